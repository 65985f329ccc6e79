"""Whatever can be chosen can be chosen on the board: by the piece that the option names, or else by a button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

from tests.draw.scenes import DRAWN_GAMES, elements, every_drawn_game
from tests.every_game.playing import SETTINGS, Setting, player, random_games_of, settings_of

from aedilis import OVER, Action, Game, Position, Rng
from aedilis.engine.decisions import Chance

ENOUGH: Final = 300  # games for all that can be decided to be met: it takes a tenth of them
SOME: Final = range(0, 400, 20)  # decisions that are looked at besides those in which something is new
DRAWN: Final = [setting for setting in SETTINGS if setting.game in DRAWN_GAMES]
Choose = Callable[[Position], int]


def decisions(setting: Setting, choose: Choose) -> Iterator[Position]:
    """Whenever somebody has a choice in a game."""
    position = setting.new()
    while position.seat != OVER:
        if position.seat >= 0:
            yield position
        position.play(choose(position))


def met_at(game: Game, position: Position) -> set[str]:
    """Which decision it is, and the sorts of option that are open."""
    sorts = {sort_of(game.action(position, option)) for option in position.options()}
    return {f"the decision {game.decisions[position.phase].name!r}", *sorts}


def sort_of(action: Action) -> str:
    return f"options such as {action.verb!r} of {action.piece.partition(':')[0]!r}"


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


@random_games_of(DRAWN)
def test_each_option_can_be_chosen_on_the_board(setting: Setting, number: int) -> None:
    """In every setting: variants and seats bring options that the usual game has not."""
    met: dict[int, set[str]] = {}  # by decision
    for n, position in enumerate(decisions(setting, player(setting, number))):
        found, before = met_at(setting.game, position), met.setdefault(position.phase, set())
        if n in SOME or not found <= before:
            before |= found
            assert_all_can_be_chosen(setting.game, position)


def curious(game: Game, random: Rng, done: Counter[str]) -> Choose:
    """Who often does what was done least in all games so far."""

    def choose(position: Position) -> int:
        option = position.pick(random)
        if position.seat >= 0 and random.below(2):
            option = min(position.options(), key=lambda option: done[sort_of(game.actions[option])])
        if position.seat >= 0:
            done[sort_of(game.actions[option])] += 1
        return option

    return choose


@every_drawn_game
def test_all_that_is_declared_is_met_and_can_be_chosen_on_the_board(game: Game) -> None:
    """Each decision and each sort of option, in games of all settings: so the proofs of random games see them too."""
    unmet = {sort_of(action) for action in game.actions}
    unmet |= {f"the decision {one.name!r}" for one in game.decisions if one.options and not isinstance(one, Chance)}
    settings, done = settings_of(game), Counter[str]()
    for number in count():
        assert number < ENOUGH, f"in {ENOUGH} games nobody met {', '.join(sorted(unmet))}"
        setting = settings[number // 2 % len(settings)]
        choose = curious(game, Rng(number), done) if number % 2 else player(setting, number + 1)
        for position in decisions(setting, choose):
            found = met_at(game, position) & unmet
            if found:
                unmet -= found
                assert_all_can_be_chosen(game, position)
        if not unmet:
            return
