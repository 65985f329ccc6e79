"""Hints: for the one who decides, where the table allows them, about the present only, and from the view alone."""

from __future__ import annotations

import json
import re
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.web.server.site import UNLIMITED, Guest, Site, a_path, play_some, running

from aedilis import CHANCE, OVER, Position, Rng, game
from aedilis.bots import Budget
from aedilis.web.bots import Bots
from aedilis.web.counsel import Advice, advise, judge, read_advice
from aedilis.web.hints import hints_of, reason
from aedilis.web.limits import Rate
from aedilis.web.match import Match

ROME = game("city-of-rome")
NAMES = ["Ada", "Ben", "Cem"]


def on_turn(site: Site, seats: list[str], hints: str = "", moves: int = 0) -> tuple[Guest, str]:
    """Somebody who is to decide among several options, after some moves."""
    random = Rng(moves)
    guest = site.guest("Ada")
    table = guest.make(seats, hints=hints)
    while True:
        match = site.match(table)
        if match.bots_to_move():
            continue
        if match.number > moves and match.turn(0).count() > 1:
            return guest, table
        assert guest.move(table, match.number, a_path(match, 0, random)).status_code in (200, 409)


def at_one_screen(site: Site) -> tuple[Guest, str, int]:
    """Somebody who plays all seats, with the screen in the hands of the one who decides: no bot is needed."""
    guest, table, seat = with_a_choice(site)
    guest.post(f"/table/{table}/screen", {"seat": seat})
    return guest, table, seat


def with_a_choice(site: Site) -> tuple[Guest, str, int]:
    guest = site.guest("Ada")
    table = guest.make(["me", "me"])
    while site.match(table).table.position.count() < 2:  # both cards of the opening draft can be alike
        table = guest.make(["me", "me"])
    return guest, table, site.match(table).waiting()[0]


def codes_of(match: Match, path: list[str]) -> set[str]:
    return {match.game.actions[option].notation for option in match.composed(0, path).options()}


@pytest.mark.parametrize("moves", [0, 10, 40])
def test_a_hint_names_up_to_three_options_with_chance_and_reason(site: Site, moves: int) -> None:
    guest, table = on_turn(site, ["me", "bot:random"], moves=moves)
    match = site.match(table)
    assert 'id="ask-hint"' in guest.get(f"/table/{table}").text
    answer = guest.hint(table, match.number)
    assert answer.status_code == 200, answer.text
    codes = answer.json()["codes"]
    assert len(codes) == len(set(codes)) == min(3, match.turn(0).count())
    assert set(codes) <= codes_of(match, [])
    text = answer.json()["hint"]
    assert [int(n) for n in re.findall(r"(\d+) % to win", text)] == sorted(
        (int(n) for n in re.findall(r"(\d+) % to win", text)), reverse=True
    )
    assert len(re.findall(r"<p>It [^<]+\.</p>", text)) == len(codes)
    assert guest.hint(table, match.number).content == answer.content  # asked again


def test_a_hint_goes_on_in_the_middle_of_a_decision(site: Site) -> None:
    for moves in range(8, 100, 3):
        guest, table = on_turn(site, ["me", "bot:random"], moves=moves)
        match = site.match(table)
        for option in match.turn(0).options():
            path = [match.game.actions[option].notation]
            if match.game.actions[option].prepares and len(codes_of(match, path)) > 1:
                answer = guest.hint(table, match.number, path)
                assert answer.status_code == 200, answer.text
                assert set(answer.json()["codes"]) <= codes_of(match, path)
                return
    raise AssertionError("nothing was ever composed")


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        (["me", "bot:random"], "", True),
        (["me", "bot:random"], "no", False),
        (["me", "me"], "", True),
        (["me", "friend"], "", False),
        (["me", "friend"], "yes", True),
        (["me", "anybody", "bot:random"], "", False),
    ],
)
def test_where_others_play_there_are_hints_only_if_the_maker_allows_them(
    site: Site, seats: list[str], hints: str, allowed: bool
) -> None:
    guest = site.guest("Ada")
    table = guest.make(seats, hints=hints)
    assert site.match(table).hints == allowed


def test_nobody_gets_a_hint_at_a_table_that_forbids_it(site: Site) -> None:
    guest, table = on_turn(site, ["me", "bot:random"], "no")
    assert "ask-hint" not in guest.get(f"/table/{table}").text
    assert guest.hint(table, site.match(table).number).status_code == 403


def test_only_the_one_who_decides_gets_a_hint(site: Site) -> None:
    guests = {0: site.guest("Ada"), 1: site.guest("Ben")}
    table = guests[0].make(["me", "anybody"], hints="yes")
    guests[1].post(f"/table/{table}/join", {"seat": 1})
    play_some(site, guests, table, 6)
    while site.match(table).table.position.count() < 2:
        play_some(site, guests, table, 1)
    match = site.match(table)
    decides = match.waiting()[0]
    other = 1 - decides
    assert "ask-hint" in guests[decides].get(f"/table/{table}").text
    assert "ask-hint" not in guests[other].get(f"/table/{table}").text
    assert "ask-hint" not in site.guest("Eve").get(f"/table/{table}").text
    assert guests[other].hint(table, match.number, seat=other).status_code == 403
    assert guests[other].hint(table, match.number, seat=decides).status_code == 403
    assert guests[decides].hint(table, match.number, seat=decides).status_code == 200


def test_behind_the_curtain_there_is_no_hint(site: Site) -> None:
    guest, table, seat = with_a_choice(site)
    match = site.match(table)
    assert guest.hint(table, match.number, seat=seat).status_code == 403
    guest.post(f"/table/{table}/screen", {"seat": seat})
    assert guest.hint(table, match.number, seat=seat).status_code == 200


def test_a_hint_for_another_state_or_path_is_refused(site: Site) -> None:
    guest, table = on_turn(site, ["me", "bot:random"], moves=10)
    number = site.match(table).number
    assert guest.hint(table, number - 1).status_code == 409
    assert guest.hint(table, number + 1).status_code == 409
    assert guest.hint(table, number, ["fly"]).status_code == 422


SLOW = """
import json, pathlib, sys, time
from aedilis.web.thinker import answer
begun, go = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
for line in sys.stdin:
    if "advice" in line:
        begun.touch()
        while not go.exists(): time.sleep(0.002)
    print(json.dumps(answer(line)), flush=True)
"""
CRASHING = "import os, sys\nfor line in sys.stdin: os._exit(3)"
NONSENSE = "import sys\nfor line in sys.stdin: print('[[1, 2], 3]', flush=True)"


def test_who_plays_on_meanwhile_gets_no_late_hint(tmp_path: Path) -> None:
    begun, go = tmp_path / "begun", tmp_path / "go"
    bots = Bots(1, 60, [sys.executable, "-c", SLOW, str(begun), str(go)])
    with running(tmp_path / "site", bots=bots) as site:
        guest, table, seat = at_one_screen(site)
        match = site.match(table)
        twin = Guest(site.url)
        twin.client.cookies = httpx.Cookies(guest.client.cookies)
        answers: list[httpx.Response] = []
        asking = threading.Thread(target=lambda: answers.append(twin.hint(table, match.number, seat=seat)))
        asking.start()
        while not begun.exists():
            pass
        assert guest.move(table, match.number, a_path(match, seat, Rng(1)), seat).status_code == 200
        go.touch()
        asking.join()
        assert answers[0].status_code == 409
        assert "hint" not in answers[0].json()


@pytest.mark.parametrize("code", [CRASHING, NONSENSE])
def test_a_thinker_that_breaks_is_answered_with_a_sentence(tmp_path: Path, code: str) -> None:
    with running(tmp_path, bots=Bots(1, 60, [sys.executable, "-c", code])) as site:
        guest, table, seat = at_one_screen(site)
        answer = guest.hint(table, site.match(table).number, seat=seat)
        assert (answer.status_code, answer.json()["error"]) == (503, "Nobody has an idea right now. Please ask again.")


def test_hints_are_rated(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(UNLIMITED, hints=Rate(2, 0.001))) as site:
        guest, table = on_turn(site, ["me", "bot:random"])
        number = site.match(table).number
        assert [guest.hint(table, number).status_code for _ in range(3)] == [200, 200, 429]


# -- what the thinker says ----------------------------------------------------------------------------------------


def views(seats: int, seed: int) -> Iterator[Position]:
    """What those who decide see, in a game of random moves."""
    random = Rng(seed)
    position = ROME.new(seats)
    while position.seat != OVER:
        if position.seat != CHANCE and position.count() > 1:
            yield position.seen_by(position.seat)
        position.play(position.pick(random))


def test_advice_is_the_same_in_every_world_that_looks_the_same() -> None:
    for view in [*views(3, 4)][::25]:
        world = view.imagine(Rng(1))
        assert advise(ROME, world.seen_by(view.viewer), Budget(20)) == advise(ROME, view, Budget(20))


def test_judgements_share_out_one_chance_and_blame_nobody_for_the_best_option() -> None:
    for view in [*views(3, 5)][::20]:
        options = view.options()
        judged = [judge(ROME, view, option, Budget(40)) for option in options]
        for one in judged:
            assert sum(one.chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in one.chances)
            assert 0 <= one.loss <= 1
        assert len({one.best for one in judged}) == 1
        assert judged[options.index(judged[0].best)].loss == 0


def test_a_decision_that_gives_the_game_away_is_found() -> None:
    """Where the search is certain that the options differ, the worst one costs what the best one promises."""
    most = 0.0
    for view in [*views(2, 6)][-40:]:
        most = max(most, *(judge(ROME, view, option, Budget(60)).loss for option in view.options()))
    assert most > 0.2


def test_advice_comes_through_the_pipe_as_it_was() -> None:
    view = [*views(2, 7)][-10]
    advice = advise(ROME, view, Budget(30))
    assert [read_advice(one) for one in json.loads(json.dumps(advice))] == advice


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_is_one_sentence(language: str) -> None:
    for view in [*views(3, 8)][::15]:
        advice = advise(ROME, view, Budget(30))
        for hint in hints_of(ROME, view, advice, NAMES, language):
            assert hint.reason[-1] == "."
            assert "{" not in hint.reason + hint.text


def told(*advice: Advice, language: str = "en", unit: int = 1) -> list[str]:
    game = replace(ROME, unit=unit)
    return [reason(game, advice, rank, NAMES, language) for rank in range(len(advice))]


PLAIN = Advice(0, [], 0.5, 0, None, 0.0, 0.0, 1)


def test_a_reason_tells_what_is_gained_and_what_is_denied() -> None:
    good = PLAIN._replace(points=3, later=2.2, denies=1.4)
    assert told(good) == [
        "It brings 3 points at once, leads to about 2 points more in the end than the others "
        "and leaves Ben about 1 point less."
    ]
    assert told(good._replace(points=30, later=22.0, denies=14.0), unit=10) == told(good)
    assert told(PLAIN._replace(points=5, later=-3), unit=10) == ["It brings 0.5 points at once."]


def test_what_comes_second_is_compared_with_the_first() -> None:
    better, worse = PLAIN._replace(chance=0.6), PLAIN._replace(points=4, denies=2.0)
    assert told(better, worse, worse._replace(later=-3.1, denies=0.0)) == [
        "It wins more often than the others.",
        "It brings 4 points at once and leaves Ben about 2 points less, but wins less often than the first.",
        "It brings 4 points at once, but leads to about 3 points less in the end than the first.",
    ]
    assert told(PLAIN, PLAIN, PLAIN._replace(points=-1)) == [
        "It is about as good as the others.",
        "It is about as good as the first.",
        "It costs 1 point at first, but is about as good as the first.",
    ]
    assert told(better._replace(points=-2), PLAIN._replace(points=-1)) == [
        "It costs 2 points at first, but wins more often than the others.",
        "It costs 1 point at first and wins less often than the first.",
    ]
    assert told(better, worse, language="de")[1].endswith(", aber gewinnt seltener als der erste Vorschlag.")


def test_the_samples_say_nothing_against_the_order() -> None:
    """Whatever they found: only the first is said to be better, and only others to be worse."""
    for later in (-4.0, 0.0, 4.0):
        first, second = told(PLAIN._replace(later=-later), PLAIN._replace(later=later, chance=0.4))
        assert not {"less", "worse"} & {*first.split()}
        assert "more" not in second
