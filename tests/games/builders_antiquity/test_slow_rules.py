"""The engine against rules written a second time: what is legal at every moment, what sending costs and completes."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.builders_antiquity.planner import plan
from tests.games.builders_antiquity.positions import GAME, allowed, finished, money, of, table
from tests.games.builders_antiquity.slow_rules import NEEDS, Table
from tests.games.builders_antiquity.test_slow_scorer import variants_of

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.games.builders_antiquity.data.components import DATA

CARDS = DATA["cards"]["buildings"]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def check_legal(position: Position) -> None:
    assert allowed(position) == Table(table(position)).allowed(), GAME.to_text(position)


def check_sending(before: Position, notation: str, after: Position) -> str:
    """Wage, actions and completion of sending somebody; returns what was sent and what came of it."""
    at = Table(table(before))
    seat, hand = before.seat, at.turn["sending"]
    word, _, what = notation.partition(" ")
    site, tool = (what, "") if word == "to" else (at.turn["site"], what.replace("nothing", ""))
    entry = f"{hand}+{tool}" if tool else hand
    done = at.is_complete(site, [*at.sites[site], entry])
    assert (site in finished(after, seat)) == done
    reward = next(card["reward"] for card in CARDS if card["id"] == site) if done else 0
    if site == "philosophy-school" and at.variants["rewards"] == "regular":
        reward -= 2 if done else 0
    assert money(after, seat) == money(before, seat) - at.wage(hand) + reward
    if after.seat == seat:
        assert table(after)["turn"]["actions"] == at.turn["actions"] - at.actions_for(site)
    left = set(of(after, seat)["pool"]) - set(of(before, seat)["pool"])
    assert (hand in of(after, seat)["pool"]) == done
    if done:
        crew = {worker.split("+")[0] for worker in at.sites[site]}
        assert left == crew | ({site} if site.startswith("machine") else set())
    return "completes" if done else "stays"


@SEATS
@pytest.mark.parametrize("planned", [False, True])
def test_the_same_is_legal_and_the_same_comes_of_it(seats: int, planned: bool) -> None:
    seen: Counter[str] = Counter()
    for number in range(6 if planned else 12):
        position, random = GAME.new(seats, **variants_of(7 * number)), Rng(number, seats)
        while position.seat != OVER:
            path = plan(position, random) if planned and position.seat >= 0 else [""]
            for notation in path:
                check_legal(position)
                option = GAME.option(position, notation) if notation else position.pick(random)
                before, notation = position.copy(), GAME.notation(position, option)
                position.play(option)
                if before.seat != CHANCE and notation.split()[0] in ("to", "with"):
                    seen[check_sending(before, notation, position)] += 1
    assert seen["completes"] > 20
    assert seen["stays"] > 50


def test_the_needs_written_down_here_are_those_of_the_cards() -> None:
    assert {card["id"]: "".join(map(str, card["needs"])) for card in CARDS} == NEEDS
