"""The reference of a game: every card, what it does, how many there are, and where that is known from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from aedilis.engine.words import N_


class Entry(NamedTuple):
    """A card and its equals, in words of one language."""

    id: str  # unique; of a card that is drawn, the one the board knows it by
    name: str
    group: str  # what it lies with, such as its deck
    kind: str  # what sort of thing it is
    copies: int
    seats: Sequence[int]  # the numbers of players that it is used with
    details: Mapping[str, str]  # what is printed on it: label and value
    effect: str  # in one sentence
    origin: str  # a key of ORIGINS
    note: str = ""  # how that is known, where it is not plain; in English, as in the components file
    drawn: bool = True  # whether the board has a picture of it


ORIGINS: Final = {
    "rulebook": N_("from the rulebook"),
    "found": N_("from a public source"),
    "reconstructed": N_("reconstructed so that everything known fits"),
}
