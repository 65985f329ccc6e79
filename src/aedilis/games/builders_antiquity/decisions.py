"""Every decision of The Builders: Antiquity, with its options. After a change: `make generate`."""

from __future__ import annotations

from aedilis.engine import decisions as d
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.rules import Rules


def piece_of(hand: int) -> str:
    """With a blank for its name."""
    return ("worker" if hand < c.FIRST_SLAVE else "slave" if hand < c.FIRST_MACHINE else "machine") + ":{name}"


class Actions(d.Table):
    ACT = d.several(
        OPEN=d.each(c.BUILDING_IDS, "open", piece="building:{name}", does=Rules.open_site, rule="open"),
        RECRUIT=d.each(c.WORKER_IDS, "recruit", piece="worker:{name}", does=Rules.recruit, rule="recruit"),
        more=d.several(
            BUY_SLAVE=d.each(c.SLAVE_IDS, "buy", piece="slave:{name}", does=Rules.buy_slave, rule="slaves"),
            BUY_TOOL=d.each(c.RESOURCE_NAMES, "tool", piece="tool:{name}", does=Rules.buy_tool, rule="tools"),
            BORROW=d.one("loan", "loan", does=Rules.borrow, rule="loans"),
            UNIVERSITY=d.each(
                c.RESOURCE_NAMES,
                "university",
                piece="university:{name}",
                prepares=True,
                does=Rules.choose_university,
                rule="universities",
            ),
            SEND=d.each(c.HAND_IDS, "send", piece=piece_of, prepares=True, does=Rules.choose_hand, rule="send"),
            FREE=d.each(c.SLAVE_IDS, "free", piece="slave:{name}", does=Rules.free_slave, rule="freeing"),
            TAKE=d.numbered(c.MOST_TAKEN, "take", piece="bank", does=Rules.take_sesterces, rule="money"),
            REPAY=d.one("repay", "loan", does=Rules.repay_loan, rule="loans"),
            EXTRA=d.one("action", "bank", does=Rules.buy_action, rule="extra"),
            END_TURN=d.one("end", "turn", does=Rules.end_turn, rule="turn"),
        ),
    )
    SITE = d.several(
        TO=d.each(c.BUILDING_IDS, "to", piece="site:{name}", does=Rules.send, rule="send"),
        more=d.several(
            AT=d.each(
                c.BUILDING_IDS, "to", "at {name}", "site:{name}", prepares=True, does=Rules.choose_site, rule="send"
            )
        ),
    )
    TOOL = d.several(
        WITH=d.each(c.RESOURCE_NAMES, "with", piece="tool:{name}", does=Rules.send_with_tool, rule="tools"),
        WITHOUT=d.one("with", "tool:none", "with nothing", does=Rules.send_without_tool, rule="tools"),
    )
    TEACH = d.each(c.HAND_IDS, "teach", piece=piece_of, rule="universities")


class Outcomes(d.Table):
    BUILDING = d.each(c.BUILDING_IDS, "building", piece="building:{name}")
    WORKER = d.each(c.WORKER_IDS, "worker", piece="worker:{name}")
    APPRENTICE = d.each(c.WORKER_IDS[: c.START_WORKERS], "apprentice", piece="worker:{name}")
    FIRST = d.numbered(c.MOST_SEATS, "first", piece="seat:{i}")


class Decisions(d.DecisionTable):
    FIRST_PLAYER = d.Chance(
        Outcomes.FIRST,
        lists=Rules.everybody,
        does=Rules.choose_first_player,
        rule="setup",
        asks=N_("Chance decides who goes first."),
    )
    DEAL = d.Chance(
        Outcomes.APPRENTICE,
        lists=Rules.apprentices,
        does=Rules.deal_apprentice,
        rule="setup",
        asks=N_("Everybody is dealt an apprentice."),
    )
    BUILDING = d.Chance(
        Outcomes.BUILDING,
        lists=Rules.shuffled_buildings,
        does=Rules.reveal_building,
        rule="open",
        asks=N_("The next building is turned up."),
    )
    WORKER = d.Chance(
        Outcomes.WORKER,
        lists=Rules.shuffled_workers,
        does=Rules.reveal_worker,
        rule="recruit",
        asks=N_("The next worker joins the row."),
    )
    ACT = d.Decision(
        Actions.ACT,
        lists=Rules.all_to_do,
        rule="turn",
        asks=N_("{actions} left: {deeds}."),
        waits=N_("{seat} is acting: {actions} left, {money}."),
    )
    SITE = d.Decision(
        Actions.SITE,
        lists=Rules.sites_to_choose,
        rule="send",
        asks=N_("Where do you send {hand} ({supplies})?"),
        waits=N_("{seat} chooses a site for {hand}."),
        shown_as="act",
    )
    TOOL = d.Decision(
        Actions.TOOL,
        lists=Rules.tools_to_choose,
        rule="tools",
        asks=N_("Which tool for {hand}?"),
        waits=N_("{seat} chooses a tool for {hand}."),
        shown_as="act",
    )
    TEACH = d.Decision(
        Actions.TEACH,
        lists=Rules.students,
        does=Rules.teach,
        rule="universities",
        asks=N_("Whom does the university of {resource} teach?"),
        waits=N_("{seat} chooses whom the university of {resource} teaches."),
        shown_as="act",
    )
    END = d.Decision(rule="scoring")


def most(seats: int) -> dict[str, int]:
    """How often each can come up: every turn is used up, and all money there can be buys further actions."""
    turns = seats * c.MOST_ROUNDS
    taken = max(c.SESTERCES[actions] / actions for actions in range(1, c.MOST_TAKEN + 1))  # for an action, at best
    rewards = sum(map(max, c.REWARD, c.REGULAR_REWARD))
    money = seats * c.START_MONEY + rewards + c.LOANS * c.LOAN + turns * c.ACTIONS_A_TURN * taken
    bought = int(money / (c.PRICE_OF_ACTION - taken))
    repaid = turns  # no more than are taken, at most one in a turn
    actions = turns * c.ACTIONS_A_TURN + bought
    return {
        "first player": 1,
        "building": c.BUILDINGS,
        "deal, worker": c.WORKERS,
        "act": actions + bought + repaid + turns,  # each turn is ended
        "site, teach": actions,
        "tool": actions,
    }
