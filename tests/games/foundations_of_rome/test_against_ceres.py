"""Who plays alone wins with more points than Ceres, and only then: in the ranks and wherever wins are counted."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from tests.games.foundations_of_rome.positions import GAME, OVER, begin, player, position, score

from aedilis import NOBODY, Position, Rng, playout
from aedilis.bots.growth import heuristics_of
from aedilis.envs.rewards import by_margin, by_rank, by_win
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.terminal.sheets import places

WON, TIED, LOST = 3, 0, -2  # what lies between the two


def ended(lead: int) -> Any:
    """A game in which the player has 20 points, and so many more or less than Ceres."""
    game = position(player(points={"civic": 20}), seats=1, era=3, ending=1)
    game.ceres().book(1, 0, 20 - lead)
    game.end_game()
    return game


def shown(game: Position, language: str) -> str:
    console = Console(width=100, file=io.StringIO(), color_system=None, highlight=False)
    console.print(places(game.seen_by(NOBODY), GAME.words(language), ["Livia"]))
    file: Any = console.file
    return " ".join(file.getvalue().split())


@pytest.mark.parametrize(("lead", "rank"), [(WON, 1), (TIED, 2), (LOST, 2)])
def test_only_more_points_than_ceres_win(lead: int, rank: int) -> None:
    game = ended(lead)
    assert (game.seat, game.scores()) == (OVER, [lead])
    assert game.ranks() == game.seen_by(0).ranks() == [rank]
    heuristics = heuristics_of(game)
    won = 1.0 if rank == 1 else 0.0
    assert heuristics.wins(game, heuristics.outlook(game)) == by_win(GAME, game) == [won]
    assert by_rank(GAME, game) == [2 * won - 1]
    assert by_margin(GAME, game) == [lead]


@pytest.mark.parametrize("level", GAME.variants["ceres"])
def test_in_random_games_too(level: str) -> None:
    for number in range(20):
        game = begin(1, number, ceres=level)
        playout(game, Rng(number, 1))
        assert (game.ranks() == [1]) == (score(game) > score_of(game, game.ceres()))


def test_with_others_at_the_table_places_are_as_ever() -> None:
    assert position(player(points={"civic": 1}), player(points={"civic": 2})).ranks() == [2, 1]


# -- what is shown of it ----------------------------------------------------------------------------------------------

SENTENCES = {
    "en": {
        WON: "1. Livia 20 2. Ceres 17 Livia has won against Ceres, by 20 points to 17.",
        TIED: "1. Ceres 20 2. Livia 20 Livia has lost against Ceres, by 20 points to 20: a tie is not enough.",
        LOST: "1. Ceres 22 2. Livia 20 Livia has lost against Ceres, by 20 points to 22.",
    },
    "de": {
        WON: "1. Livia 20 2. Ceres 17 Livia hat gegen Ceres gewonnen, mit 20 zu 17 Punkten.",
        TIED: "1. Ceres 20 2. Livia 20 Livia hat gegen Ceres verloren, mit 20 zu 20 Punkten: Gleichstand genügt nicht.",
        LOST: "1. Ceres 22 2. Livia 20 Livia hat gegen Ceres verloren, mit 20 zu 22 Punkten.",
    },
}


@pytest.mark.parametrize("lead", [WON, TIED, LOST])
@pytest.mark.parametrize("language", SENTENCES)
def test_the_final_table_of_the_terminal_has_ceres_and_a_verdict(language: str, lead: int) -> None:
    assert shown(ended(lead), language).endswith(SENTENCES[language][lead])


def test_nobody_else_has_a_rival() -> None:
    game = position(player(points={"civic": 1}), player(points={"civic": 2}))
    assert GAME.words().rival(game) is None
    assert GAME.words().rival_verdict(game, "Livia") == ""
