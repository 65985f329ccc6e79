"""Duplicates, retries, late clicks and broken paths: every decision is played once and whole, or not at all."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.web.server.site import Guest, Site, a_path, running

from aedilis import Rng
from aedilis.web.match import Match

numbers = st.integers(0, 2**30)


class Clicks(RuleBasedStateMachine):
    """The model is the list of decisions that were accepted; the server's log must be exactly that."""

    site: ClassVar[Site]

    @initialize(seats=st.sampled_from([2, 3]))
    def sit_down(self, seats: int) -> None:
        self.guests = [self.site.guest() for _ in range(seats)]
        self.table = self.guests[0].make(["me"] + ["anybody"] * (seats - 1))
        for seat in range(1, seats):
            self.guests[seat].post(f"/table/{self.table}/join", {"seat": seat})
        self.accepted: list[tuple[int, list[str]]] = []  # who, and which path
        self.sent: list[tuple[int, int, list[str]]] = []  # seat, number, path of everything that was accepted
        self.before = self.match.number

    @property
    def match(self) -> Match:
        return self.site.match(self.table)

    def decision(self, seed: int) -> tuple[int, list[str]]:
        seat = self.match.waiting()[0]
        return seat, a_path(self.match, seat, Rng(seed))

    def playing(self) -> bool:
        return not self.match.over

    @precondition(playing)
    @rule(seed=numbers)
    def play(self, seed: int) -> None:
        seat, path = self.decision(seed)
        number = self.match.number
        answer = self.guests[seat].move(self.table, number, path, seat)
        assert (answer.status_code, answer.json()["number"]) == (200, number + 1)
        self.accepted.append((seat, path))
        self.sent.append((seat, number, path))

    @precondition(lambda self: self.sent)
    @rule(times=st.integers(1, 3))
    def send_the_last_one_again(self, times: int) -> None:
        seat, number, path = self.sent[-1]
        for _ in range(times):
            answer = self.guests[seat].move(self.table, number, path, seat)
            assert answer.status_code == 200
            assert answer.json()["number"] == self.match.number

    @precondition(lambda self: len(self.sent) > 1)
    @rule(which=numbers)
    def a_retry_arrives_late(self, which: int) -> None:
        """Something else has been accepted of that seat since: too late, and harmless."""
        seat, number, path = self.sent[which % (len(self.sent) - 1)]
        last = max(n for n, sent in enumerate(self.sent) if sent[0] == seat)
        if self.sent[last] == (seat, number, path):
            return
        answer = self.guests[seat].move(self.table, number, path, seat)
        assert answer.status_code == 409
        assert answer.json()["number"] == self.match.number
        assert answer.json()["parts"]

    @precondition(playing)
    @rule(seed=numbers, behind=st.integers(1, 5))
    def click_on_an_old_page(self, seed: int, behind: int) -> None:
        """A legal decision, but chosen on a page that shows the past."""
        seat, path = self.decision(seed)
        number = self.match.moved - behind
        if (seat, number, path) in self.sent[-len(self.guests) :]:
            return
        assert self.guests[seat].move(self.table, number, path, seat).status_code == 409

    @precondition(playing)
    @rule(seed=numbers)
    def click_on_a_page_of_the_future(self, seed: int) -> None:
        seat, path = self.decision(seed)
        assert self.guests[seat].move(self.table, self.match.number + 1, path, seat).status_code == 409

    @precondition(playing)
    @rule(seed=numbers, how=st.sampled_from(["cut", "longer", "twice", "wrong end", "nonsense", "empty"]))
    def send_a_broken_path(self, seed: int, how: str) -> None:
        """The first steps are fine, the whole is not: nothing of it is played."""
        seat, path = self.decision(seed)
        broken = {
            "cut": path[:-1],
            "longer": [*path, "done"],
            "twice": path + path,
            "wrong end": [*path[:-1], "space 99"],
            "nonsense": ["<script>"],
            "empty": [],
        }[how]
        answer = self.guests[seat].move(self.table, self.match.number, broken, seat)
        assert answer.status_code == 422, answer.text

    @precondition(playing)
    @rule(seed=numbers)
    def play_out_of_turn_or_for_another(self, seed: int) -> None:
        seat, path = self.decision(seed)
        other = (seat + 1) % len(self.guests)
        assert self.guests[other].move(self.table, self.match.number, path, other).status_code == 409
        assert self.guests[other].move(self.table, self.match.number, path, seat).status_code == 403

    @precondition(playing)
    @rule(seed=numbers)
    def two_tabs_play_at_once(self, seed: int) -> None:
        """The same seat in two tabs, two different decisions on the same page: one of them counts."""
        seat, path = self.decision(seed)
        _, other = self.decision(seed + 1)
        number = self.match.number
        second = Guest(self.site.url)
        second.client.cookies = self.guests[seat].client.cookies
        answers = [self.guests[seat].move(self.table, number, path, seat), second.move(self.table, number, other, seat)]
        self.accepted.append((seat, path))
        self.sent.append((seat, number, path))
        assert [answer.status_code for answer in answers] == [200, 200 if path == other else 409]

    @invariant()
    def the_log_is_what_was_accepted(self) -> None:
        if not hasattr(self, "table"):
            return
        entries = self.site.house.store.entries(self.table)
        assert [entry.number for entry in entries] == [*range(1, len(entries) + 1)]
        assert [(entry.seat, entry.data["path"]) for entry in entries if entry.kind == "move"] == self.accepted
        assert self.match.number == len(entries) == self.before + len(self.accepted)


def test_every_decision_is_played_exactly_once() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as site:
        Clicks.site = site
        case = Clicks.TestCase()
        Clicks.TestCase.settings = settings(
            max_examples=20, stateful_step_count=20, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        case.runTest()
