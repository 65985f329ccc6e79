"""What a position of City of Rome must satisfy when it comes from outside, such as a text somebody edited."""

from __future__ import annotations

from collections import Counter

from aedilis.engine.bits import BIT, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import ALL, CHANCE, NOBODY, OVER
from aedilis.engine.rng import Rng
from aedilis.engine.text import demand, refuse
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.memory import back_of, is_known
from aedilis.games.city_of_rome.rules.player import Player, beside
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.secrets import guesses_of


def check(position: CityOfRome) -> None:
    """Refuses what cannot happen in a game, as far as it can be seen without the moves before."""
    check_copies(position)
    check_influence_cards(position)
    for player in position.players:
        check_city(player)
        check_hand(player)
    check_strips(position)
    check_turn(position)
    check_trail(position)
    check_views(position)


def check_copies(position: CityOfRome) -> None:
    """No card lies in more places than there are copies of it."""
    places = [position.offer, position.under, position.drawn, *position.decks]
    for player in position.players:
        places += [player.cards(), player.cells]
    for kind, number in Counter(kind for place in places for kind in place).items():
        if 0 <= kind < c.KINDS and number > c.COPIES[kind]:
            message = N_("{number} copies of {card}, but there are only {copies}")
            raise TextError(message, number=number, card=c.IDS[kind], copies=c.COPIES[kind])


def check_influence_cards(position: CityOfRome) -> None:
    """Only those that have come up, each in one place."""
    rounds = position.round if position.phase in (p.STRIP, p.REVEAL) else position.round + 1
    left = 0
    for cards in c.INFLUENCE_APPEARS[position.seats][:rounds]:
        left |= cards
    for cards in (position.lying, *(player.won for player in position.players)):
        for card in members(cards & ~left):
            raise TextError(N_("the influence card {value} cannot lie there"), value=c.INFLUENCE_CARDS[card])
        left &= ~cards


def check_city(player: Player) -> None:
    within = not player.occupied & ~player.frame
    demand(within, N_("a city is larger than {width}x{height}"), width=c.WIDTH, height=c.HEIGHT)
    reached = player.occupied & -player.occupied
    while beside(reached) & player.occupied & ~reached:
        reached |= beside(reached) & player.occupied
    demand(reached == player.occupied, N_("a city is not connected"))
    for cell in members(player.aqueducts):
        alone = not player.aqueducts & c.ROW_AND_COLUMN[cell] & ~BIT[cell]
        demand(alone, N_("two aqueducts in the row or column of {cell}"), cell=c.CELL_NAMES[cell])
    demand(not player.bricks & ~player.granaries, N_("a brick token lies where none can lie"))
    for cell, markers in (divmod(bath, c.MARKED) for bath in player.baths):
        fits = player.blue & BIT[cell] and markers <= c.MOST_MARKERS
        demand(fits, N_("wrong markers on {cell}"), cell=c.CELL_NAMES[cell])


def check_hand(player: Player) -> None:
    for kind in player.secrets:
        held = player.secrets.count(kind) <= player.holds(kind)
        demand(held, N_("the secret card {card} is not in the hand"), card=c.IDS[kind])


def check_strips(position: CityOfRome) -> None:
    for at, side in enumerate(position.strips):
        seen = position.strips[:at]
        demand(side not in seen and c.MIRRORED[side] not in seen, N_("an action strip lies there twice"))


def check_turn(position: CityOfRome) -> None:
    """The offer has a card for every builder whose turn is still to come, and whoever decides has the turn."""
    full = c.OFFER_PER_DECK[position.seats] * c.DECKS[position.seats]
    due = sum(seat != c.EMPTY for seat in position.builders[max(position.space, 0) :])
    phase, round = position.phase, position.round
    acting = phase in (p.ACT, p.PAY, p.CELL, p.SCHOOL, p.UNDER) or (phase in (p.KEEP, p.DRAW) and round)
    wanted = full if phase == p.PLACE else due if phase == p.TAKE else due - 1 if acting else 0
    message = N_("{number} cards in the offer, where {wanted} belong")
    demand(len(position.offer) >= wanted, message, number=len(position.offer), wanted=wanted)
    builder = position.builders[position.space]
    fits = not (acting or phase == p.TAKE) or (builder != c.EMPTY and position.seat in (builder, CHANCE))
    demand(fits, N_("it is the turn of whoever has a builder on space {space}"), space=position.space + 1)
    demand(position.seat == decider(position) and flow_fits(position))


def flow_fits(position: CityOfRome) -> bool:
    """As many strips are seen, builders placed and cards on offer as there are at this moment of a round."""
    phase, round = position.phase, position.round
    opening = phase == p.FIRST_PLAYER or (phase in (p.STRIP, p.DRAW, p.KEEP) and round == 0)
    before_strip = phase in (p.FIRST_PLAYER, p.STRIP)
    strips = round if before_strip else min(round + 1, c.STRIPS)
    if phase in (p.SCHOOL, p.DRAW) and not position.drawing:
        return False
    if opening != (round == 0) or len(position.strips) != strips or (before_strip and strips == c.STRIPS):
        return False
    standing = sum(seat != c.EMPTY for seat in position.builders)
    if opening or phase in (p.STRIP, p.REVEAL, p.PLACE):
        placed = standing if phase == p.PLACE else 0
        return position.placed == standing == placed and (
            phase != p.REVEAL or position.deck == len(position.offer) // c.OFFER_PER_DECK[position.seats]
        )
    passed = position.builders[: position.space] if phase != p.END else []
    return position.placed == position.seats * c.BUILDERS[position.seats] and all(seat == c.EMPTY for seat in passed)


def decider(position: CityOfRome) -> int:
    """Who can only be deciding this."""
    if position.phase in (p.FIRST_PLAYER, p.STRIP, p.DRAW, p.REVEAL):
        return CHANCE
    if position.phase == p.END:
        return OVER
    if position.phase == p.PLACE:
        return (position.first_player() + position.placed) % position.seats
    if position.round == 0:  # the opening draft: cards go on to the right, beginning beside the first player
        return (position.starter - 1 - position.seats + len(position.drawn)) % position.seats
    return position.builders[position.space]


def check_trail(position: CityOfRome) -> None:
    """What happened to the secret cards has brought them where they are."""
    places = [*(player.secrets for player in position.players), position.under, tuple(position.drawn)]
    guesses = [guess for guess, _ in guesses_of(position.copy())]
    found = any(all(map(fits, (*guess.hands, guess.under, guess.drawn), places)) for guess in guesses)
    demand(found, N_("the trail does not lead to the secret cards in the hands, drawn and under the decks"))


def fits(cards: tuple[int, ...], place: tuple[int, ...]) -> bool:
    """Whether a place may hold just these cards; a back stands for any card with that back."""
    more, less = Counter(cards) - Counter(place), Counter(place) - Counter(cards)
    clash = {c.DECK_OF[card] for card in more if is_known(card)} & {c.DECK_OF[card] for card in less if is_known(card)}
    return not clash and sorted(map(back_of, cards)) == sorted(map(back_of, place))


def check_views(position: CityOfRome) -> None:
    """Everybody can look at it, and whoever decides has an option."""
    random = Rng(0)
    try:
        position.reopen()
        for viewer in (*range(position.seats), NOBODY) if position.viewer == ALL else ():
            position.seen_by(viewer).imagine(random)
        world = position.copy() if position.viewer == ALL else position.imagine(random)
        demand(world.seat == OVER or (world.count() and has_enough_cards(world)))
    except (ValueError, IndexError, AttributeError, OverflowError):
        refuse()


def has_enough_cards(world: CityOfRome) -> bool:
    """Every offer to come can be dealt: each school takes one card out of a deck for good."""
    offers = c.ROUNDS[world.seats] - world.round + (world.round > 0 and world.phase in (p.STRIP, p.REVEAL))
    coming_back = world.drawn if world.round else []
    hands = [player.cards() for player in world.players]
    unbuilt = (kind for place in (world.offer, world.under, coming_back, *world.decks, *hands) for kind in place)
    schools = sum(c.ON_BUILD[kind] == c.CARDS for kind in unbuilt)
    if world.round and world.phase in (p.SCHOOL, p.DRAW, p.KEEP):
        schools += 1
    for deck, cards in enumerate(world.decks):
        needed = offers * c.OFFER_PER_DECK[world.seats]
        needed -= sum(c.DECK_OF[kind] == deck for kind in world.offer) if world.phase == p.REVEAL else 0
        needed += schools if deck >= c.FIRST_SCHOOL_DECK else 0
        needed += opening_cards(world) if deck == c.OPENING_DECK else 0
        if offers and needed > len(cards) + sum(c.DECK_OF[kind] == deck for kind in (*world.under, *coming_back)):
            return False
    return True


def opening_cards(world: CityOfRome) -> int:
    """Those still to be drawn for the opening draft."""
    if world.round or world.phase == p.KEEP:
        return 0
    return world.drawing if world.phase == p.DRAW else world.seats
