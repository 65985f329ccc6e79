"""What can be chosen in Foundations of Rome, in words: what it is, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome import effects, terms
from aedilis.games.foundations_of_rome.components import (
    ARCHITECT_PRICE,
    AUGUR_PRICE,
    CERES,
    CERES_BRIBES,
    CERES_ENLARGES,
    CIVIC_POINTS,
    FIRST_GARDEN,
    KINDS,
    LOT_NAMES,
    LOTS,
    OFFERED_SILVER,
    PERMANENT,
    POPULATION_PER_CITIZEN,
    SILVER_PER_NEIGHBOUR,
    TRAY_KINDS,
    VENUS,
)
from aedilis.games.foundations_of_rome.geometry import (
    LAY_KIND,
    LAY_TURN,
    LOT_HI,
    LOT_LO,
    LOT_PLACE,
    PLACE_OF,
    TRAY_LAYS,
)
from aedilis.games.foundations_of_rome.phases import (
    ACCEPT,
    ACT,
    ADD_CARD,
    ADD_LOT,
    ANNOUNCE,
    ANNOUNCE_CERES,
    ANNOUNCE_VENUS,
    ANSWER,
    ASK_FRESH,
    ASK_SILVER,
    ASK_USED,
    BUILD,
    BUILD_AGAIN,
    BUY_UNSEEN,
    CANCEL,
    CARD_OUT,
    CERES_CARD,
    DEAL_GOAL,
    DEAL_ROLE,
    DRAFT,
    END_TURN,
    FIRST_PLAYER,
    FREE,
    FROM,
    GARDEN,
    GIVE_FRESH,
    GIVE_SILVER,
    GIVE_USED,
    GOAL,
    INCOME,
    LAY,
    MONUMENT,
    MORE_BASE,
    NOTHING,
    OFFER,
    OFFER_LOT,
    OPEN_GOAL,
    PROPOSE,
    ROLE,
    SCORE,
    SITE,
    STEAL,
    STEAL_A_LOT,
    TAKE,
    TO,
    TRADE,
    USE,
    WITHDRAW,
)
from aedilis.games.foundations_of_rome.player import building
from aedilis.games.foundations_of_rome.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.worth import citizens_in, civic_points, silver_of

# What is chosen about a lot. The names of those who own it stand in {owner}.
ABOUT_LOTS: Final = {
    DRAFT: N_("Mark lot {lot}"),
    STEAL: N_("Steal lot {lot} from {owner}"),
    TAKE: N_("Take lot {lot} from {owner}"),
    SCORE: N_("{building} on {lot}: {points}"),
    FROM: N_("{building} from {lot}"),
    TO: N_("To {lot}"),
}
SIMPLE: Final = {  # steps of an offer without numbers
    PROPOSE: N_("Propose this offer"),
    WITHDRAW: N_("Withdraw the offer"),
    ADD_LOT: N_("Add a lot"),
    GIVE_FRESH: N_("Give a fresh favour token"),
    GIVE_USED: N_("Give a used favour token"),
    ASK_FRESH: N_("Ask for a fresh favour token"),
    ASK_USED: N_("Ask for a used favour token"),
}


def option_in_words(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    phase, choice = at.phase, option - at.base
    if at.seat < 0:
        return outcome(words, at, option, names)
    if phase in (ACT, LAY):
        return action(words, at, option, names)
    if phase == SITE:
        return site(words, at, choice)
    if phase in ABOUT_LOTS:
        return about_lot(words, at, choice, names)
    if phase == FREE:
        return words.say(N_("Take lot {lot} for free"), lot=LOT_NAMES[at.row[choice]])
    if phase == GOAL:
        return words.say(N_("Keep {goal}"), goal=effects.goal_in_words(words, choice, at.seats))
    if phase == ROLE:
        message = N_("Keep {role}: {effect}")
        return words.say(message, role=terms.role_name(words, choice), effect=effects.role_effect(words, choice))
    if phase == ANNOUNCE:
        return announcement(words, choice)
    if phase == OFFER:
        return step_of_offer(words, at, choice)
    if phase == OFFER_LOT:
        return words.say(GIVE if is_mine(at, choice) else ASK, thing=terms.lots_named(words, [LOT_NAMES[choice]]))
    if phase == ANSWER:
        return words.say(N_("Accept the offer") if choice == ACCEPT else N_("Refuse the offer"))
    if choice == CANCEL:
        return words.say(N_("Cancel it with Vesta"))
    return words.say(N_("Let it happen"))


# -- chance --------------------------------------------------------------------------------------------


def outcome(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    """What chance can turn up."""
    phase, choice = at.phase, option - at.base
    if phase == FIRST_PLAYER:
        return words.say(N_("{seat} goes first"), seat=names[choice])
    if phase == MONUMENT:
        return terms.kind_name(words, TRAY_KINDS + choice)
    if phase in (OPEN_GOAL, DEAL_GOAL):
        return terms.goal_name(words, choice)
    if phase == DEAL_ROLE:
        return terms.role_name(words, choice)
    if phase == GARDEN:
        return terms.kind_name(words, FIRST_GARDEN + choice)
    if phase == CERES_CARD:
        return card_of_ceres(words, choice)
    if option >= CARD_OUT:
        return words.say(N_("Influence card {card}"), card=terms.card_name(words, option - CARD_OUT))
    return words.say(N_("Deed {lot}"), lot=LOT_NAMES[option])


def card_of_ceres(words: Words, card: int) -> str:
    if card == CERES_BRIBES:
        return words.say(N_("Ceres bribes"))
    if card == CERES_ENLARGES:
        return words.say(N_("Ceres enlarges her gardens"))
    return words.say(N_("Ceres takes the deed on space {space}"), space=card + 1)


# -- a turn --------------------------------------------------------------------------------------------


def action(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    choice = option - at.base
    if option >= MORE_BASE + USE:
        return use(words, option - MORE_BASE - USE)
    if option >= MORE_BASE:
        return lay(words, TRAY_LAYS + option - MORE_BASE)
    if choice >= BUILD:
        return lay(words, choice - BUILD)
    if choice == INCOME:
        return words.say(N_("Take income: {silver}"), silver=silver(words, at.income(at.players[at.seat])))
    if choice < BUY_UNSEEN:
        return purchase(words, at, choice - INCOME - 1)
    if choice == BUY_UNSEEN:
        return words.say(N_("Buy the top card of the pile, unseen, for {silver}"), silver=silver(words, AUGUR_PRICE))
    if choice == END_TURN:
        return words.say(N_("End your turn"))
    if choice == BUILD_AGAIN:
        return words.say(N_("Build again for {silver}"), silver=silver(words, ARCHITECT_PRICE))
    if choice == STEAL_A_LOT:
        return words.say(N_("Steal a lot with a favour token"))
    return words.say(N_("Trade with {seat}"), seat=names[choice - TRADE])


def silver(words: Words, number: int) -> str:
    return terms.amount(words, "silver", number)


def purchase(words: Words, at: FoundationsOfRome, slot: int) -> str:
    card, price = at.row[slot], silver(words, at.price(at.players[at.seat], slot))
    if card < LOTS:
        return words.say(N_("Buy lot {lot} for {silver}"), lot=LOT_NAMES[card], silver=price)
    return words.say(
        N_("Buy {card} for {silver}: {effect}"),
        card=terms.card_name(words, card - LOTS),
        silver=price,
        effect=effects.card_effect(words, card - LOTS),
    )


def lay(words: Words, lay: int) -> str:
    name, worth = terms.lay_name(words, lay), effects.worth(words, LAY_KIND[lay])
    return words.say(N_("Build: {building} ({worth})"), building=name, worth=worth)


def use(words: Words, card: int) -> str:
    message = N_("Turn up {card}: {effect}") if PERMANENT >> card & 1 else N_("Use {card}: {effect}")
    return words.say(message, card=terms.card_name(words, card), effect=effects.card_effect(words, card))


# -- lots ----------------------------------------------------------------------------------------------


def site(words: Words, at: FoundationsOfRome, lot: int) -> str:
    """Where, what is replaced there, and what it would be worth where that depends on the site."""
    kind, place = LAY_KIND[at.lay], PLACE_OF[LAY_TURN[at.lay] * LOTS + lot]
    replaced = [terms.kind_name(words, code % KINDS) for code in at.players[at.seat].touched(place)]
    said = [words.say(N_("replaces {buildings}"), buildings=", ".join(replaced))] if replaced else []
    said += worth_there(words, at, kind, place)
    name = words.say(N_("On {lots}"), lots=terms.place_name(place))
    return f"{name}: {'; '.join(said)}" if said else name


def worth_there(words: Words, at: FoundationsOfRome, kind: int, place: int) -> list[str]:
    """What the neighbours would give it."""
    if not (CIVIC_POINTS[kind] or POPULATION_PER_CITIZEN[kind] or SILVER_PER_NEIGHBOUR[kind]):
        return []
    after, code = at.copy(), building(place, kind)
    player = after.players[at.seat]
    for touched in player.touched(place):
        player.remove(touched, at.level)
    player.put(place, kind, at.level)
    if CIVIC_POINTS[kind]:
        return [terms.amount(words, "points", civic_points(after, code))]
    if POPULATION_PER_CITIZEN[kind]:
        return [terms.amount(words, "citizens", citizens_in(after, code))]
    return [silver(words, silver_of(after, code))]


def about_lot(words: Words, at: FoundationsOfRome, lot: int, names: Sequence[str]) -> str:
    values = {"lot": LOT_NAMES[lot]}
    if at.phase in (STEAL, TAKE):
        values["owner"] = names[at.owner(LOT_LO[lot], LOT_HI[lot])]
    elif at.phase in (SCORE, FROM):
        (code,) = at.players[at.seat].touched(LOT_PLACE[lot])
        values["building"] = terms.kind_name(words, code % KINDS)
        values["points"] = terms.amount(words, "points", civic_points(at, code))
    return words.say(ABOUT_LOTS[at.phase], **values)


# -- cards and offers ----------------------------------------------------------------------------------


def announcement(words: Words, choice: int) -> str:
    if choice == NOTHING:
        return words.say(N_("Announce no card"))
    if choice == ANNOUNCE_CERES + ANNOUNCE_VENUS:
        return words.say(N_("Announce Ceres and Venus"))
    card = CERES if choice == ANNOUNCE_CERES else VENUS
    message = N_("Announce {card}: {effect}")
    return words.say(message, card=terms.card_name(words, card), effect=effects.card_effect(words, card))


GIVE: Final = N_("Give {thing}")
GIVE_MORE: Final = N_("Give {thing} more")
ASK: Final = N_("Ask for {thing}")
ASK_MORE: Final = N_("Ask for {thing} more")


def step_of_offer(words: Words, at: FoundationsOfRome, choice: int) -> str:
    if choice in SIMPLE:
        return words.say(SIMPLE[choice])
    if choice >= ADD_CARD:
        card = choice - ADD_CARD
        mine = at.players[at.turn]
        name = words.say(N_("the influence card {card}"), card=terms.card_name(words, card))
        return words.say(GIVE if mine.has_card(card) or mine.opened >> card & 1 else ASK, thing=name)
    if choice >= ASK_SILVER:
        thing = silver(words, OFFERED_SILVER[choice - ASK_SILVER])
        return words.say(ASK_MORE if at.silver_asked else ASK, thing=thing)
    thing = silver(words, OFFERED_SILVER[choice - GIVE_SILVER])
    return words.say(GIVE_MORE if at.silver_given else GIVE, thing=thing)


def is_mine(at: FoundationsOfRome, lot: int) -> bool:
    return at.owner(LOT_LO[lot], LOT_HI[lot]) == at.turn
