"""Pieces, cards and coins are conserved: nothing is lost or doubled, and the log tells where it comes from and goes."""

from __future__ import annotations

from tests.every_game.about import about
from tests.every_game.decisions import decisions
from tests.every_game.playing import Setting, every_game, play, random_games

from aedilis import Game, Position, Rng

SOME = 40  # moments in a row that are looked at closely


@every_game
def test_what_is_conserved_is_known_for_every_game(game: Game) -> None:
    known = about(game, "conservation")
    for seats in game.seats:
        assert known.whereabouts(game.new(seats)) == known.everything(seats)


@random_games
def test_every_card_is_in_exactly_one_place(setting: Setting, number: int) -> None:
    """In the game from its beginning until it is taken out for good."""
    known = about(setting.game, "conservation")
    played = play(setting, number)
    cards = known.everything(setting.seats)
    watch = number // 2 % 8
    for n, moment in enumerate(played):
        if n % 8 == watch:
            assert known.whereabouts(moment.position) == cards
        cards -= known.leaving(moment.position, moment.option)
    assert known.whereabouts(played.end) == cards


@random_games
def test_a_view_and_what_is_imagined_have_all_cards_too(setting: Setting, number: int) -> None:
    """In a view, cards that its viewer cannot place are counted once, and their backs are no cards."""
    random = Rng(number, 2)
    known = about(setting.game, "conservation")
    moments = play(setting, number)
    moment = moments[random.below(len(moments))]
    cards = known.whereabouts(moment.position)
    for viewer in setting.viewers():
        view = moment.position.seen_by(viewer)
        assert cards == {card: count for card, count in known.whereabouts(view).items() if not card.endswith("?")}
        assert cards == known.whereabouts(view.imagine(random))


@random_games
def test_coins_come_and_go_as_the_log_says(setting: Setting, number: int) -> None:
    played = play(setting, number)
    start = Rng(number, 2).below(len(played))
    for moment in played[start : start + SOME]:
        assert_told(setting.game, moment.position, moment.option)


@every_game
def test_coins_come_and_go_as_the_log_says_in_every_kind_of_decision(game: Game) -> None:
    """With one option of each sort; random games alone would seldom meet what is rare."""
    for _, position in decisions(game):
        sorts = {game.action(position, option).verb: option for option in position.options()}
        for option in sorts.values():
            assert_told(game, position, option)


def assert_told(game: Game, position: Position, option: int) -> None:
    known = about(game, "conservation")
    after = position.copy()
    after.play(option)
    facts = game.facts(position, option, after)
    expected = known.coins_after(known.coins(position), facts, position)
    said = (
        f"{known.__name__} does not say what is paid and gained by {game.notation(position, option)!r}, told as {facts}"
    )
    assert known.coins(after) == expected, said
    known.assert_all_there(after)
