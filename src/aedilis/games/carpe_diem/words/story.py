"""What happened between two positions of Carpe Diem, as facts, with who may know them."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from aedilis.engine.bits import BIT, members
from aedilis.engine.facts import Fact, Value, in_secret, over
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import price_of, times_met

GAINS: Final = ("points", "coins", "bread", "steps")


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(CarpeDiem, before), cast(CarpeDiem, after)
    phase, choice = old.phase, option - old.base
    if old.seat == CHANCE:
        told = came_out(old, choice)
    elif phase == p.FIGURE:
        told = [Fact("stands", old.seat, {"space": choice + 1})]
    elif phase in (p.DISC, p.SCORE, p.PAY):
        told = scored(old, option, new)
    else:
        told = built(old, choice, new)
    return [*told, *what_begins(old, new)]


# -- chance -----------------------------------------------------------------------------------------------


def came_out(old: CarpeDiem, choice: int) -> list[Fact]:
    phase = old.phase
    if phase == p.TILE:
        return [Fact("tile", CHANCE, {"tile": c.TILE_IDS[choice], "slot": c.SLOT_NAMES[old.gap]})]
    if phase == p.FOUNTAIN_CARD:
        return in_secret("draws", old.turn, {"kind": c.KIND_IDS[choice]})
    if phase == p.SEAL:
        return [Fact("seal_tile", CHANCE, {"tile": c.TILE_IDS[choice], "seal": old.gap + 1})]
    if phase == p.CARD:
        return [Fact("card", CHANCE, {"card": c.CARD_IDS[choice]})]
    if phase == p.LAY:
        return [Fact("laid", CHANCE, {"card": c.CARD_IDS[choice], "place": c.USED_PLACES[old.seats][old.gap] + 1})]
    if phase == p.FRAME:
        seat = (old.starter + old.gap // c.SIDES) % old.seats
        return [Fact("frame", seat, {"piece": c.FRAME_IDS[choice], "side": c.SIDE_NAMES[old.gap % c.SIDES]})]
    if phase == p.TABLEAU:
        return [Fact("tableau", (old.starter + old.gap) % old.seats, {"tableau": c.TABLEAU_IDS[choice]})]
    return [Fact("first", choice, {})] if phase == p.FIRST_PLAYER else []


# -- a turn -----------------------------------------------------------------------------------------------


def built(old: CarpeDiem, choice: int, new: CarpeDiem) -> list[Fact]:
    """All that a decision in a turn leads to, up to the next decision."""
    seat = old.turn
    told: list[Fact] = []
    if old.phase in (p.MOVE, p.ANYWHERE) and choice != p.BREAD:
        told += taken(old, choice)
    elif old.phase == p.RETURN:
        told += in_secret("returns", seat, {"kind": c.KIND_IDS[choice]})
    cells = members(new.players[seat].occupied & ~old.players[seat].occupied)
    rewards = [fact for cell in cells for fact in laid(old, cell, new)] + collected(old, choice, cells, new)
    chosen = old.phase == p.CRAFT or (old.phase == p.BUILD and choice == p.STORE)
    other = stored_or_commissioned(old, new)
    return [*told, *other, *rewards] if chosen else [*told, *rewards, *other]


def taken(old: CarpeDiem, slot: int) -> list[Fact]:
    """The last tiles of a depot are taken out of the game with it."""
    tile, space = old.depots[slot], slot // c.DEPOT
    bread = c.BREAD_TO_MOVE if old.phase == p.ANYWHERE else 0
    values: dict[str, Value] = {"tile": c.TILE_IDS[tile], "slot": c.SLOT_NAMES[slot], "space": space + 1}
    told = [Fact("takes", old.seat, {**values, "bread": bread})]
    slots = range(space * c.DEPOT, (space + 1) * c.DEPOT)
    left = [old.depots[other] for other in slots if other != slot and old.depots[other] != c.EMPTY]
    if left and len(left) == c.LEFT_OVER[old.seats]:
        told.append(Fact("removes", CHANCE, {"tiles": [c.TILE_IDS[tile] for tile in left], "space": space + 1}))
    return told


def stored_or_commissioned(old: CarpeDiem, new: CarpeDiem) -> list[Fact]:
    """A tile taken from the seal row, and a tile stored; a tile that fits nowhere is stored without a question."""
    seat = old.turn
    told = [
        Fact("commissions", seat, {"tile": c.TILE_IDS[tile], "seal": seal + 1})
        for seal, tile in enumerate(old.seals)
        if tile != new.seals[seal]
    ]
    stored = Counter(new.players[seat].stored) - Counter(old.players[seat].stored)
    return [*told, *(Fact("stores", seat, {"tile": c.TILE_IDS[tile]}) for tile in stored.elements())]


def laid(old: CarpeDiem, cell: int, new: CarpeDiem) -> list[Fact]:
    """A tile that was built, its banderole, what is finished by it, and all rewards that come at once."""
    seat = old.turn
    before, after = old.players[seat], new.players[seat]
    tile = after.cells[cell]
    where: dict[str, Value] = {"tile": c.TILE_IDS[tile // c.SIDES], "cell": c.CELL_NAMES[cell], "turns": tile % c.SIDES}
    told = [Fact("builds", seat, where)]
    steps = before.steps
    if before.banderoles & BIT[cell]:
        told.append(Fact("banderole", seat, {"cell": c.CELL_NAMES[cell], "steps": min(1, c.LAST_STEP - steps)}))
        steps = min(steps + 1, c.LAST_STEP)
    for kind in sorted(c.SHOWN[tile // c.SIDES]):
        if after.finished[kind] == before.finished[kind]:
            continue
        cells = members(after.object_at(kind, cell)) if kind < c.MARKET else [cell]
        values: dict[str, Value] = {"kind": c.KIND_IDS[kind], "cells": [c.CELL_NAMES[one] for one in cells]}
        told.append(Fact("finishes", seat, values))
        if c.BRINGS_BREAD[kind]:
            told.append(Fact("bakes", seat, {"bread": c.BRINGS_BREAD[kind]}))
        if c.BRINGS_COINS[kind]:
            told.append(Fact("earns", seat, {"coins": c.BRINGS_COINS[kind]}))
        if c.BRINGS_STEPS[kind]:
            told.append(Fact("advances", seat, {"steps": min(c.BRINGS_STEPS[kind], c.LAST_STEP - steps)}))
    return told


# -- rewards that wait --------------------------------------------------------------------------------------


def collected(old: CarpeDiem, choice: int, cells: list[int], new: CarpeDiem) -> list[Fact]:
    """Wares of landscapes, and what a merchant pays. Whatever was chosen comes first."""
    seat = old.turn
    due = old.due[:]
    before, after = old.players[seat], new.players[seat]
    for cell in cells:
        for kind in c.SHOWN[after.cells[cell] // c.SIDES]:
            if after.finished[kind] > before.finished[kind]:
                due[kind] += after.object_at(kind, cell).bit_count() - c.LANDSCAPE_LESS if kind < c.DWELLING else 1
    wares = before.wares[:]
    told: list[Fact] = []
    kinds = [*range(c.LANDSCAPE, c.DWELLING), c.MERCHANT]
    if old.phase == p.REWARD and choice == c.MERCHANT:
        kinds = [c.MERCHANT, *kinds[:-1]]
    for kind in kinds:
        number = due[kind] - new.due[kind]
        if kind < c.DWELLING and number:
            wares[kind - c.LANDSCAPE] += number
            told.append(Fact("harvests", seat, {"ware": c.WARE_IDS[kind - c.LANDSCAPE], "number": number}))
        elif kind == c.MERCHANT:
            for _ in range(number):
                sold: dict[str, Value] = dict(zip(c.WARE_IDS, wares, strict=True))
                told.append(Fact("sells", seat, {**sold, "coins": sum(wares) + c.MERCHANT_COINS}))
                wares = [0] * len(wares)
    return told


# -- a scoring ----------------------------------------------------------------------------------------------


def scored(old: CarpeDiem, option: int, new: CarpeDiem) -> list[Fact]:
    """A disc, bread, a payment, and the cards that are settled by it; the last one may settle by itself."""
    seat = old.seat
    choice = option - old.base
    if old.phase == p.DISC:
        cards: Value = [c.CARD_IDS[old.cards[place]] for place in c.BETWEEN[choice]]
        return [Fact("disc", seat, {"circle": choice + 1, "cards": cards})]
    if old.phase == p.PAY and option < p.PAY_BASE + p.TIMES:
        return []  # only composed
    told: list[Fact] = []
    steps = old.players[seat].steps
    fed = old.fed
    first = c.EMPTY
    times = 0
    if old.phase == p.PAY:
        first = old.paying
        times = option - p.PAY_BASE - p.TIMES
        told += paid(old, times)
    elif choice < p.LOAVES:
        first = choice
    elif choice < p.DONE:
        place = choice - p.LOAVES
        card = old.cards[place]
        told.append(Fact("loaves", seat, {"card": c.CARD_IDS[card], "bread": c.BREAD_TO_FULFIL}))
        told.append(rewarded(seat, card, 1, steps))
        steps = min(steps + c.GIVES_STEPS[card], c.LAST_STEP)
        fed |= BIT[place]
    for place in settled(old, first, new):
        card = old.cards[place]
        number = times_met(old.players[seat], card) if not c.IS_PAID[card] else times if place == first else 0
        if number:
            told.append(rewarded(seat, card, number, steps))
            steps = min(steps + c.GIVES_STEPS[card] * number, c.LAST_STEP)
        elif fed & BIT[place]:
            told.append(Fact("no_more", seat, {"card": c.CARD_IDS[card]}))
        else:
            told.append(Fact("fails", seat, {"card": c.CARD_IDS[card], "points": c.PENALTY}))
    if new.phase == p.PAY and new.paying != old.paying:
        told.append(Fact("may_pay", seat, {"card": c.CARD_IDS[new.cards[new.paying]]}))
    return told


def settled(old: CarpeDiem, first: int, new: CarpeDiem) -> list[int]:
    """The places of the cards that are settled now, in order."""
    same = new.circle == old.circle and new.scorers == old.scorers
    places = members(old.unscored & ~new.unscored if same else old.unscored)
    return sorted(places, key=lambda place: place != first)


def paid(old: CarpeDiem, times: int) -> list[Fact]:
    """Wares and coins for a red card."""
    if times == 0:
        return []
    card = old.cards[old.paying]
    price = price_of(card, old.wares_to_pay(), times)
    goods: dict[str, Value] = dict(zip((*c.WARE_IDS, "coins"), price, strict=True))
    return [Fact("pays", old.seat, {"card": c.CARD_IDS[card], "times": times, **goods})]


def rewarded(seat: int, card: int, times: int, steps: int) -> Fact:
    gains = {what: c.GIVEN[card].get(what, 0) * times for what in GAINS}
    gains["steps"] = min(gains["steps"], c.LAST_STEP - steps)
    return Fact("scores", seat, {"card": c.CARD_IDS[card], "times": times, **gains})


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
            Fact("shows", seat, {"cards": [c.KIND_IDS[card] for card in player.cards]})
            for seat, player in enumerate(new.players)
            if player.cards
        ]
        scores = new.scores()
        told.append(over(new, "points" if scores.count(max(scores)) == 1 else "track"))
    return told
