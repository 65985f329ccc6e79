"""`make play`: the page at once. If the engine has yet to be compiled, that happens meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys

from compiling import package
from compiling.engine import ROOT, say


def main() -> None:
    os.chdir(ROOT)
    environment = dict(os.environ)
    arguments = sys.argv[1:]
    if os.environ.get("AEDILIS_COMPILE") == "0":
        environment["PYTHONPATH"] = str(ROOT / "src")
    elif package.is_quick():
        package.make()
        environment["PYTHONPATH"] = str(package.LATEST)
    else:
        say("building the compiled engine meanwhile; until it is ready, bots think with the plain one, and less")
        environment["PYTHONPATH"] = str(ROOT / "src")
        arguments += ["--engine", str(package.wanted())]
        # It ends with this process, which becomes the server.
        building = [sys.executable, "-m", "compiling.package", "--background"]
        subprocess.Popen(building, start_new_session=True, stdin=subprocess.DEVNULL)
    command = [sys.executable, "-m", "aedilis", "serve", *arguments]
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main()
