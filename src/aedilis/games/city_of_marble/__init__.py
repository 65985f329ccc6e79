"""Rome: City of Marble: districts around hills, buildings for whoever has most magistrates, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.folder import game_in
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.words.speech import MarbleSpeech

GAME = game_in(
    __name__,
    name=N_("Rome: City of Marble"),
    about=N_("Lay districts around hills and win their sites with your magistrates."),
    minutes=60,
    version=2,  # since then nobody may end an aqueduct early
    position=CityOfMarble,
    speech=MarbleSpeech,
)
