"""The walks through changed rules hold: their diffs apply, and the changed games can be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.trees import ROOT, a_tree, python

PAGE = ROOT / "docs" / "change-a-rule.md"
PLAY = """
import sys

from aedilis import OVER, Record, Rng, Table, game

GAME = game(sys.argv[1])
VARIANTS = dict(variant.split("=") for variant in sys.argv[2:])
told = {GAME.words("en").variant(*chosen) for chosen in VARIANTS.items()}
for seed in range(4):
    table, random = Table(GAME, 3, Rng(seed), **VARIANTS), Rng(seed, 1)
    while (seat := table.position.seat) != OVER:
        view = table.view(seat)
        for words in map(GAME.words, ("en", "de")):
            told |= {words.prompt(view, table.names), *(words.option(view, option) for option in view.options())}
        table.play(view.pick(random))
    told |= {words.fact(fact, table.names) for words in map(GAME.words, ("en", "de")) for fact in table.log(0)}
    assert Record.read(table.record().write()).final(GAME) == table.position
    assert len(table.record().moves) <= GAME.longest(3)
print(*sorted(told), sep="\\n")
"""


WALKS = {
    "city-of-rome": [
        "Sell a brick token for 2 money?",
        "Die Baupunktmarker behalten",
        "verkauft einen Baupunktmarker für",
    ],
    "carpe-diem consolation=yes": [
        "a coin for a bread",
        "Give a bread for a coin?",
        "Das Brot behalten",
        "gibt 1 Brot für 1 Münze.",
    ],
}


def changes() -> list[tuple[str, str, str]]:
    """File, what stands there, and what is to stand there instead."""
    found = []
    for diff in re.findall(r"^```diff\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S):
        for file in re.split(r"^--- ", diff, flags=re.M)[1:]:
            name, *hunks = re.split(r"\n@@\n", file)
            for hunk in hunks:
                lines = hunk.rstrip("\n").split("\n")
                before, after = ([line[1:] for line in lines if line[:1] != sign] for sign in "+-")
                found.append((name, "\n".join(before), "\n".join(after)))
    return found


@pytest.mark.parametrize(("played", "sentences"), WALKS.items())
def test_the_changes_apply_and_the_changed_game_can_be_played(
    played: str, sentences: list[str], tmp_path: Path
) -> None:
    slug, *variants = played.split()
    a_tree(tmp_path)
    for name, before, after in changes():
        if f"/{slug.replace('-', '_')}/" in name:
            text = (tmp_path / name).read_text(encoding="utf-8")
            assert text.count(before) == 1, f"{name} has not got, or not only once:\n{before}"
            (tmp_path / name).write_text(text.replace(before, after), encoding="utf-8")
    python(tmp_path, "-m", "compiling.generate")
    said = python(tmp_path, "-c", PLAY, slug, *variants)
    assert not [sentence for sentence in sentences if sentence not in said]


def test_every_change_is_walked_through() -> None:
    games = {walk.split()[0].replace("-", "_") for walk in WALKS}
    assert {name.split("/")[3] for name, _, _ in changes()} == games
