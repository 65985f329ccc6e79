"""The scoring at the end of each stage of Carpe Diem: discs, cards, payments, bread (rulebook p. 8 to 10)."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.building import Building
from aedilis.games.carpe_diem.rules.player import Player

FEW: Final = p.PAY_MORE - p.PAY_BASE - p.TIMES  # numbers of times to pay that fit into the first set of options


class Scoring(Building):
    __slots__ = ()

    # -- who, and where -------------------------------------------------------------------------------------

    def begin_scoring(self) -> None:
        """In the order of the banderole track at this moment."""
        self.scorers = self.order
        self.next_scorer()

    def next_scorer(self) -> None:
        if self.scorers:
            self.seat = self.turn = self.scorers[0]
            self.ask(p.DISC, self.free_circles())
        else:
            self.end_stage()

    def lay_disc(self, circle: int) -> None:
        self.discs[circle] = self.seat
        self.circle = circle
        self.unscored = self.places_beside()
        self.next_card()

    def places_beside(self) -> int:
        """The places of the two cards beside the disc just laid."""
        return BIT[c.BETWEEN[self.circle][0]] | BIT[c.BETWEEN[self.circle][1]]

    def next_card(self) -> None:
        """Nobody is asked where nothing is left to choose."""
        options = self.scoring_options()
        if options & options - 1:
            self.ask(p.SCORE, options)
        elif self.unscored:
            self.score(lowest(self.unscored))
        else:
            self.end_scoring()

    def scoring_options(self) -> int:
        """A card that is not scored yet; with enough bread, either card."""
        options = self.unscored
        if self.players[self.seat].bread >= c.BREAD_TO_FULFIL:
            options |= self.places_beside() << p.LOAVES
            if self.unscored == 0:
                options |= BIT[p.DONE]
        return options

    def end_scoring(self) -> None:
        self.circle = c.EMPTY
        self.fed = 0
        self.scorers = self.scorers[1:]
        self.next_scorer()

    # -- a card ---------------------------------------------------------------------------------------------

    def score(self, place: int) -> None:
        """A red card is paid as often as the player likes, a green one counts as often as it can."""
        card = self.cards[place]
        player = self.players[self.seat]
        times = times_now(player, card, player.coins)
        if times and c.IS_PAID[card]:
            self.paying = place
            options, more = self.payments()
            self.ask(p.PAY, options, more)
        else:
            self.settle_card(place, times)

    def settle_card(self, place: int, times: int) -> None:
        """Nothing but a penalty for a card that was not even fulfilled with bread."""
        self.unscored &= ~BIT[place]
        player = self.players[self.seat]
        if times:
            self.reward(player, self.cards[place], times)
        elif not self.fed & BIT[place]:
            player.failed += 1
        self.next_card()

    def fulfil_with_bread(self, place: int) -> None:
        """Before the card is scored or after it; what was lost for it before stays lost."""
        player = self.players[self.seat]
        player.bread -= c.BREAD_TO_FULFIL
        self.fed |= BIT[place]
        self.reward(player, self.cards[place], 1)
        self.next_card()

    def reward(self, player: Player, card: int, times: int) -> None:
        player.gained += c.GIVES_POINTS[card] * times
        player.coins += c.GIVES_COINS[card] * times
        player.bread += c.GIVES_BREAD[card] * times
        self.advance(player, c.GIVES_STEPS[card] * times)

    # -- payments -------------------------------------------------------------------------------------------

    def payments(self) -> tuple[int, int]:
        """Wares that can be kept, so that a coin is paid instead; then the number of times, from none on."""
        player = self.players[self.seat]
        card = self.cards[self.paying]
        times = most_payments(card, self.wares_to_pay(), player.coins)
        options = (BIT[min(times + 1, FEW)] - 1) << p.TIMES
        for ware in range(c.WARES):
            if self.can_keep(player, card, ware):
                options |= BIT[ware]
        return options, BIT[times + 1 - FEW] - 1 if times >= FEW else 0

    def wares_to_pay(self) -> list[int]:
        """Those that are not kept."""
        wares = self.players[self.seat].wares
        return [wares[ware] - self.kept[ware] for ware in range(c.WARES)]

    def can_keep(self, player: Player, card: int, ware: int) -> bool:
        """Whether there is one more that is asked for, and a coin to spare that could be paid instead."""
        if c.PRICE[card][ware] == 0 or player.wares[ware] == self.kept[ware]:
            return False
        return player.coins > coins_for(card, self.wares_to_pay(), 1)

    def keep_ware(self, ware: int) -> None:
        self.kept = tuple([self.kept[n] + 1 if n == ware else self.kept[n] for n in range(c.WARES)])
        self.reopen()

    def pay_often(self, more: int) -> None:
        self.pay(FEW + more)

    def pay(self, times: int) -> None:
        """Coins stand in for wares that are missing or kept."""
        player = self.players[self.seat]
        place = self.paying
        price = price_of(self.cards[place], self.wares_to_pay(), times)
        for ware in range(c.WARES):
            player.wares[ware] -= price[ware]
        player.coins -= price[c.WARES]
        self.paying = c.EMPTY
        self.kept = c.NO_WARES
        self.settle_card(place, times)


def times_now(player: Player, card: int, coins: int) -> int:
    """How often a card can be fulfilled without bread; a red one is paid with all wares and so many coins."""
    return most_payments(card, player.wares, coins) if c.IS_PAID[card] else times_met(player, card)


def times_met(player: Player, card: int) -> int:
    """How often what a green card asks for is there."""
    needs = c.NEEDS[card]
    times = counted(player, needs[0]) // c.NEEDS_NUMBER[card][0]
    for n in range(1, len(needs)):
        times = min(times, counted(player, needs[n]) // c.NEEDS_NUMBER[card][n])
    return times


def counted(player: Player, what: int) -> int:
    if what == c.CHIMNEY:
        return player.chimneys
    if what == c.ANY_LANDSCAPE:
        return sum(player.finished[c.LANDSCAPE : c.DWELLING])
    if what == c.ANY_DWELLING:
        return sum(player.finished[c.DWELLING : c.SINGLE])
    return player.finished[what]


def most_payments(card: int, wares: list[int], coins: int) -> int:
    """How often a red card can be paid with so many wares and coins."""
    times = 0
    while coins_for(card, wares, times + 1) <= coins:
        times += 1
    return times


def coins_for(card: int, wares: list[int], times: int) -> int:
    """The coins that stand in for missing wares where a red card is paid so often."""
    price = c.PRICE[card]
    missing = 0
    for ware in range(c.WARES):
        lacking = price[ware] * times - wares[ware]
        if lacking > 0:
            missing += lacking
    return missing


def price_of(card: int, wares: list[int], times: int) -> list[int]:
    """What it takes to pay a red card so often: of each ware as many as there are, then coins."""
    due = [number * times for number in c.PRICE[card]]
    paid = [min(due[ware], wares[ware]) for ware in range(c.WARES)]
    return [*paid, sum(due) - sum(paid)]
