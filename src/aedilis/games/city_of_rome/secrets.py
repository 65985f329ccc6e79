"""What a seat may not know in City of Rome, blanked; and views filled again with a world that fits them.

Secret are the order of the decks, the card kept in the opening draft, what a school draws, keeps and lays under a
deck. Of a secret card in somebody's hand the others see the back only, so equal backs cannot be told apart. Who
drafts knows which cards the later ones share, as long as what they build leaves no doubt which of them are gone. Who
lays cards under a deck knows them and their order, until somebody else draws them.
"""

from __future__ import annotations

from aedilis.engine.bits import BIT
from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.components import COPIES, DECK_OF, EMPTY, OPENING_DECK, SLOT, UNKNOWN
from aedilis.games.city_of_rome.player import Player, without
from aedilis.games.city_of_rome.state import State


def drafting_place(state: State, seat: int) -> int:
    """How many looked at the opening cards before this seat; a spectator sees none of them."""
    return (state.starter - 1 - seat) % state.seats if seat >= 0 else state.seats


def drawer(state: State) -> int:
    """Whose eyes the drawn cards are for."""
    if state.round:
        return state.builders[state.space]
    return state.seat if state.seat >= 0 else (state.starter - 1) % state.seats


def later_drafters(state: State, viewer: int) -> list[int]:
    """The seats that hold a card the viewer passed on in the draft, as far as the viewer can tell."""
    if viewer >= 0 and state.lost & BIT[viewer]:
        return []
    place = drafting_place(state, viewer)
    seats = range(state.seats)
    return [seat for seat in seats if state.players[seat].draft != EMPTY and drafting_place(state, seat) > place]


def passed_on(state: State, viewer: int) -> bool:
    """Whether the drawn cards are those of the draft and went through the viewer's hands."""
    return state.round == 0 and drafting_place(state, drawer(state)) > drafting_place(state, viewer)


def show_from_draft(state: State, kind: int) -> None:
    """A secret card with the back of the draft was built: who can still tell what is left of the draft?"""
    player = state.players[state.seat]
    if kind == player.draft and COPIES[kind] == 1:
        player.draft = EMPTY  # whoever passed it on knows that there is no other
        return
    if not [card for card in player.secrets if DECK_OF[card] == OPENING_DECK]:
        player.draft = EMPTY
        return
    for viewer in range(state.seats):
        drafters = later_drafters(state, viewer)
        if state.seat in drafters and kind in [state.players[seat].draft for seat in drafters]:
            state.lost |= BIT[viewer]


# -- blanking ---------------------------------------------------------------------------------------


def blank(view: State, viewer: int) -> None:
    """Turns a copy of the true position into what the viewer may know of it."""
    if view.viewer != ALL:
        raise ValueError("only the true position can be seen by another seat")
    view.viewer = viewer
    drafters = later_drafters(view, viewer)
    passing = passed_on(view, viewer)
    alone = len(drafters) == 1 and not (passing and view.drawn)  # then the viewer knows who has the card
    for seat in range(view.seats):
        if seat != viewer:
            hide_secrets(view, view.players[seat], seat in drafters, alone)
            if not (alone and seat in drafters):
                hide_draft(view, seat)
    view.under = tuple([lay_face_down(view, card) for card in view.under])
    if drawer(view) != viewer:
        for index in range(len(view.drawn)):
            kind = view.drawn[index]
            lose_sight(view, kind, passing)
            view.drawn[index] = UNKNOWN + DECK_OF[kind]
    view.passed = tuple(sorted(view.passed))
    view.lost &= BIT[viewer] if viewer >= 0 else 0
    for deck in view.decks:
        deck.sort()
    if view.seat != viewer:  # what is only being prepared is nobody else's business
        view.building = EMPTY
        view.spending = 0
        view.due = 0


def hide_secrets(view: State, player: Player, passed: bool, alone: bool) -> None:
    """Turns the secret cards of another player over; only a card passed on to this player alone stays known."""
    cards = player.secrets
    known: tuple[int, ...] = ()
    if passed:
        cards = without(cards, player.draft)
        if alone:
            known = (player.draft,)
        else:
            lose_sight(view, player.draft, True)
            swap_in_hand(player, player.draft, UNKNOWN + OPENING_DECK)
            known = (UNKNOWN + OPENING_DECK,)
    for kind in cards:
        lose_sight(view, kind, False)
        swap_in_hand(player, kind, UNKNOWN + DECK_OF[kind])
        known = (*known, UNKNOWN + DECK_OF[kind])
    player.secrets = tuple(sorted(known))


def hide_draft(view: State, seat: int) -> None:
    """Who passed cards on knows whether this seat still holds one of them; to others it may as long as it can."""
    player = view.players[seat]
    viewer = view.viewer
    lost = viewer < 0 or view.lost & BIT[viewer]
    if lost or drafting_place(view, seat) < drafting_place(view, viewer):
        player.draft = UNKNOWN + OPENING_DECK if UNKNOWN + OPENING_DECK in player.secrets else EMPTY
    elif player.draft != EMPTY:
        player.draft = UNKNOWN + OPENING_DECK


def swap_in_hand(player: Player, kind: int, other: int) -> None:
    player.out_of_hand(kind)
    player.into_hand(other)


def lay_face_down(view: State, card: int) -> int:
    """A card under a deck as the viewer knows it; whoever laid it there is known to all."""
    kind = card % SLOT
    knows = card // SLOT
    if view.viewer >= 0 and knows & BIT[view.viewer]:
        return card
    lose_sight(view, kind, False)
    return UNKNOWN + DECK_OF[kind] + SLOT * knows


def lose_sight(view: State, kind: int, shared: bool) -> None:
    if shared:
        view.passed = (*view.passed, kind)
    else:
        view.decks[DECK_OF[kind]].append(kind)


# -- imagining --------------------------------------------------------------------------------------


def fill(world: State, random: Rng) -> None:
    """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely."""
    if world.passed:
        passed = list(world.passed)
        random.shuffle(passed)
        for seat in later_drafters(world, world.viewer):
            player = world.players[seat]
            player.draft = passed.pop()
            turn_secret(player, UNKNOWN + OPENING_DECK, player.draft)
        for index in range(len(passed)):
            world.drawn[index] = passed[index]
        world.passed = ()
    for player in world.players:
        for back in player.secrets:
            if back >= UNKNOWN:
                turn_secret(player, back, deal(world, back, random))
        if player.draft >= UNKNOWN:
            cards = [card for card in player.secrets if DECK_OF[card] == OPENING_DECK]
            player.draft = cards[random.below(len(cards))]
    world.under = tuple([turn_up(world, card, random) for card in world.under])
    for index in range(len(world.drawn)):
        if world.drawn[index] >= UNKNOWN:
            world.drawn[index] = deal(world, world.drawn[index], random)
    world.viewer = ALL


def turn_secret(player: Player, back: int, kind: int) -> None:
    swap_in_hand(player, back, kind)
    player.secrets = tuple(sorted([*without(player.secrets, back), kind]))


def turn_up(world: State, card: int, random: Rng) -> int:
    kind = card % SLOT
    return card if kind < UNKNOWN else deal(world, kind, random) + card - kind


def deal(world: State, back: int, random: Rng) -> int:
    """One of the cards with this back that the viewer cannot place."""
    cards = world.decks[DECK_OF[back]]
    return cards.pop(random.below(len(cards)))
