"""Everything a game has to say comes out as a sentence, in every language."""

from __future__ import annotations

import pytest
from tests.every_game.playing import Setting, every_game, one_of, play, random_games, settings_of, some_moments

from aedilis import LANGUAGES, OVER, Game, Rng
from aedilis.engine.game import Speech
from aedilis.engine.position import NOBODY
from aedilis.engine.rooms import find

MOST_GAMES = 200  # until the rarest thing should have happened

every_language = pytest.mark.parametrize("language", LANGUAGES)


def assert_sentence(text: str) -> None:
    assert text == " ".join(text.split()) != ""
    assert "{" not in text
    assert "}" not in text


def assert_speaks(setting: Setting, number: int, speech: Speech) -> None:
    random = Rng(number, 2)
    game = setting.game
    played = play(setting, number)
    names = speech.seat_names(setting.seats)
    assert len(set(names)) == setting.seats
    for moment in some_moments(played, random, 4):
        position = moment.position
        view = position.seen_by(one_of(random, setting.viewers()))
        sentences = [speech.prompt(position, names), speech.prompt(view, names)]
        sentences += [speech.option(position, option) for option in position.options()]
        sentences += [speech.option(view, option) for option in view.options()]
        sentences += [speech.fact(fact, names) for fact in game.facts(position, moment.option, moment.after())]
        sentences += [speech.line(line) for line in game.sheet(position, random.below(setting.seats))]
        for sentence in [*names, *sentences]:
            assert_sentence(sentence)
    assert_sentence(speech.prompt(played.end, names))
    assert played.end.seat == OVER


@random_games
def test_prompts_options_facts_and_sheets_are_sentences_in_english(setting: Setting, number: int) -> None:
    assert_speaks(setting, number, setting.game.words("en"))


@random_games
def test_prompts_options_facts_and_sheets_are_sentences_in_german(setting: Setting, number: int) -> None:
    assert_speaks(setting, number, setting.game.words("de"))


@random_games
def test_a_prompt_names_who_decides_to_everybody_else(setting: Setting, number: int) -> None:
    names = [f"Player {seat}" for seat in range(setting.seats)]
    speech = setting.game.words(LANGUAGES[number // 2 % len(LANGUAGES)])
    for moment in some_moments(play(setting, number), Rng(number, 2), 4):
        seat = moment.position.seat
        if seat >= 0:
            assert names[seat] not in speech.prompt(moment.position.seen_by(seat), names)
            assert names[seat] in speech.prompt(moment.position.seen_by(NOBODY), names)


@random_games
def test_options_that_differ_are_worded_differently(setting: Setting, number: int) -> None:
    """Else nobody could choose between them."""
    random = Rng(number, 2)
    language = LANGUAGES[number // 2 % len(LANGUAGES)]
    speech = setting.game.words(language)
    for moment in some_moments(play(setting, number), random, 4):
        worded = [speech.option(moment.position, option) for option in moment.position.options()]
        assert len(set(worded)) == len(worded)


@every_game
def test_all_that_can_be_told_happens_and_has_words(game: Game) -> None:
    """No fact, prompt or line of the game's words is left over."""
    words, speech = find(game.package, "words.speech"), game.words()
    sentences, kinds = (words.FACTS, words.LINES) if words else (speech.facts, speech.lines)
    told: set[str] = set()
    lines: set[str] = set()

    def left_over() -> list[str]:
        named = {what.split()[0] if what not in lines else what for what in kinds}
        sets = {
            "facts without a sentence": told - set(sentences),
            "sentences of facts that nothing tells": set(sentences) - told,
            "lines of the sheet without words": lines - named,
            "words for lines that the sheet never has": named - lines,
        }
        return [f"{what}: {', '.join(sorted(names))}" for what, names in sets.items() if names]

    for number in range(MOST_GAMES):
        setting = one_of(Rng(number, 4), settings_of(game))
        played = play(setting, number)
        for moment in played:
            told |= {fact.what for fact in game.facts(moment.position, moment.option, moment.after())}
        lines |= {line.what for seat in range(setting.seats) for line in game.sheet(played.end, seat)}
        if not left_over():
            return
    assert not left_over()


@every_game
@every_language
def test_seats_are_called_something_for_every_number_of_players(game: Game, language: str) -> None:
    for seats in game.seats:
        for name in game.words(language).seat_names(seats):
            assert_sentence(name)
