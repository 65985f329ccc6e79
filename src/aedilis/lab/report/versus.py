"""Bots at the same tables: who is stronger, by how much, and how they play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from aedilis.engine.words import N_
from aedilis.lab.contest import Contest
from aedilis.lab.findings import BOT_POINTS, Findings
from aedilis.lab.report.canvas import Figure
from aedilis.lab.report.charts import Intervals, Mark, Row
from aedilis.lab.report.phrases import Phrases
from aedilis.lab.report.pieces import verdict_keys
from aedilis.lab.report.section import Numbers, Section, scaled
from aedilis.lab.sequential import Verdict

VERDICTS: Final = {
    Verdict.SHOWN: N_("{a} is stronger than {b}: that is shown after {rounds} rounds."),
    Verdict.REFUTED: N_("{b} is stronger than {a}: that is shown after {rounds} rounds."),
    Verdict.UNDECIDED: N_("Whether {a} or {b} is stronger is undecided after {rounds} rounds."),
}


def versus_sections(
    ours: Collection[str], bots: Sequence[str], findings: Findings, contest: Contest, phrases: Phrases
) -> list[Section]:
    say = phrases.say
    fair = 1 / findings.seats
    shares = {bot: contest.share(bot) for bot in bots}
    styles = ["more" if share.least > fair else "less" if share.most < fair else "unsure" for share in shares.values()]
    answer = say(
        VERDICTS[contest.verdict],
        a=phrases.listed([phrases.bot(bot) for bot in bots if bot in ours]),
        b=phrases.listed([phrases.bot(bot) for bot in bots if bot not in ours]),
        rounds=phrases.number(contest.rounds),
    )
    told = [
        say(N_("{bot} wins {share}"), bot=phrases.bot(bot), share=phrases.share_of(share))
        for bot, share in shares.items()
    ]
    answer += " " + say(N_("{told}; a fair share is {fair}."), told="; ".join(told), fair=phrases.percent(fair))
    figure = Figure(
        "bots",
        say(N_("How often each bot wins, for every seat it has")),
        answer,
        Intervals(
            [
                Row(phrases.bot(bot), [Mark(scaled(share, 100), style)], phrases.percent(share.value))
                for (bot, share), style in zip(shares.items(), styles, strict=True)
            ],
            say(N_("won, in % of the games")),
            phrases.short,
            100 * fair,
            say(N_("a fair share")),
            verdict_keys(styles, phrases),
        ),
    )
    numbers = Numbers(
        [say(N_("Bot")), say(N_("won")), say(N_("points above the mean"))],
        [
            [
                phrases.bot(bot),
                phrases.share_of(share),
                phrases.more_points(findings.ratio(BOT_POINTS, bot).mean()),
            ]
            for bot, share in shares.items()
        ],
    )
    return [Section("bots", say(N_("Who is stronger?")), answer, [figure], numbers=[numbers])]
