"""The board of The Builders: Antiquity: what a player must see at a glance, and that it is never wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice, product
from typing import cast

import pytest
from tests.draw.pixels import distance, drawn
from tests.draw.scenes import Element, elements, elements_of, letters, moments, regions

from aedilis import NOBODY, Table, game
from aedilis.draw.board import Scene, board_of, regions_of, scene_of, symbols_of
from aedilis.engine.bits import BIT, members
from aedilis.games.builders_antiquity.data.components import (
    BUILDING_IDS,
    BUILDINGS,
    HAND_IDS,
    NEED,
    RESOURCE_NAMES,
    RESOURCES,
    WORKERS,
    lanes,
)
from aedilis.games.builders_antiquity.drawing import faces, people
from aedilis.games.builders_antiquity.drawing.plan import BETWEEN, MOST, OTHERS, OWN, PICTURE, Plan
from aedilis.games.builders_antiquity.drawing.symbols import put
from aedilis.games.builders_antiquity.generated.phases import SITE, TOOL
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

GAME = game("builders-antiquity")
PREFIX = f"{GAME.slug}-"  # of the ids of its symbols
SMALL = 40  # pixels
DIFFERENT = 0.03  # of black against white, over the whole picture


@pytest.fixture(scope="module")
def symbols() -> str:
    return symbols_of(GAME)


def positions(seeds: int = 4) -> Iterator[Table]:
    for seats, seed in product(GAME.seats, range(seeds)):
        for table in moments(GAME, seats, seed):
            if table.position.seat >= 0:
                yield table


def at(table: Table) -> BuildersAntiquity:
    return cast(BuildersAntiquity, table.position)


# -- pictures ----------------------------------------------------------------------------------------------------------


def assert_told_apart(looks: dict[str, list[float]], least: float = DIFFERENT) -> None:
    for (one, first), (other, second) in combinations(looks.items(), 2):
        assert distance(first, second) > least, f"{one} looks like {other}"


def test_every_building_is_recognised_at_40_pixels_without_colour(symbols: str) -> None:
    looks = {id: drawn(faces.PICTURES[id], symbols, SMALL) for id in BUILDING_IDS}
    assert len(looks) == 33
    assert_told_apart(looks)


def test_resources_are_told_apart_by_shape_alone(symbols: str) -> None:
    for state in ("pip", "added", "missing"):
        looks = {}
        for n in range(RESOURCES):
            grey = drawn(put(f"{state}-{n}", 3, 3, 20), symbols, SMALL, units=26)
            looks[f"{state} {RESOURCE_NAMES[n]}"] = [float(value < 0.97) for value in grey]
        assert_told_apart(looks, 0.05)


def test_ranks_and_tools_are_told_apart_without_colour(symbols: str) -> None:
    figures = [f"figure-{rank}-0" for rank in people.RANKS] + ["figure-slave", "figure-freed"]
    assert_told_apart({name: drawn(put(name, 0, 0, 60), symbols, SMALL, units=60) for name in figures})
    tools = [f"tool-of-{name}" for name in RESOURCE_NAMES]
    assert_told_apart({name: drawn(put(name, 0, 0, 40), symbols, SMALL, units=40) for name in tools})


def test_every_card_of_the_reference_can_be_shown_alone(symbols: str) -> None:
    defined = {element.get("id") for element in elements_of(symbols)}
    for entry in GAME.words().reference():
        alone = elements_of(board_of(GAME).card(entry.id))
        wanted = {element.get("href", "")[1:] for element in alone if element.tag == "use"}
        assert wanted <= defined
        assert len(alone) > 2
    assert set(board_of(GAME).cover) <= set(BUILDING_IDS)


# -- sites -------------------------------------------------------------------------------------------------------------


def pieces(table: Table, viewer: int) -> dict[str, list[str]]:
    """The symbols that each piece is drawn with."""
    return {
        element.attrib["id"]: [used.get("href", "").removeprefix(f"#{PREFIX}") for used in element.iter("use")]
        for element in elements(GAME, table.view(viewer))
        if element.get("id")
    }


def pips_of(drawn: list[str], state: str) -> list[int]:
    numbers = Counter(drawn)
    return [numbers[f"{state}-{resource}"] for resource in range(RESOURCES)]


def test_a_site_shows_what_is_there_and_what_is_missing() -> None:
    begun = 0
    for number, table in enumerate(positions(2)):
        if number % 9:
            continue
        shown = pieces(table, NOBODY)
        for player in at(table).players:
            for building in members(player.sites):
                site = shown[f"card-{BUILDING_IDS[building]}"]
                missing = lanes(player.missing_at(building))
                assert pips_of(site, "missing") == missing
                there = [needed - lacking for needed, lacking in zip(lanes(NEED[building]), missing, strict=True)]
                assert pips_of(site, "pip") == there
                begun += any(there)
    assert begun > 50


def sendings(seeds: int) -> Iterator[tuple[Table, BuildersAntiquity, int]]:
    """Tables at which somebody is being sent, with what comes of sending him without a tool, and where."""
    for table in positions(seeds):
        before = at(table)
        if before.phase == SITE:
            for option in before.options():
                after = before.copy()
                after.play(option)
                if after.phase == TOOL:
                    after.play(after.options()[-1])
                yield table, after, BUILDING_IDS.index(GAME.notation(before, option).split()[1])
        elif before.phase == TOOL:
            after = before.copy()
            after.play(after.options()[-1])
            yield table, after, before.site


def test_what_the_chosen_hand_would_add_is_what_it_adds() -> None:
    added = finished = 0
    for number, (table, after, building) in enumerate(sendings(4)):
        seat = at(table).seat
        done = bool(after.players[seat].finished & BIT[building])
        if number % 5 and not done:
            continue
        site = pieces(table, seat)[f"card-{BUILDING_IDS[building]}"]
        left = [0] * RESOURCES if done else lanes(after.players[seat].missing_at(building))
        assert pips_of(site, "missing") == left
        added += any(pips_of(site, "added"))
        finished += done
    assert added > 30
    assert finished > 3


def test_others_do_not_see_whom_somebody_thinks_of_sending() -> None:
    for table in positions(1):
        if at(table).phase in (SITE, TOOL):
            view = table.view((at(table).seat + 1) % at(table).seats)
            assert not [one for one in elements(GAME, view) if one.get("href", "").startswith(f"#{PREFIX}added")]


def test_the_price_of_the_next_worker_is_what_sending_takes() -> None:
    expensive = 0
    for table, after, _ in sendings(12):
        before = at(table)
        taken = before.actions - after.actions
        if taken < 2 or (after.turn, after.round) != (before.turn, before.round):
            continue
        said = {element.text for element in elements(GAME, table.view(before.seat)) if element.tag == "title"}
        assert f"The next worker here takes {taken} actions" in said
        expensive += 1
    assert expensive > 3


# -- previews ----------------------------------------------------------------------------------------------------------


def previews(verb: str) -> Iterator[tuple[Scene, Scene]]:
    """Scenes in which something can be done, and what pointing at it shows."""
    for table in islice(positions(1), 0, None, 3):
        view = table.view(at(table).seat)
        for option in view.options():
            if GAME.action(view, option).verb == verb:
                world = view.copy()
                world.play(option)
                now = scene_of(GAME, view)
                yield now, replace(now, view=world.seen_by(view.seat), before=view)
                break


def own_side(scene: Scene) -> list[Element]:
    return elements_of(next(one.body for one in regions_of(GAME, scene) if one.seat == scene.reader))


def places(scene: Scene) -> dict[str, str]:
    """Where each piece of the own side lies."""
    return {
        inner.attrib["id"]: outer.attrib["transform"]
        for outer in own_side(scene)
        for inner in outer
        if outer.get("transform", "").startswith("translate") and inner.get("id")
    }


def test_pointing_at_a_worker_shows_what_he_would_add_to_every_site() -> None:
    shown = 0
    for now, then in previews("send"):
        marks = [used.get("href", "") for used in own_side(then)]
        shown += any(mark.startswith(f"#{PREFIX}added") for mark in marks)
        assert not any(used.get("href", "").startswith(f"#{PREFIX}added") for used in own_side(now))
    assert shown > 10


def test_a_preview_leaves_a_gap_where_a_worker_was() -> None:
    """Only who works beside him may have to stand closer."""
    sent = 0
    for now, then in previews("to"):
        view = cast(BuildersAntiquity, now.view)
        if cast(BuildersAntiquity, then.view).phase == TOOL:
            continue
        before, after = places(now), places(then)
        working = {f"card-{HAND_IDS[hand]}" for crew in view.crew for hand in members(crew)}
        assert after.keys() >= before.keys()
        moved = {id for id in before if before[id] != after[id]}
        assert moved - working == {f"card-{HAND_IDS[view.sending]}"}
        sent += 1
    assert sent > 10


# -- room --------------------------------------------------------------------------------------------------------------

Box = tuple[float, float, float, float]


def boxes(plan: Plan, sites: int, hands: int, finished: int) -> Iterator[Box]:
    for number, grid in (
        (max(plan.places, sites), plan.sites_for(sites)[0]),
        (hands, plan.pool_for(hands)),
        (finished, plan.finished_for(finished)),
    ):
        for n in range(number):
            yield (*grid.at(n), grid.width, grid.height)


def apart(one: Box, other: Box) -> bool:
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


PLANS = {"own": OWN, **{f"one of {seats}": plan for seats, plan in OTHERS.items()}}
every_plan = pytest.mark.parametrize("plan", PLANS.values(), ids=list(PLANS))


@every_plan
@pytest.mark.parametrize("hands", [0, 1, 6, 7, 12, 28])
@pytest.mark.parametrize("sites", [0, 3, 5, 9, 12, 21])
def test_nothing_on_a_side_overlaps_however_much_lies_there(plan: Plan, sites: int, hands: int) -> None:
    for finished in (0, 8, 20):
        everything = list(boxes(plan, sites, hands, finished))
        for one, other in combinations(everything, 2):
            assert apart(one, other), (one, other)
        for x, y, width, height in everything:
            assert x > 0
            assert y > 0
            assert x + width < plan.width
            assert y + height < plan.height


@every_plan
@pytest.mark.parametrize("sites", range(1, 22))
def test_the_parts_of_a_site_lie_within_it(plan: Plan, sites: int) -> None:
    plot = plan.sites_for(sites)[1]
    x, y, width = plot.picture
    pips = MOST * (plot.pip + BETWEEN)
    assert plot.pip > 3
    assert x + width < plot.pips[0]
    assert plot.pips[0] + pips < plot.width
    assert plot.pips[1] + RESOURCES * (plot.pip + BETWEEN) < plot.height
    assert y + width * PICTURE < plot.height
    assert plot.crew[0] + plot.crew[2] < plot.width
    assert plot.crew[1] + plot.rows * (plot.token + 2) - 2 < plot.height


@every_plan
def test_more_sites_are_never_drawn_larger(plan: Plan) -> None:
    sizes = [plan.sites_for(sites)[1].pip for sites in range(22)]
    assert sizes == sorted(sizes, reverse=True)


LEAST_LETTER = {"common": 17, "own": 16.5, "other": 24}  # of a drawing's units: others' sides are shown smaller


def test_nothing_is_written_so_small_that_it_cannot_be_read() -> None:
    """Pages show the common table at 0.64 of its size on a phone, and the others' sides at 0.46 in a small window."""
    for number, table in enumerate(positions(2)):
        if number % 9:
            continue
        view = at(table).seen_by(0)
        for region in regions(GAME, view):
            place = "common" if region.seat < 0 else "own" if region.seat == 0 else "other"
            for scale, size in letters(region.body):
                assert scale * size >= LEAST_LETTER[place], region.id


# -- pieces that move ------------------------------------------------------------------------------------------


def test_a_worker_keeps_its_id_from_the_row_to_the_pool_and_to_a_site() -> None:
    places: dict[str, set[str]] = {id: set() for id in HAND_IDS[:WORKERS]}
    for table in moments(GAME, 4, seed=3):
        view = at(table)
        for region in regions(GAME, table.view(NOBODY)):
            for id in places:
                if f'id="card-{id}"' in region.body:
                    hand = HAND_IDS.index(id)
                    working = any(view.crew[building] & BIT[hand] for building in range(BUILDINGS))
                    places[id].add("site" if working else region.id)
    assert [id for id, seen in places.items() if len(seen) == 3]
    assert all(len(seen) <= 3 for seen in places.values())


def test_a_loan_is_taken_from_the_bank_and_repaid_at_home() -> None:
    taken = repaid = 0
    for table in positions(3):
        view = table.view(at(table).seat)
        labels = scene_of(GAME, view).labels
        if "repay" not in labels and ("loan" not in labels or taken > 20):
            continue
        for region in regions(GAME, view):
            for element in elements_of(region.body):
                codes = element.get("data-options", "").split(";")
                if element.get("data-piece") == "loan" and codes != [""]:
                    assert codes == (["loan"] if region.id == "common" else ["repay"])
                    assert region.seat in (NOBODY, view.seat)
                    taken += codes == ["loan"]
                    repaid += codes == ["repay"]
    assert taken > 20
    assert repaid


def test_the_next_building_can_be_seen_and_not_be_taken() -> None:
    for number, table in enumerate(positions(1)):
        view = at(table)
        if view.top < 0 or number % 5:
            continue
        id = f"card-{BUILDING_IDS[view.top]}"
        shown = [element for element in elements(GAME, table.view(view.seat)) if element.get("id") == id]
        assert len(shown) == 1
        assert not shown[0].get("data-options")
