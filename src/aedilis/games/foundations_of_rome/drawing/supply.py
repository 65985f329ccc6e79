"""What can be built: the reader's tray, small ones of the others, monuments with what they ask for; and open goals."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.draw import GONE, circle, escape, gap, glow, kept, numeral, path, rect, ringed, use
from aedilis.engine import large_sets as sets
from aedilis.engine.bits import members
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing.cards import MEASURED, asked
from aedilis.games.foundations_of_rome.drawing.desk import LETTER, WIDTH, Desk, coin, fitted, seal, sign, standing
from aedilis.games.foundations_of_rome.drawing.polyomino import columns, outline, rows
from aedilis.games.foundations_of_rome.drawing.symbols import put
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.goals import MEASURES, measure, meets
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import effects, terms

LOT: Final = 32  # how large a lot is on the own tray
LINE: Final = 26  # of what a building brings: one of them below it, or two of them beside what is two lots high
BESIDE: Final = 34
ROWS: Final = [[kind for kind in range(c.TRAY_KINDS) if c.TYPE[kind] == type] for type in range(len(c.TYPE_NAMES))]
FILLS: Final = ("terracotta", "saffron", "water")  # of the buildings in a small tray, by type
PER_SIGN: Final = {c.PER_BUILDING: "buildings", c.PER_CITIZEN: "citizens", c.PER_SILVER: "coin", c.PER_CIVIC: "civic"}
TURNS: Final = ' data-ways=""'  # of several options the first is taken: the rest only turn it
EDGE: Final = 4  # beside the monuments
LONG: Final = 14  # letters of a name that are set narrower
NEED: Final = 37  # how wide a need is, and one of two digits
NEED_TEN: Final = 47
NEED_SIGNS: Final = {
    **MEASURED,
    "lots-owned": "lots",
    "commercial-lots": "commercial",
    "residential-lots": "residential",
    "own-building-size": "size",
    "silver-value": "coin",
    "buildings": "buildings",
}
GOAL_ROW: Final = 42

# -- the reader's tray: what is left of every building, and what it brings ----------------------------------------


def first_turn(kind: int) -> int:
    return g.TURNS_OF_SHAPE[c.SHAPE[kind]][0]


def is_high(kind: int) -> bool:
    return rows(first_turn(kind)) > 1


def row_height(kinds: list[int]) -> int:
    return 8 + (2 * LOT if any(is_high(kind) for kind in kinds) else LOT + LINE)


TRAY: Final = sum(row_height(kinds) for kinds in ROWS)  # how high it is


def width_of(kind: int) -> float:
    wide = LOT * columns(first_turn(kind)) + 4
    return wide + BESIDE if is_high(kind) else max(wide, below_width(kind))


def tray(desk: Desk, y: float) -> str:
    """Large enough to choose from."""
    drawn = ""
    for kinds in ROWS:
        space = (WIDTH - 4 - sum(width_of(kind) for kind in kinds)) / len(kinds)
        x = 2 + space / 2
        for kind in kinds:
            drawn += spot(desk, kind, x, y, row_height(kinds) - 4)
            x += width_of(kind) + space
        y += row_height(kinds)
    return drawn


def spot(desk: Desk, kind: int, x: float, y: float, height: float) -> str:
    turn, width, id = first_turn(kind), width_of(kind), c.KIND_IDS[kind]
    left = desk.view.players[desk.reader].left_in_tray(kind)
    wide = LOT * columns(turn)
    indent = 2 if is_high(kind) else (width - wide) / 2
    building = standing(kind, turn, desk.colour(desk.reader), LOT) if left else bare(turn)
    body = f'<rect width="{width:g}" height="{height:g}" fill="none" pointer-events="all"/>'
    body += f'<g transform="translate({indent:g} 2)">{building}</g>'
    if c.COUNT[kind] > 1 and left:
        at = indent + wide - 7
        body += circle(at, 12, 10.5, "marble", 1.6) + numeral(at, 18.4, LETTER, left)
    body += beside(kind, wide + 4) if is_high(kind) else below(kind, width / 2, LOT + 4)
    body += ringed(width, height) if desk.lays(kind) else ""
    values = {"building": terms.kind_name(desk.words, kind), "worth": effects.worth(desk.words, kind)}
    said = desk.say(N_("{building}: {worth}; {left} of {number} left"), left=left, number=c.COUNT[kind], **values)
    return desk.piece(f"tray-{id}", f"tray:{id}", x, y, body, escape(said), glow(width, height), TURNS)


def bare(turn: int) -> str:
    """Where a building is missing."""
    edge = f'<path d="{outline(turn, 6)}" fill="none" stroke="var(--line)" stroke-width="5" stroke-dasharray="14 12"/>'
    return f'<g transform="scale({LOT / 100})">{edge}</g>'


def below_width(kind: int) -> float:
    return 70 if c.TYPE[kind] == c.COMMERCIAL and c.POINTS[kind] else 48 if c.TYPE[kind] == c.CIVIC else 40


def below(kind: int, x: float, y: float) -> str:
    """What it brings in one line, with its middle there."""
    left = x - below_width(kind) / 2
    if c.TYPE[kind] == c.CIVIC:
        return seal(left + 13, y + 12, 24, civic_points_of(kind)) + sign(PER_SIGN[c.PER[kind]], left + 27, y + 2, 20)
    if c.TYPE[kind] == c.COMMERCIAL:
        drawn = sign("coin", left + 1, y + 3, 19) + numeral(left + 29, y + 18.5, LETTER, c.SILVER[0][kind], "text")
        return drawn + (seal(left + 55, y + 12, 24, c.POINTS[kind]) if c.POINTS[kind] else "")
    return sign("citizens", left + 2, y + 2, 20) + numeral(left + 31, y + 18.5, LETTER, c.POPULATION[0][kind], "text")


def beside(kind: int, x: float) -> str:
    """The same in two lines; civic buildings are never that high."""
    if c.TYPE[kind] == c.COMMERCIAL:
        silver = sign("coin", x, 10, 17) + numeral(x + 25, 25, LETTER, c.SILVER[0][kind], "text")
        return silver + (seal(x + 16, 47, 24, c.POINTS[kind]) if c.POINTS[kind] else "")
    return sign("citizens", x + 6, 12, 20) + numeral(x + 16, 52, LETTER, c.POPULATION[0][kind], "text")


def worth_of(kind: int, x: float, y: float) -> str:
    """The same of any building, on one line that begins there."""
    if c.CIVIC_POINTS[kind]:
        return seal(x + 12, y + 12, 25, civic_points_of(kind)) + sign(PER_SIGN[c.PER[kind]], x + 26, y + 2, 20)
    if c.TYPE[kind] == c.RESIDENTIAL:
        return sign("citizens", x, y + 1, 21) + numeral(x + 32, y + 18.5, LETTER, c.POPULATION[0][kind])
    drawn = sign("coin", x, y + 2, 20) + numeral(x + 27, y + 18.5, LETTER, c.SILVER[0][kind])
    return drawn + (seal(x + 49, y + 12, 25, c.POINTS[kind]) if c.POINTS[kind] else "")


def civic_points_of(kind: int) -> object:
    return "½" if c.CIVIC_DIVISOR[kind] > 1 else c.CIVIC_POINTS[kind]


# -- the trays of others ------------------------------------------------------------------------------------------


def small_tray(desk: Desk, seat: int, x: float, y: float, width: float) -> str:
    """Every building as a little shape, filled as long as it is in the tray."""
    left = [desk.view.players[seat].left_in_tray(kind) for kind in range(c.TRAY_KINDS)]
    lots = max(sum(c.COUNT[kind] * columns(first_turn(kind)) for kind in kinds) for kinds in ROWS)
    number = max(sum(c.COUNT[kind] for kind in kinds) for kinds in ROWS)
    cell = (width - 3 * number) / lots
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{6 * cell + 10:.4g}"'
    drawn = f'<rect {box} fill="none" pointer-events="all"/>'
    for line, kinds in enumerate(ROWS):
        at = x
        for kind in kinds:
            for n in range(c.COUNT[kind]):
                drawn += little(kind, n < left[kind], at, y + line * (2 * cell + 5), cell)
                at += columns(first_turn(kind)) * cell + 3
    names = [f"{terms.kind_name(desk.words, kind)} ×{number}" for kind, number in enumerate(left) if number]
    return desk.hover(desk.say(N_("In the tray: {buildings}"), buildings=", ".join(names)), drawn)


def little(kind: int, there: bool, x: float, y: float, cell: float) -> str:
    fill, stroke = (FILLS[c.TYPE[kind]], "ink") if there else ("none", "line")
    shape = path(outline(first_turn(kind), 4), fill, 9, stroke)
    return f'<g transform="translate({x:.4g} {y:.4g}) scale({cell / 100:.4g})">{shape}</g>'


# -- monuments ----------------------------------------------------------------------------------------------------


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


class Need(NamedTuple):
    """What a monument asks for, and what there is of it."""

    sign: str
    number: int
    there: int

    def met(self) -> bool:
        return self.there >= self.number if self.number else self.there == 0

    @property
    def width(self) -> int:
        return NEED if self.number < 10 else NEED_TEN


def needs_of(view: FoundationsOfRome, player: Player, kind: int) -> list[Need]:
    """Of the reader, who sees at once what is missing."""
    asked_for = c.NEEDS[kind - c.FIRST_MONUMENT]
    measured = {what: what.removesuffix("-min") for what in asked_for if what.endswith("-min")}
    needs = [Need(NEED_SIGNS[name], asked_for[what], MEASURES[name](view, player)) for what, name in measured.items()]
    return needs if len(needs) == len(asked_for) else [*needs, Need("markers", 0, markers_elsewhere(player, kind))]


def markers_elsewhere(player: Player, kind: int) -> int:
    """How many own markers lie outside the site that holds most of them (M3)."""
    turns = g.TURNS_OF_SHAPE[c.SHAPE[kind]]
    places = [place for place in range(g.PLACES) if g.PLACE_TURN[place] in turns]
    return min(sets.size(sets.without(player.marked, g.COVERED[place])) for place in places)


def height(view: FoundationsOfRome) -> int:
    layout = LAYOUTS[view.seats]
    rows = -(-c.MONUMENTS_IN_PLAY[view.seats] // layout.columns)
    return layout.row * rows if view.with_monuments else 0


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
    """What it brings, asks for and gives to the neighbours; what the reader has of it is green and ticked."""
    view, id, layout, own = desk.view, c.KIND_IDS[kind], LAYOUTS[desk.view.seats], desk.reader >= 0
    width, high = layout.box
    body = rect(1, 1, width - 2, high - 2, "marble", 1.6, 6) + fitted(kind, first_turn(kind), 4, 4, *layout.art)
    body += worth_of(kind, *layout.worth) + name_of(desk, kind, layout)
    needs = needs_of(view, view.players[desk.reader if own else 0], kind)
    at, top = layout.needs
    for need in needs:
        body += needed(need, own, at, top)
        at += need.width + 2
    if c.BORDER_SITE[kind]:
        body += rect(at, top, 25, 26, "travertine", 1.2, 5) + put("sign-border", at + 3, top + 3.5, 19)
    body += for_neighbours(kind, at, top) + (ringed(width, high) if desk.lays(kind) else "")
    said = [f"{terms.kind_name(desk.words, kind)}: {effects.worth(desk.words, kind)}"]
    said += effects.more_of_monument(desk.words, kind)
    if own and needs:
        met = all(need.met() for need in needs)
        said.append(desk.say(N_("you have what it needs")) if met else desk.say(N_("you lack what it needs")))
    title = escape("; ".join(said))
    return desk.piece(f"monument-{id}", f"monument:{id}", x, y, body, title, glow(width, high), TURNS)


def name_of(desk: Desk, kind: int, layout: Layout) -> str:
    """As wide as there is room."""
    name = terms.kind_name(desk.words, kind)
    x, y = layout.name
    room = min(layout.box[0] - x - 6, 9.5 * len(name))
    narrow = f' textLength="{room:.4g}" lengthAdjust="spacingAndGlyphs"' if len(name) > LONG else ""
    style = f'class="lettering strong" x="{x:g}" y="{y:g}" font-size="{LETTER}" fill="var(--ink)"'
    return f"<text {style}{narrow}>{escape(name)}</text>"


def needed(need: Need, own: bool, x: float, y: float) -> str:
    fill, right = "travertine" if not own else "leaf" if need.met() else "tile", x + need.width
    drawn = rect(x, y, need.width, 26, fill, 1.2, 5) + sign(need.sign, x + 1.5, y + 4, 18)
    drawn += numeral(right - (9 if need.number < 10 else 14), y + 19.5, LETTER, need.number)
    return drawn + (put("sign-check", right - 10, y - 7, 16) if own and need.met() else "")


def for_neighbours(kind: int, x: float, y: float) -> str:
    """What those with a building beside it get when it is built."""
    points, silver = c.NEIGHBOURS_POINTS[kind], c.NEIGHBOURS_SILVER[kind]
    if not points and not silver:
        return ""
    drawn = rect(x, y, 62, 26, "travertine", 1.2, 5) + sign("buildings", x + 3, y + 4, 18)
    return drawn + (seal(x + 47, y + 13, 25, points) if points else coin(x + 47, y + 13, 25, silver))


# -- open goals ---------------------------------------------------------------------------------------------------


def goals_height(view: FoundationsOfRome) -> int:
    return GOAL_ROW if view.with_open_goals else 0


def goals(desk: Desk, y: float) -> str:
    """What is asked, the points, and who meets it now."""
    view, drawn = desk.view, ""
    width = min(112, WIDTH / max(1, view.seats))
    for n, goal in enumerate(members(view.open_goals)):
        body = rect(1, 1, width - 4, GOAL_ROW - 6, "travertine", 1.4, 6)
        body += put(f"sign-{MEASURED[c.GOAL_METRIC[goal]]}", 4, 7, 21)
        body += numeral(38, 24.5, LETTER, asked(goal, view.seats)) + seal(69, 18, 26, c.GOAL_POINTS[goal])
        have = [f"{desk.scene.names[seat]}: {measure(view, player, goal)}" for seat, player in enumerate(view.players)]
        title = f"{effects.goal_in_words(desk.words, goal, view.seats)}; {', '.join(have)}"
        meeting = [seat for seat, player in enumerate(view.players) if meets(view, player, goal)]
        for place, seat in enumerate(meeting):
            body += use(f"sign-{desk.colours[seat]}", 84 + 12 * (place % 2), 3 + 11 * (place // 2), 11)
        drawn += desk.piece(f"open-goal-{c.GOAL_IDS[goal]}", "", 2 + width * n, y, body, escape(title))
    return drawn
