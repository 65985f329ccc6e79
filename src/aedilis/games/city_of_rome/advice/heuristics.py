"""A good player's advice for City of Rome: what promises points, and what to do in a hurry."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count
from aedilis.engine.heuristics import Tuned
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.player import Player
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.scoring import colours_among, points_of

HOUSES: Final[int] = sum(BIT[kind] for kind in range(c.KINDS) if c.VALUE[kind])
PUBLIC: Final[int] = sum(BIT[kind] for kind in range(c.KINDS) if c.COLOUR[kind] >= 0)
PRODUCERS: Final[int] = sum(BIT[kind] for kind in range(c.KINDS) if c.PRODUCTION[kind])

# The signs in their order. What brings more the longer it lasts is counted by the turns still to come, in tens.
SIGNS: Final = (
    "turns", "money", "money by turns", "income by turns", "influence income by turns", "brick income by turns",
    "bricks", "influence", "influence cards in sight",
    "houses by turns", "colours by turns", "houses and colours by turns", "aqueducts by turns", "temples by turns",
    "points by turns",
    "houses in hand by turns", "public buildings in hand by turns", "producers in hand by turns",
    "aqueducts in hand by turns", "temples in hand by turns",
    "free bricks", "free cogs",
)  # fmt: skip


class Advice(Tuned[CityOfRome]):
    __slots__ = ()

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, CityOfRome)
        return float(points_of(position.players[seat]))

    def promise(self, position: Position, seat: int) -> float:
        """What is begun promises what the best end of it does."""
        assert isinstance(position, CityOfRome)
        if position.phase != p.CELL and position.phase != p.PAY:
            return self.expectation(position, seat)
        best = -1000.0
        for option in position.options():
            after = position.copy()
            after.play(option)
            best = max(best, self.promise(after, seat))
        return best

    def pick(self, position: Position, random: Rng) -> int:
        """Build if you can, then produce; nothing that was free should lapse."""
        assert isinstance(position, CityOfRome)
        if position.phase == p.ACT:
            cards = position.choices & (BIT[p.PRODUCE] - 1)
            if cards:
                return position.base + random.member(cards)
            if position.choices & BIT[p.PRODUCE]:
                return position.base + p.PRODUCE
            return position.base + p.DONE
        return position.pick(random)


def signs_of(position: CityOfRome, seat: int) -> list[float]:
    player = position.players[seat]
    waiting = [space for space in range(c.SPACES) if position.builders[space] == seat]
    turns = turns_left(position, len(waiting))
    if not turns:
        return [0.0] * len(SIGNS)
    part = turns / 10.0
    return treasure(position, player, turns) + city(player, part) + hand(player, part) + strip(position, waiting)


def turns_left(position: CityOfRome, waiting: int) -> float:
    """Turns that a seat with so many builders on the strip still has, the present one included."""
    if position.placed < position.seats * c.BUILDERS[position.seats]:
        waiting = c.BUILDERS[position.seats]
    return float((c.ROUNDS[position.seats] - position.round) * c.BUILDERS[position.seats] + waiting)


def treasure(position: CityOfRome, player: Player, turns: float) -> list[float]:
    part = turns / 10.0
    return [
        turns,
        float(player.money),
        player.money * part,
        player.money_yield * part,
        player.influence_yield * part,
        count(player.granaries) * part,
        float(count(player.bricks)),
        float(player.influence),
        in_sight(position, player),
    ]


def in_sight(position: CityOfRome, player: Player) -> float:
    """The influence cards that lie out, for the sole leader."""
    for other in position.players:
        if other is not player and other.influence >= player.influence:
            return 0.0
    return float(c.INFLUENCE_VALUE[position.lying])


def city(player: Player, part: float) -> list[float]:
    houses = float(count(player.houses_2) * 2 + count(player.houses_3) * 3 + count(player.houses_4) * 4)
    colours = float(count(colours_among(player, player.occupied)))
    return [
        houses * part,
        colours * part,
        houses * colours * part,
        count(player.aqueducts) * part,
        count(player.temples) * part,
        points_of(player) * part,
    ]


def hand(player: Player, part: float) -> list[float]:
    """Cards of which there are several count once."""
    return [count(player.hand & cards) * part for cards in (HOUSES, PUBLIC, PRODUCERS, c.AQUEDUCTS, c.TEMPLES)]


def strip(position: CityOfRome, spaces: list[int]) -> list[float]:
    """What waits for the player's builders on the strip."""
    bricks = cogs = 0
    for space in spaces:
        place = position.strips[position.round % c.STRIPS] * c.SPACES + space
        bricks += c.FREE_BRICKS[place]
        cogs += c.FREE_COGS[place]
    return [float(bricks), float(cogs)]


HEURISTICS: Final = Advice("aedilis.games.city_of_rome", SIGNS, signs_of)
