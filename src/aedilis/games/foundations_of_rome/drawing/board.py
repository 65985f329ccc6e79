"""Foundations of Rome drawn as SVG from a view: the city with the market, and every player's side."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Markup, TableAndSides, join, rect
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome import GAME
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.drawing import cards, common, side
from aedilis.games.foundations_of_rome.drawing.desk import COLOURS, Desk, fitted, symbol_of
from aedilis.games.foundations_of_rome.drawing.monuments import picture_of
from aedilis.games.foundations_of_rome.drawing.supply import worth_of
from aedilis.games.foundations_of_rome.drawing.symbols import define, emblems
from aedilis.games.foundations_of_rome.rules import geometry as g

GROUNDS: Final = ("marble", "straw", "water")  # behind a building that is shown alone, by its type


def symbols() -> Markup:
    """Emblems, all buildings as they are turned, and gardens."""
    turned = [(g.LAY_KIND[lay], g.LAY_TURN[lay]) for lay in range(g.LAYS)]
    gardens = [(kind, 0) for kind in range(c.FIRST_GARDEN, c.KINDS)]
    drawn = (define(symbol_of(kind, turn), 100, picture_of(kind, turn)) for kind, turn in turned + gardens)
    return emblems() + join(drawn)


def alone(id: str) -> str:
    """One thing of the reference, 100 by 100."""
    if id in c.KIND_IDS:
        return building_alone(c.KIND_IDS.index(id))
    if id in c.ROLE_IDS:
        card = cards.role_face(c.ROLE_IDS.index(id))
    elif id.startswith("goal-"):
        card = cards.goal_face(c.GOAL_IDS.index(id.removeprefix("goal-")), c.FEWEST_SEATS + 1)
    else:
        card = cards.influence_face(c.CARD_IDS.index(id.removeprefix("card-")))
    return f'<g transform="translate(12 3) scale(1.12)">{card}</g>'


def building_alone(kind: int) -> str:
    """A monument has a golden frame; what a building brings stands below it."""
    drawn = rect(1, 1, 98, 98, GROUNDS[c.TYPE[kind]], 2, 8)
    if kind >= c.FIRST_GARDEN:
        return drawn + fitted(kind, 0, 9, 9, 82, 82, "stone")
    if kind >= c.FIRST_MONUMENT:
        drawn += '<rect x="5" y="5" width="90" height="90" rx="6" fill="none" stroke="var(--gold)" stroke-width="6"/>'
    at = "translate(6 60) scale(1.42)" if c.POINTS[kind] else "translate(20 58) scale(1.5)"  # two are wide
    building = fitted(kind, g.TURNS_OF_SHAPE[c.SHAPE[kind]][0], 9, 9, 82, 48, "stone")
    return f'{drawn}{building}<g transform="{at}">{worth_of(kind, 0, 0)}</g>'


BOARD: Final = TableAndSides(
    GAME,
    Desk,
    common=(N_("The city"), common.common),
    side=(N_("Side of {name}"), side.side),
    card=alone,
    symbols=symbols(),
    cover=("grand-insula-sq", "colosseum", "pantheon", "foundry-sq", "grand-fountain", "regia"),
    colours=COLOURS,
)
show: Final = BOARD.show
