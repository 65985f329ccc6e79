"""What the studies of `aedilis lab` say: a summary on the screen, a report, its pictures and the data in a folder."""

from __future__ import annotations

import shlex
import tomllib
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import Final

from rich.padding import Padding

from aedilis.engine.words import N_
from aedilis.lab.contest import Contest
from aedilis.lab.export import write_tables
from aedilis.lab.findings import Findings
from aedilis.lab.guide import WhatIf, changed, components_text, differences, guide
from aedilis.lab.measures import Watch
from aedilis.lab.report.markdown import markdown
from aedilis.lab.report.page import Report, page
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.whole import Answered, balance_report, comparison_report, versus_report
from aedilis.lab.rows import GameRow
from aedilis.lab.sequential import Verdict
from aedilis.lab.study import about, round_length
from aedilis.terminal.files import write_whole
from aedilis.terminal.screen import Screen
from aedilis.terminal.studies import Asked, played, rows_in

INTERRUPTED: Final = 130
REPORT: Final = "report.html"
PICTURES: Final = "pictures"
USUAL_PART: Final = 4  # a what-if gets a fourth of the games


# -- balance ------------------------------------------------------------------------------------------------------


def answer_balance(asked: Asked, options: Namespace, screen: Screen) -> int:
    """The games as they are asked for, then those of each what-if."""
    groups, seats = guide(asked.game).groups, asked.study.seats
    findings = Findings(seats, groups)
    if not played(asked, options, screen, adding(findings)):
        return INTERRUPTED
    answered, journals = [], [asked.journal]
    for question, text in what_ifs(asked, options):
        other = changed_study(asked, question, text, options)
        answer = Answered(question, Findings(seats, groups))
        if not played(other, options, screen, adding(answer.findings)):
            return INTERRUPTED
        answered.append(answer)
        journals.append(other.journal)
    phrases = Phrases(asked.game, screen.language, asked.known[0].entries)
    report = balance_report(asked.study, findings, answered, phrases, command_line(asked, options))
    rows = chain.from_iterable(rows_in(journal) for journal in journals)
    return write(asked, report, rows, phrases, options, screen)


def adding(findings: Findings) -> Callable[[list[GameRow]], bool]:
    def add(rows: list[GameRow]) -> bool:
        for row in rows:
            findings.add(row)
        return False

    return add


def what_ifs(asked: Asked, options: Namespace) -> list[tuple[WhatIf, str]]:
    """Those that are about so many players, with their components; not what another components file has not got."""
    own = asked.study.sides[0].components or components_text(asked.game)
    found = []
    for question in guide(asked.game).what_ifs if options.what_if != 0 else ():
        if question.seats in (None, asked.study.seats):
            with suppress(KeyError):
                found.append((question, changed(own, question.changes)))
    return found


def changed_study(asked: Asked, question: WhatIf, text: str, options: Namespace) -> Asked:
    """The same table with other numbers, fewer games and a journal of its own."""
    games = options.what_if or -(-asked.study.games // USUAL_PART)
    other = replace(asked.study.sides[0], components=text, name=question.id, file=question.id)
    study = replace(asked.study, sides=(other,), games=games)
    return asked._replace(study=study, known=about(study), journal=asked.folder / f"{asked.journal.name}-{question.id}")


# -- two sides ----------------------------------------------------------------------------------------------------


def answer_comparison(asked: Asked, options: Namespace, screen: Screen) -> int:
    """Tables of their own for each side, dealt alike; ends as soon as all that matters is known."""
    watch = Watch(asked.study.seats, round_length(asked.study))
    waiting: list[GameRow] = []

    def enough(rows: list[GameRow]) -> bool:
        if rows[0].side == asked.study.sides[0].name:
            waiting[:] = rows
            return False
        for one, other in zip(waiting, rows, strict=True):
            watch.add(one, other)
        return not options.all and watch.settled()

    if not played(asked, options, screen, enough):
        return INTERRUPTED
    phrases = Phrases(asked.game, screen.language, chain.from_iterable(known.entries for known in asked.known))
    report = comparison_report(asked.study, watch, edits(asked), phrases, command_line(asked, options))
    return write(asked, report, rows_in(asked.journal), phrases, options, screen)


def edits(asked: Asked) -> list[list[str]]:
    """The lines in which the components of both sides differ."""
    own = components_text(asked.game)
    one, other = (tomllib.loads(side.components or own) for side in asked.study.sides)
    return [[path, shown(old), shown(new)] for path, (old, new) in differences(one, other).items()]


def shown(value: object) -> str:
    return "-" if value is None else str(value)


def answer_versus(asked: Asked, ours: Sequence[str], options: Namespace, screen: Screen) -> int:
    """Bots at the same tables; ends as soon as it is known which side is stronger."""
    findings = Findings(asked.study.seats)
    contest = Contest(ours, asked.study.tournament(0).round_length)

    def enough(rows: list[GameRow]) -> bool:
        for row in rows:
            findings.add(row)
            contest.add(row)
        return not options.all and contest.verdict is not Verdict.UNDECIDED

    if not played(asked, options, screen, enough):
        return INTERRUPTED
    phrases = Phrases(asked.game, screen.language)
    report = versus_report(asked.study, ours, findings, contest, phrases, command_line(asked, options))
    return write(asked, report, rows_in(asked.journal), phrases, options, screen)


# -- telling ------------------------------------------------------------------------------------------------------


def command_line(asked: Asked, options: Namespace) -> str:
    """What to write for the same games."""
    study = asked.study
    words = ["aedilis", "lab", options.study, study.game]
    for name in ("a", "b", "bots", "components", "budget", "what_if"):
        if getattr(options, name, None) is not None:
            words += [f"--{name.replace('_', '-')}", str(getattr(options, name))]
    for variant in options.variant.items():
        words += ["--variant", "=".join(variant)]
    words += ["--seats", str(study.seats), "--games", str(study.games), "--seed", str(study.seed)]
    return shlex.join([*words, *(["--all"] if getattr(options, "all", False) else [])])


def write(
    asked: Asked, report: Report, rows: Iterable[GameRow], phrases: Phrases, options: Namespace, screen: Screen
) -> int:
    """The summary on the screen, and everything in the folder."""
    pictures = asked.folder / PICTURES
    pictures.mkdir(exist_ok=True)
    for section in report.sections:
        for figure in section.figures:
            write_whole(pictures / f"{figure.name}.svg", figure.picture(), overwrite=True)
    target = asked.folder / REPORT
    write_whole(target, page(report, phrases), overwrite=True)
    write_whole(target.with_suffix(".md"), markdown(report, PICTURES), overwrite=True)
    write_tables(rows, asked.folder, options.data, asked.game.unit)
    screen.print(report.title, style="bold")
    screen.print(report.lead)
    for section in report.sections:
        screen.print()
        screen.print(section.question, style="bold")
        screen.print(Padding(section.answer, (0, 0, 0, 2)))
        for item in section.items:
            screen.print(Padding(f"- {item}", (0, 0, 0, 4)))
    screen.print()
    screen.print(screen.say(N_("Report: {report}; pictures and data are beside it."), report=target))
    return 0
