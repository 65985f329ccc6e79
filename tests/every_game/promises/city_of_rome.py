"""What observations of City of Rome promise."""

from __future__ import annotations

from typing import Final

from tests.every_game.promising import Event, Pairs, Promise, score

from aedilis.engine.bits import count
from aedilis.games.city_of_rome.data.components import (
    COST,
    ON_BUILD,
    PRICE_OF_BUILD_POINT,
    PRICE_OF_PRODUCTION_POINT,
    PRODUCTION_COST,
)


def gained(event: Event, what: str) -> int:
    """By who decides."""
    before, after = (at.players[event.seat] for at in (event.before, event.after))
    more: int = getattr(after, what) - getattr(before, what)
    return more


def in_the_round(event: Event, verb: str) -> bool:
    """What a round ends with is another matter."""
    return event.action.verb == verb and event.after.seat >= 0 and bool(event.after.round == event.before.round)


def money_yield(event: Event) -> Pairs:
    if in_the_round(event, "produce"):
        price = max(0, PRODUCTION_COST - event.said.one("cog points")) * PRICE_OF_PRODUCTION_POINT
        yield event.said.one("money yield"), gained(event, "money") + price


def influence_yield(event: Event) -> Pairs:
    if in_the_round(event, "produce"):
        yield event.said.one("influence yield"), gained(event, "influence")


def cog_points(event: Event) -> Pairs:
    """They make a production cheaper."""
    if in_the_round(event, "produce") and event.said.one("cog points") < PRODUCTION_COST:
        paid = event.said.one("money yield") - gained(event, "money")
        yield event.said.one("cog points"), PRODUCTION_COST - paid // PRICE_OF_PRODUCTION_POINT


def brick_points(event: Event) -> Pairs:
    """What a building costs less of, before tokens are spent."""
    if event.action.verb == "build" and event.after.building >= 0 and not event.after.spending and event.after.due:
        yield event.said.one("brick points"), COST[event.after.building] - event.then.one("due")


def due(event: Event) -> Pairs:
    if in_the_round(event, "at") and not ON_BUILD[event.before.building]:
        yield event.said.one("due") * PRICE_OF_BUILD_POINT, -gained(event, "money")


def spending(event: Event) -> Pairs:
    """All these tokens are gone when it is built."""
    if event.action.verb == "at":
        before, after = (at.players[event.seat].bricks for at in (event.before, event.after))
        yield sum(event.said.all("spending")), count(before & ~after & event.before.spending)


LAYOUT: Final = (1, "20d189fac3fa")  # the version of its observations, and their digest
PROMISES: Final[dict[str, Promise]] = {
    "score": score,
    "money yield": money_yield,
    "influence yield": influence_yield,
    "cog points": cog_points,
    "brick points": brick_points,
    "due": due,
    "spending": spending,
}
NO_AMOUNTS: Final[dict[str, str]] = {}
