"""What a seat may not know in City of Rome, blanked; and views filled again with a world that fits them.

Secret are the order of the decks, the card kept in the opening draft, what a school draws, keeps and lays under a
deck. Who drafts knows which cards the later ones share; who lays cards under a deck knows them and their order,
until somebody else draws them.
"""

from __future__ import annotations

from aedilis.engine.bits import BIT
from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.components import DECK_OF, EMPTY, SLOT, UNKNOWN
from aedilis.games.city_of_rome.player import Player
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
    """The seats whose card of the draft is hidden and was passed on by the viewer."""
    place = drafting_place(state, viewer)
    seats = range(state.seats)
    return [seat for seat in seats if state.drafted & BIT[seat] and drafting_place(state, seat) > place]


def passed_on(state: State, viewer: int) -> bool:
    """Whether the drawn cards are those of the draft and went through the viewer's hands."""
    return state.round == 0 and drafting_place(state, drawer(state)) > drafting_place(state, viewer)


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
            for slot in range(len(view.players[seat].secrets)):
                shared = slot == 0 and seat in drafters
                if not (shared and alone):
                    hide_secret(view, view.players[seat], slot, shared)
    view.under = tuple([lay_face_down(view, card) for card in view.under])
    if drawer(view) != viewer:
        for index in range(len(view.drawn)):
            kind = view.drawn[index]
            lose_sight(view, kind, passing)
            view.drawn[index] = UNKNOWN + DECK_OF[kind]
    view.passed = tuple(sorted(view.passed))
    for deck in view.decks:
        deck.sort()
    if view.seat != viewer:  # what is only being prepared is nobody else's business
        view.building = EMPTY
        view.spending = 0
        view.due = 0


def lay_face_down(view: State, card: int) -> int:
    """A card under a deck as the viewer knows it; whoever laid it there is known to all."""
    kind = card % SLOT
    knows = card // SLOT
    if view.viewer >= 0 and knows & BIT[view.viewer]:
        return card
    lose_sight(view, kind, False)
    return UNKNOWN + DECK_OF[kind] + SLOT * knows


def hide_secret(view: State, player: Player, slot: int, shared: bool) -> None:
    kind = player.secrets[slot]
    lose_sight(view, kind, shared)
    turn_secret(player, slot, UNKNOWN + DECK_OF[kind])


def lose_sight(view: State, kind: int, shared: bool) -> None:
    if shared:
        view.passed = (*view.passed, kind)
    else:
        view.decks[DECK_OF[kind]].append(kind)


def turn_secret(player: Player, slot: int, kind: int) -> None:
    """Another face on a secret card: its back when it is blanked, a possible card when it is imagined."""
    player.out_of_hand(player.secrets[slot])
    player.into_hand(kind)
    player.secrets = (*player.secrets[:slot], kind, *player.secrets[slot + 1 :])


# -- imagining --------------------------------------------------------------------------------------


def fill(world: State, random: Rng) -> None:
    """Turns a copy of a view into a true position: every way to deal the unseen cards is equally likely."""
    if world.passed:
        passed = list(world.passed)
        random.shuffle(passed)
        for seat in later_drafters(world, world.viewer):
            turn_secret(world.players[seat], 0, passed.pop())
        for index in range(len(passed)):
            world.drawn[index] = passed[index]
        world.passed = ()
    for player in world.players:
        for slot in range(len(player.secrets)):
            if player.secrets[slot] >= UNKNOWN:
                turn_secret(player, slot, deal(world, player.secrets[slot], random))
    world.under = tuple([turn_up(world, card, random) for card in world.under])
    for index in range(len(world.drawn)):
        if world.drawn[index] >= UNKNOWN:
            world.drawn[index] = deal(world, world.drawn[index], random)
    world.viewer = ALL


def turn_up(world: State, card: int, random: Rng) -> int:
    kind = card % SLOT
    return card if kind < UNKNOWN else deal(world, kind, random) + card - kind


def deal(world: State, back: int, random: Rng) -> int:
    """One of the cards with this back that the viewer cannot place."""
    cards = world.decks[DECK_OF[back]]
    return cards.pop(random.below(len(cards)))
