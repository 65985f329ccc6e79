"""A bar that shows how far something long has come, where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aedilis.engine.words import N_
from aedilis.terminal.screen import Screen


@contextmanager
def progress_bar(screen: Screen, games: int) -> Iterator[Callable[[int], None]]:
    """Gives what is to be told how many more games are done."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(screen.say(N_("Playing")), total=games)
        yield lambda done: progress.advance(task, done)
