"""Positions come from outside as text: what cannot happen in a game is refused with a sentence."""

from __future__ import annotations

import pytest
from tests.games.carpe_diem.positions import GAME, begin
from tests.plain_data import at_decision, damaged, set_entry

from aedilis import TextError
from aedilis.games.carpe_diem.rules.position import CarpeDiem


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("stage = 1\n", "stage = 5\n", "'stage' cannot be 5"),
        ("round = 1\n", "round = 2\n", "'round' cannot be '2' .allowed: 1."),
        ('movement = "first-edition"', 'movement = "third"', "'movement' cannot be 'third'"),
        ('seals = ["vineyard-end"', 'seals = ["mountain"', "no card 'mountain'"),
        ('tableau = "T1"', 'tableau = "T9"', "no card 'T9'"),
        ("coins = 0", "coins = -1", "'coins' cannot be -1"),
        ("steps = 0", "steps = 21", "'steps' cannot be 21"),
        ("space = 1", "space = 8", "'space' cannot be 8"),
        ("- - - - - -", "- - - - -", "'district' must have 36 entries"),
        ("- - - - - -", "- - pond-end/4 - - -", "'pond-end' cannot be 4"),
        ("- - - - - -", "- - pond-across/2 - - -", "'pond-across' cannot be 2"),
        ("- - - - - -", "- - pond-end - - -", "'pond-end' cannot be ''"),
        ('cell = "-"', 'cell = "g7"', "'cell' cannot be 'g7'"),
        ('frame = ["R01", ', 'frame = ["R16", "R01", ', "'frame' must have 4 entries"),
    ],
)
def test_a_damaged_entry_is_named(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(begin(2)), old, new))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('frame = ["R01"', 'frame = ["R16"', "R01 is missing"),
        ('tableau = "T1"', 'tableau = "T4"', "T1 is missing"),
        ("stored = []", 'stored = ["3 villa-three"]', "villa-three is missing, or there too much"),
        ("fountain_cards = []", 'fountain_cards = ["villa"]', "villa is missing, or there too much"),
        ('fountains = ["2 villa"', 'fountains = ["villa"', "villa is missing, or there too much"),
    ],
)
def test_pieces_that_cannot_lie_so_are_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(begin(2)), old, new))


@pytest.mark.parametrize(
    ("decision", "where", "value"),
    [
        ("move", "turn.seat", 3),
        ("move", "turn.gap", 3),
        ("move", "turn.tile", "market"),
        ("move", "turn.cell", "c3"),
        ("move", "turn.due", ["1 pond"]),
        ("move", "turn.drawn", ["?"]),
        ("move", "turn.scorers", [1]),
        ("move", "turn.circle", 3),
        ("move", "turn.unscored", [5]),
        ("move", "turn.loaves", [5]),
        ("move", "turn.paying", 5),
        ("move", "turn.kept", ["1 fish"]),
        ("move", "track", [0, 1, 2, 2]),
        ("move", "track", [3, 2, 1]),
        ("move", "player.0.space", 0),
        ("move", "player.0.steps", 20),
        ("move", "player.0.failed", 8),
        ("move", "discs.0", "1"),
        ("move", "pack", ["A01"]),
        ("move", "player.0.fountain_cards", ["?"]),
        ("anywhere", "player.0.bread", 0),
        ("build", "turn.cell", "c3"),
        ("turn", "turn.cell", "-"),
        ("tile", "turn.gap", 5),
        ("seal", "turn.gap", 5),
        ("seal", "starter", 0),
        ("figure", "player.3.coins", 1),
        ("figure", "player.3.grapes", 1),
        ("return", "turn.drawn", []),
        ("fountain", "turn.drawn", ["2 villa"]),
        ("score", "turn.circle", 0),
        ("score", "turn.unscored", [1, 2, 3]),
        ("score", "turn.paying", 1),
        ("pay", "turn.paying", 0),
        ("pay", "turn.kept", ["30 fish"]),
        ("disc", "turn.scorers", []),
        ("end", "stage", 3),
        ("end", "decides", "chance"),
    ],
)
def test_a_flow_that_cannot_be_is_refused(decision: str, where: str, value: object) -> None:
    position = at_decision(GAME, decision, 4)
    data = GAME.describe(position)
    set_entry(data, where.replace("player.0", f"player.{max(position.seat, 0)}"), value)
    with pytest.raises(TextError):
        GAME.parse(data)


def test_a_district_that_cannot_be_built_is_refused() -> None:
    position = at_decision(GAME, "move", 4)
    assert isinstance(position, CarpeDiem)
    text = GAME.to_text(position)
    lines = [line for line in text.split("\n") if "/" in line]
    for line in lines[:6]:
        entry = next(entry for entry in line.strip('"').split() if "/" in entry)
        name, _, turns = entry.partition("/")
        for other in range(4):
            changed = text.replace(entry, f"{name}/{other}", 1)
            try:
                assert GAME.to_text(GAME.from_text(changed)) == changed
            except TextError:
                assert other != int(turns)
