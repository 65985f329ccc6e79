"""What fills the {blanks} of the rulebook of City of Rome, so that the book never contradicts the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import Words, rows
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.words.reference import KINDS_IN_WORDS, buildings, symbols


def blanks(words: Words) -> dict[str, object]:
    values: dict[str, object] = {**NUMBERS, **EXAMPLES}
    for seats in c.SEATS:
        values |= {f"{name}_{seats}": value for name, value in of_players(seats).items()}
    values |= {f"cards_{deck}": len(cards) for deck, cards in zip(c.DECK_NAMES, c.FULL_DECKS)}
    values["rows_of_aqueducts"] = rows(enumerate(c.AQUEDUCT_POINTS))
    for kind, name in KINDS_IN_WORDS.items():
        values[f"list_of_{kind}"] = listed(entry for entry in buildings(words) if entry.kind == words.say(name))
    values["list_of_strips"] = "\n".join(
        f"- {symbols(words, front)} / {symbols(words, front[::-1])}" for front in c.FRONTS
    )
    return values


def of_players(seats: int) -> dict[str, object]:
    """What changes with the number of players."""
    cards = [card for card in c.DATA["influence_card"] if seats in card["players"]]
    appear = [round for round in range(c.ROUNDS[seats] + 1) if c.INFLUENCE_APPEARS[seats][round]]
    return {
        "rounds": c.ROUNDS[seats],
        "builders": c.BUILDERS[seats],
        "turns": c.ROUNDS[seats] * c.BUILDERS[seats],
        "decks": ", ".join(c.DECK_NAMES[: c.DECKS[seats]]),
        "per_deck": c.OFFER_PER_DECK[seats],
        "offer": c.OFFER_PER_DECK[seats] * c.DECKS[seats],
        "influence": ", ".join(str(card["value"]) for card in cards),
        "after": ", ".join(str(card["after"]) for card in cards),
        "influence_rounds": ", ".join(map(str, appear)),
    }


NUMBERS: Final[dict[str, object]] = {
    "free_places": c.WIDTH * c.HEIGHT - len(c.START_CELLS),
    "opening_deck": c.DECK_NAMES[c.OPENING_DECK],
    "school_decks": ", ".join(c.DECK_NAMES[c.FIRST_SCHOOL_DECK :]),
    "school_decks_2": ", ".join(c.DECK_NAMES[c.FIRST_SCHOOL_DECK : c.DECKS[2]]),
    "strip_bricks": c.FRONTS[0].count("B"),
    "strip_cogs": c.FRONTS[0].count("C"),
    "colours": len(c.COLOUR_NAMES),
    "cards_start": len(c.START_CELLS) * c.MOST_SEATS,
    "most_aqueducts": len(c.AQUEDUCT_POINTS) - 1,
    **{f"supply_{what}": number for what, number in c.DATA["supply"].items() if what != "origin"},
}


# -- the worked examples, for which the book says what is built and owned --------------------------------


def _examples() -> dict[str, object]:
    market, venus = (c.IDS.index(card) for card in ("II-market", "I-venus"))
    due = max(c.COST[market] - 2, 0)  # beyond one free build point and one brick token
    cogs = max(c.PRODUCTION_COST - 1, 0)  # beyond one free production point
    card = c.DATA["influence_card"][2]["value"]
    scored = {
        "ex_aqueduct": c.AQUEDUCT_POINTS[1],
        "ex_venus": 3 * c.TEMPLE_POINTS[venus],
        "ex_money": 7 * c.POINTS_PER_MONEY,
        "ex_influence": 5 // c.INFLUENCE_PER_POINT,
        "ex_card": card,
    }
    return {
        "cost_market": c.COST[market],
        "ex_market_due": due,
        "ex_market_price": due * c.PRICE_OF_BUILD_POINT,
        "ex_market_money": max(c.COST[market] - 1, 0) * c.PRICE_OF_BUILD_POINT,
        "ex_colosseum": 3 + c.BONUS[c.IDS.index("I-colosseum")],
        "ex_cogs": cogs,
        "ex_cogs_price": cogs * c.PRICE_OF_PRODUCTION_POINT,
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
        deck = c.DECK_OF[c.IDS.index(entry.id)]
        where = c.DECK_NAMES[deck] if deck != c.EMPTY else entry.group
        equals.setdefault((entry.name, details, entry.effect), []).append(f"{where} ×{entry.copies}")
    return "\n".join(
        f"- **{name}** ({', '.join(where)}{details}): {effect}" for (name, details, effect), where in equals.items()
    )
