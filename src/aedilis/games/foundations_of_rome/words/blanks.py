"""What fills the {blanks} of the rulebook of Foundations of Rome, so that it never contradicts the components."""

from __future__ import annotations

from typing import Final

from aedilis.engine.words import Words, rows
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules.scoring import population_points
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.effects import TOGETHER
from aedilis.games.foundations_of_rome.words.reference import TIMINGS

ALONE: Final = 1  # player, against Ceres


def last_lot(seats: int) -> str:
    """The lower right corner of the lots in use."""
    size = c.BOARD_SIZE[seats]
    return c.LOT_NAMES[(size - 1) * c.SIDE + size - 1]


NUMBERS: Final[dict[str, object]] = {
    "number_of_buildings": sum(c.COUNT[: c.TRAY_KINDS]),
    "prices": ", ".join(map(str, c.PRICES)),
    "player_numbers": "/".join(map(str, TOGETHER)),
    "last_lot": last_lot(ALONE),
    "silver_steps": ", ".join(map(str, c.OFFERED_SILVER)),
    "most_silver_offered": sum(c.OFFERED_SILVER),
}


def blanks(words: Words) -> dict[str, object]:
    return {**NUMBERS, **lists(words), **examples()}


# -- lists ---------------------------------------------------------------------------------------------


def lists(words: Words) -> dict[str, object]:
    first, gardens = c.LOT_NAMES[0], range(c.FIRST_GARDEN, c.KINDS)
    goals = ((terms.goal_name(words, n), c.GOAL_POINTS[n], effects.aim_for_all(words, n)) for n in range(c.GOALS))
    roles = ((terms.role_name(words, n), effects.role_effect(words, n)) for n in range(c.ROLES))
    return {
        "rows_of_buildings": rows(tray_building(words, kind) for kind in range(c.TRAY_KINDS)),
        "rows_of_monuments": rows(monument(words, kind) for kind in range(c.FIRST_MONUMENT, c.FIRST_GARDEN)),
        "rows_of_players": rows(
            (seats, f"{first}–{last_lot(seats)}", c.MONUMENTS_IN_PLAY[seats], ", ".join(map(str, c.PILES[seats])))
            for seats in TOGETHER
        ),
        "rows_of_goals": rows(goals),
        "rows_of_roles": rows(roles),
        "rows_of_cards": rows(card(words, number) for number in range(c.CARDS)),
        "rows_of_gardens": rows((terms.kind_name(words, n), c.COUNT[n], effects.worth(words, n)) for n in gardens),
    }


def named(words: Words, kind: int) -> tuple[str, str, str]:
    return terms.kind_name(words, kind), terms.type_name(words, kind), terms.shape_name(words, kind)


def tray_building(words: Words, kind: int) -> tuple[object, ...]:
    name, *described = named(words, kind)
    return name, c.COUNT[kind], *described, effects.worth(words, kind)


def monument(words: Words, kind: int) -> tuple[str, ...]:
    brings = [effects.worth(words, kind), effects.at_once(words, kind)]
    return *named(words, kind), effects.needs(words, kind) or "-", "; ".join(filter(None, brings))


def card(words: Words, number: int) -> tuple[object, ...]:
    timing = words.say(TIMINGS[c.DATA["influence"]["cards"][number]["timing"]])
    return terms.card_name(words, number), effects.card_effect(words, number), timing, c.UNUSED_POINTS[number] or "-"


# -- the worked examples, for which the book says what stands where ------------------------------------


def examples() -> dict[str, object]:
    bakery, pottery, foundry = (c.KIND_IDS.index(id) for id in ("bakery", "pottery", "foundry-sq"))
    citizens = sum(c.POPULATION[0][c.KIND_IDS.index(id)] for id in ("domus", "insula-corner"))
    first, second, third, none = population_points([10, 7, 3, 0], 1)
    points, silver = c.POINTS[bakery] + c.POINTS[foundry], c.SILVER[0][bakery] + c.SILVER[0][foundry]
    return {
        "ex_income": c.BASE_INCOME + c.SILVER[0][bakery] + c.SILVER[0][pottery],
        "ex_third": c.PRICES[2],
        "ex_second": c.PRICES[1],
        "ex_first": first,
        "ex_second_place": second,
        "ex_third_place": third,
        "ex_none": none,
        "ex_citizens": citizens,
        "ex_library": citizens // c.CIVIC_DIVISOR[c.KIND_IDS.index("library")],
        "ex_grand_library": citizens,
        "ex_points": points,
        "ex_silver": silver,
        "ex_last": points + silver,
    }
