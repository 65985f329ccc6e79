"""A game that is a folder with the usual rooms: what makes it a `Game` is found there by name, nothing is listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from aedilis.engine.decisions import Action, Decision
from aedilis.engine.game import Game, Speech
from aedilis.engine.position import Position
from aedilis.engine.rooms import COMPONENTS, DECISIONS, find
from aedilis.engine.words import Words


def game_in(
    package: str,
    *,
    name: str,
    about: str,
    minutes: int,
    version: int,
    position: type[Position],
    begin: Callable[[int, Mapping[str, str]], Position],
    speech: Callable[[Words], Speech],
    unit: int = 1,
) -> Game:
    """The game of that package; its slug is the name of the folder. What is given here is explained at `Game`."""
    rooms = (COMPONENTS, "formats.text", "words.story", "words.sheet")
    components, text, story, sheet = (import_module(f"{package}.{room}") for room in rooms)
    actions, outcomes, decisions, longest = tables_of(package)
    return Game(
        slug=package.rpartition(".")[2].replace("_", "-"),
        name=name,
        seats=range(components.FEWEST_SEATS, components.MOST_SEATS + 1),
        version=version,
        digest=components.DIGEST,
        position=position,
        begin=begin,
        longest=longest,
        actions=actions,
        outcomes=outcomes,
        decisions=decisions,
        facts=story.facts,
        sheet=sheet.sheet,
        describe=text.describe,
        parse=text.parse,
        speech=speech,
        package=package,
        variants=getattr(components, "VARIANTS", {}),  # a game may have none
        about=about,
        minutes=minutes,
        unit=unit,
    )


def tables_of(package: str) -> tuple[list[Action], list[Action], list[Decision], Callable[[int], int]]:
    """What can be done, what can come out, what is decided, and how long that can go on."""
    declared = find(package, DECISIONS)
    if declared is not None:
        return declared.Actions.all, declared.Outcomes.all, declared.Decisions.all, declared.longest
    notation = import_module(f"{package}.formats.notation")
    return notation.ACTIONS, notation.OUTCOMES, [], notation.longest
