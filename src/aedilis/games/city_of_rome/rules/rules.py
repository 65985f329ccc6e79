"""City of Rome in the order of the rulebook: set-up, preparation, placement, actions, end of the round."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest, mask_of, take_out, without
from aedilis.engine.position import CHANCE, OVER
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules import memory
from aedilis.games.city_of_rome.rules.player import Player
from aedilis.games.city_of_rome.rules.state import State

# -- where a card may be built (rulebook p. 4, building overview) -------------------------------------------


def free_cells(player: Player) -> int:
    """Free cells beside the city, within a frame of 4x4 that floats until the city fills it."""
    return player.frontier & player.frame & ~player.occupied


def cells_for_aqueduct(player: Player) -> int:
    """Also instead of any building; never two aqueducts in a row or column."""
    return (player.frontier & player.frame | player.occupied) & player.dry | player.aqueducts


def cells_for(player: Player, kind: int) -> int:
    return cells_for_aqueduct(player) if c.AQUEDUCTS & BIT[kind] else free_cells(player)


class Rules(State):
    """Each step settles who decides next."""

    __slots__ = ()

    # -- set-up (rulebook p. 2) -------------------------------------------------------------------------

    def choose_first_player(self, seat: int) -> None:
        self.starter = seat
        self.ask(p.STRIP, self.unseen_strips())  # the top strip is seen as soon as the stack is formed

    def deal_opening_hand(self) -> None:
        """As many cards as players; the player to the right of the first player looks at them first."""
        self.deck = c.OPENING_DECK
        self.drawing = self.seats
        self.draw_cards()

    def draft(self) -> None:
        """Cards go on to the right, until the first player gets the last one."""
        before = self.starter if len(self.drawn) == self.seats else self.seat
        self.seat = before - 1 if before else self.seats - 1
        self.choose_card_to_keep()

    # -- 1. preparation (rulebook p. 3) -------------------------------------------------------------------

    def begin_round(self) -> None:
        """The top strip is turned over its long side and goes under the stack; the next one is used."""
        used = self.round % c.STRIPS
        self.strips[used] = c.MIRRORED[self.strips[used]]
        self.round += 1
        self.placed = 0
        if self.round % c.STRIPS == len(self.strips):
            self.seat = CHANCE
            self.ask(p.STRIP, self.unseen_strips())
        else:
            self.reveal_offer()

    def unseen_strips(self) -> int:
        """The arrangements that the next strip may show: either side of those not yet seen."""
        unseen = BIT[len(c.ARRANGEMENTS)] - 1
        for side in self.strips:
            unseen &= ~(BIT[side] | BIT[c.MIRRORED[side]])
        return unseen

    def sides_like(self, arrangement: int) -> int:
        """How many sides of that strip look like this."""
        return c.SIDES[arrangement]

    def see_strip(self, arrangement: int) -> None:
        self.strips.append(arrangement)
        if self.round == 0:
            self.deal_opening_hand()
        else:
            self.reveal_offer()

    def reveal_offer(self) -> None:
        per_deck = c.OFFER_PER_DECK[self.seats]
        size = per_deck * c.DECKS[self.seats]
        while len(self.offer) < size:
            self.deck = len(self.offer) // per_deck
            if self.decks[self.deck]:
                self.seat = CHANCE
                self.ask(p.REVEAL, 0)
                return
            kind = self.from_under_the_deck()
            self.note(memory.OFFERED, 0, kind)
            self.offer.append(kind)
        self.lying |= c.INFLUENCE_APPEARS[self.seats][self.round]
        self.seat = self.first_player()
        self.ask(p.PLACE, BIT[c.SPACES] - 1)

    def deck_in_use(self) -> list[int]:
        return self.decks[self.deck]

    def reveal(self, kind: int) -> None:
        take_out(self.decks[self.deck], kind)
        self.offer.append(kind)
        self.reveal_offer()

    # -- 2. placement (rulebook p. 3) ---------------------------------------------------------------------

    def free_spaces(self) -> int:
        return mask_of([space for space in range(c.SPACES) if self.builders[space] == c.EMPTY])

    def place_builder(self, space: int) -> None:
        seat = self.seat
        self.builders[space] = seat
        self.placed += 1
        if self.placed == self.seats * c.BUILDERS[self.seats]:
            self.space = -1
            self.next_builder()
        else:
            self.seat = seat + 1 if seat + 1 < self.seats else 0
            self.choices &= ~BIT[space]

    # -- 3. actions (rulebook pp. 3-4) ----------------------------------------------------------------------

    def next_builder(self) -> None:
        """The builder nearest to the emperor is next; all symbols up to his space are his free points."""
        space = self.space + 1
        while space < c.SPACES and self.builders[space] == c.EMPTY:
            space += 1
        if space == c.SPACES:
            self.end_round()
            return
        self.space = space
        self.seat = self.builders[space]
        strip = self.strips[self.round % c.STRIPS] * c.SPACES + space
        self.brick_points = c.FREE_BRICKS[strip]
        self.cog_points = c.FREE_COGS[strip]
        self.built = 0
        self.produced = 0
        if len(self.offer) == 1:
            self.take_from_offer(self.offer[0])
        else:
            self.ask(p.TAKE, self.cards_on_offer())

    def cards_on_offer(self) -> int:
        return mask_of(self.offer)

    def take_from_offer(self, kind: int) -> None:
        take_out(self.offer, kind)
        self.players[self.seat].into_hand(kind)
        self.next_action()

    def actions(self) -> int:
        """Build and produce, each once, in either order; or be done."""
        choices = 0 if self.built else self.cards_to_build()
        if not self.produced and self.can_produce():
            choices |= BIT[p.PRODUCE]
        return choices | BIT[p.DONE]

    def next_action(self) -> None:
        """A turn ends by itself only when everybody can see that nothing is left to do."""
        choices = self.actions()
        if choices == BIT[p.DONE] and self.built:
            self.end_turn()
        else:
            self.ask(p.ACT, choices)

    def end_turn(self) -> None:
        """Unused points lapse."""
        self.builders[self.space] = c.EMPTY
        self.next_builder()

    # -- build (rulebook p. 4) ------------------------------------------------------------------------------

    def cards_to_build(self) -> int:
        """The cards in hand that can be paid for, with money in hand before the action, and have a place to go."""
        player = self.players[self.seat]
        points = self.brick_points + player.money // c.PRICE_OF_BUILD_POINT
        if points < c.HIGHEST_COST and player.bricks:
            points += count(player.bricks)
        cards = player.hand & c.AFFORDABLE[points if points < c.HIGHEST_COST else c.HIGHEST_COST]
        if cards & c.AQUEDUCTS and not cells_for_aqueduct(player):
            cards &= ~c.AQUEDUCTS
        if cards & ~c.AQUEDUCTS and not free_cells(player):
            cards &= c.AQUEDUCTS
        return cards

    def choose_card(self, kind: int) -> None:
        self.building = kind
        self.spending = 0
        self.due = c.COST[kind] - self.brick_points
        if self.due < 0:
            self.due = 0
        self.next_payment()

    def payments(self) -> int:
        """Brick tokens to spend, in the order of their cells so that no choice comes twice, or money for the rest."""
        player = self.players[self.seat]
        affordable = player.money // c.PRICE_OF_BUILD_POINT
        choices = BIT[p.COINS] if affordable >= self.due else 0
        tokens = player.bricks
        while tokens:
            cell = lowest(tokens)
            tokens &= tokens - 1
            if BIT[cell] > self.spending and count(tokens) + affordable >= self.due - 1:
                choices |= BIT[cell]
        return choices

    def next_payment(self) -> None:
        """Missing points are bought, or brought by brick tokens; asked only when that is a choice."""
        while self.due and self.players[self.seat].bricks > self.spending:
            choices = self.payments()
            if choices & (choices - 1):
                self.ask(p.PAY, choices)
                return
            if choices == BIT[p.COINS]:
                break
            self.spend(lowest(choices))
        self.choose_cell()

    def spend(self, cell: int) -> None:
        self.spending |= BIT[cell]
        self.due -= 1

    def pay_with_token(self, cell: int) -> None:
        self.spend(cell)
        self.next_payment()

    def choose_cell(self) -> None:
        self.ask(p.CELL, self.cells())

    def cells(self) -> int:
        return cells_for(self.players[self.seat], self.building)

    def build(self, cell: int) -> None:
        player = self.players[self.seat]
        kind = self.building
        player.money -= self.due * c.PRICE_OF_BUILD_POINT
        player.bricks &= ~self.spending
        self.building = c.EMPTY
        self.spending = 0
        self.due = 0
        self.play_card(player, kind)
        if player.occupied & BIT[cell]:
            player.raze_building(cell)
        player.raise_building(kind, cell)
        player.influence += c.STARS[kind]
        self.built = 1
        if c.ON_BUILD[kind]:
            self.use_public_building(kind, cell)
        else:
            self.next_action()

    def play_card(self, player: Player, kind: int) -> None:
        """Of equal cards, one that all have seen is played before a secret one."""
        player.out_of_hand(kind)
        if player.secrets and player.secrets.count(kind) > player.holds(kind):
            player.secrets = without(player.secrets, kind)
            self.note(memory.BUILT, self.seat, kind)

    def use_public_building(self, kind: int, cell: int) -> None:
        """At once and once: counts the neighbours of this moment."""
        player = self.players[self.seat]
        function = c.ON_BUILD[kind]
        number = count(player.occupied & c.NEIGHBOURS[cell]) + c.BONUS[kind]
        if function == c.CARDS:
            self.drawing = number
            self.choose_school_deck()
            return
        if function == c.MONEY:
            player.money += number
        elif function == c.INFLUENCE:
            player.influence += number
        elif function == c.MARKERS:
            player.baths = (*player.baths, cell * c.MARKED + number)
        self.next_action()

    # -- school and university (building overview) ------------------------------------------------------------

    def school_decks(self) -> int:
        """One of the decks from II on, if there is a card in it."""
        decks = [deck for deck in range(c.FIRST_SCHOOL_DECK, len(self.decks)) if self.decks[deck]]
        return mask_of(decks + [c.DECK_OF[card] for card in self.under])

    def choose_school_deck(self) -> None:
        choices = self.school_decks()
        if choices & (choices - 1):
            self.ask(p.SCHOOL, choices)
        elif choices:
            self.draw_from(lowest(choices))
        else:
            self.drawing = 0
            self.next_action()

    def draw_from(self, deck: int) -> None:
        self.deck = deck
        self.draw_cards()

    def draw_cards(self) -> None:
        """Shuffled cards come first, then those laid under the deck; fewer if it runs out."""
        while self.drawing:
            if self.decks[self.deck]:
                self.seat = CHANCE
                self.ask(p.DRAW, 0)
                return
            kind = self.from_under_the_deck()
            if kind == c.EMPTY:
                self.drawing = 0
            else:
                self.note(memory.FETCHED, self.builders[self.space], kind)
                self.drawn.append(kind)
                self.drawing -= 1
        if self.round == 0:
            self.draft()
        else:
            self.seat = self.builders[self.space]
            self.choose_card_to_keep()

    def draw(self, kind: int) -> None:
        take_out(self.decks[self.deck], kind)
        if self.round:
            self.note(memory.DRAWN, self.builders[self.space], kind)
        else:
            self.note(memory.DEALT, 0, kind)
        self.drawn.append(kind)
        self.drawing -= 1
        self.draw_cards()

    def from_under_the_deck(self) -> int:
        card = memory.first_under(self.under, self.deck)
        if card != c.EMPTY:
            self.under = without(self.under, card)
        return card

    def choose_card_to_keep(self) -> None:
        if len(self.drawn) == 1:
            self.keep(self.drawn[0])
        else:
            self.ask(p.KEEP, self.drawn_cards())

    def drawn_cards(self) -> int:
        return mask_of(self.drawn)

    def keep(self, kind: int) -> None:
        """A secret card; in the opening draft the others go on, after a school they go under the deck."""
        player = self.players[self.seat]
        self.drawn.remove(kind)
        player.into_hand(kind)
        player.secrets = memory.with_one_more(player.secrets, kind)
        self.note(memory.KEPT if self.round else memory.PICKED, self.seat, kind)
        if self.round:
            self.choose_card_to_lay_under()
            return
        for passed in sorted(self.drawn):
            self.note(memory.PASSED, self.seat, passed)
        if self.drawn:
            self.draft()
        else:
            self.begin_round()

    def choose_card_to_lay_under(self) -> None:
        if not self.drawn:
            self.next_action()
        elif len(self.drawn) == 1:
            self.lay_under(self.drawn[0])
        else:
            self.ask(p.UNDER, self.drawn_cards())

    def lay_under(self, kind: int) -> None:
        """In the order of the player's choice, which only he knows."""
        self.drawn.remove(kind)
        self.note(memory.LAID, self.seat, kind)
        self.under = (*self.under, kind)
        self.choose_card_to_lay_under()

    # -- produce (rulebook p. 4) ------------------------------------------------------------------------------

    def price_of_production(self) -> int:
        missing = c.PRODUCTION_COST - self.cog_points
        return missing * c.PRICE_OF_PRODUCTION_POINT if missing > 0 else 0

    def can_produce(self) -> bool:
        player = self.players[self.seat]
        return player.producers > 0 and player.money >= self.price_of_production()

    def produce(self) -> None:
        """All production buildings work once; there is never more than one brick token on a farm."""
        player = self.players[self.seat]
        player.money += player.money_yield - self.price_of_production()
        player.influence += player.influence_yield
        player.bricks |= player.granaries
        self.produced = 1
        self.next_action()

    # -- end of the round (rulebook p. 5) -----------------------------------------------------------------------

    def end_round(self) -> None:
        if self.lying:
            self.influence_scoring()
        if self.round == c.ROUNDS[self.seats]:
            self.seat = OVER
            self.ask(p.END, 0)
        else:
            self.begin_round()

    def influence_scoring(self) -> None:
        """The sole leader gives all tokens for all cards lying out; in a tie they wait."""
        leader = self.players[0]
        tied = False
        for player in self.players[1:]:
            if player.influence >= leader.influence:
                tied = player.influence == leader.influence
                leader = player
        if not tied:
            leader.won |= self.lying
            leader.influence = 0
            self.lying = 0
