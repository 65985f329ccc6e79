"""Positions in which each decision that a game declares comes up, and each sort of option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from tests.every_game.playing import Setting, player, settings_of

import aedilis
from aedilis import OVER, Game, Position, Rng
from aedilis.engine.decisions import Action

ENOUGH: Final = 300  # games for all that can be decided to be met: it takes a tenth of them
SEVERAL: Final = 4  # games in which a decision is looked at, if it is met in so many

Choose = Callable[[Position], int]


class Met(NamedTuple):
    """A decision, with options of some sort that were not met before in it."""

    setting: Setting
    position: Position

    @property
    def decision(self) -> str:
        return self.setting.game.decisions[self.position.phase].name

    @property
    def name(self) -> str:
        return f"the decision {self.decision!r} of {self.setting.game.slug}"


def decisions(setting: Setting, choose: Choose) -> Iterator[Position]:
    """Whenever somebody, or chance, has a choice in a game."""
    position = setting.new()
    while position.seat != OVER:
        yield position
        position.play(choose(position))


def sort_of(action: Action) -> str:
    return f"options such as {action.verb!r} of {action.piece.partition(':')[0]!r}"


def sorts_at(game: Game, position: Position) -> set[str]:
    """Which decision it is, and the sorts of option that are open."""
    decision = f"the decision {game.decisions[position.phase].name!r}"
    sorts = {sort_of(game.action(position, option)) for option in position.options()}
    return {decision, *sorts, *(f"{sort} in {decision}" for sort in sorts)}


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


def declared(game: Game) -> set[str]:
    sorts = {sort_of(action) for action in [*game.actions, *game.outcomes]}
    return sorts | {f"the decision {decision.name!r}" for decision in game.decisions if decision.options}


@cache
def all_met(slug: str) -> list[Met]:
    """Until each decision and each sort of option was met, in games of all settings; each decision in some of them."""
    game, found = aedilis.game(slug), list[Met]()
    games = Counter[int]()  # by decision, in how many it was met
    settings, done, met, unmet = settings_of(game), Counter[str](), set[str](), declared(game)
    for number in range(ENOUGH):
        setting = settings[number // 2 % len(settings)]
        choose = curious(game, Rng(number), done) if number % 2 else player(setting, number + 1)
        here = set[int]()
        for position in decisions(setting, choose):
            sorts = sorts_at(game, position)
            if not sorts <= met or (games[position.phase] < SEVERAL and position.phase not in here):
                found.append(Met(setting, position.copy()))
                met |= sorts
                here.add(position.phase)
        games.update(here)
        unmet -= met
        if not unmet:
            return found
    raise AssertionError(f"in {ENOUGH} games nobody met {', '.join(sorted(unmet))}")
