"""`aedilis serve`: starts, says where, stops cleanly, and says clearly why it cannot."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.cli.command import COMMAND, environment, refused, run
from tests.web.server.site import Guest
from websockets.exceptions import ConnectionClosed

from aedilis.store.sqlite import Store

SERVICE_RESTART = 1012


def started(folder: Path, *arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A server that answers, and its address."""
    server = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--data", str(folder / "data"), "--no-open", *arguments],
        cwd=folder,
        env=environment(200) | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+/", server.stdout.readline())
    assert found is not None, server.stderr and server.stderr.read()
    return server, found[0]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_answers_until_it_is_stopped_and_then_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    server, address = started(tmp_path)
    assert httpx.get(f"{address}health", timeout=60, trust_env=False).text == "ok\n"
    server.send_signal(how)
    out, errors = server.communicate(timeout=60)
    assert (server.returncode, errors) == (0, "")
    assert "All games are saved" in out
    with sqlite3.connect(tmp_path / "data" / "aedilis.sqlite") as sql:
        assert sql.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM that a program hears")
def test_open_pages_hear_that_it_will_be_back(tmp_path: Path) -> None:
    server, address = started(tmp_path)
    guest = Guest(address.rstrip("/"))
    guest.post("/name", {"name": "Ada"})
    table = guest.make(["me", "friend"])
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(guest.watch(table)) for _ in range(3)]
        for page in pages:
            page.recv()
        server.terminate()
        for page in pages:
            with pytest.raises(ConnectionClosed):
                list(page)
            assert page.close_code == SERVICE_RESTART
    assert server.communicate(timeout=60)[1] == ""


def test_it_speaks_german(tmp_path: Path) -> None:
    server, address = started(tmp_path, "--lang", "de")
    assert httpx.get(address, headers={"accept-language": "de"}, timeout=60, trust_env=False).status_code == 200
    server.terminate()
    assert "Alle Partien sind gespeichert" in server.communicate(timeout=60)[0]


def has_new_addresses() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as found:
            found.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_only_this_computer_is_answered_by_its_own_names(tmp_path: Path, host: str) -> None:
    """A page of another site cannot call the server by a name that it made point here."""
    if ":" in host and not has_new_addresses():
        pytest.skip("this computer has no IPv6")
    server, address = started(tmp_path, "--host", host)
    try:
        assert httpx.get(f"{address}health", timeout=60, trust_env=False).text == "ok\n"
        answer = httpx.get(address, headers={"host": "evil.example"}, timeout=60, trust_env=False)
        assert answer.status_code == 400
    finally:
        server.terminate()
        server.communicate(timeout=60)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        complaint = run(tmp_path, "serve", "--port", port, "--data", str(tmp_path / "data"), "--no-open")
    assert complaint.returncode == 2
    assert f"port {port}" in complaint.stderr
    assert complaint.stderr.count("\n") == 1


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "aedilis.sqlite").write_text("my diary")
    assert "is not a file of Aedilis" in refused(tmp_path, "serve", "--port", "0", "--data", "data", "--no-open")
    assert (tmp_path / "data" / "aedilis.sqlite").read_text() == "my diary"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ["empty", "folder"])
def test_a_key_that_cannot_be_used_is_named(tmp_path: Path, kind: str, language: str) -> None:
    Store(tmp_path / "data" / "aedilis.sqlite").close()
    key = tmp_path / "data" / "secret.key"
    key.mkdir() if kind == "folder" else key.touch()
    said = refused(tmp_path, "serve", "--port", "0", "--data", "data", "--no-open", "--lang", language)
    assert "secret.key" in said
    wanted = {
        "en": {"empty": "must have 32 bytes and has 0", "folder": "cannot be used"},
        "de": {"empty": "muss 32 Bytes haben und hat 0", "folder": "lässt sich nicht benutzen"},
    }
    assert wanted[language][kind] in said


def test_a_bad_port_is_refused(tmp_path: Path) -> None:
    assert "port" in refused(tmp_path, "serve", "--port", "99999", "--data", str(tmp_path / "data" / "x"))
    assert "whole number" in refused(tmp_path, "serve", "--port", "http")


def test_what_is_missing_for_the_browser_is_named(tmp_path: Path) -> None:
    """Without the packages of the extra `web`, as after a plain `pip install aedilis`."""
    code = (
        "import sys\nfor name in ('starlette', 'uvicorn', 'msgspec', 'websockets'): sys.modules[name] = None\n"
        "from aedilis.cli import main\nsys.exit(main(['serve', '--port', '0', '--no-open', '--data', 'data']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(200), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "pip install 'aedilis[web]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_open_to_the_network_it_says_where_other_devices_find_it(tmp_path: Path) -> None:
    server, address = started(tmp_path, "--host", "0.0.0.0")
    assert "0.0.0.0" not in address
    assert httpx.get(f"{address}health", timeout=60, trust_env=False).text == "ok\n"
    server.terminate()
    server.communicate()
