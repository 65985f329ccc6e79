"""The files that pages ask for, at addresses that change with their content."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from aedilis.draw.palette import css

CSS: Final = "text/css; charset=utf-8"
SCRIPT: Final = "text/javascript; charset=utf-8"
COMMENT: Final = re.compile(rb"^ *(//.*\n|/\*\*.*\*/\n)?| +// .*$", re.MULTILINE)  # and indentation
KINDS: Final = {
    "palette.css": CSS,
    "aedilis.css": CSS,
    "table.css": CSS,
    "phone.css": CSS,
    "insight.css": CSS,
    "theme.js": SCRIPT,
    "aedilis.js": SCRIPT,
    "boards.js": SCRIPT,
    "live.js": SCRIPT,
    "morph.js": SCRIPT,
    "page.js": SCRIPT,
    "replay.js": SCRIPT,
    "table.js": SCRIPT,
    "icon.svg": "image/svg+xml",
}


class Asset(NamedTuple):
    data: bytes
    kind: str  # the content type


def read(path: str) -> Asset | None:
    """The file at that path below /static/, with or without the version before its name."""
    return _read(path.rpartition("/")[2])


@cache
def _read(name: str) -> Asset | None:
    if name not in KINDS:
        return None
    if name == "palette.css":  # made from the colours that the boards are drawn with
        return Asset(css().encode(), KINDS[name])
    data = files("aedilis.web").joinpath("static", name).read_bytes()
    return Asset(COMMENT.sub(b"", data) if KINDS[name] == SCRIPT else data, KINDS[name])


@cache
def version() -> str:
    """One for all, as the scripts import each other by their names alone."""
    digest = sha256()
    for name in KINDS:
        asset = _read(name)
        assert asset is not None
        digest.update(asset.data)
    return digest.hexdigest()[:12]


def address(name: str) -> str:
    return f"/static/{version()}/{name}"
