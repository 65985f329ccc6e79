"""Markup that is safe because text becomes markup only by being escaped: for boards (SVG) and pages (HTML) alike."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

# Control characters, halves of pairs and non-characters that XML cannot hold, not even escaped.
UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})

Child = object  # text, markup, or a number; None and False are left out, lists are opened


class Markup(str):
    """Text that may stand in a page as it is."""

    __slots__ = ()

    def __add__(self, other: str) -> Markup:
        return Markup(str(self) + escape(other))


def escape(text: object) -> Markup:
    """The text as markup; markup stays as it is."""
    if isinstance(text, Markup):
        return text
    safe = str(text)
    if not safe.isprintable():
        safe = UNWRITABLE.sub("", safe)
    safe = safe.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Markup(safe.replace('"', "&quot;").replace("'", "&#39;"))


def join(children: Iterable[Child]) -> Markup:
    """All of them one after the other."""
    parts: list[str] = []
    for child in children:
        if isinstance(child, (list, tuple)):
            parts.append(join(child))
        elif child is not None and child is not False:
            parts.append(escape(child))
    return Markup("".join(parts))


def tag(name: str, /, *children: Child, **attributes: object) -> Markup:
    """An element. `class_` is class, `data_x` is data-x; None and False leave an attribute out, True makes it bare."""
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        key = key.rstrip("_").replace("_", "-")
        parts.append(f" {key}" if value is True else f' {key}="{escape(value)}"')
    if name in VOID:
        return Markup("".join(parts) + ">")
    return Markup("".join(parts) + f">{join(children)}</{name}>")
