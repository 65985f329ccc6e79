"""What a player is told before and after deciding: prompts, options and the log, in both languages."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    again,
    begin,
    built,
    city,
    complete,
    do,
    give,
    hand,
    path,
    play_randomly,
    post,
    stacks,
)

from aedilis import CHANCE, LANGUAGES, NOBODY, OVER, Position, Rng
from aedilis.engine.facts import Fact
from aedilis.games.city_of_marble.data.components import KIND_IDS, KINDS
from aedilis.games.city_of_marble.rules.position import CityOfMarble

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def prompt(at: Position, viewer: int = 0, language: str = "en") -> str:
    return GAME.words(language).prompt(at.seen_by(viewer), NAMES)


def worded(at: Position, notation: str, language: str = "en") -> str:
    return GAME.words(language, NAMES).option(at, GAME.option(at, notation))


def told(at: CityOfMarble, *notations: str, viewer: int = 0, language: str = "en") -> list[str]:
    """The log of some decisions as somebody reads it."""
    speech, said = GAME.words(language), []
    for notation in notations:
        before, option = at.copy(), GAME.option(at, notation)
        at.play(option)
        facts = GAME.facts(before, option, at)
        said += [speech.fact(fact, NAMES) for fact in facts if fact.known_to(viewer)]
    return said


def before_temple(seats: int = 2) -> CityOfMarble:
    """A district on e5-e6 would complete F6, where three would meet."""
    return city(begin(seats), "temple f5-f6", "bath e7-f7")


def before_bath(seats: int = 2) -> CityOfMarble:
    """A district on e4-e5 would complete F6, where four would meet."""
    return city(begin(seats), "bath f5-f6", "bath e6-e7", "arena f7-f8")


def at_the_grey_source() -> CityOfMarble:
    """A district on k2-k3 would touch the grey source."""
    return city(begin(), "temple k4-k5")


# -- prompts ----------------------------------------------------------------------------------------------


def test_an_action_is_asked_for_with_all_that_can_be_done() -> None:
    at = begin()
    assert prompt(at) == "Action 1 of 2: draw or play districts."
    assert prompt(at, language="de") == "Aktion 1 von 2: Distrikte ziehen oder spielen."
    assert prompt(at, 1) == prompt(at, NOBODY) == "Ada chooses an action."
    at = post(path(city(at, "temple k2-k3"), "grey", "L2 L4"), 0, "temple k2-k3")
    assert prompt(do(at, "draw temple", "draw bath")) == (
        "Action 2 of 2: draw or play districts, extend aqueducts, recall a magistrate."
    )


def test_the_second_district_is_asked_for() -> None:
    at = do(begin(), "draw temple")
    assert prompt(at) == "Draw a second district, of another colour."
    assert prompt(at, 1) == "Ada draws a second district."


def test_which_district_is_chosen_is_nobody_elses_business() -> None:
    at = do(begin(), "play theatre")
    assert prompt(at) == "Where do you lay the yellow district?"
    assert prompt(at, language="de") == "Wohin legst du den gelben Distrikt?"
    assert prompt(at, 1) == "Ada chooses an action."


def test_a_magistrate_is_asked_for() -> None:
    at = do(before_temple(), "play temple", "lay e5-e6")
    assert prompt(at) == "Put a magistrate on e5-e6?"
    assert prompt(at, 1, "de") == "Ada darf einen Beamten auf e5-e6 stellen."


def test_imperium_tiles_lead_to_other_prompts() -> None:
    at = do(give(begin(), 0, bath=2), "discard bath")
    assert prompt(at) == "One more action: draw or play districts."
    do(at, "draw temple", "draw bath")
    assert prompt(at) == "Action 1 of 2: draw or play districts."
    do(at, *["draw temple", "draw bath"] * 2)
    assert prompt(at) == "Give back an imperium tile for one more action, or end your turn."


def test_the_last_round_is_said() -> None:
    at = begin()
    at.last_turns, at.actions = 2, 1
    assert prompt(again(at)) == "Last action: draw or play districts."
    assert prompt(before_the_end()) == "Last action: play a district."
    assert prompt(hand(at, 0)) == "Last action: draw districts."


def test_first_pieces_are_counted_down() -> None:
    at = complete(at_the_grey_source(), "bath", "k2-k3")
    assert prompt(at) == "Lay the first pieces of the grey aqueduct, 3 to go."
    assert prompt(at, language="de") == "Lege die ersten Teile für das graue Aquädukt, noch 3."
    assert prompt(at, 1) == "Ada lays a piece of an aqueduct."


def test_whoever_may_send_a_magistrate_is_told_what_was_built() -> None:
    at = complete(post(before_temple(), 1, "bath e7-f7"), "temple", "e5-e6", with_magistrate=True)
    assert prompt(at) == "You have built a temple on F6. Send a magistrate to the imperium of the temples?"
    assert prompt(at, 1) == "Ada may send a magistrate from F6 to the imperium of the temples."
    do(at, "stay")
    assert prompt(at, 1) == "Ada has built a temple on F6. Send a magistrate to the imperium of the temples?"
    assert prompt(at, 1, "de") == (
        "Ada hat auf F6 einen Tempel gebaut. Einen Beamten ins Imperium der Tempel schicken?"
    )


def test_a_fountain_leads_to_the_treasury() -> None:
    at = complete(before_temple(), "bath", "e5-e6", with_magistrate=True)
    assert prompt(at) == "A fountain stands on F6. Send a magistrate to the treasury?"
    assert prompt(at, 1) == "Ada may send a magistrate from F6 to the treasury."


def test_the_end_is_said() -> None:
    at = play_randomly(GAME.new(2), Rng(3))
    assert (at.seat, prompt(at), prompt(at, NOBODY, "de")) == (OVER, "The game is over.", "Das Spiel ist zu Ende.")


@every_language
def test_prompts_and_options_are_short(language: str) -> None:
    """Two lines on a phone for a prompt, three for an option that completes two sites."""
    speech, random = GAME.words(language, NAMES), Rng(8)
    at = GAME.new(3)
    while at.seat != OVER:
        if at.seat != CHANCE:
            assert len(speech.prompt(at.seen_by(at.seat), NAMES)) <= 100
            assert max(len(speech.option(at, option)) for option in at.options()) <= 110
        at.play(at.pick(random))


# -- options ----------------------------------------------------------------------------------------------


def test_actions_say_how_much_there_is() -> None:
    at = post(give(before_temple(), 0, theatre=2), 0, "bath e7-f7")
    assert worded(at, "draw temple") == "Draw green (13 left)"
    assert worded(at, "play arena", "de") == "Rot spielen (noch 1)"
    assert worded(at, "recall 1") == "Recall the magistrate of e7-f7 (blue)"
    assert worded(at, "recall 1", "de") == "Hol den Beamten von e7-f7 (blau) zurück"
    assert worded(at, "discard theatre") == "One more action for 1 theatre tile (of 2)"


def test_places_say_what_comes_of_them() -> None:
    at = do(city(at_the_grey_source(), "temple a4-a5"), "play temple")
    assert worded(at, "lay f8-g8") == "On f8-g8"
    assert worded(at, "lay a2-a3") == "On a2-a3: a bridge"
    assert worded(at, "lay k2-k3") == "On k2-k3: starts the grey aqueduct"
    assert worded(at, "lay k2-k3", "de") == "Auf k2-k3: beginnt das graue Aquädukt"
    at = path(at_the_grey_source(), "grey", "L2 K1")
    assert worded(do(at, "play temple"), "lay k2-k3") == "On k2-k3"


@pytest.mark.parametrize(
    ("magistrates", "kind", "english"),
    [
        ([], "bath", "fountain F6"),
        ([], "temple", "temple F6 with a magistrate"),
        ([0], "temple", "temple F6 (Ada)"),
        ([1], "temple", "temple F6 (Ben), with a magistrate fountain"),
        ([1], "arena", "temple F6 (Ben)"),
    ],
)
def test_a_place_says_who_would_build(magistrates: list[int], kind: str, english: str) -> None:
    at = before_temple()
    for seat in magistrates:
        post(at, seat, "temple f5-f6")
    assert worded(do(at, f"play {kind}"), "lay e5-e6") == f"On e5-e6: {english}"


def test_a_magistrate_says_what_would_change() -> None:
    at = do(before_temple(), "play temple", "lay e5-e6")
    assert worded(at, "without") == "Without a magistrate: a fountain on F6"
    assert worded(at, "with") == "With a magistrate (you have 3): Ada builds a temple on F6"
    assert worded(at, "with", "de") == "Mit einem Beamten (du hast 3): Ada baut einen Tempel auf F6"
    assert worded(do(begin(), "play temple", "lay f8-g8"), "without") == "Without a magistrate"


def test_pieces_say_what_they_reach() -> None:
    at = path(city(begin(), "temple k2-k3", "bath k4-k5", "arena j3-j4"), "grey", "L2 L4")
    assert worded(at, "grey nw") == "The grey aqueduct to K3"
    assert worded(built(at, K3="fountain"), "grey nw") == "The grey aqueduct to K3: fountain"
    assert worded(built(at, K3="theatre 1"), "grey nw", "de") == "Das graue Aquädukt bis K3: Theater (Ben)"


def test_sending_says_from_where_and_for_what() -> None:
    at = complete(post(before_temple(), 0, "bath e7-f7"), "temple", "e5-e6", with_magistrate=True)
    assert worded(at, "move 1") == "Send the magistrate from the blue district e7-f7: 1 temple tile"
    assert worded(at, "move 2", "de") == "Schick den Beamten vom grünen Distrikt e5-e6: 1 Tempelplättchen"
    assert worded(at, "stay") == "Send nobody"
    at = complete(before_temple(), "bath", "e5-e6", with_magistrate=True)
    assert worded(at, "move 1") == "Send the magistrate from the blue district e5-e6: 1 coin"


def test_sites_say_what_is_built_there() -> None:
    """A district on e5-e6 completes E5 as well, where others lie above it and to its left."""
    at = city(before_temple(), "bath d5-d6", "bath d4-e4")
    at = complete(post(at, 1, "bath d4-e4"), "temple", "e5-e6", with_magistrate=True)
    assert prompt(at) == "Several sites are complete. Which is settled first?"
    assert prompt(at, 1) == "Ada decides which site is settled first."
    assert worded(at, "site F6") == "Ada builds a temple on F6"
    assert worded(at, "site E5") == "Ada builds a temple on E5"


# -- the log ----------------------------------------------------------------------------------------------


def test_districts_are_told_as_they_are_drawn() -> None:
    at = begin()
    assert told(at, "draw theatre") == ["Ada draws a yellow district."]
    assert told(at, "draw bath", viewer=1, language="de") == ["Ada zieht einen blauen Distrikt."]


def test_districts_that_come_by_themselves_are_told_too() -> None:
    assert told(stacks(begin(), bath=3, arena=2), "draw arena") == ["Ada draws a red district and a blue district."]
    assert told(stacks(begin(), bath=3), "draw bath")[0] == "Ada draws two blue districts."
    assert told(stacks(begin(), bath=1), "draw bath")[0] == "Ada draws a blue district."


def test_playing_and_building_is_told_with_the_influence_of_all() -> None:
    at = post(post(before_bath(3), 1, "bath f5-f6"), 2, "arena f7-f8")
    post(at, 0, "bath e6-e7")
    assert told(at, "play bath", "lay e4-e5", "with") == [
        "Ada plays a blue district on e4-e5.",
        "Ada puts a magistrate on e4-e5.",
        "Ada builds a bath on F6: 4 points. Influence: Ada 2, Ben 1.",
    ]


def test_a_fountain_is_told_with_its_reason() -> None:
    at = post(post(before_bath(), 0, "bath f5-f6"), 1, "bath e6-e7")
    fountain = "F6 (bath): nobody is ahead, so a fountain is built. Influence: Ada 1, Ben 1."
    assert told(at.copy(), "play arena", "lay e4-e5", "without")[-1] == fountain
    german = told(at, "play arena", "lay e4-e5", "without", language="de")[-1]
    assert german == "F6 (Bad): Niemand liegt vorn, also entsteht ein Brunnen. Einfluss: Ada 1, Ben 1."
    said = told(before_bath(), "play arena", "lay e4-e5", "without")
    assert said[-1] == "F6 (bath): nobody has influence, so a fountain is built."


def no_fountain_left() -> CityOfMarble:
    """As `before_temple`, with all twelve fountains on other sites."""
    at = city(begin(shortage="everything"), "temple f5-f6", "bath e7-f7")
    sites = ["B2", "B4", "B8", "B10", "B12", "B14", "J4", "J6", "J8", "J10", "J12", "J14"]
    return built(at, **dict.fromkeys(sites, "fountain"))


def test_no_fountain_is_promised_where_none_is_left() -> None:
    at = no_fountain_left()
    laying = do(at.copy(), "play bath")
    assert worded(laying, "lay e5-e6") == "On e5-e6: nothing F6"
    assert worded(do(at.copy(), "play temple"), "lay e5-e6") == "On e5-e6: temple F6 with a magistrate"
    do(laying, "lay e5-e6")
    assert worded(laying, "without") == "Without a magistrate: nothing on F6, as no fountain is left"
    german = "Ohne Beamten: nichts auf F6, da kein Brunnen mehr da ist"
    assert worded(laying, "without", "de") == german
    laying = do(post(at, 1, "temple f5-f6"), "play temple")
    assert worded(laying, "lay e5-e6") == "On e5-e6: temple F6 (Ben), with a magistrate nothing"


def test_a_missing_fountain_is_told() -> None:
    at = no_fountain_left()
    said = told(at.copy(), "play bath", "lay e5-e6", "with")
    assert said[-1] == "F6 (temple): nobody has influence, and no fountain is left."
    post(post(at, 0, "temple f5-f6"), 1, "temple f5-f6")
    said = told(at, "play bath", "lay e5-e6", "with")
    assert said[-1] == "F6 (temple): nobody is ahead, and no fountain is left. Influence: Ada 1, Ben 1."


def test_sending_and_coming_back_is_told() -> None:
    at = complete(post(before_temple(), 1, "bath e7-f7"), "temple", "e5-e6", with_magistrate=True)
    assert told(at, "move 1") == [
        "Ada sends a magistrate from the green district e5-e6 to the imperium of the temples."
    ]
    assert told(at, "stay") == ["Ben sends nobody from F6."]
    said = told(at, "draw temple", "draw bath", language="de")
    assert said[-1] == "Ada nimmt 1 Beamten zurück und bekommt 1 Tempelplättchen."


def test_everything_that_comes_back_is_told_at_once() -> None:
    at = post(begin(), 0, "treasury", "imperium bath", "imperium bath")
    said = told(at, *["draw temple", "draw bath"] * 2)
    assert said[-1] == "Ada takes 3 magistrates back and gets 2 bath tiles, 1 coin."
    at = give(give(post(begin(), 0, "imperium bath"), 0, bath=5), 1, bath=7)
    said = told(at, *["draw temple", "draw bath"] * 2, "end")
    assert said[-1] == "Ada takes 1 magistrate back, but the supply is empty."


def test_a_magistrate_that_is_recalled_brings_nothing() -> None:
    at = post(before_temple(), 0, "temple f5-f6")
    said = told(at, "draw temple", "draw bath", "recall 1")
    assert said[2:] == ["Ada recalls a magistrate from the green district f5-f6."]


def test_the_value_of_a_bridge_is_told_to_its_owner_only() -> None:
    deeds = ("play bath", "lay a2-a3", "with", "bridge 4")
    at = city(begin(), "temple a4-a5")
    assert told(at.copy(), *deeds)[-1] == "Ada takes the bridge of a2: 4 points."
    for viewer in (1, NOBODY):
        assert told(at.copy(), *deeds, viewer=viewer)[-1] == "Ada takes the bridge of a2."


def test_an_aqueduct_is_told_piece_by_piece() -> None:
    said = told(at_the_grey_source(), "play bath", "lay k2-k3", "without", "grey s")
    assert said[-2:] == ["Ada starts the grey aqueduct at L2.", "Ada extends the grey aqueduct to L4."]


def test_a_coin_for_a_fountain_is_told_with_the_piece() -> None:
    at = path(city(begin(), "temple k2-k3", "bath k4-k5", "arena j3-j4"), "grey", "L2 L4")
    said = told(built(at, K3="fountain"), "grey nw")
    assert said[0] == "Ada extends the grey aqueduct to K3 and gets 1 coin."


def test_more_actions_are_told() -> None:
    at = give(begin(), 0, arena=1)
    assert told(at, "discard arena", language="de") == ["Ada gibt 1 Arenaplättchen für eine weitere Aktion zurück."]


def test_the_beginning_of_the_last_round_is_told() -> None:
    at = stacks(begin(3), bath=5, temple=1)
    said = told(at, "draw temple", "draw bath")
    assert said[-1] == "3 stacks are empty: the last round begins with Ben."


def before_the_end() -> CityOfMarble:
    """Ada has one district left for her last action, the others nothing at all."""
    at = hand(begin(3), 0, temple=1)
    for player in at.players[1:]:
        player.hand = [0] * KINDS
    at.stacks = [0] * KINDS
    at.last_turns, at.actions = 3, 1
    return again(at)


def test_those_who_can_do_nothing_are_told_to_pass() -> None:
    said = told(before_the_end(), "play temple", "lay f8-g8", "without")
    assert said[1:3] == ["Ben can do nothing and passes.", "Cleo can do nothing and passes."]
    assert said[-1] == "The game ends: Ada 0, Ben 0, Cleo 0. Ada, Ben and Cleo share the victory."


def test_the_end_shows_all_bridges() -> None:
    at = before_the_end()
    at.players[0].bridges, at.players[2].bridges = (0, 3), (2,)
    said = told(at, "play temple", "lay f8-g8", "without", viewer=NOBODY)
    assert said[-3:] == [
        "Ada shows bridges: 1, 4.",
        "Cleo shows bridges: 3.",
        "The game ends: Ada 5, Cleo 3, Ben 0. Ada wins.",
    ]


@pytest.mark.parametrize(
    ("decided", "ranks", "verdict"),
    [
        ("points", ["2", "1"], "Ben wins."),
        ("buildings", ["2", "1"], "Ben wins. Most buildings decide the tie."),
        ("imperium", ["1", "2"], "Ada wins. Most imperium tiles decide the tie, as there are as many buildings."),
        ("shared", ["1", "1"], "Ada and Ben share the victory."),
    ],
)
def test_the_end_names_the_winner_and_what_decided(decided: str, ranks: list[str], verdict: str) -> None:
    over = Fact("over", CHANCE, {"scores": ["40", "40"], "ranks": ranks, "decided": decided})
    order = "Ben 40, Ada 40" if ranks == ["2", "1"] else "Ada 40, Ben 40"
    assert GAME.words().fact(over, NAMES) == f"The game ends: {order}. {verdict}"


@pytest.mark.parametrize("number", range(6))
def test_the_log_tells_all_points_tiles_and_coins(number: int) -> None:
    """Whoever adds up what is told has what the position says, in every variant."""
    random = Rng(number, 7)
    chosen = {name: values[(number + n) % len(values)] for n, (name, values) in enumerate(GAME.variants.items())}
    at = cast(CityOfMarble, GAME.new(2 + number % 3, **chosen))
    coins, tiles, points = ([0] * at.seats for _ in range(3))
    while at.seat != OVER:
        before, option = at.copy(), at.pick(random)
        at.play(option)
        for fact in GAME.facts(before, option, at):
            values = cast(dict[str, int], fact.values)
            if fact.what in ("extends", "rewards"):
                coins[fact.seat] += values["coins"]
            if fact.what == "rewards":
                tiles[fact.seat] += sum(values[kind] for kind in KIND_IDS)
            tiles[fact.seat] -= fact.what == "discards"
            points[fact.seat] += values["points"] if fact.what == "builds" else 0
    assert coins == [player.coins for player in at.players]
    assert tiles == [sum(player.imperium) for player in at.players]
    sheets = [GAME.sheet(at, seat) for seat in range(at.seats)]
    assert points == [sum(line.points for line in lines if line.what == "buildings") for lines in sheets]
