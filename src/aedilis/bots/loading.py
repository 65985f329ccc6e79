"""Bots that are not Aedilis' own: a class in a module of the current folder, or a program of any kind.

What others wrote may fail at any time. A failure is told, a random option is played instead, and the game goes on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from aedilis.bots import BOTS, Bot, Budget
from aedilis.bots.external import EXTERNAL, BotError, ExternalBot, program
from aedilis.bots.helpers import Helpers
from aedilis.bots.thinking import ThinkingBot
from aedilis.engine.errors import AedilisError
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_

FORMS: Final = "MODULE:NAME, external:COMMAND"


class GuardedBot:
    """Somebody's bot, or a random option where that fails; `tell` hears of every kind of failure once."""

    def __init__(self, name: str, bot: Bot, random: Rng, tell: Callable[[BotError], None]) -> None:
        self.name = name
        self.failures = 0
        self._bot = bot
        self._random = random
        self._tell = tell
        self._told: set[str] = set()

    def choose(self, view: Position, budget: Budget) -> int:
        options = view.options_of(view.viewer)
        try:
            return self._legal(self._bot.choose(view, budget), options)
        except (Exception, SystemExit) as error:
            self.failures += 1
            self._tell_once(reason_of(error))
        return options[self._random.below(len(options))]

    def _legal(self, option: object, options: list[int]) -> int:
        if isinstance(option, bool) or option not in options:
            message = N_("it chose {option}, which is no option (allowed: {allowed})")
            raise BotError(message, option=repr(option), allowed=", ".join(map(str, options)))
        return options[options.index(option)]

    def _tell_once(self, reason: AedilisError | str) -> None:
        if kind_of(reason) not in self._told:
            self._told.add(kind_of(reason))
            message = N_("{bot} failed, and a random option was played for it: {reason}")
            self._tell(BotError(message, bot=self.name, reason=reason))

    def close(self) -> None:
        if isinstance(self._bot, ExternalBot):
            self._bot.close()


def reason_of(error: BaseException) -> AedilisError | str:
    """An error of ours as it is, so that it can be translated; others with their kind."""
    return error if isinstance(error, AedilisError) else f"{type(error).__name__}: {error}"


def kind_of(reason: object) -> str:
    """The same for failures that differ in details only, such as in what was allowed at that moment."""
    return reason.message if isinstance(reason, AedilisError) else str(reason).partition(":")[0]


# -- by name ------------------------------------------------------------------------------------------------------


def is_foreign(name: str) -> bool:
    """Whether code from elsewhere would run."""
    return name not in BOTS


def check(name: str, also: Sequence[str] = ()) -> None:
    """Refuses what could not play, before a game begins; some names may be allowed that are no bots."""
    if name in also or name in BOTS:
        return
    if ":" not in name:
        allowed = ", ".join([*also, *BOTS, FORMS])
        raise BotError(N_("'{player}' cannot take a seat (allowed: {allowed})"), player=name, allowed=allowed)
    make(name, Rng(0))


def seated(name: str, random: Rng, tell: Callable[[BotError], None], helpers: Helpers | None = None) -> Bot:
    """The bot of that name, with those who think along if it can have them; one from elsewhere is guarded."""
    bot = make(name, random)
    if isinstance(bot, ThinkingBot):
        bot.helpers = helpers
    return GuardedBot(name, bot, random, tell) if is_foreign(name) else bot


def end(bot: Bot) -> None:
    """With the game a program ends too."""
    if isinstance(bot, GuardedBot):
        bot.close()


def make(name: str, random: Rng) -> Bot:
    if name in BOTS:
        return BOTS[name](random)
    if name.startswith(EXTERNAL):
        return ExternalBot(program(name.removeprefix(EXTERNAL)), random)
    return own_bot(name, random)


def own_bot(name: str, random: Rng) -> Bot:
    factory = found(name)
    try:
        bot: Bot = factory(random)
    except (Exception, SystemExit) as error:
        message = N_("'{name}' cannot be made with a random generator: {reason}")
        raise BotError(message, name=name, reason=reason_of(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(N_("'{name}' makes no bot: it has no method choose(view, budget)"), name=name)
    return bot


def found(name: str) -> Callable[[Rng], Bot]:
    """What a module of the current folder has by that name."""
    module_name, _, attribute = name.partition(":")
    module = loaded(module_name)
    factory: Callable[[Rng], Bot] | None = getattr(module, attribute, None)
    if not callable(factory):
        known = [one for one, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__]
        message = N_("the module '{module}' has no bot '{name}' (it has: {known})")
        raise BotError(message, module=module_name, name=attribute, known=", ".join(known) or "-")
    return factory


def loaded(name: str) -> ModuleType:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)  # as for a script that lies here
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        if not name or (isinstance(error, ModuleNotFoundError) and error.name in parents(name)):
            raise BotError(N_("there is no module '{module}' in {folder}"), module=name, folder=here) from None
        message = N_("the module '{module}' cannot be loaded: {reason}")
        raise BotError(message, module=name, reason=reason_of(error)) from error


def parents(name: str) -> list[str]:
    """a, a.b and a.b.c of a.b.c."""
    parts = name.split(".")
    return [".".join(parts[: n + 1]) for n in range(len(parts))]
