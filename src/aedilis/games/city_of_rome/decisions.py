"""Every decision of City of Rome, with its options. After a change: `make generate`."""

from __future__ import annotations

from typing import Final

from aedilis.engine import decisions as d
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules.rules import Rules

CARDS: Final = c.IDS[: c.KINDS]


class Actions(d.Table):
    PLACE = d.numbered(c.SPACES, "place", "space {n}", "space:{i}")
    TAKE = d.each(CARDS, "take", piece="offer:{name}")
    ACT = d.several(
        BUILD=d.each(CARDS, "build", piece="hand:{name}", prepares=True, does=Rules.choose_card),
        PRODUCE=d.one("produce", does=Rules.produce),
        DONE=d.one("done", does=Rules.end_turn),
    )
    CELL = d.each(c.CELL_NAMES, "at", piece="cell:{name}")
    PAY = d.several(
        BRICK=d.each(c.CELL_NAMES, "brick", piece="cell:{name}", prepares=True, does=Rules.pay_with_token),
        COINS=d.one("coins", "money", prepares=True, does=Rules.choose_cell),
    )
    SCHOOL = d.each(c.DECK_NAMES, "draw", piece="deck:{name}")
    KEEP = d.each(CARDS, "keep", piece="drawn:{name}")
    UNDER = d.each(CARDS, "under", piece="drawn:{name}")


class Outcomes(d.Table):
    CARD = d.each(CARDS, "card", "{name}", "card:{name}")
    STRIP = d.each(c.ARRANGEMENTS, "strip", piece="strip")
    FIRST = d.numbered(c.MOST_SEATS, "first", "first {i}", "seat:{i}")


class Decisions(d.DecisionTable):
    FIRST_PLAYER = d.Chance(
        Outcomes.FIRST,
        lists=Rules.everybody,
        does=Rules.choose_first_player,
        rule="setup",
        asks=N_("Chance decides who goes first."),
    )
    STRIP = d.Chance(
        Outcomes.STRIP,
        lists=Rules.unseen_strips,
        weighs=Rules.sides_like,
        does=Rules.see_strip,
        rule="preparation",
        asks=N_("The next action strip is turned up."),
    )
    DRAW = d.Chance(
        Outcomes.CARD,
        draws=Rules.deck_in_use,
        does=Rules.draw,
        rule="school",
        asks=N_("Cards are drawn from deck {deck}."),
    )
    KEEP = d.Decision(
        Actions.KEEP,
        lists=Rules.drawn_cards,
        does=Rules.keep,
        rule="school",
        asks=N_("Keep one of these cards."),
        waits=N_("{seat} keeps one of the drawn cards."),
    )
    REVEAL = d.Chance(
        Outcomes.CARD,
        draws=Rules.deck_in_use,
        does=Rules.reveal,
        rule="preparation",
        asks=N_("The offer is laid out."),
    )
    PLACE = d.Decision(
        Actions.PLACE,
        lists=Rules.free_spaces,
        does=Rules.place_builder,
        rule="placement",
        asks=N_("Place a builder on the action strip."),
        waits=N_("{seat} places a builder on the action strip."),
    )
    TAKE = d.Decision(
        Actions.TAKE,
        lists=Rules.cards_on_offer,
        does=Rules.take_from_offer,
        rule="take",
        asks=N_("Take a card from the offer."),
        waits=N_("{seat} takes a card from the offer."),
    )
    ACT = d.Decision(Actions.ACT, lists=Rules.actions, rule="actions")  # what it asks depends on what is left to do
    PAY = d.Decision(
        Actions.PAY,
        lists=Rules.payments,
        rule="buying",
        asks=N_("How do you pay for {card}? Still missing: {points}."),
        waits=N_("{seat} pays for {card}."),
        shown_as="act",
    )
    CELL = d.Decision(
        Actions.CELL,
        lists=Rules.cells,
        does=Rules.build,
        rule="where",
        asks=N_("Where do you build {card}?"),
        waits=N_("{seat} chooses a place for {card}."),
        shown_as="act",
    )
    SCHOOL = d.Decision(
        Actions.SCHOOL,
        lists=Rules.school_decks,
        does=Rules.draw_from,
        rule="school",
        asks=N_("Which deck do you draw up to {cards} from?"),
        waits=N_("{seat} chooses a deck to draw from."),
    )
    UNDER = d.Decision(
        Actions.UNDER,
        lists=Rules.drawn_cards,
        does=Rules.lay_under,
        rule="school",
        asks=N_("Which card goes under the deck next?"),
        waits=N_("{seat} lays cards under the deck."),
    )
    END = d.Decision(rule="scoring")


def most(seats: int) -> dict[str, int]:
    """How often each can come up: every builder builds, pays with tokens, produces and visits a school."""
    turns = c.ROUNDS[seats] * seats * c.BUILDERS[seats]
    return {
        "first player": 1,
        "strip": c.STRIPS,
        "reveal": c.ROUNDS[seats] * c.OFFER_PER_DECK[seats] * c.DECKS[seats],
        "place": turns,
        "take": turns,
        "act": 2 * turns,  # to build and to produce
        "pay": turns * c.HIGHEST_COST,
        "cell": turns,
        "school": turns,
        "draw": seats + turns * c.MOST_DRAWN,
        "keep": seats + turns,
        "under": turns * (c.MOST_DRAWN - 1),
    }
