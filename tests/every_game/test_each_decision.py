"""Each decision that a game declares is known wherever something is looked up by it: nothing falls through unnoticed.

A decision that is new is met here at once, however seldom it comes up, and what it lacks is called by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from tests.every_game.meeting import Met, all_met
from tests.every_game.observing import numbers
from tests.every_game.playing import every_game
from tests.every_game.test_sentences import assert_sentence
from tests.every_game.test_terminal import drawn_in_characters

from aedilis import CHANCE, LANGUAGES, NOBODY, Game, Rng
from aedilis.bots.growth import heuristics_of
from aedilis.engine.game import Speech
from aedilis.engine.rulebook import rulebook

every_language = pytest.mark.parametrize("language", LANGUAGES)

# Messages that say what several sorts of option do, told apart by what fills them.
SHARED: Final = {
    "Give {thing}",  # Foundations: silver, tokens, cards and lots are offered
    "Ask for {thing}",
}


@contextmanager
def about(met: Met, what: str) -> Iterator[None]:
    """Whatever goes wrong is said to be about this."""
    try:
        yield
    except Exception as error:
        error.add_note(f"This was {what} of {met.name}.")
        raise


@every_game
@every_language
def test_each_has_a_prompt_for_whoever_decides_and_for_all_others(game: Game, language: str) -> None:
    speech = game.words(language)
    for met in all_met(game.slug):
        names = speech.seat_names(met.setting.seats)
        for viewer in met.setting.viewers():
            with about(met, f"the prompt in {language!r} as seat {viewer} reads it"):
                assert_sentence(speech.prompt(met.position.seen_by(viewer), names))


@every_game
@every_language
def test_each_sort_of_option_has_words(game: Game, language: str) -> None:
    speech = game.words(language)
    for met in all_met(game.slug):
        for option in met.position.options():
            with about(met, f"the option {game.notation(met.position, option)!r} in {language!r}"):
                assert_sentence(speech.option(met.position, option))


def noting(speech: Speech) -> list[str]:
    """All messages that are said from now on; the last one is the sentence, as what fills it is said before."""
    said: list[str] = []
    words = speech.words
    say = words.say

    def noted(message: str, **values: object) -> str:
        said.append(message)
        return say(message, **values)

    words.say = noted  # type: ignore[method-assign]
    return said


@every_game
def test_each_sort_of_option_has_words_of_its_own(game: Game) -> None:
    """Words for options are chosen by decision, and what is not in that choice gets the words of something else."""
    speech = game.words("en")
    said = noting(speech)
    used: dict[str, tuple[str, str]] = {}
    for met in all_met(game.slug):
        by = "chance" if met.position.seat < 0 else "players"
        for option in met.position.options():
            said.clear()
            speech.option(met.position, option)
            action = game.action(met.position, option)
            sort = (by, action.verb if by == "players" else "")
            if said and said[-1] not in SHARED:
                first = used.setdefault(said[-1], sort)
                told = f"{action.notation!r} in {met.name} is worded as something else is: {said[-1]!r}"
                assert first == sort, told


@every_game
def test_the_log_tells_of_each(game: Game) -> None:
    """Of some option at least, and as a fact of whoever decides: what others get by it would be told in any case."""
    for met in all_met(game.slug):
        with about(met, "the log"):
            told = any(is_told(met, option) for option in met.position.options())
        assert told, f"words/story.py tells nothing of {met.name}"


def is_told(met: Met, option: int) -> bool:
    """Or only prepared, so that a later decision is told."""
    game, position = met.setting.game, met.position
    after = position.copy()
    after.play(option)
    facts = game.facts(position, option, after)
    mine = [fact for fact in facts if position.seat < 0 or fact.seat == position.seat]
    return bool(mine) or game.action(position, option).prepares


@every_game
def test_each_points_to_a_section_of_the_rulebook(game: Game) -> None:
    known, speech = {section.anchor for section in rulebook(game, "en")}, game.words()
    for met in all_met(game.slug):
        for viewer in met.setting.viewers():
            assert speech.rule(met.position.seen_by(viewer)) in known, (
                f"{met.name} points to no section of the rulebook"
            )


@every_game
def test_each_can_be_written_as_text_and_read_again(game: Game) -> None:
    for met in all_met(game.slug):
        for viewer in met.setting.viewers():
            view = met.position.seen_by(viewer)
            with about(met, f"the text of what seat {viewer} sees"):
                assert game.from_text(game.to_text(view)) == view
        with about(met, "the text"):
            assert game.from_text(game.to_text(met.position)) == met.position


@every_game
def test_each_can_be_drawn_with_characters_and_observed(game: Game) -> None:
    for met in all_met(game.slug):
        for viewer in {met.position.seat, NOBODY} - {CHANCE}:
            view = met.position.seen_by(viewer)
            with about(met, f"what seat {viewer} sees"):
                assert drawn_in_characters(game, view)
                numbers(game, view)


@every_game
def test_advice_knows_what_can_be_done_in_each(game: Game) -> None:
    """What a hurried player does is possible, and so is all that is worth thinking about."""
    random = Rng(1)
    for met in all_met(game.slug):
        view = met.position.seen_by(max(0, met.position.seat)).imagine(random)
        heuristics, options = heuristics_of(view), view.options()
        with about(met, "the advice"):
            assert heuristics.pick(view, random) in options
            if view.seat >= 0:
                candidates = heuristics.candidates(view)
                assert candidates
                assert set(candidates) <= set(options)
                assert len(heuristics.ranking(view, candidates)) == len(candidates)
