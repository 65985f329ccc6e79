"""What happened between two positions of Foundations of Rome, as facts, with who may know them."""

from __future__ import annotations

from typing import cast

from aedilis.engine.facts import Fact, Value, in_secret
from aedilis.engine.position import CHANCE, Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import civic_points, neighbours
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words.story_dealings import answer, choices, offer, protection, threat, used
from aedilis.games.foundations_of_rome.words.story_eras import what_followed


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(FoundationsOfRome, before), cast(FoundationsOfRome, after)
    if old.seat == CHANCE:
        told = come_out(old, option)
    elif old.together:
        told = choices(old, option - old.base, new)
    else:
        told = deed(old, option, new)
    return [*told, *what_followed(old, option, new)]


# -- chance --------------------------------------------------------------------------------------------


def come_out(old: FoundationsOfRome, option: int) -> list[Fact]:
    phase, choice = old.phase, option - old.base
    if phase == p.REVEAL:
        if option < p.CARD_OUT:
            return [Fact("deed_shown", CHANCE, {"lot": c.LOT_NAMES[option]})]
        return [Fact("card_shown", CHANCE, {"card": c.CARD_IDS[option - p.CARD_OUT]})]
    if phase == p.UNSEEN:
        return unseen(old, option)
    if phase == p.MONUMENT:
        return [Fact("monument_shown", CHANCE, {"monument": c.MONUMENT_IDS[choice]})]
    if phase == p.OPEN_GOAL:
        return [Fact("goal_shown", CHANCE, {"goal": c.GOAL_IDS[choice]})]
    if phase == p.GARDEN:
        return [Fact("garden", CHANCE, {"lot": c.LOT_NAMES[old.lot], "garden": c.GARDEN_IDS[choice]})]
    if phase == p.CERES_CARD:
        return ceres(old, choice)
    if phase == p.FIRST_PLAYER:
        first = [Fact("first", choice, {})]
        seats = [(choice + number) % old.seats for number in range(old.seats)]
        return first + [Fact("starts", seat, {"silver": start_silver(number)}) for number, seat in enumerate(seats)]
    return dealt(old, choice)


def start_silver(number: int) -> int:
    return c.START_SILVER + number * c.MORE_SILVER


def dealt(old: FoundationsOfRome, choice: int) -> list[Fact]:
    """Deeds are open unless they are drafted; goals and roles to choose from are not."""
    if old.phase == p.DEAL:
        number = (old.starter + old.dealt // c.START_DEEDS) % old.takers()
        if number == old.seats:
            return [Fact("ceres_gets", CHANCE, {"lot": c.LOT_NAMES[choice]})]
        if not old.draft:
            return [Fact("gets_lot", number, {"lot": c.LOT_NAMES[choice]})]
        return in_secret("dealt_deed", number, {"lot": c.LOT_NAMES[choice]})
    if old.phase == p.DEAL_GOAL:
        seat = (old.starter + old.dealt // c.GOALS_DEALT) % old.seats
        return in_secret("dealt_goal", seat, {"goal": c.GOAL_IDS[choice]})
    seat = (old.starter + old.dealt // c.ROLES_DEALT) % old.seats
    return in_secret("dealt_role", seat, {"role": c.ROLE_IDS[choice]}) if old.phase == p.DEAL_ROLE else []


def unseen(old: FoundationsOfRome, option: int) -> list[Fact]:
    """What the Augur bought: the market stays as it is, and an influence card only its owner knows."""
    seat = old.turn
    if option < p.CARD_OUT:
        return [Fact("unseen", seat, {"lot": c.LOT_NAMES[option], "card": ""})]
    known: dict[str, Value] = {"lot": "", "card": c.CARD_IDS[option - p.CARD_OUT]}
    return in_secret("unseen", seat, known, {"lot": "", "card": "?"}, "unseen")


def ceres(old: FoundationsOfRome, card: int) -> list[Fact]:
    if card == c.CERES_BRIBES:
        return [Fact("ceres_bribes", CHANCE, {"silver": old.strength_of_bribe()})]
    if card == c.CERES_ENLARGES and old.lot_to_enlarge() != c.EMPTY:
        return [Fact("ceres_enlarges", CHANCE, {"lot": c.LOT_NAMES[old.lot_to_enlarge()]})]
    slot = 0 if card == c.CERES_ENLARGES else min(card, len(old.row) - 1)
    return [Fact("ceres_acquires", CHANCE, {"lot": c.LOT_NAMES[old.row[slot]], "drawn": c.CERES_DECK[card]})]


# -- a turn --------------------------------------------------------------------------------------------


def deed(old: FoundationsOfRome, option: int, new: FoundationsOfRome) -> list[Fact]:
    phase, choice, seat = old.phase, option - old.base, old.seat
    if phase == p.ACT:
        if option >= p.USE:
            return used(old, option - p.USE, new)
        return action(old, choice)
    if phase == p.SITE:
        return built(old, choice, new)
    if phase == p.OFFER:
        return offer(old, choice)
    if phase == p.ANSWER:
        return answer(old, choice)
    if phase == p.PROTECT:
        return protection(old, choice, new)
    if phase == p.STEAL:
        return threat(old, choice, new, "steals")
    if phase == p.TAKE:
        return [uses(old), *threat(old, choice, new, "takes_lot")]
    if phase == p.FREE:
        return [uses(old), Fact("takes_free", seat, {"lot": c.LOT_NAMES[old.row[choice]]})]
    if phase == p.SCORE:
        code = old.players[seat].touched(g.LOT_PLACE[choice])[0]
        points = civic_points(old, code)
        values: dict[str, Value] = {"building": c.KIND_IDS[code % c.KINDS], "points": points}
        return [uses(old), Fact("scores_now", seat, values)]
    if phase == p.TO:
        code = old.players[seat].touched(g.LOT_PLACE[old.lot])[0]
        values = {"building": c.KIND_IDS[code % c.KINDS], "from": c.LOT_NAMES[old.lot], "to": c.LOT_NAMES[choice]}
        return [uses(old), Fact("moves", seat, values)]
    return []


def uses(old: FoundationsOfRome) -> Fact:
    return Fact("uses", old.seat, {"card": c.CARD_IDS[old.card]})


def action(old: FoundationsOfRome, choice: int) -> list[Fact]:
    seat, player = old.seat, old.players[old.seat]
    if choice == p.INCOME:
        return [Fact("income", seat, {"silver": old.income(player)})]
    if p.BUY <= choice < p.BUY_UNSEEN:
        slot = choice - p.BUY
        card, price = old.row[slot], old.price(player, slot)
        if card < c.LOTS:
            return [Fact("buys", seat, {"lot": c.LOT_NAMES[card], "silver": price})]
        return [Fact("buys_card", seat, {"card": c.CARD_IDS[card - c.LOTS], "silver": price})]
    if choice == p.BUY_UNSEEN:
        return [Fact("buys_unseen", seat, {"silver": c.AUGUR_PRICE})]
    return [Fact("ends", seat, {})] if choice == p.END_TURN else []


def built(old: FoundationsOfRome, lot: int, new: FoundationsOfRome) -> list[Fact]:
    seat, kind, turn = old.seat, g.LAY_KIND[old.chosen_lay], g.LAY_TURN[old.chosen_lay]
    place = g.PLACE_OF[turn * c.LOTS + lot]
    told = [uses(old)] if old.card != c.EMPTY else []
    if old.extra == codes.BY_ARCHITECT:
        told.append(Fact("pays_architect", seat, {"silver": c.ARCHITECT_PRICE}))
    values: dict[str, Value] = {
        "building": c.KIND_IDS[kind],
        "lot": c.LOT_NAMES[lot],
        "degrees": g.TURN_DEGREES[turn],
        "lots": [c.LOT_NAMES[covered] for covered in g.PLACE_LOTS[place]],
        "replaced": [c.KIND_IDS[code % c.KINDS] for code in old.players[seat].touched(place)],
    }
    told.append(Fact("builds", seat, values))
    if kind >= c.FIRST_MONUMENT:
        told += greeted(kind, place, new)
        if old.players[seat].role == c.PONTIFEX:
            told.append(Fact("pontifex", seat, {"points": c.PONTIFEX_POINTS}))
    return told


def greeted(kind: int, place: int, new: FoundationsOfRome) -> list[Fact]:
    """What the neighbours of a new monument get; Ceres, who has no seat, takes points only (O4)."""
    values: dict[str, Value] = {"points": c.NEIGHBOURS_POINTS[kind], "silver": c.NEIGHBOURS_SILVER[kind]}
    if not any(values.values()):
        return []
    told = [
        Fact("neighbour", seat, {"building": c.KIND_IDS[kind], **values})
        for seat in range(new.seats)
        if neighbours([new.players[seat]], place)
    ]
    if new.solo and values["points"] and neighbours([new.ceres()], place):
        told.append(Fact("neighbour", CHANCE, {"building": c.KIND_IDS[kind], "points": values["points"], "silver": 0}))
    return told
