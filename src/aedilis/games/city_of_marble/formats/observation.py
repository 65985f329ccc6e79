"""What a seat sees of City of Marble, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room, tally
from aedilis.engine.position import OVER, Position
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, Player
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.scoring import all_points
from aedilis.games.city_of_marble.rules.state import A_STRUCTURE, A_TRIANGLE, FOUNTAIN, WATER

MOST_SCORE: Final = 150
MOST_HAND: Final = 12
MOST_BUILDINGS: Final = 10
ROUND: Final = 6  # triangles round a site, and so the most structures
MOST_PIECES: Final[int] = max(c.START_PIECES, c.EXPAND_PIECES)
MOST_STACKED: Final[int] = max(c.DISTRICTS)
MOST_COPIES: Final[int] = max(c.BRIDGE_COPIES)
MOST_TILES: Final[int] = max(c.IMPERIUM_TILES)

SITE_NAMES: Final[tuple[str, ...]] = tuple(g.VERTEX_NAMES[: g.SITES])
SPACES: Final[int] = c.KINDS + 2  # for magistrates that are on no district: the centre, imperium, the treasury
STANDING: Final[int] = SPACES + c.KINDS + g.PLACES
_DISTRICTS: Final[tuple[str, ...]] = tuple([f"{kind} {place}" for kind in c.KIND_IDS for place in g.PLACE_NAMES])
_AT_SITES: Final[tuple[str, ...]] = tuple([f"{kind} {site}" for kind in c.KIND_IDS for site in SITE_NAMES])
_ENDS: Final[tuple[str, ...]] = tuple(
    [f"{aqueduct} {vertex}" for aqueduct in c.AQUEDUCT_IDS for vertex in g.VERTEX_NAMES]
)
_BRIDGES: Final[tuple[str, ...]] = (*[f"value {value}" for value in c.BRIDGE_VALUES], "unknown")
_WHERE: Final[tuple[str, ...]] = (
    "centre",
    *[f"imperium {kind}" for kind in c.KIND_IDS],
    "treasury",
    *[f"on {kind}" for kind in c.KIND_IDS],
    *g.PLACE_NAMES,
)
_STANDING: Final[tuple[str, ...]] = tuple([f"{number} {where}" for number in range(c.MAGISTRATES) for where in _WHERE])

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", p.END + 1, "what is being decided, in the order of `phases.py`"),
    Part("actions", 1, "left of this turn, the one being taken included", c.ACTIONS_A_TURN),
    Part("extra", 1, "whether an action is to be taken for an imperium tile"),
    Part("last turns", 1, "turns left once the end was triggered, this one included", c.MOST_SEATS),
    Part("first", c.KINDS, "the district drawn first, while the second is to be drawn", 1, c.KIND_IDS),
    Part("kind", c.KINDS, "of the district that the viewer plays, or whose effects are being resolved", 1, c.KIND_IDS),
    Part("place", g.PLACES, "where that district lies", 1, g.PLACE_NAMES),
    Part("aqueduct", c.AQUEDUCTS, "just begun, while its first pieces are laid", 1, c.AQUEDUCT_IDS),
    Part("pieces", 1, "of aqueducts that are still to be laid now", MOST_PIECES),
    Part("due", g.SITES, "completed sites that are not resolved yet", 1, SITE_NAMES),
    Part("site", g.SITES, "where magistrates may leave now", 1, SITE_NAMES),
    Part("hills", c.HILLS, "that were drawn", 1, c.HILL_IDS),
    Part("stacks", c.KINDS, "districts left", MOST_STACKED, c.KIND_IDS),
    Part("bag", c.VALUES, "values of bridge tiles that the viewer cannot place", MOST_COPIES),
    Part("bridges", c.BRIDGES, "spaces whose tile is still there"),
    Part("districts", len(_DISTRICTS), "on the board", 1, _DISTRICTS),
    Part("fountains", g.SITES, "on the board", 1, SITE_NAMES),
    Part("covered", g.SITES, "triangles round a site", ROUND, SITE_NAMES),
    Part("structures", g.SITES, "that meet at a site", ROUND, SITE_NAMES),
    Part("water", g.VERTICES, "where an aqueduct runs or begins", 1, g.VERTEX_NAMES),
    Part("ends", len(_ENDS), "how far aqueducts have come", 1, _ENDS),
    Part("lengths", c.AQUEDUCTS, "pieces of aqueducts", c.PIECES, c.AQUEDUCT_IDS),
    Part("tapped", c.AQUEDUCTS, "aqueducts that end at a fountain which gave its coin", 1, c.AQUEDUCT_IDS),
    Part("scores", c.MOST_SEATS, "points as if the game ended now, the viewer's first, then clockwise", MOST_SCORE),
    Part("hills rule", 3, "variant: what hills do to sites", 1, c.VARIANTS["hills"]),
    Part("barred", 1, "variant: spaces of other hills cannot be built on"),
    Part("shortage", 3, "variant: what can run out", 1, c.VARIANTS["shortage"]),
    Part("every piece", 1, "variant: every piece at a fountain brings a coin"),
    Part("along edges", 1, "variant: fountains are beside a building along edges only"),
)
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("turn", 1, "whether it is this player's turn"),
    Part("starter", 1, "whether this player went first"),
    Part("coins", 1, "in hand", c.COINS),
    Part("bridges", c.VALUES + 1, "bridge tiles", c.BRIDGES, _BRIDGES),
    Part("hand", c.KINDS, "districts that can be played", MOST_HAND, c.KIND_IDS),
    Part("drawn", c.KINDS, "districts that were drawn in this turn", MOST_HAND, c.KIND_IDS),
    Part("imperium", c.KINDS, "tiles", MOST_TILES, c.KIND_IDS),
    Part("buildings", c.KINDS, "commissioned", MOST_BUILDINGS, c.KIND_IDS),
    Part("magistrates", len(_STANDING), "where each of them is", 1, _STANDING),
    Part("influence", len(_AT_SITES), "magistrates at each site on districts of each kind", c.MAGISTRATES, _AT_SITES),
    Part("built", len(_AT_SITES), "own buildings", 1, _AT_SITES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CityOfMarble)
        choose(into, p.END + 1, view.phase)
        put(into, view.actions, c.ACTIONS_A_TURN)
        put(into, view.extra)
        put(into, view.last_turns, c.MOST_SEATS)
        choose(into, c.KINDS, view.first)
        choose(into, c.KINDS, view.kind)
        choose(into, g.PLACES, view.place)
        choose(into, c.AQUEDUCTS, view.aqueduct)
        put(into, view.pieces, MOST_PIECES)
        tally(into, g.SITES, view.due)
        choose(into, g.SITES, view.site)
        tally(into, c.HILLS, view.hills)
        for left in view.stacks:
            put(into, left, MOST_STACKED)
        for left in view.bag:
            put(into, left, MOST_COPIES)
        mark(into, c.BRIDGES, view.bridges)
        fill_board(view, into)
        fill_scores(view, into)
        choose(into, 3, view.hills_rule)
        put(into, view.barred)
        choose(into, 3, view.shortage)
        put(into, view.every_piece)
        put(into, view.along_edges)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, CityOfMarble)
        player = view.players[seat]
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat and view.phase != p.FIRST_PLAYER else 0)
        put(into, player.coins, c.COINS)
        tally(into, c.VALUES + 1, player.bridges)
        for number in player.hand:
            put(into, number, MOST_HAND)
        for number in player.drawn:
            put(into, number, MOST_HAND)
        for number in player.imperium:
            put(into, number, MOST_TILES)
        for number in player.buildings:
            put(into, number, MOST_BUILDINGS)
        fill_magistrates(player, into)
        at = room(into, c.KINDS * g.SITES)
        for site in range(g.SITES):
            built = view.sites[site]
            if 0 <= built < FOUNTAIN and built % c.MOST_SEATS == seat:
                into[at + built // c.MOST_SEATS * g.SITES + site] = 1


def fill_board(view: CityOfMarble, into: BytesWriter) -> None:
    """Districts, fountains, what is round each site, and the aqueducts."""
    at = room(into, c.KINDS * g.PLACES)
    for district in view.laid:
        into[at + district % c.KINDS * g.PLACES + district // c.KINDS] = 1
    at = room(into, 3 * g.SITES)
    for site in range(g.SITES):
        if view.sites[site] == FOUNTAIN:
            into[at + site] = 1
        ground = view.ground[site]
        if ground >= A_TRIANGLE:
            into[at + g.SITES + site] = ground // A_TRIANGLE % (A_STRUCTURE // A_TRIANGLE)
            into[at + 2 * g.SITES + site] = ground // A_STRUCTURE
    at = room(into, g.VERTICES)
    for vertex in range(g.VERTICES):
        if view.ground[vertex] & WATER:
            into[at + vertex] = 1
    for path in view.paths:
        choose(into, g.VERTICES, path[-1] if path else -1)
    for path in view.paths:
        put(into, len(path) - 1, c.PIECES)
    mark(into, c.AQUEDUCTS, view.tapped)


def fill_scores(view: CityOfMarble, into: BytesWriter) -> None:
    """All at once, as what most have of something is counted too."""
    points = all_points(view)
    first = view.viewer if view.viewer >= 0 else 0
    for n in range(view.seats):
        put(into, points[(first + n) % view.seats], MOST_SCORE)
    room(into, c.MOST_SEATS - view.seats)


def fill_magistrates(player: Player, into: BytesWriter) -> None:
    """Where they are, and at which sites they count."""
    at = room(into, c.MAGISTRATES * STANDING)
    influence = room(into, c.KINDS * g.SITES)
    for where in player.magistrates:
        if where == CENTRE:
            into[at] = 1
        elif where >= IMPERIUM_SPACE:
            into[at + 1 + where - IMPERIUM_SPACE] = 1
        else:
            kind = where % c.KINDS
            into[at + SPACES + kind] = 1
            into[at + SPACES + c.KINDS + where // c.KINDS] = 1
            for vertex in g.CORNERS[where // c.KINDS]:
                if vertex < g.SITES:
                    one_more(into, influence + kind * g.SITES + vertex)
        at += STANDING


OBSERVATION: Final = View(COMMON, EACH)
