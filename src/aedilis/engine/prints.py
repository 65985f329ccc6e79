"""Prints: what a step did and what everybody could see after it, in a few letters.

Rules may be corrected while games are being played. A game that was begun before is replayed then, and its prints tell
from which step on something is different: a fact, even a secret one, somebody's view, or a line of a sheet.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from aedilis.engine.facts import Fact
from aedilis.engine.game import Game
from aedilis.engine.position import NOBODY, Position

SIZE: Final = 2  # bytes: a difference seldom stays alone, so that one more step finds what chance has hidden in one


def print_of(game: Game, facts: Sequence[Fact], position: Position) -> str:
    """Made from positions as text, which stay the same when they are kept in another way."""
    seats = range(position.seats)
    views = [position.seen_by(viewer) for viewer in (*seats, NOBODY)]
    seen = [(game.describe(view), [game.sheet(view, seat) for seat in seats]) for view in views]
    data = json.dumps([facts, seen], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(data.encode(), digest_size=SIZE).hexdigest()
