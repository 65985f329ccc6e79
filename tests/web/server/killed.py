"""A server in a process of its own, which is killed without warning and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

# All that is slow to import is imported once; every life is a fork of that, killed like any process.
NURSERY = """
import os, sys
from pathlib import Path
import uvicorn
from tests.web.server.site import UNLIMITED
from aedilis.web.app import create_app
import aedilis.web.pages.table, websockets
for line in sys.stdin:
    life = os.fork()
    if not life:
        app = create_app(Path(sys.argv[1]), limits=UNLIMITED, pause=0)
        uvicorn.run(app, fd=int(sys.argv[2]), log_level="error", access_log=False)
        os._exit(1)
    print(life, flush=True)
    os.waitpid(life, 0)
    print("dead", flush=True)
"""


class Victim:
    """Listens on one socket for all its lives, so that clients find it again at the same address."""

    def __init__(self, folder: Path, listening: int, url: str) -> None:
        self.url = url
        root = Path(__file__).parents[3]
        paths = [os.environ.get("PYTHONPATH", ""), str(root), str(root / "src")]
        self.nursery = subprocess.Popen(
            [sys.executable, "-c", NURSERY, str(folder), str(listening)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
            text=True,
            bufsize=1,
        )
        self.start()

    def _hear(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline().strip()

    def start(self) -> None:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write("live\n")
        self.life = int(self._hear())

    def kill(self) -> None:
        os.kill(self.life, signal.SIGKILL)
        assert self._hear() == "dead"

    def close(self) -> None:
        assert self.nursery.stdin is not None
        self.kill()
        self.nursery.stdin.close()
        self.nursery.wait()

    def wait(self) -> None:
        """Until it answers."""
        while True:
            assert self.nursery.poll() is None, "the server did not come back"
            try:
                if httpx.get(f"{self.url}/health", timeout=10, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.01)
