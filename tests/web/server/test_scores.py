"""The score beside a name in the list and the one on that player's board are the same number, in every game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.every_game.decisions import decisions
from tests.every_game.playing import every_game
from tests.web.server.site import Site, play_some

from aedilis import LANGUAGES, Game, Position
from aedilis.draw.board import board_of, scene_of

SEAL: Final = re.compile(r'<g class="score" data-seat="(\d)"><title>[^<]*</title>.*?<text[^>]*>([^<]*)</text></g>')
LISTED: Final = re.compile(
    r'data-seat="(\d)">\s*<details.*?<b class="points">([^<]*)</b>\s*<small>([^<]*)</small>', re.S
)
MOVES: Final = 30
EVERY: Final = 12


def seals(drawn: str) -> list[tuple[int, str]]:
    return sorted((int(seat), score) for seat, score in SEAL.findall(drawn))


def scores(game: Game, view: Position, language: str) -> list[tuple[int, str]]:
    return list(enumerate(map(game.words(language).points, view.scores())))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_shows_every_score_once(game: Game, language: str) -> None:
    """At every kind of decision of random games, as each player sees it."""
    for number, (_, position) in enumerate(decisions(game)):
        if number % EVERY == 0 or position.seat < -1:
            view = position.seen_by(number % position.seats)
            drawn = "".join(region.body for region in board_of(game).regions(scene_of(game, view, language=language)))
            assert seals(drawn) == scores(game, view, language)


@every_game
@pytest.mark.parametrize(("language", "label"), [("en", "now"), ("de", "jetzt")])
def test_the_list_says_what_its_number_is_and_the_board_has_the_same(
    site: Site, game: Game, language: str, label: str
) -> None:
    guest, other = site.guest("Livia", language), site.guest("Drusus")
    table = guest.make(["me", "anybody"], game=game.slug)
    other.post(f"/table/{table}/join", {"seat": 1})
    for _ in range(MOVES):
        page = guest.get(f"/table/{table}").text
        listed = sorted((int(seat), score) for seat, score, _ in LISTED.findall(page))
        assert listed == seals(page) != []
        assert {said for *_, said in LISTED.findall(page)} == {label}
        play_some(site, {0: guest, 1: other}, table, 1)
