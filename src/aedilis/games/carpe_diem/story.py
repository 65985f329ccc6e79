"""What happened between two positions of Carpe Diem, as facts, with who may know them."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import BIT, members
from aedilis.engine.facts import EVERYONE, Fact, Value
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.carpe_diem.components import (
    ADMINISTRATOR,
    ADMINISTRATOR_STEPS,
    BAKER,
    BAKER_BREAD,
    BAKERY,
    BAKERY_BREAD,
    BREAD_TO_MOVE,
    CARD_IDS,
    CELL_NAMES,
    DEPOT,
    DWELLING,
    EMPTY,
    FRAME_IDS,
    KIND_IDS,
    LANDSCAPE,
    LANDSCAPE_LESS,
    LAST_STEP,
    MARKET,
    MARKET_COINS,
    MERCHANT,
    MERCHANT_COINS,
    SHOWN,
    SIDE_NAMES,
    SIDES,
    TABLEAU_IDS,
    TILE_IDS,
    USED_PLACES,
    WARE_IDS,
)
from aedilis.games.carpe_diem.notation import SLOT_NAMES
from aedilis.games.carpe_diem.phases import (
    ANYWHERE,
    BREAD,
    BUILD,
    CARD,
    CRAFT,
    DISC,
    FIGURE,
    FIRST_PLAYER,
    FOUNTAIN_CARD,
    FRAME,
    LAY,
    MOVE,
    PAY,
    RETURN,
    REWARD,
    SCORE,
    SEAL,
    STORE,
    TABLEAU,
    TILE,
)
from aedilis.games.carpe_diem.position import CarpeDiem
from aedilis.games.carpe_diem.story_scoring import scored


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(CarpeDiem, before), cast(CarpeDiem, after)
    phase, choice = old.phase, option - old.base
    if old.seat == CHANCE:
        told = came_out(old, choice)
    elif phase == FIGURE:
        told = [Fact("stands", old.seat, {"space": choice + 1})]
    elif phase in (DISC, SCORE, PAY):
        told = scored(old, option, new)
    else:
        told = built(old, choice, new)
    return [*told, *what_begins(old, new)]


def in_secret(what: str, seat: int, values: dict[str, Value]) -> list[Fact]:
    """The others see that it is done, but not with which card."""
    return [Fact(what, seat, values, BIT[seat]), Fact(f"{what}_unseen", seat, {}, ~BIT[seat])]


# -- chance -----------------------------------------------------------------------------------------------


def came_out(old: CarpeDiem, choice: int) -> list[Fact]:
    phase = old.phase
    if phase == TILE:
        return [Fact("tile", CHANCE, {"tile": TILE_IDS[choice], "slot": SLOT_NAMES[old.gap]})]
    if phase == FOUNTAIN_CARD:
        return in_secret("draws", old.turn, {"kind": KIND_IDS[choice]})
    if phase == SEAL:
        return [Fact("seal_tile", CHANCE, {"tile": TILE_IDS[choice], "seal": old.gap + 1})]
    if phase == CARD:
        return [Fact("card", CHANCE, {"card": CARD_IDS[choice]})]
    if phase == LAY:
        return [Fact("laid", CHANCE, {"card": CARD_IDS[choice], "place": USED_PLACES[old.seats][old.gap] + 1})]
    if phase == FRAME:
        seat = (old.starter + old.gap // SIDES) % old.seats
        return [Fact("frame", seat, {"piece": FRAME_IDS[choice], "side": SIDE_NAMES[old.gap % SIDES]})]
    if phase == TABLEAU:
        return [Fact("tableau", (old.starter + old.gap) % old.seats, {"tableau": TABLEAU_IDS[choice]})]
    return [Fact("first", choice, {})] if phase == FIRST_PLAYER else []


# -- a turn -----------------------------------------------------------------------------------------------


def built(old: CarpeDiem, choice: int, new: CarpeDiem) -> list[Fact]:
    """All that a decision in a turn leads to, up to the next decision."""
    seat = old.turn
    told: list[Fact] = []
    if old.phase in (MOVE, ANYWHERE) and choice != BREAD:
        told += taken(old, choice)
    elif old.phase == RETURN:
        told += in_secret("returns", seat, {"kind": KIND_IDS[choice]})
    cells = members(new.players[seat].occupied & ~old.players[seat].occupied)
    rewards = [fact for cell in cells for fact in laid(old, cell, new)] + collected(old, choice, cells, new)
    chosen = old.phase == CRAFT or (old.phase == BUILD and choice == STORE)
    other = stored_or_commissioned(old, new)
    return [*told, *other, *rewards] if chosen else [*told, *rewards, *other]


def taken(old: CarpeDiem, slot: int) -> list[Fact]:
    values: dict[str, Value] = {
        "tile": TILE_IDS[old.depots[slot]],
        "slot": SLOT_NAMES[slot],
        "space": slot // DEPOT + 1,
        "bread": BREAD_TO_MOVE if old.phase == ANYWHERE else 0,
    }
    told = [Fact("takes", old.seat, values)]
    after = old.copy()
    space = slot // DEPOT
    after.depots[slot] = EMPTY
    left = after.tiles_at(space)
    after.clear_depot(space)
    if left and not after.tiles_at(space):
        told.append(Fact("removes", CHANCE, {"tiles": [TILE_IDS[tile] for tile in left], "space": space + 1}))
    return told


def stored_or_commissioned(old: CarpeDiem, new: CarpeDiem) -> list[Fact]:
    """A tile taken from the seal row, and a tile stored; a tile that fits nowhere is stored without a question."""
    seat = old.turn
    told = [
        Fact("commissions", seat, {"tile": TILE_IDS[tile], "seal": seal + 1})
        for seal, tile in enumerate(old.seals)
        if tile != new.seals[seal]
    ]
    stored = list(new.players[seat].stored)
    for tile in old.players[seat].stored:
        stored.remove(tile)
    return [*told, *(Fact("stores", seat, {"tile": TILE_IDS[tile]}) for tile in stored)]


def laid(old: CarpeDiem, cell: int, new: CarpeDiem) -> list[Fact]:
    """A tile that was built, its banderole, what is finished by it, and all rewards that come at once."""
    seat = old.turn
    before, after = old.players[seat], new.players[seat]
    tile = after.cells[cell]
    where: dict[str, Value] = {"tile": TILE_IDS[tile // SIDES], "cell": CELL_NAMES[cell], "turns": tile % SIDES}
    told = [Fact("builds", seat, where)]
    steps = before.steps
    if before.banderoles & BIT[cell]:
        told.append(Fact("banderole", seat, {"cell": CELL_NAMES[cell], "steps": min(1, LAST_STEP - steps)}))
        steps = min(steps + 1, LAST_STEP)
    for kind in sorted(SHOWN[tile // SIDES]):
        if after.finished[kind] == before.finished[kind]:
            continue
        cells = members(after.object_at(kind, cell)) if kind < MARKET else [cell]
        values: dict[str, Value] = {"kind": KIND_IDS[kind], "cells": [CELL_NAMES[one] for one in cells]}
        told.append(Fact("finishes", seat, values))
        if kind in (BAKER, BAKERY):
            told.append(Fact("bakes", seat, {"bread": BAKER_BREAD if kind == BAKER else BAKERY_BREAD}))
        elif kind == MARKET:
            told.append(Fact("earns", seat, {"coins": MARKET_COINS}))
        elif kind == ADMINISTRATOR:
            told.append(Fact("advances", seat, {"steps": min(ADMINISTRATOR_STEPS, LAST_STEP - steps)}))
    return told


# -- rewards that wait --------------------------------------------------------------------------------------


def collected(old: CarpeDiem, choice: int, cells: list[int], new: CarpeDiem) -> list[Fact]:
    """Wares of landscapes, and what a merchant pays. Whatever was chosen comes first."""
    seat = old.turn
    due = old.due[:]
    before, after = old.players[seat], new.players[seat]
    for cell in cells:
        for kind in SHOWN[after.cells[cell] // SIDES]:
            if after.finished[kind] > before.finished[kind]:
                due[kind] += after.object_at(kind, cell).bit_count() - LANDSCAPE_LESS if kind < DWELLING else 1
    wares = before.wares[:]
    told: list[Fact] = []
    kinds = [*range(LANDSCAPE, DWELLING), MERCHANT]
    if old.phase == REWARD and choice == MERCHANT:
        kinds = [MERCHANT, *kinds[:-1]]
    for kind in kinds:
        number = due[kind] - new.due[kind]
        if kind < DWELLING and number:
            wares[kind - LANDSCAPE] += number
            told.append(Fact("harvests", seat, {"ware": WARE_IDS[kind - LANDSCAPE], "number": number}))
        elif kind == MERCHANT:
            for _ in range(number):
                sold: dict[str, Value] = dict(zip(WARE_IDS, wares, strict=True))
                told.append(Fact("sells", seat, {**sold, "coins": sum(wares) + MERCHANT_COINS}))
                wares = [0] * len(wares)
    return told


# -- what begins ----------------------------------------------------------------------------------------------


def what_begins(old: CarpeDiem, new: CarpeDiem) -> list[Fact]:
    """A scoring, a stage, or the end."""
    told = []
    if new.scorers and not old.scorers:
        told.append(Fact("scoring", new.scorers[0], {"stage": new.stage, "order": [str(seat) for seat in new.order]}))
    if new.stage > old.stage:
        told.append(Fact("stage", new.first_player(), {"stage": new.stage}))
    if new.seat == OVER:
        told += [
            Fact("shows", seat, {"cards": [KIND_IDS[card] for card in player.cards]})
            for seat, player in enumerate(new.players)
            if player.cards
        ]
        told.append(ending(new))
    return told


def ending(end: CarpeDiem) -> Fact:
    """What everybody has, the ranks, and what decided the victory."""
    scores = end.scores()
    values: dict[str, Value] = {
        "scores": [str(score) for score in scores],
        "ranks": [str(rank) for rank in end.ranks()],
        "decided": "points" if scores.count(max(scores)) == 1 else "track",
    }
    return Fact("over", CHANCE, values, EVERYONE)
