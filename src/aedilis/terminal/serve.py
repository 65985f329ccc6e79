"""`aedilis serve`: the games in the browser."""

from __future__ import annotations

import os
import signal
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aedilis.engine.words import N_
from aedilis.terminal.screen import CommandError, Screen

if TYPE_CHECKING:
    from starlette.applications import Starlette

HOST: Final = "127.0.0.1"
PORT: Final = 8753  # Rome was founded in 753 before our era
HERE: Final = ("localhost", "127.0.0.1", "::1")
SOMEWHERE: Final = "192.0.2.1"  # an address that is nobody's (RFC 5737)
PATIENCE: Final = 5  # seconds for open pages to hear that the server stops
LARGEST_MESSAGE: Final = 1024  # bytes of what a page may say by its WebSocket, where it has nothing to say


def serve(options: Namespace, screen: Screen) -> int:
    folder = Path(options.data) if options.data else usual_folder()
    hosts = [named(host) for host in HERE] if options.host in HERE else ["*"]
    app = application(folder, hosts, Path(options.engine) if options.engine else None, options.new_key)
    listening = listen(options.host, options.port)
    address = address_of(options.host, listening.getsockname()[1])
    screen.print(screen.say(N_("Aedilis is at {address} (Ctrl-C ends it)."), address=address))
    screen.print(screen.say(N_("Everything is kept in {folder}."), folder=folder.resolve()), style="dim")
    run(app, listening, address if options.open and has_browser() else "")
    screen.print(screen.say(N_("Stopped. All games are saved.")))
    return 0


def application(folder: Path, hosts: Sequence[str], engine: Path | None, new_key: bool) -> Starlette:
    """The server, once it is sure that its files can be used."""
    try:
        import uvicorn  # noqa: F401
        import websockets  # noqa: F401

        from aedilis.web.app import create_app
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("aedilis"):
            raise
        message = N_("the browser needs packages that are not here ({name}): pip install 'aedilis[web]'")
        raise CommandError(message, name=error.name) from None
    return create_app(folder, hosts=hosts, engine=engine, new_key=new_key)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(100)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        message = N_("cannot listen on {host}, port {port}: {reason} (--port takes another)")
        raise CommandError(message, host=host, port=port, reason=reason) from None
    return listening


def run(app: Starlette, listening: socket.socket, browse: str) -> None:
    """Until Ctrl-C or SIGTERM; open pages are told, and bots and the file are closed properly."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if browse:
                webbrowser.open(browse)

    for name in ("SIGINT", "SIGTERM"):  # uvicorn raises once more what it has stopped for: that is no error here
        signal.signal(getattr(signal, name), lambda *_: None)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_per_message_deflate=True,  # an update is 36 KB of text, and 5 on the wire
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=PATIENCE,
    )
    Server(config).run([listening])


def address_of(host: str, port: int) -> str:
    return f"http://{address_here() if host in ('0.0.0.0', '::') else named(host)}:{port}/"


def address_here() -> str:
    """By what name other devices find this computer, so that links copied from the page work for them."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outside:
        try:
            outside.connect((SOMEWHERE, 9))  # sends nothing: it only asks which way it would go
        except OSError:
            return "localhost"
        return str(outside.getsockname()[0])


def named(host: str) -> str:
    """As browsers write it."""
    return f"[{host}]" if ":" in host else host


def usual_folder() -> Path:
    """Where the system wants programs to keep what they keep."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Aedilis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "aedilis"


def has_browser() -> bool:
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return sys.stdout.isatty()
