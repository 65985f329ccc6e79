"""City of Rome drawn as SVG from a view: the common table, the viewer's cards, and every city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.draw import GONE, Drawn, Region, TableAndSides, escape, kept, region
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.games.city_of_rome import GAME
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.drawing import city, common, faces
from aedilis.games.city_of_rome.drawing.desk import Desk


class RomanBoard(TableAndSides[Desk]):
    def colours(self, seats: int) -> Sequence[str]:
        return c.COLOURS_OF_SEATS[seats]

    def at_hand(self, desk: Desk) -> list[Region]:
        return [*self.drawn(desk), *self.hand(desk)]

    def hand(self, desk: Desk) -> list[Region]:
        if desk.reader < 0:
            return []
        cards = kept(desk.now.players[desk.reader].cards(), desk.view.players[desk.reader].cards())
        if cards:
            hand = city.open_cards(desk, cards, "hand", 5, desk.view.building, desk.reader)
        else:
            nothing = desk.text(6, 20, 18, escape(desk.say(N_("No cards in hand"))), "lettering", "quiet")
            hand = Drawn(common.WIDTH, city.ROW, nothing)
        return [region("hand", desk.say(N_("Hand")), desk.reader, hand)]

    def drawn(self, desk: Desk) -> list[Region]:
        """Cards that somebody draws to keep one: beside the own hand; the others see their backs on the table."""
        cards = sorted(desk.now.drawn)
        if not cards:
            return []
        title = desk.say(N_("Drawn cards"))
        if cards[-1] >= c.UNKNOWN:
            return [region("drawn", title, NOBODY, city.backs(desk, cards))]
        if desk.now is not desk.view:
            hand = desk.now.players[desk.reader].cards()
            taken = kept(hand, desk.view.players[desk.reader].cards())[len(hand) :]
            cards = [GONE if kind in taken else kind for kind in cards]
        return [region("drawn", title, desk.reader, city.open_cards(desk, cards, "drawn", max(3, min(5, len(cards)))))]


BOARD: Final = RomanBoard(
    GAME,
    Desk,
    common=(N_("Common table"), common.common),
    side=(N_("City of {name}"), city.city),
    card=faces.alone,
    symbols=faces.symbols(),
    cover=("I-house4", "I-colosseum", "I-aqueduct", "IV-juno", "I-imperial-baths", "II-sheep"),
)
