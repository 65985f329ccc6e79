"""What all parts of the drawing of The Builders: Antiquity share: its words and its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Final

from aedilis.draw import GONE, Scene, desk, escape, kept, shortened
from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_, capital
from aedilis.games.builders_antiquity import GAME
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.drawing import faces
from aedilis.games.builders_antiquity.drawing.symbols import put
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words import pieces
from aedilis.games.builders_antiquity.words.speech import SEAT_NAMES, BuildersSpeech

KINDS: Final = {c.FIRST_MACHINE: "machine", c.FIRST_SLAVE: "slave", 0: "worker"}
LETTERS: Final = 16  # of a name that a card has room for
WIDE_NAME: Final = 10  # letters: longer ones are set narrower in whatever font there is


speech_in = cache(GAME.words)  # a language, worked out once


class Desk(desk.Desk[BuildersAntiquity]):
    """One scene being drawn."""

    speech: BuildersSpeech

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, speech_in(scene.language), list(SEAT_NAMES), pieces.amount)
        self.buildings = [capital(pieces.building(self.words, building)) for building in range(c.BUILDINGS)]

    def resources(self, packed: int) -> str:
        return pieces.resources(self.words, packed)

    # -- what lies on a side: in a preview a site that is finished stays where it is, with all who worked there --

    def finishing(self, seat: int) -> int:
        """The sites that are finished in a preview."""
        return self.now.players[seat].sites & self.view.players[seat].finished

    def crew(self, seat: int, building: int) -> int:
        if self.finishing(seat) & BIT[building]:
            return self.now.crew[building] | (BIT[self.now.sending] if self.now.sending != c.EMPTY else 0)
        return self.view.crew[building]

    def supplied(self, seat: int, building: int) -> int:
        return c.NEED[building] if self.finishing(seat) & BIT[building] else self.view.supplied[building]

    def sites(self, seat: int) -> list[int]:
        then = self.view.players[seat].sites | self.finishing(seat)
        return kept(members(self.now.players[seat].sites), members(then))

    def pool(self, seat: int) -> list[int]:
        then = self.view.players[seat].pool
        for building in members(self.finishing(seat)):
            then &= ~self.crew(seat, building)
            if c.MACHINE_HAND[building] != c.EMPTY:
                then &= ~BIT[c.MACHINE_HAND[building]]
        return kept(members(self.now.players[seat].pool), members(then))

    def finished(self, seat: int) -> list[int]:
        """Without the machines, which go on working."""
        done = self.view.players[seat].finished & ~self.finishing(seat)
        return [building for building in members(done) if c.MACHINE_HAND[building] == c.EMPTY]

    # -- buildings ------------------------------------------------------------------------------------------

    def gain(self, building: int) -> str:
        view = self.view
        return pieces.amounts(self.words, {"money": view.reward_of(building), "points": view.points_for(building)})

    def building_title(self, building: int) -> str:
        values = {"needs": self.resources(c.NEED[building]), "gain": self.gain(building)}
        said = self.say(N_("{building}: needs {needs}; finished {gain}"), building=self.buildings[building], **values)
        hand = c.MACHINE_HAND[building]
        if hand == c.EMPTY:
            return said
        works = self.say(N_("then it works without a wage: {supplies}"), supplies=self.resources(c.SUPPLY[hand]))
        return f"{said}; {works}"

    def building_face(self, building: int, last: bool = False) -> str:
        """A card of 100 by 100 with needs, name and what it is worth."""
        name = shortened(self.buildings[building], LETTERS)
        style = 'class="card-name" x="50" y="94.8" font-size="13.9" fill="var(--ink)"'
        if len(name) > WIDE_NAME:
            style += f' textLength="{min(92, 7 * len(name))}" lengthAdjust="spacingAndGlyphs"'
        text = f"<text {style}>{escape(name)}</text>"
        other = self.worth(building, 29) if self.view.regular_rewards else ""
        corner = desk.CARD_CORNER if last else ""
        return put(faces.face_of(building), 0, 0, 100) + text + other + corner

    def worth(self, building: int, size: float) -> str:
        return faces.worth(self.view.points_for(building), self.view.reward_of(building), size)

    # -- hands ----------------------------------------------------------------------------------------------

    def hand_title(self, hand: int, seat: int = c.EMPTY) -> str:
        """Whoever owns it may have freed or educated it."""
        view = self.view
        freed = seat != c.EMPTY and bool(view.players[seat].freed & BIT[hand])
        supply = view.supply_of(seat, hand) if seat != c.EMPTY else c.SUPPLY[hand]
        wage = view.wage_of(seat, hand) if seat != c.EMPTY else c.WAGE[hand]
        said = self.say(
            N_("{hand}: {supplies}; {wage}"),
            hand=pieces.title(self.words, hand, freed),
            supplies=self.resources(supply),
            wage=self.amount("money", wage) if wage else self.say(N_("no wage")),
        )
        if seat != c.EMPTY and view.players[seat].educated & BIT[hand]:
            university = view.players[seat].university_of(hand)
            said = f"{said}. {pieces.university(self.words, university)}"
        return said

    def hand_face(self, hand: int, seat: int = c.EMPTY) -> str:
        """A card of 100 by 74: as printed, or as what became of it; without the wage."""
        player = self.view.players[seat]
        if seat == c.EMPTY or not (player.freed | player.educated) & BIT[hand]:
            return put(faces.face_of_hand(hand), 0, 0, 100)
        freed = bool(player.freed & BIT[hand])
        return faces.hand_face(hand, self.view.supply_of(seat, hand), freed, player.university_of(hand))


def hand_piece(hand: int) -> str:
    kind = next(kind for first, kind in KINDS.items() if hand >= first)
    return f"{kind}:{c.HAND_IDS[hand]}"


def id_of_building(building: int) -> str:
    """The same wherever the card lies, so that pages see it move."""
    return f"card-{c.BUILDING_IDS[building]}"


def id_of_hand(hand: int) -> str:
    return f"card-{c.HAND_IDS[hand]}"


glow = partial(desk.glow, round=7)
gap = partial(desk.gap, round=6)


def in_a_row(
    cards: Iterable[int], x: float, y: float, width: float, height: float, card: Callable[[int, float, float], str]
) -> str:
    """Cards that lie side by side, and gaps where one is gone."""
    places = [(x + (width + 3) * n, number) for n, number in enumerate(cards)]
    return "".join(gap(x, y, width, height) if number == GONE else card(number, x, y) for x, number in places)
