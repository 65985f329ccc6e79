"""What a position of Carpe Diem must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from aedilis.engine.bits import BIT, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, OVER
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.formats.checks_flow import check_flow
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem


def check(position: CarpeDiem) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_tiles(position)
    check_dealt_once(position)
    check_scoring_cards(position)
    check_fountain_cards(position)
    for player in position.players:
        check_district(position, player)
    check_track(position)
    check_flow(position)


def refuse() -> None:
    raise TextError(N_("this position cannot be played on"))


# -- every piece is somewhere, and nowhere else -----------------------------------------------------------


def check_tiles(at: CarpeDiem) -> None:
    """With fewer players some are out of the game; how many, the flow says."""
    laid = [tile if tile == c.EMPTY else tile // c.SIDES for player in at.players for tile in player.cells]
    stored = [tile for player in at.players for tile in player.stored]
    found = Counter([*at.stock[0], *at.stock[1], *at.depots, *at.seals, at.tile, *laid, *stored])
    for tile in range(c.TILES):
        if found[tile] > c.COPIES[tile] or (at.seats == c.MOST_SEATS and found[tile] < c.COPIES[tile]):
            raise TextError(N_("{card} is missing, or there too much"), card=c.TILE_IDS[tile])
    for stock, tiles in enumerate(at.stock):
        gone = c.SLOTS * c.STOCK_OF_STAGE[1 : at.stage + 1].count(stock)
        if at.phase == p.TILE and c.STOCK_OF_STAGE[at.stage] == stock:
            gone += at.gap - c.SLOTS
        gone += stock * seals_laid(at)
        if Counter(tiles) - Counter(c.STOCKS[stock]) or len(tiles) != len(c.STOCKS[stock]) - gone:
            refuse()
    if any(tile != c.EMPTY for tile in at.seals[seals_laid(at) :]):
        refuse()


def seals_laid(at: CarpeDiem) -> int:
    """How many of the seal row were filled; nothing is taken from it before the first stage."""
    return at.gap if at.phase == p.SEAL else c.SEALS if at.phase > p.SEAL else 0


def check_dealt_once(at: CarpeDiem) -> None:
    frames = [piece for player in at.players for piece in player.frame]
    lie_once(c.FRAME_IDS, [*members(at.box_frames), *frames], c.FRAMES)
    tableaus = [player.tableau for player in at.players if player.tableau != c.EMPTY]
    lie_once(c.TABLEAU_IDS, [*members(at.box_tableaus), *tableaus], c.TABLEAUS)
    cards = [card for card in at.cards if card != c.EMPTY]
    lie_once(c.CARD_IDS, [*members(at.box_cards), *members(at.pack), *cards], c.CARDS)


def lie_once(names: Sequence[str], things: Iterable[int], number: int) -> None:
    found = Counter(things)
    for thing in range(number):
        if found[thing] != 1:
            raise TextError(N_("{card} is missing, or there too much"), card=names[thing])


def check_scoring_cards(at: CarpeDiem) -> None:
    """Of each deck there are as many as there should be, deck by deck; then they are laid out in order."""
    used = c.USED_PLACES[at.seats]
    places = [place for place, card in enumerate(at.cards) if card != c.EMPTY]
    if places != used[: at.gap if at.phase == p.LAY else len(used) if at.phase > p.LAY else 0]:
        refuse()
    decks = [deck for deck, number in enumerate(c.CARDS_DEALT[at.seats]) for _ in range(number)]
    found = sorted(c.DECK_OF[card] for card in [*members(at.pack), *(at.cards[place] for place in places)])
    if found != decks[: at.gap if at.phase == p.CARD else len(decks) if at.phase > p.CARD else 0]:
        refuse()


# -- fountain cards -----------------------------------------------------------------------------------------


def check_fountain_cards(at: CarpeDiem) -> None:
    """In a view, cards that its viewer cannot place are with those of the stack."""
    returned = [card % (c.KINDS + 1) for card in at.returned]
    found = Counter([*at.fountains, *at.drawn, *returned, *(card for player in at.players for card in player.cards)])
    for kind in range(c.KINDS):
        if found[kind] != c.FOUNTAIN_COPIES[kind]:
            raise TextError(N_("{card} is missing, or there too much"), card=c.KIND_IDS[kind])
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
    again = player.copy()
    again.cells = [c.EMPTY] * c.CELLS
    again.occupied = again.frontier = 0
    again.edges = [0] * len(player.edges)
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


def check_track(at: CarpeDiem) -> None:
    """Who is ahead comes first; nobody has made fewer steps than the district shows."""
    if sorted(at.order) != list(range(at.seats)):
        refuse()
    steps = [at.players[seat].steps for seat in at.order]
    if steps != sorted(steps, reverse=True):
        refuse()
    for player in at.players:
        taken = c.BANDEROLES[player.tableau] & player.occupied if player.occupied else 0
        shown = taken.bit_count() + c.ADMINISTRATOR_STEPS * player.finished[c.ADMINISTRATOR]
        if player.steps < min(shown, c.LAST_STEP):
            refuse()
