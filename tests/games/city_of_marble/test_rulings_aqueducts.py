"""Rulings on bridges, sources, aqueducts and coins (6 to 20, 22)."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    allowed,
    at_site,
    begin,
    built,
    city,
    do,
    of,
    path,
    path_of,
    post,
    told_points,
    ways,
)

from aedilis import CHANCE, NOBODY, OVER, Rng
from aedilis.games.city_of_marble.data.components import BRIDGE_VALUES, UNKNOWN
from aedilis.games.city_of_marble.rules.geometry import (
    CORNER_EDGES,
    CORNERS,
    OBTUSE,
    OVERLAPPING,
    PLACE_BRIDGE,
    PLACE_TRIANGLES,
    PLACES,
    SOURCE_VERTEX,
    TRIANGLE_NAMES,
    VERTEX_NAMES,
)
from aedilis.games.city_of_marble.rules.position import CityOfMarble


def at_the_source(*districts: str, lay: str = "bath k1-k2") -> CityOfMarble:
    """Seat 0 has just played a district at the grey source; k1-k2 has the corners L2, L0, K1 and K3."""
    kind, place = lay.split()
    game = city(begin(), *(districts or ["bath j2-j3"]))
    return do(game, f"play {kind}", f"lay {place}", "without")


def ring() -> CityOfMarble:
    """Three districts round K3, which is a possible site; an aqueduct can go on from there in three directions."""
    return city(begin(), "bath j2-j3", "bath j4-k4", "bath k2-k3")


# -- bridges ------------------------------------------------------------------------------------------------


def test_ruling_06_who_covers_a_bridge_space_takes_the_tile_at_once_and_alone_knows_it() -> None:
    game = do(city(begin(3), "bath b1-b2"), "play bath", "lay a1-a2", "without")
    assert game.seat == CHANCE
    assert allowed(game) == ["bridge 1", "bridge 2", "bridge 3", "bridge 4"]
    do(game, "bridge 3")
    assert [BRIDGE_VALUES[value] for value in of(game, 0).bridges] == [3]
    assert of(game.seen_by(0), 0).bridges == of(game, 0).bridges
    for viewer in (1, 2, NOBODY):
        assert of(game.seen_by(viewer), 0).bridges == (UNKNOWN,)
    assert game.actions == 1
    assert game.bridges == 0b1111110, "the first space is empty now"
    assert told_points(game, 0)["bridges"] == 3
    assert told_points(game.seen_by(1), 0)["bridges"] == 0


def test_ruling_06_it_is_taken_without_any_other_effect_of_the_district() -> None:
    game = post(city(begin(), "bath b1-b2"), 0, "treasury", "treasury", "treasury")
    do(game, "play bath", "lay a1-a2")
    assert allowed(game) == ["bridge 1", "bridge 2", "bridge 3", "bridge 4"]


def test_ruling_06_a_district_can_cover_one_bridge_space_only() -> None:
    for place in range(PLACES):
        on_bridges = [name for name in map(TRIANGLE_NAMES.__getitem__, PLACE_TRIANGLES[place]) if name in BRIDGES]
        assert len(on_bridges) == (PLACE_BRIDGE[place] >= 0)


BRIDGES = [f"a{row}" for row in range(2, 15, 2)]


# -- sources ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aqueduct", "vertex", "triangles"), [(0, "L2", "k1 k2 k3"), (1, "L8", "k7 k8 k9"), (2, "L14", "k13 k14 k15")]
)
def test_ruling_07_to_cover_a_source_and_to_touch_it_is_the_same(aqueduct: int, vertex: str, triangles: str) -> None:
    assert VERTEX_NAMES[SOURCE_VERTEX[aqueduct]] == vertex
    for place in range(PLACES):
        touches = SOURCE_VERTEX[aqueduct] in CORNERS[place]
        covers = any(TRIANGLE_NAMES[triangle] in triangles.split() for triangle in PLACE_TRIANGLES[place])
        assert touches == covers


@pytest.mark.parametrize("lay", ["k3-k4", "j2-k2"])
def test_ruling_07_a_sharp_corner_at_a_source_starts_the_aqueduct_too(lay: str) -> None:
    game = do(city(begin(), "bath j3-j4"), "play bath", f"lay {lay}", "without")
    assert path_of(game, "grey").split()[0] == "L2"
    assert (path_of(game, "brown"), path_of(game, "white")) == ("", "")


def test_ruling_08_later_districts_at_a_source_have_no_effect() -> None:
    game = do(at_the_source(), "grey n", "grey s")
    before = path_of(game, "grey")
    do(game, "play temple", "lay k3-k4", "without")
    assert game.turn == 1
    assert path_of(game, "grey") == before


def test_ruling_09_the_first_pieces_may_follow_any_districts() -> None:
    game = at_the_source("bath j2-j3")
    do(game, "grey sw", "grey sw")
    assert path_of(game, "grey").startswith("L2 K3 J4"), "J4 is no corner of the new district k1-k2"


def narrow() -> CityOfMarble:
    """From the source L2 a line to L0 ends there, as K1 is taken by a brown aqueduct that cannot go on itself."""
    return path(city(begin(), "bath j2-j3"), "brown", "L8 K1 A1")


def test_ruling_10_as_many_pieces_are_laid_as_can_be() -> None:
    """To L0 is the only way, and the line ends there after one piece of three."""
    game = path(city(begin(), "bath j2-j3"), "brown", "L8 K1 K3 A1")
    do(game, "play bath", "lay k1-k2", "without")
    assert path_of(game, "grey") == "L2 L0"
    assert game.actions == 1


def test_ruling_10_no_first_piece_may_lead_into_a_dead_end() -> None:
    game = do(narrow(), "play bath", "lay k1-k2", "without")
    assert path_of(game, "grey") == "L2 K3 J4 J2", "there is one way to lay all three, which is not that to L0"


def test_ruling_10_expanding_leads_into_no_dead_end_where_two_pieces_can_be_laid() -> None:
    game = path(city(narrow(), "bath k1-k2"), "grey", "L2")
    assert ways(game) == {"grey sw"}
    do(game, "grey sw")
    assert path_of(game, "grey") == "L2 K3 J4"


def test_ruling_10_a_dead_end_will_do_where_another_aqueduct_takes_the_second_piece() -> None:
    game = path(city(narrow(), "bath k1-k2", "bath k14-k15"), "grey", "L2")
    path(game, "white", "L14")
    assert {"grey n", "grey sw"} < ways(game)
    do(game, "grey n")
    assert {way.split()[0] for way in ways(game)} == {"white"}


def test_ruling_10_with_one_piece_left_of_a_colour_a_dead_end_is_as_good_as_any_way() -> None:
    """The second piece cannot be laid anyway."""
    there = " ".join(["L2", *VERTEX_NAMES[:11]])
    game = path(city(begin(), "bath k1-k2", "bath j2-j3"), "grey", f"{there} K1")
    assert ways(game) == {"grey ne", "grey s", "grey sw"}


def test_ruling_10a_an_aqueduct_without_any_piece_is_begun_and_can_be_extended_later() -> None:
    """All points beside the source are taken but for L4, to which no district leads yet."""
    game = path(city(begin(), "bath j2-j3"), "brown", "L8 L0 K3")
    do(game, "play bath", "lay k1-k2", "without")
    assert path_of(game, "grey") == "L2"
    assert game.actions == 1
    assert not any(way.startswith("grey") for way in ways(game))
    do(game, "play temple", "lay k3-k4", "without")
    assert (game.turn, path_of(game, "grey")) == (1, "L2"), "its source is in use: a later district starts nothing"
    assert "grey s" in ways(game)
    assert path_of(do(game, "grey s"), "grey").startswith("L2 L4")


def test_ruling_10_expanding_takes_one_piece_at_least_and_a_second_if_possible() -> None:
    game = path(city(begin(), "bath k1-k2"), "grey", "L2 L0 K1")
    assert ways(game) == {"grey s"}
    do(game, "grey s")
    assert path_of(game, "grey") == "L2 L0 K1 K3"
    assert game.actions == 1
    assert not ways(game)
    game = path(city(begin(), "bath k1-k2"), "grey", "L2 L0")
    do(game, "grey sw")
    assert path_of(game, "grey") == "L2 L0 K1 K3", "the second piece has to be laid"


def test_ruling_11_the_first_pieces_cannot_be_declined() -> None:
    game = at_the_source()
    assert allowed(game) == ["grey n", "grey sw"]
    do(game, "grey n")
    assert path_of(game, "grey") == "L2 L0 K1", "from L0 there was one way only"
    assert allowed(game) == ["grey s", "grey sw"]
    do(game, "grey s")
    assert path_of(game, "grey") == "L2 L0 K1 K3"
    assert game.actions == 1


def test_ruling_12_pieces_come_before_sites() -> None:
    game = at_the_source("bath j2-j3", "bath j4-k4", lay="bath k2-k3")
    assert at_site(game, "K3") == ""
    do(game, "grey nw", "grey s")
    while game.seat == 0 and game.actions == 2:
        do(game, allowed(game)[0])
    assert at_site(game, "K3") == "fountain"
    assert "K3" in path_of(game, "grey").split()
    assert of(game, 0).coins == 0


# -- where pieces can be laid -----------------------------------------------------------------------------------


def test_ruling_13_an_aqueduct_never_meets_itself_and_does_not_cut_through_districts() -> None:
    assert ways(at_the_source()) == {"grey n", "grey sw"}, "the short diagonal leads to K1"
    game = path(city(begin(), "bath k1-k2"), "grey", "L2 L0 K1 K3")
    assert not ways(game)


def test_ruling_13_it_meets_no_other_aqueduct_and_no_other_source() -> None:
    game = path(ring(), "grey", "L2 K1 K3")
    assert ways(game) == {"grey sw", "grey se"}
    path(game, "white", "L14 J4 A1")
    assert ways(game) == {"grey se"}
    game = path(city(begin(), "bath k6-k7"), "grey", "L2 L6")
    assert "grey s" not in ways(game), "the brown one can begin at L8"
    assert ways(game)


def test_ruling_14_an_edge_between_a_district_and_a_hill_will_do() -> None:
    game = path(city(begin(), "bath f7-f8"), "grey", "L2 F8")
    assert "grey se" in ways(game), "to G9 along the Palatine"
    assert path_of(do(game, "grey se"), "grey").startswith("L2 F8 G9")


def test_ruling_15_no_later_district_can_destroy_an_edge() -> None:
    for place in range(PLACES):
        assert [directions.bit_count() for directions in CORNER_EDGES[place]] == [2, 2, 2, 2]
        ends = [{a, b} for a in CORNERS[place][:2] for b in CORNERS[place][2:]]
        for other in range(PLACES):
            if set(OBTUSE[other]) in ends:
                assert OVERLAPPING[place] >> other & 1


def test_ruling_16_with_thirteen_pieces_an_aqueduct_is_finished() -> None:
    there = " ".join(["L2", *VERTEX_NAMES[:11]])
    game = path(city(begin(), "bath f7-f8"), "grey", f"{there} F8")
    assert ways(game), "the thirteenth piece"
    path(game, "grey", f"{there} {VERTEX_NAMES[11]} F8")
    assert not ways(game)


# -- what is connected ----------------------------------------------------------------------------------------


def test_ruling_17_what_stands_on_the_way_is_connected_up_to_the_end() -> None:
    game = path(ring(), "grey", "L2 K1 K3 J4")
    built(game, K3="temple 0", J4="bath 0", K5="bath 0")
    assert told_points(game, 0)["aqueducts"] == 4


def test_ruling_18_no_two_aqueducts_ever_touch() -> None:
    """All three are begun, and random players lay pieces as often as they can."""
    sources = {"grey": ("bath k2-k3", "L2"), "brown": ("bath k8-k9", "L8"), "white": ("bath k14-k15", "L14")}
    laid = 0
    for number in range(12):
        game, random = begin(2), Rng(number, 18)
        for name, (district, source) in sources.items():
            path(city(game, district), name, source)
        while game.seat != OVER:
            pieces = [option for option in game.options() if GAME.action(game, option).verb == "extend"]
            game.play(pieces[random.below(len(pieces))] if game.seat >= 0 and pieces else game.pick(random))
        on_the_way = [vertex for way in game.paths for vertex in way]
        assert len(on_the_way) == len(set(on_the_way))
        laid += len(on_the_way)
    assert laid > 12 * 12, "longer than round the first districts"


# -- coins ------------------------------------------------------------------------------------------------------


def test_ruling_19_a_coin_for_the_first_piece_at_a_fountain_and_none_for_the_next() -> None:
    game = built(path(ring(), "grey", "L2 K1"), K3="fountain")
    do(game, "grey s")
    assert of(game, 0).coins == 1
    do(game, "grey sw")
    assert path_of(game, "grey").startswith("L2 K1 K3 J4")
    assert of(game, 0).coins == 1


def test_ruling_19_a_fountain_built_at_the_end_pays_with_the_next_piece() -> None:
    game = built(path(ring(), "grey", "L2 K1 K3"), K3="fountain")
    assert of(game, 0).coins == 0
    do(game, "grey sw")
    assert of(game, 0).coins == 1


def test_ruling_19_a_fountain_built_behind_the_end_pays_nothing() -> None:
    game = built(path(ring(), "grey", "L2 K1 K3 J4"), K3="fountain")
    do(game, sorted(ways(game))[0])
    assert of(game, 0).coins == 0


def test_ruling_19_behind_a_fountain_that_paid_another_one_at_the_end_still_pays() -> None:
    game = do(built(path(ring(), "grey", "L2 K1"), K3="fountain"), "grey s", "grey sw")
    assert (path_of(game, "grey"), of(game, 0).coins) == ("L2 K1 K3 J4", 1)
    do(built(game, J4="fountain"), sorted(ways(game))[0])
    assert of(game, 0).coins == 2


def two_rings() -> CityOfMarble:
    """The grey aqueduct has a fountain before it; K9 is to the brown one what K3 is to the grey one."""
    game = city(ring(), "bath j8-j9", "bath j10-k10", "bath k8-k9")
    return built(path(game, "grey", "L2 K1"), K3="fountain")


def test_ruling_19_what_one_aqueduct_was_paid_for_concerns_no_other() -> None:
    game = built(path(two_rings(), "brown", "L8 K7 K9"), K9="fountain")
    do(game, "grey s", "brown sw")
    assert of(game, 0).coins == 2, "for K3, and for K9 at the open end"
    game = do(path(two_rings(), "brown", "L8 K7"), "grey s", "brown s")
    assert of(game, 0).coins == 1
    do(game, "grey sw")
    assert of(game, 0).coins == 1, "K3 has paid"


def test_ruling_19_with_the_variant_a_piece_between_two_fountains_pays_once() -> None:
    game = city(begin(coins="every-piece"), "bath j2-j3", "bath j4-k4", "bath k2-k3")
    do(built(path(game, "grey", "L2 K1 K3"), K3="fountain", J4="fountain"), "grey sw")
    assert path_of(game, "grey").startswith("L2 K1 K3 J4")
    pieces = len(path_of(game, "grey").split()) - 3
    assert of(game, 0).coins == pieces, "the second piece leads on from J4"


def test_ruling_19_with_the_variant_every_piece_at_a_fountain_pays() -> None:
    game = city(begin(coins="every-piece"), "bath j2-j3", "bath j4-k4", "bath k2-k3")
    built(path(game, "grey", "L2 K1"), K3="fountain")
    do(game, "grey s", "grey sw")
    assert of(game, 0).coins == 2


def test_ruling_20_the_coin_goes_to_whoever_lays_the_piece() -> None:
    game = built(
        path(city(begin(2, first=2), "bath j2-j3", "bath j4-k4", "bath k2-k3"), "grey", "L2 K1"), K3="fountain"
    )
    do(game, "grey s", "grey sw")
    assert (of(game, 0).coins, of(game, 1).coins) == (0, 1)


def test_ruling_22_fountains_on_an_aqueduct_bring_nobody_points_at_the_end() -> None:
    game = built(path(ring(), "grey", "L2 K1 K3"), K3="fountain")
    assert game.scores() == [0, 0]
