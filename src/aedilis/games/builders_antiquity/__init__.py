"""The Builders: Antiquity: workers, slaves and machines raise buildings, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.formats.notation import ACTIONS, OUTCOMES, longest
from aedilis.games.builders_antiquity.formats.text import describe, parse
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity, new
from aedilis.games.builders_antiquity.words.sheet import sheet
from aedilis.games.builders_antiquity.words.speech import BuildersSpeech
from aedilis.games.builders_antiquity.words.story import facts

GAME = Game(
    slug="builders-antiquity",
    name=N_("The Builders: Antiquity"),
    seats=range(c.FEWEST_SEATS, c.MOST_SEATS + 1),
    version=2,  # since then four idle rounds end the game, not two
    digest=c.DIGEST,
    position=BuildersAntiquity,
    begin=new,
    longest=longest,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    facts=facts,
    sheet=sheet,
    describe=describe,
    parse=parse,
    speech=BuildersSpeech,
    package=__name__,
    variants=c.VARIANTS,
    about=N_("Open sites, send the right workers for the least pay, and be the first to raise the wonders of the age."),
    minutes=30,
    unit=c.TENTHS,
)
