"""Foundations of Rome: deeds, buildings and monuments on one common grid, for 2 to 5 players or one against Ceres."""

from __future__ import annotations

from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.formats.notation import ACTIONS, OUTCOMES, longest
from aedilis.games.foundations_of_rome.formats.text import describe, parse
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome, new
from aedilis.games.foundations_of_rome.words.sheet import sheet
from aedilis.games.foundations_of_rome.words.speech import FoundationsSpeech
from aedilis.games.foundations_of_rome.words.story import facts

GAME = Game(
    slug="foundations-of-rome",
    name=N_("Foundations of Rome"),
    seats=range(c.FEWEST_SEATS, c.MOST_SEATS + 1),
    version=2,  # since then six monuments are counted after the build, and who does not beat Ceres has lost
    digest=c.DIGEST,
    position=FoundationsOfRome,
    begin=new,
    longest=longest,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    facts=facts,
    sheet=sheet,
    describe=describe,
    parse=parse,
    speech=FoundationsSpeech,
    package=__name__,
    variants=c.VARIANTS,
    about=N_("Buy lots, raise houses, workshops and fountains where they help each other most, and found Rome anew."),
    minutes=75,
)
