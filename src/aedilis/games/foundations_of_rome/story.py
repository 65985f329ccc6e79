"""What happened between two positions of Foundations of Rome, as facts, with who may know them."""

from __future__ import annotations

from typing import cast

from aedilis.engine.facts import Fact, Value
from aedilis.engine.position import CHANCE, Position
from aedilis.games.foundations_of_rome.components import (
    ARCHITECT_PRICE,
    AUGUR_PRICE,
    CARD_IDS,
    CERES_BRIBES,
    CERES_DECK,
    CERES_ENLARGES,
    EMPTY,
    FIRST_MONUMENT,
    GARDEN_IDS,
    GOAL_IDS,
    GOALS_DEALT,
    KIND_IDS,
    KINDS,
    LOT_NAMES,
    LOTS,
    MONUMENT_IDS,
    MORE_SILVER,
    NEIGHBOURS_POINTS,
    NEIGHBOURS_SILVER,
    PER_BUILDING,
    PONTIFEX,
    PONTIFEX_POINTS,
    ROLE_IDS,
    ROLES_DEALT,
    START_DEEDS,
    START_SILVER,
)
from aedilis.games.foundations_of_rome.geometry import (
    LAY_KIND,
    LAY_TURN,
    LOT_PLACE,
    PLACE_LOTS,
    PLACE_OF,
    TURN_DEGREES,
)
from aedilis.games.foundations_of_rome.phases import (
    ACT,
    ANSWER,
    BUY,
    BUY_UNSEEN,
    BY_ARCHITECT,
    CARD_OUT,
    CERES_CARD,
    DEAL,
    DEAL_GOAL,
    DEAL_ROLE,
    END_TURN,
    FIRST_PLAYER,
    FREE,
    GARDEN,
    INCOME,
    MONUMENT,
    MORE_BASE,
    OFFER,
    OPEN_GOAL,
    PROTECT,
    REVEAL,
    SCORE,
    SITE,
    STEAL,
    TAKE,
    TO,
    UNSEEN,
    USE,
)
from aedilis.games.foundations_of_rome.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules_ceres import counted_around
from aedilis.games.foundations_of_rome.story_dealings import answer, choices, offer, protection, threat, used
from aedilis.games.foundations_of_rome.story_eras import what_followed
from aedilis.games.foundations_of_rome.worth import civic_points


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
    if phase == REVEAL:
        if option < CARD_OUT:
            return [Fact("deed_shown", CHANCE, {"lot": LOT_NAMES[option]})]
        return [Fact("card_shown", CHANCE, {"card": CARD_IDS[option - CARD_OUT]})]
    if phase == UNSEEN:
        return unseen(old, option)
    if phase == MONUMENT:
        return [Fact("monument_shown", CHANCE, {"monument": MONUMENT_IDS[choice]})]
    if phase == OPEN_GOAL:
        return [Fact("goal_shown", CHANCE, {"goal": GOAL_IDS[choice]})]
    if phase == GARDEN:
        return [Fact("garden", CHANCE, {"lot": LOT_NAMES[old.lot], "garden": GARDEN_IDS[choice]})]
    if phase == CERES_CARD:
        return ceres(old, choice)
    if phase == FIRST_PLAYER:
        first = [Fact("first", choice, {})]
        seats = [(choice + number) % old.seats for number in range(old.seats)]
        return first + [Fact("starts", seat, {"silver": start_silver(number)}) for number, seat in enumerate(seats)]
    return dealt(old, choice)


def start_silver(number: int) -> int:
    return START_SILVER + number * MORE_SILVER


def dealt(old: FoundationsOfRome, choice: int) -> list[Fact]:
    """Deeds are open unless they are drafted; goals and roles to choose from are not."""
    if old.phase == DEAL:
        number = (old.starter + old.dealt // START_DEEDS) % old.takers()
        if number == old.seats:
            return [Fact("ceres_gets", CHANCE, {"lot": LOT_NAMES[choice]})]
        if not old.draft:
            return [Fact("gets_lot", number, {"lot": LOT_NAMES[choice]})]
        return secret("dealt_deed", number, {"lot": LOT_NAMES[choice]})
    if old.phase == DEAL_GOAL:
        seat = (old.starter + old.dealt // GOALS_DEALT) % old.seats
        return secret("dealt_goal", seat, {"goal": GOAL_IDS[choice]})
    seat = (old.starter + old.dealt // ROLES_DEALT) % old.seats
    return secret("dealt_role", seat, {"role": ROLE_IDS[choice]}) if old.phase == DEAL_ROLE else []


def secret(what: str, seat: int, values: dict[str, Value]) -> list[Fact]:
    """Known to one seat; the others hear only that it happened."""
    return [Fact(what, seat, values, 1 << seat), Fact(f"{what}_unseen", seat, {}, ~(1 << seat))]


def unseen(old: FoundationsOfRome, option: int) -> list[Fact]:
    """What the Augur bought: the market stays as it is, and an influence card only its owner knows."""
    seat = old.turn
    if option < CARD_OUT:
        return [Fact("unseen", seat, {"lot": LOT_NAMES[option], "card": ""})]
    known: dict[str, Value] = {"lot": "", "card": CARD_IDS[option - CARD_OUT]}
    return [Fact("unseen", seat, known, 1 << seat), Fact("unseen", seat, {"lot": "", "card": "?"}, ~(1 << seat))]


def ceres(old: FoundationsOfRome, card: int) -> list[Fact]:
    if card == CERES_BRIBES:
        return [Fact("ceres_bribes", CHANCE, {"silver": old.strength_of_bribe()})]
    if card == CERES_ENLARGES and old.lot_to_enlarge() != EMPTY:
        return [Fact("ceres_enlarges", CHANCE, {"lot": LOT_NAMES[old.lot_to_enlarge()]})]
    slot = 0 if card == CERES_ENLARGES else min(card, len(old.row) - 1)
    return [Fact("ceres_acquires", CHANCE, {"lot": LOT_NAMES[old.row[slot]], "drawn": CERES_DECK[card]})]


# -- a turn --------------------------------------------------------------------------------------------


def deed(old: FoundationsOfRome, option: int, new: FoundationsOfRome) -> list[Fact]:
    phase, choice, seat = old.phase, option - old.base, old.seat
    if phase == ACT:
        if option >= MORE_BASE:
            return used(old, option - MORE_BASE - USE, new) if option >= MORE_BASE + USE else []
        return action(old, choice)
    if phase == SITE:
        return built(old, choice, new)
    if phase == OFFER:
        return offer(old, choice)
    if phase == ANSWER:
        return answer(old, choice)
    if phase == PROTECT:
        return protection(old, choice, new)
    if phase == STEAL:
        return threat(old, choice, new, "steals")
    if phase == TAKE:
        return [uses(old), *threat(old, choice, new, "takes_lot")]
    if phase == FREE:
        return [uses(old), Fact("takes_free", seat, {"lot": LOT_NAMES[old.row[choice]]})]
    if phase == SCORE:
        code = old.players[seat].touched(LOT_PLACE[choice])[0]
        points = civic_points(old, code)
        values: dict[str, Value] = {"building": KIND_IDS[code % KINDS], "points": points}
        return [uses(old), Fact("scores_now", seat, values)]
    if phase == TO:
        code = old.players[seat].touched(LOT_PLACE[old.lot])[0]
        values = {"building": KIND_IDS[code % KINDS], "from": LOT_NAMES[old.lot], "to": LOT_NAMES[choice]}
        return [uses(old), Fact("moves", seat, values)]
    return []


def uses(old: FoundationsOfRome) -> Fact:
    return Fact("uses", old.seat, {"card": CARD_IDS[old.card]})


def action(old: FoundationsOfRome, choice: int) -> list[Fact]:
    seat, player = old.seat, old.players[old.seat]
    if choice == INCOME:
        return [Fact("income", seat, {"silver": old.income(player)})]
    if BUY <= choice < BUY_UNSEEN:
        slot = choice - BUY
        card, price = old.row[slot], old.price(player, slot)
        if card < LOTS:
            return [Fact("buys", seat, {"lot": LOT_NAMES[card], "silver": price})]
        return [Fact("buys_card", seat, {"card": CARD_IDS[card - LOTS], "silver": price})]
    if choice == BUY_UNSEEN:
        return [Fact("buys_unseen", seat, {"silver": AUGUR_PRICE})]
    return [Fact("ends", seat, {})] if choice == END_TURN else []


def built(old: FoundationsOfRome, lot: int, new: FoundationsOfRome) -> list[Fact]:
    seat, kind, turn = old.seat, LAY_KIND[old.lay], LAY_TURN[old.lay]
    place = PLACE_OF[turn * LOTS + lot]
    told = [uses(old)] if old.card != EMPTY else []
    if old.extra == BY_ARCHITECT:
        told.append(Fact("pays_architect", seat, {"silver": ARCHITECT_PRICE}))
    values: dict[str, Value] = {
        "building": KIND_IDS[kind],
        "lot": LOT_NAMES[lot],
        "degrees": TURN_DEGREES[turn],
        "lots": [LOT_NAMES[covered] for covered in PLACE_LOTS[place]],
        "replaced": [KIND_IDS[code % KINDS] for code in old.players[seat].touched(place)],
    }
    told.append(Fact("builds", seat, values))
    if kind >= FIRST_MONUMENT:
        told += greeted(kind, place, new)
        if old.players[seat].role == PONTIFEX:
            told.append(Fact("pontifex", seat, {"points": PONTIFEX_POINTS}))
    return told


def greeted(kind: int, place: int, new: FoundationsOfRome) -> list[Fact]:
    """What the neighbours of a new monument get; Ceres, who has no seat, takes points only (O4)."""
    values: dict[str, Value] = {"points": NEIGHBOURS_POINTS[kind], "silver": NEIGHBOURS_SILVER[kind]}
    if not any(values.values()):
        return []
    told = [
        Fact("neighbour", seat, {"building": KIND_IDS[kind], **values})
        for seat in range(new.seats)
        if counted_around(new.players[seat], place, PER_BUILDING)
    ]
    if new.solo and values["points"] and counted_around(new.ceres(), place, PER_BUILDING):
        told.append(Fact("neighbour", CHANCE, {"building": KIND_IDS[kind], "points": values["points"], "silver": 0}))
    return told
