"""The front page: every game that can be drawn, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import aedilis
from aedilis.web.pages import home
from aedilis.web.pages.layout import Reader


def test_a_game_that_nobody_can_draw_yet_is_left_out() -> None:
    rome = aedilis.game("city-of-rome")
    begun = replace(rome, slug="begun", package="aedilis.games")
    shown = home.page(Reader(), [rome, begun], ["greedy"], [], [], [], [])
    assert re.findall(r'id="game-([^"]+)"', shown) == ["city-of-rome"]


def test_the_cards_of_all_games_lie_on_it_and_every_symbol_once() -> None:
    shown = home.page(Reader(), aedilis.all_games(), ["greedy"], [], [], [], [])
    defined = Counter(re.findall(r'<symbol id="([^"]+)"', shown))
    used = {*re.findall(r'href="#([^"]+)"', shown)} - {"main"}
    assert used <= {*defined}
    assert max(defined.values()) == 1
