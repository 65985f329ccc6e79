"""Omens, for two: the game, its book, and what it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.engine.bits import count
from aedilis.engine.facts import Fact, Line
from aedilis.engine.folder import game_in
from aedilis.engine.game import Speech
from aedilis.engine.position import OVER
from aedilis.engine.text import named, refuse
from aedilis.engine.words import N_
from aedilis.games.omens.generated import phases as p
from aedilis.games.omens.generated.flow import Flow
from aedilis.games.omens.rules import worth


class OmenSpeech(Speech):
    seats_called = ("Romulus", "Remus")
    facts: Mapping[str, str] = {
        "draws": N_("{seat} looks at omen {omen}."),
        "keeps": N_("{seat} keeps an omen."),
        "gives": N_("{seat} gives omen {omen} away."),
        "shows": N_("{seat} has kept {omens}."),
    }
    lines: Mapping[str, str] = {"kept": N_("Kept: {omens}"), "given": N_("Given by the brother: {omens}")}
    card_effect = N_("Counts {n} at the end.")
    book: Mapping[str, tuple[str, str]] = {
        "omens": (N_("Omens"), N_("Omens worth 1 to 12 lie in a bag. Each of two brothers wants the higher ones.")),
        "turn": (N_("Your turn"), N_("Draw an omen. Look at it in secret, and [keep it or give it away](#choose).")),
        "choose": (N_("Keep or give"), N_("Keep the omen face down, or give it to your brother, face up.")),
        "limit": (N_("The limit"), N_("You may keep {MOST_KEPT} omens. All others you have to give away.")),
        "secrets": (N_("Secrets"), N_("Only you know which omens you keep. Everybody sees how many there are.")),
        "end": (N_("The end"), N_("The last omen ends the game. Add up those kept and given: the higher sum wins.")),
    }

    def known(self, position: Any, names: Sequence[str]) -> Mapping[str, object]:
        turn = position.turn
        return {"omen": worth(position.players[turn].drawn), "turn": names[turn], "other": names[1 - turn]}


def facts(before: Flow, option: int, after: Flow) -> list[Fact]:
    seat, omen = before.turn, worth(before.players[before.turn].drawn)
    if before.phase == p.DRAW:
        return [Fact("draws", seat, {"omen": option + 1}, 1 << seat)]
    told = [Fact("keeps", seat, {}) if option == p.KEEP else Fact("gives", seat, {"omen": omen})]
    if after.seat == OVER:
        told += [Fact("shows", n, {"omens": named(p.OMENS, player.kept)}) for n, player in enumerate(after.players)]
    return told


def sheet(position: Flow, seat: int) -> list[Line]:
    player = position.players[seat]
    kept = named(p.OMENS, player.kept) + ["?"] * player.kept_unseen
    given = named(p.OMENS, player.given)
    return [Line("kept", worth(player.kept), {"omens": kept}), Line("given", worth(player.given), {"omens": given})]


def check(position: Flow) -> None:
    """Refuses a text in which another player than the one who decides looks at an omen."""
    for seat, player in enumerate(position.players):
        if count(player.drawn) + player.drawn_unseen != (seat == position.seat == position.turn):
            refuse()


GAME = game_in(
    __name__,
    name=N_("Omens"),
    about=N_("Keep the high omens in secret, and give your brother the low ones."),
    minutes=5,
    version=1,
    position=Flow,
    speech=OmenSpeech,
    facts=facts,
    sheet=sheet,
    check=check,
)
