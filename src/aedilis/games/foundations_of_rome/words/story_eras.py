"""Facts about what follows by itself in Foundations of Rome: the last round, the scoring of an era, the result."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.facts import Fact, Value
from aedilis.engine.position import CHANCE, OVER
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes, scoring
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import population_of, regular_silver
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome


def what_followed(old: FoundationsOfRome, option: int, new: FoundationsOfRome) -> list[Fact]:
    over = old.era and (new.era > old.era or (new.seat == OVER and old.seat != OVER))
    told = []
    if new.ending > old.ending and not over:
        told.append(Fact("last_round", CHANCE if old.phase in (p.CERES_CARD, p.GARDEN) else old.turn, {}))
    removed = g.lot_names(sets.without(new.removed, old.removed))
    if removed:
        told.append(Fact("removed", CHANCE, {"lots": removed}))
    if over:
        told += era_scored(old, option, new)
    if new.era > old.era:
        told.append(Fact("era", CHANCE, {"era": new.era}))
    if new.seat == OVER and old.seat != OVER:
        told += result(new)
    return told


def era_scored(old: FoundationsOfRome, option: int, new: FoundationsOfRome) -> list[Fact]:
    """As nothing is built after it, all can be counted again afterwards."""
    at = new.copy()
    at.era = old.era
    first = (at.era - 1) * codes.REASONS
    told = []
    for seat in range(at.seats):
        player, before = at.players[seat], old.players[seat]
        monuments = scoring.civic_score(at, player, True) + scoring.commercial_score(at, player, True)
        role = player.booked[first + codes.FOR_ROLE] - before.booked[first + codes.FOR_ROLE] - pontifex(old, seat)
        silver = regular_silver(at, player) if at.era < c.ERAS else 0
        values: dict[str, Value] = {
            "era": at.era,
            "citizens": population_of(at, player),
            "population": player.booked[first + codes.FOR_POPULATION],
            "civic": scoring.civic_score(at, player, False),
            "commercial": scoring.commercial_score(at, player, False),
            "monuments": monuments,
            "role": role,
            "influence": scoring.influence_score(at, player),
            "silver": silver + scoring.role_silver(at, player),
        }
        told.append(Fact("era_scored", seat, values))
    if at.solo:
        booked = at.ceres().booked
        points = [booked[first + reason] for reason in range(codes.REASONS)]
        values = {"era": at.era, "population": points[0], "civic": points[1], "commercial": points[2]}
        told.append(Fact("ceres_scored", CHANCE, values))
    return told


def pontifex(old: FoundationsOfRome, seat: int) -> int:
    """Points for a monument that was built with the last action of the era."""
    built = old.phase == p.SITE and old.seat == seat and g.LAY_KIND[old.chosen_lay] >= c.FIRST_MONUMENT
    return c.PONTIFEX_POINTS if built and old.players[seat].role == c.PONTIFEX else 0


def result(new: FoundationsOfRome) -> list[Fact]:
    told = []
    for seat in range(new.seats):
        player = new.players[seat]
        values: dict[str, Value] = {
            "score": scoring.score_of(new, player),
            "place": 1 if new.solo else new.ranks()[seat],  # among players: Ceres has a fact of her own
            "goal": "" if player.goal == c.EMPTY else c.GOAL_IDS[player.goal],
            "goal_points": scoring.hidden_goal_points(new, player),
            "unused": [c.CARD_IDS[entry % codes.KNOWN] for entry in player.held],
        }
        told.append(Fact("result", seat, values))
    if new.solo:
        ceres = scoring.score_of(new, new.ceres())
        told.append(Fact("against_ceres", 0, {"points": ceres, "won": new.ranks()[0] == 1}))
    return told
