"""What a player is told: what to do next, what comes of it, and what happened, in both languages."""

from __future__ import annotations

import pytest
from tests.games.carpe_diem.positions import (
    GAME,
    begin,
    do,
    fountain_cards,
    give,
    hand_over,
    has_finished,
    lay,
    play_randomly,
    scoring,
)
from tests.games.carpe_diem.positions import told as facts_of

from aedilis import CHANCE, LANGUAGES, NOBODY, OVER, Position, Rng
from aedilis.engine.facts import Fact
from aedilis.games.carpe_diem.data.components import FIRST_DARK, TILE_IDS, TILES, TURNS
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.words import terms

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def prompt(at: Position, viewer: int = 0, language: str = "en") -> str:
    return GAME.words(language).prompt(at.seen_by(viewer), NAMES)


def worded(at: Position, notation: str, language: str = "en") -> str:
    return GAME.words(language).option(at, GAME.option(at, notation))


def told(at: CarpeDiem, *notations: str, viewer: int = 0, language: str = "en") -> list[str]:
    """The log of some decisions as somebody reads it."""
    speech = GAME.words(language)
    return [speech.fact(fact, NAMES) for fact in facts_of(at, *notations) if fact.known_to(viewer)]


def with_bread(at: CarpeDiem) -> CarpeDiem:
    """Ada, who is about to move, has a bread."""
    give(at, 0, bread=1)
    at.reopen()
    return at


def building(tile: str, **tiles: str) -> CarpeDiem:
    """Ada has taken a tile; some lie in her district."""
    return hand_over(lay(begin(), 0, **tiles), tile)


# -- prompts ----------------------------------------------------------------------------------------------


def test_a_turn_begins_with_the_spaces_in_reach() -> None:
    at = begin(spaces="1 2")
    assert prompt(at) == "Go to space 4 or 5 and take a tile."
    assert prompt(at, language="de") == "Geh auf Feld 4 oder 5 und nimm ein Plättchen."
    assert prompt(at, 1) == prompt(at, NOBODY) == "Ada moves and takes a tile."


def test_bread_is_offered_to_whoever_has_some() -> None:
    at = with_bread(begin(spaces="1 2"))
    assert prompt(at) == "Go to space 4 or 5 and take a tile, or pay 1 bread to go anywhere."
    do(at, "bread")
    assert prompt(at) == "Take a tile from any space, for 1 bread."
    assert prompt(at, 1) == "Ada moves and takes a tile."


def test_the_first_tile_goes_on_the_shovel() -> None:
    at = building("villa-pond-across")
    assert prompt(at) == "Your first tile goes on the shovel. Which way round?"
    assert prompt(at, 1) == "Ada turns the first tile: villa + pond (opposite), 1 chimney."


def test_a_tile_is_named_while_it_is_built_and_turned() -> None:
    at = building("pond-corner", c3="market")
    assert prompt(at) == "Build or store: pond (corner)."
    assert prompt(at, language="de") == "Baue oder lagere: Teich (Ecke)."
    do(at, "at c4")
    assert prompt(at) == "Turn the tile on c4."
    assert prompt(at, 1) == "Ada builds a tile: pond (corner)."


def test_drawn_fountain_cards_are_named_to_their_player_only() -> None:
    at = do(building("fountain", c3="market"), "build c4", "fountain villa", "fountain pond")
    assert prompt(at) == "Which fountain card do you give back? New: villa, pond."
    assert prompt(at, 1) == prompt(at, NOBODY) == "Ada gives a fountain card back."
    assert worded(at, "return pond") == "Give back: pond (2 points for each, 0 finished)"


@pytest.mark.parametrize(
    ("bread", "done", "expected"),
    [
        (2, (), "Which card do you score first?"),
        (3, (), "Score a card, or fulfil one with 3 bread."),
        (3, ("score 5", "score 6"), "Fulfil a card once more with 3 bread, or finish."),
    ],
)
def test_a_scoring_says_what_can_still_be_done(bread: int, done: tuple[str, ...], expected: str) -> None:
    at = do(give(scoring("C04 C08"), 0, bread=bread), "disc 8", *done)
    assert prompt(at) == expected
    assert prompt(at, 1) == "Ada scores two cards."


def test_the_end_is_said() -> None:
    at = play_randomly(GAME.new(2), Rng(3))
    assert (at.seat, prompt(at), prompt(at, NOBODY, "de")) == (OVER, "The game is over.", "Das Spiel ist zu Ende.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(language: str) -> None:
    """Two lines on a phone, whatever is to be decided."""
    speech, random = GAME.words(language), Rng(8)
    at = GAME.new(3)
    while at.seat != OVER:
        if at.seat != CHANCE:
            assert len(speech.prompt(at.seen_by(at.seat), NAMES)) <= 110
        at.play(at.pick(random))


# -- options ----------------------------------------------------------------------------------------------


def test_tiles_are_taken_by_slot_and_name() -> None:
    at = begin(spaces="1 2", depots={"4a": "villa-three", "4b": "market", "5c": "villa-pond-left"})
    assert worded(at, "take 4a") == "4a: villa (three sides), 2 chimneys"
    assert worded(at, "take 4b") == "4b: market"
    assert worded(at, "take 5c") == "5c: villa + pond (corner left)"
    assert worded(at, "take 5c", "de") == "5c: Villa + Teich (Ecke links)"


def test_a_cell_says_what_is_finished_and_whether_there_is_a_banderole() -> None:
    at = building("pond-end", c3="pond-corner/1", c2="market")
    assert worded(at, "build d3") == "On d3"
    at = building("pond-end", c3="market", d3="pond-end/1")
    assert worded(at, "build e3") == "On e3: banderole, finishes a pond"
    assert worded(at, "build e3", "de") == "Auf e3: Banderole, vollendet einen Teich"
    assert worded(at, "store") == "Store it face down"
    assert worded(at, "at b3") == "On b3, then turn it"


def test_turning_says_what_lies_where() -> None:
    at = do(building("pond-corner", c3="market"), "at c4")
    assert worded(at, "turn 1") == "Pond right + below"
    at = do(building("villa-pond-left", c3="market"), "at b3")
    assert worded(at, "turn 3", "de") == "Teich unten, Villa links"


def test_the_order_of_rewards_says_what_comes_of_each() -> None:
    at = building("pond-merchant-left", c3="pond-end/1", d4="merchant-end/0")
    give(at, 0, herbs=2)
    at.due[4], at.due[5] = 1, 1
    at.next_reward()
    assert worded(at, "reward pond") == "First take 1 fish"
    assert worded(at, "reward merchant") == "First sell your wares: 3 coins"
    assert worded(at, "reward merchant", "de") == "Zuerst deine Waren verkaufen: 3 Münzen"


def test_a_circle_says_how_often_its_cards_could_be_fulfilled() -> None:
    at = has_finished(give(scoring("A05 D08"), 0, herbs=3, coins=1), 0, pond=2)
    assert worded(at, "disc 8") == "Circle 8, 2× and 2×: 2 herbs; 1 pond"
    has_finished(at, 0, pond=0)
    assert worded(at, "disc 8") == "Circle 8, 2× and 0×: 2 herbs; 1 pond"


def test_payments_are_said_in_wares_and_coins() -> None:
    at = do(give(scoring("A05 D08"), 0, herbs=3, coins=2), "disc 8", "score 5")
    assert worded(at, "pay 0") == "Pay nothing: minus 4 points"
    assert worded(at, "pay 1") == "Pay 2 herbs: 4 points"
    assert worded(at, "pay 2") == "Pay 3 herbs, 1 coin: 8 points"
    assert worded(at, "keep herbs") == "Keep a herb, pay a coin instead"
    do(at, "keep herbs")
    assert worded(at, "pay 2", "de") == "2 Kräuter, 2 Münzen zahlen: 8 Punkte"


def test_bread_says_what_it_buys() -> None:
    at = do(give(scoring("A05 D08"), 0, herbs=2, bread=6), "disc 8")
    assert worded(at, "loaves 6") == "Fulfil card 6 with 3 bread: 3 points"
    assert worded(at, "loaves 6", "de") == "Karte 6 für 3 Brote erfüllen: 3 Punkte"
    do(at, "loaves 5", "score 5")
    assert worded(at, "pay 0") == "Pay nothing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stock", [range(FIRST_DARK), range(FIRST_DARK, TILES)], ids=["light", "dark"])
def test_different_tiles_of_a_stock_have_different_names(language: str, stock: range) -> None:
    words = GAME.words(language).words
    assert len({terms.tile_name(words, tile) for tile in stock}) == len(stock)


def test_ways_to_turn_a_tile_are_told_apart() -> None:
    words = GAME.words().words
    for tile in range(TILES):
        turned = {terms.edges_of(words, tile * 4 + turn) for turn in range(TURNS[tile])}
        assert len(turned) == TURNS[tile], TILE_IDS[tile]


# -- the log ----------------------------------------------------------------------------------------------


def test_taking_is_told_with_what_goes_out_of_the_game() -> None:
    at = begin(spaces="1 2", depots={"4a": "market", "4b": "bakery", "4c": "pond-corner", "4d": "fountain"})
    lay(at, 0, c3="villa-four")
    lay(at, 1, c3="market")
    assert told(at, "take 4a") == ["Ada goes to space 4 and takes: market.", "Ada stores a tile: market."]
    at.players[1].space = 0
    at.reopen()
    assert told(at, "take 4b") == [
        "Ben goes to space 4 and takes: bakery.",
        "Out of the game from space 4: pond (corner); fountain.",
    ]


def test_bread_on_the_way_is_told() -> None:
    at = with_bread(begin(spaces="1 2", depots={"1a": "market"}))
    lay(at, 0, c3="bakery")
    assert told(do(at, "bread"), "take 1a") == ["Ada pays 1 bread, goes to space 1 and takes: market."]


def test_a_finished_object_is_told_with_its_reward() -> None:
    at = building("pond-end", c3="market", d3="pond-end/1")
    assert told(at, "build e3") == [
        "Ada builds on e3: pond (end).",
        "Ada takes the banderole on e3: 1 step.",
        "Ada finishes a pond (d3, e3).",
        "Ada gets 1 fish.",
    ]


def test_a_merchant_without_wares_is_told() -> None:
    tiles = {"c3": "market", "d3": "merchant-end/1"}
    assert told(building("merchant-end", **tiles), "build e3")[-1] == "Ada has no wares to sell and gets 1 coin."
    at = give(building("merchant-end", **tiles), 0, fish=2, herbs=1)
    assert told(at, "build e3", language="de")[-1] == "Ada verkauft 1 Kraut, 2 Fische und bekommt 4 Münzen."


def test_fountain_cards_are_told_to_their_player_only() -> None:
    drawn = ("fountain villa", "fountain pond", "return villa")
    at = do(building("fountain", c3="market"), "build c4")
    assert told(at.copy(), *drawn) == [
        "Ada draws a fountain card: villa.",
        "Ada draws a fountain card: pond.",
        "Ada gives a fountain card back: villa.",
    ]
    hidden = told(at.copy(), *drawn, viewer=1)
    assert hidden == ["Ada draws a fountain card."] * 2 + ["Ada gives a fountain card back."]


def test_scoring_is_told_card_by_card() -> None:
    at = has_finished(give(scoring("A05 D09"), 0, herbs=1, coins=1), 0, pond=1, herb_garden=2)
    assert told(at, "disc 8", "score 6") == [
        "Ada lays a disc on circle 8: 2 herbs → 4 points; 1 pond, 1 herb garden → 7 points.",
        "Ada fulfils “1 pond, 1 herb garden” 1×: 7 points.",
        "Ada may pay for “2 herbs”.",
    ]
    paid = told(at.copy(), "pay 1", language="de")
    assert paid == ["Ada zahlt 1 Kraut, 1 Münze für „2 Kräuter“.", "Ada erfüllt „2 Kräuter“ 1×: 4 Punkte."]
    assert told(at, "pay 0") == ["Ada does not fulfil “2 herbs”: minus 4 points."]


def test_bread_in_a_scoring_is_told() -> None:
    at = do(give(scoring("A05 D08"), 0, bread=3), "disc 8")
    assert told(at, "loaves 6")[:2] == ["Ada spends 3 bread on “1 pond”.", "Ada fulfils “1 pond” 1×: 3 points."]
    assert told(at, "score 6")[0] == "Ada does not fulfil “1 pond” once more."


@pytest.mark.parametrize(
    ("decided", "verdict"),
    [("points", "Ben wins."), ("track", "Ben wins. Farther back on the track decides the tie.")],
)
def test_the_end_names_the_winner_and_what_decided(decided: str, verdict: str) -> None:
    best = "41" if decided == "points" else "40"
    over = Fact("over", CHANCE, {"scores": ["40", best], "ranks": ["2", "1"], "decided": decided})
    assert GAME.words().fact(over, NAMES) == f"The game ends: Ben {best}, Ada 40. {verdict}"


# -- the sheet and the rest -------------------------------------------------------------------------------


def test_the_sheet_gives_a_reason_for_every_line() -> None:
    at = lay(begin(frames="R12"), 0, c3="villa-end/1", d3="villa-end/3", c4="market")
    fountain_cards(give(at, 0, fish=2, bread=1, steps=3), 0, "market", "villa")
    at.players[0].failed = 1
    lines = [GAME.words().line(line) for line in GAME.sheet(at, 0)]
    assert lines[:8] == [
        "Points at the start",
        "Scoring cards",
        "Scoring cards not fulfilled: 1, minus 4 each",
        "Villa on c3, d3: 2 chimneys",
        "Left over, a point for each 2: 2 fish, 1 bread",
        "Banderole track: 3",
        "Fountain card villa: 1 finished, 2 points each",
        "Fountain card market: 1 finished, 2 points each",
    ]
    assert "Face down: 2 fountain cards" in [GAME.words().line(line) for line in GAME.sheet(at.seen_by(1), 0)]


def test_a_task_that_is_met_is_on_the_sheet() -> None:
    at = lay(begin(frames="R12"), 0, a1="pond-end/1", b1="pond-end/3", c1="pond-end/1", d1="pond-end/3")
    lines = [GAME.words("de").line(line) for line in GAME.sheet(at, 0)]
    assert lines[-1] == "Rahmen oben: Teich"


def test_goods_are_named_with_their_numbers() -> None:
    at = fountain_cards(give(begin(), 0, coins=1, bread=2, steps=3), 0, "pond")
    goods = GAME.words().goods(at.seen_by(1), 0)
    assert [good.text for good in goods] == ["1 coin", "2 bread", "3 steps", "1 fountain card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_and_its_values_have_names(language: str) -> None:
    speech = GAME.words(language)
    for name, values in GAME.variants.items():
        said = {speech.variant(name), *(speech.variant(name, value) for value in values)}
        assert len(said) == 1 + len(values)
        assert not said & {name, *values}
