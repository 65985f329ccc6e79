"""What a seat may not know in Foundations of Rome, blanked; and views filled again with a world that fits them.

Secret are hands in the draft, cards to choose a goal or a role from, hidden goals, what is chosen together until all
have chosen, and influence cards that nobody but their owners have seen. A view knows the hands that its viewer passed
on, as every card taken from them is shown. Influence cards are told apart by where they lie, so all know who knows one.
"""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.rules import Rules

# -- who knows what ------------------------------------------------------------------------------------


def knows_hand(state: Rules, viewer: int, seat: int) -> bool:
    """Whether the viewer has held, or holds, the cards that a seat holds in the draft."""
    if viewer < 0:
        return False
    passed = state.dealt if state.phase == p.DRAFT else 0
    return (seat - viewer) % state.seats <= passed


def knows_card(entry: int, viewer: int) -> bool:
    """Of an influence card that lies face down."""
    known = codes.known_by(entry)
    return known & codes.ANYBODY != 0 or (viewer >= 0 and known & BIT[viewer] != 0)


def dealt_to(state: Rules, seat: int, each: int) -> int:
    """How many cards a seat has got so far, while each is dealt so many."""
    before = (seat - state.starter) % state.seats * each
    return min(each, max(0, state.dealt - before))


# -- blanking ------------------------------------------------------------------------------------------


def blank(view: Rules, viewer: int) -> None:
    """Turns a copy of the true position into what the viewer may know of it."""
    if view.viewer != ALL:
        raise ValueError("only the true position can be seen by another seat")
    view.viewer = viewer
    if view.phase == p.END:
        return  # all is counted, so all is open
    for seat in range(view.seats):
        player = view.players[seat]
        if not knows_hand(view, viewer, seat):
            view.deck = sets.union(view.deck, player.hand)
            player.hand = sets.NOTHING
        if seat != viewer:
            blank_choices(view, player)
        player.held = tuple(sorted([back_of(view, entry, viewer) for entry in player.held]))


def blank_choices(view: Rules, player: Player) -> None:
    view.goal_deck |= player.goals
    view.role_deck |= player.roles
    player.goals = player.roles = 0
    if player.goal != c.EMPTY:
        player.goal = codes.UNKNOWN_GOAL
    if player.pick != c.EMPTY:
        player.pick = codes.HIDDEN


def back_of(view: Rules, entry: int, viewer: int) -> int:
    """A card that lies face down, as the viewer sees it."""
    if knows_card(entry, viewer):
        return entry
    view.card_deck |= BIT[entry % codes.KNOWN]
    return entry - entry % codes.KNOWN + codes.UNKNOWN_CARD


# -- imagining -----------------------------------------------------------------------------------------


def fill(world: Rules, random: Rng) -> None:
    """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely."""
    viewer = world.viewer
    for seat in range(world.seats if world.phase != p.END else 0):
        player = world.players[seat]
        if world.phase in (p.DEAL, p.DRAFT) and world.draft and not knows_hand(world, viewer, seat):
            deal_hand(world, seat, random)
        if seat != viewer:
            deal_choices(world, seat, random)
        player.held = tuple(sorted([turned_up(world, entry, random) for entry in player.held]))
    for player in world.players:
        if player.pick == codes.HIDDEN:
            player.pick = random_pick(world, player, random)
    world.viewer = ALL


def deal_hand(world: Rules, seat: int, random: Rng) -> None:
    player = world.players[seat]
    number = c.START_DEEDS - world.dealt if world.phase == p.DRAFT else dealt_to(world, seat, c.START_DEEDS)
    for _ in range(number):
        lot = sets.ONE[sets.nth(world.deck, random.below(sets.size(world.deck)))]
        world.deck = sets.without(world.deck, lot)
        player.hand = sets.union(player.hand, lot)


def deal_choices(world: Rules, seat: int, random: Rng) -> None:
    """The goals that a seat chooses or chose from, and roles while they are chosen."""
    player = world.players[seat]
    if world.phase == p.DEAL_GOAL or world.phase == p.GOAL or player.goal != c.EMPTY:
        number = dealt_to(world, seat, c.GOALS_DEALT) if world.phase == p.DEAL_GOAL else c.GOALS_DEALT
        for _ in range(number):
            goal = BIT[random.member(world.goal_deck)]
            world.goal_deck &= ~goal
            player.goals |= goal
    if player.goal == codes.UNKNOWN_GOAL:
        player.goal = random.member(player.goals)
    if world.phase == p.DEAL_ROLE or world.phase == p.ROLE:
        number = dealt_to(world, seat, c.ROLES_DEALT) if world.phase == p.DEAL_ROLE else c.ROLES_DEALT
        for _ in range(number):
            role = BIT[random.member(world.role_deck)]
            world.role_deck &= ~role
            player.roles |= role


def turned_up(world: Rules, entry: int, random: Rng) -> int:
    """Instead of a back one of the cards that the viewer cannot place."""
    if entry % codes.KNOWN != codes.UNKNOWN_CARD:
        return entry
    card = random.member(world.card_deck)
    world.card_deck &= ~BIT[card]
    return entry - codes.UNKNOWN_CARD + card


def random_pick(world: Rules, player: Player, random: Rng) -> int:
    """What somebody may have chosen, each as likely as any other."""
    if world.phase == p.ANNOUNCE:
        return random.member(player.announcements())
    if world.phase != p.DRAFT:
        return random.member(player.goals if world.phase == p.GOAL else player.roles)
    return sets.nth(player.hand, random.below(sets.size(player.hand)))
