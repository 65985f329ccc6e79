"""`python corrected.py COMPONENTS serve ...`: the command `aedilis` with other components of City of Rome."""

from __future__ import annotations

import sys
from pathlib import Path

from aedilis.engine.components import read_instead

if __name__ == "__main__":
    read_instead("aedilis.games.city_of_rome", Path(sys.argv[1]).read_text(encoding="utf-8"))
    from aedilis.cli import main

    raise SystemExit(main(sys.argv[2:]))
