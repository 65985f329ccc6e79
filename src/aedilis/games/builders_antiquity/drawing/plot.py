"""The room that a site has, and where its parts lie in it: drawn from how wide and high it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from aedilis.games.builders_antiquity.data import components as c

MOST: Final = max(number for need in c.NEED for number in c.lanes(need))  # of one resource that a building needs
PICTURE: Final = 0.67  # the height of a picture, by its width
NAME: Final = 27  # how much room a name takes
BETWEEN: Final = 1.5  # two pips


class Plot(NamedTuple):
    width: float
    height: float
    picture: tuple[float, float, float]  # left, top and width
    pips: tuple[float, float]  # left and top
    pip: float  # the size of one
    crew: tuple[float, float, float]  # left, top and width
    token: float  # the size of one of the crew
    rows: int  # of the crew
    check: tuple[float, float, float]  # left, top and size
    own: bool  # with its name and all that it is worth


def own_plot(width: float, height: float) -> Plot:
    """The name on top, the crew below."""
    token = min(42, 0.26 * height)
    middle = height - NAME - token - 8
    picture = min(0.42 * width, middle / PICTURE)
    left = picture + 13
    pip = min(22, (width - left - 5) / MOST - BETWEEN, middle / c.RESOURCES - BETWEEN)
    top = NAME + (middle - picture * PICTURE) / 2
    check = min(34, middle / 2)
    return Plot(
        width, height, (5, top, picture), (left, NAME + (middle - c.RESOURCES * (pip + BETWEEN)) / 2), pip,
        (6, height - token - 5, width - 12), token, 1, (width - check - 5, NAME, check), own=True,
    )  # fmt: skip


def other_plot(width: float, height: float) -> Plot:
    """All parts side by side; where there is no room for the crew, it stands before the picture."""
    picture = min(0.42 * width, (height - 8) / PICTURE, 110)
    left = picture + 8
    pip = min(20, (width - left - 4) / MOST - BETWEEN, (height - 6) / c.RESOURCES - BETWEEN)
    pips = (left, (height - c.RESOURCES * (pip + BETWEEN)) / 2 + 1)
    token = min(32, height / 2 - 5)
    right = left + MOST * (pip + BETWEEN) + 4
    check = (width - 26, 3, 23)
    if width - right >= 2 * token:
        return Plot(
            width, height, (4, 4, picture), pips, pip, (right, 4, width - right - 4), token, 2, check, own=False
        )
    token = min(30, 0.36 * height)
    return Plot(
        width, height, (3, 3, picture), pips, pip, (4, height - token - 3, picture + 2), token, 1, check, own=False
    )
