"""Foundations of Rome: deeds, buildings and monuments on one common grid, for 2 to 5 players or one against Ceres."""

from __future__ import annotations

from aedilis.engine.folder import game_in
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words.speech import FoundationsSpeech

GAME = game_in(
    __name__,
    name=N_("Foundations of Rome"),
    about=N_("Buy lots, raise houses, workshops and fountains where they help each other most, and found Rome anew."),
    minutes=75,
    version=2,  # since then six monuments are counted after the build, and who does not beat Ceres has lost
    position=FoundationsOfRome,
    speech=FoundationsSpeech,
)
