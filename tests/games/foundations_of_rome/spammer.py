"""A scripted opponent: it plays by habit, and can pester the others with offers, always the same three."""

from __future__ import annotations

from typing import Final

from tests.games.foundations_of_rome.positions import GAME

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.bots import Bot, Budget
from aedilis.engine import large_sets
from aedilis.games.foundations_of_rome.advice.evaluation import near_own
from aedilis.games.foundations_of_rome.advice.heuristics import HEURISTICS
from aedilis.games.foundations_of_rome.advice.trade_offers import gains_of_both, net
from aedilis.games.foundations_of_rome.data.components import CARD_IDS
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

NO_MODULES: Final = {"favour": "yes"}
ALL_MODULES: Final = dict.fromkeys(
    ("draft", "favour", "hidden-goals", "open-goals", "roles", "influence"), "yes"
)  # monuments are usual

# What the first, second and third offer to everybody in every turn are made of.
SCRIPTS: Final = {
    "lots": (("their lot", "give 1"), ("a token", "give 1"), ("their lot", "their lot", "my lot")),
    "cards": (("their card", "give 1"), ("their card", "my card"), ("their card", "their lot", "give used")),
    "gifts": (("my lot",), ("my lot", "my lot", "give 1"), ("my card", "give 1")),
    "purse": (("their lot", "give 8", "give 2"), ("their lot", "give 16"), ("a token", "give 8")),
    "swaps": (
        ("their lot", "my lot"),
        ("their lot", "my lot", "give 2"),
        ("their lot", "their lot", "my lot", "my lot"),
    ),
    "baits": (("my lot", "give 4", "their lot", "their lot"), ("my card", "their lot"), ("give 8", "their card")),
}


class Scripted:
    """Does what looks best by habit. With a script, it makes all its offers, as often as the rules allow.

    It makes no other offers.
    """

    def __init__(self, random: Rng, script: str = "") -> None:
        self.script = SCRIPTS[script] if script else ()
        self.wishes: list[str] = []
        self.wish = ""
        self.proposed = 0

    def choose(self, view: Position, budget: Budget) -> int:
        assert isinstance(view, FoundationsOfRome)
        allowed = {GAME.notation(view, option): option for option in view.options_of(view.viewer)}
        if self.script:
            for notation, option in allowed.items():
                if notation.startswith("trade ") and view.actions:
                    self.wishes = list(self.script[view.proposals_to(int(notation.split()[1]))])
                    return option
            if "withdraw" in allowed:
                return allowed[self.next_step(view, set(allowed))]
            if any(notation.startswith("lot ") for notation in allowed):
                return allowed[f"lot {self.lot_to_add(view, {name.split()[1] for name in allowed})}"]
        options = HEURISTICS.candidates(view)
        if view.turn == view.viewer and len(options) == 1 and len(allowed) > 1:
            options = [option for notation, option in allowed.items() if not notation.startswith("trade ")]
        ranking = HEURISTICS.ranking(view, options)
        return options[ranking.index(max(ranking))]

    def next_step(self, view: FoundationsOfRome, allowed: set[str]) -> str:
        """The next wish, and at last the proposal; nothing, if a wish cannot be had."""
        steps = ["propose"]
        if self.wishes:
            self.wish = self.wishes.pop(0)
            steps = self.steps_for_wish(view)
        for step in steps:
            if step in allowed:
                self.proposed += step == "propose"
                return step
        return "withdraw"

    def steps_for_wish(self, view: FoundationsOfRome) -> list[str]:
        """Those that would do, the best first."""
        owner = view.players[view.viewer if self.wish.startswith("my") else view.partner]
        if self.wish == "a token":
            return ["ask used", "ask fresh"]
        if self.wish.endswith("card"):
            return [f"card {card}" for card in cards_of(owner)]
        if self.wish.endswith("lot"):
            left = not large_sets.within(owner.marked, view.offer)
            return ["add lot"] if left else []
        return [self.wish]

    def lot_to_add(self, view: FoundationsOfRome, names: set[str]) -> str:
        """The lot of the other that touches most own ones, or the own one that touches fewest."""
        me = view.players[view.viewer]
        lots = {name: (int(name[1:]) - 1) * 10 + ord(name[0]) - ord("A") for name in sorted(names)}
        mine = {name: lot for name, lot in lots.items() if large_sets.has(me.lots, lot)}
        if self.wish == "my lot":
            return min(mine, key=lambda name: near_own(me, mine[name]))
        return max(lots.keys() - mine.keys(), key=lambda name: (near_own(me, lots[name]), name))


def cards_of(player: Player) -> list[str]:
    """Open cards first, then those that one knows."""
    held = [entry % codes.KNOWN for entry in player.held]
    lying = [card for card in range(len(CARD_IDS)) if player.opened >> card & 1]
    return [CARD_IDS[card] for card in [*lying, *held] if card < len(CARD_IDS)]


def play(
    bots: list[Bot], budget: Budget, number: int, variants: dict[str, str]
) -> tuple[FoundationsOfRome, list[float]]:
    """A game of these, and what each offer that was accepted in it promised who did so."""
    at, random, gains = GAME.new(len(bots), **variants), Rng(5, number), []
    while at.seat != OVER:
        assert isinstance(at, FoundationsOfRome)
        option = at.pick(random) if at.seat == CHANCE else bots[at.seat].choose(at.seen_by(at.seat), budget)
        if at.seat != CHANCE and GAME.notation(at, option) == "accept":
            theirs, own = gains_of_both(at, at.partner)
            gains.append(net(own, theirs, at.seats))
        at.play(option)
    assert isinstance(at, FoundationsOfRome)
    return at, gains
