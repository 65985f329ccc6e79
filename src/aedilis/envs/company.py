"""Those whom a learner plays against, and where it sits. No library is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.bots import UNHURRIED, Bot
from aedilis.bots.external import BotError, ExternalBot
from aedilis.bots.loading import check, make
from aedilis.engine.errors import WrongSeats
from aedilis.engine.position import OVER
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_
from aedilis.envs.setting import Setting
from aedilis.envs.stepping import Play

RANDOM: Final = "random"

Opponents = str | Bot | Sequence[str | Bot]


class Company:
    """Begins one game after the other with the chosen opponents."""

    def __init__(self, setting: Setting, opponents: Opponents, seat: int | None) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            opponents = [opponents] * (setting.seats - 1)
        self.opponents: list[str | Bot] = list(opponents)
        if len(self.opponents) != setting.seats - 1:
            message = N_("{opponents} opponents for {seats} seats, of which one is the learner's")
            raise WrongSeats(message, opponents=len(self.opponents), seats=setting.seats)
        if seat is not None and seat not in range(setting.seats):
            raise WrongSeats(N_("there is no seat {seat} (there are: 0 to {last})"), seat=seat, last=setting.seats - 1)
        for one in self.opponents:
            if isinstance(one, str):
                check(one)
            elif not callable(getattr(one, "choose", None)):
                raise BotError(N_("'{name}' makes no bot: it has no method choose(view, budget)"), name=one)
        self.setting = setting
        self.seat = seat
        self.all_random = all(one == RANDOM for one in self.opponents)

    def begin(self, seed: int) -> Match:
        """A new game up to the learner's first decision. Bots by name are new, too, so that the seed settles all."""
        learner = Rng(seed, 1).below(self.setting.seats) if self.seat is None else self.seat
        bots = [] if self.all_random else [self.bot(one, Rng(seed, n)) for n, one in enumerate(self.opponents, 2)]
        match = Match(self.setting, self.setting.begin(Rng(seed)), int(learner), bots)
        match.answer()
        return match

    def bot(self, one: str | Bot, random: Rng) -> Bot:
        return make(one, random) if isinstance(one, str) else one


class Match:
    """One game of a learner; random opponents need no bots, as the engine plays for them."""

    def __init__(self, setting: Setting, play: Play, seat: int, bots: Sequence[Bot]) -> None:
        self.setting = setting
        self.play = play
        self.seat = seat  # the learner's
        self.bots = bots  # from its left, clockwise

    def answer(self) -> bool:
        """Opponents decide until the learner has to; False if the game is over."""
        if not self.bots:
            return self.play.pass_over(self.seat) != OVER
        position = self.play.position
        while position.seat != self.seat and position.seat != OVER:
            seat = position.seat
            view = position.seen_by(seat)
            option = self.bots[(seat - self.seat) % position.seats - 1].choose(view, UNHURRIED)
            if option not in position.options():
                raise self.setting.illegal(position, option)
            self.play.play(int(option))
        return position.seat != OVER

    def worth(self) -> float:
        """To the learner, now that it is over."""
        return self.setting.rewards(self.play.position)[self.seat]

    def result(self) -> dict[str, float]:
        """The learner's, now that it is over."""
        return self.setting.results(self.play.position)[self.seat]

    def end(self) -> None:
        """With the game a program ends too."""
        for bot in self.bots:
            if isinstance(bot, ExternalBot):
                bot.close()
