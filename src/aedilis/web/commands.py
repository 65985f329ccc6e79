"""What people do at a table: each command is checked against a trial and becomes entries of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from aedilis.bots import USUAL_BOT
from aedilis.engine.errors import IllegalOption
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.store.rows import Entry
from aedilis.web.errors import Forbidden, Late
from aedilis.web.match import Match, Request

Data = Mapping[str, Any]
Abandoned = Callable[[Match, int], bool]
MAY_BE_AWAY: Final = ("return", "resign", "rematch")  # also for somebody whose seat a bot plays


def perform(trial: Match, kind: str, seat: int, data: Data, abandoned: Abandoned) -> list[Entry]:
    """Lets a seat do something on a trial; the entries are what is to be kept."""
    if trial.places[seat].bot and kind not in MAY_BE_AWAY and not data.get("bot"):
        raise Forbidden(N_("a bot plays here: take your seat back first"))
    entries = COMMANDS[kind](trial, seat, data)
    return [*entries, *agreed(trial, abandoned), *deserted(trial)]


def agreed(trial: Match, abandoned: Abandoned) -> list[Entry]:
    """Does what everybody has agreed to by now. A rematch is another table, so that is done elsewhere."""
    entries = []
    for request in [*trial.requests]:
        if request in trial.requests and request.kind != "rematch" and not trial.missing(request):
            entries.append(grant(trial, request, abandoned))
    return entries


def deserted(trial: Match) -> list[Entry]:
    """Where nobody is left who could agree on anything, a game in doubt ends without a result."""
    left = any(not place.bot or (place.person and not place.resigned) for place in trial.places)
    return [] if left or trial.over or not trial.held else [trial.add("void", NOBODY)]


def grant(trial: Match, request: Request, abandoned: Abandoned) -> Entry:
    if request.kind == "bot":
        if not abandoned(trial, request.about):  # who is back says no by being there
            return trial.add("answer", request.about, kind="bot", about=request.about, yes=False)
        return trial.add("bot", request.about, bot=USUAL_BOT)
    if request.kind == "restore":
        return trial.add("rules", request.by, **trial.restoring())
    if request.kind == "void":
        return trial.add("void", request.by)
    return trial.add("back", request.about, agreed=[*range(len(trial.places))])


def repeats(match: Match, kind: str, seat: int, data: Data) -> bool:
    """Whether exactly this was the last thing the seat did: a click that came twice, an answer that got lost."""
    if seat not in match.done:
        return False
    done, said = match.done[seat]
    if done == "ask":
        done = said["kind"]
    return done == kind and all(said.get(key) == value for key, value in data.items())


def check_fresh(match: Match, kind: str, answers: int) -> None:
    """A move answers the position it was chosen in; what others merely said since does not matter."""
    if answers > match.number or answers < (match.moved if kind in ("move", "back") else 0):
        raise Late(N_("Something happened at the table in the meantime. Please look again."))


# -- commands -------------------------------------------------------------------------------------------------


def move(trial: Match, seat: int, data: Data) -> list[Entry]:
    return [trial.add("move", seat, **data)]


def back(trial: Match, seat: int, data: Data) -> list[Entry]:
    if trial.undo == "none":
        raise Forbidden(N_("at this table nothing is taken back"))
    if trial.over:
        raise Forbidden(N_("the game is over"))
    if trial.held:
        raise Forbidden(N_("the rules were corrected: first agree on how to go on"))
    needed = trial.table.agreement(seat)
    if needed is None:
        raise IllegalOption(N_("there is nothing to take back"))
    if trial.voters(seat, seat) and (needed or trial.undo == "consent"):
        return ask(trial, "back", seat, seat, data)
    return [trial.add("back", seat, agreed=[*range(len(trial.places))], **data)]


def ask(trial: Match, kind: str, seat: int, about: int, data: Data) -> list[Entry]:
    if trial.asked(kind, about):
        raise Forbidden(N_("that is being asked already"))
    return [trial.add("ask", seat, **{**data, "kind": kind, "about": about})]


def bot(trial: Match, seat: int, data: Data) -> list[Entry]:
    about = data["about"]
    if about not in range(len(trial.places)) or trial.places[about].bot or about == seat:
        raise Forbidden(N_("this seat cannot be handed to a bot"))
    if trial.over:
        raise Forbidden(N_("the game is over"))
    return ask(trial, "bot", seat, about, data)


def take_seat_back(trial: Match, seat: int, data: Data) -> list[Entry]:
    place = trial.places[seat]
    if place.resigned or not place.bot:
        raise Forbidden(N_("there is no seat to take back"))
    return [trial.add("return", seat, **data)]


def resign(trial: Match, seat: int, data: Data) -> list[Entry]:
    if trial.over or trial.places[seat].resigned:
        raise Forbidden(N_("there is nothing to resign from"))
    return [trial.add("resign", seat, bot=USUAL_BOT, **data)]


def rematch(trial: Match, seat: int, data: Data) -> list[Entry]:
    if not trial.over or trial.rematch:
        raise Forbidden(N_("a rematch begins once, when the game is over"))
    return ask_once(trial, "rematch", seat, data)


def restore(trial: Match, seat: int, data: Data) -> list[Entry]:
    return ask_of_held(trial, "restore", seat, data)


def void(trial: Match, seat: int, data: Data) -> list[Entry]:
    return ask_of_held(trial, "void", seat, data)


def ask_of_held(trial: Match, kind: str, seat: int, data: Data) -> list[Entry]:
    if not trial.held or trial.over:
        raise Forbidden(N_("this can be done only where corrected rules leave a game in doubt"))
    return ask_once(trial, kind, seat, {**data, "doubt": trial.doubt()})


def ask_once(trial: Match, kind: str, seat: int, data: Data) -> list[Entry]:
    """What one person asks of all others, and nobody else meanwhile."""
    if any(request.kind == kind for request in trial.requests):
        raise Forbidden(N_("that is being asked already"))
    return ask(trial, kind, seat, seat, data)


def answer(trial: Match, seat: int, data: Data) -> list[Entry]:
    request = trial.asked(data["kind"], data["about"])
    if request is None:
        raise Forbidden(N_("nobody asks for that any more"))
    if seat not in trial.missing(request):
        raise Forbidden(N_("nobody asks you for that"))
    return [trial.add("answer", seat, **data)]


COMMANDS: Final[Mapping[str, Callable[[Match, int, Data], list[Entry]]]] = {
    "move": move,
    "back": back,
    "bot": bot,
    "return": take_seat_back,
    "resign": resign,
    "rematch": rematch,
    "restore": restore,
    "void": void,
    "answer": answer,
}
