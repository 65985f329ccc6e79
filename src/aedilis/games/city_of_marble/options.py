"""What can be chosen in City of Marble, in words: what it is, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, Words
from aedilis.games.city_of_marble import terms
from aedilis.games.city_of_marble.components import (
    BRIDGE_VALUES,
    EMPTY,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
)
from aedilis.games.city_of_marble.geometry import (
    DIRECTIONS,
    NEXT,
    PLACE_NAMES,
    SITES,
    VERTEX_NAMES,
)
from aedilis.games.city_of_marble.phases import (
    BRIDGE,
    DISCARD,
    DRAW_FIRST,
    END_TURN,
    EXTEND,
    FIRST_PLAYER,
    LAY,
    MOVE,
    PLAY,
    POST,
    RECALL,
    SITE,
    STAY,
    WITH,
)
from aedilis.games.city_of_marble.player import CENTRE
from aedilis.games.city_of_marble.position import CityOfMarble
from aedilis.games.city_of_marble.promise import NOTHING, Outcome, outcome, outcomes, promise, structures
from aedilis.games.city_of_marble.state import FOUNTAIN

# What is foreseen on a site where a magistrate of whoever plays the district matters.
IF_POSTED: Final = N_("{building} {site} with a magistrate")
UNLESS_POSTED: Final = N_("{building} {site} ({seat}), with a magistrate fountain")
UNLESS_POSTED_NOTHING: Final = N_("{building} {site} ({seat}), with a magistrate nothing")


def option_in_words(words: Words, at: CityOfMarble, option: int, names: Sequence[str]) -> str:
    choice = option - at.base
    if at.seat < 0:
        return by_chance(words, at, choice)
    if at.phase == LAY:
        return laying(words, at, choice, names)
    if at.phase == POST:
        return posting(words, at, choice, names)
    if at.phase == SITE:
        found = outcome(at, at.turn, at.kind, choice, structures(at, choice))
        return settled(words, found, found.plain, names)
    if at.phase == MOVE:
        return sending(words, at, choice)
    return acting(words, at, choice, names)


def by_chance(words: Words, at: CityOfMarble, choice: int) -> str:
    """What chance can turn up."""
    if at.phase == FIRST_PLAYER:
        return words.say(N_("Seat {seat} goes first"), seat=choice + 1)
    if at.phase == BRIDGE:
        return words.say(N_("A bridge worth {points}"), points=terms.amount(words, "points", BRIDGE_VALUES[choice]))
    return words.say(N_("Hill: {hill}"), hill=terms.hill_name(words, choice))


# -- actions -------------------------------------------------------------------------------------------


def acting(words: Words, at: CityOfMarble, choice: int, names: Sequence[str]) -> str:
    player = at.players[at.seat]
    if choice < PLAY:
        kind = choice - DRAW_FIRST
        message = N_("Draw {colour} ({number} left)")
        return words.say(message, colour=terms.colour_name(words, kind), number=at.stacks[kind])
    if choice < EXTEND:
        kind = choice - PLAY
        message = N_("Play {colour} (you have {number})")
        return words.say(message, colour=terms.colour_name(words, kind), number=player.hand[kind])
    if choice < RECALL:
        return extending(words, at, choice - EXTEND, names)
    if choice < DISCARD:
        place, kind = divmod(player.magistrates[choice - RECALL], KINDS)
        message = N_("Recall the magistrate of {place} ({colour})")
        return words.say(message, place=PLACE_NAMES[place], colour=terms.colour_name(words, kind))
    if choice < END_TURN:
        kind = choice - DISCARD
        message = N_("One more action for {tile} (of {number})")
        return words.say(message, tile=terms.amount(words, KIND_IDS[kind], 1), number=player.imperium[kind])
    return words.say(N_("End your turn"))


def origin(words: Words, where: int) -> str:
    """Of a magistrate on a district, such as "from the green district e5-e6"."""
    place, kind = divmod(where, KINDS)
    return words.say(terms.FROM[KIND_IDS[kind]], place=PLACE_NAMES[place])


def extending(words: Words, at: CityOfMarble, extension: int, names: Sequence[str]) -> str:
    """Where to, and what stands there."""
    aqueduct, direction = divmod(extension, DIRECTIONS)
    goal = NEXT[at.paths[aqueduct][-1] * DIRECTIONS + direction]
    said = words.say(
        N_("{aqueduct} to {point}"), aqueduct=terms.aqueduct_name(words, aqueduct), point=VERTEX_NAMES[goal]
    )
    built = at.sites[goal] if goal < SITES else EMPTY
    if built == FOUNTAIN:
        return f"{said}: {words.say(N_('fountain'))}"
    if built != EMPTY:
        kind, owner = divmod(built, MOST_SEATS)
        return f"{said}: {terms.building_name(words, kind)} ({names[owner]})"
    return said


# -- a district ----------------------------------------------------------------------------------------


def laying(words: Words, at: CityOfMarble, place: int, names: Sequence[str]) -> str:
    """On which triangles, with all that it brings about."""
    brings = promise(at, at.seat, at.kind, place)
    effects = [words.say(N_("a bridge"))] if brings.bridge != EMPTY else []
    if brings.aqueduct != EMPTY:
        effects.append(words.say(N_("starts {aqueduct}"), aqueduct=terms.aqueduct_name(words, brings.aqueduct)))
    effects += [foreseen(words, found, names) for found in brings.sites]
    name = words.say(N_("On {place}"), place=PLACE_NAMES[place])
    return f"{name}: {', '.join(effects)}" if effects else name


def foreseen(words: Words, found: Outcome, names: Sequence[str]) -> str:
    """What a site becomes, and for whom, with as few words as many options need."""
    said = {"building": terms.building_name(words, found.kind), "site": VERTEX_NAMES[found.site]}
    if found.plain < 0:
        nobody = N_("nothing {site}") if found.plain == NOTHING else N_("fountain {site}")
        return words.say(IF_POSTED if found.depends else nobody, **said)
    tied = UNLESS_POSTED_NOTHING if found.posted == NOTHING else UNLESS_POSTED
    message = tied if found.depends else N_("{building} {site} ({seat})")
    return words.say(message, **said, seat=names[found.plain])


def posting(words: Words, at: CityOfMarble, choice: int, names: Sequence[str]) -> str:
    """With a magistrate or without, and what would be built then."""
    ready = at.players[at.seat].magistrates.count(CENTRE)
    message = N_("With a magistrate (you have {number})") if choice == WITH else N_("Without a magistrate")
    name = words.say(message, number=ready)
    results = [settled(words, found, found.posted if choice == WITH else found.plain, names) for found in outcomes(at)]
    return f"{name}: {', '.join(results)}" if results else name


# -- a complete site -----------------------------------------------------------------------------------


def settled(words: Words, found: Outcome, builder: int, names: Sequence[str]) -> str:
    """What comes of a site, such as "Ada builds a bath on F6"."""
    site = VERTEX_NAMES[found.site]
    if builder == NOTHING:
        return words.say(N_("nothing on {site}, as no fountain is left"), site=site)
    if builder == EMPTY:
        return words.say(N_("a fountain on {site}"), site=site)
    building = words.say(terms.BUILDS[KIND_IDS[found.kind]])
    return words.say(N_("{seat} builds {building} on {site}"), seat=names[builder], building=building, site=site)


def sending(words: Words, at: CityOfMarble, choice: int) -> str:
    if choice == STAY:
        return words.say(N_("Send nobody"))
    where = at.players[at.seat].magistrates[choice]
    built = at.sites[at.site]
    reward = "coins" if built == FOUNTAIN else KIND_IDS[built // MOST_SEATS]
    message = N_("Send the magistrate {origin}: {reward}")
    return words.say(message, origin=origin(words, where), reward=terms.amount(words, reward, 1))
