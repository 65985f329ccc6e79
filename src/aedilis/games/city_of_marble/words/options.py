"""What can be chosen in City of Marble, in words: what it is, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, Words
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.outcomes import NOTHING, Outcome, outcome, outcomes, promise, structures

# What is foreseen on a site where a magistrate of whoever plays the district matters.
IF_POSTED: Final = N_("{building} {site} with a magistrate")
UNLESS_POSTED: Final = N_("{building} {site} ({seat}), with a magistrate fountain")
UNLESS_POSTED_NOTHING: Final = N_("{building} {site} ({seat}), with a magistrate nothing")


def option_in_words(words: Words, at: CityOfMarble, option: int, names: Sequence[str]) -> str:
    choice = option - at.base
    if at.seat < 0:
        return by_chance(words, at, choice)
    if at.phase == p.LAY:
        return laying(words, at, choice, names)
    if at.phase == p.POST:
        return posting(words, at, choice, names)
    if at.phase == p.SITE:
        found = outcome(at, at.turn, at.kind, choice, structures(at, choice))
        return settled(words, found, found.plain, names)
    if at.phase == p.MOVE:
        return sending(words, at, choice)
    return acting(words, at, choice, names)


def by_chance(words: Words, at: CityOfMarble, choice: int) -> str:
    """What chance can turn up."""
    if at.phase == p.FIRST_PLAYER:
        return words.say(N_("Seat {seat} goes first"), seat=choice + 1)
    if at.phase == p.BRIDGE:
        return words.say(N_("A bridge worth {points}"), points=terms.amount(words, "points", c.BRIDGE_VALUES[choice]))
    return words.say(N_("Hill: {hill}"), hill=terms.hill_name(words, choice))


# -- actions -------------------------------------------------------------------------------------------


def acting(words: Words, at: CityOfMarble, choice: int, names: Sequence[str]) -> str:
    player = at.players[at.seat]
    if choice < p.PLAY:
        message = N_("Draw {colour} ({number} left)")
        return words.say(message, colour=terms.colour_name(words, choice), number=at.stacks[choice])
    if choice < p.EXTEND:
        kind = choice - p.PLAY
        message = N_("Play {colour} (you have {number})")
        return words.say(message, colour=terms.colour_name(words, kind), number=player.hand[kind])
    if choice < p.RECALL:
        return extending(words, at, choice - p.EXTEND, names)
    if choice < p.DISCARD:
        place, kind = divmod(player.magistrates[choice - p.RECALL], c.KINDS)
        message = N_("Recall the magistrate of {place} ({colour})")
        return words.say(message, place=g.PLACE_NAMES[place], colour=terms.colour_name(words, kind))
    if choice < p.END_TURN:
        kind = choice - p.DISCARD
        message = N_("One more action for {tile} (of {number})")
        return words.say(message, tile=terms.amount(words, c.KIND_IDS[kind], 1), number=player.imperium[kind])
    return words.say(N_("End your turn"))


def origin(words: Words, where: int) -> str:
    """Of a magistrate on a district, such as "from the green district e5-e6"."""
    place, kind = divmod(where, c.KINDS)
    return words.say(terms.FROM[c.KIND_IDS[kind]], place=g.PLACE_NAMES[place])


def extending(words: Words, at: CityOfMarble, extension: int, names: Sequence[str]) -> str:
    """Where to, and what stands there."""
    goal = at.goal_of(extension)
    aqueduct = terms.aqueduct_name(words, extension // g.DIRECTIONS)
    said = words.say(N_("{aqueduct} to {point}"), aqueduct=aqueduct, point=g.VERTEX_NAMES[goal])
    built = at.sites[goal] if goal < g.SITES else c.EMPTY
    if built == FOUNTAIN:
        return f"{said}: {words.say(N_('fountain'))}"
    if built != c.EMPTY:
        kind, owner = divmod(built, c.MOST_SEATS)
        return f"{said}: {terms.building_name(words, kind)} ({names[owner]})"
    return said


# -- a district ----------------------------------------------------------------------------------------


def laying(words: Words, at: CityOfMarble, place: int, names: Sequence[str]) -> str:
    """On which triangles, with all that it brings about."""
    brings = promise(at, at.seat, at.kind, place)
    effects = [words.say(N_("a bridge"))] if brings.bridge != c.EMPTY else []
    if brings.aqueduct != c.EMPTY:
        effects.append(words.say(N_("starts {aqueduct}"), aqueduct=terms.aqueduct_name(words, brings.aqueduct)))
    effects += [foreseen(words, found, names) for found in brings.sites]
    name = words.say(N_("On {place}"), place=g.PLACE_NAMES[place])
    return f"{name}: {', '.join(effects)}" if effects else name


def foreseen(words: Words, found: Outcome, names: Sequence[str]) -> str:
    """What a site becomes, and for whom, with as few words as many options need."""
    said = {"building": terms.building_name(words, found.kind), "site": g.VERTEX_NAMES[found.site]}
    if found.plain < 0:
        nobody = N_("nothing {site}") if found.plain == NOTHING else N_("fountain {site}")
        return words.say(IF_POSTED if found.depends else nobody, **said)
    tied = UNLESS_POSTED_NOTHING if found.posted == NOTHING else UNLESS_POSTED
    message = tied if found.depends else N_("{building} {site} ({seat})")
    return words.say(message, **said, seat=names[found.plain])


def posting(words: Words, at: CityOfMarble, choice: int, names: Sequence[str]) -> str:
    """With a magistrate or without, and what would be built then."""
    ready = at.players[at.seat].magistrates.count(CENTRE)
    posts = choice == p.WITH
    message = N_("With a magistrate (you have {number})") if posts else N_("Without a magistrate")
    name = words.say(message, number=ready)
    results = [settled(words, found, found.posted if posts else found.plain, names) for found in outcomes(at)]
    return f"{name}: {', '.join(results)}" if results else name


# -- a complete site -----------------------------------------------------------------------------------


def settled(words: Words, found: Outcome, builder: int, names: Sequence[str]) -> str:
    """What comes of a site, such as "Ada builds a bath on F6"."""
    site = g.VERTEX_NAMES[found.site]
    if builder == NOTHING:
        return words.say(N_("nothing on {site}, as no fountain is left"), site=site)
    if builder == c.EMPTY:
        return words.say(N_("a fountain on {site}"), site=site)
    building = words.say(terms.BUILDS[c.KIND_IDS[found.kind]])
    return words.say(N_("{seat} builds {building} on {site}"), seat=names[builder], building=building, site=site)


def sending(words: Words, at: CityOfMarble, choice: int) -> str:
    if choice == p.STAY:
        return words.say(N_("Send nobody"))
    where = at.players[at.seat].magistrates[choice]
    built = at.sites[at.site]
    reward = "coins" if built == FOUNTAIN else c.KIND_IDS[built // c.MOST_SEATS]
    message = N_("Send the magistrate {origin}: {reward}")
    return words.say(message, origin=origin(words, where), reward=terms.amount(words, reward, 1))
