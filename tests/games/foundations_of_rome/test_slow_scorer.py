"""The engine and a plain scorer agree on the end of random boards of all sizes, and of random games."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import OVER, begin, decide, player, position, told
from tests.games.foundations_of_rome.slow_scorer import GOALS, KINDS, Board, Lot, name_of, read

import aedilis
from aedilis import Rng

BOARDS = 500 if aedilis.compiled() else 125  # of each size
MARKERS = 8
MONUMENTS = [kind for kind in KINDS if KINDS[kind][1] == 0]
ROLES = ("aedile", "tribune", "patrician", "senator", "banker", "curator")
CARDS = ("saturn", "pomona", "concordia", "victoria", "portunus")


def random_cities(seats: int, random: Rng) -> list[dict[str, Any]]:
    """Players with buildings wherever they fit, and some lots besides."""
    size = seats + 5
    free: set[Lot] = {(column, row) for column in range(size) for row in range(size)}
    built: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(20 + random.below(120)):
        seat, kind = random.below(seats), list(KINDS)[random.below(len(KINDS))]
        used = [entry.split()[0] for city in built for entry in city]
        if kind in MONUMENTS and kind in used:
            continue
        if kind not in MONUMENTS and [entry.split()[0] for entry in built[seat]].count(kind) >= KINDS[kind][1]:
            continue
        entry = f"{kind} {name_of((random.below(size), random.below(size)))}"
        if KINDS[kind][0] not in ("I1", "O4"):
            turns = 2 if KINDS[kind][0][0] in "IR" else 4
            entry += f" {90 * random.below(turns)}"
        if read(entry).lots <= free:
            free -= read(entry).lots
            built[seat].append(entry)
    people = []
    for city in built:
        spare = sorted(free)
        lots = [spare.pop(random.below(len(spare))) for _ in range(random.below(MARKERS + 1)) if spare]
        free -= set(lots)
        people.append(player(" | ".join(city), lots=" ".join(map(name_of, lots)), silver=random.below(16)))
    return people


def dealt(things: tuple[str, ...] | list[str], number: int, random: Rng) -> list[str]:
    left = list(things)
    return [left.pop(random.below(len(left))) for _ in range(number)]


def random_end(seats: int, random: Rng) -> Any:
    """A game before its last action, with whatever else counts."""
    people = random_cities(seats, random)
    goals = dealt(list(GOALS), 2 * seats, random)
    roles, cards = dealt(ROLES, seats, random), dealt(CARDS, 3, random)
    unused = dealt(["juno", "mercury", "apollo", "vesta"], 2, random)
    for seat, own in enumerate(people):
        own |= {"role": roles[seat], "goal": goals[seat], "goals": [goals[seat]]}
        own |= {"fresh": random.below(3), "used": random.below(3), "points": [random.below(9) for _ in range(18)]}
        own["open_cards"] = [card for number, card in enumerate(cards) if number % seats == seat]
        own["cards"] = sorted(card for number, card in enumerate(unused) if number % seats == seat)
    return position(
        *people,
        seats=seats,
        seat=seats - 1,
        era=3,
        ending=1,
        open_goals=" ".join(goals[seats:]),
        monuments="yes",
        hidden_goals="yes",
        roles="yes",
        influence="yes",
        favour="yes",
    )


def played_out(game: Any) -> Any:
    """The last player takes income and uses nothing."""
    decide(game, "income")
    while game.seat != OVER:
        decide(game, "end")
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_agree_on_the_end_of_random_boards(seats: int) -> None:
    random = Rng(4, seats)
    for _ in range(BOARDS):
        game = random_end(seats, random)
        booked = [own["points"] for own in told(game)["player"]]
        final = told(played_out(game))
        for own, before in zip(final["player"], booked, strict=True):
            own["points"] = before
        board = Board(final)
        assert game.scores() == [board.score(seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_agree_on_random_games(seats: int) -> None:
    """Points booked before the last action are taken as they are, as well as those for building a monument with it."""
    agreed = 0
    for number in range(8):
        game, random = begin(seats, number), Rng(number, seats)
        while game.seat != OVER:
            before = told(game)
            game.play(game.pick(random))
        if before["decision"] != "site" or before["turn"]["building"].split()[0] != "temple-jupiter":
            final = told(game)
            for own, earlier in zip(final["player"], before["player"], strict=True):
                own["points"] = earlier["points"]
            assert game.scores() == [Board(final).score(seat) for seat in range(seats)]
            agreed += 1
    assert agreed > 6
