"""What happened between two positions of The Builders: Antiquity, as facts; there are no secrets among them."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import members
from aedilis.engine.facts import Fact, Value
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words.sheet import final_count


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(BuildersAntiquity, before), cast(BuildersAntiquity, after)
    return [*deed(old, option), *completion(old, new), *end_of_turn(old, new)]


def deed(old: BuildersAntiquity, option: int) -> list[Fact]:
    phase, choice = old.phase, option - old.base
    if phase == p.FIRST_PLAYER:
        return [Fact("first", choice, {})]
    if phase == p.DEAL:
        return [Fact("apprentice", (old.starter + old.gap) % old.seats, {"hand": c.HAND_IDS[choice]})]
    if phase == p.BUILDING:
        return [Fact("top" if old.gap == c.ROW else "building_shown", CHANCE, {"building": c.BUILDING_IDS[choice]})]
    if phase == p.WORKER:
        return [Fact("worker_shown", CHANCE, {"hand": c.HAND_IDS[choice]})]
    if phase == p.ACT and option < p.MORE_BASE:
        return from_a_row(old, option)
    if phase == p.ACT:
        return action(old, option - p.MORE_BASE)
    if phase == p.TEACH:
        university = c.RESOURCE_NAMES[old.teaching]
        values: dict[str, Value] = {"hand": c.HAND_IDS[choice], "university": university, "money": c.UNIVERSITY_PRICE}
        return [Fact("teaches", old.seat, values)]
    if phase == p.TOOL:
        return [sent(old, old.site, choice)]
    if phase == p.SITE and old.base != p.AT_BASE:
        return [sent(old, choice, p.NO_TOOL)]
    return []


def from_a_row(old: BuildersAntiquity, option: int) -> list[Fact]:
    if option >= p.RECRUIT_BASE:
        return [Fact("recruits", old.seat, {"hand": c.HAND_IDS[option - p.RECRUIT_BASE]})]
    told = [Fact("opens", old.seat, {"building": c.BUILDING_IDS[option]})]
    if old.top != c.EMPTY:
        told.append(Fact("building_shown", CHANCE, {"building": c.BUILDING_IDS[old.top]}))
    return told


def action(old: BuildersAntiquity, choice: int) -> list[Fact]:
    seat = old.seat
    if choice < p.BUY_TOOL:
        slave = c.HAND_IDS[c.FIRST_SLAVE + choice - p.BUY_SLAVE]
        return [Fact("buys_slave", seat, {"hand": slave, "money": c.SLAVE_PRICE})]
    if choice < p.BORROW:
        return [Fact("buys_tool", seat, {"tool": c.RESOURCE_NAMES[choice - p.BUY_TOOL], "money": c.TOOL_PRICE})]
    if choice == p.BORROW:
        return [Fact("borrows", seat, {"money": c.LOAN})]
    if p.UNIVERSITY <= choice < p.FREE:
        return []  # only begun
    if choice < p.TAKE:
        return [Fact("frees", seat, {"hand": c.HAND_IDS[c.FIRST_SLAVE + choice - p.FREE]})]
    if choice < p.REPAY:
        actions = choice - p.TAKE + 1
        return [Fact("takes", seat, {"money": c.SESTERCES[actions], "actions": actions})]
    if choice == p.REPAY:
        return [Fact("repays", seat, {"money": c.REPAYMENT})]
    if choice == p.EXTRA:
        return [Fact("buys_action", seat, {"money": c.PRICE_OF_ACTION})]
    return [Fact("ends", seat, {})] if choice == p.END_TURN else []


def sent(old: BuildersAntiquity, building: int, tool: int) -> Fact:
    values: dict[str, Value] = {
        "hand": c.HAND_IDS[old.sending],
        "building": c.BUILDING_IDS[building],
        "money": old.wage_of(old.seat, old.sending),
        "actions": old.sent_to(building) + 1,
        "tool": c.EMPTY if tool == p.NO_TOOL else c.RESOURCE_NAMES[tool],
    }
    return Fact("sends", old.seat, values)


# -- what follows by itself -----------------------------------------------------------------------------


def completion(old: BuildersAntiquity, new: BuildersAntiquity) -> list[Fact]:
    return [
        Fact(
            "completes",
            seat,
            {
                "building": c.BUILDING_IDS[building],
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
