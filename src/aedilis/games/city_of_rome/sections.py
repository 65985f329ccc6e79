"""The sections of the rulebook that the decisions of City of Rome are about."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.city_of_rome.components import AQUEDUCTS, KINDS
from aedilis.games.city_of_rome.notation import ACTIONS
from aedilis.games.city_of_rome.phases import (
    ACT,
    ACT_BASE,
    CELL,
    DRAW,
    END,
    FIRST_PLAYER,
    KEEP,
    PAY,
    PLACE,
    PRODUCE,
    REVEAL,
    SCHOOL,
    STRIP,
    TAKE,
    UNDER,
)
from aedilis.games.city_of_rome.position import CityOfRome
from aedilis.games.city_of_rome.rules import cells_for

SECTIONS: Final = {
    FIRST_PLAYER: "setup",
    STRIP: "preparation",
    DRAW: "school",
    KEEP: "school",
    REVEAL: "preparation",
    PLACE: "placement",
    TAKE: "take",
    ACT: "actions",
    PAY: "buying",
    CELL: "where",
    SCHOOL: "school",
    UNDER: "school",
    END: "scoring",
}
SECTIONS_OF_SET_UP: Final = {**SECTIONS, STRIP: "setup", DRAW: "draft", KEEP: "draft"}
ACTION_NUMBERS: Final = {action.notation: number for number, action in enumerate(ACTIONS)}


def section_of(at: CityOfRome, refused: str) -> str:
    """About what is to be decided, or about why a notation was refused."""
    if refused and at.phase == ACT and at.viewer in (ALL, at.seat):
        return section_against(at, ACTION_NUMBERS.get(refused, -1) - ACT_BASE)
    if at.phase == CELL and AQUEDUCTS >> at.building & 1:
        return "aqueducts"
    return (SECTIONS if at.round else SECTIONS_OF_SET_UP)[at.phase]


def section_against(at: CityOfRome, choice: int) -> str:
    """Why that action is not possible now: there was one already, no such card, no place for it, no points."""
    player = at.players[at.seat]
    if choice == PRODUCE and not at.produced:
        return "buying" if player.producers else "production"
    if not 0 <= choice < KINDS or at.built:
        return "actions"
    if not player.hand >> choice & 1:
        return "build"
    if cells_for(player, choice):
        return "buying"
    return "aqueducts" if AQUEDUCTS >> choice & 1 else "where"
