"""What is different on another side: the answer to a what-if, and the verdict of a comparison."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aedilis.engine.words import N_
from aedilis.lab.findings import CHOICES, LINE, MARGIN, POINTS, TIED, TURNS, WINNER, WON, Findings, Key
from aedilis.lab.guide import WhatIf
from aedilis.lab.measures import COUNTS, SHARES, Change, Watch, changes, told
from aedilis.lab.report.canvas import Figure
from aedilis.lab.report.charts import Intervals, Mark, Row
from aedilis.lab.report.charts import Key as Entry
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.pieces import style_of, verdict_keys
from aedilis.lab.report.section import Numbers, Section, scaled
from aedilis.lab.statistics import Estimate

MOST_TOLD: Final = 4
MOVED: Final = N_("Most of all this changes the wins {of_a_seat}: by {difference} percentage points.")
PERHAPS_MOVED: Final = N_(
    "Most of all this changes the wins {of_a_seat}, by {difference} percentage points, and even that may be chance."
)
NAMES: Final[Mapping[str, str]] = {
    POINTS: N_("Points of a player"),
    WINNER: N_("Points of the winner"),
    MARGIN: N_("Lead of the winner"),
    TIED: N_("Games with equal points at the top"),
    TURNS: N_("Turns in a game"),
    CHOICES: N_("Decisions of a player"),
}


def name_of(key: Key, phrases: Phrases) -> str:
    if key[0] == WON:
        return phrases.say(N_("Wins {of_a_seat}"), of_a_seat=phrases.of_nth_player(int(key[1])))
    if key[0] == LINE:
        return phrases.say(N_("Points from “{line}”"), line=phrases.names.line(key[1]))
    return phrases.say(NAMES[key[0]])


def value_of(key: Key, value: float, phrases: Phrases, digits: int = 1) -> str:
    if key[0] in SHARES:
        return phrases.percent(value, digits)
    return phrases.number(value, digits) if key[0] in COUNTS else phrases.points(value, digits)


def difference_of(key: Key, estimate: Estimate, phrases: Phrases) -> str:
    """Shares differ by percentage points."""
    value, reach = parts_of(key, estimate, phrases)
    return f"{value} ({reach})"


def parts_of(key: Key, estimate: Estimate, phrases: Phrases) -> tuple[str, str]:
    """How much it is, and from where to where it may be."""
    factor = 100.0 if key[0] in SHARES else 1.0 if key[0] in COUNTS else 1 / phrases.game.unit
    value, least, most = (phrases.signed(number * factor) for number in estimate)
    return value, phrases.between(least, most)


def sentence(change: Change, phrases: Phrases) -> str:
    """With as many digits as it takes to see the difference."""
    for digits in (1, 2, 3):
        before, after = (value_of(change.key, value, phrases, digits) for value in (change.before, change.after))
        if before != after:
            break
    name = name_of(change.key, phrases)
    return phrases.say(N_("{name}: {after} instead of {before}"), name=name, after=after, before=before)


def with_doubt(change: Change, phrases: Phrases) -> str:
    value, reach = parts_of(change.key, change.difference, phrases)
    return f"{sentence(change, phrases)} ({value}; {reach})"


# -- what-ifs ---------------------------------------------------------------------------------------------------------


def what_if_section(asked: WhatIf, rules: Findings, other: Findings, phrases: Phrases) -> Section:
    say = phrases.say
    found = changes(rules, other)
    differ, _, _ = told(found)
    answer = say(N_("Nothing differs beyond chance in {games} games."), games=phrases.number(other.games))
    if differ:
        first = sorted(differ, key=lambda change: (change.key[0] != WON, change.doubt))[:MOST_TOLD]
        answer = say(N_("Beyond chance: {told}."), told="; ".join(with_doubt(change, phrases) for change in first))
    if rules.seats > 1:
        answer = f"{seats_told(rules, other, phrases)} {seat_moved(found, phrases)} {answer}"
    figures = [line_figure(asked.id, found, answer, phrases, say(N_("points more than by the rules")))]
    if rules.seats > 1:
        sides = say(N_("by the rules")), say(N_("changed"))
        keys = [(WON, str(order)) for order in range(rules.seats)]
        shares = [(rules.ratio(*key).share(), other.ratio(*key).share()) for key in keys]
        figures.insert(0, seat_figure(asked.id, shares, answer, phrases, sides))
    note = say(
        N_(
            "{games} games were played that way. Whether a difference is chance is judged with all lines of the "
            "table in mind (Holm)."
        ),
        games=phrases.number(other.games),
    )
    return Section(
        f"what-if-{asked.id}",
        phrases.names.say(asked.ask),
        answer,
        figures,
        [note],
        phrases.names.say(asked.why),
        numbers=[change_table(found, phrases)],
    )


def seats_told(rules: Findings, other: Findings, phrases: Phrases) -> str:
    """How often each seat wins on both sides."""
    before, after = (
        " / ".join(phrases.percent(findings.ratio(WON, str(order)).value, 0) for order in range(rules.seats))
        for findings in (rules, other)
    )
    return phrases.say(
        N_("In turn order the seats win {before} by the rules, and {after} of {games} games in which it is changed."),
        before=before,
        after=after,
        games=phrases.number(other.games),
    )


def seat_moved(found: Sequence[Change], phrases: Phrases) -> str:
    """The seat for which most has changed, with the doubt about it."""
    moved = max((change for change in found if change.key[0] == WON), key=lambda change: abs(change.difference.value))
    return phrases.say(
        MOVED if moved.sure else PERHAPS_MOVED,
        of_a_seat=phrases.of_nth_player(int(moved.key[1])),
        difference=difference_of(moved.key, moved.difference, phrases),
    )


# -- comparisons ------------------------------------------------------------------------------------------------------


def comparison_sections(seats: int, watch: Watch, edits: Sequence[Sequence[str]], phrases: Phrases) -> list[Section]:
    """What is different on the second side, and what was changed for it."""
    say = phrases.say
    found = watch.changes()
    differ, same, unsure = told(found)
    answer = say(N_("B differs from A in nothing beyond chance."))
    if differ:
        answer = say(N_("B differs from A in {some} of {all} measures:"), some=len(differ), all=len(found))
    items = [with_doubt(change, phrases) for change in sorted(differ, key=lambda change: change.doubt)]
    notes = []
    for message, some in (
        (N_("The same for every purpose: {names}."), same),
        (N_("Still open, more games would tell: {names}."), unsure),
    ):
        if some:
            notes.append(say(message, names=", ".join(name_of(change.key, phrases) for change in some)))
    figures = [line_figure("sides", found, answer, phrases, say(N_("points more with B than with A")))]
    if seats > 1:
        shares = [watch.shares(order) for order in range(seats)]
        figures.insert(0, seat_figure("sides", shares, answer, phrases, ("A", "B")))
    sections = [
        Section(
            "verdict",
            say(N_("What does B change?")),
            answer,
            figures,
            notes,
            items=items,
            numbers=[change_table(found, phrases)],
        )
    ]
    if edits:
        head = [say(N_("Component")), "A", "B"]
        text = say(N_("Entries in which the components files differ: {number}."), number=len(edits))
        sections.append(Section("edits", say(N_("What was changed?")), text, numbers=[Numbers(head, edits)]))
    return sections


# -- pictures and figures of both -------------------------------------------------------------------------------------


def seat_figure(
    name: str,
    shares: Sequence[tuple[Estimate, Estimate]],
    answer: str,
    phrases: Phrases,
    sides: tuple[str, str],
) -> Figure:
    """What each seat wins on both sides."""
    say = phrases.say
    rows = []
    for order, (before, after) in enumerate(shares):
        note = f"{phrases.percent(before.value)} → {phrases.percent(after.value)}"
        marks = [Mark(scaled(before, 100), "base"), Mark(scaled(after, 100), "changed")]
        rows.append(Row(phrases.nth_player(order), marks, note))
    return Figure(
        f"{name}-seats",
        say(N_("How often each seat wins, by turn order")),
        answer,
        Intervals(
            rows,
            say(N_("won, in % of the games")),
            phrases.short,
            100 / len(shares),
            say(N_("a fair share")),
            [Entry("base", sides[0]), Entry("changed", sides[1])],
        ),
    )


def line_figure(name: str, found: Sequence[Change], answer: str, phrases: Phrases, label: str) -> Figure:
    """All that is counted in points, on one scale."""
    shown = [change for change in found if change.key[0] in (POINTS, WINNER, MARGIN, LINE)]
    shown = [change for change in shown if change.before or change.after]
    styles = [style_of(change.difference.value, change.doubt) for change in shown]
    unit = 1 / phrases.game.unit
    return Figure(
        f"{name}-points",
        phrases.say(N_("How many points more or fewer there are")),
        answer,
        Intervals(
            [
                Row(
                    phrases.names.line(change.key[1]) if change.key[0] == LINE else name_of(change.key, phrases),
                    [Mark(scaled(change.difference, unit), style)],
                    phrases.signed(change.difference.value * unit),
                )
                for change, style in zip(shown, styles, strict=True)
            ],
            label,
            phrases.short,
            0.0,
            "",
            verdict_keys(styles, phrases),
        ),
    )


def change_table(found: Sequence[Change], phrases: Phrases) -> Numbers:
    say = phrases.say
    return Numbers(
        [say(N_("Measure")), say(N_("before")), say(N_("after")), say(N_("difference")), say(N_("by chance alone"))],
        [
            [
                name_of(change.key, phrases),
                value_of(change.key, change.before, phrases),
                value_of(change.key, change.after, phrases),
                difference_of(change.key, change.difference, phrases),
                phrases.chance(change.doubt),
            ]
            for change in found
        ],
    )
