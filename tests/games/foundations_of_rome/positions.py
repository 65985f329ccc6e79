"""Positions of Foundations of Rome in a few lines, playing them by notation, and reading them."""

from __future__ import annotations

from typing import Any, Final, cast

from tests import by_notation

import aedilis
from aedilis import CHANCE, NOBODY, OVER, Position, Rng
from aedilis.games.foundations_of_rome.formats.entries import read_building
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.geometry import PLACE_LOTS
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.rules.state import State

GAME: Final = aedilis.game("foundations-of-rome")
KINDS: Final = 47  # of buildings, gardens included
REASONS: Final = ("population", "civic", "commercial", "monuments", "role", "influence")
MODULES: Final = ("draft", "favour", "hidden-goals", "open-goals", "roles", "influence")


# -- setting up -----------------------------------------------------------------------------------------


def _entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.split("|") if entry.strip()]


def covered(building: str) -> list[str]:
    """The lots of a building such as "insula-row B2 90"."""
    return [lot_name(lot) for lot in PLACE_LOTS[read_building(building) // KINDS]]


def lot_name(lot: int) -> str:
    return f"{chr(ord('A') + lot % 10)}{lot // 10 + 1}"


def player(
    buildings: str = "",
    lots: str = "",
    silver: int = 10,
    role: str = "-",
    goal: str = "-",
    cards: str = "",
    open_cards: str = "",
    fresh: int = 0,
    used: int = 0,
    points: dict[str, int] | None = None,
) -> dict[str, Any]:
    """What a player has; `lots` are those without a building, and buildings are divided by "|"."""
    built = _entries(buildings)
    return {
        "silver": silver,
        "lots": sorted([*lots.split(), *(lot for building in built for lot in covered(building))]),
        "buildings": built,
        "fresh": fresh,
        "used": used,
        "points": [(points or {}).get(reason, 0) if era == 0 else 0 for era in range(3) for reason in REASONS],
        "goal": goal,
        "goals": [] if goal == "-" else [goal],
        "role": role,
        "roles": [],
        "cards": _entries(cards) if "|" in cards else cards.split(),
        "open_cards": open_cards.split(),
        "architect": False,
        "hand": [],
        "pick": -1,
    }


def position(
    *players: dict[str, Any],
    seats: int = 2,
    seat: int = 0,
    era: int = 1,
    market: str = "",
    pile: int = 9,
    pile_cards: int = 0,
    ending: int = 0,
    idle: int = 0,
    turns: int = 0,
    actions: int = 1,
    monuments: str = "no",
    open_goals: str = "",
    gardens: str = "",
    ceres_lots: str = "",
    bribes: str = "",
    **variants: str,
) -> Any:
    """A turn of `seat`. Deeds that nobody has fill the market, six unless it is given, and the pile of the era.

    Monuments are those in the common supply, if they are used at all, and so are open goals.
    """
    people = [*players, *(player() for _ in range(seats - len(players)))]
    switched = {name.replace("_", "-"): value for name, value in variants.items()}
    switched["monuments"] = "no" if monuments == "no" else "yes"
    switched["open-goals"] = "yes" if open_goals else "no"
    data = GAME.describe(GAME.new(seats, **switched))
    taken = [lot for own in people for lot in own["lots"]]
    garden_lots = [lot for garden in _entries(gardens) for lot in covered(garden)] + ceres_lots.split()
    free = [lot for lot in data["deck"] if lot not in taken and lot not in garden_lots]
    row = market.split() or [] if market == "none" or market else free[:6] if not ending else []
    row = [] if market == "none" else row
    deck = [lot for lot in free if lot not in row]
    pile = 0 if ending else min(pile, len(deck))
    data |= {
        "decides": seat,
        "decision": "act",
        "era": era,
        "turns": turns,
        "ending": ending,
        "idle": idle,
        "market": row,
        "bribes": [int(bribe) for bribe in bribes.split()] or [0] * len(row) if seats == 1 else [],
        "deck": deck,
        "deeds_left": pile + sum(card in free for card in row),
        "pile": {"shuffle": 0, "deeds": pile, "cards": pile_cards, "returned": []},
        "player": people,
    }
    data["turn"] |= {"seat": seat, "actions": actions}
    supply = [name for name in monuments.split() if name not in ("no", "yes")]
    _set_cards(data, people, row, supply, open_goals.split())
    if seats == 1:
        data["ceres"] |= {"lots": garden_lots, "gardens": _entries(gardens)}
    return cast(Any, GAME.parse(data))


def _set_cards(
    data: dict[str, Any], people: list[dict[str, Any]], row: list[str], monuments: list[str], open_goals: list[str]
) -> None:
    """Cards that lie nowhere else are in their decks; monuments that nobody built are in the supply or the box."""
    built = [building.split()[0] for own in people for building in own["buildings"]]
    others = [monument for monument in data["other_monuments"] if monument not in [*monuments, *built]]
    data |= {"monuments": monuments, "other_monuments": others, "open_goals": open_goals}
    hidden = [goal for own in people for goal in own["goals"]]
    data["goal_deck"] = [goal for goal in data["goal_deck"] if goal not in [*hidden, *open_goals]]
    data["role_deck"] = [role for role in data["role_deck"] if role not in [own["role"] for own in people]]
    held = [card.split(":")[0].split()[0] for own in people for card in [*own["cards"], *own["open_cards"]]]
    data["card_deck"] = [card for card in data["card_deck"] if card not in [*held, *row]]


def begin(seats: int, seed: int = 1, **variants: str) -> Any:
    """A game after its set-up; players choose at random in it."""
    game, random = GAME.new(seats, **{name.replace("_", "-"): value for name, value in variants.items()}), Rng(seed)
    while told(game)["decision"] != "act":
        game.play(game.pick(random))
    return cast(Any, game)


# -- playing --------------------------------------------------------------------------------------------


def do(game: Position, *notations: str) -> Any:
    """Plays decisions of players; chance answers somehow in between."""
    for notation in notations:
        settle(game)
        by_notation.do(GAME, game, notation)
    return settle(game)


def settle(game: Position, seed: int = 1) -> Any:
    random = Rng(seed)
    while game.seat == CHANCE:
        game.play(game.pick(random))
    return cast(Any, game)


def answer(game: Position, *outcomes: str) -> Any:
    return by_notation.answer(GAME, game, *outcomes)


def decide(game: Position, *notations: str) -> Any:
    """Plays decisions of players and leaves chance to be answered."""
    return by_notation.do(GAME, game, *notations)


def allowed(game: Position) -> set[str]:
    return by_notation.allowed(GAME, game)


def sites(game: Position, building: str) -> set[str]:
    """Where a building can be built, in this turn."""
    if f"build {building}" not in allowed(game):
        return set()
    return {site.removeprefix("at ") for site in allowed(decide(game.copy(), f"build {building}"))}


def build(game: Position, building: str, lot: str) -> Any:
    return do(game, f"build {building}", f"at {lot}")


# -- reading --------------------------------------------------------------------------------------------


def told(game: Position) -> dict[str, Any]:
    return GAME.describe(game)


def own(game: Position, seat: int = 0) -> dict[str, Any]:
    return cast(dict[str, Any], told(game)["player"][seat])


def silver(game: Position, seat: int = 0) -> int:
    return cast(int, own(game, seat)["silver"])


def markers(game: Position, seat: int = 0) -> int:
    return cast(State, game).players[seat].markers()


def population(game: Position, seat: int = 0) -> int:
    return population_of(cast(State, game), cast(State, game).players[seat])


def points(game: Position, seat: int = 0) -> dict[str, int]:
    """Booked so far, by reason and over all eras."""
    booked = own(game, seat)["points"]
    return {reason: sum(booked[number::6]) for number, reason in enumerate(REASONS)}


def score(game: Position, seat: int = 0) -> int:
    return score_of(cast(State, game), cast(State, game).players[seat])


def end_era(game: Any) -> Any:
    """Everybody takes income until the era is over, which must be about to end."""
    era = game.era
    while game.era == era and game.seat != OVER:
        if game.seat == CHANCE:
            game.play(game.pick(Rng(1)))
        else:
            options = allowed(game)
            choices = ("income", "announce nothing", "allow", "refuse", "end")
            do_one = next(choice for choice in choices if choice in options)
            decide(game, do_one)
    return game


__all__ = [
    "CHANCE", "GAME", "NOBODY", "OVER", "allowed", "answer", "begin", "build", "covered", "decide", "do", "end_era",
    "lot_name", "markers", "own", "player", "points", "population", "position", "score", "settle", "silver", "sites",
    "told",
]  # fmt: skip
