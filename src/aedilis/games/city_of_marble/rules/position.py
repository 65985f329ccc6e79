"""A position of City of Marble: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import members
from aedilis.engine.position import ALL, CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.rules import Rules
from aedilis.games.city_of_marble.rules.scoring import all_points
from aedilis.games.city_of_marble.rules.secrets import blank, drawn_value, fill


def new(seats: int, variants: Mapping[str, str]) -> CityOfMarble:
    position = CityOfMarble()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.derive()
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class CityOfMarble(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == p.ACT or phase == p.DRAW or phase == p.PIECE:
            self.act(choice)
        elif phase == p.LAY:
            self.lay_district(choice)
        elif phase == p.POST:
            if choice == p.WITH:
                self.post_magistrate()
            else:
                self.take_bridge()
        elif phase == p.MOVE:
            if choice == p.STAY:
                self.stay()
            else:
                self.send(choice)
        elif phase == p.SITE:
            self.build(choice)
        elif phase == p.BRIDGE:
            self.look_at_bridge(choice)
        elif phase == p.HILL:
            self.draw_hill(choice)
        elif phase == p.FIRST_PLAYER:
            self.choose_first_player(choice)

    def act(self, choice: int) -> None:
        if choice < p.PLAY:
            self.draw_district(choice)
        elif choice < p.EXTEND:
            self.choose_district(choice - p.PLAY)
        elif choice < p.RECALL:
            self.lay_piece(choice - p.EXTEND)
        elif choice < p.DISCARD:
            self.recall(choice - p.RECALL)
        elif choice < p.END_TURN:
            self.discard(choice - p.DISCARD)
        else:
            self.end_turn()

    def reopen(self) -> None:
        asked = self.viewer == ALL or self.viewer == self.seat
        self.ask(self.phase, self.legal() if asked else 0)

    def legal(self) -> int:
        """The choices of the phase."""
        phase = self.phase
        if phase == p.ACT:
            return self.turn_options()
        if phase == p.LAY:
            return self.places_to_lay()
        if phase == p.DRAW:
            return self.second_districts()
        if phase == p.PIECE:
            return self.next_pieces()
        if phase == p.POST:
            return self.both_ways()
        if phase == p.MOVE:
            return self.magistrates_to_send()
        if phase == p.SITE:
            return self.sites_due()
        if phase == p.BRIDGE:
            return self.values_in_bag()
        if phase == p.HILL:
            return self.hills_to_draw()
        return self.everybody() if phase == p.FIRST_PLAYER else 0

    # -- chance -------------------------------------------------------------------------------------------

    def weights(self) -> list[int] | None:
        if self.seat != CHANCE:
            return None
        if self.phase == p.BRIDGE:
            return [self.bag[value] for value in members(self.choices)]
        return [1] * self.count()

    def pick_chance(self, random: Rng) -> int:
        if self.phase == p.BRIDGE:
            return self.base + drawn_value(self.bag, random)
        return self.base + random.member(self.choices)

    def source(self) -> int:
        return p.BRIDGE_TILES if self.phase == p.BRIDGE else p.SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Hills and the first player come out before anybody decides."""
        if source != p.BRIDGE_TILES:
            return False
        return all(outcomes.count(outcome) <= self.bag[outcome - p.BRIDGE_OUT] for outcome in outcomes)

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
