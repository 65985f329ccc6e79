"""A position of The Builders: Antiquity as readable data, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from aedilis.engine.bits import mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, NOBODY, OVER, Position
from aedilis.engine.text import check_shape, index_of, number_of, within
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.checks import check
from aedilis.games.builders_antiquity.components import (
    BUILDING_IDS,
    BUILDINGS,
    EMPTY,
    FEWEST_SEATS,
    HAND_IDS,
    HANDS,
    IDLE_ROUNDS,
    INVESTMENTS_A_TURN,
    LOANS,
    MOST_ROUNDS,
    MOST_SEATS,
    RESOURCE_NAMES,
    ROW,
    VARIANTS,
    WORKER_ROW,
)
from aedilis.games.builders_antiquity.player import NOBODY_YET, Player
from aedilis.games.builders_antiquity.position import BuildersAntiquity

PHASES: Final = ["first player", "deal", "building", "worker", "act", "site", "tool", "teach", "end"]
VIEWERS: Final = {ALL: "all", NOBODY: "nobody"}
DECIDERS: Final = {CHANCE: "chance", OVER: "over"}
NONE: Final = "-"
MOST_MONEY: Final = 100_000


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(BuildersAntiquity, position)
    return {
        "seats": at.seats,
        "viewer": VIEWERS.get(at.viewer, at.viewer),
        "decides": DECIDERS.get(at.seat, at.seat),
        "decision": PHASES[at.phase],
        "round": at.round,
        "starter": at.starter,
        "busy": bool(at.busy),
        "idle_rounds": at.idle,
        "last_round": bool(at.last_round),
        "buildings": [_name(BUILDING_IDS, building) for building in at.building_row],
        "workers": [_name(HAND_IDS, worker) for worker in at.worker_row],
        "top": _name(BUILDING_IDS, at.top),
        "building_deck": named(BUILDING_IDS, at.building_deck),
        "worker_deck": named(HAND_IDS, at.worker_deck),
        "slaves": named(HAND_IDS, at.slaves),
        "tools": named(RESOURCE_NAMES, at.tools),
        "universities": named(RESOURCE_NAMES, at.universities),
        "loans": at.loans,
        "variants": describe_variants(at),
        "turn": {
            "seat": at.turn,
            "actions": at.actions,
            "invested": at.invested,
            "sent": [f"{at.sent_to(site)} {BUILDING_IDS[site]}" for site in range(BUILDINGS) if at.sent_to(site)],
            "sending": _name(HAND_IDS, at.sending),
            "site": _name(BUILDING_IDS, at.site),
            "teaching": _name(RESOURCE_NAMES, at.teaching),
            "gap": at.gap,
        },
        "player": [describe_player(player) for player in at.players],
    }


def _name(names: Sequence[str], number: int) -> str:
    return NONE if number == EMPTY else names[number]


def named(names: Sequence[str], numbers: int) -> list[str]:
    return [names[number] for number in members(numbers)]


def describe_variants(at: BuildersAntiquity) -> dict[str, str]:
    chosen = (
        at.freed_wage != int(VARIANTS["freed-wage"][0]), at.university_adds, not at.machine_tools,
        at.machine_universities, at.regular_rewards, at.late_freeing,
    )  # fmt: skip
    return {name: VARIANTS[name][bool(other)] for name, other in zip(VARIANTS, chosen, strict=True)}


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "loans": player.loans,
        "pool": named(HAND_IDS, player.pool),
        "freed": named(HAND_IDS, player.freed),
        "tools": named(RESOURCE_NAMES, player.tools),
        "taught": [
            f"{HAND_IDS[hand]} {resource}"
            for hand, resource in zip(player.students, RESOURCE_NAMES, strict=True)
            if hand != EMPTY
        ],
        "finished": named(BUILDING_IDS, player.finished),
        "sites": [describe_site(player, building) for building in members(player.sites)],
    }


def describe_site(player: Player, building: int) -> str:
    """Who is at work there and with which tool, such as "temple: slave-1 master-2+stone"."""
    crew = []
    for hand in player.workers_at(building):
        tool = player.tool_of(hand)
        crew.append(HAND_IDS[hand] if tool == EMPTY else f"{HAND_IDS[hand]}+{RESOURCE_NAMES[tool]}")
    return " ".join([f"{BUILDING_IDS[building]}:", *crew])


# -- reading --------------------------------------------------------------------------------------------


CARDS: Final = [str]
SHAPE: Final = {
    "seats": int, "viewer": (str, int), "decides": (str, int), "decision": str, "round": int, "starter": int,
    "busy": bool, "idle_rounds": int, "last_round": bool, "buildings": CARDS, "workers": CARDS, "top": str,
    "building_deck": CARDS, "worker_deck": CARDS, "slaves": CARDS, "tools": CARDS, "universities": CARDS, "loans": int,
    "variants": dict.fromkeys(VARIANTS, ""),
    "turn": {
        "seat": int, "actions": int, "invested": int, "sent": CARDS, "sending": str, "site": str, "teaching": str,
        "gap": int,
    },
    "player": [
        {
            "money": int, "loans": int, "pool": CARDS, "freed": CARDS, "tools": CARDS, "taught": CARDS,
            "finished": CARDS, "sites": CARDS,
        }
    ],
}  # fmt: skip


def parse(data: dict[str, Any]) -> BuildersAntiquity:
    check_shape(data, SHAPE, "")
    seats, turn = data["seats"], data["turn"]
    index_of(range(FEWEST_SEATS, MOST_SEATS + 1), seats, "seats")
    for name, number in (("player", seats), ("buildings", ROW), ("workers", WORKER_ROW)):
        if len(data[name]) != number:
            raise TextError(N_("'{name}' must have {number} entries"), name=name, number=number)
    variant = {name: index_of(values, data["variants"][name], name) for name, values in VARIANTS.items()}
    numbers = [
        seats,
        _named(VIEWERS, data["viewer"], seats, "viewer"),
        _named(DECIDERS, data["decides"], seats, "decides"),
        index_of(PHASES, data["decision"], "decision"),
        within(data["round"], MOST_ROUNDS + 1, "round"),
        within(data["starter"], seats, "starter"),
        within(turn["seat"], seats, "seat"),
        int(data["busy"]),
        within(data["idle_rounds"], IDLE_ROUNDS + 1, "idle_rounds"),
        int(data["last_round"]),
        within(turn["gap"], ROW + 1, "gap"),
        within(turn["actions"], MOST_MONEY, "actions"),
        within(turn["invested"], INVESTMENTS_A_TURN + 1, "invested"),
        _number(HAND_IDS, turn["sending"]),
        _number(BUILDING_IDS, turn["site"]),
        _number(RESOURCE_NAMES, turn["teaching"]),
        _number(BUILDING_IDS, data["top"]),
        _set(BUILDING_IDS, data["building_deck"]),
        _set(HAND_IDS, data["worker_deck"]),
        _set(HAND_IDS, data["slaves"]),
        _set(RESOURCE_NAMES, data["tools"]),
        _set(RESOURCE_NAMES, data["universities"]),
        within(data["loans"], LOANS + 1, "loans"),
        int(VARIANTS["freed-wage"][variant["freed-wage"]]),
        variant["university"],
        1 - variant["machine-tools"],
        variant["machine-universities"],
        variant["rewards"],
        variant["late-freeing"],
    ]
    crew = [0] * BUILDINGS
    players = [part for player in data["player"] for part in _player(player, crew)]
    rows = [_number(BUILDING_IDS, name) for name in data["buildings"]], [_number(HAND_IDS, n) for n in data["workers"]]
    position = BuildersAntiquity()
    position.restore([numbers, _sent(turn["sent"]), *rows, crew, *players])
    check(position)
    return position


def _named(names: dict[int, str], value: str | int, seats: int, what: str) -> int:
    """A seat, or one of the names for who is none."""
    if isinstance(value, int):
        return within(value, seats, what)
    return list(names)[index_of(list(names.values()), value, what)]


def _card(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise TextError(N_("there is no card '{name}'"), name=name)
    return names.index(name)


def _number(names: Sequence[str], name: str) -> int:
    return EMPTY if name == NONE else _card(names, name)


def _set(names: Sequence[str], cards: list[str]) -> int:
    numbers = [_card(names, card) for card in cards]
    if len(set(numbers)) < len(numbers):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise TextError(N_("{card} is there twice"), card=twice)
    return mask_of(numbers)


def _sent(entries: list[str]) -> list[int]:
    """Sites with at least one sent to them in this turn, with at least two and so on; from such as "2 temple"."""
    sent: list[int] = []
    for entry in entries:
        number, _, name = entry.partition(" ")
        building = _card(BUILDING_IDS, name)
        for level in range(number_of(number, HANDS + 1, name)):
            sent += [0] if level == len(sent) else []
            sent[level] |= mask_of([building])
    return sent


def _player(data: dict[str, Any], crew: list[int]) -> list[list[int]]:
    """The parts of a player, whose workers are put to work."""
    carriers, students = list(NOBODY_YET), list(NOBODY_YET)
    sites = []
    for entry in data["sites"]:
        name, *hands = entry.split() or [""]
        site = _card(BUILDING_IDS, name.removesuffix(":"))
        sites.append(BUILDING_IDS[site])
        crew[site] = _set(HAND_IDS, [hand.partition("+")[0] for hand in hands])
        for hand, _, tool in (hand.partition("+") for hand in hands):
            if tool:
                _hand_out(carriers, tool, hand)
    for entry in data["taught"]:
        hand, _, university = entry.partition(" ")
        _hand_out(students, university, hand)
    numbers = [
        within(data["money"], MOST_MONEY, "money"),
        _set(HAND_IDS, data["pool"]),
        _set(HAND_IDS, data["freed"]),
        _set(RESOURCE_NAMES, data["tools"]),
        within(data["loans"], LOANS + 1, "loans"),
        _set(BUILDING_IDS, sites),
        _set(BUILDING_IDS, data["finished"]),
    ]
    return [numbers, carriers, students]


def _hand_out(holders: list[int], resource: str, hand: str) -> None:
    """Gives a tool or a university to a hand."""
    number = _card(RESOURCE_NAMES, resource)
    if holders[number] != EMPTY:
        raise TextError(N_("{card} is there twice"), card=resource)
    holders[number] = _card(HAND_IDS, hand)
