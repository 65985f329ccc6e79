"""Whatever can be chosen can be chosen on the board: by the piece that the option names, or else by a button."""

from __future__ import annotations

from typing import Final

from tests.draw.scenes import DRAWN_GAMES, elements, every_drawn_game
from tests.every_game.meeting import all_met, decisions, sorts_at
from tests.every_game.playing import MORE_DRAWN_GAMES, SETTINGS, SOME_DRAWN_GAMES, Setting, player, random_games_of

from aedilis import Game, Position

SOME: Final = range(0, 400, 20)  # decisions that are looked at besides those in which something is new


def assert_all_can_be_chosen(game: Game, position: Position) -> None:
    view = position.seen_by(position.seat)
    carriers: dict[str, list[str | None]] = {}
    for element in elements(game, view):
        for code in (element.get("data-options") or "").split(";"):
            carriers.setdefault(code, []).append(element.get("data-piece"))
    for option in view.options():
        action = game.action(view, option)
        said = f"{action.notation!r} of the decision {game.decisions[view.phase].name!r}"
        assert action.notation in carriers, f"nothing on the board can be chosen for {said}"
        if action.piece:
            said += f" names the piece {action.piece!r}, which is not drawn: draw it, or name none"
            assert action.piece in carriers[action.notation], said


@random_games_of([setting for setting in SETTINGS if setting.game in DRAWN_GAMES], SOME_DRAWN_GAMES, MORE_DRAWN_GAMES)
def test_each_option_can_be_chosen_on_the_board(setting: Setting, number: int) -> None:
    """In every setting: variants and seats bring options that the usual game has not."""
    met: set[str] = set()
    for n, position in enumerate(decisions(setting, player(setting, number))):
        sorts = sorts_at(setting.game, position) if position.seat >= 0 else set()
        if not sorts <= met or (n in SOME and sorts):
            met |= sorts
            assert_all_can_be_chosen(setting.game, position)


@every_drawn_game
def test_all_that_is_declared_can_be_chosen_on_the_board(game: Game) -> None:
    for met in all_met(game.slug):
        if met.position.seat >= 0:
            assert_all_can_be_chosen(game, met.position)
