"""Facts about picks made together, influence cards, threats and offers in Foundations of Rome."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, members
from aedilis.engine.facts import Fact, Value
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

ANNOUNCED: Final = ("nothing", "ceres", "venus", "both")

# -- picks made together -------------------------------------------------------------------------------


def choices(old: FoundationsOfRome, choice: int, new: FoundationsOfRome) -> list[Fact]:
    """Known to who chose; once all have chosen most of it is shown."""
    seat = old.seat
    told = [Fact("chooses", seat, {"choice": name_of(old.phase, choice)}, 1 << seat)]
    told.append(Fact("has_chosen", seat, {}, ~(1 << seat)))
    if old.together == 1 << seat:
        picks = [choice if other == seat else old.players[other].pick for other in range(old.seats)]
        told += revealed(old, picks, new)
    return told


def name_of(phase: int, choice: int) -> str:
    if phase == p.DRAFT:
        return c.LOT_NAMES[choice]
    if phase == p.ANNOUNCE:
        return ANNOUNCED[choice]
    return c.GOAL_IDS[choice] if phase == p.GOAL else c.ROLE_IDS[choice]


def revealed(old: FoundationsOfRome, picks: list[int], new: FoundationsOfRome) -> list[Fact]:
    if old.phase == p.GOAL:
        return []
    if old.phase == p.ANNOUNCE:
        return [Fact("announces", seat, {"cards": ANNOUNCED[pick]}) for seat, pick in enumerate(picks) if pick >= 0]
    if old.phase == p.DRAFT:
        return drafted(old, picks, new)
    told = []
    for seat, role in enumerate(picks):
        refused = [c.ROLE_IDS[other] for other in members(old.players[seat].roles) if other != role]
        silver = c.KNIGHT_SILVER if role == c.KNIGHT else 0
        told.append(Fact("role", seat, {"role": c.ROLE_IDS[role], "refused": refused, "silver": silver}))
    return told


def drafted(old: FoundationsOfRome, picks: list[int], new: FoundationsOfRome) -> list[Fact]:
    told = [Fact("marks", seat, {"lot": c.LOT_NAMES[lot]}) for seat, lot in enumerate(picks)]
    if new.phase != p.DRAFT:  # the last card is forced
        for seat, lot in enumerate(picks):
            last = sets.without(sets.without(new.players[seat].lots, old.players[seat].lots), sets.ONE[lot])
            told += [Fact("marks_last", seat, {"lot": name}) for name in g.lot_names(last)]
    return told


# -- influence cards and threats -----------------------------------------------------------------------


def used(old: FoundationsOfRome, card: int, new: FoundationsOfRome) -> list[Fact]:
    """Those cards that do something at once."""
    if card in (c.VULCAN, c.MARS, c.MINERVA, c.APOLLO, c.DIANA):
        return []
    seat = old.seat
    if c.PERMANENT >> card & 1:
        return [Fact("opens", seat, {"card": c.CARD_IDS[card]})]
    told = [Fact("uses", seat, {"card": c.CARD_IDS[card]})]
    if card == c.MERCURY:
        told.append(Fact("gets_silver", seat, {"silver": c.MERCURY_SILVER}))
    if card in (c.JUNO, c.NEPTUNE):
        at = (old.era - 1) * codes.REASONS + codes.FOR_INFLUENCE
        points = new.players[seat].booked[at] - old.players[seat].booked[at]
        told.append(Fact("gets_points", seat, {"points": points}))
    return told + bacchus(old, old.turn, new) if card == c.BACCHUS else told


def bacchus(old: FoundationsOfRome, last: int, new: FoundationsOfRome) -> list[Fact]:
    """Those who lost silver after the last one who was asked, up to the next one."""
    told = []
    seat = (last + 1) % old.seats
    while seat != old.turn and not (new.phase == p.PROTECT and new.partner == seat):
        told.append(Fact("loses_silver", seat, {"silver": taken_by_bacchus(old, seat), "to": old.turn}))
        seat = (seat + 1) % old.seats
    return told


def taken_by_bacchus(old: FoundationsOfRome, seat: int) -> int:
    return min(c.BACCHUS_SILVER, old.players[seat].silver)


def threat(old: FoundationsOfRome, lot: int, new: FoundationsOfRome, what: str) -> list[Fact]:
    victim = old.owner(lot)
    if new.phase == p.PROTECT:
        return [Fact("threatens", old.turn, {"lot": c.LOT_NAMES[lot], "of": victim})]
    return [lost(old, what, lot, victim)]


def lost(old: FoundationsOfRome, what: str, lot: int, victim: int) -> Fact:
    """A lot changes hands, and the victim gets a token or silver."""
    silver = 0 if what == "steals" else c.MARS_SILVER
    return Fact(what, old.turn, {"lot": c.LOT_NAMES[lot], "of": victim, "silver": silver})


def protection(old: FoundationsOfRome, choice: int, new: FoundationsOfRome) -> list[Fact]:
    seat = old.seat
    told = [Fact("cancels", seat, {"card": "vesta"}) if choice == p.CANCEL else Fact("allows", seat, {})]
    if choice != p.CANCEL:
        if old.threat == codes.BY_BACCHUS:
            told.append(Fact("loses_silver", seat, {"silver": taken_by_bacchus(old, seat), "to": old.turn}))
        else:
            told.append(lost(old, "steals" if old.threat == codes.BY_THEFT else "takes_lot", old.lot, seat))
    return told + bacchus(old, seat, new) if old.threat == codes.BY_BACCHUS else told


# -- offers --------------------------------------------------------------------------------------------


def offer(old: FoundationsOfRome, choice: int) -> list[Fact]:
    if choice == p.WITHDRAW:
        return [Fact("withdraws", old.seat, {"to": old.partner})]
    return dealt_with("proposes", old, old.partner) if choice == p.PROPOSE else []


def dealt_with(what: str, old: FoundationsOfRome, other: int) -> list[Fact]:
    """Told with all cards to those who trade; the others only know how many there are."""
    whole, known = contents(old, codes.ANYBODY | BIT[old.turn]), contents(old, codes.ANYBODY)
    if whole == known:
        return [Fact(what, old.seat, {**whole, "to": other})]
    both = BIT[old.turn] | BIT[old.partner]
    return [Fact(what, old.seat, {**whole, "to": other}, both), Fact(what, old.seat, {**known, "to": other}, ~both)]


def contents(old: FoundationsOfRome, knowing: int) -> dict[str, Value]:
    """What both give; cards that none of those know are only counted."""
    mine, theirs = old.players[old.turn], old.players[old.partner]
    give_fresh, give_used, ask_fresh, ask_used = old.offer_tokens
    return {
        "gives": g.lot_names(sets.common(old.offer, mine.lots)),
        "asks": g.lot_names(sets.common(old.offer, theirs.lots)),
        "gives_silver": old.silver_given,
        "asks_silver": old.silver_asked,
        "gives_fresh": give_fresh,
        "gives_used": give_used,
        "asks_fresh": ask_fresh,
        "asks_used": ask_used,
        "gives_cards": offered_cards(mine, old.offer_opened, knowing),
        "asks_cards": offered_cards(theirs, old.offer_opened, knowing),
    }


def offered_cards(player: Player, opened: int, knowing: int) -> list[str]:
    entries = [entry for entry in player.held if entry >= codes.OFFERED]
    known = [c.CARD_IDS[entry % codes.KNOWN] for entry in entries if codes.known_by(entry) & knowing]
    unknown = ["?" for entry in entries if not codes.known_by(entry) & knowing]
    return [*known, *(c.CARD_IDS[card] for card in members(player.opened & opened)), *unknown]


def answer(old: FoundationsOfRome, choice: int) -> list[Fact]:
    if choice == p.ACCEPT:
        return dealt_with("accepts", old, old.turn)
    return [Fact("refuses", old.seat, {"to": old.turn})]
