"""A slow and plain scorer agrees with the game: on all points, where districts fit, on sites and on aqueducts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.city_of_marble.positions import GAME, allowed, places, ways
from tests.games.city_of_marble.slow_scorer import DATA, City, name_of, score

from aedilis import OVER, Rng
from aedilis.games.city_of_marble.generated.phases import ACT, EXTEND, LAY, PIECE, PLAY, POST
from aedilis.games.city_of_marble.rules.position import CityOfMarble

ENDS = 2000
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"hills": "count", "fountains": "along-edges"},
    {"hills": "open", "coins": "every-piece", "shortage": "nothing"},
    {"hill-spaces": "barred", "shortage": "everything"},
)


def builder(number: int) -> Callable[[CityOfMarble], int]:
    """A random player who rather plays districts than draws them, next to others, so that cities are full."""
    random = Rng(number, 9)

    def choose(game: CityOfMarble) -> int:
        options = game.options()
        if game.phase == ACT:
            plays = [option for option in options if PLAY <= option < EXTEND]
            if plays and random.below(4):
                return plays[random.below(len(plays))]
        if game.phase == LAY and random.below(4):
            best: list[int] = []
            most = 0
            for option in options:
                after = game.copy()
                after.cover(option - game.base)
                closed = game.free.bit_count() - after.free.bit_count()
                gain = after.legal_places.bit_count() - game.legal_places.bit_count()
                worth = -2 * gain - closed
                if not best or worth > most:
                    best, most = [option], worth
                elif worth == most:
                    best.append(option)
            return best[random.below(len(best))]
        return game.pick(random)

    return choose


def new(number: int) -> CityOfMarble:
    game = GAME.new(2 + number % 3, **VARIANTS[number // 3 % 4])
    assert isinstance(game, CityOfMarble)
    return game


def random_end(number: int) -> CityOfMarble:
    """Every tenth game is played by players who build dense cities; that takes longer."""
    game, random = new(number), Rng(number, 9)
    choose = builder(number) if number % 10 == 0 else lambda game: game.pick(random)
    while game.seat != OVER:
        game.play(choose(game))
    return game


@pytest.mark.parametrize("part", range(10))
def test_it_agrees_on_two_thousand_ends(part: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(part * ENDS // 10, (part + 1) * ENDS // 10):
        game = random_end(number)
        data = GAME.describe(game)
        assert game.scores() == [score(data, seat) for seat in range(game.seats)]
        for line in data["sites"].splitlines():
            seen[line.split()[1]] += 1
    assert min(seen[what] for what in ("fountain", "temple", "bath", "theatre")) > 0
    assert seen["fountain"] > ENDS // 10, "the cities are worth looking at"


@pytest.mark.parametrize("number", range(12))
def test_it_agrees_at_every_step(number: int) -> None:
    """Where districts fit, how aqueducts go on, which sites are complete, and who builds there."""
    game = new(number)
    choose = builder(number)
    resolved = 0
    while game.seat != OVER:
        if game.phase == LAY:
            assert places(game) == City(GAME.describe(game)).places()
        if game.phase == ACT:
            city = City(GAME.describe(game))
            if city.rules["shortage"] == "everything":
                assert city.complete_sites() >= set(city.built)
            else:
                assert city.complete_sites() == set(city.built)
            if game.actions or game.extra:
                assert ways(game) == city.best_pieces(city.paths, DATA["aqueducts"]["expand_pieces"])
        if game.phase == PIECE:
            city = City(GAME.describe(game))
            turn = GAME.describe(game)["turn"]
            names = city.paths if turn["aqueduct"] == "-" else [turn["aqueduct"]]
            assert ways(game) == city.best_pieces(names, turn["pieces"])
        before = game.copy()
        game.play(choose(game))
        if before.phase == POST and len(before.due) == 1:
            resolved += assert_built_right(before, game)
    assert resolved > 2, "too few sites to tell"


def assert_built_right(before: CityOfMarble, after: CityOfMarble) -> int:
    """The one site that waits gets what the plain reader says, once the magistrate is posted or not."""
    data = GAME.describe(after)
    if data["decision"] in ("bridge", "piece"):
        return 0
    site = GAME.describe(before)["turn"]["due"][0]
    built = [line.partition(" ")[2] for line in data["sites"].splitlines() if line.startswith(f"{site} ")]
    city = City(data)
    point = next(point for point in city.complete_sites() if name_of(point) == site)
    if data["decision"] == "move":  # nobody has left the site yet
        assert built == [city.builder_at(point)]
        return 1
    assert built in ([], ["fountain"]) or "stay" not in allowed(after)
    return 0


def test_a_wrong_score_would_be_noticed() -> None:
    game = random_end(10)
    data = GAME.describe(game)
    data["player"][0]["bridges"].append("3")
    assert score(data, 0) == game.scores()[0] + 3
