"""The tables of everything that players and chance can do in City of Rome, with stable names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.city_of_rome.data import components as c

_CARDS: Final = c.IDS[: c.KINDS]

ACTIONS: Final = [
    *(Action(f"space {n + 1}", "place", f"space:{n}") for n in range(c.SPACES)),
    *(Action(f"take {card}", "take", f"offer:{card}") for card in _CARDS),
    *(Action(f"build {card}", "build", f"hand:{card}", prepares=True) for card in _CARDS),
    Action("produce", "produce"),
    Action("done", "done"),
    *(Action(f"at {name}", "at", f"cell:{name}") for name in c.CELL_NAMES),
    *(Action(f"brick {name}", "brick", f"cell:{name}", prepares=True) for name in c.CELL_NAMES),
    Action("coins", "coins", "money", prepares=True),
    *(Action(f"draw {deck}", "draw", f"deck:{deck}") for deck in c.DECK_NAMES),
    *(Action(f"keep {card}", "keep", f"drawn:{card}") for card in _CARDS),
    *(Action(f"under {card}", "under", f"drawn:{card}") for card in _CARDS),
]

OUTCOMES: Final = [
    *(Action(card, "card", f"card:{card}") for card in _CARDS),
    *(Action(f"strip {side}", "strip", "strip") for side in c.ARRANGEMENTS),
    *(Action(f"first {seat}", "first", f"seat:{seat}") for seat in range(c.MOST_SEATS)),
]


# What a builder's turn takes at most once each; payments and schools take several decisions.
_ONCE_A_TURN: Final = ("place", "take", "build", "at", "produce")


def longest(seats: int) -> int:
    """The most decisions a game can take: every builder builds, pays with tokens, produces and visits a school."""
    opening = 1 + 2 * seats
    school = 1 + c.MOST_DRAWN + 1 + c.MOST_DRAWN - 1  # the deck, the cards, the one to keep, the others under the deck
    turn = len(_ONCE_A_TURN) + c.HIGHEST_COST + school
    round = c.SPACES + c.OFFER_PER_DECK[seats] * c.DECKS[seats] + seats * c.BUILDERS[seats] * turn
    return opening + c.STRIPS + c.ROUNDS[seats] * round
