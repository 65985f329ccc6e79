"""What is to be decided in Foundations of Rome, for whoever decides and for all others; and what is offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.engine.bits import BIT, members
from aedilis.engine.position import ALL
from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.decisions import Actions
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import terms
from aedilis.games.foundations_of_rome.words.story import contents

# Questions other than those that the decisions declare, by whether something is given and whether it is asked for.
OFFERS: Final = {
    p.OFFER: {
        (False, False): N_("What do you offer {partner}, or ask for?"),
        (True, False): N_("You offer {partner} {gives} as a gift."),
        (False, True): N_("You ask {partner} for {asks} as a gift."),
    },
    p.ANSWER: {
        (True, False): N_("{active} offers you {gives} as a gift. Do you accept?"),
        (False, True): N_("{active} asks you for {asks} as a gift. Do you accept?"),
    },
}
EXCHANGE: Final = {
    (True, True): N_("{gives} for {asks}"),
    (True, False): N_("{gives} as a gift"),
    (False, True): N_("{asks} for nothing"),
}
UNSEEN: Final = "?"  # how facts call a card that not everybody knows
THREATS: Final = {
    codes.BY_MARS: N_("{active} takes your lot {lot} with Mars. Do you let it happen?"),
    codes.BY_BACCHUS: N_("{active} takes {silver} from you with Bacchus. Do you let it happen?"),
}
# What can be done in a turn, by verbs of the action table.
DEEDS: Final = {
    "income": N_("take income"),
    "buy": N_("buy"),
    "build": N_("build"),
    "again": N_("build again"),
    "use": N_("use a card"),
    "trade": N_("trade"),
    "steal": N_("steal"),
    "end": N_("end your turn"),
}


def asking(words: Words, at: FoundationsOfRome) -> str:
    """Whoever decides, where the question is another one than the decision declares; "" where it is not."""
    if at.phase == p.ACT and not at.actions:
        return N_("No action left: {deeds}.")
    if at.phase == p.ACT and 0 < at.ending <= at.takers():
        return N_("Your last turn in era {era}, {silver}: {deeds}.")
    if at.phase in OFFERS:
        return OFFERS[at.phase].get(which(offer_at(words, at)), "")
    return THREATS.get(at.threat, "") if at.phase == p.PROTECT else ""


def known(words: Words, at: FoundationsOfRome, names: Sequence[str], *, is_asked: bool) -> dict[str, str]:
    """What there is to know about a decision."""
    silver = at.players[at.seat].silver
    at_stake = min(c.BACCHUS_SILVER, silver) if at.threat == codes.BY_BACCHUS else silver
    known = {"era": str(at.era), "active": names[at.turn], "silver": terms.amount(words, "silver", at_stake)}
    known["seats"] = ", ".join(names[seat] for seat in members(at.together))
    if at.partner != c.EMPTY:
        known["partner"] = names[at.partner]
    if at.lot != c.EMPTY:
        known["lot"] = c.LOT_NAMES[at.lot]
    if at.phase == p.ACT and is_asked:
        legal = {Actions.all[option].verb for option in at.options()}
        known["deeds"] = words.either(words.say(deed) for verb, deed in DEEDS.items() if verb in legal)
    elif at.phase in (p.OFFER, p.ANSWER):
        known |= offer_at(words, at)
    elif at.phase == p.SITE:
        known["building"] = terms.lay_name(words, at.chosen_lay)
    elif at.phase == p.TO:
        (code,) = at.players[at.seat].touched(g.LOT_PLACE[at.lot])
        known["building"] = terms.kind_name(words, code % c.KINDS)
    elif at.phase == p.LAY:
        known["by"] = words.say(N_("Vulcan") if at.extra == codes.BY_VULCAN else N_("the Architect"))
    return known


# -- offers --------------------------------------------------------------------------------------------


def sides(words: Words, given: Mapping[str, Any]) -> dict[str, str]:
    """What both hand over, and all of it in one, as facts tell it."""
    offer = {who: side(words, given, who) for who in ("gives", "asks")}
    return offer | {"exchange": words.say(EXCHANGE[which(offer)], **offer) if any(offer.values()) else ""}


def side(words: Words, given: Mapping[str, Any], who: str) -> str:
    """What one side hands over ("gives" or "asks", as facts call them), such as "3 silver and lot C4", or nothing."""
    parts = [terms.amount(words, "silver", given[f"{who}_silver"])] if given[f"{who}_silver"] else []
    parts += [terms.lots_named(words, given[who])] if given[who] else []
    for token in ("fresh", "used"):
        if given[f"{who}_{token}"]:
            parts.append(terms.amount(words, token, given[f"{who}_{token}"]))
    cards = given[f"{who}_cards"]
    parts += [terms.card_as_thing(words, c.CARD_IDS.index(card)) for card in cards if card != UNSEEN]
    if UNSEEN in cards:
        parts.append(terms.amount(words, "face down", cards.count(UNSEEN)))
    return words.both(parts) if parts else ""


def which(offer: Mapping[str, object]) -> tuple[bool, bool]:
    """Whether it is an exchange, a gift or a demand."""
    return bool(offer["gives"]), bool(offer["asks"])


def offer_at(words: Words, at: FoundationsOfRome) -> dict[str, str]:
    """What is offered at this moment, with all cards that its viewer knows."""
    viewer = BIT[at.turn] if at.viewer == ALL else BIT[at.viewer] if at.viewer >= 0 else 0
    return sides(words, contents(at, codes.ANYBODY | viewer))
