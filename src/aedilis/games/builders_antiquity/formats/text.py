"""A position of The Builders: Antiquity as readable data, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from aedilis.engine.bits import BIT, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import Position
from aedilis.engine.text import (
    DECISION_SHAPE,
    NONE,
    card_named,
    check_number,
    check_shape,
    describe_decision,
    index_of,
    named,
    number_of,
    read_decision,
    set_of,
    variants_shape,
    within,
)
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.formats.checks import check
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.player import Player
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

MOST_MONEY: Final = 100_000


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(BuildersAntiquity, position)
    return {
        **describe_decision(at, p.NAMES[at.phase]),
        "round": at.round,
        "starter": at.starter,
        "busy": bool(at.busy),
        "idle_rounds": at.idle,
        "last_round": bool(at.last_round),
        "buildings": [_name(c.BUILDING_IDS, building) for building in at.building_row],
        "workers": [_name(c.HAND_IDS, worker) for worker in at.worker_row],
        "top": _name(c.BUILDING_IDS, at.top),
        "building_deck": named(c.BUILDING_IDS, at.building_deck),
        "worker_deck": named(c.HAND_IDS, at.worker_deck),
        "slaves": named(c.HAND_IDS, at.slaves),
        "tools": named(c.RESOURCE_NAMES, at.tools),
        "universities": named(c.RESOURCE_NAMES, at.universities),
        "loans": at.loans,
        "variants": describe_variants(at),
        "turn": {
            "seat": at.turn,
            "actions": at.actions,
            "invested": at.invested,
            "sent": [f"{at.sent_to(site)} {c.BUILDING_IDS[site]}" for site in range(c.BUILDINGS) if at.sent_to(site)],
            "sending": _name(c.HAND_IDS, at.sending),
            "site": _name(c.BUILDING_IDS, at.site),
            "teaching": _name(c.RESOURCE_NAMES, at.teaching),
            "gap": at.gap,
        },
        "player": [describe_player(player) for player in at.players],
    }


def _name(names: Sequence[str], number: int) -> str:
    return NONE if number == c.EMPTY else names[number]


def describe_variants(at: BuildersAntiquity) -> dict[str, str]:
    return {
        "freed-wage": str(at.freed_wage),
        "university": c.ADDS if at.university_adds else c.RAISES,
        "machine-tools": "yes" if at.machine_tools else "no",
        "machine-universities": "yes" if at.machine_universities else "no",
        "rewards": "regular" if at.regular_rewards else "printed",
        "late-freeing": "yes" if at.late_freeing else "no",
    }


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "money": player.money,
        "loans": player.loans,
        "pool": named(c.HAND_IDS, player.pool),
        "freed": named(c.HAND_IDS, player.freed),
        "tools": named(c.RESOURCE_NAMES, player.tools),
        "taught": [
            f"{c.HAND_IDS[hand]} {resource}"
            for hand, resource in zip(player.students, c.RESOURCE_NAMES, strict=True)
            if hand != c.EMPTY
        ],
        "finished": named(c.BUILDING_IDS, player.finished),
        "sites": [describe_site(player, building) for building in members(player.sites)],
    }


def describe_site(player: Player, building: int) -> str:
    """Who is at work there and with which tool, such as "temple: slave-1 master-2+stone"."""
    crew = []
    for hand in player.workers_at(building):
        tool = player.tool_of(hand)
        crew.append(c.HAND_IDS[hand] if tool == c.EMPTY else f"{c.HAND_IDS[hand]}+{c.RESOURCE_NAMES[tool]}")
    return " ".join([f"{c.BUILDING_IDS[building]}:", *crew])


# -- reading --------------------------------------------------------------------------------------------


CARDS: Final = [str]
SHAPE: Final = {
    **DECISION_SHAPE, "round": int, "starter": int, "busy": bool, "idle_rounds": int, "last_round": bool,
    "buildings": CARDS, "workers": CARDS, "top": str,
    "building_deck": CARDS, "worker_deck": CARDS, "slaves": CARDS, "tools": CARDS, "universities": CARDS, "loans": int,
    "variants": variants_shape(c.VARIANTS),
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
    seats = data["seats"]
    index_of(range(c.FEWEST_SEATS, c.MOST_SEATS + 1), seats, "seats")
    for name, number in (("player", seats), ("buildings", c.ROW), ("workers", c.WORKER_ROW)):
        check_number(data, name, number)
    for name, values in c.VARIANTS.items():
        index_of(values, data["variants"][name], name)
    position = BuildersAntiquity()
    position.lay_out(seats)
    position.choose_variants(data["variants"])
    _lay_table(position, data)
    _set_turn(position, data["turn"])
    for player, own in zip(position.players, data["player"], strict=True):
        _give(player, own)
    if position.phase in (p.SITE, p.TOOL, p.TEACH) and not position.actions:
        raise TextError(N_("this position cannot be played on"))  # nothing can be sent or bought for nothing
    position.derive()
    position.reopen()
    check(position)
    return position


def _lay_table(position: BuildersAntiquity, data: dict[str, Any]) -> None:
    seats = position.seats
    read_decision(position, data)
    position.phase = index_of(p.NAMES, data["decision"], "decision")
    position.round = within(data["round"], c.MOST_ROUNDS + 1, "round")
    position.starter = within(data["starter"], seats, "starter")
    position.busy = int(data["busy"])
    position.idle = within(data["idle_rounds"], c.IDLE_ROUNDS + 1, "idle_rounds")
    position.last_round = int(data["last_round"])
    position.building_row = [_number(c.BUILDING_IDS, name) for name in data["buildings"]]
    position.worker_row = [_number(c.HAND_IDS, name) for name in data["workers"]]
    position.top = _number(c.BUILDING_IDS, data["top"])
    position.building_deck = set_of(c.BUILDING_IDS, data["building_deck"])
    position.worker_deck = set_of(c.HAND_IDS, data["worker_deck"])
    position.slaves = set_of(c.HAND_IDS, data["slaves"])
    position.tools = set_of(c.RESOURCE_NAMES, data["tools"])
    position.universities = set_of(c.RESOURCE_NAMES, data["universities"])
    position.loans = within(data["loans"], c.LOANS + 1, "loans")


def _set_turn(position: BuildersAntiquity, turn: dict[str, Any]) -> None:
    position.turn = within(turn["seat"], position.seats, "seat")
    position.actions = within(turn["actions"], MOST_MONEY, "actions")
    position.invested = within(turn["invested"], c.INVESTMENTS_A_TURN + 1, "invested")
    position.sent = _sent(turn["sent"])
    position.sending = _number(c.HAND_IDS, turn["sending"])
    position.site = _number(c.BUILDING_IDS, turn["site"])
    position.teaching = _number(c.RESOURCE_NAMES, turn["teaching"])
    position.gap = within(turn["gap"], c.ROW + 1, "gap")


def _number(names: Sequence[str], name: str) -> int:
    return c.EMPTY if name == NONE else card_named(names, name)


def _sent(entries: list[str]) -> tuple[int, ...]:
    """Sites with at least one sent to them in this turn, with at least two and so on; from such as "2 temple"."""
    sent: list[int] = []
    for entry in entries:
        number, _, name = entry.partition(" ")
        building = card_named(c.BUILDING_IDS, name)
        for level in range(number_of(number, c.HANDS + 1, name)):
            sent += [0] if level == len(sent) else []
            sent[level] |= BIT[building]
    return tuple(sent)


def _give(player: Player, data: dict[str, Any]) -> None:
    """All that lies before a player."""
    player.money = within(data["money"], MOST_MONEY, "money")
    player.loans = within(data["loans"], c.LOANS + 1, "loans")
    player.pool = set_of(c.HAND_IDS, data["pool"])
    player.freed = set_of(c.HAND_IDS, data["freed"])
    player.tools = set_of(c.RESOURCE_NAMES, data["tools"])
    player.finished = set_of(c.BUILDING_IDS, data["finished"])
    for entry in data["taught"]:
        hand, _, university = entry.partition(" ")
        if player.students[card_named(c.RESOURCE_NAMES, university)] != c.EMPTY:
            raise TextError(N_("{card} is there twice"), card=university)
        player.teach(card_named(c.RESOURCE_NAMES, university), card_named(c.HAND_IDS, hand))
    sites = [entry.split() or [""] for entry in data["sites"]]
    player.sites = set_of(c.BUILDING_IDS, [name.removesuffix(":") for name, *_ in sites])
    for name, *crew in sites:
        _put_to_work(player, card_named(c.BUILDING_IDS, name.removesuffix(":")), crew)


def _put_to_work(player: Player, building: int, crew: list[str]) -> None:
    hands = [entry.partition("+") for entry in crew]
    player.crew[building] = set_of(c.HAND_IDS, [hand for hand, _, _ in hands])
    for hand, _, tool in hands:
        if tool:
            number = card_named(c.RESOURCE_NAMES, tool)
            if player.tools & BIT[number] or player.carriers[number] != c.EMPTY:
                raise TextError(N_("{card} is there twice"), card=tool)
            player.take_up(number, card_named(c.HAND_IDS, hand))
