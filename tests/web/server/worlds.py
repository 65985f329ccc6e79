"""Two games that differ only in what one viewer may not know, each as the log of a table."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

from tests.every_game.observing import Told, told
from tests.every_game.playing import one_of

from aedilis import CHANCE, NOBODY, OVER, Game, Position, Rng
from aedilis.web.house import FILE

TRIES = 30


class Decision(NamedTuple):
    seat: int
    path: list[str]
    chance: list[str]  # what came out after it


World = list[Decision]  # the first one is the beginning: nobody decides, chance does


def a_path(game: Game, position: Position, random: Rng) -> list[int]:
    """A whole decision at random, or one outcome."""
    turn, path = position.copy(), [position.pick(random)]
    while turn.seat != CHANCE and game.actions[path[-1]].prepares:
        turn.play(path[-1])
        path.append(turn.pick(random))
    return path


def after(game: Game, position: Position, path: list[int], viewer: int) -> tuple[Position, list[Told]]:
    heard: list[Told] = []
    now = position.copy()
    for option in path:
        before = now.copy()
        now.play(option)
        heard += told(game, before, option, now, viewer)
    return now, heard


def other_path(game: Game, world: Position, path: list[int], end: tuple[Position, list[Told]], viewer: int, random: Rng,
               own: bool) -> list[int] | None:  # fmt: skip
    """What happens in the other world, another thing if possible, so that the viewer notices no difference."""
    tried = [path] if own else [*(a_path(game, world, random) for _ in range(TRIES)), path]
    alike = []
    for other in tried:
        if len(other) != len(path) or not legal(world, other):
            continue
        there, heard = after(game, world, other, viewer)
        if heard == end[1] and there.seen_by(viewer) == end[0].seen_by(viewer) and there.seat == end[0].seat:
            alike.append(other)
    different = [other for other in alike if other != path]
    return one_of(random, different or alike) if alike else None


def legal(position: Position, path: list[int]) -> bool:
    turn = position.copy()
    for option in path:
        if option not in turn.options():
            return False
        turn.play(option)
    return True


def two_worlds(game: Game, seats: int, viewer: int, seed: int, decisions: int) -> tuple[World, World] | None:
    """None when the two came out the same."""
    random = Rng(seed, 11)
    one, other = game.new(seats), game.new(seats)
    worlds: tuple[World, World] = ([Decision(NOBODY, [], [])], [Decision(NOBODY, [], [])])
    while one.seat != OVER and (len(worlds[0]) <= decisions or one.seat == CHANCE):
        path = a_path(game, one, random)
        end = after(game, one, path, viewer)
        twin = other_path(game, other, path, end, viewer, random, one.seat == viewer)
        if twin is None:
            break
        for world, position, played in ((worlds[0], one, path), (worlds[1], other, twin)):
            note(game, world, position, played)
        one, other = end[0], after(game, other, twin, viewer)[0]
    while one.seat == CHANCE:  # a log never ends before chance has answered
        worlds[0].pop()
        worlds[1].pop()
        return shorter(game, seats, worlds)
    return worlds if one != other else None


def note(game: Game, world: World, position: Position, path: list[int]) -> None:
    if position.seat == CHANCE:
        world[-1].chance.append(game.outcomes[path[0]].notation)
    else:
        world.append(Decision(position.seat, [game.actions[option].notation for option in path], []))


def shorter(game: Game, seats: int, worlds: tuple[World, World]) -> tuple[World, World] | None:
    ends = []
    for world in worlds:
        position = game.new(seats)
        for _, path, chance in world:
            for notation in [*path, *chance]:
                position.play(game.option(position, notation))
        ends.append(position)
    return worlds if len(worlds[0]) > 1 and ends[0] != ends[1] else None


def rewrite(source: Path, target: Path, table: str, joins: int, world: World) -> None:
    """The same people at the same table, with another game in its log."""
    shutil.copytree(source, target)
    with sqlite3.connect(target / FILE) as sql:
        sql.execute('DELETE FROM entries WHERE "table" = ? AND number > ?', (table, 1 + joins))
        begin = json.dumps({"chance": world[0].chance})
        sql.execute('UPDATE entries SET data = ? WHERE "table" = ? AND number = 1', (begin, table))
        for number, (seat, path, chance) in enumerate(world[1:], 2 + joins):
            data = json.dumps({"answers": number - 1, "path": path, "chance": chance})
            sql.execute("INSERT INTO entries VALUES (?, ?, 'move', ?, ?)", (table, number, seat, data))
