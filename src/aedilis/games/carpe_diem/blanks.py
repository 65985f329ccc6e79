"""What fills the {blanks} of the rulebook of Carpe Diem, so that it never contradicts the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.bits import count, members
from aedilis.engine.words import N_, Words
from aedilis.games.carpe_diem import terms
from aedilis.games.carpe_diem.components import (
    ADMINISTRATOR_STEPS,
    BAKER_BREAD,
    BAKERY_BREAD,
    BANDEROLES,
    BREAD_TO_FULFIL,
    BREAD_TO_MOVE,
    CARD_IDS,
    CARDS,
    CARDS_DEALT,
    CELL_NAMES,
    CHIMNEYS,
    COLUMNS,
    COPIES,
    DATA,
    DEPOT,
    DWELLING,
    FEWEST_SEATS,
    FIRST_DARK,
    FOUNTAIN_CARDS,
    FOUNTAIN_COPIES,
    FOUNTAIN_POINTS,
    FOUNTAIN_STACK,
    FRAMES,
    GIVES_POINTS,
    GRID_COLUMNS,
    KIND_IDS,
    KINDS,
    LANDSCAPE,
    LANDSCAPE_LESS,
    LAST_STEP,
    LEFT_OVER,
    LEFTOVERS_A_POINT,
    LINES,
    MARKET_COINS,
    MERCHANT_COINS,
    MOST_SEATS,
    MOST_TILES,
    PENALTY,
    PLACES,
    ROUNDS,
    ROWS,
    SEALS,
    SHOVEL,
    SHOWN,
    SINGLE,
    SPACES,
    STAGES,
    START_POINTS,
    STOCKS,
    TABLEAU_IDS,
    TABLEAUS,
    TILES,
    USED_CIRCLES,
    VILLA_POINTS,
)

NUMBERS: Final[dict[str, object]] = {
    "columns": COLUMNS,
    "rows": ROWS,
    "spaces": SPACES,
    "stages": STAGES,
    "rounds": ROUNDS,
    "penalty": PENALTY,
    "worst": 2 * PENALTY,
    "light_tiles": len(STOCKS[0]),
    "dark_tiles": len(STOCKS[1]),
    "number_of_cards": CARDS,
    "number_of_fountain_cards": len(FOUNTAIN_STACK),
    "fountain_copies": FOUNTAIN_COPIES[0],
    "fountain_points": FOUNTAIN_POINTS[0],
    "fountain_draw": FOUNTAIN_CARDS,
    "number_of_frames": FRAMES,
    "number_of_tableaus": TABLEAUS,
    "banderoles": count(BANDEROLES[0]),
    "chimneys": sum(copies * chimneys for copies, chimneys in zip(COPIES, CHIMNEYS, strict=True)),
    "grid_columns": GRID_COLUMNS,
    "grid_rows": PLACES // GRID_COLUMNS,
    "seals": SEALS,
    "depot": DEPOT,
    "left_2": LEFT_OVER[2],
    "left_3": LEFT_OVER[3],
    "bread_to_move": BREAD_TO_MOVE,
    "bread_to_fulfil": BREAD_TO_FULFIL,
    "most_tiles": MOST_TILES,
    "less": LANDSCAPE_LESS,
    "merchant_coins": MERCHANT_COINS,
    "baker_bread": BAKER_BREAD,
    "administrator_steps": ADMINISTRATOR_STEPS,
    "market_coins": MARKET_COINS,
    "bakery_bread": BAKERY_BREAD,
    "last_step": LAST_STEP,
    "leftovers": LEFTOVERS_A_POINT,
    "landscape_task": DATA["frames"]["points"]["landscapes"],
    "dwelling_task": DATA["frames"]["points"]["dwellings"],
    "villa_task": DATA["frames"]["points"]["villa"],
}


def blanks(words: Words) -> dict[str, object]:
    return {**NUMBERS, **lists(words), **examples(words)}


# -- lists --------------------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    cards = range(CARDS)
    return {
        "rows_of_kinds": rows((terms.kind_name(words, kind), size(words, kind), *tiles(kind)) for kind in range(KINDS)),
        "rows_of_cards": rows((CARD_IDS[card], terms.needs(words, card), terms.gives(words, card)) for card in cards),
        "rows_of_frames": rows((piece["id"], tasks(words, piece["tasks"])) for piece in DATA["frames"]["pieces"]),
        "rows_of_tableaus": rows(
            (
                TABLEAU_IDS[tableau],
                CELL_NAMES[SHOVEL[tableau]],
                ", ".join(CELL_NAMES[cell] for cell in members(BANDEROLES[tableau])),
            )
            for tableau in range(TABLEAUS)
        ),
        "rows_of_players": rows(
            (seats, *CARDS_DEALT[seats], count(USED_CIRCLES[seats]), ", ".join(map(str, START_POINTS[seats])))
            for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
        ),
        "rows_of_villas": rows(enumerate(VILLA_POINTS[1:], 1)),
    }


def rows(cells: Iterable[Iterable[object]]) -> str:
    """Rows of a table in Markdown."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in cells)


def size(words: Words, kind: int) -> str:
    """How many tiles it takes to finish one."""
    if kind >= SINGLE:
        return words.say(N_("one tile"))
    if kind >= DWELLING:
        return words.say(N_("two halves"))
    if kind >= LANDSCAPE:
        return words.say(N_("two to {most} tiles"), most=MOST_TILES)
    return words.say(N_("two tiles or more"))


def tiles(kind: int) -> tuple[int, int]:
    """The light and the dark tiles that show it."""
    light = sum(COPIES[tile] for tile in range(FIRST_DARK) if kind in SHOWN[tile])
    return light, sum(COPIES[tile] for tile in range(FIRST_DARK, TILES) if kind in SHOWN[tile])


def tasks(words: Words, data: Iterable[dict[str, object]]) -> str:
    named = ((terms.kind_name(words, KIND_IDS.index(str(task["kind"]))), task["line"]) for task in data)
    return ", ".join(words.say(N_("{kind} (line {line})"), kind=kind, line=line) for kind, line in named)


# -- the worked examples, for which the book says what is owned and built -----------------------------


def examples(words: Words) -> dict[str, object]:
    start = 0
    one, other = LINES[start]
    (beyond,) = set(LINES[one]) - {start}
    herbs = CARD_IDS.index("A05")
    return {
        "ex_space": start + 1,
        "ex_one": one + 1,
        "ex_other": other + 1,
        "ex_beyond": beyond + 1,
        "ex_fish": 3 - LANDSCAPE_LESS,
        "ex_most_wares": MOST_TILES - LANDSCAPE_LESS,
        "ex_coins": 2 + 3 + MERCHANT_COINS,
        "ex_card_needs": terms.needs(words, herbs),
        "ex_card_points": GIVES_POINTS[herbs],
        "ex_card_twice": 2 * GIVES_POINTS[herbs],
        "ex_villas": VILLA_POINTS[2] + VILLA_POINTS[4],
        "ex_leftovers": (2 + 1 + 1 + 1) // LEFTOVERS_A_POINT,
    }
