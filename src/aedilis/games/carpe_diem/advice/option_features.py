"""What speaks for or against an option in Carpe Diem, to who does not think ahead.

Tiles are judged by the best way to build them, and whatever only prepares something by the best that it leads to.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest, members
from aedilis.games.carpe_diem.advice import evaluation as e
from aedilis.games.carpe_diem.advice.fast_player import appeal, kinds_begun, kinds_liked, prospect
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player, points_for_villa, reached
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import times_now

# The marks in their order, as each group of options gets them. "Late" is how much of the game is over.
BUILDING: Final = 0
MOVING: Final = 19
LAYING: Final = 20
SCORING: Final = 24
PAYING: Final = 30
CHOOSING: Final = 33
MARKS: Final = (
    "points", "wares", "coins", "bread", "steps", "worth finished", "seal tile", "fountain", "finishes",
    "finishes a villa", "goes on", "ends begun", "ends begun late", "worth begun", "crowds", "chimneys", "task begun",
    "open neighbours", "stores",
    "pays bread",
    "disc now", "cards that fail", "disc of another", "paid cards",
    "card now", "card that gives goods", "loaves", "worth of loaves", "saves from failing", "done",
    "part paid", "pays nothing", "keeps",
    "prospect given back", "wares first", "merchant first",
)  # fmt: skip

# What these marks of building are worth, about: only to find the best way to build a tile.
ROUGHLY: Final[list[float]] = [
    1.0, 1.5, 1.5, 1.2, 1.2, 1.0, 3.0, 2.5, 0.5, 0.5, 1.0, -0.3, -0.5, 0.3, -1.5, 0.3, 0.4, 0.0, -3.0
]  # fmt: skip


class Sight:
    """What a player sees before looking at the options one by one."""

    __slots__ = ("demanded", "gains", "late", "most", "player")

    def __init__(self, position: CarpeDiem) -> None:
        seat = position.seat
        self.player: Player = position.players[seat]
        self.most: int = position.largest  # tiles in a landscape
        self.demanded: int = e.demands(self.player)[0]  # cells that objects lead to
        self.gains: list[int] = e.gains_of(position, self.player, e.scorings_left(position, seat))
        turns = e.turns_in_stage(position, seat) + c.ROUNDS * (c.STAGES - max(position.stage, 1))
        self.late: float = 1.0 - turns / (c.ROUNDS * c.STAGES)


def marks_of(position: CarpeDiem, options: list[int]) -> list[list[float]]:
    phase = position.phase
    if phase == p.MOVE or phase == p.ANYWHERE or phase == p.BUILD or phase == p.TURN or phase == p.CRAFT:
        sight = Sight(position)
        return [marks_of_tile(position, sight, option) for option in options]
    if phase == p.DISC:
        return marks_of_discs(position, options)
    marks = []
    for option in options:
        own = [0.0] * len(MARKS)
        if phase == p.SCORE:
            mark_card(own, position, option - position.base)
        elif phase == p.PAY:
            mark_payment(own, position, option)
        elif phase == p.RETURN:
            own[CHOOSING] = float(prospect(position.players[position.seat], option - position.base))
        elif phase == p.REWARD:
            kind = option - position.base
            own[CHOOSING + 1] = 1.0 if c.LANDSCAPE <= kind < c.DWELLING else 0.0
            own[CHOOSING + 2] = 1.0 if kind == c.MERCHANT else 0.0
        marks.append(own)
    return marks


# -- tiles --------------------------------------------------------------------------------------------------


def marks_of_tile(position: CarpeDiem, sight: Sight, option: int) -> list[float]:
    phase = position.phase
    choice = option - position.base
    if phase == p.MOVE and choice == p.BREAD:
        choice = most_appealing(position, sight.player)
        own = best_building(sight, position.depots[choice])
        own[MOVING] = 1.0
        return own
    if phase == p.MOVE or phase == p.ANYWHERE or phase == p.CRAFT:
        return best_building(sight, position.seals[choice] if phase == p.CRAFT else position.depots[choice])
    if phase == p.TURN:
        return built(sight, position.tile * c.SIDES + choice, position.cell)
    if option >= p.BUILD_MORE:
        return best_on(sight, position.tile, BIT[option - p.BUILD_MORE])
    return stored() if choice == p.STORE else best_on(sight, position.tile, BIT[choice])


def most_appealing(position: CarpeDiem, player: Player) -> int:
    """A tile that only bread leads to, at a glance; of all tiles, if there is none."""
    begun = kinds_begun(player)
    liked = kinds_liked(position)
    beyond = position.lying & ~position.choices
    slots = members(beyond if beyond else position.lying)
    appeals = [appeal(position.depots[slot], begun, liked) for slot in slots]
    return slots[appeals.index(max(appeals))]


def stored() -> list[float]:
    own = [0.0] * len(MARKS)
    own[BUILDING + 18] = 1.0
    return own


def best_building(sight: Sight, tile: int) -> list[float]:
    """The marks of the best way to build a tile, or else of storing it."""
    return best_on(sight, tile, c.GROUND, roughly(stored()))


def best_on(sight: Sight, tile: int, ground: int, most: float = -1000.0) -> list[float]:
    """The same on some cells only, and of storing it unless one way is worth more than `most`."""
    best = stored()
    for turn in range(c.TURNS[tile]):
        laid = tile * c.SIDES + turn
        cells = sight.player.cells_for(laid, sight.most) & ground
        while cells:
            own = built(sight, laid, lowest(cells))
            cells &= cells - 1
            worth = roughly(own)
            if worth > most:
                best, most = own, worth
    return best


def roughly(own: list[float]) -> float:
    worth = 0.0
    for n in range(len(ROUGHLY)):
        worth += ROUGHLY[n] * own[n]
    return worth


def built(sight: Sight, laid: int, cell: int) -> list[float]:
    """The marks of building a tile so."""
    own = [0.0] * len(MARKS)
    player = sight.player
    tile = laid // c.SIDES
    bit = BIT[cell]
    if player.banderoles & bit:
        own[BUILDING + 4] = 1.0
    for kind in c.SHOWN[tile]:
        if kind >= c.SINGLE:
            mark_finished(own, sight, kind, bit, laid)
            continue
        leads = reached(laid, kind, cell)
        joined = leads & player.occupied
        cells = player.spread(kind, joined) | bit if joined else bit
        goals = (player.openings(kind, cells & ~bit) | leads) & ~player.occupied & ~bit
        if goals == 0:
            mark_finished(own, sight, kind, cells, laid)
            continue
        begun = leads & ~player.occupied
        if joined:
            own[BUILDING + 10] += count(joined)
        own[BUILDING + 11] += count(begun)
        own[BUILDING + 12] += count(begun) * sight.late
        own[BUILDING + 13] += sight.gains[kind] / (e.TENTHS * count(goals))
        own[BUILDING + 14] += count(begun & sight.demanded)
        own[BUILDING + 16] += e.tasks_begun(player, kind, cells | goals)
    if c.CHIMNEYS[tile]:
        own[BUILDING + 15] = c.CHIMNEYS[tile] * sight.gains[c.CHIMNEY] / e.TENTHS
    own[BUILDING + 17] = float(count(c.NEIGHBOURS[cell] & ~player.occupied))
    return own


def mark_finished(own: list[float], sight: Sight, kind: int, cells: int, laid: int) -> None:
    """What finishing an object on these cells, one of them still free, brings at once and may bring in scorings."""
    player = sight.player
    own[BUILDING + 8] += 1.0
    own[BUILDING] += e.tasks_begun(player, kind, cells)
    for card in player.cards:
        if card == kind:
            own[BUILDING] += c.FOUNTAIN_POINTS[kind]
    own[BUILDING + 2] += c.BRINGS_COINS[kind]
    own[BUILDING + 3] += c.BRINGS_BREAD[kind]
    own[BUILDING + 4] += c.BRINGS_STEPS[kind]
    own[BUILDING + 5] += sight.gains[kind] / e.TENTHS
    if kind == c.VILLA:
        before = cells & player.occupied
        own[BUILDING] += points_for_villa(player.chimneys_of(before) + c.CHIMNEYS[laid // c.SIDES])
        own[BUILDING + 9] = 1.0
    elif kind < c.DWELLING:
        own[BUILDING + 1] += count(cells) - c.LANDSCAPE_LESS
    elif kind == c.MERCHANT:
        own[BUILDING + 2] += c.MERCHANT_COINS
    elif kind == c.CRAFTSMAN:
        own[BUILDING + 6] += 1.0
    elif kind == c.FOUNTAIN:
        own[BUILDING + 7] += 1.0


# -- scoring ------------------------------------------------------------------------------------------------


def marks_of_discs(position: CarpeDiem, options: list[int]) -> list[list[float]]:
    """What a disc brings at once, and what it would have brought another."""
    circles = [option - position.base for option in options]
    brought = [e.discs_now(position, player, circles) for player in position.players]
    player = position.players[position.seat]
    cards = e.cards_now(position, player, player.coins)
    marks = []
    for n in range(len(circles)):
        own = [0.0] * len(MARKS)
        own[LAYING] = brought[position.seat][n] / e.TENTHS
        for place in c.BETWEEN[circles[n]]:
            own[LAYING + 1] += 1.0 if cards[place] < 0 else 0.0
            own[LAYING + 3] += 1.0 if c.IS_PAID[position.cards[place]] else 0.0
        others = [brought[seat][n] for seat in range(position.seats) if seat != position.seat]
        own[LAYING + 2] = max(others) / e.TENTHS
        marks.append(own)
    return marks


def mark_card(own: list[float], position: CarpeDiem, choice: int) -> None:
    player = position.players[position.seat]
    if choice == p.DONE:
        own[SCORING + 5] = 1.0
    elif choice >= p.LOAVES:
        place = choice - p.LOAVES
        card = position.cards[place]
        own[SCORING + 2] = 1.0
        own[SCORING + 3] = e.WORTH[card] / e.TENTHS
        if position.unscored & ~position.fed & BIT[place] and times_now(player, card, player.coins) == 0:
            own[SCORING + 4] = 1.0
    else:
        card = position.cards[choice]
        times = times_now(player, card, player.coins)
        own[SCORING] = times * e.WORTH[card] / e.TENTHS if times else -1.0
        own[SCORING + 1] = 0.0 if c.IS_PAID[card] else 1.0


def mark_payment(own: list[float], position: CarpeDiem, option: int) -> None:
    player = position.players[position.seat]
    if option < p.PAY_BASE + p.TIMES:
        own[PAYING + 2] = 1.0
        return
    times = option - p.PAY_BASE - p.TIMES
    most = times_now(player, position.cards[position.paying], player.coins)
    own[PAYING] = times / most
    own[PAYING + 1] = 1.0 if times == 0 else 0.0
