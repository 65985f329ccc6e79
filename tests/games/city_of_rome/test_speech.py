"""What a player is told: what to do now, what it costs, and what happened, in both languages."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.city_of_rome.positions import GAME, answer, begin, do, play_until, player, position
from tests.games.city_of_rome.situations import THREE, holding, school

from aedilis import NOBODY, OVER, Line, Position, Rng
from aedilis.engine.decisions import Chance
from aedilis.games.city_of_rome.data import components
from aedilis.games.city_of_rome.words import terms

NAMES: Final = ["Ada", "Ben", "Cleo", "Dan"]


def prompt(play: Position, viewer: int, language: str = "en") -> str:
    return GAME.words(language).prompt(play.seen_by(viewer), NAMES)


def told(play: Position, notation: str, language: str = "en") -> list[str]:
    """What everybody is told of a step."""
    after = play.copy()
    after.play(GAME.option(play, notation))
    facts = GAME.facts(play, GAME.option(play, notation), after)
    return [GAME.words(language).fact(fact, NAMES) for fact in facts if fact.known_to(NOBODY)]


# -- what is to be decided --------------------------------------------------------------------------------------


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
    play = holding(hand, money=money, bricks=bricks, cogs=cogs)
    assert prompt(play, 0) == english
    assert prompt(play, 0, "de") == german


@pytest.mark.parametrize("secret", ["II-house2", "II-market"])
def test_others_are_told_only_what_was_not_done_yet(secret: str) -> None:
    """Whether there is anything to build is the secret of the hand."""
    play = position(player(secret=secret, money=0), bricks=1, cogs=2)
    assert prompt(play, 1) == "Ada builds, produces, or ends the turn."
    do(play, "produce")
    assert prompt(play, 1) == prompt(play, NOBODY) == "Ada builds, or ends the turn."


DRAFT: Final = answer(begin(3), "II-market", "II-arena", "II-baths")  # the last seat keeps the first card
PLACING: Final = position(decision="place", builders="-----", offer="I-luna II-market III-market")
TAKING: Final = position(decision="take", builders="0---1", offer="I-luna II-market")
LAYING: Final = do(answer(school(2), "II-market", "II-arena", "II-baths"), "keep II-baths")


@pytest.mark.parametrize(
    ("play", "english", "german"),
    [
        (DRAFT, "Cleo keeps one of the drawn cards.", "Cleo behält eine der gezogenen Karten."),
        (PLACING, "Ada places a builder on the action strip.", "Ada setzt einen Baumeister auf den Aktionsstreifen."),
        (TAKING, "Ada takes a card from the offer.", "Ada nimmt eine Karte aus dem Angebot."),
        (school(), "Ada chooses a deck to draw from.", "Ada wählt einen Stapel, um davon zu ziehen."),
        (LAYING, "Ada lays cards under the deck.", "Ada legt Karten unter den Stapel."),
    ],
    ids=["keep", "place", "take", "school", "under"],
)
def test_others_are_told_who_does_what_and_not_asked_themselves(play: Position, english: str, german: str) -> None:
    for viewer in (1, NOBODY):
        assert prompt(play, viewer) == english
        assert prompt(play, viewer, "de") == german


def test_nobody_is_addressed_but_who_decides() -> None:
    asked = set()
    for seed in range(10):
        play, random = GAME.new(4), Rng(seed)
        while play.seat != OVER:
            if play.seat >= 0:
                asked.add(GAME.describe(play)["decision"])
                for view in (play, play.seen_by((play.seat + 1) % 4), play.seen_by(NOBODY)):
                    sentence = GAME.words().prompt(view, NAMES)
                    assert sentence.startswith(f"{NAMES[play.seat]} ")
                    assert not {"you", "your", "these"} & set(sentence.split())
            play.play(play.pick(random))
    assert asked == {one.name for one in GAME.decisions if one.options and not isinstance(one, Chance)}


# -- build points, production points and brick tokens -------------------------------------------------------------


def test_what_is_missing_are_build_points_to_be_paid_with_money_or_tokens() -> None:
    play = holding("II-house2", "farm house II-grain*", money=5)
    build = GAME.option(play, "build II-house2")
    assert GAME.words("en").option(play, build) == "Build house 2 (II) for 1 build point (1 to pay for)"
    assert GAME.words("de").option(play, build) == "Baue Wohnhaus 2 (II) für 1 Baupunkt (1 davon zu bezahlen)"
    do(play, "build II-house2")
    assert prompt(play, 0) == "How do you pay for house 2 (II)? Still missing: 1 build point."
    assert prompt(play, 0, "de") == "Wie bezahlst du Wohnhaus 2 (II)? Noch offen: 1 Baupunkt."
    do(play, "brick e4")
    assert "Ada builds house 2 (II) on c5 (for 1 brick token)." in told(play, "at c5")
    assert "Ada baut Wohnhaus 2 (II) auf c5 (für 1 Baupunktmarker)." in told(play, "at c5", "de")


def test_a_grain_farm_produces_a_brick_token_in_the_log_as_in_the_reference() -> None:
    play = holding("II-house2", "farm house II-grain", cogs=2)
    assert told(play, "produce") == ["Ada produces 1 money, 1 brick token (for free)."]
    assert told(play, "produce", "de") == ["Ada produziert 1 Geld, 1 Baupunktmarker (kostenlos)."]
    assert "1 brick token" in effect_of("II-grain", "en")
    assert "1 Baupunktmarker" in effect_of("II-grain", "de")


def effect_of(card: str, language: str) -> str:
    return next(entry.effect for entry in GAME.words(language).reference() if entry.id == card)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Space 3: 2 build points, 1 production point"), ("de", "Feld 3: 2 Baupunkte, 1 Produktionspunkt")],
)
def test_a_space_tells_its_free_points(language: str, sentence: str) -> None:
    play = position(decision="place", builders="-----", strip="BBCBC", offer="I-luna II-market III-market")
    assert GAME.words(language).option(play, GAME.option(play, "space 3")) == sentence


# -- what a building brings when it is built -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "language", "sentence"),
    [
        ("I-forum", "en", "Ada gets 4 money for Forum Romanum (I): 3 buildings beside it and 1 more."),
        ("I-forum", "de", "Ada bekommt 4 Geld für Forum Romanum (I): 3 Gebäude daneben und 1 dazu."),
        ("II-market", "en", "Ada gets 3 money for market (II): 3 buildings beside it."),
        ("III-arena", "en", "Ada gets 3 influence for arena (III): 3 buildings beside it."),
        ("I-imperial-baths", "en", "Ada lays 4 markers on imperial baths (I): 3 buildings beside it and 1 more."),
        ("II-baths", "de", "Ada legt 3 Siegpunktmarker auf Therma (II): 3 Gebäude daneben."),
        ("I-university", "en", "Ada may draw up to 4 cards for university (I): 3 buildings beside it and 1 more."),
        ("I-university", "de", "Ada darf für Universität (I) bis zu 4 Karten ziehen: 3 Gebäude daneben und 1 dazu."),
        ("I-jupiter", "en", "Ada gets 2 influence for temple of Jupiter (I): 2 stars."),
        ("I-luna", "de", "Ada bekommt 1 Einfluss für Tempel der Luna (I): 1 Stern."),
    ],
)
def test_what_a_building_brings_is_told_with_its_reason(card: str, language: str, sentence: str) -> None:
    play = do(holding(card, THREE, bricks=3), f"build {card}")
    assert sentence in told(play, "at d5", language)


def test_no_more_cards_are_told_of_than_a_school_draws() -> None:
    """Deck II has two cards left, though three buildings stand beside the school."""
    play = position(player(hand="II-school", city=THREE), seats=2, bricks=3, decks={"II": "II-market II-arena"})
    do(play, "build II-school")
    assert "Ada may draw up to 3 cards for school (II): 3 buildings beside it." in told(play, "at d5")
    do(play, "at d5")
    drawn = []
    for card in ("II-market", "II-arena"):
        drawn += told(play, card)
        answer(play, card)
    assert drawn == ["Ada draws a card from deck II."] * 2


# -- rounds and strips ----------------------------------------------------------------------------------------------


def test_at_set_up_the_strip_on_top_of_the_stack_is_told() -> None:
    play = answer(GAME.new(3), "first 0")
    assert told(play, "strip BBCBC") == ["The action strip BBCBC lies on top of the stack."]
    assert told(play, "strip BBCBC", "de") == ["Der Aktionsstreifen ZZRZR liegt oben auf dem Stoß."]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_begins_with_the_strip_that_is_used_in_it(seats: int) -> None:
    play, random = begin(seats), Rng(seats)
    rounds = []
    while play.seat != OVER:
        option = play.pick(random)
        after = play.copy()
        after.play(option)
        for fact in GAME.facts(play, option, after):
            if fact.what == "round":
                placing = GAME.describe(play_until(after.copy(), "place", random))
                assert fact.values["strip"] == placing["strips"][placing["round"] % 6]
                assert (fact.values["round"], fact.seat) == (placing["round"], placing["decides"])
                rounds.append(placing["round"])
        play = after
    assert rounds == list(range(1, GAME.describe(play)["round"] + 1))


def test_the_beginning_of_a_round_is_a_sentence() -> None:
    first = do(answer(begin(2), "II-market", "II-arena"), "keep II-arena")
    assert told(first, "strip BBCBC") == ["Round 1 begins with the action strip BBCBC; Ada goes first."]
    fifth = position(round=5)
    assert "Runde 6 beginnt mit dem Aktionsstreifen ZZRZR; Cleo setzt zuerst." in told(fifth, "done", "de")


# -- influence and the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lying", "language", "sentence"),
    [
        ([4], "en", "Most influence is tied: the influence card 4 waits."),
        ([4, 8], "en", "Most influence is tied: the influence cards 4, 8 wait."),
        ([4, 8], "de", "Gleichstand beim Einfluss: Die Einflusskarten 4, 8 bleiben liegen."),
    ],
)
def test_influence_cards_that_wait_are_counted(lying: list[int], language: str, sentence: str) -> None:
    play = position(seats=2, round=4, builders="---0-", lying=lying, bricks=3)
    assert sentence in told(play, "done", language)


@pytest.mark.parametrize(
    ("lying", "sentence"),
    [
        ([4], "Ada has most influence, gives all tokens and wins the influence card 4."),
        ([4, 8], "Ada has most influence, gives all tokens and wins the influence cards 4, 8."),
    ],
)
def test_influence_cards_that_are_won_are_counted(lying: list[int], sentence: str) -> None:
    play = position(player(influence=3), seats=2, round=4, builders="---0-", lying=lying, bricks=3)
    assert sentence in told(play, "done")


# By seat: money and influence tokens, of which a point is two.
ENDINGS: Final = [
    ([(5, 0), (19, 0), (7, 0)], "Ben 19, Cleo 7, Ada 5. Ben wins."),
    ([(14, 0), (13, 2), (0, 0)], "Ben 14, Ada 14, Cleo 0. Ben wins. Most influence tokens decide the tie."),
    (
        [(12, 2), (11, 3), (12, 3)],
        "Cleo 13, Ada 13, Ben 12. Cleo wins. Most influence tokens decide the tie.",
    ),
    ([(9, 1), (9, 1), (3, 0)], "Ada 9, Ben 9, Cleo 3. Ada and Ben share the victory."),
    (
        [(9, 1), (9, 0), (9, 1)],
        "Ada 9, Cleo 9, Ben 9. Ada and Cleo share the victory. Most influence tokens decide the tie.",
    ),
]


@pytest.mark.parametrize(("purses", "ending"), ENDINGS)
def test_the_end_tells_who_has_how_many_points_and_who_wins(purses: list[tuple[int, int]], ending: str) -> None:
    play = position(*(player(money=money, influence=influence) for money, influence in purses), round=14)
    assert told(play, "done")[-1] == f"The game ends: {ending}"


def test_money_decides_between_equals_in_points_and_influence() -> None:
    """A house beside the market is worth what money is not."""
    housed = player(money=4, influence=1, city="farm house II-market")
    play = position(player(money=6, influence=1), housed, player(money=0), round=14)
    assert told(play, "done")[-1] == (
        "The game ends: Ada 6, Ben 6, Cleo 0. Ada wins. Influence tokens are level too, so most money decides."
    )


def test_the_end_in_german() -> None:
    tied = position(player(money=14), player(money=13, influence=2), player(money=0), round=14)
    assert told(tied, "done", "de")[-1] == (
        "Spielende: Ben 14, Ada 14, Cleo 0. Ben gewinnt. Bei Gleichstand entscheiden die meisten Einflussmarker."
    )
    shared = position(player(money=9), player(money=9), player(money=9), round=14)
    assert told(shared, "done", "de")[-1] == (
        "Spielende: Ada 9, Ben 9, Cleo 9. Ada und Ben und Cleo teilen sich den Sieg."
    )


# -- the sheet --------------------------------------------------------------------------------------------------------


def temple_line(city: str, language: str, money: int = 0) -> str:
    play = position(player(money=money, city=city), seats=4)
    lines: list[Line] = [line for line in GAME.sheet(play, 0) if line.what == "temple"]
    assert len(lines) == 1
    return GAME.words(language).line(lines[0])


@pytest.mark.parametrize(
    ("temple", "english", "german"),
    [
        ("I-mercury", "11 money, 1 point for every 3", "11 Geld, 1 Punkt für je 3"),
        ("I-venus", "1 house of value 2, 2 points each", "1 Wohnhaus mit Wert 2, je 2 Punkte"),
        ("IV-juno", "1 temple, 10 points for at least 4", "1 Tempel, 10 Punkte ab 4"),
    ],
)
def test_a_temple_tells_what_it_counts_and_at_which_rate(temple: str, english: str, german: str) -> None:
    assert temple_line(f"farm house {temple}", "en", money=11).partition(": ")[2] == english
    assert temple_line(f"farm house {temple}", "de", money=11).partition(": ")[2] == german


def test_all_that_temples_can_count_has_words() -> None:
    assert list(terms.COUNTED) == components.COUNTED
