"""What a position of The Builders: Antiquity must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from aedilis.engine.bits import BIT, count, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, covers
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

FIRST_IDLE_ROUNDS: Final = 2  # so many ended the game by the first version of the rules; its texts still open


def check(position: BuildersAntiquity) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_cards(position)
    for seat in range(position.seats):
        check_player(position, seat)
    check_rows(position)
    check_turn(position)
    check_composing(position)
    check_end(position)


# -- every card is somewhere, and nowhere else ------------------------------------------------------------


def check_cards(at: BuildersAntiquity) -> None:
    finished = [building for player in at.players for building in members(player.finished)]
    machines = sum(BIT[c.MACHINE_HAND[building]] for building in finished if c.MACHINE_HAND[building] != c.EMPTY)
    sites = [building for player in at.players for building in members(player.sites)]
    hands = [hand for player in at.players for hand in [*members(player.pool), *crews(player)]]
    tools = [tool for player in at.players for tool in [*members(player.tools), *held(player.carriers)]]
    taught = [university for player in at.players for university in held(player.students)]
    row = [building for building in (*at.building_row, at.top) if building != c.EMPTY]
    workers = [worker for worker in at.worker_row if worker != c.EMPTY]
    lie_once(c.BUILDING_IDS, c.ALL_BUILDINGS, [*members(at.building_deck), *row, *sites, *finished])
    lie_once(
        c.HAND_IDS,
        c.ALL_WORKERS | c.ALL_SLAVES | machines,
        [*members(at.worker_deck), *workers, *members(at.slaves), *hands],
    )
    lie_once(c.RESOURCE_NAMES, c.ALL_TOOLS, [*members(at.tools), *tools])
    lie_once(c.RESOURCE_NAMES, c.ALL_TOOLS, [*members(at.universities), *taught])
    misplaced = (at.worker_deck | sum(BIT[worker] for worker in workers)) & ~c.ALL_WORKERS | at.slaves & ~c.ALL_SLAVES
    for hand in members(misplaced):
        raise TextError(N_("{card} lies where no such card can lie"), card=c.HAND_IDS[hand])
    loans = at.loans + sum(player.loans for player in at.players)
    if loans != c.LOANS:
        raise TextError(N_("there are {number} loans, not {wanted}"), number=loans, wanted=c.LOANS)


def crews(player: Player) -> list[int]:
    return [hand for building in members(player.sites) for hand in player.workers_at(building)]


def held(holders: tuple[int, ...]) -> list[int]:
    """The tools, or the universities, that a hand has."""
    return [number for number, hand in enumerate(holders) if hand != c.EMPTY]


def lie_once(names: Iterable[str], wanted: int, cards: list[int]) -> None:
    found = Counter(cards)
    for number, name in enumerate(names):
        if found[number] > 1:
            raise TextError(N_("{card} is there twice"), card=name)
        if found[number] != wanted >> number & 1:
            raise TextError(N_("{card} is missing, or there too much"), card=name)


# -- a player ---------------------------------------------------------------------------------------------


def check_player(at: BuildersAntiquity, seat: int) -> None:
    player = at.players[seat]
    owned = player.owned()
    for hand in members(player.freed & ~(owned & c.ALL_SLAVES)):
        raise TextError(N_("{card} is no slave of whoever is said to have freed him"), card=c.HAND_IDS[hand])
    for university in held(player.students):
        hand = player.students[university]
        barred = c.ALL_SLAVES & ~player.freed | (0 if at.machine_universities else c.ALL_MACHINES)
        may = owned & ~barred & c.HELPED[at.university_adds][university]
        if not may & BIT[hand] or player.students.count(hand) > 1:
            raise TextError(N_("{card} cannot have been taught so"), card=c.HAND_IDS[hand])
    for tool in held(player.carriers):
        hand = player.carriers[tool]
        barred = c.ALL_SLAVES & ~player.freed | (0 if at.machine_tools else c.ALL_MACHINES)
        if not player.at_work() & ~barred & BIT[hand] or player.carriers.count(hand) > 1:
            raise TextError(N_("{card} cannot be at work with that tool"), card=c.HAND_IDS[hand])
    for building in members(player.sites):
        if covers(player.supplied_at(building), c.NEED[building]):
            raise TextError(N_("{card} is finished, not a site"), card=c.BUILDING_IDS[building])


# -- the flow ---------------------------------------------------------------------------------------------


def refuse() -> None:
    raise TextError(N_("this position cannot be played on"))


def check_rows(at: BuildersAntiquity) -> None:
    """Rows are full as long as there are cards, except for the place that is being filled."""
    buildings = [place for place, card in enumerate((*at.building_row, at.top)) if card == c.EMPTY]
    workers = [place for place, card in enumerate(at.worker_row) if card == c.EMPTY]
    if at.round == 0:
        full = (buildings, workers) == gaps_of_set_up(at)
    elif at.phase == p.BUILDING:
        full = buildings == [c.ROW] == [at.gap] and not (workers and at.worker_deck)
    else:
        used_up = not at.building_deck and c.ROW in buildings
        full = used_up or not buildings
        if at.phase == p.WORKER:
            full = full and workers == [at.gap]
        else:
            full = full and at.gap == 0 and not (workers and at.worker_deck)
    if not full:
        refuse()


def gaps_of_set_up(at: BuildersAntiquity) -> tuple[list[int], list[int]]:
    """The places still to be filled, the top of the deck among them, and those of the workers."""
    buildings, workers = list(range(c.ROW + 1)), list(range(c.WORKER_ROW))
    if at.phase == p.BUILDING:
        return buildings[at.gap :], workers
    return ([], workers[at.gap :]) if at.phase == p.WORKER else (buildings, workers)


def check_turn(at: BuildersAntiquity) -> None:
    """Who decides is whose turn it is, or chance while something comes out; in the set-up nobody has done anything."""
    by_chance = at.phase in (p.FIRST_PLAYER, p.DEAL, p.BUILDING, p.WORKER)
    decider = OVER if at.phase == p.END else CHANCE if by_chance else at.turn
    setting_up = at.phase in (p.FIRST_PLAYER, p.DEAL) or (by_chance and at.round == 0)
    if at.seat != decider or setting_up != (at.round == 0):
        refuse()
    if setting_up:
        check_set_up(at)
    mine = at.players[at.turn].sites | at.players[at.turn].finished
    if any(sites & ~mine for sites in at.sent) or (at.phase == p.END and (at.actions or at.invested or at.sent)):
        refuse()
    if by_chance and not at.legal():
        refuse()


def check_set_up(at: BuildersAntiquity) -> None:
    """Each of those who were dealt something has one apprentice, and nobody has anything else."""
    if at.actions or at.invested or at.sent or at.busy or at.idle or at.last_round or at.turn:
        refuse()
    dealt = at.gap if at.phase in (p.FIRST_PLAYER, p.DEAL) else at.seats
    if at.phase == p.FIRST_PLAYER and (at.gap or at.starter):
        refuse()
    for number in range(at.seats):
        player = at.players[(at.starter + number) % at.seats]
        if player.sites or player.finished or player.loans or player.tools or player.pool >> c.START_WORKERS:
            refuse()
        if player.money != c.START_MONEY or count(player.pool) != (number < dealt):
            refuse()


def check_composing(at: BuildersAntiquity) -> None:
    """What is chosen so far is what the phase needs, and can be chosen."""
    chosen = (at.sending != c.EMPTY, at.site != c.EMPTY, at.teaching != c.EMPTY)
    wanted = {p.SITE: (True, False, False), p.TOOL: (True, True, False), p.TEACH: (False, False, True)}
    if chosen != wanted.get(at.phase, (False, False, False)):
        refuse()
    player = at.players[at.turn]
    if at.sending != c.EMPTY:
        sites = at.open_sites(player) if at.actions else 0
        if not at.hands_to_send(player) & BIT[at.sending] or not sites:
            refuse()
        if at.site != c.EMPTY and not (sites & BIT[at.site] and at.tools_for(player, at.sending)):
            refuse()
    if at.teaching != c.EMPTY and not (
        at.actions
        and not at.invested
        and player.money >= c.UNIVERSITY_PRICE
        and at.universities & BIT[at.teaching]
        and at.students_for(player, at.teaching)
    ):
        refuse()


def check_end(at: BuildersAntiquity) -> None:
    """The game is over when it has to be, and not before."""
    enough = any(player.points >= c.LAST_ROUND_POINTS for player in at.players)
    over = at.last_round or at.idle >= FIRST_IDLE_ROUNDS or at.round == c.MOST_ROUNDS
    if at.last_round > enough or (at.phase == p.END and not over) or (at.phase != p.END and at.idle == c.IDLE_ROUNDS):
        refuse()
