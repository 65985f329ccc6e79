"""What fills the {blanks} of the rulebook of Foundations of Rome, so that it never contradicts the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.words import Words
from aedilis.games.foundations_of_rome import effects, terms
from aedilis.games.foundations_of_rome.components import (
    AUGUR_PRICE,
    BASE_INCOME,
    BOARD_SIZE,
    BRIBE,
    CARDS,
    CARDS_IN_PILE,
    CERES_CARDS,
    CIVIC_DIVISOR,
    COMMERCIAL_GARDEN_POINTS,
    COUNT,
    DATA,
    ERAS,
    FACE_DOWN_POINTS,
    FAVOUR_TOKENS,
    FIRST_GARDEN,
    FIRST_MONUMENT,
    FRESH_POINTS,
    GARDEN_POINTS,
    GARDENS_AT_START,
    GOAL_POINTS,
    GOALS,
    GOALS_DEALT,
    IDLE_ROUNDS,
    KIND_IDS,
    KINDS,
    LEADER_BONUS,
    LEAST_PRICE,
    LOT_MARKER_POINTS,
    LOT_MARKERS,
    LOT_NAMES,
    LOTS,
    MONUMENT_MARKERS,
    MONUMENTS,
    MONUMENTS_IN_PLAY,
    MORE_SILVER,
    MOST_BRIBE,
    MOST_LOT_MARKERS,
    OFFERED_SILVER,
    PILES,
    POINTS,
    POPULATION,
    PRICES,
    PROPOSALS,
    ROLES,
    ROLES_DEALT,
    SIDE,
    SILVER,
    SLOTS,
    START_DEEDS,
    START_SILVER,
    TRAY_KINDS,
    TURNS_IN_ERA,
    UNUSED_POINTS,
    USED_POINTS,
    WITHDRAWALS,
)
from aedilis.games.foundations_of_rome.effects import TOGETHER
from aedilis.games.foundations_of_rome.reference import TIMINGS
from aedilis.games.foundations_of_rome.scoring import population_points

ALONE: Final = 1  # player, against Ceres


def last_lot(seats: int) -> str:
    """The lower right corner of the lots in use."""
    size = BOARD_SIZE[seats]
    return LOT_NAMES[(size - 1) * SIDE + size - 1]


NUMBERS: Final[dict[str, object]] = {
    "eras": ERAS,
    "number_of_deeds": LOTS,
    "number_of_buildings": sum(COUNT[:TRAY_KINDS]),
    "number_of_monuments": MONUMENTS,
    "number_of_goals": GOALS,
    "number_of_roles": ROLES,
    "number_of_cards": CARDS,
    "markers": LOT_MARKERS,
    "most_markers": MOST_LOT_MARKERS,
    "tokens": FAVOUR_TOKENS,
    "start_silver": START_SILVER,
    "more_silver": MORE_SILVER,
    "start_deeds": START_DEEDS,
    "slots": SLOTS,
    "income": BASE_INCOME,
    "prices": ", ".join(map(str, PRICES)),
    "least_price": LEAST_PRICE,
    "monument_markers": MONUMENT_MARKERS,
    "bonus_1": LEADER_BONUS[1],
    "bonus_2": LEADER_BONUS[2],
    "bonus_3": LEADER_BONUS[3],
    "marker_points": LOT_MARKER_POINTS,
    "fresh_points": FRESH_POINTS,
    "used_points": USED_POINTS,
    "proposals": PROPOSALS,
    "withdrawals": WITHDRAWALS,
    "augur_price": AUGUR_PRICE,
    "goals_dealt": GOALS_DEALT,
    "roles_dealt": ROLES_DEALT,
    "player_numbers": "/".join(map(str, TOGETHER)),
    "cards_in_pile": CARDS_IN_PILE,
    "last_lot": last_lot(ALONE),
    "ceres_monuments": MONUMENTS_IN_PLAY[ALONE],
    "ceres_gardens": GARDENS_AT_START[0],
    "ceres_cards": CERES_CARDS,
    "bribe": BRIBE,
    "most_bribe": MOST_BRIBE,
    "commercial_garden_points": COMMERCIAL_GARDEN_POINTS,
    "civic_garden_points": GARDEN_POINTS[0],
    "civic_garden_points_hardest": GARDEN_POINTS[-1],
    "face_down_points": FACE_DOWN_POINTS,
    "idle_rounds": IDLE_ROUNDS,
    "turns_in_era": TURNS_IN_ERA,
    "silver_steps": ", ".join(map(str, OFFERED_SILVER)),
    "most_silver_offered": sum(OFFERED_SILVER),
}


def blanks(words: Words) -> dict[str, object]:
    return {**NUMBERS, **lists(words), **examples()}


# -- lists ---------------------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    return {
        "rows_of_buildings": rows(tray_building(words, kind) for kind in range(TRAY_KINDS)),
        "rows_of_monuments": rows(monument(words, kind) for kind in range(FIRST_MONUMENT, FIRST_GARDEN)),
        "rows_of_players": rows(
            (seats, f"{LOT_NAMES[0]}–{last_lot(seats)}", MONUMENTS_IN_PLAY[seats], ", ".join(map(str, PILES[seats])))
            for seats in TOGETHER
        ),
        "rows_of_goals": rows(goal(words, number) for number in range(GOALS)),
        "rows_of_roles": rows(
            (terms.role_name(words, role), effects.role_effect(words, role)) for role in range(ROLES)
        ),
        "rows_of_cards": rows(card(words, number) for number in range(CARDS)),
        "rows_of_gardens": rows(
            (terms.kind_name(words, kind), COUNT[kind], effects.worth(words, kind))
            for kind in range(FIRST_GARDEN, KINDS)
        ),
    }


def rows(cells: Iterable[Iterable[object]]) -> str:
    """Rows of a table in Markdown."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in cells)


def named(words: Words, kind: int) -> tuple[str, str, str]:
    return terms.kind_name(words, kind), terms.type_name(words, kind), terms.shape_name(words, kind)


def tray_building(words: Words, kind: int) -> tuple[object, ...]:
    name, *described = named(words, kind)
    return name, COUNT[kind], *described, effects.worth(words, kind)


def monument(words: Words, kind: int) -> tuple[str, ...]:
    brings = [effects.worth(words, kind), effects.at_once(words, kind)]
    return *named(words, kind), effects.needs(words, kind) or "-", "; ".join(filter(None, brings))


def goal(words: Words, number: int) -> tuple[object, ...]:
    return terms.goal_name(words, number), GOAL_POINTS[number], effects.aim_for_all(words, number)


def card(words: Words, number: int) -> tuple[object, ...]:
    timing = words.say(TIMINGS[DATA["influence"]["cards"][number]["timing"]])
    return terms.card_name(words, number), effects.card_effect(words, number), timing, UNUSED_POINTS[number] or "-"


# -- the worked examples, for which the book says what stands where ------------------------------------


def examples() -> dict[str, object]:
    bakery, pottery, foundry = (KIND_IDS.index(id) for id in ("bakery", "pottery", "foundry-sq"))
    citizens = sum(POPULATION[0][KIND_IDS.index(id)] for id in ("domus", "insula-corner"))
    first, second, third, none = population_points([10, 7, 3, 0], 1)
    points, silver = POINTS[bakery] + POINTS[foundry], SILVER[0][bakery] + SILVER[0][foundry]
    return {
        "ex_income": BASE_INCOME + SILVER[0][bakery] + SILVER[0][pottery],
        "ex_third": PRICES[2],
        "ex_second": PRICES[1],
        "ex_first": first,
        "ex_second_place": second,
        "ex_third_place": third,
        "ex_none": none,
        "ex_citizens": citizens,
        "ex_library": citizens // CIVIC_DIVISOR[KIND_IDS.index("library")],
        "ex_grand_library": citizens,
        "ex_points": points,
        "ex_silver": silver,
        "ex_last": points + silver,
    }
