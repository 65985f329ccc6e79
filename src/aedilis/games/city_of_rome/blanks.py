"""What fills the {blanks} of the rulebook of City of Rome, so that the book never contradicts the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import Words
from aedilis.games.city_of_rome.components import (
    AQUEDUCT_POINTS,
    BONUS,
    BUILDERS,
    COLOUR_NAMES,
    COST,
    DATA,
    DECK_NAMES,
    DECK_OF,
    DECKS,
    EMPTY,
    FIRST_SCHOOL_DECK,
    FRONTS,
    FULL_DECKS,
    HEIGHT,
    IDS,
    INFLUENCE_APPEARS,
    INFLUENCE_PER_POINT,
    MOST_SEATS,
    OFFER_PER_DECK,
    OPENING_DECK,
    POINTS_PER_MONEY,
    PRICE_OF_BUILD_POINT,
    PRICE_OF_PRODUCTION_POINT,
    PRODUCTION_COST,
    ROUNDS,
    SEATS,
    SPACES,
    START_CELLS,
    START_MONEY,
    STRIPS,
    TEMPLE_POINTS,
    WIDTH,
)
from aedilis.games.city_of_rome.reference import KINDS_IN_WORDS, deck_buildings, start_buildings, symbols


def blanks(words: Words) -> dict[str, object]:
    values: dict[str, object] = {**NUMBERS, **EXAMPLES}
    for seats in SEATS:
        values |= {f"{name}_{seats}": value for name, value in of_players(seats).items()}
    values |= {f"cards_{deck}": len(cards) for deck, cards in zip(DECK_NAMES, FULL_DECKS)}
    values["rows_of_aqueducts"] = "\n".join(f"| {number} | {points} |" for number, points in enumerate(AQUEDUCT_POINTS))
    buildings = [*start_buildings(words), *deck_buildings(words)]
    for kind, name in KINDS_IN_WORDS.items():
        values[f"list_of_{kind}"] = listed([entry for entry in buildings if entry.kind == words.say(name)])
    values["list_of_strips"] = "\n".join(
        f"- {symbols(words, front)} / {symbols(words, front[::-1])}" for front in FRONTS
    )
    return values


def of_players(seats: int) -> dict[str, object]:
    """What changes with the number of players."""
    cards = [card for card in DATA["influence_card"] if seats in card["players"]]
    appear = [round for round in range(ROUNDS[seats] + 1) if INFLUENCE_APPEARS[seats][round]]
    return {
        "rounds": ROUNDS[seats],
        "builders": BUILDERS[seats],
        "turns": ROUNDS[seats] * BUILDERS[seats],
        "decks": ", ".join(DECK_NAMES[: DECKS[seats]]),
        "per_deck": OFFER_PER_DECK[seats],
        "offer": OFFER_PER_DECK[seats] * DECKS[seats],
        "influence": ", ".join(str(card["value"]) for card in cards),
        "after": ", ".join(str(card["after"]) for card in cards),
        "influence_rounds": ", ".join(map(str, appear)),
    }


NUMBERS: Final[dict[str, object]] = {
    "start_money": START_MONEY,
    "width": WIDTH,
    "height": HEIGHT,
    "free_places": WIDTH * HEIGHT - len(START_CELLS),
    "opening_deck": DECK_NAMES[OPENING_DECK],
    "school_decks": ", ".join(DECK_NAMES[FIRST_SCHOOL_DECK:]),
    "school_decks_2": ", ".join(DECK_NAMES[FIRST_SCHOOL_DECK : DECKS[2]]),
    "build_price": PRICE_OF_BUILD_POINT,
    "production_price": PRICE_OF_PRODUCTION_POINT,
    "production_cost": PRODUCTION_COST,
    "influence_per_point": INFLUENCE_PER_POINT,
    "points_per_money": POINTS_PER_MONEY,
    "strips": STRIPS,
    "spaces": SPACES,
    "strip_bricks": FRONTS[0].count("B"),
    "strip_cogs": FRONTS[0].count("C"),
    "colours": len(COLOUR_NAMES),
    "cards_start": len(START_CELLS) * MOST_SEATS,
    "most_aqueducts": len(AQUEDUCT_POINTS) - 1,
    **{f"supply_{what}": number for what, number in DATA["supply"].items() if what != "origin"},
}


# -- the worked examples, for which the book says what is built and owned --------------------------------


def _examples() -> dict[str, object]:
    market, venus = (IDS.index(card) for card in ("II-market", "I-venus"))
    due = max(COST[market] - 2, 0)  # beyond one free build point and one brick token
    cogs = max(PRODUCTION_COST - 1, 0)  # beyond one free production point
    card = DATA["influence_card"][2]["value"]
    scored = {
        "ex_aqueduct": AQUEDUCT_POINTS[1],
        "ex_venus": 3 * TEMPLE_POINTS[venus],
        "ex_money": 7 * POINTS_PER_MONEY,
        "ex_influence": 5 // INFLUENCE_PER_POINT,
        "ex_card": card,
    }
    return {
        "cost_market": COST[market],
        "ex_market_due": due,
        "ex_market_price": due * PRICE_OF_BUILD_POINT,
        "ex_market_money": max(COST[market] - 1, 0) * PRICE_OF_BUILD_POINT,
        "ex_colosseum": 3 + BONUS[IDS.index("I-colosseum")],
        "ex_cogs": cogs,
        "ex_cogs_price": cogs * PRICE_OF_PRODUCTION_POINT,
        **scored,
        "ex_total": 11 + 2 + 21 + sum(scored.values()),
    }


EXAMPLES: Final = _examples()


# -- lists of cards -----------------------------------------------------------------------------------


def listed(entries: Iterable[Entry]) -> str:
    """The cards as a list in Markdown; equals in several decks are one item."""
    equals: dict[tuple[str, str, str], list[str]] = {}
    for entry in entries:
        details = "".join(f"; {label} {value}" for label, value in entry.details.items())
        deck = DECK_OF[IDS.index(entry.id)]
        where = DECK_NAMES[deck] if deck != EMPTY else entry.group
        equals.setdefault((entry.name, details, entry.effect), []).append(f"{where} ×{entry.copies}")
    return "\n".join(
        f"- **{name}** ({', '.join(where)}{details}): {effect}" for (name, details, effect), where in equals.items()
    )
