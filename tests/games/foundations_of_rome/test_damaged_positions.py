"""Positions come from outside as text: what cannot happen in a game is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import GAME, decide, player, position
from tests.plain_data import damaged

from aedilis import TextError


def a_turn() -> Any:
    return position(
        player("pottery A1 0 | colosseum D1", lots="A2 B2 C2", role="censor", cards="mars", goal="populus"),
        player("domus C1", lots="G7", role="knight", cards="janus:1"),
        monuments="regia lighthouse",
        open_goals="tres",
        roles="yes",
        influence="yes",
        favour="yes",
        hidden_goals="yes",
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("era = 1\n", "era = 4\n", "'era' cannot be 4"),
        ('favour = "yes"', 'favour = "some"', "'favour' cannot be 'some' .allowed: no, yes."),
        ("silver = 10", "silver = -1", "'silver' cannot be -1"),
        ('"pottery A1 0"', '"potery A1 0"', "no card 'potery'"),
        ('"pottery A1 0"', '"pottery A1 45"', "45"),
        ('"pottery A1 0"', '"pottery J1 0"', "pottery J1 0 does not fit there"),
        ('cards = ["mars"]', 'cards = ["mercy"]', "no card 'mercy'"),
        ('cards = ["janus:1"]', 'cards = ["janus:7"]', "7"),
    ],
)
def test_a_damaged_entry_is_named(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(a_turn()), old, new))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('lots = ["A1", "B1"', 'lots = ["A1", "B1", "C1"', "C1 is there twice"),
        ('lots = ["C1", "G7"]', 'lots = ["C1"]', "G7 is missing"),
        ('"pottery A1 0"', '"pottery A2 90"', "pottery does not fit there"),
        ('"colosseum D1"', '"foundry-sq D1"', "colosseum is missing"),
        ('"colosseum D1"', '"regia D1 0"', "colosseum is missing"),
        ('monuments = ["lighthouse", "regia"]', 'monuments = ["regia"]', "lighthouse is missing"),
        ('cards = ["mars"]', "cards = []", "mars is missing"),
        ('open_goals = ["tres"]', "open_goals = []", "tres is missing"),
        ('role = "knight"', 'role = "censor"', "cannot be played on"),
    ],
)
def test_things_that_cannot_lie_so_are_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(a_turn()), old, new))


def test_more_lots_without_a_building_than_markers_are_refused() -> None:
    with pytest.raises(TextError, match="somebody has 9 lots without a building"):
        position(player(lots="A1 B1 C1 D1 E1 F1 G1 A2 B2"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("decides = 0", "decides = 1"),
        ('decision = "act"', 'decision = "site"'),
        ('decision = "act"', 'decision = "offer"'),
        ('decision = "act"', 'decision = "take"'),
        ('decision = "act"', 'decision = "reveal"'),
        ('decision = "act"', 'decision = "draft"'),
        ('decision = "act"', 'decision = "end"'),
        ("era = 1\n", "era = 0\n"),
        ("together = []", "together = [0]"),
        ("ending = 0", "ending = 2"),
        ("deeds_left = 15", "deeds_left = 14"),
        ('building = "-"', 'building = "bakery"'),
        ('card = "-"', 'card = "mars"'),
    ],
)
def test_a_flow_that_cannot_be_is_refused(old: str, new: str) -> None:
    with pytest.raises(TextError, match="this position cannot be played on"):
        GAME.from_text(damaged(GAME.to_text(a_turn()), old, new))


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        (["build domus"], 'building = "domus"', 'building = "grand-insula-row 0"'),
        (["build domus"], 'building = "domus"', 'building = "regia 0"'),
        (["build domus"], "actions = 1", "actions = 0"),
        (["use mars"], '\ncard = "mars"', '\ncard = "apollo"'),
    ],
)
def test_a_composition_that_cannot_be_is_refused(path: list[str], old: str, new: str) -> None:
    text = GAME.to_text(decide(a_turn(), *path))
    assert GAME.to_text(GAME.from_text(text)) == text
    with pytest.raises(TextError, match="this position cannot be played on"):
        GAME.from_text(damaged(text, old, new))
