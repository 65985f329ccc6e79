"""What a player is told: what can be done now, what it costs, and what happened, in both languages."""

from __future__ import annotations

import pytest
from tests.draw.scenes import moments
from tests.games.builders_antiquity.positions import GAME, do, final, player, position

from aedilis import CHANCE, LANGUAGES, NOBODY, Position, Rng
from aedilis.draw.board import symbols_of
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

NAMES = ["Ada", "Ben", "Cleo"]


def prompt(play: Position, viewer: int = 0, language: str = "en") -> str:
    return GAME.words(language).prompt(play.seen_by(viewer), NAMES)


def worded(play: Position, notation: str, language: str = "en") -> str:
    return GAME.words(language).option(play, GAME.option(play, notation))


def told(play: Position, notation: str, language: str = "en") -> list[str]:
    """The log of a decision and of the cards that are turned up for it."""
    speech = GAME.words(language)
    sentences = []
    option = GAME.option(play, notation)
    play = play.copy()
    while True:
        before = play.copy()
        play.play(option)
        sentences += [speech.fact(fact, NAMES) for fact in GAME.facts(before, option, play)]
        if play.seat != CHANCE:
            return sentences
        option = play.pick(Rng(1))


# -- prompts ----------------------------------------------------------------------------------------------


def test_a_turn_begins_with_what_can_be_done() -> None:
    play = position(player("apprentice-1"))
    assert prompt(play) == "3 actions left: open, recruit, invest or take money."
    assert prompt(play, language="de") == "Noch 3 Aktionen: eröffnen, anwerben, investieren oder Geld nehmen."


@pytest.mark.parametrize(
    ("actions", "invested", "money", "expected"),
    [
        (0, 0, 1, "No action left: end your turn."),
        (0, 0, 9, "No action left: buy one or end your turn."),
        (0, 0, 15, "No action left: buy one, repay a loan or end your turn."),
        (1, 1, 1, "1 action left: open, recruit, send, free a slave or take money."),
    ],
)
def test_only_what_can_be_done_is_named(actions: int, invested: int, money: int, expected: str) -> None:
    play = position(player("slave-1", money=money, loans=1, sites="house"), actions=actions, invested=invested)
    assert prompt(play) == expected


def test_no_prompt_is_longer_than_three_lines_on_a_phone_or_four_with_a_warning() -> None:
    """In any language, whatever can be done."""
    longest = {False: "", True: ""}
    for language in LANGUAGES:
        for seed in range(6):
            for table in moments(GAME, 2, seed):
                if table.position.seat >= 0:
                    assert isinstance(table.position, BuildersAntiquity)
                    warned = table.position.rounds_left() > 0
                    asked = prompt(table.position, table.position.seat, language)
                    longest[warned] = max(longest[warned], asked, key=len)
    assert 40 < len(longest[False]) < 3 * 30, longest
    assert 80 < len(longest[True]) < 4 * 30, longest


def test_one_is_one() -> None:
    play = position(player(money=1), actions=1)
    assert prompt(play).startswith("1 action left: ")
    assert prompt(play, language="de").startswith("Noch 1 Aktion: ")
    assert prompt(play, 1) == "Ada is acting: 1 action left, 1 sesterce."


def test_others_are_told_how_much_is_left_to_do() -> None:
    play = position(player("labourer-1", sites="house"), actions=2)
    for moment in (play, do(play.copy(), "send labourer-1")):
        assert prompt(moment, 1) == prompt(moment, NOBODY) == "Ada is acting: 2 actions left, 10 sesterces."
        assert prompt(moment, 1, "de") == "Ada ist dran: noch 2 Aktionen, 10 Sesterze."


def test_while_sending_the_prompt_says_whom_and_for_what() -> None:
    play = do(position(player("labourer-1", sites="house", tools="wood")), "send labourer-1")
    assert prompt(play) == "Where do you send labourer 1 (1 wood, 2 colour)?"
    assert prompt(play, language="de") == "Wohin schickst du den Handlanger 1 (1 Holz, 2 Farbe)?"
    do(play, "at house")
    assert prompt(play) == "Which tool for labourer 1?"
    assert prompt(play, language="de") == "Welches Werkzeug für den Handlanger 1?"


def test_a_university_is_asked_for_its_student() -> None:
    play = do(position(player("apprentice-1")), "university colour")
    assert prompt(play) == "Whom does the university of colour teach?"
    assert worded(play, "teach apprentice-1") == "Apprentice 1: from now on 1 wood, 1 knowledge, 3 colour"


# -- options ----------------------------------------------------------------------------------------------

OPTIONS = [
    ("take 2", "Take 3 sesterces for 2 actions", "Nimm 3 Sesterze für 2 Aktionen"),
    ("action", "Buy one more action for 5 sesterces", "Kaufe noch eine Aktion für 5 Sesterze"),
    ("end", "End your turn (unused: 3 actions)", "Beende deinen Zug (ungenutzt: 3 Aktionen)"),
    ("repay", "Repay a loan with 15 sesterces (no action)", "Zahle einen Kredit zurück: 15 Sesterze (keine Aktion)"),
    (
        "open temple",
        "Open the Temple: needs 2 wood, 2 knowledge, 2 colour; brings 10 sesterces, 3 points",
        "Eröffne Tempel: braucht 2 Holz, 2 Wissen, 2 Farbe; bringt 10 Sesterze, 3 Punkte",
    ),
    (
        "open machine-saw",
        "Open the Saw: needs 1 knowledge, 2 colour; brings 2 points, then supplies 3 wood",
        "Eröffne Säge: braucht 1 Wissen, 2 Farbe; bringt 2 Punkte, liefert dann 3 Holz",
    ),
    (
        "recruit companion-1",
        "Recruit companion 1: 3 stone, 1 knowledge, wage 4 each time",
        "Wirb den Gesellen 1 an: 3 Stein, 1 Wissen, jedes Mal Lohn 4",
    ),
    (
        "buy slave-3",
        "Buy slave 3 for 7 sesterces: 2 stone, 2 knowledge, no wage",
        "Kaufe den Sklaven 3 für 7 Sesterze: 2 Stein, 2 Wissen, kein Lohn",
    ),
    (
        "tool stone",
        "Buy the mallet for 2 sesterces: +1 stone for a worker",
        "Kaufe Werkzeug Klöpfel für 2 Sesterze: +1 Stein für einen Arbeiter",
    ),
    (
        "loan",
        "Take a loan: 10 sesterces now, 15 sesterces to repay it",
        "Nimm einen Kredit auf: jetzt 10 Sesterze, zurück 15 Sesterze",
    ),
    (
        "free slave-1",
        "Free slave 1: from then on wage 4",
        "Befreie den Sklaven 1: von da an Lohn 4",
    ),
    (
        "send slave-1",
        "Send slave 1 (2 stone, 2 colour): no wage",
        "Schicke den Sklaven 1 (2 Stein, 2 Farbe): kein Lohn",
    ),
    (
        "send slave-2",
        "Send freedman 2 (2 knowledge, 2 colour): wage 4",
        "Schicke den Freigelassenen 2 (2 Wissen, 2 Farbe): Lohn 4",
    ),
]


@pytest.mark.parametrize(("notation", "english", "german"), OPTIONS, ids=[notation for notation, *_ in OPTIONS])
def test_an_option_says_what_it_costs_and_brings(notation: str, english: str, german: str) -> None:
    play = position(
        player("slave-1 slave-2", money=20, sites="house", freed="slave-2", loans=1),
        row="temple machine-saw",
        workers="companion-1",
    )
    assert worded(play, notation) == english
    assert worded(play, notation, "de") == german


def test_a_turn_that_is_used_up_just_ends() -> None:
    assert worded(position(player(), actions=0), "end") == "End your turn"


def test_what_sending_takes_depends_on_the_site() -> None:
    mine = player("apprentice-1", sites="pyramid master-1 | house | temple")
    assert worded(position(mine, sent="1 pyramid"), "send apprentice-1").endswith("wage 2, 1 to 2 actions")
    sending = do(position(mine, sent="1 pyramid"), "send apprentice-1")
    assert worded(sending, "to house") == "House: finished, 10 sesterces"
    assert worded(sending, "to temple") == "Temple: still lacks 1 wood, 1 knowledge, 2 colour"
    assert worded(sending, "to pyramid").startswith("Pyramid (2 actions): still lacks 2 stone, 3 wood")


def test_a_tool_says_what_it_changes() -> None:
    play = do(position(player("apprentice-3", sites="house", tools="wood stone")), "send apprentice-3", "at house")
    assert worded(play, "with wood") == "With the hand saw (+1 wood): finished, 10 sesterces"
    assert worded(play, "with wood", "de") == "Werkzeug Handsäge (+1 Holz): fertig, 10 Sesterze"
    assert worded(play, "with nothing") == "Without a tool: still lacks 1 wood"


@pytest.mark.parametrize(("variant", "raises"), [("at-least-3", "to 3"), ("plus-3", "by 3")])
def test_a_university_says_what_it_does_in_this_game(variant: str, raises: str) -> None:
    play = position(player("apprentice-1"), university=variant)
    expected = f"University of wood: raises a worker {raises}, for 7 sesterces"
    assert worded(play, "university wood") == expected


@pytest.mark.parametrize(("variant", "points"), [("printed", 3), ("regular", 4)])
def test_a_building_brings_what_it_brings_in_this_game(variant: str, points: int) -> None:
    assert worded(position(row="forum", rewards=variant), "open forum").endswith(f"12 sesterces, {points} points")


def test_equal_workers_are_told_apart() -> None:
    play = position(player("companion-3 companion-4", sites="house"))
    assert worded(play, "send companion-3") != worded(play, "send companion-4")


# -- beside the name --------------------------------------------------------------------------------------


def test_money_points_and_the_actions_of_whoever_acts_stand_beside_the_name() -> None:
    play = position(player(money=4, finished="temple"), player(money=1), actions=2)
    for viewer in (0, 1, NOBODY):
        shown = [[good.text for good in GAME.words().goods(play.seen_by(viewer), seat)] for seat in range(2)]
        assert shown == [["4 sesterces", "3 points", "2 actions"], ["1 sesterce", "0 points"]]
    assert [good.text for good in GAME.words("de").goods(play, 0)] == ["4 Sesterze", "3 Punkte", "2 Aktionen"]


def test_what_stands_beside_the_name_can_be_drawn() -> None:
    defined = symbols_of(GAME)
    for good in GAME.words().goods(position(player()), 0):
        assert f'<symbol id="{good.symbol}"' in defined


# -- the log ----------------------------------------------------------------------------------------------


def test_sending_is_told_with_wage_actions_and_tool() -> None:
    play = do(position(player("labourer-1", sites="port", tools="stone")), "send labourer-1", "at port")
    assert told(play, "with nothing") == ["Ada sends labourer 1 to the Port (wage 3, 1 action)."]
    assert told(play, "with stone") == ["Ada sends labourer 1 to the Port (wage 3, 1 action, with the mallet)."]
    assert told(play, "with stone", "de") == [
        "Ada schickt den Handlanger 1 zur Baustelle Hafen (Lohn 3, 1 Aktion, Werkzeug: Klöpfel)."
    ]


def test_a_finished_building_is_told_with_what_it_brings() -> None:
    play = do(position(player("apprentice-1", sites="trading-post")), "send apprentice-1")
    assert told(play, "to trading-post")[1:] == ["Ada finishes the Trading post: 6 sesterces, 1 point."]
    assert told(play, "to trading-post", "de")[1:] == [
        "Ada vollendet ein Gebäude: Handelskontor (6 Sesterze, 1 Punkt)."
    ]


def test_a_freed_slave_is_a_freedman_in_the_log() -> None:
    play = position(player("slave-1", sites="pyramid"), row="port", top="forum")
    assert told(play, "free slave-1") == ["Ada frees slave 1."]
    unfree = do(play.copy(), "send slave-1")
    assert told(unfree, "to pyramid") == ["Ada sends slave 1 to the Pyramid (no wage, 1 action)."]
    freed = do(play.copy(), "free slave-1", "send slave-1")
    assert told(freed, "to pyramid") == ["Ada sends freedman 1 to the Pyramid (wage 4, 1 action)."]
    taught = do(play.copy(), "free slave-1", "university wood")
    assert told(taught, "teach slave-1") == ["Ada has freedman 1 educated at the university of wood for 7 sesterces."]


def test_a_site_is_opened_and_the_row_filled() -> None:
    play = position(row="port", top="hanging-gardens")
    opened, filled, shown = told(play, "open port")
    assert (opened, filled) == ("Ada opens a site: Port.", "New in the row: Hanging Gardens.")
    assert shown.startswith("The next building is: ")


def test_the_last_round_is_announced_with_its_reason() -> None:
    play = position(player(finished="pyramid colossus-of-rhodes armoury"))
    assert told(play, "end") == ["Ada ends the turn.", "Ada has 17 points: this is the last round."]


def test_the_end_is_told_with_the_final_count() -> None:
    last = position(
        player("slave-1", money=23, loans=1, finished="colossus-of-rhodes hanging-gardens forum"),
        player("slave-2 slave-3", money=8, loans=2),
        seat=1,
        last_round=True,
    )
    assert told(last, "end")[1:] == [
        "Ada ends with a score of 17.3: 17 points, 1 slave freed, 1 loan repaid, 3 sesterces.",
        "Ben ends with a score of -4.7: 1 slave freed, 3 sesterces, 1 slave unfree, 2 open loans.",
    ]
    assert told(last, "end", "de")[1] == (
        "Ada kommt am Ende auf 17,3: 17 Punkte, 1 Sklave befreit, 1 Kredit zurückgezahlt, 3 Sesterze."
    )


def test_a_stalemate_is_told() -> None:
    play = position(player(money=0), seat=1, idle_rounds=3)
    assert "Nothing moves any more: the game ends." in told(play, "end")


# -- the sheet --------------------------------------------------------------------------------------------


def test_the_sheet_says_what_the_final_count_has_bought() -> None:
    end = final(player("slave-1 machine-saw", money=23, loans=1, finished="house machine-saw"))
    assert [GAME.words().line(line) for line in GAME.sheet(end, 0)] == [
        "Buildings: House",
        "Machines: Saw",
        "Sesterces left after freeing and repaying: 3",
        "Slaves still unfree: 0, freed now: 1",
        "Loans still open: 0, repaid now: 1",
    ]
    assert [GAME.words().line(line) for line in GAME.sheet(end, 1)][2:] == [
        "Sesterces: 10",
        "Slaves still unfree: 0",
        "Loans still open: 0",
    ]
