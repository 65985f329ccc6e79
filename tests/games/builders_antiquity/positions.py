"""Positions of The Builders: Antiquity in a few lines, playing them by notation, and reading them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

import aedilis
from aedilis import CHANCE, OVER, Position, Rng
from aedilis.games.builders_antiquity.data.components import lanes
from aedilis.games.builders_antiquity.rules.state import State

GAME: Final = aedilis.game("builders-antiquity")
EMPTY_TABLE: Final = GAME.describe(GAME.new(2))
BUILDINGS: Final[list[str]] = EMPTY_TABLE["building_deck"]
WORKERS: Final[list[str]] = EMPTY_TABLE["worker_deck"]
SLAVES: Final[list[str]] = EMPTY_TABLE["slaves"]
RESOURCES: Final = ("stone", "wood", "knowledge", "colour")
LOANS: Final = 4


# -- setting up -----------------------------------------------------------------------------------------


def player(
    pool: str = "",
    money: int = 10,
    sites: str = "",
    finished: str = "",
    tools: str = "",
    taught: str = "",
    freed: str = "",
    loans: int = 0,
) -> dict[str, Any]:
    """What lies before one player.

    Sites are divided by "|", each with those at work there: "temple slave-1 master-2+stone | house".
    Taught are hands with their university, divided by "|" too: "master-1 wood | slave-1 stone".
    """
    entries = [site.split() for site in sites.split("|") if site.strip()]
    return {
        "money": money,
        "loans": loans,
        "pool": pool.split(),
        "freed": freed.split(),
        "tools": tools.split(),
        "taught": [entry.strip() for entry in taught.split("|") if entry.strip()],
        "finished": finished.split(),
        "sites": [" ".join([f"{building}:", *crew]) for building, *crew in entries],
    }


def position(
    *players: dict[str, Any],
    seats: int = 2,
    seat: int = 0,
    decision: str = "act",
    round: int = 5,
    starter: int = 0,
    row: str = "",
    top: str = "",
    workers: str = "",
    used_up: bool = False,
    busy: bool = False,
    idle_rounds: int = 0,
    last_round: bool = False,
    actions: int = 3,
    invested: int = 0,
    sent: str = "",
    **variants: str,
) -> Position:
    """A moment of a turn of `seat`. Cards that lie nowhere else are in the rows and decks.

    With decks that are used up, the last player has them all: the buildings as sites, the workers in the pool.
    """
    people = [*players, *(player() for _ in range(seats - len(players)))]
    over = decision == "end"
    data = GAME.describe(GAME.new(seats))
    data |= {
        "decides": "over" if over else seat,
        "decision": decision,
        "round": round,
        "starter": starter,
        "busy": busy,
        "idle_rounds": idle_rounds,
        "last_round": last_round,
        "player": people,
        "slaves": _left(SLAVES, hands_of(people)),
        "tools": _left(RESOURCES, [tool for one in people for tool in [*one["tools"], *carried(one)]]),
        "universities": _left(RESOURCES, [entry.split()[1] for one in people for entry in one["taught"]]),
        "loans": LOANS - sum(one["loans"] for one in people),
    }
    data["variants"] |= {name.replace("_", "-"): value for name, value in variants.items()}
    data["turn"] |= {
        "seat": seat,
        "actions": 0 if over else actions,
        "invested": 0 if over else invested,
        "sent": [entry.strip() for entry in sent.split("|") if entry.strip()],
    }
    lay_out(data, row.split(), top, workers.split(), used_up)
    return GAME.parse(data)


def lay_out(data: dict[str, Any], row: list[str], top: str, workers: list[str], used_up: bool) -> None:
    """The two rows and decks."""
    people = data["player"]
    taken = [card for one in people for card in [*one["finished"], *(site.split(":")[0] for site in one["sites"])]]
    buildings, hands = _left(BUILDINGS, [*taken, *row, top]), _left(WORKERS, [*hands_of(people), *workers])
    if used_up:
        people[-1] |= {"sites": [*people[-1]["sites"], *(f"{building}:" for building in buildings)]}
        people[-1] |= {"pool": [*people[-1]["pool"], *hands]}
        row, workers = [*row, *["-"] * (5 - len(row))], [*workers, *["-"] * (5 - len(workers))]
        data |= {"buildings": row, "top": top or "-", "workers": workers, "building_deck": [], "worker_deck": []}
        return
    row, buildings = [*row, *buildings[: 5 - len(row)]], buildings[5 - len(row) :]
    workers, hands = [*workers, *hands[: 5 - len(workers)]], hands[5 - len(workers) :]
    if not top:
        top, buildings = buildings[0], buildings[1:]
    data |= {"buildings": row, "top": top, "building_deck": buildings}
    data |= {"workers": [*workers, *["-"] * (5 - len(workers))], "worker_deck": hands}


def _left(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    gone = set(taken)
    return [card for card in cards if card not in gone]


def crew_of(one: dict[str, Any]) -> list[str]:
    """Who is at work, with a tool behind the name if there is one."""
    return [hand for site in one["sites"] for hand in site.split()[1:]]


def carried(one: dict[str, Any]) -> list[str]:
    return [hand.split("+")[1] for hand in crew_of(one) if "+" in hand]


def hands_of(people: Iterable[dict[str, Any]]) -> list[str]:
    return [hand for one in people for hand in [*one["pool"], *(hand.split("+")[0] for hand in crew_of(one))]]


def final(*players: dict[str, Any], seats: int = 2, **variants: Any) -> Position:
    """The end of a game that dragged on for as long as it may."""
    return position(*players, seats=seats, decision="end", round=60, **variants)


def begin(seats: int, number: int = 0, **variants: str) -> Position:
    """A new game at its first turn."""
    return settle(GAME.new(seats, **variants), Rng(number, seats))


# -- playing --------------------------------------------------------------------------------------------


def settle(position: Position, random: Rng) -> Position:
    while position.seat == CHANCE:
        position.play(position.pick(random))
    return position


def do(position: Position, *notations: str) -> Position:
    """Plays one after the other; chance answers by itself before a decision of a player. An illegal one raises."""
    for notation in notations:
        if notation.split()[0] not in ("building", "worker", "apprentice", "first"):
            settle(position, Rng(1))
        position.play(GAME.option(position, notation))
    return position


def send(position: Position, hand: str, site: str, tool: str = "") -> Position:
    """Sends somebody, with a tool where one is named and without one where one could be."""
    do(position, f"send {hand}")
    if f"to {site}" in allowed(position):
        assert not tool, f"no tool can be chosen for {hand}"
        return do(position, f"to {site}")
    return do(position, f"at {site}", f"with {tool or 'nothing'}")


def allowed(position: Position) -> set[str]:
    return {GAME.notation(position, option) for option in position.options()}


def sites_for(position: Position, hand: str) -> set[str]:
    """Where somebody could be sent now."""
    if f"send {hand}" not in allowed(position):
        return set()
    return {notation.split()[1] for notation in allowed(do(position.copy(), f"send {hand}"))}


def verbs(position: Position) -> set[str]:
    return {GAME.action(position, option).verb for option in position.options()}


def play_randomly(position: Position, random: Rng) -> Position:
    while position.seat != OVER:
        position.play(position.pick(random))
    return position


# -- reading --------------------------------------------------------------------------------------------


def table(position: Position) -> dict[str, Any]:
    """All that lies on the table, by the names of the readable text."""
    return GAME.describe(position)


def turn(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = table(position)["turn"]
    return found


def actions(position: Position) -> int:
    return int(turn(position)["actions"])


def of(position: Position, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(position)["player"][seat]
    return found


def money(position: Position, seat: int = 0) -> int:
    return int(of(position, seat)["money"])


def pool(position: Position, seat: int = 0) -> set[str]:
    return set(of(position, seat)["pool"])


def finished(position: Position, seat: int = 0) -> set[str]:
    return set(of(position, seat)["finished"])


def sites(position: Position, seat: int = 0) -> dict[str, list[str]]:
    """By site: who is at work there."""
    entries = [site.split() for site in of(position, seat)["sites"]]
    return {site.removesuffix(":"): crew for site, *crew in entries}


def supplied(position: Position, building: str, seat: int = 0) -> list[int]:
    """What those at work at a site bring, by resource."""
    return lanes(cast(State, position).players[seat].supplied_at(BUILDINGS.index(building)))


def missing(position: Position, building: str, seat: int = 0) -> list[int]:
    """What a site still needs, by resource."""
    return lanes(cast(State, position).players[seat].missing_at(BUILDINGS.index(building)))


def points(position: Position, seat: int = 0) -> int:
    """Of finished buildings and machines, as the sheet has them."""
    lines = {line.what: line.points for line in GAME.sheet(position, seat)}
    return (lines["buildings"] + lines["machines"]) // 10


def told(position: Position, *notations: str) -> list[tuple[str, int, dict[str, Any]]]:
    """What the log tells of these decisions of players, and of what chance answers."""
    told = []
    for notation in notations:
        option = GAME.option(position, notation)
        while True:
            before = position.copy()
            position.play(option)
            told += [(fact.what, fact.seat, dict(fact.values)) for fact in GAME.facts(before, option, position)]
            if position.seat != CHANCE:
                break
            option = position.pick(Rng(1))
    return told
