"""What the games of one side say, row by row: a few sums for each question, however many games there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from aedilis.lab.rows import GameRow, SeatRow
from aedilis.lab.simulation import Spread
from aedilis.lab.statistics import Estimate, Ratio, holm

WON: Final = "won"  # by the place in turn order
POINTS: Final = "points"
AHEAD: Final = "ahead"  # by the place in turn order: points above the mean of the table
BOT_POINTS: Final = "bot's points"  # by the name of the bot, a seat at a time: above the mean of the table
MARGIN: Final = "margin"
TIED: Final = "tied"
TURNS: Final = "turns"
LENGTH: Final = "length"
CHOICES: Final = "choices"
WINNER: Final = "winner's points"
LINE_OF_WINNERS: Final = "line of winners"  # by the name of the line
LINE_OF_OTHERS: Final = "line of others"
LINE: Final = "line"
GAP: Final = "gap"  # by the name of the line: what more of it the winner of a game has than the others of that game
NOTHING: Final = ""  # a line that nobody has, to count those by who have none
LEAD: Final = "lead"  # what of the victories those have who got most from a line
HOLDERS_WON: Final = "holders won"  # by group and piece: what of the victories those have who hold it
HOLDERS_AHEAD: Final = "holders ahead"  # and how many points above the mean of the table

Key = tuple[str, ...]


class PieceGroup(NamedTuple):
    """Pieces that are weighed against each other: those named in some facts of the log."""

    name: str
    facts: Mapping[str, int]  # "fact.role" -> how a mention counts: usually once, -1 for what is given back


class Findings:
    """Everything that a report asks of the games of one side."""

    def __init__(self, seats: int, groups: Sequence[PieceGroup] = ()) -> None:
        self.seats = seats
        self.groups = groups
        self.games = 0
        self.scores = Spread()
        self.winners = Spread()
        self.margins = Spread()
        self.turns = Spread()
        self.choices = Spread()  # of a seat in a game
        self.ratios: dict[Key, Ratio] = {}
        self._line_names = [NOTHING]
        self._deal = -1
        self._open: dict[Key, list[float]] = {}  # sums over the games of a deal

    def add(self, row: GameRow) -> None:
        """Games that were dealt alike come one after the other."""
        if row.deal != self._deal:
            self._close()
            self._deal = row.deal
        self.games += 1
        self.margins.counts[row.margin] += 1
        self.turns.counts[row.turns] += 1
        for name, number in ((MARGIN, row.margin), (TURNS, row.turns), (LENGTH, row.length)):
            self._note((name,), number, 1)
        winners = [seat for seat in row.seats if seat.won]
        self._note((TIED,), row.margin == 0, 1)
        if winners:  # who plays alone may lose
            self._note((WINNER,), sum(seat.score for seat in winners) / len(winners), 1)
        mean = sum(seat.score for seat in row.seats) / len(row.seats)
        for seat in row.seats:
            self._seat(seat, seat.score - mean)
        self._lines(row.seats)
        for group in self.groups:
            self._pieces(group, row.seats)

    def _seat(self, seat: SeatRow, ahead: float) -> None:
        self.scores.counts[seat.score] += 1
        self.choices.counts[seat.choices] += 1
        if seat.won:
            self.winners.counts[seat.score] += 1
        self._note((CHOICES,), seat.choices, 1)
        self._note((WON, str(seat.order)), seat.won, 1)
        self._note((AHEAD, str(seat.order)), ahead, 1)
        self._note((POINTS,), seat.score, 1)
        self._note((BOT_POINTS, seat.bot), ahead, 1)

    def _lines(self, seats: Sequence[SeatRow]) -> None:
        """Who has no such line has no points from it."""
        for name in {name: None for seat in seats for name in seat.lines}:
            if name not in self._line_names:
                self._begin(name)
        for name in self._line_names:
            points = [seat.lines.get(name, 0) for seat in seats]
            for seat, got in zip(seats, points, strict=True):
                self._note((LINE, name), got, 1)
                self._note((LINE_OF_WINNERS, name), got * seat.won, seat.won)
                self._note((LINE_OF_OTHERS, name), got * (1 - seat.won), 1 - seat.won)
            if len(seats) > 1:
                won = sum(got * seat.won for seat, got in zip(seats, points, strict=True))
                self._note((GAP, name), won - (sum(points) - won) / (len(seats) - 1), 1)
            leaders = [seat for seat, got in zip(seats, points, strict=True) if got == max(points)]
            if len(leaders) < len(seats):
                self._note((LEAD, name), sum(seat.won for seat in leaders) / len(leaders), 1)

    def _begin(self, name: str) -> None:
        """A line that comes up for the first time was worth nothing in all games before."""
        self._line_names.append(name)
        for kind in (LINE, LINE_OF_WINNERS, LINE_OF_OTHERS, GAP):
            if (kind, NOTHING) in self.ratios:
                self.ratios[kind, name] = replace(self.ratios[kind, NOTHING])
            if (kind, NOTHING) in self._open:
                self._open[kind, name] = list(self._open[kind, NOTHING])

    def _pieces(self, group: PieceGroup, seats: Sequence[SeatRow]) -> None:
        """Who has two of a piece is asked twice."""
        mean = sum(seat.score for seat in seats) / len(seats)
        for seat in seats:
            held: dict[str, int] = {}
            for use in seat.pieces:
                counts = group.facts.get(f"{use.what}.{use.role}", 0)
                if counts:
                    held[use.piece] = held.get(use.piece, 0) + counts * use.times
            for piece, number in held.items():
                if number > 0:
                    self._note((HOLDERS_WON, group.name, piece), seat.won * number, number)
                    self._note((HOLDERS_AHEAD, group.name, piece), (seat.score - mean) * number, number)

    def _note(self, key: Key, total: float, by: float) -> None:
        sums = self._open.setdefault(key, [0.0, 0.0])
        sums[0] += total
        sums[1] += by

    def _close(self) -> None:
        for key, (total, by) in self._open.items():
            self.ratios.setdefault(key, Ratio()).add(total, by)
        self._open.clear()

    # -- asking, when all rows have been added --------------------------------------------------------------------

    def ratio(self, *key: str) -> Ratio:
        self._close()
        return self.ratios.get(key, Ratio())

    def named(self, what: str) -> list[str]:
        """The names of the lines that were noted under that."""
        self._close()
        return [key[1] for key in self.ratios if key[0] == what and key[1:] != (NOTHING,)]

    def pieces(self, group: PieceGroup, least: int) -> list[PieceFinding]:
        """Those that were held often enough, the best first; whether an edge is chance is judged among all of them."""
        self._close()
        fair = 1 / self.seats
        found = [
            (key[2], ratio)
            for key, ratio in self.ratios.items()
            if key[:2] == (HOLDERS_WON, group.name) and ratio.by >= least and ratio.clusters >= least
        ]
        doubts = holm([ratio.doubt(fair) for _, ratio in found])
        rows = [
            PieceFinding(piece, ratio, self.ratios[HOLDERS_AHEAD, group.name, piece], fair, doubt)
            for (piece, ratio), doubt in zip(found, doubts, strict=True)
        ]
        return sorted(rows, key=lambda row: -row.won.value)


class PieceFinding(NamedTuple):
    piece: str
    won: Ratio  # what of the victories those have who hold it
    points: Ratio  # above the mean of the table
    fair: float  # what nobody in particular has of the victories
    doubt: float  # how likely so much is chance, with all pieces of the group in mind

    @property
    def edge(self) -> Estimate:
        """Of the victories, above a fair share."""
        return Estimate(*(share - self.fair for share in self.won.share()))
