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


@cache
def speech_in(language: str) -> RomanSpeech:
    return cast(RomanSpeech, GAME.words(language))


@cache
def printed(kind: int, language: str) -> str:
    """A card of 100 by 100 with its name."""
    name = escape(capital(speech_in(language).words.say(c.NAMES[kind])))
    size = 10.5 if len(name) < 16 else 9.6
    text = f'<text class="card-name" x="50" y="93.2" font-size="{size}" fill="var(--ink)">{name}</text>'
    return use(face_of(kind), 0, 0, 100) + text


@cache
def explained(kind: int, language: str) -> str:
    """What a card is called, costs and does; of a back only where it comes from."""
    speech = speech_in(language)
    if kind >= c.UNKNOWN:
        return escape(speech.card(kind))
    cost = f", {speech.amount('build points', c.COST[kind])}" if kind < c.KINDS else ""
    return escape(f"{capital(speech.card(kind))}{cost}. {speech.effect(kind)}")


class Desk(desk.Desk[CityOfRome]):
    """One scene being drawn."""

    speech: RomanSpeech

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, speech_in(scene.language), c.COLOURS_OF_SEATS[scene.view.seats], amount)
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
        """A card of 100 by 100; `more` lies on it."""
        return printed(kind, self.scene.language) + more + (CARD_CORNER if last else "")

    def small_face(self, kind: int, size: float, last: bool = False) -> str:
        corner = f'<path class="last" d="M{size * 0.7:g} -1H{size + 1:g}V{size * 0.3:g}"/>' if last else ""
        return use(face_of(kind), 0, 0, size) + corner

    def back(self, kind: int, size: float) -> str:
        return use(back_of(c.DECK_OF[kind]), 0, 0, size)

    def title_of(self, kind: int) -> str:
        return explained(kind, self.scene.language)
