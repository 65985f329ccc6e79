"""What happened between two positions of The Builders: Antiquity, as facts; there are no secrets among them."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import members
from aedilis.engine.facts import Fact, Value
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.builders_antiquity.components import (
    BUILDING_IDS,
    EMPTY,
    FIRST_SLAVE,
    HAND_IDS,
    LOAN,
    PRICE_OF_ACTION,
    REPAYMENT,
    RESOURCE_NAMES,
    ROW,
    SESTERCES,
    SLAVE_PRICE,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
)
from aedilis.games.builders_antiquity.phases import (
    ACT,
    AT_BASE,
    BORROW,
    BUILDING,
    BUY_SLAVE,
    BUY_TOOL,
    DEAL,
    END_TURN,
    EXTRA,
    FIRST_PLAYER,
    FREE,
    MORE_BASE,
    NO_TOOL,
    RECRUIT_BASE,
    REPAY,
    SITE,
    TAKE,
    TEACH,
    TOOL,
    UNIVERSITY,
    WORKER,
)
from aedilis.games.builders_antiquity.position import BuildersAntiquity
from aedilis.games.builders_antiquity.sheet import final_count


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(BuildersAntiquity, before), cast(BuildersAntiquity, after)
    return [*deed(old, option), *completion(old, new), *end_of_turn(old, new)]


def deed(old: BuildersAntiquity, option: int) -> list[Fact]:
    phase, choice = old.phase, option - old.base
    if phase == FIRST_PLAYER:
        return [Fact("first", choice, {})]
    if phase == DEAL:
        return [Fact("apprentice", (old.starter + old.gap) % old.seats, {"hand": HAND_IDS[choice]})]
    if phase == BUILDING:
        return [Fact("top" if old.gap == ROW else "building_shown", CHANCE, {"building": BUILDING_IDS[choice]})]
    if phase == WORKER:
        return [Fact("worker_shown", CHANCE, {"hand": HAND_IDS[choice]})]
    if phase == ACT and option < MORE_BASE:
        return from_a_row(old, option)
    if phase == ACT:
        return action(old, option - MORE_BASE)
    if phase == TEACH:
        university = RESOURCE_NAMES[old.teaching]
        values: dict[str, Value] = {"hand": HAND_IDS[choice], "university": university, "money": UNIVERSITY_PRICE}
        return [Fact("teaches", old.seat, values)]
    if phase == TOOL:
        return [sent(old, old.site, choice)]
    if phase == SITE and old.base != AT_BASE:
        return [sent(old, choice, NO_TOOL)]
    return []


def from_a_row(old: BuildersAntiquity, option: int) -> list[Fact]:
    if option >= RECRUIT_BASE:
        return [Fact("recruits", old.seat, {"hand": HAND_IDS[option - RECRUIT_BASE]})]
    told = [Fact("opens", old.seat, {"building": BUILDING_IDS[option]})]
    if old.top != EMPTY:
        told.append(Fact("building_shown", CHANCE, {"building": BUILDING_IDS[old.top]}))
    return told


def action(old: BuildersAntiquity, choice: int) -> list[Fact]:
    seat = old.seat
    if choice < BUY_TOOL:
        slave = HAND_IDS[FIRST_SLAVE + choice - BUY_SLAVE]
        return [Fact("buys_slave", seat, {"hand": slave, "money": SLAVE_PRICE})]
    if choice < BORROW:
        return [Fact("buys_tool", seat, {"tool": RESOURCE_NAMES[choice - BUY_TOOL], "money": TOOL_PRICE})]
    if choice == BORROW:
        return [Fact("borrows", seat, {"money": LOAN})]
    if UNIVERSITY <= choice < FREE:
        return []  # only begun
    if choice < TAKE:
        return [Fact("frees", seat, {"hand": HAND_IDS[FIRST_SLAVE + choice - FREE]})]
    if choice < REPAY:
        actions = choice - TAKE + 1
        return [Fact("takes", seat, {"money": SESTERCES[actions], "actions": actions})]
    if choice == REPAY:
        return [Fact("repays", seat, {"money": REPAYMENT})]
    if choice == EXTRA:
        return [Fact("buys_action", seat, {"money": PRICE_OF_ACTION})]
    return [Fact("ends", seat, {})] if choice == END_TURN else []


def sent(old: BuildersAntiquity, building: int, tool: int) -> Fact:
    values: dict[str, Value] = {
        "hand": HAND_IDS[old.sending],
        "building": BUILDING_IDS[building],
        "money": old.wage_of(old.seat, old.sending),
        "actions": old.sent_to(building) + 1,
        "tool": EMPTY if tool == NO_TOOL else RESOURCE_NAMES[tool],
    }
    return Fact("sends", old.seat, values)


# -- what follows by itself -----------------------------------------------------------------------------


def completion(old: BuildersAntiquity, new: BuildersAntiquity) -> list[Fact]:
    return [
        Fact(
            "completes",
            seat,
            {
                "building": BUILDING_IDS[building],
                "money": new.reward_of(building),
                "points": new.points_for(building),
            },
        )
        for seat in range(old.seats)
        for building in members(new.players[seat].finished & ~old.players[seat].finished)
    ]


def end_of_turn(old: BuildersAntiquity, new: BuildersAntiquity) -> list[Fact]:
    told = []
    if new.last_round > old.last_round:
        told.append(Fact("last_round", old.turn, {"points": new.players[old.turn].points}))
    if new.round > old.round:
        told.append(Fact("round", new.starter, {"round": new.round}))
        if new.rounds_left():
            told.append(Fact("idle", CHANCE, {"idle": new.idle, "left": new.rounds_left()}))
    if new.seat == OVER:
        if not new.last_round:
            told.append(Fact("stalemate", CHANCE, {}))
        told += [Fact("result", seat, dict(final_count(new, seat))) for seat in range(new.seats)]
    return told
