"""Positions as plain data: all that is kept about them, and texts of them that somebody has damaged."""

from __future__ import annotations

from inspect import isgetsetdescriptor, ismemberdescriptor
from typing import Any

from aedilis import CHANCE, OVER, Game, Rng, TextError


def kept(thing: Any) -> dict[str, Any]:
    """All that the engine keeps about it; works compiled too."""
    names = [name for kind in type(thing).__mro__ for name, value in vars(kind).items()
             if ismemberdescriptor(value) or isgetsetdescriptor(value)]  # fmt: skip
    found = {name: getattr(thing, name) for name in names if not name.startswith("__")}
    if "players" in found:
        found["players"] = [kept(player) for player in found["players"]]
    return found


def damaged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def set_entry(data: dict[str, Any], where: str, value: object) -> None:
    """Changes an entry of a described position, such as "turn.seat" or "player.0.coins"."""
    *path, last = [int(name) if name.isdigit() else name for name in where.split(".")]
    at: Any = data
    for name in path:
        at = at[name]
    assert at[last] != value
    at[last] = value


def assert_damage_strands_nobody(game: Game, games: int, steps: int) -> None:
    """One digit is changed at random in texts of positions: what is not refused can be played to the end."""
    random = Rng(17)
    read = 0
    for number in range(games):
        position = game.new(2 + number % 3)
        for _ in range(random.below(steps)):
            if position.seat != OVER:
                position.play(position.pick(random))
        text = game.to_text(position)
        places = [n for n, letter in enumerate(text) if letter.isdigit()]
        at = places[random.below(len(places))]
        try:
            found = game.from_text(text[:at] + str(random.below(10)) + text[at + 1 :])
        except TextError:
            continue
        read += 1
        if found.viewer < 0:
            while found.seat != OVER:
                found.play(found.pick(random))
            assert found.seat != CHANCE
    assert read > 10
