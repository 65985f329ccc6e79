"""A simple player with a plan, so that games are met that end as games of people do.

Finishes what can be finished this turn, works on what its people can finish, opens what suits them, recruits whoever
is missing, and takes money when nothing else helps.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, cast

from tests.games.builders_antiquity.positions import GAME, allowed

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.engine.bits import members
from aedilis.games.builders_antiquity.data.components import (
    BUILDING_IDS,
    EMPTY,
    HAND_IDS,
    NEED,
    POINTS,
    REWARD,
    SUPPLY,
    lanes,
)
from aedilis.games.builders_antiquity.rules.player import Player, covers, lacking
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

MOST_SENT = 4
ACTION = 5  # sesterces


class Team(NamedTuple):
    """Hands who finish a building together."""

    building: int
    hands: tuple[int, ...]
    wages: int


def planned_game(seats: int, number: int, **variants: str) -> Position:
    """A game that all seats play with a plan."""
    position, random = GAME.new(seats, **variants), Rng(number, seats)
    while position.seat != OVER:
        if position.seat == CHANCE:
            position.play(position.pick(random))
        else:
            for notation in plan(position, random):
                position.play(GAME.option(position, notation))
    return position


def plan(position: Position, random: Rng) -> list[str]:
    """The next decision, as notations up to the one that commits it."""
    state = cast(BuildersAntiquity, position)
    player = state.players[state.seat]
    if state.actions == 0:
        return finish(state, player) or ["end"]
    return (
        finish(state, player)
        or (improve(position, random) if random.below(3) == 0 else [])
        or (open_site(state, player) if len(members(player.sites)) < 2 else [])
        or work(state, player)
        or recruit(state, player)
        or open_site(state, player)
        or take(state)
    )


def teams(state: BuildersAntiquity, player: Player, building: int) -> Iterator[Team]:
    """The smallest groups of the pool who finish a building."""
    seat = state.seat
    supplies = {hand: state.supply_of(seat, hand) for hand in members(player.pool)}
    there = player.supplied_at(building)
    for size in range(1, MOST_SENT + 1):
        found = False
        for hands in combinations(supplies, size):
            if covers(there + sum(supplies[hand] for hand in hands), NEED[building]):
                found = True
                yield Team(building, hands, sum(state.wage_of(seat, hand) for hand in hands))
        if found:
            return


def worth(building: int) -> int:
    return 5 * POINTS[building] + REWARD[building]


def to_site(state: BuildersAntiquity, player: Player, hand: int, building: int) -> list[str]:
    """With the tool that is missing most, if there is one."""
    if not state.tools_for(player, hand):
        return [f"send {HAND_IDS[hand]}", f"to {BUILDING_IDS[building]}"]
    missing = lanes(lacking(NEED[building], player.supplied_at(building) + state.supply_of(state.seat, hand)))
    useful = [tool for tool in members(player.tools) if missing[tool]]
    tool = ("stone", "wood", "knowledge", "colour", "nothing")[useful[0] if useful else 4]
    return [f"send {HAND_IDS[hand]}", f"at {BUILDING_IDS[building]}", f"with {tool}"]


def finish(state: BuildersAntiquity, player: Player) -> list[str]:
    """The building with most to gain that can be finished this turn, with bought actions if that pays."""
    best: tuple[int, Team, int] | None = None
    for building in members(player.sites):
        for team in teams(state, player, building):
            sent = state.sent_to(building)
            needed = sum(sent + number for number in range(1, len(team.hands) + 1)) - state.actions
            price = team.wages + ACTION * max(0, needed)
            if price <= player.money and (best is None or worth(building) - price > best[0]):
                best = worth(building) - price, team, needed
    if best is None or best[0] < 0:
        return []
    return ["action"] if best[2] > 0 else to_site(state, player, best[1].hands[0], best[1].building)


def work(state: BuildersAntiquity, player: Player) -> list[str]:
    """One of a team who will finish a site another time."""
    sites = [site for site in members(player.sites) if state.sent_to(site) == 0]
    likely = [team for site in sites for team in teams(state, player, site) if team.wages <= player.money]
    if not likely:
        return []
    team = min(likely, key=lambda team: (len(team.hands), team.wages - worth(team.building)))
    return to_site(state, player, team.hands[0], team.building)


def open_site(state: BuildersAntiquity, player: Player) -> list[str]:
    """What the pool can finish soonest; else what is smallest."""
    row = [building for building in state.building_row if building != EMPTY]
    found = []
    for building in row:
        sizes = [(len(team.hands), team.wages) for team in teams(state, player, building)]
        size, wages = min(sizes) if sizes else (MOST_SENT + sum(lanes(NEED[building])), 0)
        found.append((worth(building) / size - wages / 4, building))
    return [f"open {BUILDING_IDS[max(found)[1]]}"] if found else []


def recruit(state: BuildersAntiquity, player: Player) -> list[str]:
    """Whoever brings most of what is missing."""
    row = [worker for worker in state.worker_row if worker != EMPTY]
    missing = [player.missing_at(site) for site in members(player.sites)]

    def use(worker: int) -> int:
        return sum(sum(lanes(need)) - sum(lanes(lacking(need, SUPPLY[worker]))) for need in missing)

    return [f"recruit {HAND_IDS[max(row, key=use)]}"] if row and len(members(player.owned())) < 7 else []


def improve(position: Position, random: Rng) -> list[str]:
    """Now and then an investment, so that ends with slaves, loans and universities are met."""
    state = cast(BuildersAntiquity, position)
    spare = state.players[state.seat].money
    wanted = [
        notation
        for notation in sorted(allowed(position))
        if (notation == "loan" and spare < 4)
        or (notation.startswith(("tool", "buy", "university")) and spare > 12)
        or (notation.startswith("free") and random.below(3) == 0)
    ]  # fmt: skip
    if not wanted:
        return []
    chosen = wanted[random.below(len(wanted))]
    if not chosen.startswith("university"):
        return [chosen]
    trial = position.copy()
    trial.play(GAME.option(trial, chosen))
    return [chosen, sorted(allowed(trial))[0]]


def take(state: BuildersAntiquity) -> list[str]:
    return [f"take {min(3, state.actions)}"]
