"""Whether what is to be decided in a position of Carpe Diem fits what lies on the table."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.building import ORDERED
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import most_payments

SET_UP: Final = (p.FIRST_PLAYER, p.FRAME, p.TABLEAU, p.CARD, p.LAY, p.SEAL, p.FIGURE)
BY_CHANCE: Final = (p.FIRST_PLAYER, p.FRAME, p.TABLEAU, p.CARD, p.LAY, p.SEAL, p.TILE, p.FOUNTAIN_CARD)
TAKEN: Final = (p.BUILD, p.TURN, p.REWARD, p.CRAFT, p.FOUNTAIN_CARD, p.RETURN)  # a tile was taken in this turn
SCORING: Final = (p.DISC, p.SCORE, p.PAY)


def check_flow(at: CarpeDiem) -> None:
    good = (
        decider_fits(at)
        and set_up_fits(at)
        and turns_fit(at)
        and tile_fits(at)
        and rewards_fit(at)
        and scorers_fit(at)
        and scoring_fits(at)
    )
    if not good:
        raise TextError(N_("this position cannot be played on"))


def decider_fits(at: CarpeDiem) -> bool:
    decider = OVER if at.phase == p.END else CHANCE if at.phase in BY_CHANCE else at.turn
    stages = {0} if at.phase in SET_UP else {c.STAGES} if at.phase == p.END else set(range(1, c.STAGES + 1))
    return at.seat == decider and at.stage in stages


# -- the set-up -----------------------------------------------------------------------------------------------


def set_up_fits(at: CarpeDiem) -> bool:
    """Everything is dealt one after the other, to each player in turn; nobody has anything else before."""
    seats = at.seats
    sizes = {p.FRAME: c.SIDES * seats, p.TABLEAU: seats, p.SEAL: c.SEALS, p.TILE: c.SLOTS}
    sizes |= dict.fromkeys((p.CARD, p.LAY), len(c.USED_PLACES[seats]))
    if at.gap >= sizes.get(at.phase, 1):
        return False
    for number in range(seats):
        player = at.players[(at.starter + number) % seats]
        dealt = at.gap if at.phase == p.FRAME else c.SIDES * seats if at.phase > p.FRAME else 0
        if len(player.frame) != max(0, min(c.SIDES, dealt - c.SIDES * number)):
            return False
        has_tableau = number < at.gap if at.phase == p.TABLEAU else at.phase > p.TABLEAU
        if (player.tableau != c.EMPTY) != has_tableau:
            return False
        placed = number < (at.turn - at.starter) % seats if at.phase == p.FIGURE else at.phase > p.FIGURE
        if (player.space != c.EMPTY) != placed:
            return False
        if at.stage == 0 and any([player.gained, player.failed, player.coins, player.bread, player.steps]):
            return False
        if at.stage == 0 and (any(player.wares) or player.occupied or player.stored):
            return False
    spaces = [player.space for player in at.players if player.space != c.EMPTY]
    if at.stage == 0 and len(set(spaces)) < len(spaces):
        return False
    if at.stage == 0 and at.order != tuple((at.starter - 1 - n) % seats for n in range(seats)):
        return False
    return at.phase != p.FIRST_PLAYER or at.starter == 0


# -- turns ------------------------------------------------------------------------------------------------------


def turns_fit(at: CarpeDiem) -> bool:
    """As many tiles were taken as turns say, from the depots and in all."""
    seats = at.seats
    if at.phase in SET_UP:
        return at.turns == 0 and (at.turn == at.starter or at.phase == p.FIGURE) and at.lying == 0
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
    """There is a tile to build while it is built, and it fits somewhere; it is turned where that is a choice."""
    if (at.tile != c.EMPTY) != (at.phase in (p.BUILD, p.TURN)) or (at.cell != c.EMPTY) != (at.phase == p.TURN):
        return False
    player = at.players[at.turn]
    if at.phase == p.TURN:
        turns = at.turns_to_build()
        return turns & turns - 1 != 0
    if at.phase == p.BUILD:
        once, several = at.fitting_cells()
        return player.occupied != 0 and once | several != 0
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
    if at.phase == p.REWARD and not (len(waiting) > 1 and at.rewards_due() & ORDERED):
        return False
    if at.phase == p.CRAFT and at.seals.count(c.EMPTY) > c.SEALS - 2:
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
        options = at.scoring_options()
        return options & options - 1 != 0 and at.paying == c.EMPTY and not any(at.kept)
    return at.paying in members(at.unscored) and payment_fits(at)


def payment_fits(at: CarpeDiem) -> bool:
    card = at.cards[at.paying]
    if not c.IS_PAID[card]:
        return False
    player = at.players[at.turn]
    for ware in range(c.WARES):
        if at.kept[ware] > (player.wares[ware] if c.PRICE[card][ware] else 0):
            return False
    return most_payments(player, card, at.kept, player.coins) > 0
