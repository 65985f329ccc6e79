"""A hurried player of Carpe Diem: take what fits an open end, build where most edges meet, score what brings most."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest, members
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.advice import evaluation as e
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import times_now

WORTH_BREAD: Final = 4 * e.TENTHS  # for which three loaves are given before the last scoring

# By card: the kinds of objects that bring nearer to it.
LIKED: Final[list[int]] = [
    sum(
        BIT[what if what < c.KINDS else c.VILLA]
        for what in range(c.CHIMNEY + 1)
        if e.SHARE[card * (c.CHIMNEY + 1) + what]
    )
    for card in range(c.CARDS)
]


def hurried_option(position: CarpeDiem, random: Rng) -> int:
    phase = position.phase
    if phase == p.MOVE or phase == p.ANYWHERE:
        return position.base + best_tile(position, position.depots, position.choices & ~BIT[p.BREAD], random)
    if phase == p.BUILD:
        return best_cell(position, random)
    if phase == p.TURN:
        return position.base + best_turn(position, random)
    if phase == p.DISC:
        return position.base + best_circle(position)
    if phase == p.SCORE:
        return position.base + best_card(position)
    if phase == p.PAY:
        return most_paid(position)
    if phase == p.CRAFT:
        return position.base + best_tile(position, position.seals, position.choices, random)
    if phase == p.RETURN:
        return position.base + worst_card(position)
    if phase == p.REWARD:
        return position.base + first_reward(position)
    return position.pick(random)


# -- tiles --------------------------------------------------------------------------------------------------


def best_tile(position: CarpeDiem, tiles: list[int], places: int, random: Rng) -> int:
    """Of the depots or the seal row, the place of a tile whose pictures go on with what is begun."""
    begun = kinds_begun(position.players[position.seat])
    liked = kinds_liked(position)
    best = c.EMPTY
    most = -1
    while places:
        place = lowest(places)
        places &= places - 1
        worth = appeal(tiles[place], begun, liked) + random.below(4)
        if worth > most:
            best, most = place, worth
    return best


def kinds_begun(player: Player) -> int:
    """The kinds of objects that wait for a tile, on a cell to which nothing else leads."""
    _, hard = e.demands(player)
    begun = 0
    for kind in range(c.SINGLE):
        if player.openings(kind, player.occupied) & ~hard:
            begun |= BIT[kind]
    return begun


def kinds_liked(position: CarpeDiem) -> int:
    """The kinds of objects that scoring cards ask for."""
    liked = 0
    for card in position.cards:
        if card != c.EMPTY:
            liked |= LIKED[card]
    return liked


def appeal(tile: int, begun: int, liked: int) -> int:
    """How far a tile promises to be of use, at a glance: singles always fit."""
    worth = c.CHIMNEYS[tile]
    for kind in c.SHOWN[tile]:
        ready = kind >= c.SINGLE or begun & BIT[kind]
        if ready:
            worth += 4
        if liked & BIT[kind]:
            worth += 3 if ready else 1
        if ready and (kind == c.CRAFTSMAN or kind == c.FOUNTAIN):
            worth += 2
    return worth


def meeting(player: Player, laid: int, cells: int) -> tuple[int, int, int]:
    """Those of the cells where at least one, two or three pictures of a tile, laid like this, meet others."""
    once = twice = more = 0
    for side in range(c.SIDES):
        if c.EDGE[laid * c.SIDES + side] != c.GRASS:
            met = cells & c.beside(player.occupied, (side + 2) % c.SIDES)
            more |= twice & met
            twice |= once & met
            once |= met
    return once, twice, more


def crowding(laid: int, demanded: int) -> int:
    """Cells from which a tile, laid like this, would lead to a cell that another object leads to."""
    crowded = 0
    for side in range(c.SIDES):
        if c.EDGE[laid * c.SIDES + side] != c.GRASS:
            crowded |= c.beside(demanded, (side + 2) % c.SIDES)
    return crowded


def best_cell(position: CarpeDiem, random: Rng) -> int:
    """Where most pictures meet others, without crowding a cell, and best on a banderole."""
    player = position.players[position.seat]
    demanded, _ = e.demands(player)
    tile = position.tile
    best = 0
    most = -1
    for turn in range(c.TURNS[tile]):
        laid = tile * c.SIDES + turn
        cells = player.cells_for(laid, position.largest)
        if cells == 0:
            continue
        once, twice, more = meeting(player, laid, cells)
        meets = more or twice or once or cells
        worth = 12 if more else 8 if twice else 4 if once else 0
        fine = meets & ~crowding(laid, demanded)
        if fine:
            meets = fine
            worth += 2
        if meets & player.banderoles:
            meets &= player.banderoles
            worth += 1
        if worth > most:
            best, most = meets, worth
        elif worth == most:
            best |= meets
    cell = random.member(best)
    return p.BUILD_BASE + cell if position.choices & BIT[cell] else p.BUILD_MORE + cell


def best_turn(position: CarpeDiem, random: Rng) -> int:
    player = position.players[position.seat]
    demanded, _ = e.demands(player)
    at = BIT[position.cell]
    best = c.EMPTY
    most = -1
    for turn in members(position.choices):
        laid = position.tile * c.SIDES + turn
        once, twice, more = meeting(player, laid, at)
        worth = random.below(3) + (24 if more else 16 if twice else 8 if once else 0)
        if not crowding(laid, demanded) & at:
            worth += 4
        if worth > most:
            best, most = turn, worth
    return best


# -- rewards and scoring --------------------------------------------------------------------------------------


def first_reward(position: CarpeDiem) -> int:
    """Wares come before they are sold, and what a craftsman builds may bring some more of them."""
    rest = position.choices & ~BIT[c.MERCHANT]
    wares = rest & ~BIT[c.CRAFTSMAN]
    return lowest(wares if wares else rest)


def worst_card(position: CarpeDiem) -> int:
    """The fountain card of which least is finished or begun."""
    kinds = members(position.choices)
    prospects = [prospect(position.players[position.seat], kind) for kind in kinds]
    return kinds[prospects.index(min(prospects))]


def prospect(player: Player, kind: int) -> int:
    begun = count(player.openings(kind, player.occupied)) if kind < c.SINGLE else 0
    return 2 * player.finished[kind] + begun


def best_circle(position: CarpeDiem) -> int:
    circles = members(position.choices)
    worths = e.discs_now(position, position.players[position.seat], circles)
    return circles[worths.index(max(worths))]


def best_card(position: CarpeDiem) -> int:
    """What is there counts first; bread goes where a card would fail, and then where it brings most."""
    player = position.players[position.seat]
    places = position.unscored
    while places:
        place = lowest(places)
        places &= places - 1
        card = position.cards[place]
        if times_now(player, card, player.coins):
            return place
        last = position.unscored == BIT[place]
        if last and position.choices & BIT[p.LOAVES + place] and not position.fed & BIT[place]:
            return p.LOAVES + place
    if position.unscored:
        return lowest(position.unscored)
    place, other = c.BETWEEN[position.circle]
    if e.WORTH[position.cards[place]] <= e.WORTH[position.cards[other]]:
        place = other
    return p.LOAVES + place if position.stage == c.STAGES or e.WORTH[position.cards[place]] >= WORTH_BREAD else p.DONE


def most_paid(position: CarpeDiem) -> int:
    """As often as possible; wares before coins."""
    if position.more:
        return position.more_base + count(position.more) - 1
    return position.base + p.TIMES + count(position.choices >> p.TIMES) - 1
