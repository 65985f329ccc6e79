"""Every module alone, and all of them together: whole games, looked at from every seat now and then.

The proofs in `tests/every_game` let any two modules meet; here none is missing alone, nor all at once.
"""

from __future__ import annotations

import pytest
from tests.every_game.conservation import foundations_of_rome as conserved
from tests.games.foundations_of_rome.positions import GAME, MODULES, NOBODY, OVER

from aedilis import Position, Record, Rng
from aedilis.engine.record import Move

NONE = {"monuments": "no"}
ALONE = [NONE, {}, *({"monuments": "no", module: "yes"} for module in MODULES)]
TOGETHER = dict.fromkeys(MODULES, "yes")
SETTINGS: list[tuple[int, dict[str, str]]] = [
    *((seats, variants) for number, variants in enumerate(ALONE) for seats in (2 + number % 4, 5 - number % 4)),
    *((seats, TOGETHER) for seats in (2, 3, 4, 5)),
    *((1, {"ceres": level, "hidden-goals": "yes"}) for level in ("normal", "hard", "challenge")),
]
LOOKS = 12  # moments of a game that are looked at closely


def named(setting: tuple[int, dict[str, str]]) -> str:
    seats, variants = setting
    return "-".join([str(seats), *(f"{name}={value}" for name, value in variants.items())])


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_a_whole_game(setting: tuple[int, dict[str, str]]) -> None:
    seats, variants = setting
    position, random = GAME.new(seats, **variants), Rng(11, seats)
    moves, moments = [], []
    while position.seat != OVER:
        option = position.pick(random)
        moves.append(Move(position.seat, GAME.notation(position, option)))
        moments.append((position.copy(), option))
        position.play(option)
    assert len(moves) <= GAME.longest(seats)
    for number in range(0, len(moments), max(1, len(moments) // LOOKS)):
        look_at(*moments[number], random)
    names = [f"player {seat}" for seat in range(seats)]
    settings = GAME.check_variants(variants)
    record = Record(GAME.slug, GAME.version, GAME.digest, names, settings, moves, position.scores())
    assert Record.read(record.write()).final(GAME) == position


def look_at(position: Position, option: int, random: Rng) -> None:
    """Nothing is lost, what is written is read, and what is imagined looks like what is."""
    after = position.copy()
    after.play(option)
    facts = GAME.facts(position, option, after)
    assert conserved.coins(after) == conserved.coins_after(conserved.coins(position), facts, position)
    assert conserved.whereabouts(after) == conserved.whereabouts(position)
    conserved.assert_all_there(after)
    assert GAME.decode(position.encode()) == position == GAME.from_text(GAME.to_text(position))
    for viewer in (*range(position.seats), NOBODY):
        view = position.seen_by(viewer)
        world = view.imagine(random)
        assert world.seen_by(viewer) == view == GAME.from_text(GAME.to_text(view))
        assert conserved.whereabouts(world) == conserved.whereabouts(position)
