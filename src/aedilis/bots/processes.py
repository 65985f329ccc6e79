"""Ctrl-C reaches all processes of a terminal; the first one deals with it for all that it has started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
