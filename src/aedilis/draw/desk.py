"""What the parts of every board share: pieces that light up with what can be done with them, text, name plates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Generic, TypeVar, cast

from aedilis.draw.board import Scene
from aedilis.draw.icons import icon
from aedilis.draw.markup import escape
from aedilis.draw.shapes import numeral, path, rect, use
from aedilis.engine.facts import Line
from aedilis.engine.game import Speech
from aedilis.engine.position import Position
from aedilis.engine.words import N_, Amount

CARD_GLOW: Final = '<rect class="glow" x="1" y="1" width="98" height="98" rx="7"/>'
CARD_CORNER: Final = '<path class="last" d="M76 -1H95A6 6 0 0 1 101 5V24"/>'
GONE: Final = -1  # in place of a card
CAPSULE: Final = 66  # how wide a score with a decimal is
PLATE: Final = 46  # how high a name plate is
RING: Final = 'fill="none" stroke="var(--{colour})" stroke-width="{width}"'
LETTER: Final = 15  # of the words on a button
LINE: Final = 15  # from one line of them to the next
FEWEST: Final = 4  # letters of a name that still tell whose it is
SHORT: Final = 12  # letters that stand in one line
NARROW: Final = frozenset("fijlrt .,:;()-")
EDGE: Final = 16  # beside the words
BETWEEN: Final = 12  # one button and the next
LIGHT_SEATS: Final = ("white", "orange")  # names on them are written dark

P = TypeVar("P", bound=Position)


class Desk(Generic[P]):
    """One scene being drawn; games add what they have on the table."""

    def __init__(self, scene: Scene, speech: Speech, colours: Sequence[str], amount: Amount) -> None:
        self.scene = scene
        self.view = cast(P, scene.view)
        self.now = cast(P, scene.before or scene.view)  # what a preview starts from keeps its place
        self.speech = speech
        self.words = speech.words
        self.say = speech.words.say
        self.amounts = amount
        self.colours = colours[: self.view.seats]
        self.reader = scene.reader
        self.without_piece = scene.without_piece
        self.carried: set[str] = set()  # the options that can be chosen by what is drawn so far

    @property
    def decides(self) -> bool:
        """Whether the reader does, now or before what is previewed."""
        return self.now.seat == self.reader >= 0

    # -- pieces ---------------------------------------------------------------------------------------------

    def piece(
        self,
        id: str,
        name: str,
        x: float,
        y: float,
        body: str,
        title: str,
        glow: str = CARD_GLOW,
        more: str = "",
        only: Sequence[str] | None = None,
        turns: Sequence[str] = (),
    ) -> str:
        """Something on the table; what can be chosen by it lights up. `title` is markup, `more` are attributes.

        A piece that lies in several places says which options it has here: `only` those. What has no name can have
        options that touch no piece. What has been laid and can still be turned has one of the options `turns`, and
        another one each time a page turns it.
        """
        codes = self.scene.options.get(name, ()) if name else self.without_piece if only else ()
        if only is not None:
            codes = [code for code in codes if code in only]
        if name:
            more += data_piece(name)
        self.carried.update(codes)
        if not codes and not turns:
            opened = f'<g id="{id}" class="piece"{more}>'
            return f'<g transform="translate({x:g} {y:g})">{opened}<title>{title}</title>{body}</g></g>'
        label = escape("; ".join(self.scene.labels.get(code, code) for code in turns or codes))
        opened = (
            f'<g id="{id}" class="piece choice"{more} data-{"turns" if turns else "options"}='
            f'"{escape(";".join(turns or codes))}"'
            f' tabindex="0" role="button" aria-label="{label}">'
        )
        return f'<g transform="translate({x:g} {y:g})">{opened}<title>{title}</title>{body}{glow}</g></g>'

    def button(
        self,
        id: str,
        name: str,
        box: tuple[float, float, float, float],
        body: str,
        title: str,
        only: Sequence[str] | None = None,
    ) -> str:
        """Something to press, as large as the box."""
        x, y, width, height = box
        plate = f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="7" fill="var(--marble)"'
        plate += ' stroke="var(--ink)" stroke-width="1.6"/>'
        return self.piece(id, name, x, y, plate + body, escape(title), glow(width, height, 8), only=only)

    def touched(self, name: str, seat: int | None = None) -> bool:
        return (name if seat is None else f"{seat}/{name}") in self.scene.last

    # -- text -----------------------------------------------------------------------------------------------

    def amount(self, what: str, number: int) -> str:
        """So many of something, in words."""
        return self.amounts(self.words, what, number)

    def text(self, x: float, y: float, size: float, text: str, style: str, fill: str = "text") -> str:
        """Markup, written in one of the palette's styles."""
        return f'<text class="{style}" x="{x:g}" y="{y:g}" font-size="{size:g}" fill="var(--{fill})">{text}</text>'

    def hover(self, title: str, body: str) -> str:
        """Something that explains itself when one points at it."""
        return f"<g><title>{escape(title)}</title>{body}</g>"

    def ribbon(
        self, x: float, y: float, width: float, text: str, letter: float, high: float = 26, base: float = 19
    ) -> str:
        """A few words in white on red, which stand at `base`: that it will soon be over."""
        written = self.text(x + width / 2, y + base, letter, escape(text), "lettering middle strong", "marble")
        return rect(x, y, width, high, "red", 1.6, high / 2) + written

    def first_player(self, seat: int, x: float, y: float, room: int) -> str:
        """Who goes first: the helmet, the sign, and as much of the name as there is room for, in letters."""
        name = self.scene.names[seat]
        shown = shortened(name, room) if room > 2 else ""
        body = icon("first", 0, 0, 26) + self.sign(seat, 32, 4, 18)
        body += self.text(56, 19.5, 18, escape(shown), "lettering")
        return self.piece("first-player", "", x, y, body, escape(self.say(N_("First player: {name}"), name=name)))

    # -- whose it is ------------------------------------------------------------------------------------------

    def sign(self, seat: int, x: float, y: float, size: float) -> str:
        """The shape that a seat is known by, without need of its colour."""
        return use(f"sign-{self.colours[seat]}", x, y, size)

    def figure(self, seat: int, x: float, y: float, size: float) -> str:
        return use(f"figure-{self.colours[seat]}", x, y, size)

    # -- a player's side --------------------------------------------------------------------------------------

    def frame(self, seat: int, width: int, height: int) -> str:
        """Around all that is a player's; it glows while that player decides."""
        turn = self.scene.view.seat == seat
        return (
            f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="12" fill="var(--panel)"'
            f' stroke="var(--{"glow" if turn else "line"})" stroke-width="{3 if turn else 1.5}"/>'
        )

    def seal(self, seat: int, x: float, y: float, size: float, letter: float, why: str, of: P | None = None) -> str:
        """The score as of now, the number that stands beside the name everywhere else, and why it is that much."""
        score = self.speech.points((of or self.view).scores()[seat])
        if set(score) & set(".,"):  # too long for a seal, and it has to be read on small boards too
            drawn = capsule(x + size + 3, y + size / 2, letter, score)
        else:
            letter *= 1 if len(score) < 3 else 0.75
            middle = numeral(x + size / 2, y + size / 2 + letter * 0.36, letter, score, "marble")
            drawn = icon("points", x, y, size) + middle
        return f'<g class="score" data-seat="{seat}"><title>{escape(why)}</title>{drawn}</g>'

    def reasons(self, whole: str, sheet: Iterable[Line]) -> str:
        """Where the points come from, line by line."""
        return "\n".join([whole, *(f"{line.points}: {self.speech.line(line)}" for line in sheet if line.points)])

    def plate(self, seat: int, width: float, first: bool, why: str, room: float = 0, of: P | None = None) -> str:
        """The player's name on the player's colour, with the score and why it is that much.

        Before the mark of the first player there may be room for something else, and before that there are buttons.
        """
        colour = self.colours[seat]
        name = self.scene.names[seat]
        helmet = icon("first", width - 106, 8, 32) if first else ""
        pressed, wide = self.buttons(width - 112 - room, width - 164 - room) if seat == self.reader else ("", 0)
        letters = int((width - 164 - room - wide) / 16)
        shown = escape(shortened(name, letters)) if letters >= min(FEWEST, len(name)) else ""
        written = self.text(54, 34, 27, shown, "inscription", "ink" if colour in LIGHT_SEATS else "marble")
        seal = self.seal(seat, width - 62, -2, 54, 24, why, of)
        right = f"{width - 13:g}A10 10 0 0 1 {width - 3:g} 13"
        return (
            path(f"M3 {PLATE}V13A10 10 0 0 1 13 3H{right}V{PLATE}Z", f"seat-{colour}", 0)
            + '<circle cx="28" cy="25" r="16" fill="var(--marble)"/>' + use(f"sign-{colour}", 17, 14, 22)
            + self.hover(name, written) + helmet + pressed + seal
        )  # fmt: skip

    # -- what no piece stands for -----------------------------------------------------------------------------

    def buttons(self, right: float, room: float) -> tuple[str, float]:
        """The options that touch no piece, one beside the other up to `right`, and how wide they are.

        Where there is no room for all, the last button stands for several, and opens a menu of them.
        """
        codes = [[code] for code in self.without_piece]
        texts = [self.scene.labels[code] for (code,) in codes]
        while sum(map(button_width, texts)) > room and len(codes) > 1:
            codes[-2:] = [codes[-2] + codes[-1]]
            texts[-2:] = [self.say(N_("More …"))]
        drawn, wide = "", 0.0
        for these, text in zip(reversed(codes), reversed(texts), strict=True):
            width = min(button_width(text), room)
            wide += width
            box = (right - wide, 5.5, width - BETWEEN, PLATE - 8.0)
            title = "; ".join(self.scene.labels[code] for code in these)
            id = f"button-{these[0].replace(' ', '-')}"
            drawn = self.button(id, "", box, self.lines(text, width - BETWEEN), title, these) + drawn
        return drawn, wide

    def lines(self, text: str, width: float) -> str:
        """What is written on a button, in the middle of it."""
        words = in_two(text)
        first = PLATE / 2 + 1 - (LINE / 2 if len(words) > 1 else 0)
        style = (
            f'class="lettering middle strong" font-size="{LETTER}" fill="var(--ink)" lengthAdjust="spacingAndGlyphs"'
        )
        return "".join(
            f'<text {style} x="{width / 2:g}" y="{first + LINE * n:g}"'
            f' textLength="{min(line_width(line), width - EDGE):g}">{escape(line)}</text>'
            for n, line in enumerate(words)
        )


@cache
def data_piece(name: str) -> str:
    return f' data-piece="{escape(name)}"'


def kept(now: Sequence[int], then: Sequence[int]) -> list[int]:
    """In a preview: the cards of `then` where they lie now, with gaps for those gone, and new ones behind them."""
    left = list(then)
    slots = []
    for card in now:
        slots.append(card if card in left else GONE)
        if card in left:
            left.remove(card)
    return slots + left


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def in_two(text: str) -> list[str]:
    """Words in two lines of nearly the same length, if they are too many for one."""
    spaces = [n for n, letter in enumerate(text) if letter == " "]
    if len(text) <= SHORT or not spaces:
        return [text]
    middle = min(spaces, key=lambda n: abs(2 * n + 1 - len(text)))
    return [text[:middle], text[middle + 1 :]]


def button_width(text: str) -> float:
    """With the gap beside it."""
    return max(map(line_width, in_two(text))) + EDGE + BETWEEN


def line_width(text: str) -> float:
    """About as wide as it is in most fonts; in wider ones it is set narrower."""
    return LETTER * sum(0.34 if letter in NARROW else 0.56 for letter in text)


def capsule(right: float, middle: float, letter: float, score: str) -> str:
    """A seal drawn out, for a score with a decimal."""
    width, high = CAPSULE, letter + 14
    text = min(width - 12, sum(0.38 if sign in "-.," else 0.66 for sign in score) * letter)
    return (
        f'<rect x="{right - width:g}" y="{middle - high / 2:g}" width="{width:g}" height="{high:g}" rx="{high / 2:g}"'
        f' fill="var(--purple)" stroke="var(--ink)" stroke-width="2"/>'
        f'<text class="numeral" x="{right - width / 2:g}" y="{middle + letter * 0.36:g}" font-size="{letter:g}"'
        f' fill="var(--marble)" textLength="{text:g}" lengthAdjust="spacingAndGlyphs">{score}</text>'
    )


# -- shapes that are needed everywhere ------------------------------------------------------------------------


def glow(width: float, height: float, round: float = 6) -> str:
    """On what can be chosen."""
    return f'<rect class="glow" x="0" y="0" width="{width:g}" height="{height:g}" rx="{round:g}" pointer-events="all"/>'


def ringed(width: float, height: float) -> str:
    """Around what has been chosen."""
    outer = f'<rect x="-3" y="-3" width="{width + 6:g}" height="{height + 6:g}" rx="8"'
    inner = f'<rect x="-.5" y="-.5" width="{width + 1:g}" height="{height + 1:g}" rx="6"'
    return f"{inner} {RING.format(colour='ink', width=3)}/>{outer} {RING.format(colour='saffron', width=3)}/>"


def ringed_broadly(width: float, height: float) -> str:
    """The same where there is more room, around a whole card."""
    outer = f'<rect x="-4" y="-4" width="{width + 8:g}" height="{height + 8:g}" rx="10"'
    inner = f'<rect x="-1" y="-1" width="{width + 2:g}" height="{height + 2:g}" rx="8"'
    return f"{inner} {RING.format(colour='ink', width=3)}/>{outer} {RING.format(colour='saffron', width=4)}/>"


def corner(size: float) -> str:
    """On what was done last."""
    return f'<path class="last" d="M{size * 0.68:g} 2H{size - 2:g}V{size * 0.32:g}"/>'


def gap(x: float, y: float, width: float, height: float, round: float = 4, line: str = "line") -> str:
    """Where nothing lies, or no longer."""
    return (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{width - 2:g}" height="{height - 2:g}" rx="{round:g}" fill="none"'
        f' stroke="var(--{line})" stroke-width="1.6" stroke-dasharray="5 5"/>'
    )
