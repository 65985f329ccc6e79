"""Whether what is to be decided in a position of City of Marble fits what lies on the table."""

from __future__ import annotations

from typing import Final

from aedilis.engine.errors import TextError
from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.player import CENTRE
from aedilis.games.city_of_marble.rules.position import CityOfMarble

BEFORE: Final = (p.FIRST_PLAYER, p.HILL)
BY_CHANCE: Final = (p.FIRST_PLAYER, p.HILL, p.BRIDGE)


def check_flow(at: CityOfMarble) -> None:
    good = (
        decider_fits(at)
        and set_up_fits(at)
        and district_fits(at)
        and pieces_fit(at)
        and turn_fits(at)
        and drawing_fits(at)
        and sites_fit(at)
    )
    if not good:
        raise TextError(N_("this position cannot be played on"))


def decider_fits(at: CityOfMarble) -> bool:
    if at.phase == p.MOVE:
        return at.seat >= 0
    return at.seat == (OVER if at.phase == p.END else CHANCE if at.phase in BY_CHANCE else at.turn)


def set_up_fits(at: CityOfMarble) -> bool:
    """Before the first turn nothing has happened but hills; the first player is not known before these."""
    if at.phase not in BEFORE:
        return True
    if at.laid or at.actions or at.last_turns or at.turn != at.starter or (at.phase == p.FIRST_PLAYER and at.turn):
        return False
    for player in at.players:
        if player.hand != [c.START_DISTRICTS] * c.KINDS or any(player.drawn) or any(player.imperium) or player.coins:
            return False
        if any(where != CENTRE for where in player.magistrates):
            return False
    return True


# -- turns --------------------------------------------------------------------------------------------------


def turn_fits(at: CityOfMarble) -> bool:
    """An action is taken as long as there is one; the last turns begin when enough stacks are empty."""
    over = at.phase == p.END
    if (at.last_turns or over) and at.empty_stacks() < c.EMPTY_STACKS:
        return False
    if at.actions > (c.LAST_ACTIONS if at.last_turns or over else c.ACTIONS_A_TURN):
        return False
    if at.extra and (at.last_turns or over or at.phase in BEFORE):
        return False
    if over:
        return at.last_turns == 0 and at.actions == 0
    if at.phase == p.ACT:
        return at.turn_options() != 0
    return at.phase in BEFORE or at.actions > 0 or at.extra > 0


def drawing_fits(at: CityOfMarble) -> bool:
    """Only who has the turn can have districts on the left field, and a second one is drawn after the first."""
    for seat, player in enumerate(at.players):
        if any(player.drawn) and (seat != at.turn or at.phase == p.END):
            return False
    if at.phase != p.DRAW:
        return at.first == c.EMPTY
    others = at.stacks_for_second() if at.first != c.EMPTY else 0
    return others & others - 1 != 0 and at.players[at.turn].drawn[at.first] > 0


# -- a district and what follows from it ----------------------------------------------------------------------


def district_fits(at: CityOfMarble) -> bool:
    """It is chosen while a place for it is sought, and lies there while its effects are resolved."""
    effects = at.phase in (p.POST, p.BRIDGE, p.SITE, p.MOVE) or at.aqueduct != c.EMPTY
    if (at.place != c.EMPTY) != effects or (at.kind != c.EMPTY) != (effects or at.phase == p.LAY):
        return False
    player = at.players[at.turn]
    if at.phase == p.LAY:
        return player.hand[at.kind] > 0 and at.legal_places != 0
    if not effects:
        return True
    if at.place * c.KINDS + at.kind not in at.laid:
        return False
    if at.phase == p.POST:
        posted = [where for other in at.players for where in other.magistrates]
        return player.idle_magistrate() != c.EMPTY and at.place * c.KINDS + at.kind not in posted
    return at.phase != p.BRIDGE or g.PLACE_BRIDGE[at.place] != c.EMPTY


def pieces_fit(at: CityOfMarble) -> bool:
    """Pieces are to be laid where there are several ways; an aqueduct is begun by the district at its source.

    All but one may be dead ends: by the first version of the rules these could be chosen, and its texts still open.
    """
    if at.phase != p.PIECE:
        return at.pieces == 0 and at.aqueduct == c.EMPTY
    if at.aqueduct == c.EMPTY:
        fits = 0 < at.pieces < c.EXPAND_PIECES
    else:
        path = at.paths[at.aqueduct]
        begun = bool(path) and path[0] in g.CORNERS[at.place]
        fits = begun and at.pieces > 0 and len(path) == 1 + c.START_PIECES - at.pieces
    ways = at.ways() if fits else 0
    return ways & ways - 1 != 0


def sites_fit(at: CityOfMarble) -> bool:
    """The player is asked which site is next where it matters; then whoever has a magistrate there."""
    if at.due and at.place == c.EMPTY:
        return False
    if (at.site != c.EMPTY) != (at.phase == p.MOVE):
        return False
    if at.phase == p.SITE:
        return len(at.due) > 1 and at.order_matters(at.due)
    if at.phase != p.MOVE:
        return True
    built = at.sites[at.site] != c.EMPTY and at.site in g.CORNERS[at.place] and at.site not in at.due
    return built and at.magistrates_at(at.seat) != 0
