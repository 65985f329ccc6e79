"""What happened between two positions of Foundations of Rome, as facts, with who may know them."""

from __future__ import annotations

from typing import Final, cast

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, members
from aedilis.engine.facts import Fact, Value, in_secret
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import building_values, codes, scoring
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.cards import FIRST_CHOICE
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

ANNOUNCED: Final = ("nothing", "ceres", "venus", "both")
# What is chosen together, by the numbers of the options.
CHOSEN: Final = {p.DRAFT: c.LOT_NAMES, p.GOAL: c.GOAL_IDS, p.ROLE: c.ROLE_IDS, p.ANNOUNCE: ANNOUNCED}
# What is dealt in secret: what it is called, the names of all, and how many everybody gets.
DEALT: Final = {p.DEAL_GOAL: ("goal", c.GOAL_IDS, c.GOALS_DEALT), p.DEAL_ROLE: ("role", c.ROLE_IDS, c.ROLES_DEALT)}


def facts(before: Position, option: int, after: Position) -> list[Fact]:
    """What was done, then what followed by itself."""
    old, new = cast(FoundationsOfRome, before), cast(FoundationsOfRome, after)
    choice = option - old.base
    if old.seat == CHANCE:
        told = come_out(old, choice)
    else:
        told = choices(old, choice, new) if old.together else deed(old, choice, new)
    return [*told, *what_followed(old, new)]


def fact(what: str, seat: int, **values: Value) -> Fact:
    return Fact(what, seat, values)


# -- chance --------------------------------------------------------------------------------------------


def come_out(old: FoundationsOfRome, choice: int) -> list[Fact]:
    if old.phase == p.REVEAL:
        if choice < p.CARD_OUT:
            return [fact("deed_shown", CHANCE, lot=c.LOT_NAMES[choice])]
        return [fact("card_shown", CHANCE, card=c.CARD_IDS[choice - p.CARD_OUT])]
    if old.phase == p.UNSEEN:
        return unseen(old, choice)
    if old.phase == p.MONUMENT:
        return [fact("monument_shown", CHANCE, monument=c.MONUMENT_IDS[choice])]
    if old.phase == p.OPEN_GOAL:
        return [fact("goal_shown", CHANCE, goal=c.GOAL_IDS[choice])]
    if old.phase == p.GARDEN:
        return [fact("garden", CHANCE, lot=c.LOT_NAMES[old.lot], garden=c.GARDEN_IDS[choice])]
    if old.phase == p.CERES_CARD:
        return [ceres(old, choice)]
    if old.phase == p.FIRST_PLAYER:
        silver = {(choice + number) % old.seats: c.START_SILVER + number * c.MORE_SILVER for number in range(old.seats)}
        return [fact("first", choice), *(fact("starts", seat, silver=silver[seat]) for seat in silver)]
    return dealt(old, choice)


def dealt(old: FoundationsOfRome, choice: int) -> list[Fact]:
    """Deeds are open unless they are drafted; goals and roles to choose from are not."""
    if old.phase in DEALT:
        what, names, each = DEALT[old.phase]
        return in_secret(f"dealt_{what}", (old.starter + old.dealt // each) % old.seats, {what: names[choice]})
    number, lot = (old.starter + old.dealt // c.START_DEEDS) % old.takers(), c.LOT_NAMES[choice]
    if number == old.seats:
        return [fact("ceres_gets", CHANCE, lot=lot)]
    return in_secret("dealt_deed", number, {"lot": lot}) if old.draft else [fact("gets_lot", number, lot=lot)]


def unseen(old: FoundationsOfRome, choice: int) -> list[Fact]:
    """What the Augur bought: the market stays as it is, and an influence card only its owner knows."""
    if choice < p.CARD_OUT:
        return [fact("unseen", old.turn, lot=c.LOT_NAMES[choice], card="")]
    card = c.CARD_IDS[choice - p.CARD_OUT]
    return in_secret("unseen", old.turn, {"lot": "", "card": card}, {"lot": "", "card": "?"}, "unseen")


def ceres(old: FoundationsOfRome, card: int) -> Fact:
    if card == c.CERES_BRIBES:
        return fact("ceres_bribes", CHANCE, silver=old.strength_of_bribe())
    if card == c.CERES_ENLARGES and old.lot_to_enlarge() != c.EMPTY:
        return fact("ceres_enlarges", CHANCE, lot=c.LOT_NAMES[old.lot_to_enlarge()])
    slot = 0 if card == c.CERES_ENLARGES else min(card, len(old.row) - 1)
    return fact("ceres_acquires", CHANCE, lot=c.LOT_NAMES[old.row[slot]], drawn=c.CERES_DECK[card])


# -- picks made together -------------------------------------------------------------------------------


def choices(old: FoundationsOfRome, choice: int, new: FoundationsOfRome) -> list[Fact]:
    """Known to who chose; once all have chosen most of it is shown."""
    seat = old.seat
    told = in_secret("chooses", seat, {"choice": CHOSEN[old.phase][choice]}, unseen="has_chosen")
    if old.together == 1 << seat:
        picks = [choice if other == seat else old.players[other].pick for other in range(old.seats)]
        told += revealed(old, picks, new)
    return told


def revealed(old: FoundationsOfRome, picks: list[int], new: FoundationsOfRome) -> list[Fact]:
    if old.phase == p.ANNOUNCE:
        return [fact("announces", seat, cards=ANNOUNCED[pick]) for seat, pick in enumerate(picks) if pick >= 0]
    if old.phase == p.DRAFT:
        return drafted(old, picks, new)
    told: list[Fact] = []
    for seat, role in enumerate(picks if old.phase == p.ROLE else []):  # goals stay hidden
        refused = [c.ROLE_IDS[other] for other in members(old.players[seat].roles) if other != role]
        silver = c.KNIGHT_SILVER if role == c.KNIGHT else 0
        told.append(fact("role", seat, role=c.ROLE_IDS[role], refused=refused, silver=silver))
    return told


def drafted(old: FoundationsOfRome, picks: list[int], new: FoundationsOfRome) -> list[Fact]:
    told = [fact("marks", seat, lot=c.LOT_NAMES[lot]) for seat, lot in enumerate(picks)]
    if new.phase != p.DRAFT:  # the last card is forced
        for seat, lot in enumerate(picks):
            last = sets.without(sets.without(new.players[seat].lots, old.players[seat].lots), sets.ONE[lot])
            told += [fact("marks_last", seat, lot=name) for name in g.lot_names(last)]
    return told


# -- a turn --------------------------------------------------------------------------------------------


def deed(old: FoundationsOfRome, choice: int, new: FoundationsOfRome) -> list[Fact]:
    if old.phase == p.ACT:
        return used(old, choice - p.USE, new) if choice >= p.USE else action(old, choice)
    if old.phase == p.SITE:
        return built(old, choice, new)
    if old.phase == p.OFFER and choice == p.PROPOSE:
        return dealt_with("proposes", old, old.partner)
    if old.phase == p.OFFER and choice == p.WITHDRAW:
        return [fact("withdraws", old.seat, to=old.partner)]
    if old.phase == p.ANSWER:
        return dealt_with("accepts", old, old.turn) if choice == p.ACCEPT else [fact("refuses", old.seat, to=old.turn)]
    if old.phase == p.PROTECT:
        return protection(old, choice, new)
    if old.phase == p.STEAL:
        return [threat(old, choice, new, "steals")]
    if old.phase in (p.TAKE, p.FREE, p.SCORE, p.TO):
        return [uses(old), with_card(old, choice, new)]
    return []


def action(old: FoundationsOfRome, choice: int) -> list[Fact]:
    seat, player = old.seat, old.players[old.seat]
    if choice == p.INCOME:
        return [fact("income", seat, silver=old.income(player))]
    if p.BUY <= choice < p.BUY_UNSEEN:
        slot = choice - p.BUY
        card, price = old.row[slot], old.price(player, slot)
        if card < c.LOTS:
            return [fact("buys", seat, lot=c.LOT_NAMES[card], silver=price)]
        return [fact("buys_card", seat, card=c.CARD_IDS[card - c.LOTS], silver=price)]
    if choice == p.BUY_UNSEEN:
        return [fact("buys_unseen", seat, silver=c.AUGUR_PRICE)]
    return [fact("ends", seat)] if choice == p.END_TURN else []


def built(old: FoundationsOfRome, lot: int, new: FoundationsOfRome) -> list[Fact]:
    seat, player, kind, turn = old.seat, old.players[old.seat], g.LAY_KIND[old.chosen_lay], g.LAY_TURN[old.chosen_lay]
    place = g.PLACE_OF[turn * c.LOTS + lot]
    told = [uses(old)] if old.card != c.EMPTY else []
    if old.extra == codes.BY_ARCHITECT:
        told.append(fact("pays_architect", seat, silver=c.ARCHITECT_PRICE))
    building, name, degrees = c.KIND_IDS[kind], c.LOT_NAMES[lot], g.TURN_DEGREES[turn]
    lots, replaced = g.lot_names(g.COVERED[place]), [c.KIND_IDS[code % c.KINDS] for code in player.touched(place)]
    told.append(fact("builds", seat, building=building, lot=name, degrees=degrees, lots=lots, replaced=replaced))
    if kind >= c.FIRST_MONUMENT:
        told += greeted(kind, place, new)
        if player.role == c.PONTIFEX:
            told.append(fact("pontifex", seat, points=c.PONTIFEX_POINTS))
    return told


def greeted(kind: int, place: int, new: FoundationsOfRome) -> list[Fact]:
    """What the neighbours of a new monument get; Ceres, who has no seat, takes points only (O4)."""
    building, points, told = c.KIND_IDS[kind], c.NEIGHBOURS_POINTS[kind], []
    for number, city in enumerate(new.cities):
        seat = number if number < new.seats else CHANCE
        silver = 0 if seat == CHANCE else c.NEIGHBOURS_SILVER[kind]
        if (points or silver) and building_values.neighbours([city], place):
            told.append(fact("neighbour", seat, building=building, points=points, silver=silver))
    return told


# -- influence cards and threats -----------------------------------------------------------------------


def uses(old: FoundationsOfRome) -> Fact:
    return fact("uses", old.seat, card=c.CARD_IDS[old.card])


def with_card(old: FoundationsOfRome, choice: int, new: FoundationsOfRome) -> Fact:
    """What Mars, Diana, Apollo or Minerva did."""
    if old.phase == p.TAKE:
        return threat(old, choice, new, "takes_lot")
    if old.phase == p.FREE:
        return fact("takes_free", old.seat, lot=c.LOT_NAMES[old.row[choice]])
    code = old.players[old.seat].touched(g.LOT_PLACE[choice if old.phase == p.SCORE else old.lot])[0]
    building = c.KIND_IDS[code % c.KINDS]
    if old.phase == p.SCORE:
        return fact("scores_now", old.seat, building=building, points=building_values.civic_points(old, code))
    return Fact("moves", old.seat, {"building": building, "from": c.LOT_NAMES[old.lot], "to": c.LOT_NAMES[choice]})


def used(old: FoundationsOfRome, card: int, new: FoundationsOfRome) -> list[Fact]:
    """Those cards that do something at once."""
    seat = old.seat
    if FIRST_CHOICE[card] != c.EMPTY:
        return []
    if c.PERMANENT & BIT[card]:
        return [fact("opens", seat, card=c.CARD_IDS[card])]
    told = [fact("uses", seat, card=c.CARD_IDS[card])]
    if card == c.MERCURY:
        told.append(fact("gets_silver", seat, silver=c.MERCURY_SILVER))
    if card in (c.JUNO, c.NEPTUNE):
        at = (old.era - 1) * codes.REASONS + codes.FOR_INFLUENCE
        told.append(fact("gets_points", seat, points=new.players[seat].booked[at] - old.players[seat].booked[at]))
    return told + bacchus(old, old.turn, new) if card == c.BACCHUS else told


def bacchus(old: FoundationsOfRome, last: int, new: FoundationsOfRome) -> list[Fact]:
    """Those who lost silver after the last one who was asked, up to the next one."""
    told = []
    seat = (last + 1) % old.seats
    while seat != old.turn and not (new.phase == p.PROTECT and new.partner == seat):
        told.append(taken_by_bacchus(old, seat))
        seat = (seat + 1) % old.seats
    return told


def taken_by_bacchus(old: FoundationsOfRome, seat: int) -> Fact:
    return fact("loses_silver", seat, silver=min(c.BACCHUS_SILVER, old.players[seat].silver), to=old.turn)


def threat(old: FoundationsOfRome, lot: int, new: FoundationsOfRome, what: str) -> Fact:
    if new.phase == p.PROTECT:
        return fact("threatens", old.turn, lot=c.LOT_NAMES[lot], of=old.owner(lot))
    return lost(old, what, lot)


def lost(old: FoundationsOfRome, what: str, lot: int) -> Fact:
    """A lot changes hands, and the victim gets a token or silver."""
    silver = 0 if what == "steals" else c.MARS_SILVER
    return fact(what, old.turn, lot=c.LOT_NAMES[lot], of=old.owner(lot), silver=silver)


def protection(old: FoundationsOfRome, choice: int, new: FoundationsOfRome) -> list[Fact]:
    seat, by_bacchus = old.seat, old.threat == codes.BY_BACCHUS
    told = [fact("cancels", seat, card="vesta") if choice == p.CANCEL else fact("allows", seat)]
    if choice == p.ALLOW:
        what = "steals" if old.threat == codes.BY_THEFT else "takes_lot"
        told.append(taken_by_bacchus(old, seat) if by_bacchus else lost(old, what, old.lot))
    return told + bacchus(old, seat, new) if by_bacchus else told


# -- offers --------------------------------------------------------------------------------------------


def dealt_with(what: str, old: FoundationsOfRome, other: int) -> list[Fact]:
    """Told with all cards to those who trade; the others only know how many there are."""
    whole, known = contents(old, codes.ANYBODY | BIT[old.turn]), contents(old, codes.ANYBODY)
    if whole == known:
        return [fact(what, old.seat, **whole, to=other)]
    both = BIT[old.turn] | BIT[old.partner]
    return [Fact(what, old.seat, {**whole, "to": other}, both), Fact(what, old.seat, {**known, "to": other}, ~both)]


def contents(old: FoundationsOfRome, knowing: int) -> dict[str, Value]:
    """What both give; cards that none of those know are only counted."""
    given: dict[str, Value] = {}
    sides = (("gives", old.turn, old.silver_given), ("asks", old.partner, old.silver_asked))
    for n, (who, seat, silver) in enumerate(sides):
        player = old.players[seat]
        given[who] = g.lot_names(sets.common(old.offer, player.lots))
        given[f"{who}_silver"] = silver
        given[f"{who}_fresh"], given[f"{who}_used"] = old.offer_tokens[codes.ASKED * n :][: codes.ASKED]
        given[f"{who}_cards"] = offered_cards(player, old.offer_opened, knowing)
    return given


def offered_cards(player: Player, opened: int, knowing: int) -> list[str]:
    entries = [entry for entry in player.held if entry >= codes.OFFERED]
    known = [c.CARD_IDS[entry % codes.KNOWN] for entry in entries if codes.known_by(entry) & knowing]
    unknown = ["?"] * (len(entries) - len(known))
    return [*known, *(c.CARD_IDS[card] for card in members(player.opened & opened)), *unknown]


# -- what follows by itself: the last round, the scoring of an era, the result -------------------------


def what_followed(old: FoundationsOfRome, new: FoundationsOfRome) -> list[Fact]:
    ended = new.seat == OVER and old.seat != OVER
    over = old.era and (new.era > old.era or ended)
    told = []
    if new.ending > old.ending and not over:
        told.append(fact("last_round", CHANCE if old.phase in (p.CERES_CARD, p.GARDEN) else old.turn))
    if removed := g.lot_names(sets.without(new.removed, old.removed)):
        told.append(fact("removed", CHANCE, lots=removed))
    if over:
        told += era_scored(old, new)
    if new.era > old.era:
        told.append(fact("era", CHANCE, era=new.era))
    return told + result(new) if ended else told


def era_scored(old: FoundationsOfRome, new: FoundationsOfRome) -> list[Fact]:
    """As nothing is built after it, all can be counted again afterwards."""
    at = new.copy()
    at.era = old.era
    first = (at.era - 1) * codes.REASONS
    for_role = first + codes.FOR_ROLE
    told = []
    for seat, player in enumerate(at.players):
        silver = building_values.regular_silver(at, player) if at.era < c.ERAS else 0
        values: dict[str, Value] = {
            "era": at.era,
            "citizens": building_values.population_of(at, player),
            "population": player.booked[first + codes.FOR_POPULATION],
            "civic": scoring.civic_score(at, player, False),
            "commercial": scoring.commercial_score(at, player, False),
            "monuments": scoring.civic_score(at, player, True) + scoring.commercial_score(at, player, True),
            "role": player.booked[for_role] - old.players[seat].booked[for_role] - pontifex(old, seat),
            "influence": scoring.influence_score(at, player),
            "silver": silver + scoring.role_silver(at, player),
        }
        told.append(Fact("era_scored", seat, values))
    if at.solo:
        population, civic, commercial = at.ceres().booked[first : first + codes.FOR_MONUMENTS]
        values = {"era": at.era, "population": population, "civic": civic, "commercial": commercial}
        told.append(Fact("ceres_scored", CHANCE, values))
    return told


def pontifex(old: FoundationsOfRome, seat: int) -> int:
    """Points for a monument that was built with the last action of the era."""
    built = old.phase == p.SITE and old.seat == seat and g.LAY_KIND[old.chosen_lay] >= c.FIRST_MONUMENT
    return c.PONTIFEX_POINTS if built and old.players[seat].role == c.PONTIFEX else 0


def result(new: FoundationsOfRome) -> list[Fact]:
    told = []
    for seat, player in enumerate(new.players):
        values: dict[str, Value] = {
            "score": scoring.score_of(new, player),
            "place": 1 if new.solo else new.ranks()[seat],  # among players: Ceres has a fact of her own
            "goal": "" if player.goal == c.EMPTY else c.GOAL_IDS[player.goal],
            "goal_points": scoring.hidden_goal_points(new, player),
            "unused": [c.CARD_IDS[entry % codes.KNOWN] for entry in player.held],
        }
        told.append(Fact("result", seat, values))
    if new.solo:
        ceres = scoring.score_of(new, new.ceres())
        told.append(fact("against_ceres", 0, points=ceres, won=new.ranks()[0] == 1))
    return told
