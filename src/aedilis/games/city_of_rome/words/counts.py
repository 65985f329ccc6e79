"""What anybody at the table of City of Rome can count."""

from __future__ import annotations

from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules.player import Player
from aedilis.games.city_of_rome.rules.state import State


def cards_left(view: State, deck: int) -> int:
    """How many cards lie in a deck. In a view `decks` also hold what its viewer cannot place: that is elsewhere."""
    back = c.UNKNOWN + deck
    elsewhere = view.drawn.count(back) + sum(player.secrets.count(back) for player in view.players)
    known_below = sum(1 for card in view.under if card < c.UNKNOWN and c.DECK_OF[card] == deck)
    return len(view.decks[deck]) - elsewhere + known_below


def markers_on(player: Player, cell: int) -> int:
    return next((bath % c.MARKED for bath in player.baths if bath // c.MARKED == cell), 0)
