"""A game of City of Marble: the set-up, turns of two actions, imperium tiles, and the end."""

from __future__ import annotations

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.position import OVER
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules.building import Building
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY, Player, on_district
from aedilis.games.city_of_marble.rules.state import kinds_in


class Rules(Building):
    """Each step settles who decides next."""

    __slots__ = ()

    # -- the set-up ---------------------------------------------------------------------------------------

    def choose_first_player(self, seat: int) -> None:
        self.starter = self.turn = seat
        self.draw(p.HILL, self.hills_to_draw())

    def hills_to_draw(self) -> int:
        return sum(BIT[hill] for hill in range(c.HILLS) if hill not in self.hills)

    def draw_hill(self, hill: int) -> None:
        """Each on its own space; those that are not drawn are out of the game."""
        self.hills = tuple(sorted([*self.hills, hill]))
        self.raise_hill(hill)
        if len(self.hills) < c.HILLS_DRAWN:
            self.ask(p.HILL, self.hills_to_draw())
        else:
            self.bar_hill_spaces()
            self.begin_turn(self.starter)

    # -- a turn -------------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actions = c.LAST_ACTIONS if self.last_turns else c.ACTIONS_A_TURN
        self.ask_action()

    def ask_action(self) -> None:
        """Actions must be taken as long as one is possible. After that, the turn ends by itself without imperium."""
        self.seat = self.turn
        options = self.turn_options()
        if options == 0:
            self.end_turn()
        else:
            self.ask(p.ACT, options)

    def turn_options(self) -> int:
        """Imperium tiles can be discarded before, between and after the two actions, but not in the last round."""
        discards = 0 if self.extra or self.last_turns else kinds_in(self.players[self.turn].imperium) << p.DISCARD
        if self.actions == 0 and self.extra == 0:
            return discards | BIT[p.END_TURN] if discards and self.possible_actions() else 0
        options = self.possible_actions()
        return options | discards if options else 0

    def possible_actions(self) -> int:
        options = kinds_in(self.stacks) | self.next_pieces() | self.magistrates_to_recall() << p.RECALL
        return options | kinds_in(self.players[self.turn].hand) << p.PLAY if self.legal_places else options

    def end_action(self) -> None:
        self.kind = self.place = c.EMPTY
        if self.extra:
            self.extra = 0
        else:
            self.actions -= 1
        self.ask_action()

    # -- drawing districts --------------------------------------------------------------------------------

    def draw_district(self, kind: int) -> None:
        """On to the left field: two of different kinds; both of the same one only if no other stack is left."""
        self.stacks[kind] -= 1
        self.players[self.turn].drawn[kind] += 1
        if self.first != c.EMPTY:
            self.first = c.EMPTY
            self.end_action()
            return
        self.first = kind
        others = self.second_districts()
        if others & others - 1:
            self.ask(p.DRAW, others)
        elif others or self.stacks[kind]:
            self.draw_district(lowest(others) if others else kind)
        else:
            self.first = c.EMPTY
            self.end_action()

    def second_districts(self) -> int:
        return kinds_in(self.stacks) & ~BIT[self.first]

    # -- recalling a magistrate ---------------------------------------------------------------------------

    def magistrates_to_recall(self) -> int:
        """Those on districts; from an imperium space or the treasury they come back with a reward anyway."""
        magistrates = self.players[self.turn].magistrates
        return sum(BIT[number] for number in range(c.MAGISTRATES) if on_district(magistrates[number]))

    def recall(self, number: int) -> None:
        self.players[self.turn].magistrates[number] = CENTRE
        self.end_action()

    # -- imperium tiles -----------------------------------------------------------------------------------

    def discard(self, kind: int) -> None:
        """Back to the supply, for one more action at once."""
        self.players[self.turn].imperium[kind] -= 1
        self.extra = 1
        self.ask_action()

    # -- the end of a turn --------------------------------------------------------------------------------

    def end_turn(self) -> None:
        player = self.players[self.turn]
        for kind in range(c.KINDS):
            player.hand[kind] += player.drawn[kind]
            player.drawn[kind] = 0
        for number in range(c.MAGISTRATES):
            if player.magistrates[number] >= IMPERIUM_SPACE:
                self.reward(player, player.magistrates[number])
                player.magistrates[number] = CENTRE
        self.next_turn()

    def reward(self, player: Player, space: int) -> None:
        """For a magistrate that returns: a coin from the treasury, or an imperium tile if there is one left."""
        if space == TREASURY:
            self.give_coin(player)
            return
        kind = space - IMPERIUM_SPACE
        if self.shortage == c.SHORT_OF_NOTHING or self.imperium_in_play(kind) < c.IMPERIUM_TILES[kind]:
            player.imperium[kind] += 1

    def imperium_in_play(self, kind: int) -> int:
        """Tiles that players have."""
        return sum(player.imperium[kind] for player in self.players)

    # -- the end of the game ------------------------------------------------------------------------------

    def next_turn(self) -> None:
        """With three stacks empty at the end of a turn, everybody has one more, whoever emptied them the last."""
        if self.last_turns:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.actions = 0
                self.seat = OVER
                self.ask(p.END, 0)
                return
        elif self.empty_stacks() >= c.EMPTY_STACKS:
            self.last_turns = self.seats
        self.begin_turn((self.turn + 1) % self.seats)

    def empty_stacks(self) -> int:
        return self.stacks.count(0)
