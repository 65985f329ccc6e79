"""The Builders: Antiquity: workers, slaves and machines raise buildings, for 2 to 4 players."""

from __future__ import annotations

from aedilis.engine.folder import game_in
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words.speech import BuildersSpeech

GAME = game_in(
    __name__,
    name=N_("The Builders: Antiquity"),
    about=N_("Open sites, send the right workers for the least pay, and be the first to raise the wonders of the age."),
    minutes=30,
    version=2,  # since then four idle rounds end the game, not two
    position=BuildersAntiquity,
    speech=BuildersSpeech,
    unit=c.TENTHS,
)
