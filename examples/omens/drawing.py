"""Omens drawn as SVG from a view: the bag, and what lies before each brother."""

from __future__ import annotations

from functools import partial
from typing import Final

from aedilis.draw import Drawn, PlainDesk, Symbols, TableAndSides, escape, gap, glow, icon, numeral, path, rect, ringed
from aedilis.engine.bits import count, members
from aedilis.engine.words import N_
from aedilis.games.omens import GAME, sheet
from aedilis.games.omens.generated.flow import Flow

Desk = PlainDesk[Flow]
SYMBOLS: Final = Symbols(GAME.slug)
BIRD: Final = "M50 66L40 54C26 50 14 40 6 22C22 30 36 32 46 40L50 34L54 40C64 32 78 30 94 22C86 40 74 50 60 54Z"
SACK: Final = "M34 30C8 48 2 88 22 96H78C98 88 92 48 66 30L78 6C62 14 38 14 22 6Z"
BACK: Final = -1


def face(omen: int) -> str:
    if omen == BACK:
        return rect(1, 1, 98, 98, "purple", 2, 8) + icon("wreath", 18, 18, 64)
    return rect(1, 1, 98, 98, "marble", 2, 8) + SYMBOLS.put("bird", 10, -6, 80) + numeral(50, 92, 42, omen + 1)


def common(desk: Desk) -> Drawn:
    """The bag, and below it the omen that somebody looks at."""
    unseen = sum(player.drawn_unseen + player.kept_unseen for player in desk.view.players)
    drawn = SYMBOLS.put("sack", 55, 20, 150) + numeral(130, 136, 56, count(desk.view.bag) - unseen)
    for seat, player in enumerate(desk.view.players):
        for omen in members(player.drawn) + [BACK] * player.drawn_unseen:
            drawn += desk.sign(seat, 40, 240, 26) + place(desk, "drawn", "", 80, 204, [omen], "", ringed(100, 100))
    return Drawn(260, 330, drawn)


def side(desk: Desk, seat: int) -> Drawn:
    """An omen is kept or given away by a click on where it will lie."""
    player, now = desk.view.players[seat], desk.now.players[seat]
    kept = members(player.kept) + [BACK] * player.kept_unseen
    rows = [("own", kept, 3, count(now.kept)), ("other", members(player.given), 6, count(now.given))]
    drawn = desk.frame(seat, 680, 330) + desk.name_plate(seat, 680)
    for y, line, (piece, cards, room, free) in zip((78, 220), sheet(desk.view, seat), rows, strict=True):
        said = escape(desk.speech.line(line))
        drawn += desk.text(20, y - 8, 19, said, "lettering", "quiet")
        for n in range(room):
            choice = piece if n == free and (piece == "own") == (seat == desk.now.turn) else ""
            drawn += place(desk, f"{seat}-{y}-{n}", choice, 20 + 108 * n, y, cards[n : n + 1], said)
    return Drawn(680, 330, drawn)


def place(desk: Desk, id: str, choice: str, x: float, y: float, cards: list[int], said: str, around: str = "") -> str:
    """With an omen that keeps its id wherever it goes, or without."""
    known = cards and cards[0] != BACK
    title = desk.say(N_("Omen {n}"), n=cards[0] + 1) if known else said
    body = face(cards[0]) + around if cards else gap(0, 0, 100, 100, 8)
    id = choice or (f"omen-{cards[0] + 1}" if known else id)
    return desk.piece(id, choice, x, y, body, title, glow(100, 100, 8))


BOARD: Final = TableAndSides(
    GAME,
    partial(Desk, GAME, ("violet", "orange")),
    common=(N_("The bag"), common),
    side=(N_("Omens of {name}"), side),
    card=lambda id: face(int(id.removeprefix("omen-")) - 1),
    symbols=SYMBOLS.define("bird", 100, path(BIRD, "slate", 2))
    + SYMBOLS.define("sack", 100, path(SACK, "tile", 1.5), rect(28, 26, 44, 8, "saffron", 1.5, 4)),
    cover=("omen-2", "omen-5", "omen-7", "omen-9", "omen-11", "omen-12"),
    colours=("violet", "orange"),
)
