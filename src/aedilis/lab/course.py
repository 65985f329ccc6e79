"""The course of a tournament, stage by stage; with a journal it goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import chain
from typing import Any

import aedilis
from aedilis.bots import UNHURRIED
from aedilis.bots.external import BotError
from aedilis.engine.errors import AedilisError
from aedilis.lab.journal import Journal, Plan, entries, pack
from aedilis.lab.schedule import Matches, Schedule
from aedilis.lab.tournament import Played, play_here
from aedilis.lab.workers import Crew, Job


def course(schedule: Schedule, crew: Crew, journal: Journal | None = None) -> Generator[Played, None, None]:
    """What came of all games, in their order, first those that the journal has; who has enough closes the iterator."""
    kept: Iterator[Any] = iter(()) if journal is None else entries(journal.path, journal.length)
    with crew.open() as pool:
        for stage in schedule.stages():
            fixtures = iter(stage)
            for fixture in fixtures:
                entry = next(kept, None)
                if entry is None:
                    fixtures = chain([fixture], fixtures)
                    break
                played = from_data(entry)
                schedule.note(played)
                yield played
            for played in pool.results(Job(play_here, (schedule.tournament, fixture)) for fixture in fixtures):
                if journal is not None:
                    journal.append(pack(to_data(played)))
                schedule.note(played)
                yield played


def plan_of(schedule: Schedule, form: str) -> Plan:
    """What the journal is about. A round robin can become longer; matches are as long as they are."""
    asked = schedule.tournament
    game = aedilis.game(asked.game)
    return {
        "kind": "tournament",
        "form": form,
        "game": game.slug,
        "rules": game.version,
        "components": game.digest,
        "seats": asked.seats,
        "variants": dict(asked.variants),
        "bots": asked.bots,
        "seed": asked.seed,
        "budget": None if asked.budget == UNHURRIED else asked.budget.simulations,
        "match": schedule.deals * asked.seats if isinstance(schedule, Matches) else None,
    }


# -- results as plain data -----------------------------------------------------------------------------------------


def to_data(played: Played) -> list[Any]:
    return [*played[:-1], [plain(reason) for reason in played.reasons]]


def from_data(data: list[Any]) -> Played:
    return Played._make([tuple(data[0]), *data[1:-1], [error_from(reason) for reason in data[-1]]])


def plain(error: AedilisError) -> list[Any]:
    """An error with its values, which may be errors in turn."""
    values = error.values.items()
    return [error.message, {name: plain(one) if isinstance(one, AedilisError) else str(one) for name, one in values}]


def error_from(data: list[Any]) -> BotError:
    values = data[1].items()
    return BotError(data[0], **{name: error_from(one) if isinstance(one, list) else one for name, one in values})
