"""A bot's own process: reads a view, a line each, and answers with an option. It never gets to know more."""

from __future__ import annotations

import json
import os
import sys
from secrets import randbits

import aedilis
from aedilis.bots import BOTS, Budget
from aedilis.engine.rng import Rng


def answer(line: str) -> int:
    question = json.loads(line)
    view = aedilis.game(question["game"]).decode(bytes.fromhex(question["view"]))
    return BOTS[question["bot"]](Rng(randbits(128))).choose(view, Budget(*question["budget"]))


def main() -> None:
    """Until the server closes the pipe."""
    channel = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not break the talk
    for line in sys.stdin:
        print(answer(line), file=channel)


if __name__ == "__main__":
    main()
