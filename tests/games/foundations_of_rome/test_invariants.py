"""What is kept for speed equals what is worked out anew, at every moment of a game."""

from __future__ import annotations

from inspect import isgetsetdescriptor, ismemberdescriptor
from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import GAME, MODULES, OVER, begin, told
from tests.games.foundations_of_rome.slow_scorer import KINDS, lot_of, name_of, read, turned

from aedilis import Rng
from aedilis.games.foundations_of_rome.rules.geometry import LAY_NAMES, TRAY_LAYS

CACHED = ("fits", "monument_fits")  # worked out when they are needed


def kept(thing: Any) -> dict[str, Any]:
    """All that the engine keeps about it; works compiled too."""
    names = [name for kind in type(thing).__mro__ for name, value in vars(kind).items()
             if ismemberdescriptor(value) or isgetsetdescriptor(value)]  # fmt: skip
    found = {name: getattr(thing, name) for name in names if not name.startswith("__") and name not in CACHED}
    for name in ("players", "cities"):
        if name in found:
            found[name] = [kept(player) for player in found[name]]
    return found


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
@pytest.mark.parametrize("modules", [(), MODULES], ids=["plain", "all"])
def test_a_position_read_again_is_the_same_down_to_what_is_derived(seats: int, modules: tuple[str, ...]) -> None:
    position, random = GAME.new(seats, **dict.fromkeys(modules, "yes")), Rng(3, seats)
    number = 0
    while position.seat != OVER:
        number += 1
        if number % 29 == 0:
            again = GAME.decode(position.encode())
            assert kept(again) == kept(position)
            for own, same in zip(position.players, again.players, strict=True):  # type: ignore[attr-defined]
                again.refresh(same)  # type: ignore[attr-defined]
                assert own.fits in (-1, same.fits)
        position.play(position.pick(random))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_buildings_fit_where_plain_geometry_says(seats: int) -> None:
    """Own lots, smaller buildings only, markers enough: every site of every building of the tray, and no other."""
    game, random = begin(seats, seats, monuments="no"), Rng(9, seats)
    for number in range(120):
        if told(game)["decision"] == "act" and number % 8 == 0:
            assert sites_in(game) == plain_sites(told(game), game.seat)
        if game.seat == OVER:
            break
        game.play(game.pick(random))


def sites_in(game: Any) -> set[tuple[str, str]]:
    found = set()
    for option in game.options():
        name = GAME.notation(game, option)
        if name.startswith("build "):
            after = game.copy()
            after.play(option)
            sites = [GAME.notation(after, site).removeprefix("at ") for site in after.options()]
            found |= {(name.removeprefix("build "), site) for site in sites}
    return found


def plain_sites(table: dict[str, Any], seat: int) -> set[tuple[str, str]]:
    own = table["player"][seat]
    lots = {lot_of(name) for name in own["lots"]}
    buildings = [read(entry) for entry in own["buildings"]]
    built = [building.kind for building in buildings]
    unbuilt = len(lots) - sum(len(building.lots) for building in buildings)
    found = set()
    for lay in LAY_NAMES[:TRAY_LAYS]:
        kind, *degrees = lay.split()
        if built.count(kind) == KINDS[kind][1]:
            continue
        cells = turned(KINDS[kind][0], int(degrees[0]) // 90 if degrees else 0)
        for column, row in lots:
            place = {(column + dc, row + dr) for dc, dr in cells}
            touched = [building for building in buildings if building.lots & place]
            after = unbuilt - len(place) + sum(len(building.lots) for building in touched)
            smaller = all(len(building.lots) < len(place) for building in touched)
            if place <= lots and smaller and after <= 8:
                found.add((lay, name_of((column, row))))
    return found
