"""The engine's scores against the slow scorer, on cities of random games and on dense cities made at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tests.games.city_of_rome.positions import GAME, PAD, city, final, pad, player, table
from tests.games.city_of_rome.slow_scorer import COLOURS, TEMPLES, Cell, Possessions, areas, places, score, short

from aedilis import OVER, Position, Rng

DENSE: Final = 260  # positions with four cities each
INFLUENCE_CARDS: Final = [3, 6, 10, 14]
ALL_CARDS: Final = [
    "I-winery", "I-house2", "I-house3", "I-house4", "I-forum", "I-colosseum", "I-university", "I-imperial-baths",
    "I-aqueduct", "I-luna", "I-mars", "I-venus", "I-jupiter", "I-mercury",
    *["II-house2"] * 5, *["II-house3"] * 3, *["II-house4"] * 2, *["II-aqueduct"] * 4, "II-minerva",
    *["III-house2"] * 3, *["III-house3"] * 3, "III-house4", *["III-aqueduct"] * 2, "III-fortuna", "III-cupid",
    *["IV-house2"] * 3, *["IV-house3"] * 3, "IV-house4", *["IV-aqueduct"] * 2, "IV-juno", "IV-saturn",
    *(f"{deck}-{name}" for deck in ("II", "III", "IV") for name in ("vegetable", "grain", "sheep")),
    *(f"{deck}-{name}" for deck in ("II", "III", "IV") for name in ("market", "arena", "school", "baths")),
]  # fmt: skip


# -- reading the engine's positions --------------------------------------------------------------------------


def possessions(position: Position, seat: int) -> Possessions:
    """What the readable text says a player has."""
    data = table(position)["player"][seat]
    found = Possessions({}, {}, data["money"], data["influence"], data["influence_cards"])
    for name, entry in city(position, seat).items():
        cell = int(name[1]), ord(name[0])
        card, _, markers = entry.replace("*", "").partition(":")
        found.city[cell] = card
        if markers:
            found.markers[cell] = int(markers)
    return found


def agree(position: Position) -> list[Possessions]:
    """Compares every seat and returns what was compared."""
    players = [possessions(position, seat) for seat in range(position.seats)]
    for seat, found in enumerate(players):
        assert pad(position, seat) == score(found), GAME.to_text(position)
    assert position.scores() == [sum(score(found).values()) for found in players]
    assert position.ranks() == places(players)
    return players


def coverage(players: Iterable[Possessions]) -> Counter[str]:
    """How often something to score occurs."""
    seen: Counter[str] = Counter()
    for one in players:
        seen.update(line for line, points in score(one).items() if points)
        names = Counter(map(short, one.city.values()))
        seen.update(name for name in names)
        seen.update({f"{names['aqueduct']} aqueducts": 1, f"{len(one.city)} cards": 1})
        seen.update(f"{len(area)} houses {value}" for value in (2, 3, 4) for area in areas(one, value))
        seen["two baths"] += names["baths"] + names["imperial-baths"] > 1
    return seen


# -- cities of games ------------------------------------------------------------------------------------------


def play(seats: int, number: int, eager: bool) -> Position:
    """A game at random; an eager one builds whenever it can."""
    position, random = GAME.new(seats), Rng(number, seats)
    while position.seat != OVER:
        options = position.options() if eager and position.seat >= 0 else []
        builds = [option for option in options if GAME.action(position, option).verb == "build"]
        position.play(builds[random.below(len(builds))] if builds else position.pick(random))
    return position


def test_the_slow_scorer_agrees_on_cities_of_random_games() -> None:
    compared = [one for seats in (2, 3, 4) for number in range(120) for one in agree(play(seats, number, False))]
    assert len(compared) == 1080
    assert set(PAD) <= set(coverage(compared))


def test_the_slow_scorer_agrees_on_cities_of_eager_builders() -> None:
    compared = [one for seats in (2, 3, 4) for number in range(120) for one in agree(play(seats, number, True))]
    seen = coverage(compared)
    assert len(compared) == 1080
    assert seen["3 houses 2"] + seen["4 houses 2"] > 20
    assert all(seen[line] > 100 for line in PAD)


# -- dense cities -----------------------------------------------------------------------------------------------


class Surveyor:
    """Lays out one city within a frame of four by four around the start buildings."""

    def __init__(self, random: Rng) -> None:
        self.random = random
        self.top, self.left = 1 + random.below(4), random.below(3)
        self.city: dict[Cell, str] = {(4, 2): "start-farm", (4, 3): "start-house"}
        self.markers: dict[Cell, int] = {}

    def free(self) -> list[Cell]:
        frame = [(self.top + n // 4, self.left + n % 4) for n in range(16)]
        beside = {(r + dr, c + dc) for r, c in self.city for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0))}
        return [cell for cell in frame if cell in beside and cell not in self.city]

    def dry(self, cell: Cell) -> bool:
        pipes = [other for other, card in self.city.items() if short(card) == "aqueduct"]
        return not any(cell[0] == other[0] or cell[1] == other[1] for other in pipes)

    def build(self, card: str) -> bool:
        """On some free cell; an aqueduct, if need be, instead of another building."""
        free = self.free()
        if short(card) == "aqueduct":
            free = [cell for cell in free if self.dry(cell)] or [cell for cell in self.city if self.dry(cell)]
        if not free:
            return False
        cell = free[self.random.below(len(free))]
        self.markers.pop(cell, None)
        self.city[cell] = card
        if COLOURS.get(short(card)) == "blue":
            self.markers[cell] = 1 + self.random.below(4) + (card == "I-imperial-baths")
        return True

    def drawing(self) -> str:
        names = {cell: card.removeprefix("start-") for cell, card in self.city.items()}
        names |= {cell: f"{names[cell]}:{number}" for cell, number in self.markers.items()}
        return " | ".join(" ".join(names.get((row, column), ".") for column in range(6)) for row in range(1, 8))


def dense(number: int) -> Position:
    """Four large cities; the first one collects aqueducts and builds them last, the second one temples."""
    random = Rng(number, 7)
    order = list(range(len(ALL_CARDS)))
    random.shuffle(order)
    cards = [ALL_CARDS[index] for index in order]
    collected = [{"aqueduct"}, TEMPLES, set[str](), set[str]()]
    winners = [random.below(4) for _ in INFLUENCE_CARDS]
    players = []
    for seat in range(4):
        surveyor = Surveyor(random)
        ranked = [card for card in cards if short(card) in collected[seat]]
        ranked += [card for card in cards if short(card) not in collected[seat]]
        for card in reversed(ranked[: 8 + random.below(16)]):
            if surveyor.build(card):
                cards.remove(card)
        won = [card for card, winner in zip(INFLUENCE_CARDS, winners) if winner == seat]
        money, influence = random.below(25), random.below(9)
        players.append(player(money, influence, city=surveyor.drawing(), won=won, corner="a1"))
    return final(*players)


def test_the_slow_scorer_agrees_on_dense_cities() -> None:
    compared = [one for number in range(DENSE) for one in agree(dense(number))]
    seen = coverage(compared)
    assert len(compared) == 4 * DENSE
    assert all(seen[line] > 100 for line in PAD)
    assert all(seen[short(card)] > 20 for card in ALL_CARDS)
    assert all(seen[f"{number} aqueducts"] > 20 for number in range(5))
    assert seen["16 cards"] > 20
    assert seen["two baths"] > 20


def test_every_temple_is_compared_both_when_it_scores_and_when_it_does_not() -> None:
    scored: Counter[tuple[str, bool]] = Counter()
    for number in range(DENSE):
        end = dense(number)
        for seat in range(4):
            lines = [line for line in GAME.sheet(end, seat) if line.what == "temple"]
            scored.update((str(line.values["card"]), line.points > 0) for line in lines)
    always = {"I-luna", "I-jupiter", "I-venus"}  # they count themselves, or the start house
    for temple in (card for card in ALL_CARDS if short(card) in TEMPLES):
        assert scored[temple, True] > 3, temple
        assert scored[temple, False] > 3 or temple in always, temple
