"""`python -m aedilis` is the command `aedilis`."""

from __future__ import annotations

import sys

from aedilis.cli import main

if __name__ == "__main__":
    sys.exit(main())
