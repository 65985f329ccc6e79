"""A game against Ceres on the page: she stands in the result, and a sentence says who has won."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.web.server.site import Guest, Site, play_some

from aedilis.web.review import result

NAME, MOVES = "Ada", 1000


@pytest.fixture(scope="module")
def played(site: Site) -> tuple[Guest, str]:
    guest = site.guest(NAME)
    table = guest.make(["me"], game="foundations-of-rome")
    play_some(site, {0: guest}, table, MOVES)
    assert site.match(table).over
    return guest, table


def lead_by(site: Site, table: str, lead: int) -> tuple[int, int]:
    """The game as if it had ended so; what the player and Ceres have then."""
    position: Any = site.match(table).table.position
    (score,) = position.scores()
    position.players[0].book(1, 0, max(0, lead - score))
    position.ceres().book(1, 0, max(0, score - lead))
    rival = site.match(table).game.words().rival(position)
    assert rival is not None
    assert position.scores() == [lead]
    return rival.points + lead, rival.points


def told(guest: Guest, table: str) -> list[str]:
    """The result without its marks: title, verdict and places."""
    text = re.sub(r"<table.*?</table>", "", guest.view(table)["parts"]["result"], flags=re.S)
    return re.sub(r"<[^>]*>", "\n", text).split("\n")


@pytest.mark.parametrize(("lead", "won"), [(3, True), (0, False), (-4, False)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_result_has_ceres_and_a_verdict(
    site: Site, played: tuple[Guest, str], language: str, lead: int, won: bool
) -> None:
    guest, table = played
    guest.post("/language", {"language": language})
    own, hers = lead_by(site, table, lead)
    lines = [line for line in told(guest, table) if line]
    titles = {"en": ("You win!", "Ceres wins!"), "de": ("Du gewinnst!", "Ceres gewinnt!")}
    verdicts = {
        "en": (f"{NAME} has won against Ceres, by", f"{NAME} has lost against Ceres, by"),
        "de": (f"{NAME} hat gegen Ceres gewonnen, mit", f"{NAME} hat gegen Ceres verloren, mit"),
    }
    assert lines[0] == titles[language][not won]
    assert lines[1].startswith(verdicts[language][not won])
    mine, ceres = [NAME, str(own)], ["Ceres", str(hers)]
    places = ["1.", *(mine if won else ceres), "2.", *(ceres if won else mine)]
    assert [line for line in lines if line in places][-6:] == places
    place = {"en": "place", "de": "Platz"}[language]
    assert f"{place} {1 if won else 2}" in guest.view(table)["parts"]["players"]
    assert result(site.match(table)) == [1.0 if won else 0.0]
