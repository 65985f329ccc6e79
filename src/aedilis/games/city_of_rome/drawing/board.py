"""City of Rome drawn as SVG from a view: the common table, the viewer's cards, and every city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw.board import Region, Scene, picture, scene_of
from aedilis.draw.desk import GONE, kept
from aedilis.draw.markup import Markup, escape, tag
from aedilis.draw.shapes import use
from aedilis.engine.position import NOBODY, Position
from aedilis.engine.words import N_
from aedilis.games.city_of_rome import GAME
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.drawing import city, common, faces
from aedilis.games.city_of_rome.drawing.desk import Desk


class RomanBoard:
    symbols = faces.symbols()
    cover = ("I-house4", "I-colosseum", "I-aqueduct", "IV-juno", "I-imperial-baths", "II-sheep")
    common_first = False

    def regions(self, scene: Scene) -> list[Region]:
        desk = Desk(scene)
        seats = range(desk.view.seats)
        cities = [
            Region(f"seat-{seat}", desk.say(N_("City of {name}"), name=scene.names[seat]), seat,
                   city.WIDTH, city.height(desk, seat), Markup(city.city(desk, seat)))
            for seat in seats
        ]  # fmt: skip
        own = self.hand(desk)
        drawn = self.drawn(desk)
        table = Markup(common.common(desk))
        middle = Region("common", desk.say(N_("Common table")), NOBODY, common.WIDTH, common.HEIGHT, table)
        return [middle, *drawn, *own, *cities]

    def hand(self, desk: Desk) -> list[Region]:
        if desk.reader < 0:
            return []
        cards = kept(desk.now.players[desk.reader].cards(), desk.view.players[desk.reader].cards())
        title = desk.say(N_("Hand"))
        if not cards:
            nothing = desk.text(6, 20, 18, escape(desk.say(N_("No cards in hand"))), "lettering", "quiet")
            return [Region("hand", title, desk.reader, common.WIDTH, city.ROW, Markup(nothing))]
        body, width, height = city.open_cards(desk, cards, "hand", 5, desk.view.building, desk.reader)
        return [Region("hand", title, desk.reader, width, height, Markup(body))]

    def drawn(self, desk: Desk) -> list[Region]:
        """Cards that somebody draws to keep one: beside the own hand; the others see their backs on the table."""
        cards = sorted(desk.now.drawn)
        if not cards:
            return []
        title = desk.say(N_("Drawn cards"))
        if cards[-1] >= c.UNKNOWN:
            body, height = city.backs(desk, cards)
            return [Region("drawn", title, NOBODY, common.WIDTH, height, Markup(body))]
        if desk.now is not desk.view:
            hand = desk.now.players[desk.reader].cards()
            taken = kept(hand, desk.view.players[desk.reader].cards())[len(hand) :]
            cards = [GONE if kind in taken else kind for kind in cards]
        body, width, height = city.open_cards(desk, cards, "drawn", max(3, min(5, len(cards))))
        return [Region("drawn", title, desk.reader, width, height, Markup(body))]

    def colours(self, seats: int) -> Sequence[str]:
        return c.COLOURS_OF_SEATS[seats]

    def card(self, id: str) -> Markup:
        kind = c.IDS.index(id)
        symbol = faces.face_of(kind) if kind < c.UNKNOWN else faces.back_of(kind - c.UNKNOWN)
        return tag("svg", Markup(use(symbol, 0, 0, 100)), viewBox="0 0 100 100", class_="card", aria_hidden="true")


BOARD: Final = RomanBoard()


def show(position: Position) -> str:
    """The whole board as one picture, for a notebook."""
    return picture(GAME, scene_of(GAME, position))
