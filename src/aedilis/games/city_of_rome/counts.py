"""What anybody at the table of City of Rome can count."""

from __future__ import annotations

from aedilis.games.city_of_rome.components import DECK_OF, MARKED, UNKNOWN
from aedilis.games.city_of_rome.player import Player
from aedilis.games.city_of_rome.state import State


def cards_left(view: State, deck: int) -> int:
    """How many cards lie in a deck. In a view `decks` also hold what its viewer cannot place: that is elsewhere."""
    back = UNKNOWN + deck
    elsewhere = view.drawn.count(back) + sum(player.secrets.count(back) for player in view.players)
    known_below = sum(1 for card in view.under if card < UNKNOWN and DECK_OF[card] == deck)
    return len(view.decks[deck]) - elsewhere + known_below


def markers_on(player: Player, cell: int) -> int:
    return next((bath % MARKED for bath in player.baths if bath // MARKED == cell), 0)
