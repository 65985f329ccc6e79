"""What a seat may not know in City of Rome, blanked; and views filled again with a world that fits them.

Secret are the order of the decks, the card kept in the opening draft, what a school draws, keeps and lays under a
deck. Of a secret card in somebody's hand the others see the back only, so equal backs cannot be told apart. What a
viewer has seen of such cards before, and can conclude from it, is in `memory`.
"""

from __future__ import annotations

from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules.memory import (
    Guess,
    Guesses,
    back_of,
    certain,
    follow,
    hidden_cards,
    is_known,
    one_of,
    trail_seen_by,
    weighed,
)
from aedilis.games.city_of_rome.rules.player import Player
from aedilis.games.city_of_rome.rules.state import State


def drawer(state: State) -> int:
    """Whose eyes the drawn cards are for."""
    if state.round:
        return state.builders[state.space]
    return state.seat if state.seat >= 0 else (state.starter - 1) % state.seats


def sees_drawn(view: State) -> bool:
    return drawer(view) == view.viewer


def guesses_of(view: State) -> Guesses:
    """What the viewer holds possible, from what it has seen; worked out once a view."""
    if not view.guesses:
        followed = follow(view.trail, view.seats)
        if len(followed) == 1:  # nothing to weigh, which is so in most views
            view.guesses = ((followed[0][0], 1),)
            return view.guesses
        hidden = cards_placed(view)
        for deck in view.decks:
            hidden += deck
        view.guesses = weighed(followed, view.viewer, sees_drawn(view), hidden)
    return view.guesses


def cards_placed(view: State) -> list[int]:
    """The cards out of the viewer's sight of which it knows for certain where they are."""
    hands = tuple([player.secrets for player in view.players])
    return hidden_cards(Guess(hands, tuple(view.drawn), view.under, ()), view.viewer, sees_drawn(view))


# -- blanking ---------------------------------------------------------------------------------------


def blank(view: State, viewer: int) -> None:
    """Turns a copy of the true position into what the viewer may know of it."""
    if view.viewer != ALL:
        raise ValueError("only the true position can be seen by another seat")
    view.viewer = viewer
    view.trail = trail_seen_by(viewer, view.trail)
    for seat in range(view.seats):
        if seat != viewer:
            player = view.players[seat]
            turn_hand(player, tuple([face_down(view, kind) for kind in player.secrets]))
    view.under = tuple([face_down(view, kind) for kind in view.under])
    if not sees_drawn(view):
        view.drawn = [face_down(view, kind) for kind in view.drawn]
    turn_up(view, certain(guesses_of(view)))
    for deck in view.decks:
        deck.sort()
    if view.seat != viewer:  # what is only being prepared is nobody else's business
        view.drop_prepared()


def face_down(view: State, kind: int) -> int:
    """The back of a card; which it is could be any that the viewer cannot place."""
    view.decks[c.DECK_OF[kind]].append(kind)
    return back_of(kind)


def turn_hand(player: Player, secrets: tuple[int, ...]) -> None:
    """Other cards in the place of a player's secret ones."""
    for kind in player.secrets:
        player.out_of_hand(kind)
    for kind in secrets:
        player.into_hand(kind)
    player.secrets = tuple(sorted(secrets))


# -- imagining --------------------------------------------------------------------------------------


def fill(world: State, random: Rng) -> None:
    """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely.

    What the others remember in it is only what the viewer remembers too.
    """
    turn_up(world, one_of(guesses_of(world), random))
    for player in world.players:
        if player.secrets and not is_known(player.secrets[-1]):
            turn_hand(player, tuple([dealt(world, card, random) for card in player.secrets]))
    world.under = tuple([dealt(world, card, random) for card in world.under])
    world.drawn = [dealt(world, card, random) for card in world.drawn]
    world.viewer = ALL
    world.guesses = ()


def turn_up(world: State, guess: Guess) -> None:
    """Puts the cards where a guess says they are; those already seen there stay."""
    for card in cards_placed(world):
        world.decks[c.DECK_OF[card]].append(card)
    for card in hidden_cards(guess, world.viewer, sees_drawn(world)):
        world.decks[c.DECK_OF[card]].remove(card)
    for seat in range(world.seats):
        if seat != world.viewer and guess.hands[seat] != world.players[seat].secrets:
            turn_hand(world.players[seat], guess.hands[seat])
    world.under = guess.under
    if not sees_drawn(world):
        world.drawn = list(guess.drawn)


def dealt(world: State, card: int, random: Rng) -> int:
    """The card itself, or instead of a back one with that back that the viewer cannot place."""
    if is_known(card):
        return card
    cards = world.decks[c.DECK_OF[card]]
    return cards.pop(random.below(len(cards)))
