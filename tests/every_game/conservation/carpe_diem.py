"""Where the pieces of Carpe Diem can be, and how wares, coins, bread, steps and points come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from aedilis import Fact, Position
from aedilis.engine.bits import members
from aedilis.games.carpe_diem import GAME
from aedilis.games.carpe_diem.data.components import CARD_IDS, DATA, EMPTY, FRAME_IDS, KIND_IDS, TABLEAU_IDS, TILE_IDS
from aedilis.games.carpe_diem.rules.state import State

Coins = list[dict[str, int]]  # by seat

WARES: Final = ("grapes", "herbs", "chickens", "fish")
FACES: Final = [*KIND_IDS, "?"]


# -- pieces -------------------------------------------------------------------------------------------------


def everything(seats: int) -> Counter[str]:
    """All tiles, cards, frame pieces and tableaus."""
    pieces: Counter[str] = Counter()
    for tile in [*DATA["tiles"]["light"], *DATA["tiles"]["dark"]]:
        pieces[tile["id"]] = tile["copies"]
    for card in DATA["fountains"]["cards"]:
        pieces[f"fountain {card['kind']}"] = card["copies"]
    pieces.update(piece["id"] for piece in (*DATA["cards"]["scoring"], *DATA["frames"]["pieces"], *DATA["tableaus"]))
    return pieces


def whereabouts(position: Position) -> Counter[str]:
    at = cast(State, position)
    tiles = [*at.stock[0], *at.stock[1], *at.depots, *at.seals, at.tile]
    fountains = [*at.fountains, *at.drawn, *(card % len(FACES) for card in at.returned)]
    frames, tableaus = members(at.box_frames), members(at.box_tableaus)
    for player in at.players:
        tiles += [*player.stored, *(laid if laid == EMPTY else laid // 4 for laid in player.cells)]
        fountains += player.cards
        frames += player.frame
        tableaus += [player.tableau]
    pieces = Counter(TILE_IDS[tile] for tile in tiles if tile != EMPTY)
    pieces.update(f"fountain {FACES[card]}" for card in fountains)
    pieces.update(CARD_IDS[card] for card in [*members(at.box_cards), *members(at.pack), *at.cards] if card != EMPTY)
    pieces.update(FRAME_IDS[piece] for piece in frames)
    pieces.update(TABLEAU_IDS[tableau] for tableau in tableaus if tableau != EMPTY)
    return pieces


def leaving(before: Position, option: int) -> Counter[str]:
    """What is left in a depot when two (of two players) or three (of three) were taken from it."""
    action = GAME.action(before, option)
    at = cast(State, before)
    if action.verb != "take" or at.seats == 4:
        return Counter()
    space, slot = int(action.piece[5]) - 1, "abcd".index(action.piece[6])
    depot = at.depots[4 * space : 4 * space + 4]
    depot[slot] = EMPTY
    left = [tile for tile in depot if tile != EMPTY]
    return Counter(TILE_IDS[tile] for tile in left) if len(left) == 4 - at.seats else Counter()


# -- goods, steps and points ------------------------------------------------------------------------------------


def coins(position: Position) -> Coins:
    """What each seat has."""
    return [
        {
            **dict(zip(WARES, player.wares, strict=True)),
            "coins": player.coins,
            "bread": player.bread,
            "steps": player.steps,
            "points": player.gained - 4 * player.failed,
        }
        for player in cast(State, position).players
    ]


def coins_after(before: Coins, facts: Sequence[Fact], position: Position) -> Coins:
    """What each seat must have after what the log tells."""
    have = [dict(seat) for seat in before]
    for fact in facts:
        values = cast(dict[str, int], fact.values)
        if fact.what == "harvests":
            have[fact.seat][str(fact.values["ware"])] += values["number"]
        elif fact.what in ("takes", "loaves"):
            have[fact.seat]["bread"] -= values["bread"]
        elif fact.what in ("bakes", "earns", "advances", "banderole", "scores"):
            for good in ("coins", "bread", "steps", "points"):
                have[fact.seat][good] += values.get(good, 0)
        elif fact.what == "fails":
            have[fact.seat]["points"] -= values["points"]
        elif fact.what in ("sells", "pays"):
            for ware in WARES:
                have[fact.seat][ware] -= values[ware]
            have[fact.seat]["coins"] += values["coins"] * (1 if fact.what == "sells" else -1)
    return have


def assert_all_there(position: Position) -> None:
    """Nobody has less than nothing; discs, banderoles and the track are as the rulebook says."""
    at = cast(State, position)
    for seat, player in enumerate(at.players):
        assert min(*player.wares, player.coins, player.bread) >= 0
        assert 0 <= player.steps <= 20
        assert at.discs.count(seat) <= 4
        if player.tableau != EMPTY:
            marked = "".join(DATA["tableaus"][player.tableau]["cells"])
            free = [cell for cell, laid in enumerate(player.cells) if laid == EMPTY]
            assert members(player.banderoles) == [cell for cell in free if marked[cell] == "b"]
    assert sorted(at.order) == list(range(at.seats))
    steps = [at.players[seat].steps for seat in at.order]
    assert steps == sorted(steps, reverse=True)
