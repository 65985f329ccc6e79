"""What happened between two positions of City of Rome, as facts, each with who may know it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from aedilis.engine.bits import BIT, count, members
from aedilis.engine.facts import Fact, Value, in_secret, over
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.memory import DEALT, DRAWN, FETCHED, KEPT, LAID, PICKED, card_of, seat_of, what_of
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.secrets import drawer

FUNCTIONS: Final = {
    c.MONEY: ("market", "money"),
    c.INFLUENCE: ("arena", "influence"),
    c.CARDS: ("school", "cards"),
    c.MARKERS: ("baths", "markers"),
}
DECIDING: Final = ("points", "influence", "money")  # what counts for the victory, in order, as in `merit`
SECRETLY: Final = {DRAWN: "draws", FETCHED: "draws", PICKED: "keeps", KEPT: "keeps", LAID: "lays under"}


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(CityOfRome, before), cast(CityOfRome, after)
    return [
        *deed(old, option - old.base),
        *hidden_cards(old, new),
        *last_card(old, new),
        *end_of_round(old, new),
        *preparation(old, new),
    ]


def deed(old: CityOfRome, choice: int) -> list[Fact]:
    phase = old.phase
    if phase == p.FIRST_PLAYER:
        return [Fact("first", choice, {})]
    if phase == p.STRIP and old.round == 0:
        return [Fact("strip", CHANCE, {"strip": c.ARRANGEMENTS[choice]})]
    if phase == p.PLACE:
        return [Fact("places", old.seat, {"space": choice + 1})]
    if phase == p.TAKE:
        return [Fact("takes", old.seat, {"card": c.IDS[choice]})]
    if phase == p.SCHOOL:
        return [Fact("chooses deck", old.seat, {"deck": c.DECK_NAMES[choice]})]
    if phase == p.CELL:
        return built(old, choice)
    if phase == p.ACT and choice == p.PRODUCE:
        return [produced(old)]
    if phase == p.ACT and choice == p.DONE and not old.built and not old.produced:
        return [Fact("passes", old.seat, {})]
    return []


def built(old: CityOfRome, cell: int) -> list[Fact]:
    player = old.players[old.seat]
    kind = old.building
    replaced = player.cells[cell]
    price: dict[str, Any] = {
        "card": c.IDS[kind],
        "cell": c.CELL_NAMES[cell],
        "money": old.due * c.PRICE_OF_BUILD_POINT,
        "bricks": count(old.spending),
    }
    told = [Fact("builds", old.seat, price)]
    if replaced != c.EMPTY:
        told = [Fact("replaces", old.seat, {**price, "replaced": c.IDS[replaced]})]
    if c.STARS[kind]:
        told.append(Fact("stars", old.seat, {"card": c.IDS[kind], "influence": c.STARS[kind]}))
    if c.ON_BUILD[kind]:
        what, gain = FUNCTIONS[c.ON_BUILD[kind]]
        beside = count(player.occupied & c.NEIGHBOURS[cell])
        brought = {gain: beside + c.BONUS[kind], "neighbours": beside, "bonus": c.BONUS[kind]}
        told.append(Fact(what, old.seat, {"card": c.IDS[kind], **brought}))
    return told


def produced(old: CityOfRome) -> Fact:
    player = old.players[old.seat]
    values = {
        "price": old.price_of_production(),
        "money": player.money_yield,
        "influence": player.influence_yield,
        "bricks": count(player.granaries & ~player.bricks),
    }
    return Fact("produces", old.seat, values)


# -- cards that not everybody sees ----------------------------------------------------------------------


def secretly(what: str, seat: int, kind: int) -> list[Fact]:
    """The owner knows the card, the others only its back."""
    return in_secret(what, seat, {"card": c.IDS[kind]}, {"deck": c.DECK_NAMES[c.DECK_OF[kind]]}, f"{what} a card")


def hidden_cards(old: CityOfRome, new: CityOfRome) -> list[Fact]:
    told: list[Fact] = []
    for event in new.trail[len(old.trail) :]:
        if what_of(event) == DEALT:
            told += secretly("draws", drawer(old), card_of(event))
        elif what_of(event) in SECRETLY:
            told += secretly(SECRETLY[what_of(event)], seat_of(event), card_of(event))
    if old.phase == p.KEEP and new.phase == p.KEEP and new.round == 0:
        told.append(Fact("looks at", new.seat, {"hand": [c.IDS[kind] for kind in sorted(new.drawn)]}, BIT[new.seat]))
    return told


# -- what follows by itself -----------------------------------------------------------------------------


def last_card(old: CityOfRome, new: CityOfRome) -> list[Fact]:
    """Nobody is asked about the last card of the offer."""
    if old.phase in (p.PLACE, p.REVEAL, p.TAKE) or len(old.offer) != 1 or new.offer or new.round != old.round:
        return []
    space = next(space for space in range(old.space + 1, c.SPACES) if old.builders[space] != c.EMPTY)
    return [Fact("takes", old.builders[space], {"card": c.IDS[old.offer[0]]})]


def end_of_round(old: CityOfRome, new: CityOfRome) -> list[Fact]:
    ended = new.seat == OVER
    if old.round == 0 or (new.round == old.round and not ended):
        return []
    told = []
    cards = [str(c.INFLUENCE_CARDS[card]) for card in members(old.lying)]
    winners = [seat for seat in range(new.seats) if new.players[seat].won != old.players[seat].won]
    if winners:
        told.append(Fact("wins influence", winners[0], {"value": cards}))
    elif cards:
        told.append(Fact("influence lost" if ended else "influence tie", CHANCE, {"value": cards}))
    if ended:
        told.append(over(new, decided(new)))
    return told


def decided(end: CityOfRome) -> str:
    """The first thing in which only the victors are ahead."""
    merits = [end.merit(seat) for seat in range(end.seats)]
    best, victors = max(merits), end.ranks().count(1)
    return next(what for n, what in enumerate(DECIDING, 1) if sum(one[:n] == best[:n] for one in merits) == victors)


def preparation(old: CityOfRome, new: CityOfRome) -> list[Fact]:
    told = []
    strip = new.strip_in_use()
    if strip != c.EMPTY and (new.round > old.round or old.strip_in_use() == c.EMPTY):
        values: dict[str, Value] = {"round": new.round, "strip": c.ARRANGEMENTS[strip]}
        told.append(Fact("round", new.first_player(), values))
    before = Counter(old.offer if new.round == old.round else [])
    for kind in sorted((Counter(new.offer) - before).elements()):
        told.append(Fact("reveals", CHANCE, {"card": c.IDS[kind]}))
    appeared = members(new.lying & ~old.lying)
    if appeared:
        told.append(Fact("influence card", CHANCE, {"value": [str(c.INFLUENCE_CARDS[card]) for card in appeared]}))
    return told
