"""A sentence for who lacks a library: which one, and how to get it."""

from __future__ import annotations

from aedilis.engine.errors import AedilisError
from aedilis.engine.words import N_


class Missing(AedilisError, ImportError):
    """A library that is not part of Aedilis has to be installed first."""


def missing(error: ImportError, extra: str) -> Missing:
    message = N_("this needs {library}, which is not installed: pip install 'aedilis[{extra}]'")
    return Missing(message, library=error.name or str(error), extra=extra)
