"""How strong players are, from the places they came in: the Plackett-Luce model, on the scale of chess ratings.

All games count at once, so their order does not matter: bots do not learn while they play, and a rating that moves
from game to game (Elo, OpenSkill) would only add the noise of the last games. Among several players the first place
goes to each in proportion to its strength, the second among the others, and so on; with two players that is Elo's own
formula. A wide normal distribution beforehand keeps somebody who won everything at a finite rating.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import exp, log, sqrt
from typing import Final, NamedTuple

from aedilis.lab.sequential import CONFIDENT

ELO: Final = 400 / log(10)  # who is 400 points ahead wins ten times as often as the other
MIDDLE: Final = 1500.0  # the mean of all that take part
SPREAD: Final = 1000 / ELO  # standard deviation beforehand: hardly anything is known
ENOUGH: Final = 1e-9
MOST_STEPS: Final = 100

Order = tuple[int, ...]  # players from the first place to the last
Matrix = list[list[float]]


class Rating(NamedTuple):
    points: float
    reach: float  # with so much on either side it is the true one by 95 %


def ratings(players: int, results: Mapping[tuple[Order, Order], int]) -> list[Rating]:
    """From results of the form: who took part, the place of each of them, and how often that came out."""
    weights: dict[Order, float] = defaultdict(float)
    for (taking_part, places), times in results.items():
        orders = orders_of(taking_part, places)
        for order in orders:
            weights[order] += times / len(orders)
    strengths, covariance = fit(players, weights)
    # The mean is set, not measured: the doubt about it is no doubt about anybody's rating.
    common = SPREAD**2 / players
    return [
        Rating(MIDDLE + ELO * strengths[n], CONFIDENT * ELO * sqrt(max(0.0, covariance[n][n] - common)))
        for n in range(players)
    ]


def orders_of(taking_part: Sequence[int], places: Sequence[int]) -> list[Order]:
    """The order of the places; those who share one may have come in either way."""
    groups = [[who for who, at in zip(taking_part, places) if at == place] for place in sorted({*places})]
    return [sum(order, ()) for order in product(*(permutations(group) for group in groups))]


def fit(players: int, weights: Mapping[Order, float]) -> tuple[list[float], Matrix]:
    """The most likely logarithms of the strengths, and their covariance (Newton's method; the peak is the only one)."""
    strengths = [0.0] * players
    for _ in range(MOST_STEPS):
        slope, curvature = likelihood(strengths, weights)
        covariance = inverse(curvature)
        step = [sum(row[m] * slope[m] for m in range(players)) for row in covariance]
        largest = max(map(abs, step))
        for n in range(players):
            strengths[n] += step[n] / max(1.0, largest)  # not too far at once
        if largest < ENOUGH:
            break
    return strengths, covariance


def likelihood(strengths: Sequence[float], weights: Mapping[Order, float]) -> tuple[list[float], Matrix]:
    """Where the logarithm of the likelihood rises, and how it bends, the knowledge beforehand included."""
    players = range(len(strengths))
    slope = [-strength / SPREAD**2 for strength in strengths]
    curvature = [[(n == m) / SPREAD**2 for m in players] for n in players]
    for order, weight in weights.items():
        for place in range(len(order) - 1):
            left = order[place:]
            slope[left[0]] += weight
            whole = sum(exp(strengths[who]) for who in left)
            chances = {who: left.count(who) * exp(strengths[who]) / whole for who in left}
            for one, chance in chances.items():
                slope[one] -= weight * chance
                curvature[one][one] += weight * chance
                for other, others in chances.items():
                    curvature[one][other] -= weight * chance * others
    return slope, curvature


def inverse(matrix: Matrix) -> Matrix:
    """Of a symmetric matrix in which the diagonal outweighs the rest: no row needs to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(n == m) for m in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for m in range(size):
            if m != n:
                factor = rows[m][n]
                rows[m] = [value - factor * above for value, above in zip(rows[m], rows[n])]
    return [row[size:] for row in rows]
