"""What observations of Foundations of Rome promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.every_game.promising import Event, Pairs, Promise

from aedilis import OVER
from aedilis.games.foundations_of_rome.data.components import (
    BASE_INCOME,
    LEADER_BONUS,
    PRICES,
    QUAESTOR,
    QUAESTOR_SILVER,
    TYPE_NAMES,
)

POPULATION, COMMERCIAL, REASONS = 0, 2, 6  # of what is booked


def in_the_era(event: Event) -> bool:
    """What an era ends with is another matter."""
    return event.after.seat != OVER and bool(event.after.era == event.before.era)


def gained(event: Event) -> int:
    silver: int = event.after.players[event.seat].silver - event.before.players[event.seat].silver
    return silver


def scored(event: Event) -> bool:
    return bool(event.before.era) and not in_the_era(event)


def booked(event: Event, points: Sequence[int], reason: int) -> int:
    """In the era that is over."""
    return points[int(event.before.era - 1) * REASONS + reason]


def described(event: Event) -> dict[str, Any]:
    return event.setting.game.describe(event.after)


# -- points -----------------------------------------------------------------------------------------------------------


def score(event: Event) -> Pairs:
    """Alone, that of Ceres is a line of the sheet."""
    if event.now_and_then:
        yield event.then.one("score"), sum(line.points for line in event.sheet() if line.what != "ceres")


def points_of_ceres(event: Event) -> Pairs:
    if event.now_and_then and event.before.solo:
        yield event.then.one("points of ceres"), event.then.one("score") - event.after.scores()[0]


def population(event: Event) -> Pairs:
    """What it scores at the end of an era; influence cards can raise it for that time."""
    if scored(event) and not event.before.influence:
        for city, (said, happened) in enumerate(population_scored(event)):
            if city < event.setting.seats:
                yield said, happened


def population_of_ceres(event: Event) -> Pairs:
    if scored(event) and event.before.solo:
        yield population_scored(event)[-1]


def population_scored(event: Event) -> list[tuple[int, int]]:
    seats, solo = event.setting.seats, event.before.solo
    people = [event.then.one("population", (seat - event.seat) % seats) for seat in range(seats)]
    people += [event.then.one("population of ceres")] if solo else []
    told = described(event)
    cities = [*told["player"], told["ceres"]] if solo else told["player"]
    bonus = LEADER_BONUS[event.before.era]
    said = [own and min([other for other in people if other > own], default=own + bonus) for own in people]
    return [(one, booked(event, city["points"], POPULATION)) for one, city in zip(said, cities, strict=True)]


def points(event: Event) -> Pairs:
    """Of commercial buildings, in eras in which silver counts no points; monuments are booked with civic ones."""
    if scored(event) and event.before.era < 3:
        for player in range(event.setting.seats):
            seat = (event.seat + player) % event.setting.seats
            said = of_buildings(event, "points", player, ~0)
            yield said, booked(event, described(event)["player"][seat]["points"], COMMERCIAL)


def of_buildings(event: Event, part: str, player: int, type: int) -> int:
    """The sum over a player's buildings of the tray, of one type or all: each shows it on all its lots."""
    seen = event.then
    sizes, monuments, numbers = seen.all("sizes"), seen.all("monument lots"), seen.all(part)
    types, lots = seen.all("types"), seen.all("lots", player)
    whole = 0.0
    for lot, size in enumerate(sizes):
        if lots[lot] and size and not monuments[lot] and (type < 0 or types[type * len(sizes) + lot]):
            whole += numbers[lot] / size
    return round(whole)


# -- silver -----------------------------------------------------------------------------------------------------------


def income(event: Event) -> Pairs:
    if event.action.notation == "income" and in_the_era(event):
        yield event.said.one("income"), gained(event)


def worth(event: Event) -> Pairs:
    """Of all own commercial buildings together it is what an income brings, beyond what comes without them."""
    if event.action.notation == "income" and in_the_era(event) and not event.before.influence:
        if event.before.with_monuments:
            return
        role = QUAESTOR_SILVER if event.before.players[event.seat].role == QUAESTOR else 0
        yield of_buildings(event, "worth", 0, TYPE_NAMES.index("commercial")), gained(event) - BASE_INCOME - role


def bribes(event: Event) -> Pairs:
    """They are paid with the price of the slot."""
    if event.before.solo and event.action.notation.startswith("buy ") and in_the_era(event):
        slot = int(event.action.notation.removeprefix("buy ")) - 1
        yield event.said.all("bribes")[slot], -gained(event) - PRICES[slot]


def silver_given(event: Event) -> Pairs:
    if event.action.notation == "accept" and in_the_era(event):
        yield event.said.one("silver given"), gained(event) + event.said.one("silver asked")


def silver_asked(event: Event) -> Pairs:
    if event.action.notation == "accept" and in_the_era(event):
        yield event.said.one("silver asked"), event.said.one("silver given") - gained(event)


LAYOUT: Final = (2, "17768fddaf6a")  # the version of its observations, and their digest
PROMISES: Final[dict[str, Promise]] = {
    "score": score,
    "points of ceres": points_of_ceres,
    "population": population,
    "population of ceres": population_of_ceres,
    "points": points,
    "income": income,
    "worth": worth,
    "bribes": bribes,
    "silver given": silver_given,
    "silver asked": silver_asked,
}
NO_AMOUNTS: Final = {
    "idle": "a number of turns",
    "busy": "whether something was done",
    "civic points": "for each thing around, which is rounded down together",
}
