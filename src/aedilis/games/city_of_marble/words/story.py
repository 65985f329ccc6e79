"""What happened between two positions of City of Marble, as facts, with who may know them."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import BIT
from aedilis.engine.facts import Fact, Value, in_secret, over
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN
from aedilis.games.city_of_marble.words.outcomes import office, structures


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself, in the order of the rulebook."""
    old, new = cast(CityOfMarble, before), cast(CityOfMarble, after)
    choice = option - old.base
    if old.phase == p.FIRST_PLAYER:
        return [Fact("first", choice, {})]
    if old.phase == p.HILL:
        return [Fact("hill", CHANCE, {"hill": c.HILL_IDS[choice]})]
    pieces = laid_pieces(old, choice, new)
    coins = sum(cast(int, fact.values["coins"]) for fact in pieces if fact.what == "extends")
    return [*done(old, choice, new), *pieces, *settled(old, choice, new), *turns_ended(old, new, coins)]


# -- what was chosen --------------------------------------------------------------------------------------


def done(old: CityOfMarble, choice: int, new: CityOfMarble) -> list[Fact]:
    phase = old.phase
    if phase == p.BRIDGE:
        return bridge(old, choice)
    if phase == p.LAY:
        return [Fact("plays", old.seat, district(choice * c.KINDS + old.kind))]
    if phase == p.POST and choice == p.WITH:
        return [Fact("posts", old.seat, {"place": g.PLACE_NAMES[old.place]})]
    if phase == p.MOVE:
        return [moved(old, choice)]
    if phase == p.DRAW or (phase == p.ACT and choice < p.PLAY):
        return drawn(old, choice, new)
    if phase != p.ACT:
        return []
    if p.RECALL <= choice < p.DISCARD:
        return [Fact("recalls", old.seat, district(old.players[old.seat].magistrates[choice - p.RECALL]))]
    if p.DISCARD <= choice < p.END_TURN:
        return [Fact("discards", old.seat, {"tile": c.KIND_IDS[choice - p.DISCARD]})]
    return []


def district(number: int) -> dict[str, Value]:
    place, kind = divmod(number, c.KINDS)
    return {"kind": c.KIND_IDS[kind], "place": g.PLACE_NAMES[place]}


def bridge(old: CityOfMarble, value: int) -> list[Fact]:
    """The others see that it is taken, but not what it is worth."""
    seat = old.turn
    space: dict[str, Value] = {"triangle": g.TRIANGLE_NAMES[g.BRIDGE_TRIANGLE[g.PLACE_BRIDGE[old.place]]]}
    worth: dict[str, Value] = {**space, "points": c.BRIDGE_VALUES[value]}
    return in_secret("bridge", seat, worth, space)


def drawn(old: CityOfMarble, choice: int, new: CityOfMarble) -> list[Fact]:
    """One district after the other, as everybody sees it; a second one at once where there is no choice."""
    taken = [kind for kind in range(c.KINDS) for _ in range(old.stacks[kind] - new.stacks[kind])]
    kinds = sorted(taken, key=lambda kind: kind != choice)
    return [Fact("draws", old.seat, {"kinds": [c.KIND_IDS[kind] for kind in kinds]})]


def moved(old: CityOfMarble, choice: int) -> Fact:
    """A magistrate that leaves a site, or nobody."""
    site = g.VERTEX_NAMES[old.site]
    if choice == p.STAY:
        return Fact("stays", old.seat, {"site": site})
    where = old.players[old.seat].magistrates[choice]
    return Fact("sends", old.seat, {**district(where), "to": office(old.sites[old.site])})


# -- aqueducts --------------------------------------------------------------------------------------------


def laid_pieces(old: CityOfMarble, choice: int, new: CityOfMarble) -> list[Fact]:
    """Aqueducts that were begun, and their pieces, with coins; what was chosen comes first."""
    told: list[Fact] = []
    extends = old.phase in (p.ACT, p.PIECE) and p.EXTEND <= choice < p.RECALL
    chosen = (choice - p.EXTEND) // g.DIRECTIONS if extends else c.EMPTY
    left = c.COINS - old.all_coins() if old.shortage == c.SHORT_OF_EVERYTHING else 2 * c.COINS
    for aqueduct in sorted(range(c.AQUEDUCTS), key=lambda number: number != chosen):
        before, after = old.paths[aqueduct], new.paths[aqueduct]
        name: dict[str, Value] = {"aqueduct": c.AQUEDUCT_IDS[aqueduct]}
        if after and not before:
            told.append(Fact("begins", old.turn, {**name, "point": g.VERTEX_NAMES[after[0]]}))
        tapped = bool(old.tapped & BIT[aqueduct])
        for at in range(max(1, len(before)), len(after)):
            coins = min(left, old.coins_for(after[at - 1], after[at], tapped))
            tapped = old.is_fountain(after[at])
            left -= coins
            told.append(Fact("extends", old.turn, {**name, "point": g.VERTEX_NAMES[after[at]], "coins": coins}))
    return told


# -- sites ------------------------------------------------------------------------------------------------


def settled(old: CityOfMarble, choice: int, new: CityOfMarble) -> list[Fact]:
    """Sites where something was built; the one that was chosen comes first."""
    due = old.due if old.phase != p.LAY else new.completed(choice)
    sites = [site for site in due if site not in new.due]
    sites.sort(key=lambda site: old.phase == p.SITE and site != choice)
    return [what_was_built(site, new) for site in sites]


def what_was_built(site: int, new: CityOfMarble) -> Fact:
    """With the influence of everybody; nobody has moved since."""
    kind = c.KIND_OF[structures(new, site)]
    votes = [str(number) for number in new.influence(site, kind)]
    values: dict[str, Value] = {"site": g.VERTEX_NAMES[site], "kind": c.KIND_IDS[kind], "votes": votes}
    what = new.sites[site]
    if what == c.EMPTY:
        return Fact("no_fountain", CHANCE, values)
    if what == FOUNTAIN:
        return Fact("fountain", CHANCE, values)
    return Fact("builds", what % c.MOST_SEATS, {**values, "points": c.BUILDING_POINTS[kind]})


# -- the end of turns -------------------------------------------------------------------------------------


def turns_ended(old: CityOfMarble, new: CityOfMarble, coins: int) -> list[Fact]:
    """What magistrates brought whoever's turn is over, then the others in the last round who cannot do anything."""
    told: list[Fact] = []
    for number in range(how_many_ended(old, new)):
        seat = (old.turn + number) % old.seats
        if number:
            told.append(Fact("passes", seat, {}))
        told += rewards(old, new, seat, coins if number == 0 else 0)
        if number == 0 and not old.last_turns and (new.last_turns or new.seat == OVER):
            told.append(Fact("last_round", (seat + 1) % old.seats, {}))
    return [*told, *the_end(new)] if new.seat == OVER else told


def how_many_ended(old: CityOfMarble, new: CityOfMarble) -> int:
    """Only in the last round it can be several."""
    left = 0 if new.seat == OVER else new.last_turns
    if old.last_turns:
        return old.last_turns - left
    if new.seat == OVER or new.last_turns:
        return 1 + old.seats - left
    return int(new.turn != old.turn)


def rewards(old: CityOfMarble, new: CityOfMarble, seat: int, coins: int) -> list[Fact]:
    """Tiles and coins of magistrates that came back; coins for fountains were told before."""
    before, after = old.players[seat], new.players[seat]
    away = IMPERIUM_SPACE if old.phase == p.ACT else 0  # one that was recalled from a district gets no reward
    places = zip(before.magistrates, after.magistrates, strict=True)
    came_back = sum(then >= away and now == CENTRE for then, now in places)
    if not came_back:
        return []
    tiles: dict[str, Value] = {id: after.imperium[kind] - before.imperium[kind] for kind, id in enumerate(c.KIND_IDS)}
    values = {**tiles, "coins": after.coins - before.coins - coins, "magistrates": came_back}
    return [Fact("rewards", seat, values)]


def the_end(end: CityOfMarble) -> list[Fact]:
    """All bridges, then what everybody has, the ranks, and what decided the victory."""
    shown = [
        Fact("shows", seat, {"bridges": [str(c.BRIDGE_VALUES[value]) for value in player.bridges]})
        for seat, player in enumerate(end.players)
        if player.bridges
    ]
    return [*shown, over(end, decided(end))]


def decided(end: CityOfMarble) -> str:
    """The first thing in which only one of the best is ahead."""
    merits = [end.merit(seat) for seat in range(end.seats)]
    for number, what in enumerate(("points", "buildings", "imperium"), 1):
        best = max(merit[:number] for merit in merits)
        if sum(merit[:number] == best for merit in merits) == 1:
            return what
    return "shared"
