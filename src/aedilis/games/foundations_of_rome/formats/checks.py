"""What a position of Foundations of Rome must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import count, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, OVER
from aedilis.engine.text import refuse
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


def lie_once(names: Sequence[str], wanted: int, cards: Iterable[int]) -> None:
    found = Counter(cards)
    for number, name in enumerate(names):
        if found[number] > 1:
            raise TextError(N_("{card} is there twice"), card=name)
        if found[number] != wanted >> number & 1:
            raise TextError(N_("{card} is missing, or there too much"), card=name)


def check_deeds(at: FoundationsOfRome) -> None:
    places = [at.deck, at.removed, at.returned]
    for player in at.cities:
        places += [player.lots, player.hand]
    deeds = [card for card in at.row if card < c.LOTS]
    deeds += [lot for place in places for lot in sets.members(place)]
    lie_once(c.LOT_NAMES, sets.to_mask(g.BOARD[at.size]), deeds)


def check_cards(at: FoundationsOfRome) -> None:
    held = [entry % codes.KNOWN for player in at.players for entry in player.held]
    held = [card for card in held if card != codes.UNKNOWN_CARD]
    opened = [card for player in at.players for card in members(player.opened)]
    shown = [card - c.LOTS for card in at.row if card >= c.LOTS]
    cards = [*members(at.card_deck), *members(at.spent), *members(at.returned_cards), *held, *opened, *shown]
    lie_once(c.CARD_IDS, (1 << c.CARDS) - 1 if at.influence else 0, cards)
    dealt = [goal for player in at.players for goal in members(player.goals)]
    lie_once(c.GOAL_IDS, at.goals_in_play(), [*members(at.goal_deck), *members(at.open_goals), *dealt])
    roles = [role for player in at.players for role in members(player.roles)]
    taken = [player.role for player in at.players if player.role != c.EMPTY]
    if Counter([*members(at.role_deck), *roles, *taken]) - Counter(members(at.roles_in_play())):
        refuse()  # others are in the box, or more than one of them


def check_monuments(at: FoundationsOfRome) -> None:
    built = [code % c.KINDS - c.FIRST_MONUMENT for player in at.players for code in player.buildings]
    built = [monument for monument in built if monument >= 0]
    wanted = (1 << c.MONUMENTS) - 1 if at.with_monuments else 0
    lie_once(c.MONUMENT_IDS, wanted, [*members(at.monuments), *members(at.monument_deck), *built])


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
    if player.goal != c.EMPTY and player.goal != codes.UNKNOWN_GOAL and not player.goals >> player.goal & 1:
        refuse()


# -- the flow ------------------------------------------------------------------------------------------


def check_market(at: FoundationsOfRome) -> None:
    """It is full as long as there are cards in the pile, except for what is being filled."""
    deeds = sum(card < c.LOTS for card in at.row) + at.pile_deeds + sets.size(at.returned)
    if deeds != at.deeds_left or at.pile_deeds > sets.size(at.deck):
        refuse()
    if at.pile_cards > count(at.card_deck) or (at.era == 0 and at.deeds_left):
        refuse()
    filling = at.phase in (p.REVEAL, p.UNSEEN)
    if filling != (at.phase == p.UNSEEN or (len(at.row) < c.SLOTS and at.in_pile() > 0 and at.phase != p.GARDEN)):
        refuse()
    if filling and not at.in_pile():
        refuse()


def check_flow(at: FoundationsOfRome) -> None:
    by_chance = at.phase < p.DRAFT
    decider = OVER if at.phase == p.END else CHANCE if by_chance else at.seat
    if at.seat != decider or (at.phase >= p.DRAFT and at.phase != p.END and at.seat < 0):
        refuse()
    if (at.phase in TOGETHER) != (at.together != 0) or at.together >> at.seats:
        refuse()
    if at.together and at.seat != members(at.together)[0]:
        refuse()
    if (at.phase == p.ACT or p.SHOWN_AS[at.phase] != at.phase) and at.seat != at.turn:
        refuse()
    if at.era == 0 and at.phase >= p.ACT:
        refuse()
    if at.era and at.phase != p.END and (at.deeds_left == 0) != (at.ending > 0) and at.phase not in TOGETHER:
        refuse()


def check_dealing(at: FoundationsOfRome) -> None:
    """Nothing is dealt once an era has begun; before, all get theirs one after the other from the start player on."""
    if at.phase != p.GARDEN and (at.era == 0) != (at.phase in SET_UP):
        refuse()
    if at.viewer != ALL:  # who cannot know all hands cannot count them
        return
    if at.phase in (p.DEAL_GOAL, p.DEAL_ROLE):
        each = c.GOALS_DEALT if at.phase == p.DEAL_GOAL else c.ROLES_DEALT
        got = [count(player.goals if at.phase == p.DEAL_GOAL else player.roles) for player in at.players]
    else:
        each = c.START_DEEDS
        got = [sets.size(city.lots) + sets.size(city.hand) for city in at.cities]
    if at.phase == p.DRAFT:
        if at.dealt != sets.size(at.players[0].lots):
            refuse()
    elif at.phase in (p.DEAL, p.DEAL_GOAL, p.DEAL_ROLE) or (at.phase == p.GARDEN and at.era == 0):
        before = [(seat - at.starter) % len(got) * each for seat in range(len(got))]  # Ceres is dealt to last
        if got != [min(each, max(0, at.dealt - others)) for others in before]:
            refuse()
    elif at.dealt:
        refuse()


def check_composing(at: FoundationsOfRome) -> None:
    """What is chosen so far is what the phase needs, and can be chosen."""
    needs_partner = at.phase in (p.OFFER, p.OFFER_LOT, p.PROTECT)
    if (at.chosen_lay != c.EMPTY) != (at.phase == p.SITE) or (at.partner != c.EMPTY) < needs_partner:
        refuse()
    uses_vulcan = at.phase in (p.LAY, p.SITE) and at.extra == codes.BY_VULCAN
    needs_card = uses_vulcan or at.phase in (p.TAKE, p.SCORE, p.FROM, p.TO, p.FREE)
    if (at.card != c.EMPTY) != needs_card or (at.phase == p.TO and at.lot == c.EMPTY):
        refuse()
    if at.card != c.EMPTY and at.viewer in (ALL, at.seat) and not at.players[at.seat].has_card(at.card):
        refuse()
    if at.phase == p.SITE and at.viewer in (ALL, at.seat) and not can_be_built(at):
        refuse()
    if (at.phase == p.GARDEN or (at.phase == p.PROTECT and at.threat != codes.BY_BACCHUS)) and at.lot == c.EMPTY:
        refuse()


def can_be_built(at: FoundationsOfRome) -> bool:
    """Whether the building that is being placed can be chosen."""
    options = at.extra_lays(at.players[at.seat], at.extra == codes.BY_VULCAN)
    return sets.has(options, p.BUILD + at.chosen_lay) and (at.actions > 0 or at.extra != c.EMPTY)
