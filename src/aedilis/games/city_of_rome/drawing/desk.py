"""What all parts of the drawing of City of Rome share: words, and pieces with what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from aedilis.draw.board import Scene
from aedilis.draw.markup import escape
from aedilis.draw.shapes import use
from aedilis.engine.position import ALL
from aedilis.engine.words import Words
from aedilis.games.city_of_rome.components import (
    COLOURS_OF_SEATS,
    COPIES,
    COST,
    DECK_NAMES,
    DECK_OF,
    IDS,
    KINDS,
    NAMES,
    UNKNOWN,
)
from aedilis.games.city_of_rome.drawing.faces import back_of, face_of
from aedilis.games.city_of_rome.position import CityOfRome
from aedilis.games.city_of_rome.reference import reference
from aedilis.games.city_of_rome.speech import RomanSpeech

PACKAGE: Final = "aedilis.games.city_of_rome"
CARD_GLOW: Final = '<rect class="glow" x="1" y="1" width="98" height="98" rx="7"/>'
CARD_CORNER: Final = '<path class="last" d="M76 -1H95A6 6 0 0 1 101 5V24"/>'
CHOSEN: Final = (
    '<rect x="-1" y="-1" width="102" height="102" rx="8" fill="none" stroke="var(--ink)" stroke-width="3"/>'
    '<rect x="-4" y="-4" width="108" height="108" rx="10" fill="none" stroke="var(--saffron)" stroke-width="4"/>'
)


class Wording:
    """The words of one language, worked out once."""

    def __init__(self, language: str) -> None:
        self.speech = RomanSpeech(Words(language, (PACKAGE, "aedilis")))
        self.say = self.speech.words.say
        effects = {entry.id: entry.effect for entry in reference(self.speech.words)}
        self.names = [escape(_capital(self.say(name))) for name in NAMES]
        self.faces = [self._face(kind) for kind in range(UNKNOWN)]
        self.titles = [escape(self._title(kind, effects[IDS[kind]])) for kind in range(UNKNOWN)]
        self.backs = [escape(self.speech.card(kind)) for kind in range(UNKNOWN, len(IDS))]

    def _face(self, kind: int) -> str:
        name = self.names[kind]
        size = 10.5 if len(name) < 16 else 9.6
        text = f'<text class="card-name" x="50" y="93.2" font-size="{size}" fill="var(--ink)">{name}</text>'
        return use(face_of(kind), 0, 0, 100) + text

    def _title(self, kind: int, effect: str) -> str:
        card = _capital(self.speech.card(kind))
        cost = f", {self.speech.amount('bricks', COST[kind])}" if kind < KINDS else ""
        return f"{card}{cost}. {effect}"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


wording = cache(Wording)


@cache
def data_piece(name: str) -> str:
    return f' data-piece="{escape(name)}"'


class Desk:
    """One scene being drawn."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = cast(CityOfRome, scene.view)
        self.words = wording(scene.language)
        self.say = self.words.say
        self.amount = self.words.speech.amount
        self.names = [str(escape(name)) for name in scene.names]
        self.colours: Sequence[str] = COLOURS_OF_SEATS[self.view.seats]
        # Whose hand is open on the table: the viewer's; of a true position that of whoever decides.
        self.reader = self.view.seat if self.view.viewer == ALL else self.view.viewer
        self.points = self.view.scores()
        self._copies: dict[tuple[int, str], int] = {}

    # -- pieces ---------------------------------------------------------------------------------------------

    def piece(
        self, id: str, name: str, x: float, y: float, body: str, title: str, glow: str = CARD_GLOW, more: str = ""
    ) -> str:
        """Something on the table; what can be chosen by it lights up. `title` is markup, `more` are attributes."""
        codes = self.scene.options.get(name) if name else None
        if name:
            more += data_piece(name)
        if not codes:
            opened = f'<g id="{id}" class="piece"{more}>'
            return f'<g transform="translate({x:g} {y:g})">{opened}<title>{title}</title>{body}</g></g>'
        label = escape("; ".join(self.scene.labels.get(code, code) for code in codes))
        opened = (
            f'<g id="{id}" class="piece choice"{more} data-options="{escape(";".join(codes))}"'
            f' tabindex="0" role="button" aria-label="{label}">'
        )
        return f'<g transform="translate({x:g} {y:g})">{opened}<title>{title}</title>{body}{glow}</g></g>'

    def touched(self, name: str, seat: int | None = None) -> bool:
        return (name if seat is None else f"{seat}/{name}") in self.scene.last

    # -- cards ----------------------------------------------------------------------------------------------

    def card(self, kind: int, place: str, name: str, x: float, y: float, body: str, title: str = "") -> str:
        """A card that lies open. Its id is the same wherever it lies; that of one with equals names the place,
        as nothing tells equals apart, and pages see by the kind which of them moved."""
        id = f"card-{IDS[kind]}"
        if COPIES[kind] != 1:
            number = self._copies.get((kind, place), 0)
            self._copies[kind, place] = number + 1
            id = f"{id}-{place}-{number}"
        moves = f' data-kind="{IDS[kind]}"'
        if place in ("offer", "drawn"):
            moves += f' data-from="deck-{DECK_NAMES[DECK_OF[kind]]}"'
        return self.piece(id, name, x, y, body, title or self.title_of(kind), more=moves)

    def face(self, kind: int, more: str = "", last: bool = False) -> str:
        """A card of 100 by 100 with its name; `more` lies on it."""
        return f"{self.words.faces[kind]}{more}{CARD_CORNER}" if last else self.words.faces[kind] + more

    def small_face(self, kind: int, size: float, last: bool = False) -> str:
        corner = f'<path class="last" d="M{size * 0.7:g} -1H{size + 1:g}V{size * 0.3:g}"/>' if last else ""
        return use(face_of(kind), 0, 0, size) + corner

    def back(self, kind: int, size: float) -> str:
        return use(back_of(DECK_OF[kind]), 0, 0, size)

    def title_of(self, kind: int) -> str:
        return self.words.backs[kind - UNKNOWN] if kind >= UNKNOWN else self.words.titles[kind]

    # -- text -----------------------------------------------------------------------------------------------

    def text(self, x: float, y: float, size: float, text: str, style: str, fill: str = "text") -> str:
        """Markup, written in one of the palette's styles."""
        return f'<text class="{style}" x="{x:g}" y="{y:g}" font-size="{size:g}" fill="var(--{fill})">{text}</text>'

    def hover(self, title: str, body: str) -> str:
        """Something that explains itself when one points at it."""
        return f"<g><title>{escape(title)}</title>{body}</g>"


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
