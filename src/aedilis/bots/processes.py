"""Ctrl-C reaches all processes of a terminal; the first one deals with it for all that it has started."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread
from types import FrameType


def leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work_for_parent() -> None:
    """Begins a process of a pool: Ctrl-C is its parent's business, and it ends when that ends, however that happens."""
    leave_interrupts_alone()
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes that are started meanwhile do not hear of Ctrl-C even before they are ready; this one does, later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts_noted() -> Iterator[Callable[[], bool]]:
    """Tells whether Ctrl-C was pressed, even if the exception got lost: a bot, or Python while it closes a forgotten
    file, may have swallowed it. The same for a closed window."""
    noted = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal noted
        noted = True
        raise KeyboardInterrupt

    signals = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(one, note) for one in signals]
    try:
        yield lambda: noted
    finally:
        for one, handler in zip(signals, before):
            signal.signal(one, handler)
