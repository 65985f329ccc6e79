"""What observations of The Builders: Antiquity promise."""

from __future__ import annotations

from typing import Final

from tests.every_game.promising import Event, Pairs, Promise

TENTHS: Final = 10


def score(event: Event) -> Pairs:
    if event.now_and_then:
        yield event.then.one("score"), sum(line.points for line in event.sheet()) // TENTHS


def points(event: Event) -> Pairs:
    """Those of all finished buildings on the sheet."""
    if event.now_and_then:
        lines = [line.points for line in event.sheet() if line.what in ("buildings", "machines")]
        yield event.then.one("points"), sum(lines) // TENTHS


LAYOUT: Final = (2, "bd136db7a510")  # the version of its observations, and their digest
PROMISES: Final[dict[str, Promise]] = {"score": score, "points": points}
NO_AMOUNTS: Final = {"freed wage": "a variant"}
