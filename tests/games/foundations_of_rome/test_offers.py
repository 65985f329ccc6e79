"""Bots trade sensibly: they agree to what helps them more than the other, propose little, and cannot be pestered."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import GAME, allowed, do, player, position
from tests.games.foundations_of_rome.spammer import ALL_MODULES, NO_MODULES, SCRIPTS, Scripted, play

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.bots import BOTS, Bot, Budget
from aedilis.bots.thinking import ThinkingBot
from aedilis.games.foundations_of_rome.advice.heuristics import HEURISTICS, UNSETTLED
from aedilis.games.foundations_of_rome.advice.trade_offers import LEAST_GAIN, PAUSE, gains_of_both, net
from aedilis.games.foundations_of_rome.generated.phases import ANSWER


def settled(at: Any) -> str:
    """What the only option worth thinking about is."""
    (option,) = HEURISTICS.candidates(at)
    return GAME.notation(at, option)


def three(*, mine: str, theirs: str, silver: int = 10) -> Any:
    """The first player's turn; the third one has nothing to trade with."""
    people = (player(lots=mine, silver=silver), player(lots=theirs, silver=silver), player(silver=0))
    return position(*people, seats=3, favour="yes")


# -- judging an offer ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "offer",
    [
        ("give 1", "add lot", "lot B2"),
        ("ask 4",),
        ("give 1", "ask fresh"),
        ("add lot", "lot H8", "add lot", "lot B2", "add lot", "lot B3"),
    ],
)
def test_a_lopsided_offer_is_refused(offer: tuple[str, ...]) -> None:
    people = (player(lots="H8 A2", silver=9), player(lots="B2 B3 C3", silver=9, fresh=2), player())
    at = do(position(*people, seats=3, favour="yes"), "trade 1", *offer, "propose")
    assert settled(at) == "refuse"


@pytest.mark.parametrize("offer", [("give 8",), ("give fresh",), ("add lot", "lot C4")])
def test_a_present_is_accepted(offer: tuple[str, ...]) -> None:
    people = (player(lots="H8 C4", silver=20, fresh=1), player(lots="B2 C3 D3", silver=9), player())
    at = do(position(*people, seats=3, favour="yes"), "trade 1", *offer, "propose")
    assert settled(at) == "accept"


@pytest.mark.parametrize(
    "offer",
    [
        ("ask 1", "give fresh", "give fresh"),
        ("ask used", "give 16"),
        ("ask fresh", "give 16"),
        ("add lot", "lot B2", "give 16", "give 8"),
    ],
)
def test_lots_silver_and_tokens_are_not_for_sale(
    offer: tuple[str, ...],
) -> None:
    people = (player(lots="H8 C4", silver=30, fresh=2), player(lots="B2 C3 D3", silver=9, fresh=2, used=1), player())
    assert settled(do(position(*people, seats=3, favour="yes"), "trade 1", *offer, "propose")) == "refuse"


def test_lots_as_a_present_must_leave_markers_for_oneself() -> None:
    for lots, says in (("A1 A2 A3 A4", "accept"), ("A1 A2 A3 A4 A5", "refuse")):
        people = (player(lots="H8 C4"), player(lots=lots), player())
        at = do(position(*people, seats=3, favour="yes"), "trade 1", "add lot", "lot H8", "propose")
        assert settled(at) == says


def test_a_bait_on_top_does_not_sell_a_swap_that_does_not_pay_by_itself() -> None:
    people = (player(lots="H8 B3", silver=30), player(lots="A2 B2 C2"), player())
    swap = ("add lot", "lot H8", "add lot", "lot B2")
    for bait in ((), ("give 16", "give 8")):
        at = do(position(*people, seats=3, favour="yes"), "trade 1", *swap, *bait, "propose")
        assert settled(at) == "refuse"


def test_of_two_players_none_agrees_to_what_the_other_would_propose() -> None:
    """What one gains there the other loses."""
    for own, others in ((1.0, 3.0), (3.0, 1.0), (2.0, 2.0)):
        assert min(net(own, others, 2), net(others, own, 2)) < LEAST_GAIN


# -- making an offer -----------------------------------------------------------------------------------


def test_lots_that_fit_the_other_better_are_swapped() -> None:
    at = three(mine="A1 A2 B1 G7", theirs="B2 G6 F7 F6")
    assert settled(at) == "trade 1"
    seen = []
    while at.phase != ANSWER:
        seen.append(settled(at))
        do(at, seen[-1])
    assert seen[-1] == "propose"
    my_gain, their_gain = gains_of_both(at, 1)
    assert min(net(my_gain, their_gain, 3), net(their_gain, my_gain, 3)) >= LEAST_GAIN
    assert settled(at) == "accept"


def test_who_has_withdrawn_an_offer_does_not_begin_it_again() -> None:
    at = three(mine="A1 A2 B1 G7", theirs="B2 G6 F7 F6")
    do(at, "trade 1", "add lot", "lot A1", "withdraw")
    assert "trade 1" in allowed(at)
    assert "trade 1" not in {GAME.notation(at, option) for option in HEURISTICS.candidates(at)}


def test_nobody_is_asked_for_what_helps_nobody() -> None:
    at = three(mine="A1 A2 B1", theirs="F7 G6 G7")
    assert not any(GAME.notation(at, option).startswith("trade") for option in HEURISTICS.candidates(at))


def test_after_an_answer_nobody_is_asked_again_in_that_turn() -> None:
    at = three(mine="A1 A2 B1 G7", theirs="B2 G6 F7 F6")
    while settled(at) != "accept":
        do(at, settled(at))
    do(at, "refuse")
    assert "trade 1" in allowed(at)
    assert not any(GAME.notation(at, option).startswith("trade") for option in HEURISTICS.candidates(at))


def test_an_offer_that_somebody_else_began_is_withdrawn() -> None:
    at = do(three(mine="A1 A2", theirs="F7 G6"), "trade 1", "give 4")
    assert settled(at) == "withdraw"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players_in_a_hurry_propose_seldom_and_what_they_propose_is_accepted(seats: int) -> None:
    """One offer in some rounds at most; it was made so that the other gains by it."""
    proposed = accepted = turns = 0
    for number in range(4):
        at, random = GAME.new(seats, favour="yes"), Rng(6, number)
        while at.seat != OVER:
            settles = (at.seat != CHANCE and HEURISTICS.candidates(at)) or []
            option = settles[0] if len(settles) == 1 else HEURISTICS.pick(at, random)
            if at.seat != CHANCE:
                notation = GAME.notation(at, option)
                proposed += notation == "propose"
                accepted += notation == "accept"
                turns += notation in ("income", "end")
            at.play(option)
    assert 0 < proposed == accepted
    assert proposed <= turns / PAUSE


# -- who pesters the others wins nothing by it ---------------------------------------------------------

TRIES = range(1, 6)  # games, as in some of them there is nothing that the script could offer or ask for
TABLES = [("greedy", 2, "lots"), ("faber", 2, "baits"), ("imperator", 2, "cards")]
TABLES += [("tiro", 2, script) for script in SCRIPTS]
TABLES += [("tiro", 3, "lots"), ("tiro", 3, "gifts"), ("tiro", 4, "cards"), ("tiro", 4, "baits")]


@pytest.mark.parametrize(("name", "seats", "script"), TABLES)
def test_pestering_changes_nothing_but_what_helps_the_pestered_more(name: str, seats: int, script: str) -> None:
    """Offers are refused without a thought: the game is the same as without them, up to one that is worth accepting.

    Only a little is thought here, so that bots would agree to much if it was left to luck.
    """
    for number in TRIES:
        end, gains, proposed = pestered(name, seats, script, number)
        if proposed:
            break
    assert proposed
    assert all(gain >= LEAST_GAIN for gain in gains)
    if not gains and not shows_cards(script):
        assert end.scores() == pestered(name, seats, "", number)[0].scores()


def pestered(name: str, seats: int, script: str, number: int) -> tuple[Position, list[float], int]:
    """A game of one with that script among others: its end, what accepted offers promised, and how many were made."""
    scripted = Scripted(Rng(0), script)
    others = [BOTS[name](Rng(7, seat)) for seat in range(1, seats)]
    end, gains = play([scripted, *others], Budget(2), number, ALL_MODULES)
    assert script or not scripted.proposed
    return end, gains, scripted.proposed


def shows_cards(script: str) -> bool:
    """Who is offered a card has seen it and may play differently."""
    return any("my card" in offer for offer in SCRIPTS[script])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variants", [NO_MODULES, ALL_MODULES])
@pytest.mark.parametrize("script", SCRIPTS)
def test_pestering_wins_no_more_than_two_games_of_a_hundred(script: str, variants: dict[str, str], seats: int) -> None:
    """In 100 games with such offers against 100 without, as far as it can be told from so many."""
    more = won_by(script, "tiro", seats, 100, variants)
    assert fmean(more) <= 0.02 + 2 * stdev(more) / len(more) ** 0.5


def won_by(script: str, name: str, seats: int, games: int, variants: dict[str, str]) -> list[float]:
    """What somebody wins more by such offers, in each of some games. If none is accepted, the game is the same."""
    more = []
    for number in range(games):
        shares = []
        for offers in (script, ""):
            bots: list[Bot] = [BOTS[name](Rng(7, 10 * number + seat)) for seat in range(seats)]
            bots[number % seats] = Scripted(Rng(0), offers)
            end, gains = play(bots, Budget(20), number // seats, variants)
            ranks = end.ranks()
            shares.append((ranks[number % seats] == 1) / ranks.count(1))
            if not gains and not shows_cards(script):
                break
        more.append(shares[0] - shares[-1])
    return more


# -- and thinking about offers is not worth the time ---------------------------------------------------


class Undecided:
    """Thinks about everything, offers and answers included."""

    def __init__(self, random: Rng) -> None:
        self.random = random

    def choose(self, view: Position, budget: Budget) -> int:
        thoughts = ThinkingBot(self.random, UNSETTLED).think(view, budget)
        return max(thoughts, key=lambda thought: (thought.visits, thought.worth)).option


def won_by_settling(seats: int, games: int, simulations: int, variants: dict[str, str]) -> float:
    """The share of games of one who settles offers at once, among others who think about them as long as it does."""
    won = 0.0
    for number in range(games):
        bots: list[Bot] = [Undecided(Rng(8, 10 * number + seat)) for seat in range(seats)]
        bots[number % seats] = ThinkingBot(Rng(8, 10 * number + number % seats))
        end, _ = play(bots, Budget(simulations), number // seats, variants)
        ranks = end.ranks()
        won += (ranks[number % seats] == 1) / ranks.count(1)
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize("variants", [NO_MODULES, ALL_MODULES])
def test_who_settles_offers_at_once_plays_as_well_as_who_thinks_about_them(variants: dict[str, str]) -> None:
    assert won_by_settling(2, 180, 80, variants) >= 0.47
