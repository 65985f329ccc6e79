"""What the tables of City of Rome can hold: a components file that asks for more is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from aedilis.engine.bits import BIT
from aedilis.engine.components import demand, demand_number, demand_one_of, demand_unique

Data = dict[str, Any]

MOST: Final = len(BIT)  # members of a set
LETTERS: Final = 26  # names of columns
SIDES: Final = 4  # of a card, each with room for a neighbour
NOT_IN_IDS: Final = " *:?"  # what texts of positions and records write between and behind ids
SYMBOLS: Final = {"B", "C"}
HOUSE_VALUES: Final = (2, 3, 4)
COLOURS: Final = ("green", "red", "yellow", "blue")
SEAT_COLOURS: Final = ("violet", "orange", "white", "brown")
FUNCTIONS: Final = ("money", "influence", "cards", "markers")
YIELDS: Final = ("money", "influence", "bricks")
LEAST: Final = {
    ("start", "money"): 0,
    ("prices", "build_point"): 1,
    ("prices", "production_point"): 0,
    ("prices", "production"): 0,
    ("scoring", "influence_per_point"): 1,
    ("scoring", "points_per_money"): 0,
}
# What stands in the entry of a building: of every one, and of each kind; some of it only if there is any.
OF_ALL: Final = {"id", "name", "kind", "origin"}
OF_DECKS: Final = {"copies", "cost"}
IF_ANY: Final = {"stars", "special", "note"}
OF_KIND: Final = {
    "production": {"produces"},
    "residence": {"value"},
    "public": {"colour", "on_build"},
    "aqueduct": set[str](),
    "temple": {"scores"},
}
IF_ANY_OF_KIND: Final = {"public": {"bonus"}}


def check(data: Data, counted: list[str], markers: int) -> None:
    """`counted` is what temples can count, `markers` how many a card has room for."""
    kinds = len(in_decks(data, data["decks"])) + len(data["start"]["buildings"])
    demand(kinds + len(data["decks"]) <= MOST, f"there are more kinds of buildings than {MOST - len(data['decks'])}")
    check_city(data["city"], data["scoring"])
    for (table, entry), least in LEAST.items():
        demand_number(f"{table}: {entry}", data[table][entry], least)
    check_strips(data["strips"]["fronts"])
    colours = sorted(data["public_buildings"]["colours"])
    demand(colours == sorted(COLOURS), f"public_buildings: the colours are {', '.join(COLOURS)}")
    check_buildings(in_decks(data, data["decks"]), data["start"]["buildings"], counted, markers)
    numbers = sorted(map(int, data["players"]))
    demand(numbers == list(range(2, numbers[-1] + 1)), "every number from 2 players up to the most can play")
    for seats in numbers:
        check_players(data, seats, data["players"][str(seats)])
        check_decks(data, seats, data["players"][str(seats)])
    check_influence_cards(data)


def in_decks(data: Data, decks: Iterable[str]) -> list[Data]:
    return [building for deck in decks for building in data["decks"][deck]["buildings"]]


# -- the table --------------------------------------------------------------------------------------------


def check_city(city: Data, scoring: Data) -> None:
    width, height = city["width"], city["height"]
    demand_number("city: the width", width, 2)  # of the start buildings
    demand_number("city: the height", height, 1)
    columns, rows = 2 * width - 2, 2 * height - 1  # that a frame floating about them can reach
    demand(columns <= LETTERS and columns * rows < MOST, f"city: {width} by {height} is too large")
    points = scoring["aqueducts"]
    most = min(width, height)
    demand(len(points) == most + 1, f"scoring: there can be 0 to {most} aqueducts, not {len(points)} numbers of them")


def check_strips(fronts: list[str]) -> None:
    """The rulebook says how many symbols there are on any strip, and that the strips are all different."""
    for front in fronts:
        demand(set(front) <= SYMBOLS, f"strips: '{front}' must be made of B and C")
        demand(sorted(front) == sorted(fronts[0]), f"strips: '{front}' has other symbols than '{fronts[0]}'")
    demand_unique("strip", [min(front, front[::-1]) for front in fronts])


# -- the buildings ------------------------------------------------------------------------------------------


def check_buildings(drawn: list[Data], start: list[Data], counted: list[str], markers: int) -> None:
    for card in (*drawn, *start):
        check_entry(card, OF_ALL | OF_DECKS if card in drawn else OF_ALL)
    demand_unique("building", [card["id"] for card in (*drawn, *start)])
    kinds = [card["kind"] for card in start]
    demand(kinds == ["production", "residence"], "the start buildings are a production building and a house")
    for card in (*drawn, *start):
        check_kind(card, counted, markers)


def check_entry(card: Data, needed: set[str]) -> None:
    """All that a building needs, and nothing that no rule looks at."""
    name = card.get("id", "a building without an id")
    demand(not set(name) & set(NOT_IN_IDS), f"{name}: an id has none of '{NOT_IN_IDS}' in it")
    demand_one_of(f"{name}: the kind", card.get("kind"), OF_KIND)
    needed = needed | OF_KIND[card["kind"]]
    missing = needed - set(card)
    demand(not missing, f"{name}: {', '.join(sorted(missing))} is missing")
    idle = set(card) - needed - IF_ANY - IF_ANY_OF_KIND.get(card["kind"], set())
    demand(not idle, f"{name}: {', '.join(sorted(idle))} means nothing for a building of kind {card['kind']}")
    for entry, least in (("copies", 1), ("cost", 0), ("stars", 0), ("bonus", 0)):
        demand_number(f"{name}: {entry}", card.get(entry, least), least)


def check_kind(card: Data, counted: list[str], markers: int) -> None:
    name, kind = card["id"], card["kind"]
    if kind == "production":
        for what, number in card["produces"].items():
            demand_one_of(f"{name}: what it produces", what, YIELDS)
            demand_number(f"{name}: {what}", number, 1)
        bricks = card["produces"].get("bricks", 0)
        demand(bricks <= 1, f"{name}: there is room for one brick token on a building, not for {bricks}")
    elif kind == "residence":
        demand_one_of(f"{name}: the value", card["value"], HOUSE_VALUES)
    elif kind == "public":
        demand_one_of(f"{name}: the colour", card["colour"], COLOURS)
        demand_one_of(f"{name}: on_build", card["on_build"], FUNCTIONS)
        if card["on_build"] == "markers":
            demand(card["colour"] == "blue", f"{name}: markers lie on blue buildings only")
            most = SIDES + card.get("bonus", 0)
            demand(most <= markers, f"{name}: there is room for {markers} markers on a building, not for {most}")
    elif kind == "temple":
        demand(card["copies"] == 1, f"{name}: there is one of each temple, not {card['copies']}")
        check_scores(name, card["scores"], counted)


def check_scores(name: str, scores: Data, counted: list[str]) -> None:
    ways = [way for way in ("per", "at_least") if way in scores]
    demand(len(ways) == 1, f"{name}: a temple scores either 'per' so many or once for 'at_least' so many")
    demand(set(scores) == {"points", "of", *ways}, f"{name}: its scores say points, of what, and {ways[0]}")
    demand_one_of(f"{name}: what it counts", scores["of"], counted)
    demand_number(f"{name}: {ways[0]}", scores[ways[0]], 1)
    demand_number(f"{name}: points", scores["points"], 0)


# -- the players --------------------------------------------------------------------------------------------


def check_players(data: Data, seats: int, table: Data) -> None:
    decks, colours = table["decks"], table["colours"]
    with_them = f"with {seats} players"
    for what in ("rounds", "builders", "offer"):
        demand_number(f"{with_them}: {what}", table[what], 1)
    demand(decks == list(data["decks"])[: len(decks)], f"{with_them}: the decks are the first ones in their order")
    demand(data["start"]["deck"] in decks, f"{with_them} there is no deck {data['start']['deck']} to begin with")
    first = data["school"]["first_deck"]
    demand(first in decks, f"{with_them} there is no deck {first}, so a school has none to draw from")
    known = len(set(colours) & set(SEAT_COLOURS))
    demand(known == len(colours) == seats, f"{with_them}: {seats} of the colours {', '.join(SEAT_COLOURS)}")
    builders, offer = seats * table["builders"], len(decks) * table["offer"]
    demand(builders == offer, f"{with_them}: {builders} builders take {offer} cards of the offer")
    spaces = len(data["strips"]["fronts"][0])
    demand(builders <= spaces, f"{with_them}: {builders} builders are too many for {spaces} spaces of a strip")


def check_decks(data: Data, seats: int, table: Data) -> None:
    """Every offer can be dealt: a school takes one card out of a deck for good."""
    decks = table["decks"]
    schools = sum(card["copies"] for card in in_decks(data, decks) if card.get("on_build") == "cards")
    first_school = decks.index(data["school"]["first_deck"])
    for number, deck in enumerate(decks):
        cards = sum(card["copies"] for card in in_decks(data, [deck]))
        needed = table["rounds"] * table["offer"]
        needed += seats if deck == data["start"]["deck"] else 0
        needed += schools if number >= first_school else 0
        demand(cards >= needed, f"deck {deck} has {cards} cards, {seats} players may need {needed}")


def check_influence_cards(data: Data) -> None:
    cards = data["influence_card"]
    demand_unique("influence card", [card["value"] for card in cards])
    for card in cards:
        name = f"influence card {card['value']}"
        demand_number(f"{name}: the value", card["value"], 0)
        for seats in card["players"]:
            demand_one_of(f"{name}: the number of players", str(seats), data["players"])
            table = data["players"][str(seats)]
            last = table["rounds"] * table["offer"]
            demand_number(f"{name}: after", card["after"], 1)
            demand(card["after"] <= last, f"{name}: with {seats} players deck I shows only {last} buildings")
