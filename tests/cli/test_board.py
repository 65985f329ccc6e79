"""The table of City of Rome drawn with characters: it shows everything, and nothing that is only being chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from tests.every_game.test_terminal import drawn_in_characters

from aedilis import NOBODY, OVER, Position, Rng, game
from aedilis.games.city_of_rome.data.components import DECK_OF, EMPTY, NAMES
from aedilis.games.city_of_rome.drawing.terminal import SHORT_NAMES
from aedilis.games.city_of_rome.generated.phases import CELL
from aedilis.games.city_of_rome.rules.position import CityOfRome

ROME = game("city-of-rome")
every_seat_count = pytest.mark.parametrize("seats", ROME.seats)


def drawn(view: Position) -> str:
    return drawn_in_characters(ROME, view)


def positions(seats: int, number: int) -> Iterator[CityOfRome]:
    """Those of one random game."""
    position = cast(CityOfRome, ROME.new(seats))
    random = Rng(number, seats)
    while position.seat != OVER:
        yield position.copy()
        position.play(position.pick(random))
    yield position


@every_seat_count
def test_decks_are_counted_as_on_the_table(seats: int) -> None:
    for number in range(3):
        for position in positions(seats, number):
            for deck, cards in enumerate(position.decks):
                lying = len(cards) + sum(1 for card in position.under if DECK_OF[card] == deck)
                for viewer in (*range(seats), NOBODY):
                    assert position.seen_by(viewer).cards_left(deck) == lying


@every_seat_count
def test_every_building_of_the_own_city_is_named(seats: int) -> None:
    for position in list(positions(seats, 2))[::20]:
        shown = " ".join(drawn(position.seen_by(0)).split())
        for kind in position.players[0].cells:
            if kind != EMPTY:
                assert NAMES[kind].split()[0] in shown


def test_cells_to_build_on_carry_the_number_of_their_option() -> None:
    choosing = [position.seen_by(position.seat) for number in range(3) for position in choosing_a_cell(number)]
    assert len(choosing) > 20
    for view in choosing:
        marks = [int(mark) for mark in re.findall(r"▸ (\d+)", drawn(view))]
        assert sorted(marks) == list(range(1, len(view.options()) + 1))


def choosing_a_cell(number: int) -> Iterator[CityOfRome]:
    return (position for position in positions(4, number) if position.phase == CELL)


def test_others_do_not_see_what_is_only_being_chosen() -> None:
    for position in choosing_a_cell(1):
        assert "▸" not in drawn(position.seen_by((position.seat + 1) % 4))


def test_every_card_has_a_short_name_that_fits() -> None:
    assert set(NAMES) == set(SHORT_NAMES)
    assert max(map(len, SHORT_NAMES.values())) <= 5


def test_colour_is_never_the_only_sign() -> None:
    """Each name stands for one colour, and in the large city the colour is written out."""
    shown = "".join(drawn(position.seen_by(0)) for position in list(positions(4, 3))[::10])
    for colour, name in {"green": "market", "red": "arena", "yellow": "school", "blue": "baths"}.items():
        assert re.search(rf" {name} \(.*{colour}", shown)
