"""A scripted opponent: it plays by habit, and can pester the others with offers that only help itself."""

from __future__ import annotations

from tests.games.foundations_of_rome.positions import GAME

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.bots import Bot, Budget
from aedilis.engine.bits import count
from aedilis.games.foundations_of_rome.geometry import LOT_HI, LOT_LO
from aedilis.games.foundations_of_rome.heuristics import HEURISTICS
from aedilis.games.foundations_of_rome.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.signs import near_own

MODULES = {"favour": "yes"}


class Scripted:
    """Does what looks best by habit. With offers, it asks everybody for everything, as often as the rules allow.

    It makes no other offers.
    """

    def __init__(self, random: Rng, offers: bool) -> None:
        self.offers = offers
        self.proposed = 0

    def choose(self, view: Position, budget: Budget) -> int:
        assert isinstance(view, FoundationsOfRome)
        allowed = {GAME.notation(view, option): option for option in view.options_of(view.viewer)}
        if self.offers:
            for notation, option in allowed.items():
                if notation.startswith("trade ") and view.actions:
                    return option
            if "withdraw" in allowed:
                return allowed[self.next_step(view, set(allowed))]
            if any(notation.startswith("lot ") for notation in allowed):
                return allowed[f"lot {self.lot_to_add(view, [name.split()[1] for name in allowed])}"]
        options = HEURISTICS.candidates(view)
        if view.turn == view.viewer and len(options) == 1 and len(allowed) > 1:
            options = [option for notation, option in allowed.items() if not notation.startswith("trade ")]
        ranking = HEURISTICS.ranking(view, options)
        return options[ranking.index(max(ranking))]

    def next_step(self, view: FoundationsOfRome, allowed: set[str]) -> str:
        """First the best lot for one silver, then a favour token for it, then two lots for the worst own one."""
        me, stage = view.players[view.viewer], view.proposals_to(view.partner)
        given = count(view.offer_lo & me.lots_lo) + count(view.offer_hi & me.lots_hi)
        asked = count(view.offer_lo) + count(view.offer_hi) - given + sum(view.offer_tokens)
        wishes = ["give 1"] if stage < 2 and not view.silver_given else []
        if stage == 1 and not asked:
            wishes = ["ask used", "ask fresh"]
        elif given + asked < (1, 0, 3)[stage]:
            wishes = ["add lot"]
        elif asked > given:
            wishes.append("propose")
        step = next((wish for wish in wishes if wish in allowed), "withdraw")
        self.proposed += step == "propose"
        return step

    def lot_to_add(self, view: FoundationsOfRome, names: list[str]) -> str:
        """The lot of the other that touches most own ones; as the third, the own one that touches fewest."""
        me = view.players[view.viewer]
        lots = {name: (int(name[1:]) - 1) * 10 + ord(name[0]) - ord("A") for name in names}
        mine = {name: lot for name, lot in lots.items() if me.lots_lo & LOT_LO[lot] or me.lots_hi & LOT_HI[lot]}
        theirs = {name: lot for name, lot in lots.items() if name not in mine}
        if theirs and (count(view.offer_lo) + count(view.offer_hi) < 2 or not mine):
            return max(theirs, key=lambda name: near_own(me, theirs[name]))
        return min(mine, key=lambda name: near_own(me, mine[name]))


def play(bots: list[Bot], budget: Budget, number: int, **variants: str) -> tuple[FoundationsOfRome, int]:
    """A game of these, and how many offers were accepted in it."""
    at, random, accepted = GAME.new(len(bots), **(MODULES | variants)), Rng(5, number), 0
    while at.seat != OVER:
        option = at.pick(random) if at.seat == CHANCE else bots[at.seat].choose(at.seen_by(at.seat), budget)
        accepted += at.seat != CHANCE and GAME.notation(at, option) == "accept"
        at.play(option)
    assert isinstance(at, FoundationsOfRome)
    return at, accepted
