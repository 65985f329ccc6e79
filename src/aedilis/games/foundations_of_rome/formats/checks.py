"""What a position of Foundations of Rome must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import count, lowest, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, OVER
from aedilis.engine.text import demand, lie_once
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

SET_UP: Final = (
    p.FIRST_PLAYER, p.DEAL, p.MONUMENT, p.OPEN_GOAL, p.DEAL_GOAL, p.DEAL_ROLE, p.DRAFT, p.GOAL, p.ROLE,
)  # fmt: skip
TOGETHER: Final = (p.DRAFT, p.GOAL, p.ROLE, p.ANNOUNCE)


def check(position: FoundationsOfRome) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_deeds(position)
    check_cards(position)
    check_monuments(position)
    for number, player in enumerate(position.cities):
        check_player(player, number == position.seats)
    check_market(position)
    check_flow(position)
    check_dealing(position)
    check_composing(position)


# -- every card is somewhere, and nowhere else ---------------------------------------------------------


def check_deeds(at: FoundationsOfRome) -> None:
    lots = [at.deck, at.removed, at.returned, *(part for city in at.cities for part in (city.lots, city.hand))]
    deeds = [card for card in at.row if card < c.LOTS]
    lie_once(c.LOT_NAMES, sets.to_mask(g.BOARD[at.size]), deeds, *map(sets.members, lots))


def check_cards(at: FoundationsOfRome) -> None:
    """Of roles some are in the box."""
    held = [entry % codes.KNOWN for player in at.players for entry in player.held]
    shown = [card - c.LOTS for card in [*at.row, *sets.members(at.returned)] if card >= c.LOTS]
    cards = [at.card_deck, at.spent, *(player.opened for player in at.players)]
    lie_once(c.CARD_IDS, c.ALL_CARDS if at.influence else 0, held, shown, *map(members, cards))
    goals = [at.goal_deck, at.open_goals, *(player.goals for player in at.players)]
    lie_once(c.GOAL_IDS, at.goals_in_play(), *map(members, goals))
    roles = map(members, (at.role_deck, *(player.roles for player in at.players)))
    taken = [player.role for player in at.players if player.role != c.EMPTY]
    demand(not Counter(chain(taken, *roles)) - Counter(members(at.roles_in_play())))


def check_monuments(at: FoundationsOfRome) -> None:
    kinds = [code % c.KINDS for player in at.players for code in player.buildings]
    built = [kind - c.FIRST_MONUMENT for kind in kinds if kind >= c.FIRST_MONUMENT]
    wanted = c.ALL_MONUMENTS if at.with_monuments else 0
    lie_once(c.MONUMENT_IDS, wanted, members(at.monuments), members(at.monument_deck), built)


# -- a player ------------------------------------------------------------------------------------------


def check_player(player: Player, is_ceres: bool) -> None:
    """Buildings stand on own lots, none on another, and no more of them than there are."""
    own = set(sets.members(player.lots))
    covered: set[int] = set()
    for code in player.buildings:
        kind, lots = code % c.KINDS, g.PLACE_LOTS[code // c.KINDS]
        fits = g.PLACE_TURN[code // c.KINDS] in g.TURNS_OF_SHAPE[c.SHAPE[kind]]
        if not fits or not own.issuperset(lots) or covered.intersection(lots):
            raise TextError(N_("{card} does not fit there"), card=c.KIND_IDS[kind])
        if (kind >= c.FIRST_GARDEN) != is_ceres:
            raise TextError(N_("{card} lies where no such card can lie"), card=c.KIND_IDS[kind])
        covered.update(lots)
    for kind, number in Counter(code % c.KINDS for code in player.buildings).items():
        if number > c.COUNT[kind] and kind < c.FIRST_GARDEN:
            raise TextError(N_("{card} is there twice"), card=c.KIND_IDS[kind])
    if not is_ceres and player.markers() > player.limit():
        raise TextError(N_("somebody has {number} lots without a building"), number=player.markers())
    demand(player.hidden_goal() & ~player.goals == 0)


# -- the flow ------------------------------------------------------------------------------------------


def check_market(at: FoundationsOfRome) -> None:
    """It is full as long as there are cards in the pile, except for what is being filled."""
    demand(at.deeds_left == at.pile_deeds + sum(card < c.LOTS for card in [*at.row, *sets.members(at.returned)]))
    demand(at.pile_deeds <= sets.size(at.deck) and at.pile_cards <= count(at.card_deck))
    demand(at.era > 0 or at.deeds_left == 0)
    demand(at.in_pile() > 0 or at.phase not in (p.REVEAL, p.UNSEEN))
    lacking = len(at.row) < c.SLOTS and at.in_pile() > 0
    demand(at.phase in (p.UNSEEN, p.GARDEN) or (at.phase == p.REVEAL) == lacking)


def check_flow(at: FoundationsOfRome) -> None:
    decides = at.seat == OVER if at.phase == p.END else at.seat == CHANCE if at.phase < p.DRAFT else at.seat >= 0
    demand(decides and (at.phase in TOGETHER) == (at.together != 0) and not at.together >> at.seats)
    demand(not at.together or at.seat == lowest(at.together))
    demand(at.seat == at.turn or (at.phase != p.ACT and p.SHOWN_AS[at.phase] == at.phase))
    demand(at.era > 0 or at.phase < p.ACT)
    over = at.era == 0 or at.phase == p.END or at.phase in TOGETHER
    demand(over or (at.deeds_left == 0) == (at.ending > 0))


def check_dealing(at: FoundationsOfRome) -> None:
    """Nothing is dealt once an era has begun; before, all get theirs one after the other from the start player on."""
    demand(at.phase == p.GARDEN or (at.era == 0) == (at.phase in SET_UP))
    if at.viewer != ALL:  # who cannot know all hands cannot count them
        return
    each, got = c.START_DEEDS, [sets.size(city.lots) + sets.size(city.hand) for city in at.cities]
    if at.phase == p.DEAL_GOAL:
        each, got = c.GOALS_DEALT, [count(player.goals) for player in at.players]
    elif at.phase == p.DEAL_ROLE:
        each, got = c.ROLES_DEALT, [count(player.roles) for player in at.players]
    if at.phase == p.DRAFT:
        demand(at.dealt == sets.size(at.players[0].lots))
    elif at.phase in (p.DEAL, p.DEAL_GOAL, p.DEAL_ROLE) or (at.phase == p.GARDEN and at.era == 0):
        demand(got == [at.dealt_to(seat, each, at.phase) for seat in range(len(got))])
    else:
        demand(at.dealt == 0)


def check_composing(at: FoundationsOfRome) -> None:
    """What is chosen so far is what the phase needs, and can be chosen."""
    demand((at.chosen_lay != c.EMPTY) == (at.phase == p.SITE))
    demand(at.partner != c.EMPTY or at.phase not in (p.OFFER, p.OFFER_LOT, p.PROTECT))
    uses_vulcan = at.phase in (p.LAY, p.SITE) and at.extra == codes.BY_VULCAN
    uses_card = uses_vulcan or at.phase in (p.TAKE, p.SCORE, p.FROM, p.TO, p.FREE)
    demand((at.card != c.EMPTY) == uses_card)
    about_a_lot = at.phase in (p.TO, p.GARDEN) or (at.phase == p.PROTECT and at.threat != codes.BY_BACCHUS)
    demand(at.lot != c.EMPTY or not about_a_lot)
    if at.viewer in (ALL, at.seat):
        demand(not uses_card or at.players[at.seat].has_card(at.card))
        demand(at.phase != p.SITE or can_be_built(at))


def can_be_built(at: FoundationsOfRome) -> bool:
    """Whether the building that is being placed can be chosen."""
    options = at.extra_lays(at.players[at.seat], at.extra == codes.BY_VULCAN)
    return sets.has(options, p.BUILD + at.chosen_lay) and (at.actions > 0 or at.extra != c.EMPTY)
