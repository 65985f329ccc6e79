"""What a table does with cards that only one player knows, where that is declared: it blanks and deals them."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterator, Sequence

from compiling.declarations import Entry

Method = tuple[str, str, list[str]]  # its heading, what it is about, and its lines


def hiding(backs: Sequence[Entry], people: str) -> Iterator[Method]:
    if not backs:
        return
    hidden, dealt = [], []
    for entry in backs:
        cards, deck = f"player.{literal_eval(entry.said('of'))}", f"self.{literal_eval(entry.said('among'))}"
        hidden += [f"{deck} |= {cards}", f"player.{entry.name} += count({cards})", f"{cards} = 0"]
        dealt += [
            f"while player.{entry.name}:",
            f"    card = random.member({deck})",
            f"    {deck} &= ~BIT[card]",
            f"    {cards} |= BIT[card]",
            f"    player.{entry.name} -= 1",
        ]
    yield (
        "blank(self, viewer: int)",
        "What others do not know goes back to where it may be from; at the end all is shown.",
        [
            "self.viewer = viewer",
            "if self.seat == OVER:",
            "    return",
            "for seat in range(self.seats):",
            f"    player = self.{people}[seat]",
            "    if seat != viewer:",
            *(f"        {line}" for line in hidden),
        ],
    )
    yield (
        "fill(self, random: Rng)",
        "The reverse: each way to deal it is equally likely.",
        ["self.viewer = ALL", f"for player in self.{people}:", *(f"    {line}" for line in dealt)],
    )
