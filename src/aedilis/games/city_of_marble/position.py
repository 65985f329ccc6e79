"""A position of City of Marble: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT, members
from aedilis.engine.position import ALL, CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.phases import (
    ACT,
    BRIDGE,
    BRIDGE_OUT,
    BRIDGE_TILES,
    DISCARD,
    DRAW,
    DRAW_FIRST,
    END_TURN,
    EXTEND,
    FIRST_PLAYER,
    HILL,
    LAY,
    MOVE,
    PIECE,
    PLAY,
    POST,
    RECALL,
    SET_UP,
    SITE,
    STAY,
)
from aedilis.games.city_of_marble.rules import Rules
from aedilis.games.city_of_marble.rules_building import BOTH_WAYS
from aedilis.games.city_of_marble.scoring import all_points
from aedilis.games.city_of_marble.secrets import blank, drawn_value, fill


def new(seats: int, variants: Mapping[str, str]) -> CityOfMarble:
    position = CityOfMarble()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.phase = FIRST_PLAYER
    position.reopen()
    return position


class CityOfMarble(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == ACT:
            self.act(choice)
        elif phase == LAY:
            self.lay_district(choice)
        elif phase == DRAW:
            self.draw_second(choice - DRAW_FIRST)
        elif phase == PIECE:
            self.lay_piece(choice - EXTEND)
        elif phase == POST:
            self.post_magistrate(choice)
        elif phase == MOVE:
            self.move_magistrate(choice)
        elif phase == SITE:
            self.build(choice)
        elif phase == BRIDGE:
            self.look_at_bridge(choice)
        elif phase == HILL:
            self.draw_hill(choice)
        elif phase == FIRST_PLAYER:
            self.choose_first_player(choice)

    def act(self, choice: int) -> None:
        if choice < PLAY:
            self.draw_first(choice - DRAW_FIRST)
        elif choice < EXTEND:
            self.choose_district(choice - PLAY)
        elif choice < RECALL:
            self.expand_aqueducts(choice - EXTEND)
        elif choice < DISCARD:
            self.recall(choice - RECALL)
        elif choice < END_TURN:
            self.discard(choice - DISCARD)
        else:
            self.end_turn()

    def reopen(self) -> None:
        asked = self.viewer == ALL or self.viewer == self.seat
        self.ask(self.phase, self.legal() if asked else 0)

    def legal(self) -> int:
        """The choices of the phase."""
        phase = self.phase
        if phase == ACT:
            return self.turn_options()
        if phase == LAY:
            return self.legal_places
        if phase == DRAW:
            return self.stacks_for_second() << DRAW_FIRST
        if phase == PIECE:
            return self.extensions() << EXTEND
        if phase == POST:
            return BOTH_WAYS
        if phase == MOVE:
            return self.magistrates_at(self.seat) | BIT[STAY]
        if phase == SITE:
            return self.sites_due()
        if phase == BRIDGE:
            return self.values_in_bag()
        if phase == HILL:
            return self.hills_to_draw()
        return BIT[self.seats] - 1 if phase == FIRST_PLAYER else 0

    # -- chance -------------------------------------------------------------------------------------------

    def weights(self) -> list[int] | None:
        if self.seat != CHANCE:
            return None
        if self.phase == BRIDGE:
            return [self.bag[value] for value in members(self.choices)]
        return [1] * self.count()

    def pick_chance(self, random: Rng) -> int:
        if self.phase == BRIDGE:
            return self.base + drawn_value(self.bag, random)
        return self.base + random.member(self.choices)

    def source(self) -> int:
        return BRIDGE_TILES if self.phase == BRIDGE else SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Hills and the first player come out before anybody decides."""
        if source != BRIDGE_TILES:
            return False
        return all(outcomes.count(outcome) <= self.bag[outcome - BRIDGE_OUT] for outcome in outcomes)

    # -- what is known ------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """What chance draws, and all bridges when the game ends."""
        return self.seat == CHANCE or (self.last_turns == 1 and self.is_last(option))

    def seen_by(self, seat: int) -> CityOfMarble:
        self.check_viewer(seat)
        view = self.copy()
        if self.viewer != seat:
            blank(view, seat)
            view.reopen()
        return view

    def imagine(self, random: Rng) -> CityOfMarble:
        world = self.copy()
        fill(world, random)
        world.reopen()
        return world

    def copy(self) -> CityOfMarble:
        twin = CityOfMarble()
        self.copy_into(twin)
        return twin

    # -- the score ----------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return all_points(self)

    def merit(self, seat: int) -> list[int]:
        """Ties go to whoever commissioned more buildings, then to whoever has more imperium tiles."""
        player = self.players[seat]
        return [all_points(self)[seat], sum(player.buildings), sum(player.imperium)]
