"""A hundred games a title replay as they were played; where a change of the rules breaks one, this tells where."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.every_game.corpus import GAMES, corpus, corpus_file
from tests.every_game.playing import every_game, settings_of

from aedilis import OVER, Game, Record, all_games, compiled
from aedilis.engine.corrections import difference

PARTS = 10  # so that two processors share the work
SELDOM = 9  # plain Python replays every ninth game only: tests/parity shows that both engines play the same
SLOW_PARTS = range(1, PARTS, 2)  # these wait for `make test-all`


def story(record: Record, number: int) -> str:
    variants = [f"{name}={value}" for name, value in record.variants.items()]
    return " ".join([f"{record.game}, game {number} of the corpus ({len(record.names)} players)", *variants])


def broken(game: Game, record: Record, number: int) -> str:
    """Which game, which move and which section of the rules; nothing if it replays."""
    found = difference(game, record)
    if found is None:
        return ""
    return (
        f"{story(record, number)} no longer replays: move {found.moves + 1}, section {found.rule!r} of the rules: "
        f"{found.reason}. If the rules were meant to change, docs/records.md says how to raise a version."
    )


@pytest.mark.parametrize("part", [pytest.param(n, marks=[pytest.mark.slow] * (n in SLOW_PARTS)) for n in range(PARTS)])
@every_game
def test_every_game_of_the_corpus_replays(game: Game, part: int) -> None:
    for number, record in list(enumerate(corpus(game)))[:: 1 if compiled() else SELDOM]:
        if number % PARTS == part:
            told = broken(game, record, number)
            assert not told, told


@every_game
def test_the_corpus_has_whole_games_of_every_setting(game: Game) -> None:
    records = corpus(game)
    assert len(records) >= GAMES
    settings = {(len(record.names), *game.check_variants(record.variants).items()) for record in records}
    missing = {(setting.seats, *setting.variants.items()) for setting in settings_of(game)} - settings
    assert not missing, f"nobody has played {missing}: make corpus ARGS={game.slug}"
    assert all(record.scores is not None and record.prints for record in records)
    assert records[0].final(game).seat == OVER


@every_game
def test_a_change_is_told_with_game_move_and_section(game: Game) -> None:
    record = corpus(game)[3]
    last = len(record.moves)
    told = broken(game, replace(record, prints=[*record.prints[:-1], "0000"]), 3)
    assert f"{game.slug}, game 3 of the corpus" in told
    assert f"move {last}, section '" in told
    assert "section ''" not in told


def test_every_corpus_is_of_a_game() -> None:
    wanted = {corpus_file(game).name for game in all_games()}
    assert {path.name for path in corpus_file(all_games()[0]).parent.iterdir()} == wanted
