"""City of Rome: a draft of buildings and a city of four by four, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.decisions import Actions, Decisions, Outcomes, longest
from aedilis.games.city_of_rome.formats.text import describe, parse
from aedilis.games.city_of_rome.rules.position import CityOfRome, new
from aedilis.games.city_of_rome.words.sheet import sheet
from aedilis.games.city_of_rome.words.speech import RomanSpeech
from aedilis.games.city_of_rome.words.story import facts


def begin(seats: int, variants: Mapping[str, str]) -> CityOfRome:
    return new(seats)


GAME = Game(
    slug="city-of-rome",
    name=N_("City of Rome"),
    seats=range(c.SEATS[0], c.MOST_SEATS + 1),
    version=1,
    digest=c.DIGEST,
    position=CityOfRome,
    begin=begin,
    longest=longest,
    actions=Actions.all,
    outcomes=Outcomes.all,
    decisions=Decisions.all,
    facts=facts,
    sheet=sheet,
    describe=describe,
    parse=parse,
    speech=RomanSpeech,
    package=__name__,
    variants={},
    about=N_("Draft buildings, send your builders out in time, and make four by four plots the finest city of Rome."),
    minutes=45,
)
