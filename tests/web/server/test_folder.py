"""The folder of a server: nobody else may look into it, one server at a time uses it, and its key is not lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment, refused
from tests.web.server.site import Site, running

from aedilis.store.rows import StoreError
from aedilis.store.sqlite import Store
from aedilis.web.app import create_app
from aedilis.web.house import FILE, KEY

posix = pytest.mark.skipif(os.name != "posix", reason="Windows keeps what is in a person's folder private by itself")


@pytest.fixture
def open_handed() -> Iterator[None]:
    """As on a computer whose owner lets everybody read and write what is made."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@posix
@pytest.mark.usefixtures("open_handed")
def test_nobody_else_may_read_what_a_server_makes(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    with running(folder) as site:
        site.guest("Ada").make(["me", "friend"])
        found = modes(folder)
        assert {FILE, f"{FILE}-wal", f"{FILE}-shm", KEY} <= set(found)
        assert set(found.values()) == {0o600}
        assert folder.stat().st_mode & 0o777 == 0o700


@posix
def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    """Made by an older version, and in use when that one crashed."""
    with running(tmp_path / "before") as site:
        site.guest("Ada")
        (tmp_path / "after").mkdir()
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", KEY):
            (tmp_path / "after" / name).write_bytes((tmp_path / "before" / name).read_bytes())
            (tmp_path / "after" / name).chmod(0o644)
    with running(tmp_path / "after") as site:
        assert site.house.store.people([1])[0].name == "Ada"
        assert set(modes(tmp_path / "after").values()) == {0o600}


@posix
def test_a_file_that_is_not_ours_keeps_its_mode(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.execute("CREATE TABLE mine (x)")
    sql.close()
    (tmp_path / FILE).chmod(0o644)
    with pytest.raises(StoreError, match="not a file of Aedilis"):
        Store(tmp_path / FILE)
    assert modes(tmp_path) == {FILE: 0o644}


# -- one server at a time -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "another Aedilis uses {}: end that one first"), ("de", "ein anderes Aedilis benutzt {}: bitte erst jenes")],
)
def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path, language: str, said: str) -> None:
    with running(tmp_path / "data") as site:
        arguments = ("serve", "--port", "0", "--data", "data", "--no-open", "--lang", language)
        assert said.format("data") in refused(tmp_path, *arguments)
        with pytest.raises(StoreError, match="another Aedilis uses"):
            create_app(tmp_path / "data")
        assert_answers(site)
    with running(tmp_path / "data") as site:
        assert_answers(site)


def assert_answers(site: Site) -> None:
    assert site.guest("Ada").get("/health").status_code == 200


@posix
def test_the_folder_is_free_again_after_a_crash(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path), "--no-open"],
        env=environment(200) | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert first.stdout is not None
    assert "http://" in first.stdout.readline()
    with pytest.raises(StoreError, match="another Aedilis uses"):
        create_app(tmp_path)
    first.send_signal(signal.SIGKILL)
    first.communicate()
    with running(tmp_path) as site:
        assert_answers(site)


# -- the key beside the tables ------------------------------------------------------------------------------------


def test_a_lost_key_is_not_replaced_unasked(tmp_path: Path) -> None:
    """Otherwise links that people have saved would stop to work, and nobody would know why."""
    with running(tmp_path) as site:
        ada = site.guest("Ada")
        table = ada.make(["me", "friend"])
        recovery = f"/recover/{site.house.seal.recovery(1)}"
        assert site.guest().get(recovery).status_code == 200
    (tmp_path / KEY).rename(tmp_path / "backup")
    for language, said in (
        ("en", "secret.key is missing: put a copy"),
        ("de", "secret.key fehlt: bitte eine Sicherung"),
    ):
        told = refused(tmp_path, "serve", "--port", "0", "--data", ".", "--no-open", "--lang", language)
        assert said in told
        assert "--new-key" in told
        assert not (tmp_path / KEY).exists()
    with running(tmp_path, new_key=True) as site:
        assert site.guest().get(recovery).status_code == 404
        ada.client.base_url = site.url
        assert "Ada" in ada.get(f"/table/{table}").text
    with running(tmp_path, new_key=True) as site:  # one that is there stays
        assert site.guest().get(recovery).status_code == 404
    (tmp_path / "backup").replace(tmp_path / KEY)
    with running(tmp_path, new_key=True) as site:
        assert site.guest().get(recovery).status_code == 200


def test_a_server_that_ended_while_it_began_has_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key comes first: tables without one have lost it."""
    with monkeypatch.context() as broken:
        broken.setattr(Store, "_prepare", interrupted)
        with pytest.raises(KeyboardInterrupt):
            create_app(tmp_path)
    with running(tmp_path) as site:
        assert_answers(site)


def interrupted(store: Store) -> None:
    raise KeyboardInterrupt
