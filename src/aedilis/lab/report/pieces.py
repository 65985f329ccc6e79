"""Which cards, buildings and tiles go with winning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from aedilis.engine.words import N_
from aedilis.lab.findings import Findings, PieceFinding, PieceGroup
from aedilis.lab.report.canvas import Figure
from aedilis.lab.report.charts import Intervals, Key, Mark, Row
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.section import Numbers, Section, scaled
from aedilis.lab.sequential import ERROR

SHOWN: Final = 12  # of the best and of the worst each
LEAST: Final = 30  # times that a piece must have been held to be judged

VERDICTS: Final = {"more": N_("more than chance"), "less": N_("less than chance"), "unsure": N_("may be chance")}
BEST: Final = N_("Best: {piece}; who has it wins {edge} percentage points more than a fair share.")
LAST: Final = N_("Last: {piece}, {edge}.")
NOTE: Final = N_(
    "This says what winners have, not why they win: a piece that only rich players can afford looks good whatever it"
    " does. Whether a difference is chance is judged with all pieces of the list in mind (Holm)."
)


def piece_sections(findings: Findings, phrases: Phrases) -> list[Section]:
    """One for each group of which enough is known."""
    if findings.seats < 2:
        return []
    found = [(group, findings.pieces(group, least_of(findings))) for group in findings.groups]
    return [section(number, group, pieces, phrases) for number, (group, pieces) in enumerate(found) if len(pieces) > 1]


def least_of(findings: Findings) -> int:
    return max(LEAST, findings.games // 100)


def style_of(difference: float, doubt: float) -> str:
    """How a mark is drawn: as more, as less, or as what may be chance."""
    return "unsure" if doubt >= ERROR else "more" if difference > 0 else "less"


def verdict_keys(styles: Iterable[str], phrases: Phrases) -> list[Key]:
    seen = {*styles}
    return [Key(style, phrases.say(text)) for style, text in VERDICTS.items() if style in seen]


def style(piece: PieceFinding) -> str:
    return style_of(piece.won.value - piece.fair, piece.doubt)


def section(number: int, group: PieceGroup, pieces: Sequence[PieceFinding], phrases: Phrases) -> Section:
    say = phrases.say
    name = phrases.names.say(group.name)
    sure = [piece for piece in pieces if style(piece) != "unsure"]
    answer = say(N_("Pieces that differ from chance: {sure} of {all}."), sure=len(sure), all=len(pieces))
    more, less = ([piece for piece in sure if style(piece) == which] for which in ("more", "less"))
    for message, told in ((BEST, more[:1]), (LAST, less[-1:])):
        for piece in told:
            edge = phrases.more_share(piece.edge)
            answer += " " + say(message, piece=phrases.names.piece(piece.piece), edge=edge)
    title = say(N_("{pieces}: who has one wins so much more than a fair share"), pieces=name)
    shown = list(pieces) if len(pieces) <= 2 * SHOWN else [*pieces[:SHOWN], *pieces[-SHOWN:]]
    notes = [say(NOTE)]
    if len(shown) < len(pieces):
        left_out = N_("The picture shows the first and the last {shown}; the table has all {all}.")
        notes.insert(0, say(left_out, shown=SHOWN, all=len(pieces)))
    return Section(
        f"pieces-{number + 1}",
        say(N_("Which pieces go with winning? {pieces}"), pieces=name),
        answer,
        [Figure(f"pieces-{number + 1}", title, answer, chart(shown, phrases))],
        notes,
        numbers=[table(pieces, phrases)],
    )


def chart(pieces: Sequence[PieceFinding], phrases: Phrases) -> Intervals:
    say = phrases.say
    return Intervals(
        [
            Row(
                phrases.names.piece(piece.piece),
                [Mark(scaled(piece.edge, 100), style(piece))],
                phrases.signed(100 * piece.edge.value),
            )
            for piece in pieces
        ],
        say(N_("percentage points above a fair share of the wins")),
        phrases.short,
        0.0,
        "",
        verdict_keys(map(style, pieces), phrases),
    )


def table(pieces: Sequence[PieceFinding], phrases: Phrases) -> Numbers:
    say = phrases.say
    head = (N_("Piece"), N_("held"), N_("wins above a fair share"), N_("points above the mean"), N_("by chance alone"))
    return Numbers(
        [say(text) for text in head],
        [
            [
                phrases.names.piece(piece.piece),
                phrases.number(piece.won.by),
                phrases.more_share(piece.edge),
                phrases.more_points(piece.points.mean()),
                phrases.chance(piece.doubt),
            ]
            for piece in pieces
        ],
    )
