"""Every decision of Omens, with its options. After a change: `make generate`."""

from __future__ import annotations

from typing import Final

from aedilis.engine import decisions as d
from aedilis.engine.words import N_
from aedilis.games.omens.rules import Rules

OMENS: Final[list[str]] = [str(worth) for worth in range(1, 13)]


class Actions(d.Table):
    CHOOSE = d.several(
        KEEP=d.one("keep", "own", does=Rules.keep, says=N_("Keep it")),
        GIVE=d.one("give", "other", does=Rules.give, says=N_("Give it away")),
    )


class Outcomes(d.Table):
    DRAW = d.each(OMENS, "omen", says=N_("Omen {n}"))


class Decisions(d.DecisionTable):
    DRAW = d.Chance(
        Outcomes.DRAW, lists=Rules.omens_in_bag, does=Rules.look_at, rule="turn", asks=N_("{turn} draws an omen.")
    )
    CHOOSE = d.Decision(
        Actions.CHOOSE,
        lists=Rules.ways,
        rule="choose",
        asks=N_("You have drawn omen {omen}. Keep it, or give it to {other}?"),
        waits=N_("{seat} looks at an omen."),
    )
    END = d.Decision(rule="end")


def most(seats: int) -> dict[str, int]:
    """How often each can come up: each omen is drawn, and then kept or given away."""
    return {"draw": len(OMENS), "choose": len(OMENS)}
