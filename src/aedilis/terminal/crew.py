"""What all commands that play many games have in common: who plays them, and from which seed."""

from __future__ import annotations

import os
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from secrets import randbits

from aedilis.lab.journal import read_plan
from aedilis.lab.workers import LOCAL, Crew


def crew_of(options: Namespace, games: int) -> Crew:
    """As the options say; without Ray this complains before anything begins."""
    processors = os.cpu_count() or 1
    if not options.ray:
        return Crew(min(games, options.workers or processors))
    import_module("aedilis.lab.cluster")
    return Crew(options.workers or (processors if options.ray == LOCAL else 0), options.ray)


def seed_of(options: Namespace, journal: Path | None = None) -> int:
    """As it is asked for; or as it was when what is in the journal was begun."""
    begun = None if journal is None or options.seed is not None else read_plan(journal)
    if begun is not None:
        return int(begun["seed"])
    return randbits(32) if options.seed is None else int(options.seed)
