"""Corrected rules leave a game in doubt: what people agree on then, and what comes of it at the next correction."""

from __future__ import annotations

from pathlib import Path

from tests.web.server.correcting import at, kinds, made_otherwise, order, sentence, table_of
from tests.web.server.site import play_some, running


def test_a_table_that_began_anew_survives_the_next_correction(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "anybody"], 6)
    made_otherwise(tmp_path, table, 1)
    with running(tmp_path) as site:
        ada, ben = at(site.url, ada), at(site.url, ben)
        assert order(ada, table, "restore") == 200
        assert order(ben, table, "answer", kind="restore", about=0, yes=1) == 200
        play_some(site, {0: ada, 1: ben}, table, 5, seed=2)
    log = kinds(tmp_path, table)
    made_otherwise(tmp_path, table, len(log))
    with running(tmp_path) as site:
        assert "holds up to move 4" in sentence(at(site.url, ada), table)
    assert kinds(tmp_path, table) == log
