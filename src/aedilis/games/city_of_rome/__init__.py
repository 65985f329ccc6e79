"""City of Rome: a draft of buildings and a city of four by four, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.folder import game_in
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.words.speech import RomanSpeech

GAME = game_in(
    __name__,
    name=N_("City of Rome"),
    about=N_("Draft buildings, send your builders out in time, and make four by four plots the finest city of Rome."),
    minutes=45,
    version=1,
    position=CityOfRome,
    speech=RomanSpeech,
)
