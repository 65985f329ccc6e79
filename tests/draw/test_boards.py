"""Every game's board: well-formed, complete, and telling nobody more than they may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest
from tests.draw.scenes import (
    DRAWN_GAMES,
    drawing,
    elements,
    elements_of,
    every_drawn_game,
    moments,
    regions,
    some_moments,
)
from tests.every_game.about import has_secrets

import aedilis
from aedilis import ALL, LANGUAGES, NOBODY, OVER, Game, Rng
from aedilis.draw.board import board_of, picture, regions_of, scene_of, symbols_of, touched

NASTY = "<script>\"&'\x00\ud800</g>"


@every_drawn_game
def test_drawings_are_well_formed_and_every_id_is_there_once(game: Game) -> None:
    for table in some_moments(game, every=9):
        for viewer in (NOBODY, *range(table.position.seats)):
            ids = Counter(element.get("id") for element in elements(game, table.view(viewer)) if element.get("id"))
            assert max(ids.values()) == 1, ids.most_common(1)


@every_drawn_game
def test_the_first_decisions_of_many_games_can_be_drawn_for_everybody(game: Game) -> None:
    """Where cards go around, one knows some of those that another looks at, and not the others."""
    for seed in range(15 if has_secrets(game) else 3):
        for table in islice(moments(game, game.seats[-1], seed), 4 * game.seats[-1]):
            for viewer in range(table.position.seats):
                assert regions(game, table.view(viewer))


@every_drawn_game
def test_symbols_are_defined_once_and_only_those_are_used(game: Game) -> None:
    defined = Counter(element.get("id") for element in elements_of(symbols_of(game)) if element.get("id"))
    assert max(defined.values()) == 1
    own = {element.get("id", "") for element in elements_of(board_of(game).symbols) if element.tag == "symbol"}
    assert {name for name in own if not name.startswith(f"{game.slug}-")} == set()
    for table in some_moments(game, every=3):
        drawn = elements(game, table.view(0))
        wanted = {element.get("href", "")[1:] for element in drawn if element.tag == "use"}
        assert wanted <= set(defined)
        assert not {element.get("id") for element in drawn} & set(defined)


@every_drawn_game
def test_every_option_has_a_piece_to_click_or_else_a_button(game: Game) -> None:
    for table in some_moments(game, every=2):
        if table.position.seat == OVER:
            continue
        view = table.view(table.position.seat)
        wanted = {game.notation(view, option) for option in view.options()}
        chosen = [element for element in elements(game, view) if element.get("data-options")]
        assert {code for element in chosen for code in element.attrib["data-options"].split(";")} == wanted
        for element in chosen:
            assert element.get("role") == "button"
            assert element.get("tabindex") == "0"
            assert element.get("aria-label")
            assert "choice" in element.attrib["class"].split()
            for code in element.attrib["data-options"].split(";"):
                assert element.get("data-piece", "") == game.action(view, game.option(view, code)).piece


@every_drawn_game
def test_nothing_can_be_chosen_by_who_does_not_decide(game: Game) -> None:
    for table in some_moments(game, every=11):
        for viewer in (NOBODY, *range(table.position.seats)):
            if viewer != table.position.seat:
                assert not [one for one in elements(game, table.view(viewer)) if one.get("data-options")]


@pytest.mark.parametrize("game", [game for game in DRAWN_GAMES if has_secrets(game)], ids=lambda game: game.slug)
def test_worlds_that_look_alike_to_a_viewer_are_drawn_alike(game: Game) -> None:
    random = Rng(1)
    for table in some_moments(game, every=11):
        for viewer in (NOBODY, *range(table.position.seats)):
            view = table.view(viewer)
            world = view.imagine(random)
            assert drawing(game, scene_of(game, world.seen_by(viewer))) == drawing(game, scene_of(game, view))


@every_drawn_game
def test_names_are_shown_as_text(game: Game) -> None:
    for table in some_moments(game, every=40):
        scene = scene_of(game, table.view(0), [NASTY] * table.position.seats)
        scene = replace(scene, labels=dict.fromkeys(scene.labels, NASTY))
        drawn = "".join(region.body for region in board_of(game).regions(scene))
        assert "<script" not in drawn
        assert "&lt;script&gt;" in drawn
        assert elements_of(drawn)
        assert "<script" not in picture(game, scene)


@every_drawn_game
def test_boards_speak_every_language(game: Game) -> None:
    for table in some_moments(game, every=60):
        view = table.view(0)
        said = {
            language: [
                element.text
                for element in elements(game, view, language)
                if element.tag in ("title", "text") and element.text
            ]
            for language in LANGUAGES
        }
        assert len({len(texts) for texts in said.values()}) == 1
        differing = sum(one != other for one, other in zip(said["en"], said["de"], strict=True))
        assert differing > len(said["en"]) / 3
        titles = [[region.title for region in regions(game, view, language)] for language in LANGUAGES]
        assert titles[0] != titles[1]


@every_drawn_game
def test_regions_have_public_names_that_stay(game: Game) -> None:
    """Cards in hand, where there are any, are shown to nobody who has no seat."""
    for table in some_moments(game, every=11):
        seats = table.position.seats
        for viewer in (NOBODY, *range(seats)):
            names = [region.id for region in regions(game, table.view(viewer))]
            assert [name for name in names if name.startswith("seat-")] == [f"seat-{seat}" for seat in range(seats)]
            assert names[0] == "common"
            assert "hand" not in names or viewer >= 0


@every_drawn_game
def test_a_preview_keeps_regions_sizes_and_choices(game: Game) -> None:
    for table in some_moments(game, every=13):
        seat = table.position.seat
        if seat == OVER:
            continue
        view = table.view(seat)
        scene = scene_of(game, view)
        now = regions_of(game, scene)
        for option in view.options():
            world = view.imagine(Rng())
            world.play(option)
            then = regions_of(game, replace(scene, view=world.seen_by(seat), before=view))
            assert [(one.id, one.width, one.height) for one in then] == [(one.id, one.width, one.height) for one in now]
            mine = elements_of("".join(region.body for region in then if region.seat == seat))
            ids = Counter(element.get("id") for element in mine if element.get("id"))
            assert max(ids.values()) == 1, ids.most_common(1)


@every_drawn_game
def test_a_notebook_shows_the_board(game: Game) -> None:
    for table in some_moments(game, every=50):
        for position in (table.position, table.view(0), table.view(NOBODY)):
            shown = position._repr_svg_()
            assert shown is not None
            assert shown.startswith("<svg ")
            assert "var(" not in shown
        assert table.position.viewer == ALL


# -- City of Rome -------------------------------------------------------------------------------------------------


def test_all_plots_can_still_be_chosen_while_a_building_is_tried_on_one() -> None:
    game = aedilis.game("city-of-rome")
    number = 0
    for table in moments(game, 2, seed=1):
        if table.position.seat == OVER:
            break
        view = table.view(table.position.seat)
        cells = [option for option in view.options() if game.action(view, option).piece.startswith("cell:")]
        scene = scene_of(game, view)
        for option in cells:
            world = view.imagine(Rng())
            world.play(option)
            then = regions_of(game, replace(scene, view=world.seen_by(view.seat), before=view))
            city = elements_of(next(region.body for region in then if region.id == f"seat-{view.seat}"))
            lit = {element.get("data-piece") for element in city if element.get("data-options")}
            assert lit == {game.action(view, cell).piece for cell in cells}
            number += 1
    assert number > 20


def test_what_was_done_last_is_marked_in_that_player_s_city_only() -> None:
    game = aedilis.game("city-of-rome")
    marked = 0
    for table in moments(game, 3, seed=1):
        step = table.steps[-1]
        if step.seat < 0 or not step.notation.startswith("at "):
            continue
        before = table.game.new(3)
        for earlier in table.steps[:-1]:
            before.play(earlier.option)
        scene = replace(scene_of(game, table.view(0)), last=touched(game, before, step.option))
        cities = {region.seat: region.body for region in board_of(game).regions(scene) if "seat-" in region.id}
        assert [seat for seat, body in cities.items() if 'class="last"' in body] == [step.seat]
        marked += 1
    assert marked > 5


def test_a_public_card_keeps_its_id_from_the_offer_to_the_city() -> None:
    game = aedilis.game("city-of-rome")
    places: list[str] = []
    for table in moments(game, 4, seed=2):
        for region in regions(game, table.view(NOBODY)):
            if 'id="card-I-colosseum"' in region.body and region.id not in places:
                places.append(region.id)
    assert places[0] == "common"
    assert len(places) == 2
    assert places[1].startswith("seat-")
