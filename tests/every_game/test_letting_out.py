"""An option that is said to let nothing out tells nobody anything that was hidden, so it may be taken back freely."""

from __future__ import annotations

from tests.every_game.playing import Moment, Setting, kinds_of_paths, one_of, play, random_games

from aedilis import Position, Rng

RARE = 5  # a kind of decision that comes up less often is tested whenever it does


def lets_out(path: list[Moment]) -> bool:
    return any(moment.position.lets_out(moment.option) for moment in path)


def result_in(world: Position, path: list[Moment]) -> Position | None:
    """The world after the same decisions, if they are legal there."""
    after = world.copy()
    for moment in path:
        if moment.option not in after.options():
            return None
        after.play(moment.option)
    return after


def composed_in(world: Position, path: list[Moment]) -> Position | None:
    """The world after something like it: what is only prepared, and is not legal there, is left out."""
    after = world.copy()
    for moment in path[:-1]:
        if moment.option in after.options():
            after.play(moment.option)
    return result_in(after, path[-1:])


def could_be_seen_in(world: Position, path: list[Moment], viewer: int) -> bool:
    """Whether what the viewer sees after these decisions is possible in this world too."""
    seen = path[-1].after().seen_by(viewer)
    same = result_in(world, path)
    if same is not None and same.seen_by(viewer) == seen:
        return True
    if path[0].position.seat == viewer:
        return False
    if len(path) > 1:
        other = composed_in(world, path)
        return other is not None and other.seen_by(viewer) == seen
    others = (result_in(world, [path[0]._replace(option=option)]) for option in world.options())
    return any(other is not None and other.seen_by(viewer) == seen for other in others)


@random_games
def test_what_lets_nothing_out_is_possible_in_every_world_that_looks_the_same(setting: Setting, number: int) -> None:
    """For everyone: who decides, the others and a spectator. So nobody can rule out a world by what they see."""
    random = Rng(number, 2)
    played = play(setting, number)
    for alike in kinds_of_paths(played):
        for numbers in alike if len(alike) < RARE else [one_of(random, alike)]:
            path = played[numbers.start : numbers.stop]
            seat = path[0].position.seat
            if seat >= 0 and not lets_out(path):
                for viewer in (seat, one_of(random, setting.viewers())):
                    world = path[0].position.seen_by(viewer).imagine(random)
                    assert could_be_seen_in(world, path, viewer)
