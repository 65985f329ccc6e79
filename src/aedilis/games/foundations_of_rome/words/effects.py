"""What buildings, monuments, goals, roles and influence cards of Foundations of Rome do, each in a few words."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.words import N_, NN_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.words import terms

# -- buildings: what they are worth ---------------------------------------------------------------------

BESIDE: Final = {  # what a civic building counts around it
    c.PER_BUILDING: N_("{points} for each building beside it"),
    c.PER_CITIZEN: N_("{points} for each citizen beside it"),
    c.PER_SILVER: N_("{points} for each silver beside it"),
    c.PER_CIVIC: N_("{points} for each civic building beside it"),
}
BESIDE_GARDENS: Final = {
    c.PER_BUILDING: N_("{points} for each building of yours beside it"),
    c.PER_RESIDENTIAL: N_("{points} for each residential building of yours beside it"),
    c.PER_COMMERCIAL: N_("{points} for each commercial building of yours beside it"),
    c.PER_CIVIC: N_("{points} for each civic building of yours beside it"),
}


def worth(words: Words, kind: int, level: int = 0) -> str:
    """What a building brings: citizens, silver and points, or points for what is beside it."""
    if c.GARDEN_PER[kind] != c.EMPTY:
        points = terms.amount(words, "points", c.GARDEN_POINTS[level])
        return words.say(BESIDE_GARDENS[c.GARDEN_PER[kind]], points=points)
    if c.CIVIC_POINTS[kind]:
        points = terms.amount(words, "points", c.CIVIC_POINTS[kind])
        if c.CIVIC_DIVISOR[kind] > 1:
            message = N_("{points} for every {number} citizens beside it")
            return words.say(message, points=points, number=c.CIVIC_DIVISOR[kind])
        return words.say(BESIDE[c.PER[kind]], points=points)
    if c.TYPE[kind] == c.RESIDENTIAL:
        citizens = terms.amount(words, "citizens", c.POPULATION[level][kind])
        more = c.POPULATION_PER_CITIZEN[kind]
        message = N_("{citizens}, and {more} more for each citizen beside it")
        return words.say(message, citizens=citizens, more=more) if more else citizens
    silver = terms.amounts(words, {"silver": c.SILVER[level][kind], "points": c.POINTS[kind]})
    more = c.SILVER_PER_NEIGHBOUR[kind]
    message = N_("{silver}, and {more} more for each building beside it")
    return words.say(message, silver=silver, more=more) if more else silver


# -- monuments: what they ask for and do at once --------------------------------------------------------

ASKED: Final = {
    "population-min": NN_("a population of {n}", "a population of {n}"),
    "lots-owned-min": NN_("{n} own lot", "{n} own lots"),
    "commercial-lots-min": NN_("{n} lot of commercial buildings", "{n} lots of commercial buildings"),
    "residential-lots-min": NN_("{n} lot of residential buildings", "{n} lots of residential buildings"),
    "own-building-size-min": NN_("a building of {n} lot or more", "a building of {n} lots or more"),
    "silver-value-min": NN_("commercial buildings of {n} silver", "commercial buildings of {n} silver"),
    "civic-buildings-min": NN_("{n} civic building", "{n} civic buildings"),
    "residential-buildings-min": NN_("{n} residential building", "{n} residential buildings"),
    "border-lots-min": NN_("{n} lot on the border", "{n} lots on the border"),
    "buildings-min": NN_("{n} building", "{n} buildings"),
}


def needs(words: Words, kind: int) -> str:
    """What has to be there before a monument is built, and where it stands; "" if nothing."""
    asked = c.NEEDS[kind - c.FIRST_MONUMENT]
    parts = [words.count(ASKED[what], number) for what, number in asked.items() if what in ASKED]
    if len(parts) < len(asked):
        parts.append(words.say(N_("no lot marker of yours elsewhere")))
    if c.BORDER_SITE[kind]:
        parts.append(words.say(N_("a site on the border")))
    return ", ".join(parts)


def gain_of_neighbours(words: Words, kind: int) -> str:
    """What everybody with a building beside a new monument gets; "" if nothing."""
    return terms.amounts(words, {"points": c.NEIGHBOURS_POINTS[kind], "silver": c.NEIGHBOURS_SILVER[kind]})


def at_once(words: Words, kind: int) -> str:
    """What a monument does as it is built; "" if nothing."""
    gain = gain_of_neighbours(words, kind)
    message = N_("when it is built, everybody with a building beside it gets {gain}")
    return words.say(message, gain=gain) if gain else ""


def more_of_monument(words: Words, kind: int) -> list[str]:
    """What a monument does as it is built, and what it needs before."""
    said = [at_once(words, kind)] if at_once(words, kind) else []
    if asked := needs(words, kind):
        said.append(words.say(N_("needs {needs}"), needs=asked))
    return said


# -- goals ----------------------------------------------------------------------------------------------

TOGETHER: Final = [seats for seats in c.SEATS if seats > 1]
AIMS: Final = {
    "residential-buildings": NN_("at least {n} residential building", "at least {n} residential buildings"),
    "commercial-buildings": NN_("at least {n} commercial building", "at least {n} commercial buildings"),
    "civic-buildings": NN_("at least {n} civic building", "at least {n} civic buildings"),
    "population": NN_("a population of at least {n}", "a population of at least {n}"),
    "silver-value": NN_("commercial buildings of at least {n} silver", "commercial buildings of at least {n} silver"),
    "best-single-civic-score": NN_(
        "a civic building that scores at least {n} point", "a civic building that scores at least {n} points"
    ),
    "buildings-size-at-least-4": NN_(
        "at least {n} building of four or more lots", "at least {n} buildings of four or more lots"
    ),
    "buildings-size-exactly-3": NN_("at least {n} building of three lots", "at least {n} buildings of three lots"),
    "buildings-size-exactly-1": NN_("at least {n} building of one lot", "at least {n} buildings of one lot"),
    "min-buildings-over-types": NN_("at least {n} building of each type", "at least {n} buildings of each type"),
    "corner-lots": NN_("at least {n} corner of the board", "at least {n} corners of the board"),
    "max-lots-in-one-row-or-column": NN_(
        "at least {n} lot in one row or column", "at least {n} lots in one row or column"
    ),
    "largest-connected-built-area": NN_(
        "at least {n} connected lot with buildings", "at least {n} connected lots with buildings"
    ),
    "border-lots": NN_("at least {n} lot on the border", "at least {n} lots on the border"),
    "centre-lots": NN_("at least {n} lot in the centre", "at least {n} lots in the centre"),
    "monuments": NN_("at least {n} monument", "at least {n} monuments"),
    "silver-in-hand": NN_("at least {n} silver in hand", "at least {n} silver in hand"),
    "lot-markers-on-board": NN_("at most {n} lot marker on the board", "at most {n} lot markers on the board"),
}


def aim(words: Words, goal: int, seats: int) -> str:
    """What a goal asks for, with so many players."""
    if c.GOAL_MOST[goal] == 0:
        return words.say(N_("no lot marker on the board"))
    number = c.GOAL_LEAST[goal][seats] if c.GOAL_MOST[goal] == c.EMPTY else c.GOAL_MOST[goal]
    return words.count(AIMS[c.GOAL_METRIC[goal]], number)


def aim_for_all(words: Words, goal: int) -> str:
    """The same for every number of players from two on, such as "at least 5/4/4/4 commercial buildings"."""
    numbers = [c.GOAL_LEAST[goal][seats] for seats in TOGETHER]
    text = aim(words, goal, TOGETHER[0])
    if c.GOAL_MOST[goal] != c.EMPTY or len({*numbers}) == 1:
        return text
    return text.replace(str(numbers[0]), "/".join(map(str, numbers)))


def goal_in_words(words: Words, goal: int, seats: int) -> str:
    """All that a goal says, such as "Populus: a population of at least 12, 6 points"."""
    points = terms.amount(words, "points", c.GOAL_POINTS[goal])
    return f"{terms.goal_name(words, goal)}: {aim(words, goal, seats)}, {points}"


# -- roles ----------------------------------------------------------------------------------------------

ROLES: Final = {
    "aedile": N_("{points} for each civic building at every scoring, at most {most}"),
    "quaestor": N_("{silver} more with every income"),
    "censor": N_("{number} lot markers instead of {usual}"),
    "merchant": N_("the spaces {spaces} of the market cost {discount} less"),
    "legate": N_("a deed beside {number} or more of your lots costs {discount} less"),
    "architect": N_("once in an era, build again after a build for {silver}"),
    "builder": N_("your buildings may also replace others of equal size, but not the same kind"),
    "tribune": N_("{points} at every scoring at which you have population and do not lead"),
    "patrician": N_("{points} at every scoring at which you lead in population, alone or tied"),
    "pontifex": N_("{points} for every monument that you build"),
    "augur": N_("you may buy the top card of the pile, unseen, for {silver}"),
    "curator": N_("at the end {points} more for each lot marker, and {more} for every {number} silver"),
    "knight": N_("{silver} at once"),
    "banker": N_("{silver} at the first two scorings, {points} at the last"),
    "senator": N_("{points} at every scoring at which you have all three types of buildings"),
}


SPACES: Final = [slot + 1 for slot, discount in enumerate(c.MERCHANT_DISCOUNT) if discount]
ROLE_NUMBERS: Final[dict[str, dict[str, Any]]] = {
    "aedile": {"points": c.AEDILE_POINTS, "most": c.AEDILE_MOST},
    "quaestor": {"silver": c.QUAESTOR_SILVER},
    "censor": {"number": c.CENSOR_LIMIT, "usual": c.LOT_MARKERS},
    "merchant": {"spaces": f"{SPACES[0]}–{SPACES[-1]}", "discount": max(c.MERCHANT_DISCOUNT)},
    "legate": {"number": c.LEGATE_LOTS, "discount": c.LEGATE_DISCOUNT},
    "architect": {"silver": c.ARCHITECT_PRICE},
    "tribune": {"points": c.TRIBUNE_POINTS},
    "patrician": {"points": c.PATRICIAN_POINTS},
    "pontifex": {"points": c.PONTIFEX_POINTS},
    "augur": {"silver": c.AUGUR_PRICE},
    "curator": {"points": c.CURATOR_MARKER_POINTS, "more": c.CURATOR_SILVER_POINTS, "number": c.CURATOR_SILVER},
    "knight": {"silver": c.KNIGHT_SILVER},
    "banker": {"silver": c.BANKER_SILVER, "points": c.BANKER_POINTS},
    "senator": {"points": c.SENATOR_POINTS},
}
UNITS: Final = {"points": "points", "more": "points", "silver": "silver"}  # other numbers stand alone


def role_effect(words: Words, role: int) -> str:
    numbers = ROLE_NUMBERS.get(c.ROLE_IDS[role], {})
    counted = {what: terms.amount(words, unit, numbers[what]) for what, unit in UNITS.items() if what in numbers}
    return words.say(ROLES[c.ROLE_IDS[role]], **(numbers | counted))


def role_in_words(words: Words, role: int) -> str:
    return f"{terms.role_name(words, role)}: {role_effect(words, role)}"


# -- influence cards ------------------------------------------------------------------------------------

CARDS: Final = {
    "mercury": N_("{number} silver"),
    "janus": N_("one more action"),
    "vulcan": N_("build once more, also in place of buildings of equal size"),
    "mars": N_("take a lot without a building from another player, who gets {number} silver"),
    "juno": N_("{points} for every {number} citizens of yours"),
    "minerva": N_("move a building of one lot, no monument, to a lot of yours without a building"),
    "neptune": N_("{points} for each building of yours on the border, at most {number}"),
    "apollo": N_("score one of your civic buildings now"),
    "diana": N_("take a deed of the market for free"),
    "ceres": N_("{number} citizens more, at one scoring"),
    "venus": N_("score population like the leader, at one scoring"),
    "fortuna": N_("shuffle the market into the pile and deal it anew"),
    "bacchus": N_("take {number} silver from every other player"),
    "vesta": N_("cancel a theft or a card against you"),
    "saturn": N_("{number} silver more with every income and scoring"),
    "pomona": N_("{number} citizens more"),
    "terminus": N_("{number} lot marker more"),
    "concordia": N_("{points} at every scoring at which you have all three types of buildings"),
    "victoria": N_("{points} at every scoring for each building of {number} or more lots"),
    "portunus": N_("deeds cost {number} less"),
}


def card_effect(words: Words, card: int) -> str:
    id = c.CARD_IDS[card]
    points = {
        "juno": c.JUNO_POINTS, "neptune": c.NEPTUNE_POINTS,
        "concordia": c.CONCORDIA_POINTS, "victoria": c.VICTORIA_POINTS,
    }  # fmt: skip
    numbers = {
        "mercury": c.MERCURY_SILVER, "mars": c.MARS_SILVER, "juno": c.JUNO_POPULATION,
        "neptune": c.NEPTUNE_MOST, "ceres": c.CERES_POPULATION, "bacchus": c.BACCHUS_SILVER,
        "saturn": c.SATURN_SILVER, "pomona": c.POMONA_POPULATION, "terminus": c.TERMINUS_MARKERS,
        "victoria": c.VICTORIA_SIZE, "portunus": c.PORTUNUS_DISCOUNT,
    }  # fmt: skip
    return words.say(CARDS[id], points=terms.amount(words, "points", points.get(id, 0)), number=numbers.get(id, 0))


def card_in_words(words: Words, card: int) -> str:
    return f"{terms.card_name(words, card)}: {card_effect(words, card)}"
