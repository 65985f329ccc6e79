"""What can be chosen in Carpe Diem, in words: what it is, and what comes of it."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest, members
from aedilis.engine.words import N_, Words
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import price_of, times_now
from aedilis.games.carpe_diem.words import terms

KEEPING: Final = {
    "grapes": N_("Keep a grape, pay a coin instead"),
    "herbs": N_("Keep a herb, pay a coin instead"),
    "chickens": N_("Keep a chicken, pay a coin instead"),
    "fish": N_("Keep a fish, pay a coin instead"),
}


def option_in_words(words: Words, at: CarpeDiem, option: int) -> str:
    choice = option - at.base
    if at.seat < 0:
        return outcome(words, at, choice)
    if at.phase in (p.MOVE, p.ANYWHERE):
        return taking(words, at, choice)
    if at.phase in (p.BUILD, p.TURN):
        return building(words, at, option)
    if at.phase == p.REWARD:
        return reward(words, at, choice)
    if at.phase == p.CRAFT:
        tile = terms.tile_with_chimneys(words, at.seals[choice])
        return words.say(N_("Seal {seal}: {tile}"), seal=choice + 1, tile=tile)
    if at.phase == p.RETURN:
        return returning(words, at, choice)
    if at.phase == p.FIGURE:
        return words.say(N_("On space {space}"), space=choice + 1)
    if at.phase == p.DISC:
        return disc(words, at, choice)
    return scoring(words, at, choice) if at.phase == p.SCORE else payment(words, at, option)


def outcome(words: Words, at: CarpeDiem, choice: int) -> str:
    """What chance can turn up."""
    if at.phase == p.FIRST_PLAYER:
        return words.say(N_("Seat {seat} goes first"), seat=choice + 1)
    if at.phase == p.FRAME:
        return words.say(N_("Frame piece {piece}"), piece=c.FRAME_IDS[choice])
    if at.phase == p.TABLEAU:
        return words.say(N_("Tableau {tableau}"), tableau=c.TABLEAU_IDS[choice])
    if at.phase in (p.CARD, p.LAY):
        return terms.card_title(words, choice)
    if at.phase == p.FOUNTAIN_CARD:
        return words.say(N_("Fountain card: {kind}"), kind=terms.kind_name(words, choice))
    return terms.tile_with_chimneys(words, choice)


# -- a turn -------------------------------------------------------------------------------------------


def taking(words: Words, at: CarpeDiem, choice: int) -> str:
    tile = at.depots[choice]
    name = terms.tile_name if len(c.SHOWN[tile]) > 1 else terms.tile_with_chimneys  # there are many of them to read
    return words.say(N_("{slot}: {tile}"), slot=c.SLOT_NAMES[choice], tile=name(words, tile))


def building(words: Words, at: CarpeDiem, option: int) -> str:
    """Where, or which way round, with all that it leads to."""
    player = at.players[at.seat]
    if at.phase == p.TURN:
        laid = at.tile * c.SIDES + option - at.base
        return with_effects(words, terms.edges_of(words, laid), player, at.cell, laid)
    if option >= p.BUILD_MORE:
        cell = option - p.BUILD_MORE
        return with_effects(words, words.say(N_("On {cell}, then turn it"), cell=c.CELL_NAMES[cell]), player, cell)
    cell = option - at.base
    laid = at.tile * c.SIDES + lowest(player.turns_at(at.tile, cell, at.largest))
    return with_effects(words, words.say(N_("On {cell}"), cell=c.CELL_NAMES[cell]), player, cell, laid)


def with_effects(words: Words, name: str, player: Player, cell: int, laid: int = c.EMPTY) -> str:
    """With the banderole, and what is finished if it is known how the tile will lie."""
    done = player.copy().lay(laid, cell) if laid != c.EMPTY else 0
    effects = [words.say(N_("banderole"))] if player.banderoles & BIT[cell] else []
    effects += [words.say(N_("finishes {object}"), object=terms.object_name(words, kind)) for kind in members(done)]
    return f"{name}: {', '.join(effects)}" if effects else name


# -- rewards ------------------------------------------------------------------------------------------


def reward(words: Words, at: CarpeDiem, kind: int) -> str:
    if c.LANDSCAPE <= kind < c.DWELLING:
        wares = terms.amount(words, c.WARE_IDS[kind - c.LANDSCAPE], at.due[kind])
        return words.say(N_("First take {wares}"), wares=wares)
    if kind == c.MERCHANT:
        coins = at.players[at.seat].all_wares() + c.MERCHANT_COINS
        return words.say(N_("First sell your wares: {coins}"), coins=terms.amount(words, "coins", coins))
    return words.say(N_("First take a tile of the seal row"))


def returning(words: Words, at: CarpeDiem, kind: int) -> str:
    return words.say(
        N_("Give back: {kind} ({points} for each, {number} finished)"),
        kind=terms.kind_name(words, kind),
        points=terms.amount(words, "points", c.FOUNTAIN_POINTS[kind]),
        number=at.players[at.seat].finished[kind],
    )


# -- scoring ------------------------------------------------------------------------------------------


def disc(words: Words, at: CarpeDiem, circle: int) -> str:
    """How often whoever scores could fulfil the two cards now, before their names: there are many of them to read."""
    cards = [at.cards[place] for place in c.BETWEEN[circle]]
    player = at.players[at.seat]
    first, second = (times_now(player, card, player.coins) for card in cards)
    names = "; ".join(terms.needs(words, card) for card in cards)
    message = N_("Circle {circle}, {first}× and {second}×: {cards}")
    return words.say(message, circle=circle + 1, first=first, second=second, cards=names)


def scoring(words: Words, at: CarpeDiem, choice: int) -> str:
    """A card, with how often whoever scores could fulfil it now."""
    place = choice % c.PLACES
    card, player = at.cards[place], at.players[at.seat]
    if choice >= p.LOAVES:
        bread, gain = terms.amount(words, "bread", c.BREAD_TO_FULFIL), terms.gives(words, card)
        return words.say(N_("Fulfil card {place} with {bread}: {gain}"), place=place + 1, bread=bread, gain=gain)
    times, name = times_now(player, card, player.coins), terms.card_name(words, card)
    if not times:
        name = words.say(N_("{card} (not met)"), card=name)
    elif c.IS_PAID[card]:
        name = words.say(N_("{card} (up to {times}×)"), card=name, times=times)
    else:
        name = f"{name} ({times}×)"
    return words.say(N_("Score card {place}: {card}"), place=place + 1, card=name)


def payment(words: Words, at: CarpeDiem, option: int) -> str:
    if option < p.PAY_BASE + p.TIMES:
        return words.say(KEEPING[c.WARE_IDS[option - at.base]])
    times = option - p.PAY_BASE - p.TIMES
    card = at.cards[at.paying]
    if times == 0:
        if at.fed & BIT[at.paying]:
            return words.say(N_("Pay nothing"))
        return words.say(N_("Pay nothing: minus {points}"), points=terms.amount(words, "points", c.PENALTY))
    *wares, coins = price_of(card, at.wares_to_pay(), times)
    paid = terms.wares(words, wares, coins)
    return words.say(N_("Pay {goods}: {gain}"), goods=paid, gain=terms.gives(words, card, times))
