"""Who plays the many games of a command: processes of this machine, or a Ray cluster."""

from __future__ import annotations

import os
from argparse import Namespace
from importlib import import_module

from aedilis.lab.workers import LOCAL, Crew


def crew_of(options: Namespace, games: int) -> Crew:
    """As the options say; without Ray this complains before anything begins."""
    processors = os.cpu_count() or 1
    if not options.ray:
        return Crew(min(games, options.workers or processors))
    import_module("aedilis.lab.cluster")
    return Crew(options.workers or (processors if options.ray == LOCAL else 0), options.ray)
