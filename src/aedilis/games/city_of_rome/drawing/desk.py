"""What all parts of the drawing of City of Rome share: its words and its cards."""

from __future__ import annotations

from functools import cache
from typing import cast

from aedilis.draw import CARD_CORNER, Scene, desk, escape, use
from aedilis.engine.words import capital
from aedilis.games.city_of_rome import GAME
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.drawing.faces import back_of, face_of
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.words.speech import RomanSpeech
from aedilis.games.city_of_rome.words.terms import amount


class Wording:
    """The words of one language, worked out once."""

    def __init__(self, language: str) -> None:
        self.speech = cast(RomanSpeech, GAME.words(language))
        self.names = [escape(capital(self.speech.words.say(name))) for name in c.NAMES]
        self.faces = [self._face(kind) for kind in range(c.UNKNOWN)]
        self.titles = [escape(self._title(kind)) for kind in range(c.UNKNOWN)]
        self.backs = [escape(self.speech.card(kind)) for kind in range(c.UNKNOWN, len(c.IDS))]

    def _face(self, kind: int) -> str:
        name = self.names[kind]
        size = 10.5 if len(name) < 16 else 9.6
        text = f'<text class="card-name" x="50" y="93.2" font-size="{size}" fill="var(--ink)">{name}</text>'
        return use(face_of(kind), 0, 0, 100) + text

    def _title(self, kind: int) -> str:
        card = capital(self.speech.card(kind))
        cost = f", {self.speech.amount('build points', c.COST[kind])}" if kind < c.KINDS else ""
        return f"{card}{cost}. {self.speech.effect(kind)}"


wording = cache(Wording)


class Desk(desk.Desk[CityOfRome]):
    """One scene being drawn."""

    speech: RomanSpeech

    def __init__(self, scene: Scene) -> None:
        self.wording = wording(scene.language)
        super().__init__(scene, self.wording.speech, c.COLOURS_OF_SEATS[scene.view.seats], amount)
        self.points = self.view.scores()
        self._copies: dict[tuple[int, str], int] = {}

    # -- cards ----------------------------------------------------------------------------------------------

    def card(self, kind: int, place: str, name: str, x: float, y: float, body: str, title: str = "") -> str:
        """A card that lies open. Its id is the same wherever it lies; that of one with equals names the place,
        as nothing tells equals apart, and pages see by the kind which of them moved."""
        id = f"card-{c.IDS[kind]}"
        if c.COPIES[kind] != 1:
            number = self._copies.get((kind, place), 0)
            self._copies[kind, place] = number + 1
            id = f"{id}-{place}-{number}"
        moves = f' data-kind="{c.IDS[kind]}"'
        if place in ("offer", "drawn"):
            moves += f' data-from="deck-{c.DECK_NAMES[c.DECK_OF[kind]]}"'
        return self.piece(id, name, x, y, body, title or self.title_of(kind), more=moves)

    def face(self, kind: int, more: str = "", last: bool = False) -> str:
        """A card of 100 by 100 with its name; `more` lies on it."""
        return f"{self.wording.faces[kind]}{more}{CARD_CORNER}" if last else self.wording.faces[kind] + more

    def small_face(self, kind: int, size: float, last: bool = False) -> str:
        corner = f'<path class="last" d="M{size * 0.7:g} -1H{size + 1:g}V{size * 0.3:g}"/>' if last else ""
        return use(face_of(kind), 0, 0, size) + corner

    def back(self, kind: int, size: float) -> str:
        return use(back_of(c.DECK_OF[kind]), 0, 0, size)

    def title_of(self, kind: int) -> str:
        return self.wording.backs[kind - c.UNKNOWN] if kind >= c.UNKNOWN else self.wording.titles[kind]
