"""What is to be decided in City of Marble, as whoever decides reads it, and as all others do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.words import N_, Words
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.formats.notation import ACTIONS
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN
from aedilis.games.city_of_marble.words import terms

PROMPTS: Final = {
    p.FIRST_PLAYER: N_("Chance decides who goes first."),
    p.HILL: N_("The hills of this game are drawn."),
    p.BRIDGE: N_("{turn} looks at a bridge."),
    p.ACT: N_("Action {number} of {all}: {deeds}."),
    p.DRAW: N_("Draw a second district, of another colour."),
    p.LAY: N_("Where do you lay {district}?"),
    p.POST: N_("Put a magistrate on {place}?"),
    p.PIECE: N_("Lay the second piece at an aqueduct."),
    p.SITE: N_("Several sites are complete. Which is settled first?"),
    p.MOVE: N_("{built} Send a magistrate {to}?"),
}
# The same prompts where something is otherwise.
EXTRA: Final = N_("One more action: {deeds}.")
LAST: Final = N_("Last action: {deeds}.")
DONE: Final = N_("Give back an imperium tile for one more action, or end your turn.")
START: Final = N_("Lay the first pieces of {aqueduct}, {left} to go.")

WAITING: Final = {
    p.ACT: N_("{seat} chooses an action."),
    p.DRAW: N_("{seat} draws a second district."),
    p.POST: N_("{seat} may put a magistrate on {place}."),
    p.PIECE: N_("{seat} lays a piece of an aqueduct."),
    p.SITE: N_("{seat} decides which site is settled first."),
    p.MOVE: N_("{seat} may send a magistrate from {site} {to}."),
}
OVER_PROMPT: Final = N_("The game is over.")

DEEDS: Final = {  # by the verbs of what can be done
    "draw": N_("draw districts"),
    "play": N_("play a district"),
    "draw or play": N_("draw or play districts"),
    "extend": N_("extend aqueducts"),
    "recall": N_("recall a magistrate"),
}
YOURS: Final = N_("You have built {building} on {site}.")
BUILT: Final = N_("{owner} has built {building} on {site}.")
FOUNTAIN_BUILT: Final = N_("A fountain stands on {site}.")


def prompt(words: Words, at: CityOfMarble, names: Sequence[str]) -> str:
    if at.seat == OVER:
        return words.say(OVER_PROMPT)
    if at.seat == CHANCE:
        return words.say(PROMPTS[at.phase], turn=names[at.turn])
    asked = at.viewer == at.seat
    known = common(words, at)
    if not asked:
        phase = p.ACT if at.phase == p.LAY else at.phase  # which district is chosen is only prepared
        return words.say(WAITING[phase], seat=names[at.seat], **known)
    return words.say(question(at), **known, **own(words, at, names))


def common(words: Words, at: CityOfMarble) -> dict[str, str]:
    """What everybody knows about a decision."""
    if at.phase == p.MOVE:
        return {"site": g.VERTEX_NAMES[at.site], "to": words.say(terms.TO[office(at)])}
    return {"place": g.PLACE_NAMES[at.place] if at.place != c.EMPTY else ""}


def own(words: Words, at: CityOfMarble, names: Sequence[str]) -> dict[str, object]:
    """What only whoever decides is told."""
    return {
        "built": built(words, at, names) if at.phase == p.MOVE else "",
        "number": c.ACTIONS_A_TURN - at.actions + 1,
        "all": c.ACTIONS_A_TURN,
        "deeds": deeds(words, at),
        "district": words.say(terms.LAYS[c.KIND_IDS[at.kind]]) if at.kind != c.EMPTY else "",
        "aqueduct": terms.aqueduct_name(words, at.aqueduct) if at.aqueduct != c.EMPTY else "",
        "left": at.pieces,
    }


def question(at: CityOfMarble) -> str:
    """The sentence that asks whoever decides, by what can be chosen."""
    if at.phase == p.PIECE and at.aqueduct != c.EMPTY:
        return START
    if at.phase != p.ACT:
        return PROMPTS[at.phase]
    if at.extra:
        return EXTRA
    if at.last_turns:
        return LAST
    return PROMPTS[p.ACT] if at.actions else DONE


def deeds(words: Words, at: CityOfMarble) -> str:
    """The actions that are possible, such as "draw or play districts, recall a magistrate"."""
    verbs = list(dict.fromkeys(ACTIONS[option].verb for option in at.options())) if at.phase == p.ACT else []
    if verbs[:2] == ["draw", "play"]:
        verbs[:2] = ["draw or play"]
    return ", ".join(words.say(DEEDS[verb]) for verb in verbs if verb in DEEDS)


# -- a site that was just settled ----------------------------------------------------------------------


def office(at: CityOfMarble) -> str:
    """Where magistrates go from there."""
    what = at.sites[at.site]
    return "treasury" if what == FOUNTAIN else c.KIND_IDS[what // c.MOST_SEATS]


def built(words: Words, at: CityOfMarble, names: Sequence[str]) -> str:
    what, site = at.sites[at.site], g.VERTEX_NAMES[at.site]
    if what == FOUNTAIN:
        return words.say(FOUNTAIN_BUILT, site=site)
    kind, owner = divmod(what, c.MOST_SEATS)
    building = words.say(terms.BUILDS[c.KIND_IDS[kind]])
    message = YOURS if owner == at.seat else BUILT
    return words.say(message, owner=names[owner], building=building, site=site)
