"""Sections of the rulebook other than those that the decisions of City of Rome declare."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.decisions import Actions
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.rules import cells_for

SECTIONS_OF_SET_UP: Final = {p.STRIP: "setup", p.DRAW: "draft", p.KEEP: "draft"}
ACTION_NUMBERS: Final = {action.notation: number for number, action in enumerate(Actions.all)}


def section_of(at: CityOfRome, refused: str) -> str:
    """About why a notation was refused, or about what is special now; "" where neither is so."""
    if refused and at.phase == p.ACT and at.viewer in (ALL, at.seat):
        return section_against(at, ACTION_NUMBERS.get(refused, -1) - p.ACT_BASE)
    if at.phase == p.CELL and c.AQUEDUCTS >> at.building & 1:
        return "aqueducts"
    return "" if at.round else SECTIONS_OF_SET_UP.get(at.phase, "")


def section_against(at: CityOfRome, choice: int) -> str:
    """Why that action is not possible now: there was one already, no such card, no place for it, no points."""
    player = at.players[at.seat]
    if choice == p.PRODUCE and not at.produced:
        return "buying" if player.producers else "production"
    if not 0 <= choice < c.KINDS or at.built:
        return "actions"
    if not player.hand >> choice & 1:
        return "build"
    if cells_for(player, choice):
        return "buying"
    return "aqueducts" if c.AQUEDUCTS >> choice & 1 else "where"
