"""Carpe Diem: tiles taken round a star, a district of six by six, and four scorings, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.folder import game_in
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.words.speech import CarpeDiemSpeech

GAME = game_in(
    __name__,
    name=N_("Carpe Diem"),
    about=N_("Go round the star for the right tiles, build your district edge to edge, and seize each day to score."),
    minutes=60,
    version=1,
    position=CarpeDiem,
    speech=CarpeDiemSpeech,
)
