"""What fills the {blanks} of the rulebook of Carpe Diem, so that it never contradicts the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.bits import count, members
from aedilis.engine.words import N_, Words, rows
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.words import terms

NUMBERS: Final[dict[str, object]] = {
    "worst": 2 * c.PENALTY,
    "light_tiles": len(c.STOCKS[0]),
    "dark_tiles": len(c.STOCKS[1]),
    "number_of_fountain_cards": len(c.FOUNTAIN_STACK),
    "banderoles": count(c.BANDEROLES[0]),
    "chimneys": sum(copies * chimneys for copies, chimneys in zip(c.COPIES, c.CHIMNEYS, strict=True)),
    "grid_rows": c.PLACES // c.GRID_COLUMNS,
    "landscape_task": c.DATA["frames"]["points"]["landscapes"],
    "dwelling_task": c.DATA["frames"]["points"]["dwellings"],
    "villa_task": c.DATA["frames"]["points"]["villa"],
}


def blanks(words: Words) -> dict[str, object]:
    return {**NUMBERS, **lists(words), **examples(words)}


# -- lists --------------------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    kinds, cards = range(c.KINDS), range(c.CARDS)
    return {
        "rows_of_kinds": rows((terms.kind_name(words, kind), size(words, kind), *tiles(kind)) for kind in kinds),
        "rows_of_cards": rows((c.CARD_IDS[card], terms.needs(words, card), terms.gives(words, card)) for card in cards),
        "rows_of_frames": rows((piece["id"], tasks(words, piece["tasks"])) for piece in c.DATA["frames"]["pieces"]),
        "rows_of_tableaus": rows(
            (
                c.TABLEAU_IDS[tableau],
                c.CELL_NAMES[c.SHOVEL[tableau]],
                ", ".join(c.CELL_NAMES[cell] for cell in members(c.BANDEROLES[tableau])),
            )
            for tableau in range(c.TABLEAUS)
        ),
        "rows_of_players": rows(
            (seats, *c.CARDS_DEALT[seats], count(c.USED_CIRCLES[seats]), ", ".join(map(str, c.START_POINTS[seats])))
            for seats in range(c.FEWEST_SEATS, c.MOST_SEATS + 1)
        ),
        "rows_of_villas": rows(enumerate(c.VILLA_POINTS[1:], 1)),
    }


def size(words: Words, kind: int) -> str:
    """How many tiles it takes to finish one."""
    if kind >= c.SINGLE:
        return words.say(N_("one tile"))
    if kind >= c.DWELLING:
        return words.say(N_("two halves"))
    if kind >= c.LANDSCAPE:
        return words.say(N_("two to {most} tiles"), most=c.MOST_TILES)
    return words.say(N_("two tiles or more"))


def tiles(kind: int) -> list[int]:
    """The light and the dark tiles that show it."""
    return [sum(kind in c.SHOWN[tile] for tile in stock) for stock in c.STOCKS]


def tasks(words: Words, data: Iterable[dict[str, object]]) -> str:
    named = ((terms.kind_name(words, c.KIND_IDS.index(str(task["kind"]))), task["line"]) for task in data)
    return ", ".join(words.say(N_("{kind} (line {line})"), kind=kind, line=line) for kind, line in named)


# -- the worked examples, for which the book says what is owned and built -----------------------------


def examples(words: Words) -> dict[str, object]:
    start = 0
    one, other = c.LINES[start]
    (beyond,) = set(c.LINES[one]) - {start}
    herbs = c.CARD_IDS.index("A05")
    return {
        "ex_space": start + 1,
        "ex_one": one + 1,
        "ex_other": other + 1,
        "ex_beyond": beyond + 1,
        "ex_fish": 3 - c.LANDSCAPE_LESS,
        "ex_most_wares": c.MOST_TILES - c.LANDSCAPE_LESS,
        "ex_coins": 2 + 3 + c.MERCHANT_COINS,
        "ex_card_needs": terms.needs(words, herbs),
        "ex_card_points": c.GIVES_POINTS[herbs],
        "ex_card_twice": 2 * c.GIVES_POINTS[herbs],
        "ex_villas": c.VILLA_POINTS[2] + c.VILLA_POINTS[4],
        "ex_leftovers": (2 + 1 + 1 + 1) // c.LEFTOVERS_A_POINT,
    }
