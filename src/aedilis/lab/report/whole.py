"""Whole reports: what was played, what it answers, and how it was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import aedilis
from aedilis.engine.words import N_
from aedilis.lab.contest import Contest
from aedilis.lab.findings import MARGIN, POINTS, TURNS, WON, Findings
from aedilis.lab.guide import WhatIf
from aedilis.lab.measures import Watch, told
from aedilis.lab.report.balance import sections
from aedilis.lab.report.changes import comparison_sections, what_if_section
from aedilis.lab.report.page import Headline, Report
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.versus import versus_sections
from aedilis.lab.sequential import ERROR
from aedilis.lab.statistics import holm
from aedilis.lab.study import Side, Study

PERHAPS_STRONGEST: Final = N_("wins {of_a_seat}, the most; that may be chance")


class Answered(NamedTuple):
    """A what-if and the games that were played for it."""

    asked: WhatIf
    findings: Findings


def balance_report(
    study: Study, findings: Findings, answered: Sequence[Answered], phrases: Phrases, command: str
) -> Report:
    say = phrases.say
    found = sections(findings, phrases)
    found += [what_if_section(one.asked, findings, one.findings, phrases) for one in answered]
    lead = say(
        N_("{games} games of {seats}, played by {who}."),
        games=phrases.number(findings.games),
        seats=players(study.seats, phrases),
        who=side_in_words(study.sides[0], phrases),
    )
    title = say(N_("{game}: how it is balanced"), game=phrases.title())
    return Report(title, lead, headlines(findings, phrases), found, method(study, phrases), command)


def comparison_report(
    study: Study, watch: Watch, edits: Sequence[Sequence[str]], phrases: Phrases, command: str
) -> Report:
    """Two kinds of tables, dealt alike; `edits` are the lines in which the components differ."""
    one, other = (side_in_words(side, phrases) for side in study.sides)
    lead = phrases.say(
        N_("A: {a}. B: {b}. {pairs} games of each, dealt alike, with {seats}."),
        a=one,
        b=other,
        pairs=phrases.number(watch.pairs),
        seats=players(study.seats, phrases),
    )
    found = comparison_sections(study.seats, watch, edits, phrases)
    title = phrases.say(N_("{game}: two sides compared"), game=phrases.title())
    return Report(title, lead, verdicts(watch, phrases), found, [watched(phrases), *method(study, phrases)], command)


def versus_report(
    study: Study, ours: Sequence[str], findings: Findings, contest: Contest, phrases: Phrases, command: str
) -> Report:
    """Bots at the same tables."""
    lead = phrases.say(
        N_("{games} games of {seats}, in {rounds} rounds in which everybody sits everywhere with the same deal."),
        games=phrases.number(findings.games),
        seats=players(study.seats, phrases),
        rounds=phrases.number(contest.rounds),
    )
    found = versus_sections(ours, study.sides[0].bots, findings, contest, phrases)
    title = phrases.say(N_("{game}: bots compared"), game=phrases.title())
    return Report(title, lead, [], found, [watched(phrases), *method(study, phrases)], command)


# -- in words ---------------------------------------------------------------------------------------------------------


def headlines(findings: Findings, phrases: Phrases) -> list[Headline]:
    say = phrases.say
    shown = [
        Headline(phrases.number(findings.games), say(N_("games played"))),
        Headline(phrases.points(findings.ratio(POINTS).value), say(N_("points of a player on average"))),
    ]
    if findings.seats > 1:
        shares = [findings.ratio(WON, str(order)) for order in range(findings.seats)]
        doubts = holm([share.doubt(1 / findings.seats) for share in shares])
        best = max(range(findings.seats), key=lambda order: shares[order].value)
        text = N_("wins {of_a_seat}, the strongest") if doubts[best] < ERROR else PERHAPS_STRONGEST
        told = say(text, of_a_seat=phrases.of_nth_player(best))
        shown.append(Headline(phrases.percent(shares[best].value), told))
        shown.append(Headline(phrases.points(findings.ratio(MARGIN).value), say(N_("points between the first two"))))
    else:
        shown.append(Headline(phrases.percent(findings.ratio(WON, "0").value), say(N_("of the games won"))))
    return [*shown, Headline(phrases.number(findings.ratio(TURNS).value), say(N_("turns in a game")))]


def verdicts(watch: Watch, phrases: Phrases) -> list[Headline]:
    say = phrases.say
    differ, same, unsure = told(watch.changes())
    return [
        Headline(phrases.number(watch.pairs), say(N_("games of each side"))),
        Headline(phrases.number(len(differ)), say(N_("measures differ"))),
        Headline(phrases.number(len(same)), say(N_("are the same for every purpose"))),
        Headline(phrases.number(len(unsure)), say(N_("are still open"))),
    ]


def players(seats: int, phrases: Phrases) -> str:
    return phrases.say(N_("one player")) if seats == 1 else phrases.say(N_("{seats} players"), seats=seats)


def side_in_words(side: Side, phrases: Phrases) -> str:
    """Bots, variants that are not usual, and the components file if it is another one."""
    speech = phrases.game.words(phrases.language)
    parts = [phrases.listed([phrases.bot(bot) for bot in side.bots])]
    for name, value in side.variants.items():
        if value != phrases.game.variants[name][0]:
            parts.append(f"{speech.variant(name)}: {speech.variant(name, value)}")
    if side.components:
        parts.append(phrases.say(N_("components of {file}"), file=side.file))
    return ", ".join(parts)


def watched(phrases: Phrases) -> str:
    return phrases.say(
        N_(
            "The verdicts may be looked at after every game, and playing may stop as soon as they please: they are "
            "wrong in 5 % of all comparisons at most, all measures taken together."
        )
    )


def method(study: Study, phrases: Phrases) -> list[str]:
    say = phrases.say
    engine = say(N_("compiled engine")) if aedilis.compiled() else say(N_("plain Python engine"))
    return [
        say(
            N_(
                "Bots played, and they see only what their seat may see. People play otherwise: what bots of this "
                "level overlook, this report does not know."
            )
        ),
        say(
            N_(
                "Numbers in brackets are 95 % intervals: in 95 of 100 such reports the true number lies between the "
                "two. Games that were dealt alike count as one when intervals are worked out."
            )
        ),
        say(
            N_(
                "Rules version {rules}, components {digest}, seed {seed}, Aedilis {version} ({engine}). The same "
                "command plays the same games again:"
            ),
            rules=phrases.game.version,
            digest=phrases.game.digest,
            seed=study.seed,
            version=aedilis.__version__,
            engine=engine,
        ),
    ]
