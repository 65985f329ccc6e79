"""Numbers of observations that claim to be an amount: so much happens then, in games with any two variants."""

from __future__ import annotations

import re
from collections import Counter
from zlib import crc32

import pytest
from tests.every_game import promising
from tests.every_game.playing import GAMES, MORE_GAMES, Setting, every_game, play, settings_of
from tests.every_game.promising import Event, Seen, kept, no_amounts_of, promises_of

from aedilis import Game
from aedilis import game as game_of
from aedilis.envs import observation_of
from aedilis.games.foundations_of_rome.components import QUAESTOR, QUAESTOR_SILVER

SOUNDS_LIKE_AN_AMOUNT = re.compile(
    r"\b(brings?|gets?|gives?|pays?|costs?|earns?|yields?|incomes?|wages?|prices?|points|scores?|worth|due)\b"
)


def keep(setting: Setting, number: int) -> Counter[str]:
    """Proves all promises in a random game; how often each could be compared."""
    compared: Counter[str] = Counter()
    for n, moment in enumerate(play(setting, number)):
        event = Event(setting, moment, n)
        for name, promise in promises_of(setting.game).items():
            compared[name] += kept(event, name, promise)
    return compared


@pytest.mark.parametrize("games", [GAMES, pytest.param(MORE_GAMES, marks=pytest.mark.slow)])
@every_game
def test_what_is_said_happens(game: Game, games: int) -> None:
    """And each promise is about something that comes to pass."""
    settings = settings_of(game)
    compared: Counter[str] = Counter()
    first = crc32(game.slug.encode())
    for number in range(max(games, len(settings))):
        compared += keep(settings[number % len(settings)], first + number)
    never = promises_of(game).keys() - compared.keys()
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
    foundations = [setting for setting in settings_of_foundations() if setting.variants["roles"] == "yes"]
    with pytest.raises(AssertionError, match="income"):
        for number in range(GAMES):
            keep(foundations[number % len(foundations)], number)


def settings_of_foundations() -> list[Setting]:
    return [setting for setting in settings_of(game_of("foundations-of-rome")) if setting.seats > 1]
