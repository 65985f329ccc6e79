"""The engine's scores against the slow scorer: ends of random games, of planned ones, and ends made up at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tests.games.builders_antiquity.planner import planned_game
from tests.games.builders_antiquity.positions import (
    BUILDINGS,
    GAME,
    SLAVES,
    final,
    hands_of,
    of,
    play_randomly,
    player,
    table,
)
from tests.games.builders_antiquity.slow_scorer import Possessions, places, score

from aedilis import Position, Rng

RANDOM_GAMES: Final = 200  # of each number of players
PLANNED_GAMES: Final = 20
MADE_UP: Final = 1340


def possessions(position: Position, seat: int) -> Possessions:
    """What the readable text says a player has."""
    data = of(position, seat)
    freed = set(data["freed"])
    slaves = [hand for hand in hands_of([data]) if hand.startswith("slave") and hand not in freed]
    idle = [slave for slave in slaves if slave in data["pool"]]
    return Possessions(data["finished"], data["money"], len(idle), len(slaves) - len(idle), data["loans"])


def agree(position: Position) -> list[Possessions]:
    """Compares every seat, and says what was compared."""
    variants = table(position)["variants"]
    regular, late = variants["rewards"] == "regular", variants["late-freeing"] == "yes"
    players = [possessions(position, seat) for seat in range(position.seats)]
    totals = [score(one, regular, late) for one in players]
    assert position.scores() == [10 * total for total in totals], GAME.to_text(position)
    assert position.ranks() == places(totals)
    for seat, lines in enumerate(GAME.sheet(position, other) for other in range(position.seats)):
        assert sum(line.points for line in lines) == 10 * totals[seat]
    return players


def variants_of(number: int) -> dict[str, str]:
    """All of them in turn."""
    names = list(GAME.variants)
    return {name: GAME.variants[name][number >> at & 1] for at, name in enumerate(names)}


def coverage(players: Iterable[Possessions]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for one in players:
        seen["idle slaves"] += one.idle_slaves > 0
        seen["busy slaves"] += one.busy_slaves > 0
        seen["loans"] += one.loans > 0
        seen["freed, then no money for a loan"] += one.idle_slaves > 0 and 15 <= one.money < 20 and one.loans > 0
        seen["debts"] += one.idle_slaves > 0 and one.busy_slaves > 0 and one.loans > 0
        seen.update(one.finished)
    return seen


def test_the_slow_scorer_agrees_on_random_games() -> None:
    ends = [
        play_randomly(GAME.new(seats, **variants_of(number)), Rng(number, seats))
        for seats in (2, 3, 4)
        for number in range(RANDOM_GAMES)
    ]
    seen = coverage(one for end in ends for one in agree(end))
    assert seen["busy slaves"] > 100
    assert seen["loans"] > 100


def test_the_slow_scorer_agrees_on_planned_games() -> None:
    ends = [planned_game(seats, n, **variants_of(5 * n)) for seats in (2, 3, 4) for n in range(PLANNED_GAMES)]
    seen = coverage(one for end in ends for one in agree(end))
    assert all(table(end)["last_round"] for end in ends)
    assert sum(seen[building] > 0 for building in BUILDINGS) > 28


def made_up(number: int) -> Position:
    """Slaves, loans, money and buildings dealt out at random."""
    random = Rng(number, 9)
    seats = 2 + random.below(3)
    owners = [random.below(seats + 1) for _ in SLAVES]
    states = [random.below(3) for _ in SLAVES]  # in the pool, at a site, free
    buildings = [random.below(seats + 2) for _ in BUILDINGS]
    loans = [random.below(seats + 1) for _ in range(4)]
    people = []
    for seat in range(seats):
        mine = [(slave, states[n]) for n, slave in enumerate(SLAVES) if owners[n] == seat]
        finished = [
            building for n, building in enumerate(BUILDINGS) if buildings[n] == seat and building != SITES[seat]
        ]
        finished = [building for building in finished if building not in SITES and not building.startswith("machine")]
        at_work = " ".join(slave for slave, state in mine if state == 1)
        people.append(
            player(
                " ".join(slave for slave, state in mine if state != 1),
                random.below(50) if random.below(3) else random.below(20),
                f"{SITES[seat]} {at_work}" if random.below(2) or at_work else "",
                " ".join(finished),
                freed=" ".join(slave for slave, state in mine if state == 2),
                loans=loans.count(seat),
            )
        )
    return final(*people, seats=seats, **variants_of(random.below(64)))


SITES: Final = ("pyramid", "hanging-gardens", "colossus-of-rhodes", "sphinx")  # where slaves alone never suffice


def test_the_slow_scorer_agrees_on_ends_made_up_at_random() -> None:
    seen = coverage(one for number in range(MADE_UP) for one in agree(made_up(number)))
    assert all(seen[what] > 50 for what in ("idle slaves", "busy slaves", "loans", "debts", "shop", "forum"))
    assert seen["freed, then no money for a loan"] > 50


def test_as_many_as_can_be_freed_and_then_repaid_is_always_best() -> None:
    """So nobody has to be asked: no other number of freed slaves gives more."""
    for money in range(60):
        for slaves in range(5):
            for loans in range(4):
                one = Possessions([], money, slaves, 0, loans)
                freed = min(slaves, money // 5)
                repaid = min(loans, (money - 5 * freed) // 15)
                left = money - 5 * freed - 15 * repaid
                assert 10 * score(one) == left - 10 * (slaves - freed) - 20 * (loans - repaid)
