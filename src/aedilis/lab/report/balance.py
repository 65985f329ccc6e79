"""The questions of a balance report: what the games of one kind of table answer."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Final

from aedilis.engine.words import N_
from aedilis.lab.findings import (
    AHEAD,
    CHOICES,
    GAP,
    LEAD,
    LINE,
    LINE_OF_OTHERS,
    LINE_OF_WINNERS,
    MARGIN,
    POINTS,
    TIED,
    TURNS,
    WINNER,
    WON,
    Findings,
)
from aedilis.lab.report.canvas import Figure
from aedilis.lab.report.charts import Columns, Intervals, Key, Mark, Pair, Pairs, Row
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.pieces import LEAST, piece_sections, style_of, verdict_keys
from aedilis.lab.report.section import Numbers, Section, at_most, columns_of, middle, scaled
from aedilis.lab.sequential import ERROR
from aedilis.lab.simulation import Spread
from aedilis.lab.statistics import Estimate, holm

CLOSE: Final = Fraction(1, 20)  # a lead of no more than this part of the winner's points is a narrow one

AT_THE_END: Final = {
    "unsure": N_("Leading in “{worst}” shows no advantage: {share}."),
    "less": N_("Leading in “{worst}” goes with losing: {share}."),
}
SHARE_OF_GAMES: Final = N_("won, in % of the games")


def sections(findings: Findings, phrases: Phrases) -> list[Section]:
    """With one player only those that do not compare players."""
    asked: list[Callable[[Findings, Phrases], Section | None]] = [scores, length]
    if findings.seats > 1:
        asked[1:1] = [seats, sources, leads, closeness]
    found = [section for ask in asked if (section := ask(findings, phrases))]
    found[-2:-2] = piece_sections(findings, phrases)
    return found


# -- points -----------------------------------------------------------------------------------------------------------


def scores(findings: Findings, phrases: Phrases) -> Section:
    say, points = phrases.say, phrases.points
    low, high = (findings.scores.quantile(Fraction(part, 4)) for part in (1, 3))
    answer = say(
        N_("Half of all players get {low} to {high} points. Whoever wins has {winner} on average.")
        if findings.seats > 1
        else N_("Half of all players get {low} to {high} points. {share} of the games are won."),
        low=points(low, 0),
        high=points(high, 0),
        winner=phrases.points_of(findings.ratio(WINNER).mean()),
        share=phrases.share_of(findings.ratio(WON, "0").share()),
    )
    figure = Figure(
        "scores",
        say(N_("How often each score comes up")),
        answer,
        Columns(
            columns_of(findings.scores, findings.winners, phrases.game.unit),
            say(N_("points at the end")),
            phrases.short,
            [Key("apart", say(N_("winners"))), Key("rest", say(N_("the others")))],
            lambda column: say(
                N_("{low} to {high} points: {number} players, {winners} of them won"),
                low=phrases.short(column.start),
                high=phrases.short(column.end),
                number=phrases.number(column.number),
                winners=phrases.number(column.apart),
            ),
            [(middle(findings.scores) / phrases.game.unit, say(N_("median")))],
        ),
    )
    numbers = Numbers(
        [
            say(N_("Who")),
            *map(say, (N_("mean"), N_("least"), N_("lower quarter"), N_("median"), N_("upper quarter"), N_("most"))),
        ],
        [
            [say(name), *(points(number) for number in spread.summary().values())]
            for name, spread in ((N_("All players"), findings.scores), (N_("Winners"), findings.winners))
            if spread.total
        ],
    )
    return Section("scores", say(N_("What is a good score?")), answer, [figure], numbers=[numbers])


# -- seats ------------------------------------------------------------------------------------------------------------


def seats(findings: Findings, phrases: Phrases) -> Section:
    say = phrases.say
    orders = range(findings.seats)
    fair = 1 / findings.seats
    shares = [findings.ratio(WON, str(order)) for order in orders]
    doubts = holm([share.doubt(fair) for share in shares])
    styles = [style_of(share.value - fair, doubt) for share, doubt in zip(shares, doubts, strict=True)]
    rows = [
        Row(phrases.nth_player(order), [Mark(scaled(share.share(), 100), style)], phrases.percent(share.value))
        for order, share, style in zip(orders, shares, styles, strict=True)
    ]
    ahead = [findings.ratio(AHEAD, str(order)).mean() for order in orders]
    answer = answer_about_seats([share.share() for share in shares], doubts, fair, phrases)
    wins = Figure(
        "seats",
        say(N_("How often each seat wins, by turn order")),
        answer,
        Intervals(
            rows, say(SHARE_OF_GAMES), phrases.short, 100 * fair, say(N_("a fair share")), verdict_keys(styles, phrases)
        ),
    )
    leads = Figure(
        "seats-points",
        say(N_("How many points each seat is above the mean of its table")),
        answer,
        Intervals(
            [
                Row(
                    phrases.nth_player(order),
                    [Mark(scaled(one, 1 / phrases.game.unit), "plain")],
                    phrases.signed(one.value / phrases.game.unit, 1 if one.reach > phrases.game.unit / 2 else 2),
                )
                for order, one in zip(orders, ahead, strict=True)
            ],
            say(N_("points above the mean of the table")),
            phrases.short,
            0.0,
        ),
    )
    numbers = Numbers(
        [say(N_("Seat")), say(N_("won")), say(N_("points above the mean")), say(N_("by chance alone"))],
        [
            [phrases.nth_player(order), phrases.share_of(shares[order].share()), phrases.more_points(ahead[order]),
             phrases.chance(doubts[order])]
            for order in orders
        ],
    )  # fmt: skip
    return Section("seats", say(N_("Does it matter who begins?")), answer, [wins, leads], numbers=[numbers])


def answer_about_seats(shares: list[Estimate], doubts: list[float], fair: float, phrases: Phrases) -> str:
    """Names the seats that win more or less than their share beyond doubt."""
    say = phrases.say
    found = [order for order, doubt in enumerate(doubts) if doubt < ERROR]
    if not found:
        reach = max(max(abs(share.least - fair), abs(share.most - fair)) for share in shares)
        return say(
            N_("No seat stands out: none is off its fair share of {fair} by more than {reach} percentage points."),
            fair=phrases.percent(fair),
            reach=phrases.number(100 * reach, 1),
        )
    told = [
        say(
            N_("{seat} wins {share}"),
            seat=phrases.the_nth_player(order),
            share=phrases.share_of(shares[order]),
        )
        for order in found
    ]
    return say(N_("Yes: {told}. A fair share would be {fair}."), told=phrases.listed(told), fair=phrases.percent(fair))


# -- where points come from -------------------------------------------------------------------------------------------


def sources(findings: Findings, phrases: Phrases) -> Section:
    say, points = phrases.say, phrases.points
    names = sorted(findings.named(LINE), key=lambda name: -findings.ratio(LINE, name).value)
    names = [name for name in names if findings.ratio(LINE, name).squares]
    winners = {name: findings.ratio(LINE_OF_WINNERS, name) for name in names}
    others = {name: findings.ratio(LINE_OF_OTHERS, name) for name in names}
    gaps = {name: findings.ratio(GAP, name).mean() for name in names}
    widest = max(names, key=lambda name: gaps[name].value)
    answer = say(
        N_(
            "Most points come from “{most}”: {points} of {all} on average. Winners are furthest ahead in “{widest}”:"
            " by {gap} points."
        ),
        most=phrases.names.line(names[0]),
        points=points(findings.ratio(LINE, names[0]).value),
        all=points(findings.ratio(POINTS).value),
        widest=phrases.names.line(widest),
        gap=phrases.points_of(gaps[widest]),
    )
    unit = phrases.game.unit
    figure = Figure(
        "sources",
        say(N_("Points by line of the scoring sheet, for winners and for the others")),
        answer,
        Pairs(
            [
                Pair(phrases.names.line(name), winners[name].value / unit, others[name].value / unit,
                     phrases.signed(gaps[name].value / unit))
                for name in names
            ],
            say(N_("points on average; at the right, how much more winners have")),
            phrases.short,
            [Key("apart", say(N_("winners"))), Key("rest", say(N_("the others")))],
        ),
    )  # fmt: skip
    numbers = Numbers(
        [say(N_("Line")), say(N_("winners")), say(N_("the others")), say(N_("difference"))],
        [
            [phrases.names.line(name), points(winners[name].value), points(others[name].value),
             phrases.more_points(gaps[name])]
            for name in names
        ],
    )  # fmt: skip
    return Section("sources", say(N_("Where do the points come from?")), answer, [figure], numbers=[numbers])


def leads(findings: Findings, phrases: Phrases) -> Section | None:
    """Of those lines in which somebody is ahead often enough, if there are any."""
    say = phrases.say
    fair = 1 / findings.seats
    least = max(LEAST, findings.games // 50)
    ratios = {name: findings.ratio(LEAD, name) for name in findings.named(LEAD)}
    ratios = {name: ratio for name, ratio in ratios.items() if ratio.by >= least}
    names = sorted(ratios, key=lambda name: -ratios[name].value)
    if not names:
        return None
    doubts = dict(zip(names, holm([ratios[name].doubt(fair) for name in names]), strict=True))
    styles = {name: style_of(ratios[name].value - fair, doubts[name]) for name in names}
    answer = say(
        N_("Whoever gets most at the table from “{best}” wins {share} of the games; a fair share is {fair}."),
        best=phrases.names.line(names[0]),
        share=phrases.share_of(ratios[names[0]].share()),
        fair=phrases.percent(fair),
    )
    if styles[names[-1]] in AT_THE_END:
        answer += " " + say(
            AT_THE_END[styles[names[-1]]],
            worst=phrases.names.line(names[-1]),
            share=phrases.share_of(ratios[names[-1]].share()),
        )
    figure = Figure(
        "leads",
        say(N_("How often the player wins who gets most from a line of the sheet")),
        answer,
        Intervals(
            [
                Row(
                    phrases.names.line(name),
                    [Mark(scaled(ratios[name].share(), 100), styles[name])],
                    phrases.percent(ratios[name].value),
                )
                for name in names
            ],
            say(SHARE_OF_GAMES),
            phrases.short,
            100 * fair,
            say(N_("a fair share")),
            verdict_keys([*styles.values()], phrases),
        ),
    )
    note = say(
        N_(
            "Where all have the same the game is left out, and several who lead together share the win. A strategy "
            "dominates if one of these is close to 100 % and the others are not."
        )
    )
    return Section("leads", say(N_("Which lead wins?")), answer, [figure], [note])


# -- close or clear, long or short ------------------------------------------------------------------------------------


def closeness(findings: Findings, phrases: Phrases) -> Section:
    say, points = phrases.say, phrases.points
    margins = findings.margins
    narrow = float(CLOSE) * findings.ratio(WINNER).value
    answer = say(
        N_(
            "Half of the games are decided by {middle} points or fewer, the mean lead is {mean}. In {tied} of the "
            "games the first two have equal points."
        ),
        middle=points(middle(margins), 0 if phrases.game.unit == 1 else 1),
        mean=phrases.points_of(findings.ratio(MARGIN).mean()),
        tied=phrases.share_of(findings.ratio(TIED).share()),
    )
    answer += " " + say(
        N_("{share} are close: no more than {part} of the winner's points between the two."),
        share=phrases.percent(at_most(margins, narrow), 0),
        part=phrases.percent(float(CLOSE), 0),
    )
    figure = spread_figure(
        "closeness",
        say(N_("By how many points games are won")),
        answer,
        margins,
        say(N_("points between the winner and the second")),
        phrases,
        phrases.game.unit,
    )
    return Section("closeness", say(N_("How close are the games?")), answer, [figure])


def length(findings: Findings, phrases: Phrases) -> Section:
    say = phrases.say
    low, high = (findings.choices.quantile(Fraction(part, 10)) for part in (1, 9))
    answer = say(
        N_(
            "A game takes {turns} turns on average. Each player decides {choices} times between several options; in "
            "eight of ten games it is {low} to {high} times."
        ),
        turns=phrases.number_of(findings.ratio(TURNS).mean()),
        choices=phrases.number_of(findings.ratio(CHOICES).mean()),
        low=phrases.number(low),
        high=phrases.number(high),
    )
    figure = partial(spread_figure, description=answer, phrases=phrases, unit=1)
    return Section(
        "length",
        say(N_("How long is a game, and how much is there to decide?")),
        answer,
        [
            figure(
                "turns", say(N_("How many turns games take")), spread=findings.turns, label=say(N_("turns in a game"))
            ),
            figure(
                "choices",
                say(N_("How often a player decides")),
                spread=findings.choices,
                label=say(N_("decisions of a player with several options")),
            ),
        ],
        [say(N_("A turn is an uninterrupted row of decisions by one player."))],
    )


def spread_figure(
    name: str, title: str, description: str, spread: Spread, label: str, phrases: Phrases, unit: int
) -> Figure:
    """How often each number came up, with the median."""
    marker = middle(spread) / unit, phrases.say(N_("median"))
    columns = columns_of(spread, Spread(), unit)
    return Figure(name, title, description, Columns(columns, label, phrases.short, markers=[marker]))
