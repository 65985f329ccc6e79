"""What promises a player of Carpe Diem points: cards that could be scored, goods, and objects near their end."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest
from aedilis.engine.position import OVER
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules.player import Player, points_for_villa
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import times_now

# All worths are guessed in tenths of a point, as compiled code counts in whole numbers much faster.
TENTHS: Final = 10
COIN: Final = 15  # what it can still be turned into
LOAF: Final = 12
REWARD: Final[list[int]] = [0, 15, 15, 15, 15, 25, 25, 20, 40, 15, 12, 30]  # for finishing an object of each kind
WORTH: Final[list[int]] = [
    TENTHS * (c.GIVES_POINTS[card] + c.GIVES_STEPS[card]) + COIN * c.GIVES_COINS[card] + LOAF * c.GIVES_BREAD[card]
    for card in range(c.CARDS)
]  # of fulfilling each scoring card once
NOTHING: Final = -TENTHS * 2 * c.PENALTY - 1  # less than any disc brings
CHANCE_TO_SCORE: Final = 0.4  # a certain card in a certain scoring, about
MANY_TURNS: Final = 10.0  # in which what is begun can be finished


def _helps(card: int, what: int) -> bool:
    """Whether one more of it brings nearer to what a card asks for."""
    if c.LANDSCAPE <= what < c.DWELLING and c.IS_PAID[card]:
        return c.PRICE[card][what - c.LANDSCAPE] > 0
    any_of_it = c.ANY_LANDSCAPE if what < c.DWELLING else c.ANY_DWELLING
    return what in c.NEEDS[card] or (c.LANDSCAPE <= what < c.SINGLE and any_of_it in c.NEEDS[card])


# [card * (CHIMNEY + 1) + what]: for a finished object of each kind (landscapes also bring wares), then for a chimney:
# its part of the worth, for each scoring in which the card may be chosen.
SHARE: Final[list[int]] = [
    round(CHANCE_TO_SCORE * WORTH[card] / sum(c.ASKED[card].values())) if _helps(card, what) else 0
    for card in range(c.CARDS)
    for what in range(c.CHIMNEY + 1)
]
BESIDE: Final[list[int]] = [BIT[one] | BIT[other] for one, other in c.BETWEEN]  # by circle: the set of its two places

# The signs in their order. "Late" objects are counted less when few turns are left to finish them.
SIGNS: Final = (
    "turns", "turns in the stage", "scorings",
    "best disc", "best disc by turns in the stage", "second disc", "contested disc", "later discs", "cards to score",
    "wares", "coins", "bread", "goods by scorings", "bread by scorings", "scorers before", "steps to the end",
    "ends", "worth of ends", "hard ends", "wares near", "wares farther", "villas near", "villas farther",
    "tasks begun", "tasks by turns", "fountain cards by turns", "banderoles by turns", "places to build",
    "chimneys by scorings", "tile in hand",
)  # fmt: skip


def signs_of(position: CarpeDiem, seat: int) -> list[float]:
    if position.seat == OVER:
        return [0.0] * len(SIGNS)
    player = position.players[seat]
    in_stage = turns_in_stage(position, seat)
    turns = in_stage + c.ROUNDS * (c.STAGES - max(position.stage, 1))
    scorings = scorings_left(position, seat)
    gains = gains_of(position, player, scorings)
    signs = [float(turns), float(in_stage), float(scorings)]
    add_discs(signs, position, seat, player, in_stage, scorings)
    add_goods(signs, position, seat, player, scorings)
    add_objects(signs, player, gains, min(1.0, turns / MANY_TURNS))
    part = turns / 10.0
    signs += [unmet(player) * part, len(player.cards) * part, count(player.banderoles) * part]
    signs += [float(count(player.frontier)), float(player.chimneys * scorings)]
    signs.append(1.0 if position.turn == seat and position.tile != c.EMPTY else 0.0)
    return signs


# -- how long it lasts ------------------------------------------------------------------------------------


def turns_in_stage(position: CarpeDiem, seat: int) -> int:
    """That a seat still has, the present one included."""
    after = (seat - position.first_player()) % position.seats
    return c.ROUNDS - (position.turns + position.seats - 1 - after) // position.seats


def scorings_left(position: CarpeDiem, seat: int) -> int:
    """In which a seat still lays a disc."""
    left = c.STAGES - max(position.stage, 1)
    if not position.scorers:
        return left + 1
    if position.circle != c.EMPTY and position.scorers[0] == seat:
        return left
    return left + 1 if seat in position.scorers else left


# -- scoring cards ----------------------------------------------------------------------------------------


def card_now(player: Player, card: int, coins: int) -> int:
    """What scoring a card would bring at once, with so many coins; bread saves from a penalty."""
    times = times_now(player, card, coins)
    if times:
        return times * WORTH[card]
    return WORTH[card] - c.BREAD_TO_FULFIL * LOAF if player.bread >= c.BREAD_TO_FULFIL else -TENTHS * c.PENALTY


def cards_now(position: CarpeDiem, player: Player, coins: int) -> list[int]:
    """By place: what the card there would bring with so many coins."""
    now = [0] * c.PLACES
    for place in c.USED_PLACES[position.seats]:
        now[place] = card_now(player, position.cards[place], coins)
    return now


def disc_now(position: CarpeDiem, circle: int, rich: list[int], poor: list[int]) -> int:
    """What both cards beside a circle would bring; the coins can be spent on one of them."""
    one = c.BETWEEN[circle][0]
    other = c.BETWEEN[circle][1]
    if c.IS_PAID[position.cards[one]] and c.IS_PAID[position.cards[other]]:
        return max(rich[one] + poor[other], poor[one] + rich[other])
    return rich[one] + rich[other]


def with_and_without_coins(position: CarpeDiem, player: Player) -> tuple[list[int], list[int]]:
    rich = cards_now(position, player, player.coins)
    return rich, cards_now(position, player, 0) if player.coins else rich


def discs_now(position: CarpeDiem, player: Player, circles: list[int]) -> list[int]:
    """The same for each of several circles."""
    rich, poor = with_and_without_coins(position, player)
    return [disc_now(position, circle, rich, poor) for circle in circles]


def add_discs(signs: list[float], position: CarpeDiem, seat: int, player: Player, in_stage: int, scorings: int) -> None:
    """The best circles that are free, as if they were scored now, and the cards beside the disc already laid."""
    if scorings == 0:
        signs += [0.0] * 5
    else:
        rich, poor = with_and_without_coins(position, player)
        best = second = third = fourth = NOTHING
        circles = position.free_circles()
        while circles:
            now = disc_now(position, lowest(circles), rich, poor)
            circles &= circles - 1
            best, now = max(best, now), min(best, now)
            second, now = max(second, now), min(second, now)
            third, fourth = max(third, now), max(fourth, min(third, now))
        signs += [best / TENTHS, best * in_stage / (10 * TENTHS), second / TENTHS]
        signs.append((best - second) * scorers_before(position, seat) / TENTHS)
        later = (second if scorings > 1 else 0) + (third if scorings > 2 else 0) + (fourth if scorings > 3 else 0)
        signs.append(later / TENTHS)
    to_score = 0
    if position.turn == seat:
        places = position.unscored
        while places:
            to_score += card_now(player, position.cards[lowest(places)], player.coins)
            places &= places - 1
    signs.append(to_score / TENTHS)


def scorers_before(position: CarpeDiem, seat: int) -> int:
    """Who lays a disc before this seat, as it is on the track now."""
    return (position.scorers if seat in position.scorers else position.order).index(seat)


def add_goods(signs: list[float], position: CarpeDiem, seat: int, player: Player, scorings: int) -> None:
    wares = player.all_wares()
    still = 1.0 if scorings else 0.0
    signs += [wares * still, player.coins * still, float(player.bread), float((wares + player.coins) * scorings)]
    signs += [float(player.bread * scorings), scorers_before(position, seat) * still]
    signs.append((c.LAST_STEP - player.steps) * still)


# -- objects ------------------------------------------------------------------------------------------------


def gains_of(position: CarpeDiem, player: Player, scorings: int) -> list[int]:
    """What one more finished object of each kind is worth, about; at last what one more chimney is."""
    gains = REWARD[:]
    gains.append(0)
    for kind in player.cards:
        if kind != c.UNKNOWN:
            gains[kind] += TENTHS * c.FOUNTAIN_POINTS[kind]
    places = places_in_reach(position) if scorings else 0
    while places:
        first = position.cards[lowest(places)] * (c.CHIMNEY + 1)
        places &= places - 1
        for what in range(c.CHIMNEY + 1):
            gains[what] += scorings * SHARE[first + what]
    return gains


def places_in_reach(position: CarpeDiem) -> int:
    """The places of cards that can still be scored."""
    circles = position.free_circles()
    places = 0
    while circles:
        places |= BESIDE[lowest(circles)]
        circles &= circles - 1
    return places


def demands(player: Player) -> tuple[int, int]:
    """Free cells that some object leads to, and those that several edges lead to, which are harder to fill."""
    once = twice = 0
    for side in range(c.SIDES):
        pictures = c.beside(player.occupied & ~player.edges[side * c.EDGES], side)
        twice |= once & pictures
        once |= pictures
    free = c.GROUND & ~player.occupied
    return once & free, twice & free


def add_objects(signs: list[float], player: Player, gains: list[int], late: float) -> None:
    """What is begun: how near its end it is, what it would bring, and what it would do for the frame."""
    _, hard = demands(player)
    ends = worth = hard_ends = near = farther = villas_near = villas_farther = tasks = 0
    for kind in range(c.SINGLE):
        goals = player.openings(kind, player.occupied)
        if goals == 0:
            continue
        easy = count(goals & ~hard)
        ends += easy
        worth += easy * gains[kind]
        hard_ends += count(goals & hard)
        shown = player.showing(kind)
        begun = next_to(goals) & shown if kind >= c.DWELLING else 0
        while kind < c.DWELLING and shown:
            cells = player.spread(kind, shown & -shown)
            shown &= ~cells
            open_ends = player.openings(kind, cells)
            if open_ends == 0:
                continue
            begun |= cells
            one = open_ends & open_ends - 1 == 0 and open_ends & hard == 0
            if kind == c.VILLA:
                points = points_for_villa(player.chimneys_of(cells) + 1)
                villas_near += points if one else 0
                villas_farther += 0 if one else points
            else:
                near += count(cells) if one else 0
                farther += 0 if one else count(cells)
        tasks += tasks_begun(player, kind, begun | goals)
    signs += [ends * late, worth * late / TENTHS, hard_ends * late, near * late, farther * late]
    signs += [villas_near * late, villas_farther * late, tasks * late]


def next_to(cells: int) -> int:
    """Their neighbours, in the district or not."""
    return cells << c.COLUMNS | cells >> c.COLUMNS | (cells & ~c.RIGHT) << 1 | (cells & ~c.LEFT) >> 1


def tasks_begun(player: Player, kind: int, cells: int) -> int:
    """The points of tasks of the frame that objects of this kind on these cells would meet."""
    points = 0
    for number in range(len(player.tasks)):
        task = player.tasks[number]
        open_task = c.TASK_KIND[task] == kind and not player.met & BIT[number]
        if open_task and cells & c.TASK_HERE[task] and cells & c.TASK_THERE[task]:
            points += c.TASK_POINTS[task]
    return points


def unmet(player: Player) -> int:
    points = 0
    for number in range(len(player.tasks)):
        if not player.met & BIT[number]:
            points += c.TASK_POINTS[player.tasks[number]]
    return points
