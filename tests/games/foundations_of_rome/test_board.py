"""The board of Foundations of Rome: what a player must see at a glance, and that it is never wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import cast

import pytest
from tests.draw.scenes import Element, elements, elements_of, letters, regions
from tests.games.foundations_of_rome.positions import GAME, MODULES, player
from tests.games.foundations_of_rome.positions import position as set_up

from aedilis import CHANCE, NOBODY, OVER, Rng
from aedilis.draw.board import board_of, regions_of, scene_of, symbols_of
from aedilis.draw.markup import escape
from aedilis.engine import large_sets
from aedilis.games.foundations_of_rome.data.components import (
    BORDER_SITE,
    BUILDING_NAMES,
    KIND_IDS,
    KINDS,
    LOT_NAMES,
    LOTS,
    NEEDS,
    TRAY_KINDS,
)
from aedilis.games.foundations_of_rome.drawing import supply
from aedilis.games.foundations_of_rome.drawing.city import badge, signed, value
from aedilis.games.foundations_of_rome.drawing.desk import WIDTH, Desk
from aedilis.games.foundations_of_rome.drawing.polyomino import CELLS, corners, rows
from aedilis.games.foundations_of_rome.generated.phases import ACT, ANSWER, SITE
from aedilis.games.foundations_of_rome.rules.geometry import (
    LAY_KIND,
    LAY_NAMES,
    LAY_TURN,
    PLACE_ANCHOR,
    PLACE_OF,
    TURNS,
)
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words.forecast import worth
from aedilis.games.foundations_of_rome.words.sheet import sheet

PREFIX = f"{GAME.slug}-"  # of the ids of its symbols

ALL_MODULES = dict.fromkeys(MODULES, "yes")
SEATS = (1, 2, 5)


def moments(seats: int, seed: int, **variants: str) -> Iterator[FoundationsOfRome]:
    """The position before every decision of a player; they rather build than not, and seldom trade."""
    position = cast(FoundationsOfRome, GAME.new(seats, **variants))
    random = Rng(seed)
    while position.seat != OVER:
        options = position.options()
        if position.seat == CHANCE:
            position.play(position.pick(random))
            continue
        yield position
        busy = [option for option in options if GAME.actions[option].verb in ("build", "at", "buy", "free", "use")]
        dull = [
            option for option in options if GAME.actions[option].verb != "trade" or random.below(20) == 0
        ] or options
        chosen = busy if busy and random.below(3) else dull
        position.play(chosen[random.below(len(chosen))])


@cache
def views(every: int, **variants: str) -> list[FoundationsOfRome]:
    """What whoever decides sees, now and then in games of some sizes."""
    return [
        position.seen_by(position.seat)
        for seats in SEATS
        for number, position in enumerate(moments(seats, seats + 3, **variants))
        if number % every == 0
    ]


def pieces(view: FoundationsOfRome) -> dict[str, Element]:
    return {element.get("id", ""): element for element in elements(GAME, view) if element.get("id")}


def written(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter("text")]


# -- shapes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(TURNS))
def test_an_outline_goes_once_around_all_lots(turn: int) -> None:
    """By the formula of Gauss: the area inside the corners is that of the lots."""
    around = [point for point, _, _ in corners(turn)]
    doubled = sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in zip(around, [*around[1:], around[0]], strict=True))
    assert doubled == 2 * len(CELLS[turn])


def test_everything_of_the_reference_can_be_shown_alone() -> None:
    defined = {element.get("id") for element in elements_of(symbols_of(GAME))}
    for entry in GAME.words().reference():
        if entry.drawn:
            alone = elements_of(board_of(GAME).card(entry.id))
            wanted = {element.get("href", "")[1:] for element in alone if element.tag == "use"}
            assert wanted
            assert wanted <= defined


# -- everything can be chosen -----------------------------------------------------------------------------------


def test_with_all_modules_every_option_has_its_piece_and_every_id_is_there_once() -> None:
    seen: Counter[str] = Counter()
    for view in views(11, **ALL_MODULES):
        drawn = elements(GAME, view)
        ids = Counter(element.get("id") for element in drawn if element.get("id"))
        assert max(ids.values()) == 1, ids.most_common(1)
        offered = {code for element in drawn for code in element.get("data-options", "").split(";") if code}
        wanted = {GAME.notation(view, option) for option in view.options()}
        assert offered == wanted
        seen.update(GAME.action(view, option).verb for option in view.options())
    assert {"build", "at", "buy", "mark", "goal", "role", "trade", "give silver", "add lot", "accept"} <= set(seen)


def test_with_all_modules_everybody_can_look_on() -> None:
    for number, position in enumerate(moments(3, 5, **ALL_MODULES)):
        if number % 29 == 0:
            for viewer in (NOBODY, *range(3)):
                drawn = regions(GAME, position.seen_by(viewer))
                assert [region.id for region in drawn] == ["common", "seat-0", "seat-1", "seat-2"]
                if viewer != position.seat:
                    assert "data-options" not in "".join(region.body for region in drawn)


def test_a_preview_keeps_sizes_and_what_can_be_chosen_with_all_modules() -> None:
    tried = 0
    for view in views(31, **ALL_MODULES):
        scene = scene_of(GAME, view)
        now = regions_of(GAME, scene)
        for option in view.options()[::3]:
            world = view.imagine(Rng())
            world.play(option)
            then = regions_of(GAME, replace(scene, view=world.seen_by(view.seat), before=view))
            assert [(one.id, one.width, one.height) for one in then] == [(one.id, one.width, one.height) for one in now]
            tried += 1
    assert tried > 50


# -- the city ---------------------------------------------------------------------------------------------------


def test_every_building_stands_where_it_is_with_what_it_is_worth() -> None:
    number = 0
    for view in views(41):
        shown = pieces(view)
        desk = Desk(scene_of(GAME, view))
        for city in view.cities:
            for code in city.buildings:
                piece = shown[f"building-{LOT_NAMES[PLACE_ANCHOR[code // KINDS]]}"]
                assert written(piece) == [str(value(desk, code)[0])]
                number += 1
    assert number > 50


def test_citizens_and_silver_on_buildings_add_up_to_those_of_their_owner() -> None:
    for view in views(41):
        desk = Desk(scene_of(GAME, view))
        for seat in range(view.seats):
            worths = [value(desk, code) for code in view.players[seat].buildings]
            whole = worth(view, seat)
            assert sum(number for number, sign in worths if sign == "citizens") == whole.population
            assert sum(number for number, sign in worths if sign == "coin") == whole.silver


def test_lots_show_their_owner_or_the_price_of_their_deed() -> None:
    for view in views(41):
        shown = pieces(view)
        for slot, card in enumerate(view.row):
            if card < LOTS:
                price = str(view.price(view.players[view.seat], slot))
                assert written(shown[f"deed-{LOT_NAMES[card]}"]) == [price]
                assert price in written(shown[f"deed-card-{LOT_NAMES[card]}"])
        colours = board_of(GAME).colours(view.seats)
        for lot in range(LOTS):
            piece = shown.get(f"lot-{LOT_NAMES[lot]}")
            owner = Desk(scene_of(GAME, view)).owner_of(lot) if piece is not None else -1
            if piece is not None and 0 <= owner < view.seats and view.phase == ACT:
                assert f"#sign-{colours[owner]}" in {used.get("href") for used in piece.iter("use")}


# -- building ---------------------------------------------------------------------------------------------------


def choosing_sites() -> list[FoundationsOfRome]:
    return [view for view in [*views(5), *views(11, **ALL_MODULES)] if view.phase == SITE]


def scored(view: FoundationsOfRome, seat: int) -> int:
    """As it stands among the goods of a player."""
    return next(good.number for good in GAME.words().goods(view, seat) if good.symbol == "icon-points")


def test_a_site_says_what_building_there_brings_and_what_it_replaces() -> None:
    """A preview says the same: it shows the goods of then."""
    sites = replacing = 0
    for view in choosing_sites()[::3]:
        seat, shown = view.seat, pieces(view)
        standing = set(view.players[seat].buildings)
        for option in view.options():
            lot = GAME.notation(view, option).removeprefix("at ")
            place = PLACE_OF[LAY_TURN[view.chosen_lay] * LOTS + LOT_NAMES.index(lot)]
            after = view.copy()
            after.build(LOT_NAMES.index(lot))
            if after.era != view.era or after.seat == OVER:
                continue
            assert written(shown[f"lot-{lot}"])[0] == signed(scored(after, seat) - scored(view, seat))
            gone = standing - set(after.players[seat].buildings)
            crosses = sum(used.get("href") == f"#{PREFIX}sign-cross" for used in shown[f"lot-{lot}"].iter("use"))
            assert crosses == len(gone)
            assert place * KINDS + LAY_KIND[view.chosen_lay] in after.players[seat].buildings
            sites += 1
            replacing += bool(gone)
    assert sites > 30
    assert replacing > 3


def test_what_is_turned_can_be_built_that_way_too() -> None:
    """The button that turns a building names another option of the decision before."""
    turned = 0
    for seats in (2, 5):
        before = None
        for number, position in enumerate(moments(seats, seats + 3)):
            if position.phase == SITE and before is not None and number % 3 == 0:
                button = pieces(position.seen_by(position.seat)).get("turning")
                ways = [GAME.action(before, option) for option in before.options()]
                same = [way.notation for way in ways if way.piece.endswith(f":{kind_id(position)}")]
                assert (button is not None) == (len(same) > 1)
                if button is not None:
                    others = (button.get("data-instead") or "").split(";")
                    at = same.index(f"build {LAY_NAMES[position.chosen_lay]}")
                    assert others == [*same[at + 1 :], *same[:at]]  # further and further, and back by the last
                    turned += 1
            before = position.copy()
    assert turned > 3


def kind_id(view: FoundationsOfRome) -> str:
    """Of the building whose site is chosen."""
    return KIND_IDS[LAY_KIND[view.chosen_lay]]


def test_needs_of_monuments_are_green_where_the_rules_say_that_they_are_met() -> None:
    met: Counter[bool] = Counter()
    for view in views(23):
        for monument in range(19):
            if KIND_IDS[TRAY_KINDS + monument] == "pantheon":  # whose markers depend on its site
                continue
            needs = supply.needs_of(view, view.players[view.seat], TRAY_KINDS + monument)
            assert all(need.met() for need in needs) == view.may_build(view.players[view.seat], monument)
            met[all(need.met() for need in needs)] += 1
    assert min(met.values()) > 20


@pytest.mark.parametrize(
    ("lots", "met"), [("", True), ("C3 C4 C5", True), ("C3 E3", True), ("C3 D4", False), ("A1 B1 C1 D1", False)]
)
def test_the_pantheon_asks_for_a_site_that_holds_all_markers(lots: str, met: bool) -> None:
    view = set_up(player("foundry-sq A6", lots=lots), monuments="pantheon").seen_by(0)
    shown = pieces(view)["monument-pantheon"]
    ticks = [use for use in shown.iter("use") if use.get("href", "").endswith("sign-check")]
    assert (len(ticks) == 1) == met
    title = next(shown.iter("title")).text or ""
    assert title.endswith("you have what it needs" if met else "you lack what it needs")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_number_on_a_building_leaves_its_owner_in_sight(seats: int) -> None:
    theirs = player("grand-insula-row B1 0 | insula-row B3 0")
    for mine, least in (("library C2", 5), ("grand-library C2 0", 10)):
        view = set_up(player(mine), theirs, seats=seats).seen_by(0)
        (code,) = view.players[0].buildings
        number = value(Desk(scene_of(GAME, view)), code)[0]
        assert number >= least
        drawn = elements_of(badge(Desk(scene_of(GAME, view)), 0, code))
        sign = next(element for element in drawn if element.tag == "circle")
        plate = next(element for element in drawn if element.tag == "rect")
        right = float(sign.get("cx", "")) + float(sign.get("r", ""))
        low = float(sign.get("cy", "")) + float(sign.get("r", ""))
        assert right <= float(plate.get("x", "")) + 3 or low <= float(plate.get("y", "")) + 3
        assert float(sign.get("cy", "")) - float(sign.get("r", "")) >= 0


def test_monuments_and_the_building_at_hand_are_named() -> None:
    named = 0
    for view in views(23):
        shown = pieces(view)
        for kind in range(TRAY_KINDS, TRAY_KINDS + 19):
            if f"monument-{KIND_IDS[kind]}" in shown:
                assert BUILDING_NAMES[kind] in written(shown[f"monument-{KIND_IDS[kind]}"])
                named += 1
    assert named > 20
    for view in choosing_sites()[::7]:
        drawn = next(region.body for region in regions(GAME, view) if region.id == "common")
        if "turning" not in pieces(view):
            assert escape(BUILDING_NAMES[LAY_KIND[view.chosen_lay]][:15]) in drawn


# -- offers -----------------------------------------------------------------------------------------------------


def test_both_see_an_offer_from_their_own_side() -> None:
    answered = 0
    for seed in range(3):
        for position in moments(3, seed, favour="yes"):
            if position.phase != ANSWER:
                continue
            for reader in (position.turn, position.partner):
                body = next(one.body for one in regions(GAME, position.seen_by(reader)) if one.id == f"seat-{reader}")
                said = [text.text or "" for text in elements_of(body) if text.tag == "text"]
                assert "You give" in said
                other = position.partner if reader == position.turn else position.turn
                assert any(
                    text.endswith("gives") and text[:4] == GAME.words().seat_names(3)[other][:4] for text in said
                )
                lots = [LOT_NAMES[lot] for lot in range(LOTS) if offered(position, lot)]
                assert set(lots) <= set(said)
            answered += 1
    assert answered > 3


def offered(position: FoundationsOfRome, lot: int) -> bool:
    mask = large_sets.to_mask(position.offer)
    return bool(mask >> lot & 1)


# -- room -------------------------------------------------------------------------------------------------------

# Of a drawing's units. Pages show the city and the own side at 0.64 of their size on a phone, and in a window of 1024
# by 768 the sides of four others as wide as 100 pixels.
LEAST_LETTER = {"common": 17.5, "own": 17.5, 1: 17, 2: 17, 3: 17, 4: 17, 5: 17}


def test_nothing_is_written_so_small_that_it_cannot_be_read() -> None:
    for view in [*views(41), *views(31, **ALL_MODULES)]:
        for region in regions(GAME, view):
            place = "common" if region.seat < 0 else "own" if region.seat == view.seat else view.seats
            for scale, size in letters(region.body):
                assert scale * size >= LEAST_LETTER[place], region.id


def test_points_on_the_plate_are_those_of_the_sheet() -> None:
    for view in views(41):
        if view.seats > 1:
            for seat in range(view.seats):
                assert sum(line.points for line in sheet(view, seat)) == view.scores()[seat]


def test_buildings_of_the_tray_lie_side_by_side() -> None:
    """Each in its own box, all of them within the side."""
    for kinds in supply.ROWS:
        assert sum(supply.width_of(kind) for kind in kinds) <= WIDTH - 4
        assert all(supply.row_height(kinds) >= supply.LOT * rows(supply.first_turn(kind)) + 4 for kind in kinds)


def test_what_monuments_ask_for_stays_in_their_box() -> None:
    for layout in supply.LAYOUTS.values():
        for kind in range(TRAY_KINDS, TRAY_KINDS + 19):
            needs = NEEDS[kind - TRAY_KINDS]
            right = layout.needs[0] + len(needs) * (supply.NEED + 2) + (25 if BORDER_SITE[kind] else 0)
            assert right <= layout.box[0]
