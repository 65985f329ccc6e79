"""What the pieces and moments of Carpe Diem are called, and how amounts are counted: one word for each thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aedilis.engine.words import N_, NN_, Words, counting, naming
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules.state import State

# Of each kind the name, and the same as what somebody finishes: there other languages have another form.
KINDS: Final = {
    "villa": (N_("villa"), N_("a villa")),
    "vineyard": (N_("vineyard"), N_("a vineyard")),
    "herb-garden": (N_("herb garden"), N_("a herb garden")),
    "chicken-run": (N_("chicken run"), N_("a chicken run")),
    "pond": (N_("pond"), N_("a pond")),
    "merchant": (N_("merchant's dwelling"), N_("a merchant's dwelling")),
    "baker": (N_("baker's dwelling"), N_("a baker's dwelling")),
    "administrator": (N_("administrator's dwelling"), N_("an administrator's dwelling")),
    "craftsman": (N_("craftsman's dwelling"), N_("a craftsman's dwelling")),
    "market": (N_("market"), N_("a market")),
    "bakery": (N_("bakery"), N_("a bakery")),
    "fountain": (N_("fountain"), N_("a fountain")),
}
# Of a dwelling the short name is whose it is: where tiles and cards are named in few words, that is enough.
OWNERS: Final = {
    "merchant": N_("merchant"),
    "baker": N_("baker"),
    "administrator": N_("administrator"),
    "craftsman": N_("craftsman"),
}
AMOUNTS: Final = {
    "villa": NN_("{n} villa", "{n} villas"),
    "vineyard": NN_("{n} vineyard", "{n} vineyards"),
    "herb-garden": NN_("{n} herb garden", "{n} herb gardens"),
    "chicken-run": NN_("{n} chicken run", "{n} chicken runs"),
    "pond": NN_("{n} pond", "{n} ponds"),
    "merchant": NN_("{n} merchant", "{n} merchants"),
    "baker": NN_("{n} baker", "{n} bakers"),
    "administrator": NN_("{n} administrator", "{n} administrators"),
    "craftsman": NN_("{n} craftsman", "{n} craftsmen"),
    "market": NN_("{n} market", "{n} markets"),
    "bakery": NN_("{n} bakery", "{n} bakeries"),
    "fountain": NN_("{n} fountain", "{n} fountains"),
    "chimney": NN_("{n} chimney", "{n} chimneys"),
    "any-landscape": NN_("any {n} landscape", "any {n} landscapes"),
    "any-dwelling": NN_("any {n} dwelling", "any {n} dwellings"),
    "grapes": NN_("{n} grape", "{n} grapes"),
    "herbs": NN_("{n} herb", "{n} herbs"),
    "chickens": NN_("{n} chicken", "{n} chickens"),
    "fish": NN_("{n} fish", "{n} fish"),
    "points": NN_("{n} point", "{n} points"),
    "coins": NN_("{n} coin", "{n} coins"),
    "bread": NN_("{n} bread", "{n} bread"),
    "steps": NN_("{n} step", "{n} steps"),
    "tiles": NN_("{n} stored tile", "{n} stored tiles"),
    "cards": NN_("{n} fountain card", "{n} fountain cards"),
}
kind_name = naming(c.KIND_IDS, {kind: name for kind, (name, _) in KINDS.items()})
short_name = naming(c.KIND_IDS, {kind: OWNERS.get(kind, name) for kind, (name, _) in KINDS.items()})
object_name = naming(c.KIND_IDS, {kind: finished for kind, (_, finished) in KINDS.items()})
amount, amounts = counting(AMOUNTS)
SIDES_IN_WORDS: Final = {"above": N_("above"), "right": N_("right"), "below": N_("below"), "left": N_("left")}

PAIRS: Final = {  # by the last part of a tile's id: where the second picture lies as seen from the first
    "across": N_("{one} + {other} (opposite)"),
    "right": N_("{one} + {other} (corner right)"),
    "left": N_("{one} + {other} (corner left)"),
}
SHAPES: Final = {  # of tiles with one picture: how it goes on
    "across": N_("{kind} (straight)"),
    "corner": N_("{kind} (corner)"),
    "three": N_("{kind} (three sides)"),
    "four": N_("{kind} (four sides)"),
    "end": N_("{kind} (end)"),
}
HALF: Final = N_("{kind} (half)")


# -- kinds and tiles ----------------------------------------------------------------------------------


def tile_name(words: Words, tile: int) -> str:
    """What a tile shows, and where its pictures go on, such as "villa + pond (opposite)"."""
    shown = c.SHOWN[tile]
    shape = c.TILE_IDS[tile].rpartition("-")[2]
    if len(shown) > 1:
        one, other = (short_name(words, kind) for kind in shown)
        return words.say(PAIRS[shape], one=one, other=other)
    name = short_name(words, shown[0])
    if shown[0] >= c.SINGLE:
        return name
    return words.say(HALF if shown[0] >= c.DWELLING else SHAPES[shape], kind=name)


def tile_with_chimneys(words: Words, tile: int) -> str:
    """The same, with the chimneys of a villa."""
    name = tile_name(words, tile)
    return f"{name}, {amount(words, 'chimney', c.CHIMNEYS[tile])}" if c.VILLA in c.SHOWN[tile] else name


def edges_of(words: Words, laid: int) -> str:
    """What a tile has where, once it is turned, such as "villa above + left, pond right"; all else is grass."""
    found: dict[int, list[str]] = {}
    for side, name in enumerate(SIDES_IN_WORDS.values()):
        found.setdefault(c.EDGE[laid * c.SIDES + side], []).append(words.say(name))
    parts = (f"{short_name(words, edge - 1)} {' + '.join(sides)}" for edge, sides in found.items() if edge != c.GRASS)
    return ", ".join(parts)


# -- cards and frames ---------------------------------------------------------------------------------


def needs(words: Words, card: int) -> str:
    """What a scoring card asks for, which is what it is called by."""
    return amounts(words, c.ASKED[card])


def gives(words: Words, card: int, times: int = 1) -> str:
    """What it brings if it is fulfilled so often."""
    return amounts(words, {what: number * times for what, number in c.GIVEN[card].items()})


def card_name(words: Words, card: int) -> str:
    """All that a scoring card says, such as "2 herbs → 4 points"."""
    return f"{needs(words, card)} → {gives(words, card)}"


def card_title(words: Words, card: int) -> str:
    """The same with its number, as there are cards that say the same."""
    return f"{c.CARD_IDS[card]}: {card_name(words, card)}"


def tasks_in_words(words: Words, tasks: Iterable[int]) -> str:
    """Tasks of a frame with their points, such as "pond 5, villa 3"."""
    return ", ".join(f"{short_name(words, c.TASK_KIND[task])} {c.TASK_POINTS[task]}" for task in tasks)


# -- moments ------------------------------------------------------------------------------------------


def moment(words: Words, at: State) -> str:
    """How far the game is."""
    if not at.stage:
        return words.say(N_("Set-up"))
    values = {"stage": at.stage, "stages": c.STAGES, "round": at.round_in_stage(), "rounds": c.ROUNDS}
    scoring, turns = N_("Scoring {stage} of {stages}"), N_("Phase {stage} of {stages}, round {round} of {rounds}")
    return words.say(scoring if at.scorers else turns, **values)


# -- amounts ------------------------------------------------------------------------------------------


def wares(words: Words, numbers: Iterable[int], coins: int = 0) -> str:
    """Wares, and coins that stand in for others; nothing at all is a dash."""
    return amounts(words, {**dict(zip(c.WARE_IDS, numbers, strict=True)), "coins": coins}) or "-"
