"""What calls the rules. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from aedilis.engine.position import ALL, Position
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules.rules import Rules


class Flow(Rules):
    __slots__ = ()

    def play(self, option: int) -> None:
        phase = self.phase
        if phase < p.LAY:
            if phase < p.BRIDGE:
                if phase == p.FIRST_PLAYER:
                    self.choose_first_player(option - p.FIRST_BASE)
                elif phase == p.HILL:
                    self.draw_hill(option - p.HILL_BASE)
            else:
                if phase == p.BRIDGE:
                    self.look_at_bridge(option - p.BRIDGE_BASE)
                elif phase == p.ACT or phase == p.DRAW:
                    choice = option - p.ACT_BASE
                    if choice < p.RECALL:
                        if choice < p.PLAY:
                            self.draw_district(choice)
                        elif choice < p.EXTEND:
                            self.choose_district(choice - p.PLAY)
                        else:
                            self.lay_piece(choice - p.EXTEND)
                    else:
                        if choice < p.DISCARD:
                            self.recall(choice - p.RECALL)
                        elif choice < p.END_TURN:
                            self.discard(choice - p.DISCARD)
                        else:
                            self.end_turn()
        else:
            if phase < p.PIECE:
                if phase == p.LAY:
                    self.lay_district(option - p.LAY_BASE)
                elif phase == p.POST:
                    choice = option - p.POST_BASE
                    if choice < p.WITH:
                        self.take_bridge()
                    else:
                        self.post_magistrate()
            else:
                if phase == p.PIECE:
                    choice = option - p.ACT_BASE
                    if choice < p.RECALL:
                        if choice < p.PLAY:
                            self.draw_district(choice)
                        elif choice < p.EXTEND:
                            self.choose_district(choice - p.PLAY)
                        else:
                            self.lay_piece(choice - p.EXTEND)
                    else:
                        if choice < p.DISCARD:
                            self.recall(choice - p.RECALL)
                        elif choice < p.END_TURN:
                            self.discard(choice - p.DISCARD)
                        else:
                            self.end_turn()
                elif phase == p.SITE:
                    self.build(option - p.SITE_BASE)
                elif phase == p.MOVE:
                    choice = option - p.MOVE_BASE
                    if choice < p.STAY:
                        self.send(choice)
                    else:
                        self.stay()

    def legal(self) -> int:
        phase = self.phase
        if phase < p.LAY:
            if phase < p.BRIDGE:
                if phase == p.FIRST_PLAYER:
                    return self.everybody()
                elif phase == p.HILL:
                    return self.hills_to_draw()
            else:
                if phase == p.BRIDGE:
                    return self.values_in_bag()
                elif phase == p.ACT:
                    return self.turn_options()
                elif phase == p.DRAW:
                    return self.second_districts()
        else:
            if phase < p.PIECE:
                if phase == p.LAY:
                    return self.places_to_lay()
                elif phase == p.POST:
                    return self.both_ways()
            else:
                if phase == p.PIECE:
                    return self.next_pieces()
                elif phase == p.SITE:
                    return self.sites_due()
                elif phase == p.MOVE:
                    return self.magistrates_to_send()
        return 0

    def reopen(self) -> None:
        choices = 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices = self.legal()
        self.ask(self.phase, choices)

    def weight(self, choice: int) -> int:
        if self.phase == p.BRIDGE:
            return self.tiles_in_bag(choice)
        return 1

    def pick_chance(self, random: Rng) -> int:
        phase = self.phase
        if phase == p.BRIDGE:
            return Position.pick_chance(self, random)
        return self.base + random.member(self.choices)
