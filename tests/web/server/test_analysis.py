"""Analyses of finished games: from what each seat knew, in the background, kept; and playing on in a private copy."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.web.server.site import UNLIMITED, Guest, Site, a_path, play_some, running
from tests.web.server.test_bots import CRASHING, NOTING, SLEEPING, bots

from aedilis import NOBODY, Rng, game
from aedilis.web.analysis import SUSPECTS, Verdict, choices
from aedilis.web.review import Review, going_on, review
from aedilis.web.sights import moments, position_at

ROME = game("city-of-rome")
NAMES = ["Ada", "Ben"]


class Played(NamedTuple):
    site: Site
    ada: Guest
    table: str


@pytest.fixture(scope="module")
def played(site: Site) -> Played:
    return finished(site)


def finished(site: Site) -> Played:
    ada, ben = site.guest("Ada"), site.guest("Ben")
    table = ada.make(["me", "anybody"])
    ben.post(f"/table/{table}/join", {"seat": 1})
    play_some(site, {0: ada, 1: ben}, table, 10_000)
    return Played(site, ada, table)


def part(guest: Guest, base: str) -> str:
    answer = guest.get(f"{base}/analysis")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["parts"]["analysis"])


def analysed(guest: Guest, base: str) -> str:
    assert guest.post(f"{base}/analysis").status_code == 200
    while "data-running" in (shown := part(guest, base)):
        time.sleep(0.01)
    return shown


def study(played: Played) -> list[Verdict]:
    analysed(played.ada, f"/table/{played.table}")
    kept = played.site.house.store.analysis(played.table)
    return [Verdict(*verdict) for verdict in kept]


def test_every_real_choice_is_judged_and_everybody_has_a_chance(played: Played) -> None:
    match = played.site.match(played.table)
    verdicts = study(played)
    asked = [*choices(match)]
    assert [(verdict.move, verdict.step) for verdict in verdicts] == [(one.move, one.step) for one in asked]
    for verdict in verdicts:
        step = match.table.steps[verdict.step]
        assert (verdict.seat, verdict.played) == (step.seat, step.notation)
        assert sum(verdict.chances) == pytest.approx(1, abs=0.01)
        assert 0 <= verdict.loss <= 1
        assert verdict.loss == 0 or verdict.best != verdict.played


def test_the_replay_shows_the_curve_and_leads_to_every_turning_point(played: Played) -> None:
    base = f"/table/{played.table}"
    shown = analysed(played.ada, base)
    page = played.ada.get(f"{base}/replay").text
    assert shown in page
    assert page == played.ada.get(f"{base}/replay").text
    match = played.site.match(played.table)
    last = len(moments(match)) - 1
    links = [int(move) for move in re.findall(r'data-move="(\d+)"', shown)]
    assert max(links) == last
    assert re.findall(r'data-turn="(\d+)"', shown)
    assert {int(move) for move in re.findall(r'data-turn="(\d+)"', shown)} <= set(links)
    assert shown.count("<polyline") == 2 * 2 * 2  # two seats, an edge and a colour, wide and narrow
    stranger = played.site.guest()
    assert part(stranger, base) == shown


def a_review(played: Played, language: str = "en") -> Review:
    return review(played.site.match(played.table), study(played), NAMES, language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_turning_points_are_the_dearest_choices_in_their_order(played: Played, language: str) -> None:
    found = a_review(played, language)
    worst = max(verdict.loss for verdict in study(played) if verdict.careful)
    assert [turn.move for turn in found.turns] == sorted({turn.move for turn in found.turns})
    assert max(turn.percent for turn in found.turns) == round(100 * worst)
    for turn in found.turns:
        assert turn.played != turn.better
        assert all(sentence[-1] == "." for sentence in turn.line)


def test_the_curve_ends_with_the_result(played: Played) -> None:
    match = played.site.match(played.table)
    found = a_review(played)
    assert found.curve[-1][0] == len(moments(match)) - 1
    winners = [seat for seat, rank in enumerate(match.table.position.ranks()) if rank == 1]
    assert [seat for seat, chance in enumerate(found.curve[-1][1]) if chance] == winners


def test_the_better_line_is_told_from_the_seat_that_could_have_chosen_it(played: Played) -> None:
    match = played.site.match(played.table)
    for verdict in study(played)[::10]:
        view = position_at(match, verdict.step).seen_by(verdict.seat)
        facts = [*going_on(match, view, verdict)]
        assert all(fact.known_to(verdict.seat) for fact in facts)
        world = view.imagine(Rng(5))  # whatever else may be true: the same is told
        assert [*going_on(match, world.seen_by(verdict.seat), verdict)] == facts


def test_an_analysis_is_asked_of_views_only_and_not_made_twice(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with running(tmp_path / "site", bots=bots(NOTING, str(notes))) as site:
        played = finished(site)
        shown = analysed(played.ada, f"/table/{played.table}")
        questions = [json.loads(line) for line in notes.read_text().splitlines()]
        match = site.match(played.table)
        assert len(questions) == len([*choices(match)]) + SUSPECTS
        for question in questions:
            assert question.keys() == {"game", "view", "budget", "wanted", "played"}
            view = ROME.decode(bytes.fromhex(question["view"]))
            assert 0 <= view.viewer < 2
            assert view == view.imagine(Rng(1)).seen_by(view.viewer)
        assert analysed(played.ada, f"/table/{played.table}") == shown
        assert len(notes.read_text().splitlines()) == len(questions)
    with running(tmp_path / "site", bots=bots(CRASHING)) as site:
        assert part(Guest(site.url), f"/table/{played.table}") == shown


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        played = finished(site)
        good = site.house.analyses._thinkers
        site.house.analyses._thinkers = bots(CRASHING)
        assert "did not work out" in analysed(played.ada, f"/table/{played.table}")
        site.house.analyses._thinkers = good
        assert "<polyline" in analysed(played.ada, f"/table/{played.table}")


def test_a_server_stops_in_the_middle_of_an_analysis(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(UNLIMITED, all_analyses=1), bots=bots(SLEEPING, patience=10**6)) as site:
        played, other = finished(site), finished(site)
        assert played.ada.post(f"/table/{played.table}/analysis").status_code == 200
        assert played.ada.post(f"/table/{played.table}/analysis").status_code == 200
        assert played.ada.post(f"/table/{other.table}/analysis").status_code == 429
        assert "<progress" in part(played.ada, f"/table/{played.table}")
    with running(tmp_path) as site:
        assert "<form" in part(Guest(site.url), f"/table/{played.table}")


def test_a_game_that_is_played_is_not_analysed(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "bot:random"])
    assert 'id="analysis"' not in guest.get(f"/table/{table}/replay").text
    assert 'id="play-on"' not in guest.get(f"/table/{table}/replay").text


def test_a_record_is_analysed_too(played: Played) -> None:
    text = played.ada.get(f"/table/{played.table}/record").text
    base = played.ada.post("/records", json={"record": text}).headers["location"].removesuffix("/replay")
    shown = analysed(played.ada, base)
    assert shown.replace(base, "") == analysed(played.ada, f"/table/{played.table}").replace(
        f"/table/{played.table}", ""
    )


# -- playing on -----------------------------------------------------------------------------------------------------


def branch(guest: Guest, base: str, move: int, seat: int = 0, bot: str = "random") -> str:
    answer = guest.post(f"{base}/branch", {"move": move, "seat": seat, "bot": bot})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/table/")


def some_moves(played: Played) -> Iterator[int]:
    last = len(moments(played.site.match(played.table))) - 1
    yield from {0, 1, 2, last // 3, last // 2, last - 1}


def test_a_copy_begins_exactly_where_one_was_looking(played: Played) -> None:
    match = played.site.match(played.table)
    stops = moments(match)
    for move in some_moves(played):
        copy = played.site.match(branch(played.ada, f"/table/{played.table}", move, NOBODY))
        assert copy.table.position == position_at(match, stops[move])
        assert [step[:3] for step in copy.table.steps] == [step[:3] for step in match.table.steps[: stops[move]]]
        assert [place.kind for place in copy.places] == ["person", "person"]


def test_a_copy_is_played_on_against_bots_and_rebuilt_by_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        played = finished(site)
        eve = site.guest("Eve")
        table = branch(eve, f"/table/{played.table}", len(moments(site.match(played.table))) // 2, 1)
        assert site.match(table).places[0].bot == "random"
        assert site.match(table).hints
        random = Rng(3)
        while not site.match(table).over:
            match = site.match(table)
            if 1 in match.waiting():
                assert eve.move(table, match.number, a_path(match, 1, random)).status_code in (200, 409)
        record = site.match(table).table.record()
        before = site.match(played.table).table.record()
    with running(tmp_path) as site:
        for id in (table, played.table):
            Guest(site.url).get(f"/table/{id}")
        assert site.match(table).table.record() == record
        assert site.match(played.table).table.record() == before


def test_a_copy_is_private(played: Played) -> None:
    eve = played.site.guest("Eve")
    table = branch(eve, f"/table/{played.table}", 5)
    assert table in eve.get("/").text
    assert table not in played.ada.get("/").text
    assert table not in played.site.guest().get("/").text


def test_at_the_end_there_is_nothing_to_play_on(played: Played) -> None:
    last = len(moments(played.site.match(played.table))) - 1
    answer = played.ada.post(f"/table/{played.table}/branch", {"move": last, "seat": 0, "bot": "random"})
    assert (answer.status_code, "Nothing is left to play" in answer.json()["error"]) == (400, True)


def test_what_was_played_up_to_there_can_be_taken_back_in_a_copy(played: Played) -> None:
    """It is a table like any other."""
    table = branch(played.ada, f"/table/{played.table}", 12, NOBODY)
    match = played.site.match(table)
    played.ada.post(f"/table/{table}/screen", {"seat": match.waiting()[0]})
    last: Any = next(step.seat for step in reversed(match.table.steps) if step.seat >= 0)
    assert played.ada.order(table, "back", match.number, seat=last).status_code == 200
    assert len(played.site.match(table).table.steps) < len(match.table.steps)
