"""What one person may see of a table: the only thing that pages are made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.engine.game import Game, Good
from aedilis.engine.position import Position
from aedilis.engine.words import N_
from aedilis.web.engine import COMPILED

CUT: Final = N_(
    "This game was played with earlier rules. With the corrected ones it holds up to move {move}, so there is no"
    " result."
)


@dataclass(frozen=True)
class Option:
    """Something the viewer may do now."""

    code: str  # its notation, which is also what the browser sends
    text: str  # in words
    piece: str  # the piece it touches, or ""
    prepares: bool  # only composes: a later option commits it


@dataclass(frozen=True)
class LogLine:
    """Something that happened and that the viewer may know."""

    move: int  # the number of moves played when it had happened: where a replay shows it
    seat: int  # who did it, or CHANCE
    text: str


@dataclass(frozen=True)
class SheetLine:
    points: str
    text: str


@dataclass(frozen=True)
class SeatSight:
    """One seat of the table as everybody sees it, and what the viewer may do about it."""

    seat: int
    name: str
    kind: str  # "person", "bot" or "free"
    bot: str  # which bot plays here, if one does
    mine: bool  # the viewer holds it
    here: bool  # its person has the table open
    abandoned: bool  # its person has been away for so long that a bot may play on
    waiting: bool  # is to decide now
    resigned: bool
    points: str
    rank: int
    sheet: Sequence[SheetLine]
    goods: Sequence[Good]
    link: str = ""  # for the one who made the table: what to send to a friend who is to sit here
    open: bool = False  # free, and anybody may sit down here


@dataclass(frozen=True)
class RivalSight:
    """Whom the rules play against who plays alone."""

    name: str
    points: str
    against: str  # what the player has, to compare with
    rank: int
    verdict: str  # one sentence about who won; "" if the player resigned, as then the points do not tell


@dataclass(frozen=True)
class Ask:
    """Something that needs the consent of others: to take back, to hand a seat to a bot, a rematch and others."""

    kind: str  # as in `match.Request`
    by: int  # the seat that asks
    about: int  # the seat it is about
    missing: Sequence[int]  # the seats that have not answered
    mine: bool  # the viewer has to answer


@dataclass(frozen=True)
class TableSight:
    id: str
    game: Game
    language: str
    number: int  # grows with everything that happens at the table; what a command answers
    moves: int  # how many moves were played
    shown: int  # the move that is shown; less than `moves` in a replay
    viewer: int  # the seat whose view this is, or NOBODY
    view: Position
    names: Sequence[str]
    seats: Sequence[SeatSight]
    prompt: str  # what to do now, in one sentence
    rule: str  # the section of the rulebook that it is about
    options: Sequence[Option]
    path: Sequence[str]  # options composed so far, not yet committed
    last: frozenset[str]  # pieces the last decision touched
    log: Sequence[LogLine]  # oldest first
    since: int  # where in the log the viewer's last own decision ends: what follows is news
    take_back: str  # "free", "ask" (the others must agree) or "" (nothing to take back, or not allowed)
    asks: Sequence[Ask]
    over: bool  # with a result, or ended without one
    variants: Mapping[str, str]
    curtain: int = -1  # pass and play: the seat that must take the screen before anything secret is shown
    recovery: str = ""  # the viewer's private link to this table
    rematch: str = ""  # the table of the rematch, once there is one
    held: bool = False  # the rules were corrected: players must agree on how to go on
    cut: bool = False  # what is shown ends where earlier rules and the present ones part
    result: bool = False  # the game was played to its end
    hints: bool = False  # the viewer may ask for a hint now
    engine: str = COMPILED  # which one bots think with, or that it is busy
    rival: RivalSight | None = None
    before: TableSight | None = None  # in a preview: what is there now
