"""What a game declares of its decisions is whole, and the tables lie as the generated numbers count on."""

from __future__ import annotations

from importlib import import_module

import pytest

from aedilis import LANGUAGES, Game, all_games
from aedilis.engine.decisions import Block, Chance, Decision
from aedilis.engine.rulebook import rulebook

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def every_sort_is_done(decision: Decision) -> bool:
    block = decision.options
    if decision.does or not isinstance(block, Block):
        return decision.does is not None
    return all(sort.does for part in (block, block.more) if part for sort in part.options)


@every_game
def test_each_decision_says_what_can_be_chosen_and_what_comes_of_it(game: Game) -> None:
    *decisions, end = game.decisions
    assert (end.name, end.options) == ("end", None)
    for decision in decisions:
        listed = decision.lists or (isinstance(decision, Chance) and decision.draws)
        assert decision.options, f"{decision.name} has no options"
        assert listed, f"no rule lists the options of {decision.name}"
        assert every_sort_is_done(decision), f"no rule does what is chosen in {decision.name}"


@every_game
def test_each_decision_points_to_a_section_of_the_book_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        anchors = {section.anchor for section in rulebook(game, language)}
        for decision in game.decisions:
            assert decision.rule in anchors, f"{decision.name} declares no section (rule=): {decision.rule!r}"
        assert {action.rule for action in game.actions if action.rule} <= anchors


@every_game
def test_the_tables_are_as_long_as_the_generated_numbers_count(game: Game) -> None:
    phases = import_module(f"{game.package}.generated.phases")
    assert [decision.name for decision in game.decisions] == phases.NAMES
    assert (len(game.actions), len(game.outcomes)) == (phases.ACTIONS, phases.OUTCOMES)
