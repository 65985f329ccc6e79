"""The tables of actions and outcomes lie as the phases count on: each phase's options begin where it says."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import GAME

from aedilis.games.city_of_rome.generated import phases


def test_the_tables_are_as_long_as_the_phases_count() -> None:
    assert len(GAME.actions) == phases.ACTIONS
    assert len(GAME.outcomes) == phases.OUTCOMES


@pytest.mark.parametrize(
    ("base", "notation"),
    [
        (phases.PLACE_BASE, "space 1"),
        (phases.TAKE_BASE, "take I-winery"),
        (phases.ACT_BASE, "build I-winery"),
        (phases.ACT_BASE + phases.PRODUCE, "produce"),
        (phases.ACT_BASE + phases.DONE, "done"),
        (phases.CELL_BASE, "at a1"),
        (phases.PAY_BASE, "brick a1"),
        (phases.PAY_BASE + phases.COINS, "coins"),
        (phases.SCHOOL_BASE, "draw I"),
        (phases.KEEP_BASE, "keep I-winery"),
        (phases.UNDER_BASE, "under I-winery"),
    ],
)
def test_each_phase_begins_where_it_says(base: int, notation: str) -> None:
    assert GAME.actions[base].notation == notation


def test_chance_begins_with_cards_then_strips_then_first_players() -> None:
    bases = (phases.CARD_BASE, phases.STRIP_BASE, phases.FIRST_BASE)
    assert [GAME.outcomes[base].notation for base in bases] == ["I-winery", "strip BBBCC", "first 0"]
