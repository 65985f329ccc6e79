"""What happened between two positions of The Builders: Antiquity, as facts; there are no secrets among them."""

from __future__ import annotations

from typing import Final, cast

from aedilis.engine.bits import members
from aedilis.engine.facts import Fact, Value
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.decisions import Actions, Outcomes
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words.sheet import final_count


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(BuildersAntiquity, before), cast(BuildersAntiquity, after)
    return [*deed(old, option), *completion(old, new), *end_of_turn(old, new)]


# By the verb of the action table: the fact, what it calls the piece that is named in the notation, and what was paid.
DEEDS: Final[dict[str, tuple[str, str, dict[str, Value]]]] = {
    "building": ("building_shown", "building", {}),
    "worker": ("worker_shown", "hand", {}),
    "open": ("opens", "building", {}),
    "recruit": ("recruits", "hand", {}),
    "buy": ("buys_slave", "hand", {"money": c.SLAVE_PRICE}),
    "tool": ("buys_tool", "tool", {"money": c.TOOL_PRICE}),
    "loan": ("borrows", "", {"money": c.LOAN}),
    "free": ("frees", "hand", {}),
    "repay": ("repays", "", {"money": c.REPAYMENT}),
    "action": ("buys_action", "", {"money": c.PRICE_OF_ACTION}),
    "end": ("ends", "", {}),
}


def deed(old: BuildersAntiquity, option: int) -> list[Fact]:
    seat = old.seat
    action = (Outcomes if seat == CHANCE else Actions).all[option]
    name = action.notation.partition(" ")[2]
    if action.prepares:
        return []
    if action.verb == "first":
        return [Fact("first", option - old.base, {})]
    if action.verb == "apprentice":
        return [Fact("apprentice", (old.starter + old.gap) % old.seats, {"hand": name})]
    if action.verb == "building" and old.gap == c.ROW:
        return [Fact("top", CHANCE, {"building": name})]
    if action.verb == "take":
        actions = int(name)
        return [Fact("takes", seat, {"money": c.SESTERCES[actions], "actions": actions})]
    if action.verb == "teach":
        university = c.RESOURCE_NAMES[old.teaching]
        return [Fact("teaches", seat, {"hand": name, "university": university, "money": c.UNIVERSITY_PRICE})]
    if action.verb == "to":
        return [sent(old, option - p.SITE_BASE, p.WITHOUT)]
    if action.verb == "with":
        return [sent(old, old.site, option - p.TOOL_BASE)]
    what, piece, paid = DEEDS[action.verb]
    told = [Fact(what, seat, {piece: name, **paid} if piece else paid)]
    if action.verb == "open" and old.top != c.EMPTY:
        told.append(Fact("building_shown", CHANCE, {"building": c.BUILDING_IDS[old.top]}))
    return told


def sent(old: BuildersAntiquity, building: int, tool: int) -> Fact:
    values: dict[str, Value] = {
        "hand": c.HAND_IDS[old.sending],
        "building": c.BUILDING_IDS[building],
        "money": old.wage_of(old.seat, old.sending),
        "actions": old.sent_to(building) + 1,
        "tool": c.EMPTY if tool == p.WITHOUT else c.RESOURCE_NAMES[tool],
    }
    return Fact("sends", old.seat, values)


# -- what follows by itself -----------------------------------------------------------------------------


def completion(old: BuildersAntiquity, new: BuildersAntiquity) -> list[Fact]:
    told = []
    for seat in range(old.seats):
        for building in members(new.players[seat].finished & ~old.players[seat].finished):
            gain: dict[str, Value] = {"money": new.reward_of(building), "points": new.points_for(building)}
            told.append(Fact("completes", seat, {"building": c.BUILDING_IDS[building], **gain}))
    return told


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
