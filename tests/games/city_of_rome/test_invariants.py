"""What holds at every moment of every game: the city's shape, its tokens, and the engine's own bookkeeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from inspect import isgetsetdescriptor, ismemberdescriptor
from typing import Any, cast

import pytest
from tests.games.city_of_rome.positions import GAME, city, expand, influence, money, read_city, table, turn
from tests.games.city_of_rome.slow_scorer import COLOURS, HOUSES, PRODUCTION, STARS, TEMPLES, short

from aedilis import OVER, Position, Rng

GAMES = pytest.mark.parametrize("seats", [2, 3, 4])
GRANARIES = {"II-grain", "III-grain", "IV-grain", "I-winery"}
SPECIAL = {"forum", "colosseum", "university", "imperial-baths"}


def moments(seats: int, games: int, stream: int) -> Iterator[Position]:
    """Every position of some random games; it may be looked at, not changed."""
    for number in range(games):
        position, random = GAME.new(seats), Rng(number, stream)
        yield position
        while position.seat != OVER:
            position.play(position.pick(random))
            yield position


def bare(entry: str) -> str:
    """The card of a cell, without token and markers."""
    return entry.partition(":")[0].rstrip("*")


def neighbours(cell: str) -> set[str]:
    column, row = ord(cell[0]), int(cell[1])
    return {f"{chr(column + c)}{row + r}" for c, r in ((0, 1), (0, -1), (1, 0), (-1, 0))}


# -- the city -----------------------------------------------------------------------------------------------


def check_shape(built: dict[str, str]) -> None:
    """Within four by four and connected; one aqueduct a row and column."""
    for coordinates in (sorted({cell[0] for cell in built}), sorted({cell[1] for cell in built})):
        assert ord(coordinates[-1]) - ord(coordinates[0]) < 4
    reached = {min(built)}
    while more := {other for cell in reached for other in neighbours(cell) if other in built} - reached:
        reached |= more
    assert reached == set(built)
    pipes = [cell for cell, entry in built.items() if short(bare(entry)) == "aqueduct"]
    assert len({cell[0] for cell in pipes}) == len({cell[1] for cell in pipes}) == len(pipes) <= 4


def check_tokens(built: dict[str, str]) -> None:
    """A brick token only where one can be produced, markers on all baths and only there."""
    for entry in built.values():
        card, _, markers = entry.partition(":")
        assert "*" not in card or card.removesuffix("*") in GRANARIES
        assert bool(markers) == (short(bare(entry)) in ("baths", "imperial-baths"))
        if markers:
            special = card == "I-imperial-baths"
            assert 1 + special <= int(markers) <= 4 + special


@GAMES
def test_every_city_keeps_to_the_rules_at_every_moment(seats: int) -> None:
    drawings = {player["city"] for position in moments(seats, 12, 1) for player in table(position)["player"]}
    assert len(drawings) > 200
    for drawing in drawings:
        check_shape(read_city(drawing))
        check_tokens(read_city(drawing))


@GAMES
def test_money_and_influence_are_never_negative(seats: int) -> None:
    for position in moments(seats, 12, 2):
        for player in table(position)["player"]:
            assert player["money"] >= 0
            assert player["influence"] >= 0


# -- the engine's bookkeeping ---------------------------------------------------------------------------------


def kept(player: Any) -> dict[str, Any]:
    """All that the engine keeps about a player, lists without an order sorted; works compiled too."""
    kinds = [vars(kind).items() for kind in type(player).__mro__]
    descriptors = [
        name for kind in kinds for name, value in kind if ismemberdescriptor(value) or isgetsetdescriptor(value)
    ]
    found = {name: getattr(player, name) for name in descriptors if not name.startswith("__")}
    return found | {name: sorted(found[name]) for name in ("doubles", "baths")}


@GAMES
def test_what_is_derived_from_the_city_equals_what_is_worked_out_anew(seats: int) -> None:
    for position in moments(seats, 8, 3):
        anew = GAME.decode(position.encode())
        assert anew == position
        assert anew.seat == position.seat
        assert anew.options() == position.options()
        assert anew.count() == position.count() == len(position.options())
        assert anew.weights() == position.weights()
        for mine, fresh in zip(cast(Any, position).players, cast(Any, anew).players, strict=True):
            assert len(kept(mine)) > 20
            assert kept(mine) == kept(fresh)


def lying(data: dict[str, Any]) -> Counter[str]:
    """All cards, wherever they lie."""
    cards = [*data["offer"], *data["turn"]["drawn"], *data["under"]]
    cards += [card for cards in data["decks"].values() for card in cards]
    cards += [card for player in data["player"] for card in player["hand"]]
    built = [bare(entry) for player in data["player"] for entry in read_city(player["city"]).values()]
    return Counter([*expand(cards), *built])


@GAMES
def test_cards_are_neither_lost_nor_doubled_except_those_that_aqueducts_replace(seats: int) -> None:
    full = lying(table(GAME.new(seats)))
    for number in range(6):
        position, random, gone = GAME.new(seats), Rng(number, 4), Counter[str]()
        while position.seat != OVER:
            option = position.pick(random)
            if table(position)["decision"] == "cell":
                cell = GAME.notation(position, option).removeprefix("at ")
                gone.update(bare(entry) for place, entry in city(position, position.seat).items() if place == cell)
            position.play(option)
            assert lying(table(position)) + gone == full


# -- a referee ------------------------------------------------------------------------------------------------


def cost(card: str) -> int:
    name = short(card)
    if name in HOUSES:
        return HOUSES[name] - 1
    if name in TEMPLES:
        return 2 if card in STARS else 3
    return 2 if name in PRODUCTION else 3 if name in COLOURS else 1


def check_building(before: Position, cell: str, after: Position) -> str:
    """Price, stars, function and tokens of one building, worked out from the rulebook; returns what was built."""
    seat, at = before.seat, turn(before)
    card, built = at["building"], city(before, seat)
    around = len(neighbours(cell) & set(built)) + (short(card) in SPECIAL)
    price = 2 * max(0, cost(card) - at["bricks"] - len(at["spending"]))
    income = around if COLOURS.get(short(card)) == "green" else 0
    tokens = around if COLOURS.get(short(card)) == "red" else 0
    assert money(after, seat) == money(before, seat) - price + income
    assert influence(after, seat) == influence(before, seat) + STARS.get(card, 0) + tokens
    markers = f":{around}" if COLOURS.get(short(card)) == "blue" else ""
    left = {place: entry.rstrip("*") if place in at["spending"] else entry for place, entry in built.items()}
    assert city(after, seat) == left | {cell: card + markers}
    return str(card)


@GAMES
def test_every_building_costs_and_brings_what_the_rulebook_says(seats: int) -> None:
    checked: Counter[str] = Counter()
    for number in range(25):
        position, random = GAME.new(seats), Rng(number, 5)
        while position.seat != OVER:
            before = position.copy() if table(position)["decision"] == "cell" else None
            option = position.pick(random)
            cell = GAME.notation(position, option).removeprefix("at ")
            position.play(option)
            if before is not None and table(position)["round"] == table(before)["round"] and position.seat != OVER:
                checked[check_building(before, cell, position)] += 1
    assert checked.total() > 200
    assert {COLOURS[short(card)] for card in checked if short(card) in COLOURS} == {"green", "red", "yellow", "blue"}
