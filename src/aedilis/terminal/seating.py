"""People and bots around one table: each is asked in turn, and sees what may be seen from the own seat."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Final

from rich.rule import Rule

from aedilis.bots import Bot, TurnClock
from aedilis.bots.loading import GuardedBot
from aedilis.engine.errors import AedilisError, ConsentNeeded
from aedilis.engine.facts import Fact
from aedilis.engine.position import NOBODY, Position
from aedilis.engine.table import Table
from aedilis.engine.words import N_
from aedilis.terminal.drawing import draw
from aedilis.terminal.screen import Screen
from aedilis.terminal.sheets import places, sheets

HUMAN: Final = "human"
KEYS: Final = N_("Number: choose  ·  u: take back  ·  ?: sheet  ·  l: log  ·  q: save and quit")


class Quit(Exception):
    """Somebody wants to stop."""


class Seating:
    def __init__(self, screen: Screen, table: Table, bots: Mapping[int, Bot]) -> None:
        self.screen = screen
        self.table = table
        self.bots = bots
        self.clock = TurnClock(len(table.names))
        self.names = table.names
        self.speech = table.game.words(screen.language, table.names)
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else NOBODY

    def play(self) -> None:
        """Until the game is over."""
        while waiting := self.table.waiting_for():
            seat = waiting[0]
            if seat in self.bots:
                self.let_think(seat)
            else:
                self.decide(seat)

    def let_think(self, seat: int) -> None:
        began = monotonic()
        option = self.bots[seat].choose(self.table.view(seat), self.clock.budget(seat))
        self.clock.took(monotonic() - began)
        self.table.play(option, seat)

    # -- one person decides -----------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        self.hand_over(seat)
        view = self.table.view(seat)
        options = view.options_of(seat)
        self.show(view, options)
        while True:
            word = self.screen.ask(">")
            option = chosen(word, options)
            if option is not None:
                self.table.play(option, seat)
                return
            if word == "u":
                if self.take_back(seat):
                    return
            elif word == "q":
                raise Quit
            elif word == "?":
                self.screen.print(sheets(self.table.game, view, self.speech, self.names))
            elif word == "l":
                self.tell(self.table.log(seat))
            else:
                self.complain(word, len(options))

    def hand_over(self, seat: int) -> None:
        """Nobody else looks at a person's secrets."""
        if seat == self.at_keyboard:
            return
        self.screen.forget()
        question = N_("Pass the keyboard to {name}, then press Enter.")
        self.screen.ask(self.screen.say(question, name=self.names[seat]))
        self.at_keyboard = seat

    def show(self, view: Position, options: list[int]) -> None:
        self.screen.turn_page()
        self.screen.print(Rule(style="dim"))
        self.tell(self.news(view.viewer))
        self.screen.print(draw(self.table.game, view, self.speech, self.names))
        self.screen.print(self.speech.prompt(view, self.names), style="bold")
        labels = [f"{number:>3}  {self.speech.option(view, option)}" for number, option in enumerate(options, 1)]
        self.screen.print(self.screen.in_columns(labels))
        self.screen.print(self.screen.say(KEYS), style="dim")
        if len(options) == 1:
            self.screen.print(self.screen.say(N_("There is only this option: Enter takes it.")), style="dim")

    def news(self, seat: int) -> list[Fact]:
        """What happened since the person's last decision, from that on."""
        steps = self.table.steps
        prepares = [step.seat >= 0 and self.table.game.actions[step.option].prepares for step in steps]
        last = max((n for n, step in enumerate(steps) if step.seat == seat and not prepares[n]), default=0)
        return [fact for step in steps[last:] for fact in step.facts if fact.known_to(seat)]

    def tell(self, facts: list[Fact]) -> None:
        for fact in facts:
            self.screen.print(f"  {self.speech.fact(fact, self.names)}")
        if facts:
            self.screen.print()

    def complain(self, word: str, number: int) -> None:
        message = N_("'{word}' is not an option (allowed: 1 to {number}, u, ?, l, q)")
        self.screen.print(self.screen.say(message, word=word, number=number))

    # -- taking back --------------------------------------------------------------------------------------------

    def take_back(self, seat: int) -> bool:
        """Whether that worked; if something came out since, all others are asked, and bots never agree."""
        try:
            try:
                self.table.take_back(seat)
            except ConsentNeeded:
                if self.bots or not self.all_agree(seat):
                    raise
                self.table.take_back(seat, self.people)
        except AedilisError as error:
            self.screen.print(self.screen.explain(error))
            if self.bots and isinstance(error, ConsentNeeded):
                self.screen.print(self.screen.say(N_("Bots never agree to that.")))
            return False
        return True

    def all_agree(self, seat: int) -> bool:
        return all(self.agrees(other, seat) for other in self.people if other != seat)

    def agrees(self, other: int, seat: int) -> bool:
        question = N_("{other}: may {name} take that back? (y/n)")
        answer = self.screen.ask(self.screen.say(question, other=self.names[other], name=self.names[seat]))
        return answer.casefold() == self.screen.say(N_("y"))

    # -- the end ------------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        position = self.table.view(NOBODY)
        if len(self.people) == 1:
            self.tell(self.news(self.people[0]))
        self.screen.print(sheets(self.table.game, position, self.speech, self.names))
        self.screen.print(self.speech.prompt(position, self.names), style="bold")
        self.screen.print(places(position, self.speech, self.names))
        for bot in self.bots.values():
            if isinstance(bot, GuardedBot) and bot.failures:
                failed = N_("{bot} failed in {number} decisions: random options were played for it.")
                self.screen.print(self.screen.say(failed, bot=bot.name, number=bot.failures))


def chosen(word: str, options: list[int]) -> int | None:
    """The option that was typed: its number, or nothing when there is only one."""
    if not word and len(options) == 1:
        return options[0]
    return dict(zip(map(str, range(1, len(options) + 1)), options)).get(word)
