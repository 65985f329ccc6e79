"""What can be chosen in Foundations of Rome, in words: what it is, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.bits import BIT
from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.decisions import Actions, Outcomes
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import citizens_in, civic_points, silver_of
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.forecast import with_building

SIMPLE: Final = {  # by notation: options about which there is nothing to say but perhaps some {silver}
    "income": N_("Take income: {silver}"),
    "buy unseen": N_("Buy the top card of the pile, unseen, for {silver}"),
    "end": N_("End your turn"),
    "build again": N_("Build again for {silver}"),
    "steal": N_("Steal a lot with a favour token"),
    "announce nothing": N_("Announce no card"),
    "announce both": N_("Announce Ceres and Venus"),
    "propose": N_("Propose this offer"),
    "withdraw": N_("Withdraw the offer"),
    "add lot": N_("Add a lot"),
    "give fresh": N_("Give a fresh favour token"),
    "give used": N_("Give a used favour token"),
    "ask fresh": N_("Ask for a fresh favour token"),
    "ask used": N_("Ask for a used favour token"),
    "accept": N_("Accept the offer"),
    "refuse": N_("Refuse the offer"),
    "cancel": N_("Cancel it with Vesta"),
    "allow": N_("Let it happen"),
}
PRICES: Final = {"buy unseen": c.AUGUR_PRICE, "build again": c.ARCHITECT_PRICE}
ABOUT_LOTS: Final = {  # by verb: what is chosen about a lot. The names of those who own it stand in {owner}.
    "mark": N_("Mark lot {lot}"),
    "steal lot": N_("Steal lot {lot} from {owner}"),
    "take": N_("Take lot {lot} from {owner}"),
    "score": N_("{building} on {lot}: {points}"),
    "from": N_("{building} from {lot}"),
    "to": N_("To {lot}"),
    "free": N_("Take lot {lot} for free"),
}
CERES: Final = {
    "bribe": N_("Ceres bribes"),
    "enlarge": N_("Ceres enlarges her gardens"),
    "acquire": N_("Ceres takes the deed on space {space}"),
}
ADDING: Final = {  # to an offer: by whether it is given, and whether there is some of it already
    (True, False): N_("Give {thing}"),
    (True, True): N_("Give {thing} more"),
    (False, False): N_("Ask for {thing}"),
    (False, True): N_("Ask for {thing} more"),
}


def option_in_words(words: Words, at: FoundationsOfRome, option: int, names: Sequence[str]) -> str:
    if at.seat < 0:
        return outcome(words, option, names)
    choice, verb, notation = option - at.base, Actions.all[option].verb, Actions.all[option].notation
    if notation in SIMPLE:
        silver = at.income(at.players[at.seat]) if notation == "income" else PRICES.get(notation, 0)
        return words.say(SIMPLE[notation], silver=terms.amount(words, "silver", silver))
    if verb == "at":
        return site(words, at, choice)
    if verb in ABOUT_LOTS:
        return about_lot(words, at, verb, at.row[choice] if verb == "free" else choice, names)
    if verb == "buy":
        return purchase(words, at, choice - p.BUY)
    if verb == "trade":
        return words.say(N_("Trade with {seat}"), seat=names[choice - p.TRADE])
    if verb == "build":
        lay = choice - p.BUILD
        name, worth = terms.lay_name(words, lay), effects.worth(words, g.LAY_KIND[lay])
        return words.say(N_("Build: {building} ({worth})"), building=name, worth=worth)
    if verb == "use":
        card = choice - p.USE
        message = N_("Turn up {card}: {effect}") if c.PERMANENT & BIT[card] else N_("Use {card}: {effect}")
        return about_card(words, message, card)
    if verb == "announce":
        return about_card(words, N_("Announce {card}: {effect}"), c.CERES if choice == p.ANNOUNCE_CERES else c.VENUS)
    if verb == "goal":
        return words.say(N_("Keep {goal}"), goal=effects.goal_in_words(words, choice, at.seats))
    if verb == "role":
        role, effect = terms.role_name(words, choice), effects.role_effect(words, choice)
        return words.say(N_("Keep {role}: {effect}"), role=role, effect=effect)
    return step_of_offer(words, at, verb, choice)


def outcome(words: Words, option: int, names: Sequence[str]) -> str:
    """What chance can turn up."""
    what, _, id = Outcomes.all[option].piece.partition(":")
    if what == "seat":
        return words.say(N_("{seat} goes first"), seat=names[int(id)])
    if what == "deed":
        return words.say(N_("Deed {lot}"), lot=id)
    if what == "card":
        return words.say(N_("Influence card {card}"), card=terms.card_name(words, c.CARD_IDS.index(id)))
    if what == "ceres":
        does, _, space = id.partition("-")
        return words.say(CERES[does], space=space)
    return terms.named(words, id)


# -- cards ---------------------------------------------------------------------------------------------


def about_card(words: Words, message: str, card: int, silver: str = "") -> str:
    name, effect = terms.card_name(words, card), effects.card_effect(words, card)
    return words.say(message, card=name, effect=effect, silver=silver)


def purchase(words: Words, at: FoundationsOfRome, slot: int) -> str:
    card, price = at.row[slot], terms.amount(words, "silver", at.price(at.players[at.seat], slot))
    if card < c.LOTS:
        return words.say(N_("Buy lot {lot} for {silver}"), lot=c.LOT_NAMES[card], silver=price)
    return about_card(words, N_("Buy {card} for {silver}: {effect}"), card - c.LOTS, price)


# -- lots ----------------------------------------------------------------------------------------------


def site(words: Words, at: FoundationsOfRome, lot: int) -> str:
    """Where, what is replaced there, and what it would be worth where that depends on the site."""
    kind, place = g.LAY_KIND[at.chosen_lay], g.PLACE_OF[g.LAY_TURN[at.chosen_lay] * c.LOTS + lot]
    replaced = [terms.kind_name(words, code % c.KINDS) for code in at.players[at.seat].touched(place)]
    said = [words.say(N_("replaces {buildings}"), buildings=", ".join(replaced))] if replaced else []
    if c.CIVIC_POINTS[kind] or c.POPULATION_PER_CITIZEN[kind] or c.SILVER_PER_NEIGHBOUR[kind]:
        said.append(worth_there(words, at, kind, place))
    name = words.say(N_("On {lots}"), lots=", ".join(g.lot_names(g.COVERED[place])))
    return f"{name}: {'; '.join(said)}" if said else name


def worth_there(words: Words, at: FoundationsOfRome, kind: int, place: int) -> str:
    """What the neighbours would give it."""
    (after, _), code = with_building(at, at.seat, kind, place), codes.building(place, kind)
    if c.CIVIC_POINTS[kind]:
        return terms.amount(words, "points", civic_points(after, code))
    if c.POPULATION_PER_CITIZEN[kind]:
        return terms.amount(words, "citizens", citizens_in(after, code))
    return terms.amount(words, "silver", silver_of(after, code))


def about_lot(words: Words, at: FoundationsOfRome, verb: str, lot: int, names: Sequence[str]) -> str:
    values = {"lot": c.LOT_NAMES[lot]}
    if verb in ("steal lot", "take"):
        values["owner"] = names[at.owner(lot)]
    elif verb in ("score", "from"):
        (code,) = at.players[at.seat].touched(g.LOT_PLACE[lot])
        values["building"] = terms.kind_name(words, code % c.KINDS)
        values["points"] = terms.amount(words, "points", civic_points(at, code))
    return words.say(ABOUT_LOTS[verb], **values)


# -- offers --------------------------------------------------------------------------------------------


def step_of_offer(words: Words, at: FoundationsOfRome, verb: str, choice: int) -> str:
    """Silver, a lot or a card that is given or asked for."""
    mine, more = at.players[at.turn], False
    if verb == "lot":
        thing, gives = terms.lots_named(words, [c.LOT_NAMES[choice]]), at.owner(choice) == at.turn
    elif verb == "card":
        card = choice - p.ADD_CARD
        thing, gives = terms.card_as_thing(words, card), mine.has_card(card) or mine.opened & BIT[card] > 0
    else:
        gives = verb == "give silver"
        silver = c.OFFERED_SILVER[choice - (p.GIVE_SILVER if gives else p.ASK_SILVER)]
        thing, more = terms.amount(words, "silver", silver), (at.silver_given if gives else at.silver_asked) > 0
    return words.say(ADDING[gives, more], thing=thing)
