"""Aqueducts of City of Marble: where pieces can be laid, and the coins for reaching a fountain."""

from __future__ import annotations

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.position import CHANCE
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import Player
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, WATER, State


class Aqueducts(State):
    """Each step settles who decides next."""

    __slots__ = ()

    def draw(self, phase: int, things: int) -> None:
        self.seat = CHANCE
        self.ask(phase, things)

    # -- where a piece can be laid ----------------------------------------------------------------------

    def extensions(self) -> int:
        """Pieces with which as many can still be laid as before: aqueduct * DIRECTIONS + direction.

        Nobody may end an aqueduct early. As long as only these are laid, the most that was possible when the action
        began stays possible, so it need not be kept.
        """
        pieces = self.pieces if self.pieces else c.EXPAND_PIECES
        ways = self.ways()
        if pieces == 1:
            return ways
        found = 0
        most = 0
        while ways:
            extension = lowest(ways)
            ways &= ways - 1
            more = self.most_behind(extension, pieces - 1)
            if more > most:
                most = more
                found = 0
            if more == most:
                found |= BIT[extension]
        return found

    def most_behind(self, extension: int, pieces: int) -> int:
        """How many of so many pieces can be laid after that one, which is laid for a moment only."""
        path = self.paths[extension // g.DIRECTIONS]
        goal = self.goal_of(extension)
        path.append(goal)
        self.ground[goal] |= WATER
        most = 0
        ways = self.ways()
        if pieces == 1:
            most = 1 if ways else 0
        else:
            while ways and most < pieces:
                most = max(most, 1 + self.most_behind(lowest(ways), pieces - 1))
                ways &= ways - 1
        self.ground[goal] &= ~WATER
        path.pop()
        return most

    def ways(self) -> int:
        """Every direction in which an aqueduct can go on. While one is begun, it is only about that one."""
        if self.aqueduct != c.EMPTY:
            return self.ways_on(self.aqueduct) << self.aqueduct * g.DIRECTIONS
        return sum(self.ways_on(number) << number * g.DIRECTIONS for number in range(c.AQUEDUCTS) if self.paths[number])

    def ways_on(self, aqueduct: int) -> int:
        """From its end away from the source, along an edge of a district, to where no aqueduct is or can begin."""
        path = self.paths[aqueduct]
        if len(path) > c.PIECES:
            return 0
        end = path[-1]
        edges = self.ground[end] & WATER - 1
        found = 0
        while edges:
            direction = lowest(edges)
            edges &= edges - 1
            if not self.ground[g.NEXT[end * g.DIRECTIONS + direction]] & WATER:
                found |= BIT[direction]
        return found

    def goal_of(self, extension: int) -> int:
        """The vertex that such a piece leads to."""
        end = self.paths[extension // g.DIRECTIONS][-1]
        return g.NEXT[end * g.DIRECTIONS + extension % g.DIRECTIONS]

    # -- beginning and expanding ------------------------------------------------------------------------

    def begin_aqueduct(self, aqueduct: int) -> None:
        """Whoever touches a source first must lay the first pieces, along any districts."""
        self.paths[aqueduct].append(g.SOURCE_VERTEX[aqueduct])
        self.aqueduct = aqueduct
        self.pieces = c.START_PIECES
        self.next_piece()

    def next_pieces(self) -> int:
        """As options of an action, which they are for the first piece."""
        return self.extensions() << p.EXTEND

    def next_piece(self) -> None:
        """As many as can be laid; where there is one way only it goes that way by itself."""
        ways = self.next_pieces() if self.pieces else 0
        if ways & ways - 1:
            self.ask(p.PIECE, ways)
        elif ways:
            self.lay_piece(lowest(ways) - p.EXTEND)
        else:
            self.pieces = 0
            self.aqueduct = c.EMPTY
            if self.place == c.EMPTY:
                self.end_action()
            else:
                self.resolve_sites()

    def lay_piece(self, extension: int) -> None:
        """As an action: two, for one aqueduct or for two."""
        if not self.pieces:
            self.pieces = c.EXPAND_PIECES
        aqueduct = extension // g.DIRECTIONS
        path = self.paths[aqueduct]
        start = path[-1]
        goal = self.goal_of(extension)
        path.append(goal)
        self.ground[goal] |= WATER
        self.pieces -= 1
        for _ in range(self.coins_for(start, goal, self.tapped & BIT[aqueduct] != 0)):
            self.give_coin(self.players[self.turn])
        self.tapped &= ~BIT[aqueduct]
        if self.is_fountain(goal) and not self.every_piece:
            self.tapped |= BIT[aqueduct]
        self.next_piece()

    # -- coins ------------------------------------------------------------------------------------------

    def is_fountain(self, vertex: int) -> bool:
        return vertex < g.SITES and self.sites[vertex] == FOUNTAIN

    def coins_for(self, start: int, goal: int, tapped: bool) -> int:
        """One for each fountain that the aqueduct comes to, for the first piece that is laid at it.

        One that was built at its end after that end was laid gives the coin for the next piece.
        """
        at_start, at_goal = self.is_fountain(start), self.is_fountain(goal)
        if self.every_piece:
            return 1 if at_start or at_goal else 0
        return (1 if at_start and not tapped else 0) + (1 if at_goal else 0)

    def give_coin(self, player: Player) -> None:
        """There are always enough, unless it is played with those in the box only."""
        if self.shortage != c.SHORT_OF_EVERYTHING or self.all_coins() < c.COINS:
            player.coins += 1

    def all_coins(self) -> int:
        """Those that players have."""
        return sum(player.coins for player in self.players)

    # -- what follows -----------------------------------------------------------------------------------

    def resolve_sites(self) -> None:
        raise NotImplementedError

    def end_action(self) -> None:
        raise NotImplementedError
