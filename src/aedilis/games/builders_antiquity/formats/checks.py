"""What a position of The Builders: Antiquity must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from aedilis.engine.bits import BIT, lowest, mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.text import demand, demand_played
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.fields import Table
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, covers
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

FIRST_IDLE_ROUNDS: Final = 2  # so many ended the game by the first version of the rules; its texts still open


def check(position: BuildersAntiquity) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_cards(position)
    for seat in range(position.seats):
        check_player(position, seat)
    if position.round == 0:
        check_set_up(position)
        return
    check_rows(position)
    check_turn(position)
    check_composing(position)
    check_end(position)


# -- every card is somewhere, and nowhere else ------------------------------------------------------------


def check_cards(at: BuildersAntiquity) -> None:
    finished = [building for player in at.players for building in members(player.finished)]
    machines = [c.MACHINE_HAND[building] for building in finished if c.MACHINE_HAND[building] != c.EMPTY]
    sites = [building for player in at.players for building in members(player.sites)]
    hands = [hand for player in at.players for hand in [*members(player.pool), *crews(player)]]
    tools = [tool for player in at.players for tool in [*members(player.tools), *held(player.carriers)]]
    taught = [university for player in at.players for university in held(player.students)]
    row = [building for building in (*at.building_row, at.top) if building != c.EMPTY]
    workers = [worker for worker in at.worker_row if worker != c.EMPTY]
    existing = c.ALL_WORKERS | c.ALL_SLAVES | mask_of(machines)
    lie_once(c.BUILDING_IDS, c.ALL_BUILDINGS, [*members(at.building_deck), *row, *sites, *finished])
    lie_once(c.HAND_IDS, existing, [*members(at.worker_deck), *workers, *members(at.slaves), *hands])
    lie_once(c.RESOURCE_NAMES, c.ALL_TOOLS, [*members(at.tools), *tools])
    lie_once(c.RESOURCE_NAMES, c.ALL_TOOLS, [*members(at.universities), *taught])
    misplaced = (at.worker_deck | mask_of(workers)) & ~c.ALL_WORKERS | at.slaves & ~c.ALL_SLAVES
    for hand in members(misplaced):
        raise TextError(N_("{card} lies where no such card can lie"), card=c.HAND_IDS[hand])
    loans = at.loans + sum(player.loans for player in at.players)
    demand(loans == c.LOANS, N_("there are {number} loans, not {wanted}"), number=loans, wanted=c.LOANS)


def crews(player: Player) -> list[int]:
    return [hand for building in members(player.sites) for hand in player.workers_at(building)]


def held(holders: tuple[int, ...]) -> list[int]:
    """The tools, or the universities, that a hand has."""
    return [number for number, hand in enumerate(holders) if hand != c.EMPTY]


def lie_once(names: Iterable[str], wanted: int, cards: list[int]) -> None:
    found = Counter(cards)
    for number, name in enumerate(names):
        demand(found[number] < 2, N_("{card} is there twice"), card=name)
        demand(found[number] == wanted >> number & 1, N_("{card} is missing, or there too much"), card=name)


# -- a player ---------------------------------------------------------------------------------------------


def check_player(at: BuildersAntiquity, seat: int) -> None:
    player = at.players[seat]
    owned = player.owned()
    for hand in members(player.freed & ~(owned & c.ALL_SLAVES)):
        raise TextError(N_("{card} is no slave of whoever is said to have freed him"), card=c.HAND_IDS[hand])
    for university in held(player.students):
        hand = player.students[university]
        can_study = owned & at.can_study(player) & c.HELPED[at.university_adds][university] & BIT[hand]
        fits = can_study and player.students.count(hand) == 1
        demand(fits, N_("{card} cannot have been taught so"), card=c.HAND_IDS[hand])
    for tool in held(player.carriers):
        hand = player.carriers[tool]
        fits = player.at_work() & at.can_use_tools(player) & BIT[hand] and player.carriers.count(hand) == 1
        demand(fits, N_("{card} cannot be at work with that tool"), card=c.HAND_IDS[hand])
    for building in members(player.sites):
        finished = covers(player.supplied_at(building), c.NEED[building])
        demand(not finished, N_("{card} is finished, not a site"), card=c.BUILDING_IDS[building])


# -- the flow ---------------------------------------------------------------------------------------------


def check_set_up(at: BuildersAntiquity) -> None:
    """It is what comes of the cards that have been dealt."""
    dealt = []
    if at.phase != p.FIRST_PLAYER:
        people = [at.players[(at.starter + number) % at.seats] for number in range(at.seats)]
        dealt.append(p.FIRST_BASE + at.starter)
        dealt += [p.APPRENTICE_BASE + lowest(player.pool) for player in people if player.pool]
        dealt += [p.BUILDING_BASE + building for building in (*at.building_row, at.top) if building != c.EMPTY]
        dealt += [p.WORKER_BASE + worker for worker in at.worker_row if worker != c.EMPTY]
    begun = BuildersAntiquity()
    begun.begin(at.seats, Table.played(at))
    demand_played(at, begun, dealt)


def check_rows(at: BuildersAntiquity) -> None:
    """Rows are full as long as there are cards, except for the place that is being filled."""
    buildings = [place for place, card in enumerate((*at.building_row, at.top)) if card == c.EMPTY]
    workers = [place for place, card in enumerate(at.worker_row) if card == c.EMPTY]
    used_up = not at.building_deck and c.ROW in buildings
    gaps = [at.gap] if at.phase in (p.BUILDING, p.WORKER) else []
    full = buildings == gaps == [c.ROW] if at.phase == p.BUILDING else used_up or not buildings
    workers_full = workers == gaps if at.phase == p.WORKER else not (workers and at.worker_deck)
    demand(full and workers_full and (gaps or not at.gap))


def check_turn(at: BuildersAntiquity) -> None:
    """Who decides is whose turn it is, or chance while something comes out."""
    decks = {p.BUILDING: at.building_deck, p.WORKER: at.worker_deck}
    decider = OVER if at.phase == p.END else CHANCE if at.phase in decks else at.turn
    demand(at.seat == decider and at.phase not in (p.FIRST_PLAYER, p.DEAL) and decks.get(at.phase, True))
    mine = at.players[at.turn].sites | at.players[at.turn].finished
    demand(not any(sites & ~mine for sites in at.sent))
    demand(at.phase != p.END or not (at.actions or at.invested or at.sent))


def check_composing(at: BuildersAntiquity) -> None:
    """What has been chosen so far could be chosen."""
    chosen = [p.ACT_MORE + p.SEND + at.sending] if at.sending != c.EMPTY else []
    chosen += [p.SITE_MORE + at.site] if at.site != c.EMPTY else []
    chosen += [p.ACT_MORE + p.UNIVERSITY + at.teaching] if at.teaching != c.EMPTY else []
    begun = at.copy()
    begun.drop_prepared()
    begun.reopen()
    demand_played(at, begun, chosen)


def check_end(at: BuildersAntiquity) -> None:
    """The game is over when it has to be, and not before."""
    enough = any(player.points >= c.LAST_ROUND_POINTS for player in at.players)
    over = at.last_round or at.idle >= FIRST_IDLE_ROUNDS or at.round == c.MOST_ROUNDS
    demand(at.last_round <= enough and (over if at.phase == p.END else at.idle < c.IDLE_ROUNDS))
