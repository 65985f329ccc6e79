"""What a position of Carpe Diem must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from aedilis.engine.bits import BIT, count, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, OVER
from aedilis.engine.text import refuse
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.fields import Table
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.building import ORDERED
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem

SCORING: Final = (p.DISC, p.SCORE, p.PAY)
TAKEN: Final = [phase for phase in range(p.BUILD, p.END) if phase not in SCORING]  # a tile was taken in this turn
CHOICES: Final = (p.BUILD, p.TURN, p.REWARD, p.CRAFT, p.SCORE, p.PAY)  # asked only if there is more than one option


def check(at: CarpeDiem) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_pieces(at)
    check_fountain_cards(at)
    for player in at.players:
        check_district(at, player)
    if at.stage == 0:
        check_set_up(at)
        return
    set_up = decider_fits(at) and laid_out_fits(at) and stocks_fit(at) and track_fits(at)
    turn = set_up and turns_fit(at) and tile_fits(at) and rewards_fit(at)
    if not (turn and scorers_fit(at) and scoring_fits(at) and is_a_choice(at)):
        refuse()


# -- every piece is somewhere, and nowhere else -----------------------------------------------------------


def check_pieces(at: CarpeDiem) -> None:
    """With fewer players some tiles are out of the game; how many, the flow says."""
    laid = [tile if tile == c.EMPTY else tile // c.SIDES for player in at.players for tile in player.cells]
    stored = [tile for player in at.players for tile in player.stored]
    found = Counter([*at.stock[0], *at.stock[1], *at.depots, *at.seals, at.tile, *laid, *stored])
    all_in = at.seats == c.MOST_SEATS
    check_numbers(c.TILE_IDS, found, [n if all_in else min(n, found[tile]) for tile, n in enumerate(c.COPIES)])
    frames = [piece for player in at.players for piece in player.frame]
    check_numbers(c.FRAME_IDS, Counter([*members(at.box_frames), *frames]), [1] * c.FRAMES)
    tableaus = [player.tableau for player in at.players]
    check_numbers(c.TABLEAU_IDS, Counter([*members(at.box_tableaus), *tableaus]), [1] * c.TABLEAUS)
    check_numbers(c.CARD_IDS, Counter([*members(at.box_cards), *members(at.pack), *at.cards]), [1] * c.CARDS)


def check_numbers(names: Sequence[str], found: Counter[int], wanted: Sequence[int]) -> None:
    for thing, name in enumerate(names):
        if found[thing] != wanted[thing]:
            raise TextError(N_("{card} is missing, or there too much"), card=name)


def check_fountain_cards(at: CarpeDiem) -> None:
    """In a view, cards that its viewer cannot place are with those of the stack."""
    returned = [card % (c.KINDS + 1) for card in at.returned]
    found = Counter([*at.fountains, *at.drawn, *returned, *(card for player in at.players for card in player.cards)])
    check_numbers(c.KIND_IDS, found, c.FOUNTAIN_COPIES)
    if len(at.fountains) < found[c.UNKNOWN]:
        refuse()
    for seat, player in enumerate(at.players):
        hidden = at.viewer not in (ALL, seat)
        own = [card % (c.KINDS + 1) for card in at.returned if card // (c.KINDS + 1) == seat]
        drawing = at.turn == seat and at.phase in (p.FOUNTAIN_CARD, p.RETURN)
        if not len(player.cards) == len(own) == player.finished[c.FOUNTAIN] - drawing:
            refuse()
        check_faces(player.cards, hidden and at.seat != OVER)
        check_faces(own, hidden)
    check_faces(at.drawn, at.viewer not in (ALL, at.turn))


def check_faces(cards: Sequence[int], hidden: bool) -> None:
    if any((card == c.UNKNOWN) != hidden for card in cards):
        refuse()


# -- districts ------------------------------------------------------------------------------------------------


def check_district(at: CarpeDiem, player: Player) -> None:
    """All tiles can be laid one after the other, beginning on the shovel; the order does not matter."""
    left = {cell for cell in range(c.CELLS) if player.cells[cell] != c.EMPTY}
    if not left:
        return
    if player.tableau == c.EMPTY or c.SHOVEL[player.tableau] not in left:
        refuse()
    again = Player()
    again.clear()
    again.tableau = player.tableau
    while left:
        fitting = [cell for cell in left if again.cells_for(player.cells[cell], c.CELLS) & BIT[cell]]
        if not fitting:
            refuse()
        again.lay(player.cells[fitting[0]], fitting[0])
        left.remove(fitting[0])
    for kind in range(c.LANDSCAPE, c.DWELLING):
        for cell in members(player.showing(kind)):
            if player.object_at(kind, cell).bit_count() > at.largest:
                refuse()


# -- the set-up -----------------------------------------------------------------------------------------------


def check_set_up(at: CarpeDiem) -> None:
    """It is what comes of all that has been dealt and placed, in the order of the rules."""
    came: list[int] = []
    if at.phase != p.FIRST_PLAYER:
        people = [at.players[(at.starter + number) % at.seats] for number in range(at.seats)]
        cards = [card for card in at.cards if card != c.EMPTY]
        in_the_game = sorted([*members(at.pack), *cards], key=c.DECK_OF.__getitem__)
        came.append(p.FIRST_BASE + at.starter)
        came += [p.FRAME_BASE + piece for player in people for piece in player.frame]
        came += [p.TABLEAU_BASE + player.tableau for player in people if player.tableau != c.EMPTY]
        came += [p.CARD_BASE + card for card in in_the_game]
        came += [p.LAY_BASE + card for card in cards]
        came += [p.TILE_BASE + tile for tile in at.seals if tile != c.EMPTY]
        came += [p.FIGURE_BASE + player.space for player in people if player.space != c.EMPTY]
    again = CarpeDiem()
    again.begin(at.seats, Table.played(at))
    for option in came:
        if option not in again.options():
            refuse()
        again.play(option)
    again.viewer = at.viewer
    if again != at:
        refuse()


def laid_out_fits(at: CarpeDiem) -> bool:
    """Everybody has all that is dealt, and of each deck of scoring cards there are as many as there should be."""
    if at.pack or any(
        len(player.frame) < c.SIDES or c.EMPTY in (player.tableau, player.space) for player in at.players
    ):
        return False
    places = [place for place, card in enumerate(at.cards) if card != c.EMPTY]
    decks = [deck for deck, number in enumerate(c.CARDS_DEALT[at.seats]) for _ in range(number)]
    return places == c.USED_PLACES[at.seats] and sorted(c.DECK_OF[at.cards[place]] for place in places) == decks


def stocks_fit(at: CarpeDiem) -> bool:
    """What is on the seals and was laid in the depots is gone."""
    for stock, tiles in enumerate(at.stock):
        gone = c.SLOTS * c.STOCK_OF_STAGE[1 : at.stage + 1].count(stock) + c.SEALS * (stock == c.DARK)
        if at.phase == p.TILE and c.STOCK_OF_STAGE[at.stage] == stock:
            gone += at.gap - c.SLOTS
        if Counter(tiles) - Counter(c.STOCKS[stock]) or len(tiles) != len(c.STOCKS[stock]) - gone:
            return False
    return True


def track_fits(at: CarpeDiem) -> bool:
    """Who is ahead comes first; nobody has made fewer steps than the district shows."""
    steps = [at.players[seat].steps for seat in at.order]
    if sorted(at.order) != list(range(at.seats)) or steps != sorted(steps, reverse=True):
        return False
    for player in at.players:
        taken = c.BANDEROLES[player.tableau] & player.occupied
        shown = taken.bit_count() + c.ADMINISTRATOR_STEPS * player.finished[c.ADMINISTRATOR]
        if player.steps < min(shown, c.LAST_STEP):
            return False
    return True


# -- turns ------------------------------------------------------------------------------------------------------


def decider_fits(at: CarpeDiem) -> bool:
    """Who decides is whose turn it is, or chance while something comes out."""
    decider = OVER if at.phase == p.END else CHANCE if at.phase in (p.TILE, p.FOUNTAIN_CARD) else at.turn
    return at.seat == decider and at.phase >= p.TILE and (at.phase != p.END or at.stage == c.STAGES)


def turns_fit(at: CarpeDiem) -> bool:
    """As many tiles were taken as turns say, from the depots and in all."""
    seats = at.seats
    if at.phase == p.TILE:
        return at.turns == 0 and at.turn == at.first_player() and at.lying == BIT[at.gap] - 1
    all_turns = c.ROUNDS * seats
    if at.phase in SCORING or at.phase == p.END:
        if at.turns != all_turns:
            return False
    elif at.turns >= all_turns or at.turn != (at.first_player() + at.turns) % seats:
        return False
    turns = at.turns + (at.phase in TAKEN)
    left = [len(at.tiles_at(space)) for space in range(c.SPACES)]
    if any(0 < number <= c.LEFT_OVER[seats] for number in left):
        return False
    if sum(c.DEPOT - (number or c.LEFT_OVER[seats]) for number in left) != turns:
        return False
    sealed = at.seals.count(c.EMPTY)
    built = sum(player.occupied.bit_count() + len(player.stored) for player in at.players) + (at.tile != c.EMPTY)
    if at.gap:
        return False
    return built - sealed == (at.stage - 1) * all_turns + turns and every_turn_shows(at)


def every_turn_shows(at: CarpeDiem) -> bool:
    """Each player has at least a tile for each turn; whoever has one has built on the shovel."""
    for seat, player in enumerate(at.players):
        turns = (at.stage - 1) * c.ROUNDS + at.turns // at.seats
        turns += (seat - at.first_player()) % at.seats < at.turns % at.seats
        tiles = player.occupied.bit_count() + len(player.stored)
        if tiles < turns or (tiles and not player.occupied):
            return False
    return True


def tile_fits(at: CarpeDiem) -> bool:
    """There is a tile to build while it is built; the first one is only turned."""
    if (at.tile != c.EMPTY) != (at.phase in (p.BUILD, p.TURN)) or (at.cell != c.EMPTY) != (at.phase == p.TURN):
        return False
    player = at.players[at.turn]
    if at.phase == p.BUILD and not player.occupied:
        return False
    return at.phase != p.ANYWHERE or player.bread >= c.BREAD_TO_MOVE


def rewards_fit(at: CarpeDiem) -> bool:
    """Only rewards for what was finished wait, and only those of which the order can matter."""
    waiting = [kind for kind in range(c.KINDS) if at.due[kind]]
    player = at.players[at.turn]
    if waiting and at.phase not in TAKEN:
        return False
    for kind in waiting:
        if not (c.LANDSCAPE <= kind < c.DWELLING or kind in (c.MERCHANT, c.CRAFTSMAN)) or not player.finished[kind]:
            return False
    if at.due[c.CRAFTSMAN] > (at.seals.count(c.EMPTY) < c.SEALS) or at.due[c.MERCHANT] > player.finished[c.MERCHANT]:
        return False
    if at.phase == p.REWARD and not at.rewards_due() & ORDERED:
        return False
    if at.phase == p.RETURN:
        return len(at.drawn) == c.FOUNTAIN_CARDS
    return len(at.drawn) < c.FOUNTAIN_CARDS if at.phase == p.FOUNTAIN_CARD else not at.drawn


# -- scorings ---------------------------------------------------------------------------------------------------


def scorers_fit(at: CarpeDiem) -> bool:
    """Who is still to score comes in the order of the track; each has laid one disc in each scoring before."""
    if len(set(at.scorers)) < len(at.scorers) or bool(at.scorers) != (at.phase in SCORING):
        return False
    if at.scorers and (at.scorers[0] != at.turn or at.scorers[1:] != tuple(s for s in at.order if s in at.scorers[1:])):
        return False
    if any(seat != c.EMPTY and not c.USED_CIRCLES[at.seats] & BIT[circle] for circle, seat in enumerate(at.discs)):
        return False
    for seat, player in enumerate(at.players):
        discs = max(at.stage - 1, 0) + (at.phase == p.END)
        discs += at.phase in SCORING and (seat not in at.scorers or (seat == at.turn and at.phase != p.DISC))
        if at.discs.count(seat) != discs or player.failed > 2 * discs:
            return False
    return True


def scoring_fits(at: CarpeDiem) -> bool:
    """The disc just laid lies between the cards that are to be scored."""
    if at.phase not in (p.SCORE, p.PAY):
        composed = at.circle != c.EMPTY or at.unscored or at.fed or at.paying != c.EMPTY or any(at.kept)
        return not composed
    if at.circle == c.EMPTY or at.discs[at.circle] != at.turn or (at.unscored | at.fed) & ~at.places_beside():
        return False
    if at.phase == p.SCORE:
        return at.paying == c.EMPTY and not any(at.kept)
    return at.paying in members(at.unscored) and payment_fits(at)


def payment_fits(at: CarpeDiem) -> bool:
    card, wares = at.cards[at.paying], at.players[at.turn].wares
    if not c.IS_PAID[card]:
        return False
    return all(at.kept[ware] <= (wares[ware] if c.PRICE[card][ware] else 0) for ware in range(c.WARES))


def is_a_choice(at: CarpeDiem) -> bool:
    """Nobody is asked where nothing is left to choose."""
    return at.phase not in CHOICES or sum(map(count, at.legal())) > 1
