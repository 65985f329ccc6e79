"""Positions of City of Rome in a few lines, playing them by notation, and reading them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Any, Final

from tests import by_notation

import aedilis
from aedilis import Position, TextError

GAME: Final = aedilis.game("city-of-rome")
FRONTS: Final = ("BBBCC", "BBCBC", "BBCCB", "BCBBC", "BCBCB", "CBBBC")
DECKS: Final = ("I", "II", "III", "IV")
PAD: Final = ("houses 2", "houses 3", "houses 4", "aqueducts", "temples", "money", "influence", "influence cards")

# Sixteen cards, none of them an aqueduct.
FULL_CITY: Final = """
    farm         house     II-house2 II-house2 |
    II-house2    II-house2 II-house2 II-house3 |
    II-house3    II-house3 II-house4 II-house4 |
    II-vegetable II-grain  II-sheep  II-market
"""


# -- setting up -----------------------------------------------------------------------------------------


def draw(city: str, corner: str = "b2") -> str:
    """Rows divided by "|", "." for an empty cell, "*" for a brick token, ":2" for markers, as the engine draws a city.

    The farm stands on c4 and the house on d4; if neither stands any more, `corner` is the cell on the top left.
    """
    rows = [row.split() for row in city.split("|")]
    top, left = int(corner[1]), ord(corner[0])
    for start, column in (("house", "d"), ("farm", "c")):
        for number, row in enumerate(rows):
            if start in row:
                top, left = 4 - number, ord(column) - row.index(start)
    named = [[{"farm": "start-farm", "house": "start-house"}.get(card, card) for card in row] for row in rows]
    heading = " ".join(chr(left + column) for column in range(len(rows[0])))
    return "\n".join([heading, *(f"{top + number} {' '.join(row)}" for number, row in enumerate(named))]) + "\n"


def player(
    money: int = 5,
    influence: int = 0,
    hand: str = "",
    secret: str = "",
    city: str = "farm house",
    won: Sequence[int] = (),
    corner: str = "b2",
    drafted: bool = False,
) -> dict[str, Any]:
    """What lies before one player; `hand` are the cards all have seen, `secret` are in hand too.

    `drafted` says that the first of them is the one from the opening draft.
    """
    return {
        "money": money,
        "influence": influence,
        "influence_cards": list(won),
        "hand": [*hand.split(), *secret.split()],
        "secret": secret.split(),
        "city": draw(city, corner),
        "drafted": drafted,
    }


def position(
    *players: dict[str, Any],
    seats: int = 3,
    seat: int = 0,
    decision: str = "act",
    round: int = 0,
    starter: int = 0,
    strip: str = "BBBCC",
    builders: str = "",
    offer: str = "",
    lying: Sequence[int] = (),
    decks: dict[str, str] | None = None,
    under: Sequence[str] = (),
    trail: Sequence[str] = (),
    **turn: int,
) -> Position:
    """The cards that lie nowhere else are in the decks; `turn` are the free points `bricks` and `cogs`.

    Behind each card under a deck stands the seat that laid it there, unless there is a `trail` that tells it. A round
    that is not said is the first with cards enough for those to come.
    """
    data = GAME.describe(GAME.new(seats))
    standing = builders or str(seat).ljust(5, "-")
    data |= {
        "decides": "over" if decision == "end" else seat,
        "decision": decision,
        "starter": starter,
        "builders": list(standing),
        "placed": 5 - standing.count("-") if decision == "place" else (4 if seats == 2 else seats),
        "offer": offer.split(),
        "influence_cards": list(lying),
        "under": [entry.split()[0] for entry in under],
        "player": [*players, *(player() for _ in range(seats - len(players)))],
    }
    data["trail"] = list(trail) or _trail(data["player"], starter, under)
    data["turn"] |= {"space": 1 + standing.find(str(seat)), **turn}
    data["decks"] = {deck: _left(data, deck) for deck in data["decks"]}
    data["decks"] |= {deck: cards.split() for deck, cards in (decks or {}).items()}
    rounds = [round] if round else range(1, 8 if seats == 2 else 15)
    *others, last = (data | {"round": number, "strips": _strips(strip, number)} for number in rounds)
    for earlier in others:
        with suppress(TextError):
            return GAME.parse(earlier)
    return GAME.parse(last)


def _strips(strip: str, round: int) -> list[str]:
    """Those seen up to that round, in which this one is used."""
    strips = [side for side in FRONTS if side not in (strip, strip[::-1])]
    strips.insert(round % 6, strip)
    return strips[: round + 1]


def _trail(players: Sequence[dict[str, Any]], starter: int, under: Sequence[str]) -> list[str]:
    """How the secret cards came to be where they are: from the draft, else each from a school that drew nothing else.

    Whoever drafted none of them has built what it drafted.
    """
    order = [(starter - 1 - place) % len(players) for place in range(len(players))]
    schools = {seat: list(players[seat]["secret"]) for seat in order}
    picks: dict[int, str] = {}
    if any(one["drafted"] for one in players):
        picks = {seat: schools[seat].pop(0) if players[seat]["drafted"] else "II-aqueduct" for seat in order}
    trail = [f"dealt {card}" for card in sorted(picks.values())]
    for place, (seat, card) in enumerate(picks.items()):
        trail += [
            f"{seat} picked {card}",
            *(f"{seat} passed {other}" for other in sorted(picks[later] for later in order[place + 1 :])),
        ]
    trail += [f"{seat} built {card}" for seat, card in picks.items() if not players[seat]["drafted"]]
    trail += [f"{seat} {verb} {card}" for seat in order for card in schools[seat] for verb in ("drew", "kept")]
    return trail + [f"{entry.split()[1]} {verb} {entry.split()[0]}" for entry in under for verb in ("drew", "laid")]


def _left(data: dict[str, Any], deck: str) -> list[str]:
    """The cards of a deck that lie nowhere else."""
    places = [*data["offer"], *data["under"]]
    for one in data["player"]:
        places += [*one["hand"], *(word.split(":")[0].rstrip("*") for word in one["city"].split())]
    return sorted((Counter(expand(data["decks"][deck])) - Counter(places)).elements())


def final(*players: dict[str, Any]) -> Position:
    """The end of a game of four; players not given have nothing but their start."""
    return position(*players, seats=4, decision="end", round=14, builders="-----")


def begin(seats: int, first: int = 0, strip: str = "BBBCC") -> Position:
    """A new game up to the opening draft, its first player and first strip known."""
    return answer(GAME.new(seats), f"first {first}", f"strip {strip}")


# -- playing --------------------------------------------------------------------------------------------

do = partial(by_notation.do, GAME)
answer = partial(by_notation.answer, GAME)
allowed = partial(by_notation.allowed, GAME)
play_until = partial(by_notation.play_until, GAME)
expand = by_notation.expand


def cells(position: Position) -> set[str]:
    """The cells on which the chosen card may be built."""
    names = [notation.split() for notation in allowed(position)]
    assert all(verb == "at" for verb, _ in names)
    return {cell for _, cell in names}


def points_on(placing: Position, space: int) -> tuple[int, int]:
    """The free points of a builder that the first player places on a space."""
    trial = do(placing.copy(), f"space {space}")
    while table(trial)["decision"] == "place":
        trial.play(trial.options()[0])
    while turn(trial)["space"] != space:
        trial.play(trial.options()[-1])
    return free_points(trial)


def symbols(placing: Position) -> str:
    """The strip in use, found out by standing on each of its spaces."""
    bricks = [0, *(points_on(placing, space)[0] for space in range(1, 6))]
    return "".join("B" if after > before else "C" for before, after in pairwise(bricks))


# -- reading --------------------------------------------------------------------------------------------


def table(position: Position) -> dict[str, Any]:
    """All that lies on the table, by the names of the readable text."""
    return GAME.describe(position)


def turn(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = GAME.describe(position)["turn"]
    return found


def free_points(position: Position) -> tuple[int, int]:
    return turn(position)["bricks"], turn(position)["cogs"]


def money(position: Position, seat: int = 0) -> int:
    return int(table(position)["player"][seat]["money"])


def influence(position: Position, seat: int = 0) -> int:
    return int(table(position)["player"][seat]["influence"])


def won(position: Position, seat: int = 0) -> list[int]:
    """The influence cards that a player has won."""
    return list(table(position)["player"][seat]["influence_cards"])


def hand(position: Position, seat: int = 0) -> list[str]:
    return sorted(expand(table(position)["player"][seat]["hand"]))


def offer(position: Position) -> list[str]:
    return sorted(expand(table(position)["offer"]))


def deck(position: Position, name: str) -> list[str]:
    """The shuffled cards of a deck, without those laid under it."""
    return sorted(expand(table(position)["decks"][name]))


def city(position: Position, seat: int = 0) -> dict[str, str]:
    """By cell: the building, with "*" for a brick token and ":2" for markers."""
    return read_city(table(position)["player"][seat]["city"])


def read_city(drawing: str) -> dict[str, str]:
    columns, *rows = [line.split() for line in drawing.splitlines()]
    found = {column + row: card for row, *cards in rows for column, card in zip(columns, cards, strict=True)}
    return {cell: card for cell, card in found.items() if card != "."}


def pad(position: Position, seat: int = 0) -> dict[str, int]:
    """The scoring pad: the sheet's points by its eight lines."""
    sums = dict.fromkeys(PAD, 0)
    for line in GAME.sheet(position, seat):
        name = f"houses {line.values['value']}" if line.what == "area" else line.what
        sums["temples" if name == "temple" else name] += line.points
    return sums
