"""The Builders: Antiquity drawn with characters: what a view shows, readable without colours and from 80 columns on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aedilis.draw.terminal import BOLD, PLAIN, QUIET, CharacterBoard, bold, grid, listed
from aedilis.engine.bits import BIT, count, members
from aedilis.engine.position import OVER
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words import pieces
from aedilis.games.builders_antiquity.words.speech import BuildersSpeech

LETTERS: Final = (N_("S"), N_("W"), N_("K"), N_("C"))  # the resources, where there is little room
STYLES: Final = ("grey70", "orange3", "deep_sky_blue1", "magenta")
INDENT: Final = 2
LONGEST_AMOUNT: Final = 11  # such as "2S 4W 1K 3C"


class Board(CharacterBoard[BuildersAntiquity, BuildersSpeech]):
    """The whole table; whoever looks, or else decides, comes last and largest."""

    def parts(self, width: int) -> Iterator[RenderableType]:
        rows = grid(4)
        rows.add_row(self.building_row(), self.worker_row())
        yield self.head()
        yield ""
        yield rows
        yield ""
        yield from self.investments()
        yield ""
        for seat in self.others:
            yield self.other_player(seat)
            yield ""
        yield self.own_title()
        yield indented(self.own_people(), self.own_sites(), *self.stock(self.middle))

    # -- what lies out for all --------------------------------------------------------------------------------

    def head(self) -> Text:
        view = self.view
        moment = self.say(N_("Round {round}"), round=view.round) if view.round else self.say(N_("Set-up"))
        if view.last_round and view.seat != OVER:
            moment = self.say(N_("Round {round}, the last one"), round=view.round)
        legend = ", ".join(f"{self.letter(n)} {pieces.resource(self.words, n)}" for n in range(c.RESOURCES))
        head = bold(moment, f" · {legend}")
        warning = self.speech.warning(view.rounds_left())
        return head.append(f"\n{warning}", BOLD) if warning else head

    def building_row(self) -> RenderableType:
        view = self.view
        table = self.table(N_("Buildings"), N_("sest."), N_("points"))
        for building in view.building_row:
            if building != c.EMPTY:
                self.add_building(table, building, pieces.building(self.words, building))
        if view.top != c.EMPTY:
            name = self.say(N_("next: {building}"), building=pieces.building(self.words, view.top))
            self.add_building(table, view.top, name, QUIET)
        left = self.say(N_("in the deck: {cards}"), cards=count(view.building_deck) + (view.top != c.EMPTY))
        return Group(table, Text(f"  {left}", QUIET))

    def add_building(self, table: Table, building: int, name: str, style: str = "") -> None:
        view = self.view
        reward: object = view.reward_of(building)
        if c.MACHINE_HAND[building] != c.EMPTY:
            reward = f"→ {self.short(c.SUPPLY[c.MACHINE_HAND[building]])}"
        cells = [*self.amounts(c.NEED[building]), str(reward), str(view.points_for(building))]
        table.add_row(f"  {name}", *cells, style=style)

    def worker_row(self) -> RenderableType:
        view = self.view
        table = self.table(N_("Workers"), N_("wage"))
        for worker in view.worker_row:
            if worker != c.EMPTY:
                name = pieces.title(self.words, worker)
                table.add_row(f"  {name}", *self.amounts(c.SUPPLY[worker]), str(c.WAGE[worker]))
        left = self.say(N_("in the deck: {cards}"), cards=count(view.worker_deck))
        return Group(table, Text(f"  {left}", QUIET))

    def investments(self) -> Iterable[RenderableType]:
        """The four stacks with their prices."""
        view, words, say = self.view, self.words, self.say
        yield Text(say(N_("Investments, one in a turn")), BOLD)
        slaves = (f"{pieces.title(words, slave)} ({self.short(c.SUPPLY[slave])})" for slave in members(view.slaves))
        tools = (f"{pieces.tool(words, tool)} +{self.letter(tool)}" for tool in members(view.tools))
        taught = (pieces.resource(words, university) for university in members(view.universities))
        loans = say(N_("{number} left, {money} each, {repayment} to repay"), number=view.loans, money=c.LOAN,
                    repayment=c.REPAYMENT)  # fmt: skip
        yield indented(
            listed(say(N_("Slaves for {price}"), price=c.SLAVE_PRICE), slaves),
            listed(say(N_("Tools for {price}"), price=c.TOOL_PRICE), tools),
            listed(say(N_("Universities for {price}"), price=c.UNIVERSITY_PRICE), taught),
            listed(say(N_("Loans")), [loans]),
        )

    # -- players ----------------------------------------------------------------------------------------------

    def other_player(self, seat: int) -> RenderableType:
        view = self.view
        player = view.players[seat]
        people = (
            f"{self.hand_title(seat, hand)} ({self.short(view.supply_of(seat, hand))})" for hand in members(player.pool)
        )
        sites = (self.site_in_short(seat, building) for building in members(player.sites))
        return Group(
            self.heading(seat),
            indented(
                listed(self.say(N_("People")), people),
                listed(self.say(N_("Sites")), sites, "; "),
                *self.stock(seat),
            ),
        )

    def site_in_short(self, seat: int, building: int) -> str:
        missing = self.short(self.view.players[seat].missing_at(building))
        name = pieces.building(self.words, building)
        site = self.say(N_("{building} (missing {missing})"), building=name, missing=missing)
        there = self.crew(seat, building)
        return f"{site}: {there}" if there else site

    def own_title(self) -> Text:
        title = self.heading(self.middle)
        if self.view.seat == self.middle:
            actions = pieces.amount(self.words, "actions", self.view.actions)
            left = self.say(N_("{actions} left"), actions=actions)
            title.append(f" · {left}", PLAIN)
        return title

    def own_people(self) -> RenderableType:
        view, seat = self.view, self.middle
        pool = members(view.players[seat].pool)
        if not pool:
            return listed(self.say(N_("People")), [])
        table = self.table(N_("People"), N_("wage"))
        for hand in pool:
            wage = str(view.wage_of(seat, hand) or "-")
            table.add_row(f"  {self.hand_title(seat, hand)}", *self.amounts(view.supply_of(seat, hand)), wage)
        return table

    def own_sites(self) -> RenderableType:
        """What each site has of what it needs, and below it who works there."""
        player = self.view.players[self.middle]
        title = self.say(N_("Sites"))
        if not player.sites:
            return listed(title, [])
        names = {building: f"  {pieces.building(self.words, building)}" for building in members(player.sites)}
        width = max(len(title), *map(len, names.values()))
        letters = [self.letter(resource) for resource in range(c.RESOURCES)]
        missing, to_send = self.say(N_("missing")), self.say(N_("to send"))
        lines: list[RenderableType] = [site_line(title.ljust(width), letters, missing, to_send, BOLD)]
        for building, name in names.items():
            missing = self.short(player.missing_at(building))
            lines.append(site_line(name.ljust(width), self.progress(building), missing, self.next_cost(building)))
            there = self.crew(self.middle, building)
            if there:
                lines.append(Padding(Text(there, QUIET), (0, 0, 0, 2 * INDENT)))
        return Group(*lines)

    def progress(self, building: int) -> list[str]:
        """What there is of each resource, and how much is needed."""
        supplied = c.lanes(self.view.players[self.middle].supplied_at(building))
        return [f"{has}/{need}" if need else "·" for has, need in zip(supplied, c.lanes(c.NEED[building]), strict=True)]

    def next_cost(self, building: int) -> str:
        """The actions for whoever is sent there next."""
        sent = self.view.sent_to(building) if self.view.seat == self.middle else 0
        return pieces.amount(self.words, "actions", sent + 1)

    def stock(self, seat: int) -> list[RenderableType]:
        """Tools at hand and finished buildings, where there are some."""
        player = self.view.players[seat]
        tools = [f"{pieces.tool(self.words, tool)} +{self.letter(tool)}" for tool in members(player.tools)]
        finished = [pieces.building(self.words, building) for building in members(player.finished)]
        named = {self.say(N_("Tools")): tools, self.say(N_("Finished")): finished}
        return [listed(title, things) for title, things in named.items() if things]

    def heading(self, seat: int) -> Text:
        view, words = self.view, self.words
        player = view.players[seat]
        first = self.say(N_("first player")) if seat == view.starter and view.round else ""
        facts = [pieces.amount(words, "money", player.money), pieces.amount(words, "points", player.points)]
        if player.loans:
            facts.append(pieces.amount(words, "loans", player.loans))
        return self.title(seat, self.name(seat, first), *facts)

    def hand_title(self, seat: int, hand: int) -> str:
        player = self.view.players[seat]
        title = pieces.title(self.words, hand, bool(player.freed & BIT[hand]))
        return self.say(N_("{title} (educated)"), title=title) if player.educated & BIT[hand] else title

    def crew(self, seat: int, building: int) -> str:
        """Who works at a site, and with which tool."""
        player = self.view.players[seat]
        there = []
        for hand in player.workers_at(building):
            tool = player.tool_of(hand)
            with_tool = f" + {pieces.tool(self.words, tool)}" if tool != c.EMPTY else ""
            there.append(f"{self.hand_title(seat, hand)}{with_tool}")
        return ", ".join(there)

    # -- amounts ----------------------------------------------------------------------------------------------

    def letter(self, resource: int) -> str:
        return self.say(LETTERS[resource])

    def short(self, packed: int) -> str:
        """Such as "2S 1C"."""
        return " ".join(f"{n}{self.letter(what)}" for what, n in enumerate(c.lanes(packed)) if n) or "-"

    def amounts(self, packed: int) -> list[str]:
        """For the columns of a table."""
        return [str(n or "·") for n in c.lanes(packed)]

    def table(self, title: str, *more: str) -> Table:
        """A name, the four resources, and more columns."""
        table = grid()
        table.add_column(no_wrap=True)
        for style in STYLES:
            table.add_column(justify="right", style=style)
        for _ in more:
            table.add_column(justify="right", no_wrap=True)
        headings = [self.say(title), *map(self.letter, range(c.RESOURCES)), *map(self.say, more)]
        table.add_row(*headings, style=BOLD)
        return table


def site_line(name: str, amounts: Sequence[str], missing: str, to_send: str, style: str = "") -> Text:
    line = Text(name, style)
    for amount, colour in zip(amounts, STYLES, strict=True):
        line.append(amount.rjust(4), colour)
    return line.append(f"  {missing.ljust(LONGEST_AMOUNT)}  {to_send}")


def indented(*lines: RenderableType) -> Padding:
    return Padding(Group(*lines), (0, 0, 0, INDENT))


draw: Final = Board
