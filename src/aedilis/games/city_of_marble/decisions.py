"""Every decision of City of Marble, with its options. After a change: `make generate`."""

from __future__ import annotations

from typing import Final

from aedilis.engine import decisions as d
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.rules import Rules

WAYS: Final[list[str]] = [f"{aqueduct} {direction}" for aqueduct in c.AQUEDUCT_IDS for direction in g.DIRECTION_NAMES]
WORTH: Final[list[str]] = [str(value) for value in c.BRIDGE_VALUES]


def edge(way: int) -> str:
    """The piece on the board, such as "aqueduct:grey:ne"."""
    return f"aqueduct:{WAYS[way].replace(' ', ':')}"


class Actions(d.Table):
    ACT = d.several(
        DRAW_FIRST=d.each(c.KIND_IDS, "draw", piece="stack:{name}", does=Rules.draw_district, rule="draw"),
        PLAY=d.each(c.KIND_IDS, "play", piece="hand:{name}", prepares=True, does=Rules.choose_district, rule="play"),
        EXTEND=d.each(WAYS, "extend", "{name}", edge, does=Rules.lay_piece, rule="pieces"),
        RECALL=d.numbered(c.MAGISTRATES, "recall", piece="magistrate:{n}", does=Rules.recall, rule="recall"),
        DISCARD=d.each(c.KIND_IDS, "discard", piece="imperium:{name}", does=Rules.discard, rule="extra"),
        END_TURN=d.one("end", "turn", does=Rules.end_turn),
    )
    LAY = d.each(g.PLACE_NAMES, "lay", piece="place:{name}")
    POST = d.several(
        WITHOUT=d.one("without", "district", does=Rules.take_bridge),
        WITH=d.one("with", "magistrates", does=Rules.post_magistrate),
    )
    SITE = d.each(g.SITE_NAMES, "site", piece="site:{name}")
    MOVE = d.several(
        SEND=d.numbered(c.MAGISTRATES, "move", piece="magistrate:{n}", does=Rules.send),
        STAY=d.one("stay", "site", does=Rules.stay),
    )


class Outcomes(d.Table):
    HILL = d.each(c.HILL_IDS, "hill", piece="hill:{name}")
    BRIDGE = d.each(WORTH, "bridge", piece="bridge")
    FIRST = d.numbered(c.MOST_SEATS, "first", piece="seat:{i}")


class Decisions(d.DecisionTable):
    FIRST_PLAYER = d.Chance(
        Outcomes.FIRST,
        lists=Rules.everybody,
        does=Rules.choose_first_player,
        rule="setup",
        asks=N_("Chance decides who goes first."),
    )
    HILL = d.Chance(
        Outcomes.HILL,
        lists=Rules.hills_to_draw,
        does=Rules.draw_hill,
        rule="setup",
        asks=N_("The hills of this game are drawn."),
    )
    BRIDGE = d.Chance(
        Outcomes.BRIDGE,
        lists=Rules.values_in_bag,
        weighs=Rules.tiles_in_bag,
        does=Rules.look_at_bridge,
        rule="bridges",
        asks=N_("{turn} looks at a bridge."),
    )
    ACT = d.Decision(
        Actions.ACT,
        lists=Rules.turn_options,
        name="action",
        rule="turn",
        asks=N_("Action {number} of {all}: {deeds}."),
        waits=N_("{seat} chooses an action."),
    )
    DRAW = d.Decision(
        Actions.ACT,
        lists=Rules.second_districts,
        rule="draw",
        asks=N_("Draw a second district, of another colour."),
        waits=N_("{seat} draws a second district."),
    )
    LAY = d.Decision(
        Actions.LAY,
        lists=Rules.places_to_lay,
        does=Rules.lay_district,
        rule="play",
        asks=N_("Where do you lay {district}?"),
        waits=N_("{seat} chooses an action."),
        shown_as="action",
    )
    POST = d.Decision(
        Actions.POST,
        lists=Rules.both_ways,
        name="magistrate",
        rule="play",
        asks=N_("Put a magistrate on {place}?"),
        waits=N_("{seat} may put a magistrate on {place}."),
    )
    PIECE = d.Decision(
        Actions.ACT,
        lists=Rules.next_pieces,
        rule="pieces",
        asks=N_("Lay the second piece at an aqueduct."),
        waits=N_("{seat} lays a piece of an aqueduct."),
    )
    SITE = d.Decision(
        Actions.SITE,
        lists=Rules.sites_due,
        does=Rules.build,
        rule="several",
        asks=N_("Several sites are complete. Which is settled first?"),
        waits=N_("{seat} decides which site is settled first."),
    )
    MOVE = d.Decision(
        Actions.MOVE,
        lists=Rules.magistrates_to_send,
        rule="send",
        asks=N_("{built} Send a magistrate {to}?"),
        waits=N_("{seat} may send a magistrate from {site} {to}."),
    )
    END = d.Decision(rule="final")


def most(seats: int) -> dict[str, int]:
    """How often each can come up: each district is drawn, played and left again, each piece laid.

    Every action uses something up that never comes back: a district of a stack, a district in hand, a magistrate on a
    district that was played, a piece of an aqueduct. So there are only so many actions, and no more turns than that.
    """
    pieces = c.AQUEDUCTS * c.PIECES
    actions = 3 * c.ALL_DISTRICTS + pieces
    turns = actions + seats
    return {
        "first player": 1,
        "hill": c.HILLS_DRAWN,
        "bridge": c.BRIDGES,
        "action, draw, piece": actions + g.SITES * seats + turns,  # imperium tiles are discarded, turns are ended
        "lay": c.ALL_DISTRICTS,
        "magistrate": c.ALL_DISTRICTS,
        "site": g.SITES,
        "move": g.SITES * seats,
    }
