"""Debian's Chromium, which these tests drive."""

from __future__ import annotations

import shutil
from typing import Final

# No sandbox, as build machines run as root; nothing that calls home.
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise RuntimeError("the browser tests need Chromium: apt-get install chromium")
    return found
