"""An offer of Foundations of Rome in words: what one gives, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aedilis.engine.bits import BIT
from aedilis.engine.position import ALL
from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import terms
from aedilis.games.foundations_of_rome.words.story import contents

UNSEEN: Final = "?"  # how facts call a card that not everybody knows

# By whether something is given and whether something is asked for.
EXCHANGE: Final = {
    (True, True): N_("{gives} for {asks}"),
    (True, False): N_("{gives} as a gift"),
    (False, True): N_("{asks} for nothing"),
}


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
