"""Carpe Diem: tiles taken round a star, a district of six by six, and four scorings, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.formats.notation import ACTIONS, OUTCOMES, longest
from aedilis.games.carpe_diem.formats.text import describe, parse
from aedilis.games.carpe_diem.rules.position import CarpeDiem, new
from aedilis.games.carpe_diem.words.sheet import sheet
from aedilis.games.carpe_diem.words.speech import CarpeDiemSpeech
from aedilis.games.carpe_diem.words.story import facts

GAME = Game(
    slug="carpe-diem",
    name=N_("Carpe Diem"),
    seats=range(c.FEWEST_SEATS, c.MOST_SEATS + 1),
    version=1,
    digest=c.DIGEST,
    position=CarpeDiem,
    begin=new,
    longest=longest,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    facts=facts,
    sheet=sheet,
    describe=describe,
    parse=parse,
    speech=CarpeDiemSpeech,
    package=__name__,
    variants=c.VARIANTS,
    about=N_("Go round the star for the right tiles, build your district edge to edge, and seize each day to score."),
    minutes=60,
)
