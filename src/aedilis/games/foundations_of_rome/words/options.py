"""What can be chosen in Foundations of Rome, in words: what it is, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import citizens_in, civic_points, silver_of
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.forecast import with_building

# What is chosen about a lot. The names of those who own it stand in {owner}.
ABOUT_LOTS: Final = {
    p.DRAFT: N_("Mark lot {lot}"),
    p.STEAL: N_("Steal lot {lot} from {owner}"),
    p.TAKE: N_("Take lot {lot} from {owner}"),
    p.SCORE: N_("{building} on {lot}: {points}"),
    p.FROM: N_("{building} from {lot}"),
    p.TO: N_("To {lot}"),
}
SIMPLE: Final = {  # steps of an offer without numbers
    p.PROPOSE: N_("Propose this offer"),
    p.WITHDRAW: N_("Withdraw the offer"),
    p.ADD_LOT: N_("Add a lot"),
    p.GIVE_TOKEN + codes.FRESH: N_("Give a fresh favour token"),
    p.GIVE_TOKEN + codes.USED: N_("Give a used favour token"),
    p.ASK_TOKEN + codes.FRESH: N_("Ask for a fresh favour token"),
    p.ASK_TOKEN + codes.USED: N_("Ask for a used favour token"),
}


def option_in_words(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    phase, choice = at.phase, option - at.base
    if at.seat < 0:
        return outcome(words, at, option, names)
    if phase in (p.ACT, p.LAY):
        return action(words, at, option, names)
    if phase == p.SITE:
        return site(words, at, choice)
    if phase in ABOUT_LOTS:
        return about_lot(words, at, choice, names)
    if phase == p.FREE:
        return words.say(N_("Take lot {lot} for free"), lot=c.LOT_NAMES[at.row[choice]])
    if phase == p.GOAL:
        return words.say(N_("Keep {goal}"), goal=effects.goal_in_words(words, choice, at.seats))
    if phase == p.ROLE:
        message = N_("Keep {role}: {effect}")
        return words.say(message, role=terms.role_name(words, choice), effect=effects.role_effect(words, choice))
    if phase == p.ANNOUNCE:
        return announcement(words, choice)
    if phase == p.OFFER:
        return step_of_offer(words, at, choice)
    if phase == p.OFFER_LOT:
        return words.say(GIVE if is_mine(at, choice) else ASK, thing=terms.lots_named(words, [c.LOT_NAMES[choice]]))
    if phase == p.ANSWER:
        return words.say(N_("Accept the offer") if choice == p.ACCEPT else N_("Refuse the offer"))
    if choice == p.CANCEL:
        return words.say(N_("Cancel it with Vesta"))
    return words.say(N_("Let it happen"))


# -- chance --------------------------------------------------------------------------------------------


def outcome(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    """What chance can turn up."""
    phase, choice = at.phase, option - at.base
    if phase == p.FIRST_PLAYER:
        return words.say(N_("{seat} goes first"), seat=names[choice])
    if phase == p.MONUMENT:
        return terms.kind_name(words, c.TRAY_KINDS + choice)
    if phase in (p.OPEN_GOAL, p.DEAL_GOAL):
        return terms.goal_name(words, choice)
    if phase == p.DEAL_ROLE:
        return terms.role_name(words, choice)
    if phase == p.GARDEN:
        return terms.kind_name(words, c.FIRST_GARDEN + choice)
    if phase == p.CERES_CARD:
        return card_of_ceres(words, choice)
    if option >= p.CARD_OUT:
        return words.say(N_("Influence card {card}"), card=terms.card_name(words, option - p.CARD_OUT))
    return words.say(N_("Deed {lot}"), lot=c.LOT_NAMES[option])


def card_of_ceres(words: Words, card: int) -> str:
    if card == c.CERES_BRIBES:
        return words.say(N_("Ceres bribes"))
    if card == c.CERES_ENLARGES:
        return words.say(N_("Ceres enlarges her gardens"))
    return words.say(N_("Ceres takes the deed on space {space}"), space=card + 1)


# -- a turn --------------------------------------------------------------------------------------------


def action(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    choice = option - at.base
    if choice >= p.USE:
        return use(words, choice - p.USE)
    if choice >= p.BUILD:
        return lay(words, choice - p.BUILD)
    if choice == p.INCOME:
        return words.say(N_("Take income: {silver}"), silver=silver(words, at.income(at.players[at.seat])))
    if choice < p.BUY_UNSEEN:
        return purchase(words, at, choice - p.INCOME - 1)
    if choice == p.BUY_UNSEEN:
        return words.say(N_("Buy the top card of the pile, unseen, for {silver}"), silver=silver(words, c.AUGUR_PRICE))
    if choice == p.END_TURN:
        return words.say(N_("End your turn"))
    if choice == p.BUILD_AGAIN:
        return words.say(N_("Build again for {silver}"), silver=silver(words, c.ARCHITECT_PRICE))
    if choice == p.STEAL_A_LOT:
        return words.say(N_("Steal a lot with a favour token"))
    return words.say(N_("Trade with {seat}"), seat=names[choice - p.TRADE])


def silver(words: Words, number: int) -> str:
    return terms.amount(words, "silver", number)


def purchase(words: Words, at: FoundationsOfRome, slot: int) -> str:
    card, price = at.row[slot], silver(words, at.price(at.players[at.seat], slot))
    if card < c.LOTS:
        return words.say(N_("Buy lot {lot} for {silver}"), lot=c.LOT_NAMES[card], silver=price)
    return words.say(
        N_("Buy {card} for {silver}: {effect}"),
        card=terms.card_name(words, card - c.LOTS),
        silver=price,
        effect=effects.card_effect(words, card - c.LOTS),
    )


def lay(words: Words, lay: int) -> str:
    name, worth = terms.lay_name(words, lay), effects.worth(words, g.LAY_KIND[lay])
    return words.say(N_("Build: {building} ({worth})"), building=name, worth=worth)


def use(words: Words, card: int) -> str:
    message = N_("Turn up {card}: {effect}") if c.PERMANENT >> card & 1 else N_("Use {card}: {effect}")
    return words.say(message, card=terms.card_name(words, card), effect=effects.card_effect(words, card))


# -- lots ----------------------------------------------------------------------------------------------


def site(words: Words, at: FoundationsOfRome, lot: int) -> str:
    """Where, what is replaced there, and what it would be worth where that depends on the site."""
    kind, place = g.LAY_KIND[at.chosen_lay], g.PLACE_OF[g.LAY_TURN[at.chosen_lay] * c.LOTS + lot]
    replaced = [terms.kind_name(words, code % c.KINDS) for code in at.players[at.seat].touched(place)]
    said = [words.say(N_("replaces {buildings}"), buildings=", ".join(replaced))] if replaced else []
    said += worth_there(words, at, kind, place)
    name = words.say(N_("On {lots}"), lots=terms.place_name(place))
    return f"{name}: {'; '.join(said)}" if said else name


def worth_there(words: Words, at: FoundationsOfRome, kind: int, place: int) -> list[str]:
    """What the neighbours would give it."""
    if not (c.CIVIC_POINTS[kind] or c.POPULATION_PER_CITIZEN[kind] or c.SILVER_PER_NEIGHBOUR[kind]):
        return []
    (after, _), code = with_building(at, at.seat, kind, place), codes.building(place, kind)
    if c.CIVIC_POINTS[kind]:
        return [terms.amount(words, "points", civic_points(after, code))]
    if c.POPULATION_PER_CITIZEN[kind]:
        return [terms.amount(words, "citizens", citizens_in(after, code))]
    return [silver(words, silver_of(after, code))]


def about_lot(words: Words, at: FoundationsOfRome, lot: int, names: Sequence[str]) -> str:
    values = {"lot": c.LOT_NAMES[lot]}
    if at.phase in (p.STEAL, p.TAKE):
        values["owner"] = names[at.owner(lot)]
    elif at.phase in (p.SCORE, p.FROM):
        (code,) = at.players[at.seat].touched(g.LOT_PLACE[lot])
        values["building"] = terms.kind_name(words, code % c.KINDS)
        values["points"] = terms.amount(words, "points", civic_points(at, code))
    return words.say(ABOUT_LOTS[at.phase], **values)


# -- cards and offers ----------------------------------------------------------------------------------


def announcement(words: Words, choice: int) -> str:
    if choice == p.NOTHING:
        return words.say(N_("Announce no card"))
    if choice == p.ANNOUNCE_CERES + p.ANNOUNCE_VENUS:
        return words.say(N_("Announce Ceres and Venus"))
    card = c.CERES if choice == p.ANNOUNCE_CERES else c.VENUS
    message = N_("Announce {card}: {effect}")
    return words.say(message, card=terms.card_name(words, card), effect=effects.card_effect(words, card))


GIVE: Final = N_("Give {thing}")
GIVE_MORE: Final = N_("Give {thing} more")
ASK: Final = N_("Ask for {thing}")
ASK_MORE: Final = N_("Ask for {thing} more")


def step_of_offer(words: Words, at: FoundationsOfRome, choice: int) -> str:
    if choice in SIMPLE:
        return words.say(SIMPLE[choice])
    if choice >= p.ADD_CARD:
        card = choice - p.ADD_CARD
        mine = at.players[at.turn]
        name = words.say(N_("the influence card {card}"), card=terms.card_name(words, card))
        return words.say(GIVE if mine.has_card(card) or mine.opened >> card & 1 else ASK, thing=name)
    if choice >= p.ASK_SILVER:
        thing = silver(words, c.OFFERED_SILVER[choice - p.ASK_SILVER])
        return words.say(ASK_MORE if at.silver_asked else ASK, thing=thing)
    thing = silver(words, c.OFFERED_SILVER[choice - p.GIVE_SILVER])
    return words.say(GIVE_MORE if at.silver_given else GIVE, thing=thing)


def is_mine(at: FoundationsOfRome, lot: int) -> bool:
    return at.owner(lot) == at.turn
