"""Numbers and sentences of a report in one language."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Final

from babel.numbers import format_decimal

from aedilis.bots import BOTS
from aedilis.engine.game import Game
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, Words
from aedilis.lab.guide import Names
from aedilis.lab.report.canvas import NARROW_SPACE
from aedilis.lab.statistics import Estimate

NTH_PLAYER: Final = (
    N_("First player"),
    N_("Second player"),
    N_("Third player"),
    N_("Fourth player"),
    N_("Fifth player"),
)
THE_NTH_PLAYER: Final = (
    N_("the first player"),
    N_("the second player"),
    N_("the third player"),
    N_("the fourth player"),
    N_("the fifth player"),
)
OF_NTH_PLAYER: Final = (
    N_("of the first player"),
    N_("of the second player"),
    N_("of the third player"),
    N_("of the fourth player"),
    N_("of the fifth player"),
)
UNLIKELY: Final = 0.001  # no need to tell apart what is less likely
MINUS: Final = "\u2212"


class Phrases:
    """How a report speaks about a game."""

    def __init__(self, game: Game, language: str, entries: Iterable[Entry] | None = None) -> None:
        self.game = game
        self.language = language
        self.names = Names(game, language, entries)
        self._words = Words(language, ("aedilis.lab.report", "aedilis"))

    def say(self, message: str, **values: object) -> str:
        return self._words.say(message, **values)

    def title(self) -> str:
        return self.game.title(self.language)

    def nth_player(self, order: int) -> str:
        return self.say(NTH_PLAYER[order])

    def the_nth_player(self, order: int) -> str:
        """As in: the first player wins."""
        return self.say(THE_NTH_PLAYER[order])

    def of_nth_player(self, order: int) -> str:
        """As in: wins of the first player."""
        return self.say(OF_NTH_PLAYER[order])

    def bot(self, name: str) -> str:
        """Those of the house have names; others are called as they were written."""
        return name.title() if name in BOTS else name

    # -- numbers --------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        if not isfinite(value):
            return "?"
        rounded = round(value, digits) + 0.0  # no minus before a zero
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(rounded, pattern, locale=self.language).replace("-", MINUS)

    def short(self, value: float) -> str:
        """As few digits as it needs, for the ticks of an axis."""
        return format_decimal(round(value, 6) + 0.0, "#,##0.###", locale=self.language).replace("-", MINUS)

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return text if text.startswith(MINUS) or not any(digit in text for digit in "123456789") else f"+{text}"

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)}{NARROW_SPACE}%"

    def points(self, score: float, digits: int = 1) -> str:
        """A score, in the points that people count."""
        return self.number(score / self.game.unit, digits)

    def chance(self, doubt: float) -> str:
        """How likely something is by chance alone."""
        return f"< {self.percent(UNLIKELY)}" if doubt < UNLIKELY else self.percent(doubt)

    # -- numbers with their doubt ---------------------------------------------------------------------------------

    def between(self, least: str, most: str) -> str:
        return self.say(N_("{least} to {most}"), least=least, most=most)

    def share_of(self, estimate: Estimate) -> str:
        """33.1 % (30.2 to 36.0 %)"""
        inner = self.between(self.number(100 * estimate.least, 1), self.percent(estimate.most))
        return f"{self.percent(estimate.value)} ({inner})"

    def points_of(self, estimate: Estimate) -> str:
        inner = self.between(self.points(estimate.least), self.points(estimate.most))
        return f"{self.points(estimate.value)} ({inner})"

    def number_of(self, estimate: Estimate, digits: int = 1) -> str:
        inner = self.between(self.number(estimate.least, digits), self.number(estimate.most, digits))
        return f"{self.number(estimate.value, digits)} ({inner})"

    def more_points(self, estimate: Estimate) -> str:
        unit = self.game.unit
        inner = self.between(self.signed(estimate.least / unit), self.signed(estimate.most / unit))
        return f"{self.signed(estimate.value / unit)} ({inner})"

    def more_share(self, estimate: Estimate) -> str:
        inner = self.between(self.signed(100 * estimate.least), self.signed(100 * estimate.most))
        return f"{self.signed(100 * estimate.value)} ({inner})"

    def listed(self, items: list[str]) -> str:
        """One, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.say(N_("{some} and {last}"), some=", ".join(items[:-1]), last=items[-1])
