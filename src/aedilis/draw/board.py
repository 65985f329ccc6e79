"""What every game's board is: regions of SVG drawn from a view, and the symbols they are made of."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from aedilis.draw import icons
from aedilis.draw.markup import Markup, escape, tag
from aedilis.draw.palette import SHAPES, settle
from aedilis.engine.game import Game
from aedilis.engine.position import ALL, Position
from aedilis.engine.rooms import BOARD, find_in

GAP: Final = 24  # between the regions of a picture
WINDOW: Final = (16, 10)  # the usual shape of one
LARGEST: Final = 1.5  # how much larger than drawn a region may become beside a high one
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED: Final = re.compile(r'href="#([^"]+)"')


@dataclass(frozen=True)
class Scene:
    """What a drawing is made from; the view went through `seen_by`."""

    view: Position
    names: Sequence[str]
    language: str = "en"
    options: Mapping[str, Sequence[str]] = field(default_factory=dict)  # piece -> notations of the options touching it
    labels: Mapping[str, str] = field(default_factory=dict)  # notation -> the option in words
    last: frozenset[str] = frozenset()  # what the last decision touched, see `touched`
    before: Position | None = None  # in a preview: the view that it starts from, whose options are still to be chosen

    @property
    def reader(self) -> int:
        """Whose pieces can be chosen: the viewer's; of a true position those of whoever decides."""
        return self.view.seat if self.view.viewer == ALL else self.view.viewer

    @property
    def without_piece(self) -> list[str]:
        """The notations of the options that touch no piece."""
        touching = {code for codes in self.options.values() for code in codes}
        return [code for code in self.labels if code not in touching]


@dataclass(frozen=True)
class Region:
    """A part of the board that a page may place and enlarge as it likes."""

    id: str  # public and stable: "common", "seat-0", "hand"; what is called otherwise comes and goes
    title: str  # in the reader's language
    seat: int  # whose, or NOBODY
    width: int  # in units of a hundredth of a card
    height: int
    body: Markup


class Board(Protocol):
    symbols: Markup  # what only this game draws with, each id beginning with its slug; see `symbols_of`
    cover: Sequence[str]  # ids of some cards that show the game at its best
    common_first: bool  # whether what is common needs most room, as a map does that everybody plays on

    def regions(self, scene: Scene) -> list[Region]: ...

    def colours(self, seats: int) -> Sequence[str]:
        """The name of each seat's colour, which is also the name of its sign."""
        ...

    def card(self, id: str) -> Markup:
        """One card alone, as a small picture."""
        ...

    def show(self, position: Position) -> str:
        """The whole board as one picture, for a notebook."""
        ...


def board_of(game: Game) -> Board:
    board: Board = find_in(game.package, BOARD, "BOARD")
    return board


def has_board(game: Game) -> bool:
    """Whether it can be drawn: a game may be simulated before."""
    return find_in(game.package, BOARD, "BOARD") is not None


def symbols_of(*games: Game) -> Markup:
    """What the drawings of these games refer to, needed once a page: the shared icons and the games' own symbols."""
    return tag("defs", icons.SYMBOLS, [board_of(game).symbols for game in games])


def touched(game: Game, before: Position, option: int) -> frozenset[str]:
    """The piece a decision touched, and the same with whose it was: two cities may have equal cells."""
    piece = game.action(before, option).piece
    return frozenset([piece, f"{before.seat}/{piece}"]) if piece else frozenset()


def scene_of(game: Game, view: Position, names: Sequence[str] = (), language: str = "en") -> Scene:
    """A scene with the options that are open in the view."""
    speech = game.words(language, names)
    options: dict[str, list[str]] = {}
    labels: dict[str, str] = {}
    if view.seat >= 0:
        for option in view.options():
            action = game.action(view, option)
            labels[action.notation] = speech.option(view, option)
            if action.piece:
                options.setdefault(action.piece, []).append(action.notation)
    return Scene(view, names or speech.seat_names(view.seats), language, options, labels)


# -- previews ---------------------------------------------------------------------------------------------------


def regions_of(game: Game, scene: Scene) -> list[Region]:
    """A preview never changes which regions there are nor their sizes, so that nothing jumps while one compares."""
    board = board_of(game)
    drawn = board.regions(scene)
    if scene.before is None:
        return drawn
    by_id = {region.id: region for region in drawn}
    now = board.regions(replace(scene, view=scene.before, before=None))
    return [as_large_as(region, by_id.get(region.id)) for region in now]


def as_large_as(now: Region, then: Region | None) -> Region:
    """What will be in the room that is there now."""
    if then is None:
        return replace(now, body=Markup())
    scale = min(1, now.width / then.width, now.height / then.height)
    body = then.body if scale == 1 else Markup(f'<g transform="scale({scale:.3f})">{then.body}</g>')
    return replace(now, body=body)


# -- a picture that stands alone ------------------------------------------------------------------------------


def picture(game: Game, scene: Scene, dark: bool = False) -> str:
    """All regions in one SVG that needs nothing else."""
    placed, width, height = arrange(board_of(game).regions(scene), scene.reader)
    body = "".join(drawn(*one) for one in placed)
    return settle(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="0 0 {width:.0f} {height:.0f}">'
        f"<title>{escape(game.name)}</title><style>{SHAPES}</style><defs>{needed(symbols_of(game), body)}</defs>"
        f'<rect width="100%" height="100%" fill="var(--page)"/>{body}</svg>\n',
        dark,
    )


def drawn(region: Region, x: float, y: float, scale: float) -> str:
    """A region in its place; cards that lie apart are given a title."""
    body = f'<g transform="translate({x:g} {y:g}) scale({scale:.3f})">{region.body}</g>'
    if region.id == "common" or region.id.startswith("seat-"):
        return body
    place = f'x="{x + 4:g}" y="{y - 3:g}" font-size="18" fill="var(--text)"'
    return f'<text class="inscription" {place}>{escape(region.title)}</text>{body}'


def needed(symbols: str, body: str) -> str:
    """Only the symbols that a drawing uses, and those that they use."""
    defined = {found[1]: found[0] for found in SYMBOL.finditer(symbols)}
    wanted: dict[str, None] = {}
    new = USED.findall(body)
    while new:
        wanted.update(dict.fromkeys(new))
        new = [name for found in new for name in USED.findall(defined[found]) if name not in wanted]
    return "".join(drawn for name, drawn in defined.items() if name in wanted)


Placed = tuple[Region, float, float, float]  # where, and how much larger than drawn


def arrange(regions: Sequence[Region], reader: int) -> tuple[list[Placed], float, float]:
    """Whatever lets one read what is common and the reader's board best in a window of usual shape."""
    common = [region for region in regions if not region.id.startswith("seat-")]
    mine = [region for region in regions if region.id == f"seat-{max(reader, 0)}"]
    others = [region for region in regions if region not in common and region not in mine]

    def size(arranged: tuple[list[Placed], float, float]) -> float:
        placed, width, height = arranged
        read = min(scale for region, _, _, scale in placed if region not in others)
        return read / max(width / WINDOW[0], height / WINDOW[1])

    found = [as_high_as_mine(common, mine, others), as_high_as_common(common, [*mine, *others])]
    found += [mine_above_others(common, mine[0], others)] if len(others) > 2 else []
    return max(found, key=size)


def as_high_as_mine(
    common: Sequence[Region], mine: Sequence[Region], others: Sequence[Region]
) -> tuple[list[Placed], float, float]:
    """What is common and the reader's board side by side, the others' in a column beside them or a row below."""
    scale = (mine[0].height - GAP * (len(common) - 1)) / sum(region.height for region in common)
    placed, middle, height = column(common, GAP, min(LARGEST, scale))
    right, width, bottom = column(mine, middle, 1)
    placed += right
    height = max(height, bottom)
    if len(others) < 3:
        inside = height - GAP * (len(others) + 1)
        scale = min(1, inside / max(1, sum(region.height for region in others)))
        right, width, _ = column(others, width, scale)
        return placed + right, width, height
    scale = (width - GAP * (len(others) + 1)) / sum(region.width for region in others)
    x: float = GAP
    for region in others:
        placed.append((region, x, height, scale))
        x += region.width * scale + GAP
    return placed, width, height + max(region.height for region in others) * scale + GAP


def as_high_as_common(common: Sequence[Region], players: Sequence[Region]) -> tuple[list[Placed], float, float]:
    """What is common as large as it is drawn, and all players' boards in a column beside it."""
    placed, middle, height = column(common, GAP, 1)
    inside = height - GAP * (len(players) + 1)
    right, width, bottom = column(players, middle, min(1, inside / sum(region.height for region in players)))
    return placed + right, width, max(height, bottom)


def mine_above_others(
    common: Sequence[Region], mine: Region, others: Sequence[Region]
) -> tuple[list[Placed], float, float]:
    """What is common as large as it is drawn; beside it the reader's board above a row of the others'."""
    placed, middle, height = column(common, GAP, 1)
    gaps = GAP * (len(others) - 1)
    row = max(region.height for region in others) / sum(region.width for region in others)
    width = (height - 3 * GAP + row * gaps) / (mine.height / mine.width + row)
    scale = min(LARGEST, width / mine.width)
    width = mine.width * scale
    placed.append((mine, middle, GAP, scale))
    x, each = middle, (width - gaps) / sum(region.width for region in others)
    for region in others:
        placed.append((region, x, mine.height * scale + 2 * GAP, each))
        x += region.width * each + GAP
    return placed, middle + width + GAP, height


def column(regions: Sequence[Region], x: float, scale: float) -> tuple[list[Placed], float, float]:
    """Regions below each other, and where the next column and the next row begin."""
    placed: list[Placed] = []
    y: float = GAP
    for region in regions:
        placed.append((region, x, y, scale))
        y += region.height * scale + GAP
    return placed, x + max((region.width * scale + GAP for region in regions), default=0), y
