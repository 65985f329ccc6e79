"""What fills the questions that the decisions of City of Marble declare, and what is asked instead of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, Words
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.decisions import Actions
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN
from aedilis.games.city_of_marble.words import terms

# What is asked instead of what the decisions declare, where something is otherwise.
EXTRA: Final = N_("One more action: {deeds}.")
LAST: Final = N_("Last action: {deeds}.")
DONE: Final = N_("Give back an imperium tile for one more action, or end your turn.")
START: Final = N_("Lay the first pieces of {aqueduct}, {left} to go.")

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


def question(at: CityOfMarble) -> str:
    """What is asked where it is not what the decision declares, else ""."""
    if at.phase == p.PIECE and at.aqueduct != c.EMPTY:
        return START
    if at.phase != p.ACT:
        return ""
    if at.extra:
        return EXTRA
    if at.last_turns:
        return LAST
    return "" if at.actions else DONE


def known(words: Words, at: CityOfMarble, names: Sequence[str]) -> dict[str, object]:
    """What the sentences about a decision can tell."""
    moving = at.phase == p.MOVE
    return {
        "turn": names[at.turn],
        "site": g.VERTEX_NAMES[at.site] if moving else "",
        "to": words.say(terms.TO[office(at)]) if moving else "",
        "built": built(words, at, names) if moving else "",
        "place": g.PLACE_NAMES[at.place] if at.place != c.EMPTY else "",
        "number": c.ACTIONS_A_TURN - at.actions + 1,
        "all": c.ACTIONS_A_TURN,
        "deeds": deeds(words, at),
        "district": words.say(terms.LAYS[c.KIND_IDS[at.kind]]) if at.kind != c.EMPTY else "",
        "aqueduct": terms.aqueduct_name(words, at.aqueduct) if at.aqueduct != c.EMPTY else "",
        "left": at.pieces,
    }


def deeds(words: Words, at: CityOfMarble) -> str:
    """The actions that are possible, such as "draw or play districts, recall a magistrate"."""
    verbs = list(dict.fromkeys(Actions.all[option].verb for option in at.options())) if at.phase == p.ACT else []
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
