"""Which piece moved: the one with the same id; of equals the one that is gone; and what is new comes from its deck."""

from __future__ import annotations

import pytest
from tests.web.browser.conftest import Visitors

BOARD = '<div id="part" class="board"><svg viewBox="0 0 400 100" width="400" height="100">{}</svg></div>'
PIECE = '<g transform="translate({x} 0)"><g id="{id}" class="piece" {more}><rect width="50" height="50"/></g></g>'
SHOW = """async ([before, after, id]) => {
    const script = document.querySelector('script[type="module"]').src;
    const { apply } = await import(new URL("morph.js", script).href);
    document.querySelector("main").insertAdjacentHTML("beforeend", before);
    apply({ part: after });
    const frames = document.getElementById(id).getAnimations().map((one) => one.effect.getKeyframes()[0].transform);
    return frames.map((transform) => Math.round(new DOMMatrix(transform).e));
}"""


def piece(id: str, x: int, more: str = "") -> str:
    return PIECE.format(id=id, x=x, more=more)


HOUSE = 'data-kind="house" data-from="deck"'
MOVES = {
    "the same piece": ([piece("a", 0)], [piece("a", 100)], "a", [-100]),
    "an equal that is gone": ([piece("a", 0, HOUSE), piece("b", 200, HOUSE)],
                              [piece("a", 0, HOUSE), piece("c", 300, HOUSE)], "c", [-100]),
    "an equal that is still there": ([piece("a", 0, HOUSE)], [piece("a", 0, HOUSE), piece("c", 300, HOUSE)], "c", []),
    "out of its deck": ([piece("deck", 50)], [piece("deck", 50), piece("c", 300, HOUSE)], "c", [-250]),
    "something else": ([piece("a", 0, 'data-kind="farm"')], [piece("c", 300, HOUSE)], "c", []),
}  # fmt: skip


@pytest.mark.parametrize("moved", MOVES)
def test_a_piece_glides_from_where_it_was(visitor: Visitors, moved: str) -> None:
    before, after, id, shifts = MOVES[moved]
    page = visitor("Livia", reduced_motion="no-preference")
    assert page.evaluate(SHOW, [BOARD.format("".join(before)), BOARD.format("".join(after)), id]) == shifts
