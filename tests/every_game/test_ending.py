"""Random games end, within the stated length, and nobody who is to decide is left without an option."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from tests.every_game.likelihood import unlikely
from tests.every_game.playing import Setting, every_game, every_setting, play, player, random_games, some_moments

from aedilis import ALL, CHANCE, OVER, Game, Position, Rng
from aedilis.engine.rooms import DECISIONS


def most_of(game: Game, seats: int) -> dict[tuple[str, ...], int]:
    """What the game's `most` says: the names of decisions that are counted together, and how often they come up."""
    most: dict[str, int] = import_module(f"{game.package}.{DECISIONS}").most(seats)
    return {tuple(names.split(", ")): number for names, number in most.items()}


@every_game
def test_how_long_a_game_can_take_counts_each_decision(game: Game) -> None:
    """`longest` is the sum of `most`, so a decision that is not in it would make every game longer than that.

    That a sum holds says little: games are far shorter, as nobody does all that can be done. So each decision has a
    number of its own, and the next proof counts each in the games that it plays.
    """
    declared = [decision.name for decision in game.decisions if decision.options]
    for seats in game.seats:
        counted = [name for names in most_of(game, seats) for name in names]
        left_out, gone = set(declared) - set(counted), set(counted) - set(declared)
        assert not left_out, f"`most` in {game.package}.decisions does not say how often there is: {left_out}"
        assert not gone, f"`most` in {game.package}.decisions counts what is not declared there: {gone}"
        assert len(counted) == len(declared), "something is counted twice"


def listed(position: Position) -> list[int]:
    """What the bitmasks of a decision say, in the plainest way."""
    windows = ((position.base, position.choices), (position.more_base, position.more))
    return [base + n for base, choices in windows for n in range(choices.bit_length()) if choices >> n & 1]


@random_games
def test_a_game_ends_in_time_and_strands_nobody(setting: Setting, number: int) -> None:
    choose = player(setting, number)
    position = setting.new()
    decisions = Counter[str]()
    while position.seat != OVER:
        options = position.options()
        assert options, "somebody is to decide, but has no option"
        assert options == sorted(set(options))
        assert position.count() == len(options)
        assert position.viewer == ALL
        if position.seat == CHANCE:
            weights = position.weights()
            assert weights is None or (len(weights) == len(options) and min(weights) > 0)
            assert options[-1] < len(setting.game.outcomes)
        else:
            assert 0 <= position.seat < setting.seats
            assert options == listed(position) == position.options_of(position.seat)
            assert position.weights() is None
            assert options[-1] < len(setting.game.actions)
        option = choose(position)
        assert option in options
        assert position.seat >= 0 or position.lets_out(option)
        decisions[setting.game.decisions[position.phase].name] += 1
        assert decisions.total() <= setting.game.longest(setting.seats)
        position.play(option)
    for names, most in most_of(setting.game, setting.seats).items():
        number = sum(decisions[name] for name in names)
        said = f"there were {number} decisions {' and '.join(names)}; the game's `most` says {most} at most"
        assert number <= most, said


@random_games
def test_when_a_game_is_over_there_is_nothing_to_decide_and_all_have_places(setting: Setting, number: int) -> None:
    position = play(setting, number).end
    assert position.options() == []
    assert position.count() == 0
    ranks, scores = position.ranks(), position.scores()
    assert len(ranks) == len(scores) == setting.seats
    if setting.seats == 1:  # who plays alone may lose
        assert ranks == [1 if scores[0] > 0 else 2]
        return
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    for seat in range(setting.seats):
        for other in range(setting.seats):
            assert ranks[seat] <= ranks[other] or scores[seat] <= scores[other]


@every_setting
def test_picks_are_fair(setting: Setting) -> None:
    """Each option of a player is equally likely, each outcome of chance as likely as its weight says."""
    random = Rng(7, setting.seats)
    for moment in some_moments(play(setting, 5), random, 99):
        position = moment.position
        options = position.options()
        weights = position.weights() or [1] * len(options)
        picked = Counter(position.pick(random) for _ in range(40 * sum(weights)))
        assert not unlikely(picked, dict(zip(options, weights, strict=True)))
