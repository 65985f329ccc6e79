"""The reference of a game: every card, what it does, how many there are, and where that is known from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from aedilis.engine.words import N_, Words


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
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Entries:
    """Makes the entries of a game: what all of them have alike is said once."""

    def __init__(self, words: Words, seats: Sequence[int]) -> None:
        self.words = words
        self.say = words.say
        self.seats = seats

    def entry(
        self,
        data: Mapping[str, Any],
        name: str,
        group: str,
        kind: str,
        effect: str,
        details: Mapping[str, object] = NOTHING,
        *,
        id: str = "",
        copies: int = 1,
        seats: Sequence[int] = (),
        drawn: bool = True,
    ) -> Entry:
        """The entry of a card: `data` is what the components say of it; group, kind and labels are messages."""
        return Entry(
            id=id or data["id"],
            name=name,
            group=self.say(group),
            kind=self.say(kind),
            copies=copies,
            seats=seats or self.seats,
            details={self.say(label): str(value) for label, value in details.items()},
            effect=effect,
            origin=data["origin"],
            note=data.get("note", ""),
            drawn=drawn,
        )
