"""Rome: City of Marble: districts around hills, buildings for whoever has most magistrates, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.formats.notation import ACTIONS, OUTCOMES, longest
from aedilis.games.city_of_marble.formats.text import describe, parse
from aedilis.games.city_of_marble.rules.position import CityOfMarble, new
from aedilis.games.city_of_marble.words.sheet import sheet
from aedilis.games.city_of_marble.words.speech import MarbleSpeech
from aedilis.games.city_of_marble.words.story import facts

GAME = Game(
    slug="city-of-marble",
    name=N_("Rome: City of Marble"),
    seats=range(c.FEWEST_SEATS, c.MOST_SEATS + 1),
    version=2,  # since then nobody may end an aqueduct early
    digest=c.DIGEST,
    position=CityOfMarble,
    begin=new,
    longest=longest,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    facts=facts,
    sheet=sheet,
    describe=describe,
    parse=parse,
    speech=MarbleSpeech,
    package=__name__,
    variants=c.VARIANTS,
    about=N_("Lay districts around hills and win their sites with your magistrates."),
    minutes=60,
)
