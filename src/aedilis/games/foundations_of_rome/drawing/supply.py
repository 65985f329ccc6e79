"""The common supply of monuments, with what they ask for; and the open goals."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw import GONE, escape, gap, glow, kept, numeral, rect, ringed, use
from aedilis.engine import large_sets as sets
from aedilis.engine.bits import members
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.city import WIDTH
from aedilis.games.foundations_of_rome.drawing.desk import Desk, fitted
from aedilis.games.foundations_of_rome.drawing.faces import LETTER, MEASURED, asked, coin, seal, sign, worth_of
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import (
    count_lots,
    lots_of_type,
    population_of,
    silver_value,
    types_of,
)
from aedilis.games.foundations_of_rome.rules.goals import measure, meets
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms


class Layout(NamedTuple):
    """How monuments lie: where there are few players, in larger boxes."""

    columns: int
    row: int
    art: tuple[float, float]
    name: tuple[float, float]  # where it is written, beside the picture or below it
    worth: tuple[float, float]
    needs: tuple[float, float]

    @property
    def box(self) -> tuple[float, float]:
        return (WIDTH - 2 * EDGE) / self.columns - 4, self.row - 4


LARGE: Final = Layout(2, 96, (84, 84), (96, 23), (97, 31), (96, 60))
SMALL: Final = Layout(3, 84, (78, 52), (6, 73.5), (90, 3), (88, 29))
LAYOUTS: Final = {1: LARGE, 2: LARGE, 3: LARGE, 4: SMALL, 5: SMALL}
LONG: Final = 14  # letters of a name that are set narrower
EDGE: Final = 4  # beside the monuments
NEED: Final = 37  # how wide a need is, and one of two digits
NEED_TEN: Final = 47
GOAL_ROW: Final = 42


def height(view: FoundationsOfRome) -> int:
    layout = LAYOUTS[view.seats]
    rows = -(-c.MONUMENTS_IN_PLAY[view.seats] // layout.columns)
    return layout.row * rows if view.with_monuments else 0


# -- monuments ----------------------------------------------------------------------------------------------------


class Need(NamedTuple):
    """What a monument asks for, and what there is of it."""

    sign: str
    number: int
    there: int

    def met(self) -> bool:
        return self.there >= self.number if self.number else self.there == 0


def needs_of(view: FoundationsOfRome, player: Player, kind: int) -> list[Need]:
    """Of the reader, who sees at once what is missing."""
    there = {
        "population-min": ("citizens", population_of(view, player)),
        "lots-owned-min": ("lots", player.owned()),
        "commercial-lots-min": ("commercial", lots_of_type(player, c.COMMERCIAL)),
        "residential-lots-min": ("residential", lots_of_type(player, c.RESIDENTIAL)),
        "own-building-size-min": ("size", player.largest()),
        "silver-value-min": ("coin", silver_value(view, player)),
        "civic-buildings-min": ("civic", types_of(player)[c.CIVIC]),
        "residential-buildings-min": ("residential", types_of(player)[c.RESIDENTIAL]),
        "border-lots-min": ("border", count_lots(player, g.BORDER[view.size])),
        "buildings-min": ("buildings", len(player.buildings)),
        "no-lot-markers-outside-site": (
            "markers",
            markers_elsewhere(player, kind) if c.NEEDS_NO_MARKERS[kind - c.FIRST_MONUMENT] else 0,
        ),
    }
    asked_for = c.NEEDS[kind - c.FIRST_MONUMENT]
    return [Need(there[what][0], 0 if number is True else number, there[what][1]) for what, number in asked_for.items()]


def markers_elsewhere(player: Player, kind: int) -> int:
    """How many own markers lie outside the site that holds most of them (M3)."""
    turns = g.TURNS_OF_SHAPE[c.SHAPE[kind]]
    places = [place for place in range(g.PLACES) if g.PLACE_TURN[place] in turns]
    return min(sets.size(sets.without(player.marked, g.COVERED[place])) for place in places)


def monuments(desk: Desk, y: float) -> str:
    """In a preview, what would be built leaves a gap."""
    now, then = members(desk.now.monuments), members(desk.view.monuments)
    drawn, layout = "", LAYOUTS[desk.view.seats]
    for n, monument in enumerate(kept(now, then)):
        x = EDGE + (WIDTH - 2 * EDGE) / layout.columns * (n % layout.columns) + 2
        at = (x, y + layout.row * (n // layout.columns))
        drawn += gap(*at, *layout.box) if monument == GONE else one(desk, c.FIRST_MONUMENT + monument, *at)
    return drawn


def one(desk: Desk, kind: int, x: float, y: float) -> str:
    view, name = desk.view, f"monument:{c.KIND_IDS[kind]}"
    layout = LAYOUTS[view.seats]
    width, high = layout.box
    body = rect(1, 1, width - 2, high - 2, "marble", 1.6, 6)
    body += fitted(kind, g.TURNS_OF_SHAPE[c.SHAPE[kind]][0], 4, 4, *layout.art)
    body += worth_of(kind, *layout.worth) + name_of(desk, kind, layout)
    player = view.players[desk.reader] if desk.reader >= 0 else None
    at, top = layout.needs
    for need in needs_of(view, player or view.players[0], kind):
        body += needed(need, player is not None, at, top)
        at += width_of(need) + 2
    body += on_border(at, top) if c.BORDER_SITE[kind] else ""
    body += for_neighbours(kind, at, top)
    body += ringed(width, high) if view.phase == p.SITE and g.LAY_KIND[view.chosen_lay] == kind and desk.decides else ""
    title = monument_title(desk, kind)
    return desk.piece(f"monument-{c.KIND_IDS[kind]}", name, x, y, body, title, glow(width, high), TURNS)


TURNS: Final = ' data-ways=""'  # of several options the first is taken: the rest only turn it


def name_of(desk: Desk, kind: int, layout: Layout) -> str:
    """As wide as there is room."""
    name = terms.kind_name(desk.words, kind)
    x, y = layout.name
    room = min(layout.box[0] - x - 6, 9.5 * len(name))
    narrow = f' textLength="{room:.4g}" lengthAdjust="spacingAndGlyphs"' if len(name) > LONG else ""
    style = f'class="lettering strong" x="{x:g}" y="{y:g}" font-size="{LETTER}" fill="var(--ink)"'
    return f"<text {style}{narrow}>{escape(name)}</text>"


def needed(need: Need, own: bool, x: float, y: float) -> str:
    """Green and ticked if the reader has it."""
    fill = "travertine" if not own else "leaf" if need.met() else "tile"
    drawn = rect(x, y, width_of(need), 26, fill, 1.2, 5) + sign(need.sign, x + 1.5, y + 4, 18)
    drawn += numeral(x + width_of(need) - (9 if need.number < 10 else 14), y + 19.5, LETTER, need.number)
    return drawn + (put("sign-check", x + width_of(need) - 10, y - 7, 16) if own and need.met() else "")


def width_of(need: Need) -> int:
    return NEED if need.number < 10 else NEED_TEN


def on_border(x: float, y: float) -> str:
    """Where it has to stand."""
    return rect(x, y, 25, 26, "travertine", 1.2, 5) + put("sign-border", x + 3, y + 3.5, 19)


def for_neighbours(kind: int, x: float, y: float) -> str:
    """What those with a building beside it get when it is built."""
    points, silver = c.NEIGHBOURS_POINTS[kind], c.NEIGHBOURS_SILVER[kind]
    if not points and not silver:
        return ""
    drawn = rect(x, y, 62, 26, "travertine", 1.2, 5) + sign("buildings", x + 3, y + 4, 18)
    given = seal(x + 47, y + 13, 25, points, LETTER) if points else coin(x + 47, y + 13, 25, silver, LETTER)
    return drawn + given


def monument_title(desk: Desk, kind: int) -> str:
    words = desk.words
    parts = [f"{terms.kind_name(words, kind)}: {effects.worth(words, kind)}"]
    parts += [effects.at_once(words, kind)] if effects.at_once(words, kind) else []
    if needs := effects.needs(words, kind):
        parts.append(desk.say(N_("needs {needs}"), needs=needs))
    asked_for = needs_of(desk.view, desk.view.players[desk.reader], kind) if desk.reader >= 0 else []
    if asked_for:
        met = all(need.met() for need in asked_for)
        parts.append(desk.say(N_("you have what it needs")) if met else desk.say(N_("you lack what it needs")))
    return escape("; ".join(parts))


# -- open goals ---------------------------------------------------------------------------------------------------


def goals_height(view: FoundationsOfRome) -> int:
    return GOAL_ROW if view.with_open_goals else 0


def goals(desk: Desk, y: float) -> str:
    """What is asked, the points, and who meets it now."""
    view, found = desk.view, members(desk.view.open_goals)
    width = min(112, WIDTH / max(1, view.seats))
    drawn = ""
    for n, goal in enumerate(found):
        body = rect(1, 1, width - 4, GOAL_ROW - 6, "travertine", 1.4, 6)
        body += put(f"sign-{MEASURED[c.GOAL_METRIC[goal]]}", 4, 7, 21)
        body += numeral(38, 24.5, LETTER, asked(goal, view.seats)) + seal(69, 18, 26, c.GOAL_POINTS[goal], LETTER)
        title = effects.goal_in_words(desk.words, goal, view.seats)
        title += "; " + ", ".join(f"{desk.scene.names[seat]}: {measure(view, player, goal)}"
                                  for seat, player in enumerate(view.players))  # fmt: skip
        meeting = [seat for seat, player in enumerate(view.players) if meets(view, player, goal)]
        for place, seat in enumerate(meeting):
            body += use(f"sign-{desk.colours[seat]}", 84 + 12 * (place % 2), 3 + 11 * (place // 2), 11)
        drawn += desk.piece(f"open-goal-{c.GOAL_IDS[goal]}", "", 2 + width * n, y, body, escape(title))
    return drawn
