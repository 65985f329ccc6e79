"""Numbers of observations that claim to be an amount: so much happens then, in games with any two variants."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from zlib import crc32

import pytest
from tests.every_game import promising
from tests.every_game.playing import GAMES, MORE_GAMES, Moment, Setting, every_game, settings_of
from tests.every_game.promising import Event, Seen, kept, no_amounts_of, promises_of

import aedilis
from aedilis import OVER, Game, Rng
from aedilis.bots.growth import heuristics_of
from aedilis.envs import observation_of
from aedilis.games.foundations_of_rome.data.components import QUAESTOR, QUAESTOR_SILVER

FOUNDATIONS = aedilis.game("foundations-of-rome")
MOST_GAMES = 1000  # until each promise has been compared with something
SOUNDS_LIKE_AN_AMOUNT = re.compile(
    r"\b(brings?|gets?|gives?|pays?|costs?|earns?|yields?|incomes?|wages?|prices?|points|scores?|worth|due)\b"
)


def moments(setting: Setting, number: int, hurried: bool) -> Iterator[Moment]:
    """A game by random players, or by such as finish what they begin."""
    random, position = Rng(number, 5), setting.new()
    heuristics = heuristics_of(position)
    while position.seat != OVER:
        option = heuristics.pick(position, random) if hurried else position.pick(random)
        yield Moment(position.copy(), option, False)
        position.play(option)


def keep(setting: Setting, number: int, hurried: bool = False) -> Counter[str]:
    """Proves all promises in a game; how often each could be compared."""
    compared: Counter[str] = Counter()
    for n, moment in enumerate(moments(setting, number, hurried)):
        event = Event(setting, moment, n)
        for name, promise in promises_of(setting.game).items():
            compared[name] += kept(event, name, promise)
    return compared


@pytest.mark.parametrize("games", [GAMES, pytest.param(MORE_GAMES, marks=pytest.mark.slow)])
@every_game
def test_what_is_said_happens(game: Game, games: int) -> None:
    """And each promise is about something that comes to pass, if seldom."""
    settings = settings_of(game)
    compared: Counter[str] = Counter()
    never = {*promises_of(game)}
    first = crc32(game.slug.encode())
    for number in range(max(games, MOST_GAMES)):
        compared += keep(settings[number % len(settings)], first + number, number // len(settings) % 2 == 1)
        never -= compared.keys()
        if number >= max(games, 2 * len(settings)) and not never:
            break
    assert not never, f"these could not be compared with anything: {never}"


@every_game
def test_whatever_sounds_like_an_amount_is_proven(game: Game) -> None:
    observation = observation_of(game)
    parts = {part.name: part.about for part in (*observation.common, *observation.each)}
    proven, excused = promises_of(game), no_amounts_of(game)
    sounding = {name for name, about in parts.items() if SOUNDS_LIKE_AN_AMOUNT.search(f"{name}: {about}")}
    missing = sounding - proven.keys() - excused.keys()
    assert not missing, (
        f"{missing}: say in tests/every_game/promises what happens when it comes true (PROMISES), or why it is no"
        " amount (NO_AMOUNTS)"
    )
    assert proven.keys() | excused.keys() <= parts.keys()
    assert not proven.keys() & excused.keys()


class Forgetful(Seen):
    """As observations were once: without the Quaestor's silver in the income."""

    def one(self, name: str, player: int = 0) -> int:
        quaestor = name == "income" and self.all("role", player)[QUAESTOR]
        return super().one(name, player) - (QUAESTOR_SILVER if quaestor else 0)


def test_an_income_without_the_quaestors_silver_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promising, "Seen", Forgetful)
    with_roles = [one for one in settings_of(FOUNDATIONS) if one.seats > 1 and one.variants["roles"] == "yes"]
    with pytest.raises(AssertionError, match="income"):
        [keep(with_roles[number % len(with_roles)], number) for number in range(GAMES)]
