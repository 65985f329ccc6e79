"""Building in Carpe Diem: where a tile goes, what it finishes, and the rewards for that (rulebook p. 5 to 8)."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest, mask_of, without
from aedilis.engine.position import CHANCE
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.state import State

# Rewards of which the order can matter: a merchant sells the wares that are there, and what a craftsman builds may
# finish a merchant. Where neither is due, all rewards come at once.
ORDERED: Final[int] = BIT[c.MERCHANT] | BIT[c.CRAFTSMAN]


class Building(State):
    """Each step settles who decides next."""

    __slots__ = ()

    def draw(self, phase: int, things: int) -> None:
        self.seat = CHANCE
        self.ask(phase, things)

    # -- the rules of building ----------------------------------------------------------------------------

    def cells_to_build(self) -> tuple[int, int]:
        """Cells where the tile fits in one way only, and the store; then those where it can be turned."""
        player = self.players[self.seat]
        once = several = 0
        for turn in range(c.TURNS[self.tile]):
            cells = player.cells_for(self.tile * c.SIDES + turn, self.largest)
            several |= once & cells
            once |= cells
        return once & ~several | BIT[p.STORE], several

    def turns_to_build(self) -> int:
        return self.players[self.seat].turns_at(self.tile, self.cell, self.largest)

    def take_up(self, tile: int) -> None:
        """A tile is to be built. The first one goes on the shovel; one that fits nowhere is stored."""
        player = self.players[self.seat]
        self.tile = tile
        if player.occupied == 0:
            self.choose_cell(c.SHOVEL[player.tableau])
            return
        once, several = self.cells_to_build()
        if once == BIT[p.STORE] and several == 0:
            self.store()
        else:
            self.ask(p.BUILD, once, several)

    def choose_cell(self, cell: int) -> None:
        self.cell = cell
        turns = self.turns_to_build()
        if turns & turns - 1:
            self.ask(p.TURN, turns)
        else:
            self.build(lowest(turns))

    def store(self) -> None:
        """Face down, to the end of the game."""
        self.players[self.seat].store(self.tile)
        self.tile = c.EMPTY
        self.next_reward()

    def build(self, turn: int) -> None:
        """First the banderole, then what is finished."""
        player = self.players[self.seat]
        laid = self.tile * c.SIDES + turn
        cell = self.cell
        self.tile = self.cell = c.EMPTY
        if player.banderoles & BIT[cell]:
            self.advance(player, 1)
        done = player.lay(laid, cell)
        while done:
            self.earn(player, lowest(done), cell)
            done &= done - 1
        self.next_reward()

    # -- the banderole track ------------------------------------------------------------------------------

    def advance(self, player: Player, steps: int) -> None:
        """On top of whoever is there already. Steps beyond the end are lost."""
        goal = min(player.steps + steps, c.LAST_STEP)
        if goal == player.steps:
            return
        player.steps = goal
        others = [seat for seat in self.order if seat != self.turn]
        ahead = [seat for seat in others if self.players[seat].steps > goal]
        self.order = (*ahead, self.turn, *others[len(ahead) :])

    # -- rewards ------------------------------------------------------------------------------------------

    def earn(self, player: Player, kind: int, cell: int) -> None:
        """What a finished object brings: at once, or due where the player may choose the order."""
        player.coins += c.BRINGS_COINS[kind]
        player.bread += c.BRINGS_BREAD[kind]
        if c.BRINGS_STEPS[kind]:
            self.advance(player, c.BRINGS_STEPS[kind])
        if c.LANDSCAPE <= kind < c.DWELLING:
            self.due[kind] += count(player.object_at(kind, cell)) - c.LANDSCAPE_LESS
        elif kind == c.MERCHANT or kind == c.FOUNTAIN or (kind == c.CRAFTSMAN and self.tiles_of_seal_row()):
            self.due[kind] += 1

    def rewards_due(self) -> int:
        """The kinds of the rewards that wait."""
        kinds = 0
        for kind in range(c.LANDSCAPE, c.KINDS):
            if self.due[kind]:
                kinds |= BIT[kind]
        return kinds

    def next_reward(self) -> None:
        """The player chooses where the order can matter; cards of a fountain come first, as they are good to know."""
        kinds = self.rewards_due()
        if kinds & BIT[c.FOUNTAIN]:
            self.due[c.FOUNTAIN] = 0
            self.draw_fountain_cards()
        elif kinds & kinds - 1 and kinds & ORDERED:
            self.ask(p.REWARD, kinds)
        elif kinds:
            self.collect(lowest(kinds))
        else:
            self.end_turn()

    def collect(self, kind: int) -> None:
        if kind == c.CRAFTSMAN:
            self.due[kind] = 0
            self.commission()
            return
        player = self.players[self.seat]
        if kind == c.MERCHANT:  # sells all wares; there is a coin more than that, even for none
            self.due[kind] -= 1
            player.coins += player.all_wares() + c.MERCHANT_COINS
            player.wares = [0] * c.WARES
        else:
            player.wares[kind - c.LANDSCAPE] += self.due[kind]
            self.due[kind] = 0
        self.next_reward()

    # -- the craftsman --------------------------------------------------------------------------------------

    def tiles_of_seal_row(self) -> int:
        tiles = 0
        for seal in range(c.SEALS):
            if self.seals[seal] != c.EMPTY:
                tiles |= BIT[seal]
        return tiles

    def commission(self) -> None:
        """A tile of the seal row, which is never filled up, is to be built at once."""
        tiles = self.tiles_of_seal_row()
        if tiles & tiles - 1:
            self.ask(p.CRAFT, tiles)
        else:
            self.take_from_seal_row(lowest(tiles))

    def take_from_seal_row(self, seal: int) -> None:
        tile = self.seals[seal]
        self.seals[seal] = c.EMPTY
        self.take_up(tile)

    # -- the fountain ---------------------------------------------------------------------------------------

    def draw_fountain_cards(self) -> None:
        """From the top of the stack: the cards laid under it come last, in their order."""
        while len(self.drawn) < c.FOUNTAIN_CARDS:
            if self.fountains:
                self.draw(p.FOUNTAIN_CARD, 0)
                return
            if not self.returned:
                break
            self.drawn = tuple(sorted([*self.drawn, self.returned[0] % (c.KINDS + 1)]))
            self.returned = self.returned[1:]
        self.look_at_cards()

    def draw_card(self, kind: int) -> None:
        self.fountains.remove(kind)
        self.drawn = tuple(sorted([*self.drawn, kind]))
        self.draw_fountain_cards()

    def look_at_cards(self) -> None:
        """All drawn cards are kept but one, which may be one of those kept before. A single last card stays."""
        self.seat = self.turn
        if len(self.drawn) == c.FOUNTAIN_CARDS:
            self.ask(p.RETURN, self.cards_to_return())
            return
        player = self.players[self.seat]
        player.cards = tuple(sorted([*player.cards, *self.drawn]))
        self.drawn = ()
        self.next_reward()

    def cards_to_return(self) -> int:
        return mask_of([*self.players[self.seat].cards, *self.drawn])

    def return_card(self, kind: int) -> None:
        """Under the stack, where only this player knows it."""
        player = self.players[self.seat]
        player.cards = without(tuple(sorted([*player.cards, *self.drawn])), kind)
        self.drawn = ()
        self.returned = (*self.returned, self.seat * (c.KINDS + 1) + kind)
        self.next_reward()
