"""What a player is told: what to do now, what it costs, and what happened, in both languages."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import GAME, do, player, position

from aedilis import NOBODY, Position

NAMES = ["Ada", "Ben", "Cleo"]


def prompt(play: Position, viewer: int, language: str = "en") -> str:
    return GAME.words(language).prompt(play.seen_by(viewer), NAMES)


def told(play: Position, notation: str, language: str = "en") -> list[str]:
    after = do(play.copy(), notation)
    facts = GAME.facts(play, GAME.option(play, notation), after)
    return [GAME.words(language).fact(fact, NAMES) for fact in facts if fact.known_to(NOBODY)]


@pytest.mark.parametrize(
    ("hand", "bricks", "cogs", "money", "english", "german"),
    [
        ("II-house2", 1, 2, 5, "Build, produce, or end your turn.", "Baue, produziere oder beende deinen Zug."),
        ("II-house2", 1, 0, 0, "Build, or end your turn.", "Baue oder beende deinen Zug."),
        ("II-market", 0, 2, 0, "Produce, or end your turn.", "Produziere oder beende deinen Zug."),
        ("II-market", 2, 0, 1, "Nothing more can be done: end your turn.", "Mehr geht nicht: Beende deinen Zug."),
    ],
)
def test_whoever_decides_is_told_what_can_be_done(
    hand: str, bricks: int, cogs: int, money: int, english: str, german: str
) -> None:
    play = position(player(hand=hand, money=money), bricks=bricks, cogs=cogs)
    assert prompt(play, 0) == english
    assert prompt(play, 0, "de") == german


@pytest.mark.parametrize("secret", ["II-house2", "II-market"])
def test_others_are_told_only_what_was_not_done_yet(secret: str) -> None:
    """Whether there is anything to build is the secret of the hand."""
    play = position(player(secret=secret, money=0), bricks=1, cogs=2)
    assert prompt(play, 1) == "Ada: Build, produce, or end your turn."
    do(play, "produce")
    assert prompt(play, 1) == prompt(play, NOBODY) == "Ada: Build, or end your turn."


def test_what_is_missing_can_be_paid_with_money_or_tokens() -> None:
    play = position(player(hand="II-house2", city="farm house II-grain*"), bricks=0)
    build = GAME.option(play, "build II-house2")
    assert GAME.words("en").option(play, build) == "Build house 2 (II) for 1 brick (1 to pay for)"
    do(play, "build II-house2")
    assert prompt(play, 0) == "How do you pay for house 2 (II)? Still missing: 1 brick."
    assert prompt(play, 0, "de") == "Wie bezahlst du Wohnhaus 2 (II)? Es fehlt noch: 1 Ziegel."


def test_a_university_draws_a_card_more_than_it_has_neighbours() -> None:
    play = position(player(hand="I-university"), seats=4, bricks=3)
    do(play, "build I-university")
    assert "Ada draws 2 cards: for its neighbours, and 1 more." in told_four(play, "at c5")


def told_four(play: Position, notation: str) -> list[str]:
    after = do(play.copy(), notation)
    facts = GAME.facts(play, GAME.option(play, notation), after)
    return [GAME.words("en").fact(fact, [*NAMES, "Dan"]) for fact in facts]


@pytest.mark.parametrize(
    ("lying", "language", "sentence"),
    [
        ([4], "en", "Most influence is tied: the influence card 4 waits."),
        ([4, 6], "en", "Most influence is tied: the influence cards 4, 6 wait."),
        ([4, 6], "de", "Gleichstand beim Einfluss: Die Einflusskarten 4, 6 bleiben liegen."),
    ],
)
def test_influence_cards_that_wait_are_counted(lying: list[int], language: str, sentence: str) -> None:
    play = position(seats=2, decision="act", round=3, builders="---0-", lying=lying, bricks=3)
    assert sentence in told(play, "done", language)


@pytest.mark.parametrize(
    ("lying", "sentence"),
    [
        ([4], "Ada has most influence, gives all tokens and wins the influence card 4."),
        ([4, 6], "Ada has most influence, gives all tokens and wins the influence cards 4, 6."),
    ],
)
def test_influence_cards_that_are_won_are_counted(lying: list[int], sentence: str) -> None:
    play = position(player(influence=3), seats=2, decision="act", round=3, builders="---0-", lying=lying, bricks=3)
    assert sentence in told(play, "done")
