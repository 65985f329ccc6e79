"""What is particular in texts of The Builders: Antiquity: who was sent, who was taught, and who is at work where."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, members
from aedilis.engine.errors import TextError
from aedilis.engine.fields import Text
from aedilis.engine.text import card_named, number_of, set_of
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.player import Player


def write_sent(sent: tuple[int, ...]) -> list[str]:
    """How many were sent to each site in this turn, such as "2 temple"."""
    numbers = [sum(sites >> building & 1 for sites in sent) for building in range(c.BUILDINGS)]
    return [f"{number} {c.BUILDING_IDS[building]}" for building, number in enumerate(numbers) if number]


def read_sent(entries: list[str], seats: int) -> tuple[int, ...]:
    sent: list[int] = []
    for entry in entries:
        number, _, name = entry.partition(" ")
        building = card_named(c.BUILDING_IDS, name)
        for level in range(number_of(number, c.HANDS + 1, name)):
            sent += [0] if level == len(sent) else []
            sent[level] |= BIT[building]
    return tuple(sent)


def write_students(students: tuple[int, ...]) -> list[str]:
    """Such as "master-1 wood"."""
    taught = zip(students, c.RESOURCE_NAMES, strict=True)
    return [f"{c.HAND_IDS[hand]} {university}" for hand, university in taught if hand != c.EMPTY]


def read_students(entries: list[str], seats: int) -> tuple[int, ...]:
    students = [c.EMPTY] * c.RESOURCES
    for entry in entries:
        hand, _, name = entry.partition(" ")
        university = card_named(c.RESOURCE_NAMES, name)
        if students[university] != c.EMPTY:
            raise TextError(N_("{card} is there twice"), card=name)
        students[university] = card_named(c.HAND_IDS, hand)
    return tuple(students)


def write_sites(player: Player) -> list[str]:
    return [write_site(player, building) for building in members(player.sites)]


def write_site(player: Player, building: int) -> str:
    """Who is at work there and with which tool, such as "temple: slave-1 master-2+stone"."""
    crew = []
    for hand in player.workers_at(building):
        tool = player.tool_of(hand)
        crew.append(c.HAND_IDS[hand] if tool == c.EMPTY else f"{c.HAND_IDS[hand]}+{c.RESOURCE_NAMES[tool]}")
    return " ".join([f"{c.BUILDING_IDS[building]}:", *crew])


def read_sites(player: Player, entries: list[str], seats: int) -> None:
    sites = [entry.split() or [""] for entry in entries]
    player.sites = set_of(c.BUILDING_IDS, [name.removesuffix(":") for name, *_ in sites])
    for name, *crew in sites:
        put_to_work(player, card_named(c.BUILDING_IDS, name.removesuffix(":")), crew)


def put_to_work(player: Player, building: int, crew: list[str]) -> None:
    hands = [entry.partition("+") for entry in crew]
    player.crew[building] = set_of(c.HAND_IDS, [hand for hand, _, _ in hands])
    for hand, _, tool in hands:
        if tool:
            number = card_named(c.RESOURCE_NAMES, tool)
            if player.tools & BIT[number] or player.carriers[number] != c.EMPTY:
                raise TextError(N_("{card} is there twice"), card=tool)
            player.take_up(number, card_named(c.HAND_IDS, hand))


SENT: Final = Text([str], write_sent, read_sent)
STUDENTS: Final = Text([str], write_students, read_students)
SITES: Final = ([str], write_sites, read_sites)
