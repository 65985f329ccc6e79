"""What speaks for or against an option in City of Marble, to who does not think ahead.

Whatever only prepares something is judged by the best that it leads to.
"""

from __future__ import annotations

from typing import Final

from aedilis.games.city_of_marble.advice.evaluation import imperium_of_others, time_left
from aedilis.games.city_of_marble.advice.site_prospects import (
    LEADER,
    ONE,
    best_laying,
    building_worth,
    fountain_worth,
    influence,
    laying_of,
    posting_promises,
    prospects,
)
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, FOUNTAIN

# The marks in their order, as each group of options gets them.
LAYING: Final = 0
PLAYING: Final = 10
DRAWING: Final = 11
EXTENDING: Final = 16
RECALLING: Final = 20
DISCARDING: Final = 23
POSTING: Final = 26
MOVING: Final = 30
RESOLVING: Final = 34
MARKS: Final = (
    "builds", "gives", "fountains", "completes", "begins", "grows", "others grow", "invites", "bridge", "source",
    "plays",
    "draws", "draws with few", "new kind", "draws by time", "last of a stack",
    "extends", "coin", "own building by water", "building of another by water",
    "recalls", "gives up", "recalls the only one",
    "discards", "gives up a lead", "ends the turn",
    "posts", "posts to build", "posts to leave", "posts for later",
    "leaves", "leaves prospects", "leaves for a lead", "leaves for a coin",
    "resolves own", "resolves for another",
)  # fmt: skip


def marks_of(position: CityOfMarble, options: list[int]) -> list[list[float]]:
    magistrates = influence(position)
    found = []
    for option in options:
        marks = [0.0] * len(MARKS)
        mark(position, magistrates, option - position.base, marks)
        found.append(marks)
    return found


def mark(position: CityOfMarble, magistrates: list[int], choice: int, marks: list[float]) -> None:
    phase = position.phase
    if phase == p.ACT or phase == p.DRAW or phase == p.PIECE:
        mark_action(position, magistrates, choice, marks)
    elif phase == p.LAY:
        mark_laying(position, magistrates, position.kind, choice, marks)
    elif phase == p.POST:
        if choice == p.WITH:
            mark_posting(position, magistrates, marks)
    elif phase == p.MOVE:
        if choice != p.STAY:
            mark_leaving(position, magistrates, choice, marks)
    elif phase == p.SITE:
        mark_resolving(position, magistrates, choice, marks)


def mark_action(position: CityOfMarble, magistrates: list[int], action: int, marks: list[float]) -> None:
    if action < p.PLAY:
        mark_draw(position, action, marks)
    elif action < p.EXTEND:
        marks[PLAYING] = 1.0
        kind = action - p.PLAY
        mark_laying(position, magistrates, kind, best_laying(position, magistrates, kind)[0], marks)
    elif action < p.RECALL:
        mark_extension(position, action - p.EXTEND, marks)
    elif action < p.DISCARD:
        mark_recall(position, magistrates, action - p.RECALL, marks)
    elif action < p.END_TURN:
        mark_discard(position, action - p.DISCARD, marks)
    else:
        marks[DISCARDING + 2] = 1.0


def mark_laying(position: CityOfMarble, magistrates: list[int], kind: int, place: int, marks: list[float]) -> None:
    laying = laying_of(position, magistrates, kind, place)
    marks[LAYING : LAYING + 10] = [
        laying.builds, laying.gives, laying.fountains, laying.completes, laying.begins, laying.grows,
        laying.others_grow, laying.invites, laying.bridge, laying.source,
    ]  # fmt: skip


def mark_draw(position: CityOfMarble, kind: int, marks: list[float]) -> None:
    player = position.players[position.seat]
    marks[DRAWING] = 1.0
    marks[DRAWING + 1] = 1.0 / (1 + sum(player.hand) + sum(player.drawn))
    marks[DRAWING + 2] = 1.0 if player.hand[kind] + player.drawn[kind] == 0 else 0.0
    marks[DRAWING + 3] = time_left(position)
    marks[DRAWING + 4] = 1.0 if position.stacks[kind] == 1 else 0.0


def mark_extension(position: CityOfMarble, extension: int, marks: list[float]) -> None:
    start = position.paths[extension // g.DIRECTIONS][-1]
    goal = position.goal_of(extension)
    built = position.sites[goal] if goal < g.SITES else c.EMPTY
    marks[EXTENDING] = 1.0
    if built == FOUNTAIN or (position.every_piece and position.is_fountain(start)):
        marks[EXTENDING + 1] = 1.0
    if built != c.EMPTY and built != FOUNTAIN:
        own = built % c.MOST_SEATS == position.turn
        marks[EXTENDING + 2 if own else EXTENDING + 3] = 1.0


def mark_recall(position: CityOfMarble, magistrates: list[int], number: int, marks: list[float]) -> None:
    player = position.players[position.seat]
    marks[RECALLING] = 1.0
    marks[RECALLING + 1] = prospects(position, magistrates, position.seat, player.magistrates[number])
    marks[RECALLING + 2] = 1.0 if player.idle_magistrate() == c.EMPTY else 0.0


def mark_discard(position: CityOfMarble, kind: int, marks: list[float]) -> None:
    own = position.players[position.seat].imperium[kind]
    marks[DISCARDING] = 1.0
    marks[DISCARDING + 1] = 1.0 if own >= imperium_of_others(position, position.seat, kind) else 0.0


def mark_posting(position: CityOfMarble, magistrates: list[int], marks: list[float]) -> None:
    marks[POSTING] = 1.0
    seat = position.turn
    for site in position.due:
        kind = c.KIND_OF[position.ground[site] // A_STRUCTURE]
        there = magistrates[site * c.KINDS + kind]
        if kind == position.kind and LEADER[there] != seat and LEADER[there + ONE[seat]] == seat:
            marks[POSTING + 1] += building_worth(position, site, kind, position.ground[site])
        marks[POSTING + 2] = 1.0
    marks[POSTING + 3] = posting_promises(position, magistrates)


def mark_leaving(position: CityOfMarble, magistrates: list[int], number: int, marks: list[float]) -> None:
    player = position.players[position.seat]
    marks[MOVING] = 1.0
    marks[MOVING + 1] = prospects(position, magistrates, position.seat, player.magistrates[number])
    built = position.sites[position.site]
    if built == FOUNTAIN:
        marks[MOVING + 3] = 1.0
    else:
        kind = built // c.MOST_SEATS
        lead = player.imperium[kind] - imperium_of_others(position, position.seat, kind)
        marks[MOVING + 2] = 1.0 if -1 <= lead <= 0 else 0.0


def mark_resolving(position: CityOfMarble, magistrates: list[int], site: int, marks: list[float]) -> None:
    kind = c.KIND_OF[position.ground[site] // A_STRUCTURE]
    leader = LEADER[magistrates[site * c.KINDS + kind]]
    edges = position.ground[site]
    if leader == position.seat:
        marks[RESOLVING] = building_worth(position, site, kind, edges)
    elif leader == c.EMPTY:
        marks[RESOLVING] = fountain_worth(position, site, position.seat, edges)
    else:
        marks[RESOLVING + 1] = building_worth(position, site, kind, edges)
