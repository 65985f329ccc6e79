"""Options that no piece stands for: each game's board has buttons for them, beside the reader's name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final
from xml.etree.ElementTree import Element

from tests.draw.scenes import elements_of, every_drawn_game, regions, some_moments

import aedilis
from aedilis import Game
from aedilis.draw.board import Scene, board_of, scene_of

BOTH: Final = {"sell": "Sell a brick token", "no sale": "Keep it"}
MANY: Final = {f"offer {n}": f"Offer {n} bread for {n} <coins>" for n in range(40)}


def scenes(game: Game, labels: Mapping[str, str]) -> Iterator[Scene]:
    """Moments of players who decide, as if they could choose these options, none of which touches a piece."""
    for table in some_moments(game, every=40):
        if table.position.seat >= 0:
            scene = scene_of(game, table.view(table.position.seat))
            yield replace(scene, options={}, labels=labels)


def buttons(game: Game, scene: Scene) -> list[tuple[float, float, Element]]:
    """From where to where each is, and the element that can be chosen."""
    found = []
    for region in board_of(game).regions(scene):
        for group in elements_of(region.body):
            for piece in group:
                if piece.get("data-options"):
                    assert region.seat == scene.reader
                    left = float(group.attrib["transform"].removeprefix("translate(").split()[0])
                    (glow,) = [one for one in piece if one.get("class") == "glow"]
                    found.append((left, left + float(glow.attrib["width"]), piece))
    return found


@every_drawn_game
def test_each_option_that_touches_no_piece_has_a_button_with_its_words(game: Game) -> None:
    for scene in scenes(game, BOTH):
        (left, end, sell), (begin, right, keep) = buttons(game, scene)
        assert 0 < left < end < begin < right
        assert [one.get("data-options") for one in (sell, keep)] == list(BOTH)
        assert [one.get("aria-label") for one in (sell, keep)] == list(BOTH.values())
        assert [one.get("tabindex") for one in (sell, keep)] == ["0", "0"]
        assert [one.text for one in sell if one.tag == "text"] == ["Sell a", "brick token"]
        assert [one.text for one in keep if one.tag == "text"] == ["Keep it"]
        assert keep.get("id") == "button-no-sale"


@every_drawn_game
def test_where_there_is_no_room_for_all_the_last_button_stands_for_several(game: Game) -> None:
    for scene in scenes(game, MANY):
        found = buttons(game, scene)
        assert all(end < begin for (_, end, _), (begin, _, _) in pairwise(found))
        assert [code for *_, one in found for code in one.attrib["data-options"].split(";")] == list(MANY)
        *first, last = [one.attrib["data-options"].count(";") for *_, one in found]
        assert set(first) == {0}
        assert last > 30
        assert [one.text for one in found[-1][2] if one.tag == "text"] == ["More …"]


@every_drawn_game
def test_an_option_whose_piece_is_not_drawn_gets_a_button_too(game: Game) -> None:
    for table in some_moments(game, every=40):
        if table.position.seat < 0:
            continue
        scene = scene_of(game, table.view(table.position.seat))
        code = list(scene.labels)[-1]
        others = {piece: [one for one in codes if one != code] for piece, codes in scene.options.items()}
        lost = replace(scene, options={**{piece: codes for piece, codes in others.items() if codes}, "lost": [code]})
        drawn = elements_of("".join(region.body for region in board_of(game).regions(lost)))
        found = [one for one in drawn if code in one.get("data-options", "").split(";")]
        assert [(one.get("data-piece"), one.get("id", "")[:7]) for one in found] == [(None, "button-")]


def test_there_is_room_for_two_answers_in_a_language_with_long_words() -> None:
    game = aedilis.game("city-of-rome")
    labels = {"sell": "Einen Baupunktmarker verkaufen", "no sale": "Die Baupunktmarker behalten"}
    assert {len(buttons(game, scene)) for scene in scenes(game, labels)} == {2}


def test_nobody_else_sees_the_buttons() -> None:
    game = aedilis.game("city-of-rome")
    for table in some_moments(game, every=5):
        for viewer in range(table.position.seats):
            if viewer != table.position.seat:
                assert "button-" not in "".join(region.body for region in regions(game, table.view(viewer)))
