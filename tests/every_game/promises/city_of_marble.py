"""What observations of City of Marble promise."""

from __future__ import annotations

from typing import Final

from tests.every_game.promising import Event, Pairs, Promise

from aedilis import OVER


def scores(event: Event) -> Pairs:
    if event.now_and_then:
        truth = event.after if event.after.seat == OVER else event.after.seen_by(event.seat)
        points, seats = truth.scores(), event.setting.seats
        for n, said in enumerate(event.then.all("scores")[:seats]):
            yield said, points[(event.seat + n) % seats]


LAYOUT: Final = (1, "4ee9ff19d134")  # the version of its observations, and their digest
PROMISES: Final[dict[str, Promise]] = {"scores": scores}
NO_AMOUNTS: Final = {"due": "a set of sites", "every piece": "a variant"}
