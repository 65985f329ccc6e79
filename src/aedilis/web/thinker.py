"""A bot's own process: reads a view, a line each, and answers with an option or what it thinks of the options. It never
gets to know more."""

from __future__ import annotations

import json
import os
import sys
from secrets import randbits
from typing import Any

import aedilis
from aedilis.bots import BOTS, Budget
from aedilis.engine.rng import Rng
from aedilis.web.counsel import advise, judge


def answer(line: str) -> Any:
    question = json.loads(line)
    game = aedilis.game(question["game"])
    view = game.decode(bytes.fromhex(question["view"]))
    budget = Budget(*question["budget"])
    if question.get("wanted") == "advice":
        return advise(game, view, budget)
    if question.get("wanted") == "judgement":
        return judge(game, view, question["played"], budget)
    return BOTS[question["bot"]](Rng(randbits(128))).choose(view, budget)


def main() -> None:
    """Until the server closes the pipe. Who is told to be patient leaves the processor to those who play."""
    if "patient" in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    channel = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not break the talk
    for line in sys.stdin:
        print(json.dumps(answer(line)), file=channel)


if __name__ == "__main__":
    main()
