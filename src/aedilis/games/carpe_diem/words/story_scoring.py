"""What happened in a scoring of Carpe Diem, as facts."""

from __future__ import annotations

from aedilis.engine.bits import BIT, members
from aedilis.engine.facts import Fact, Value
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.rules.scoring_phase import price_of, times_met


def scored(old: CarpeDiem, option: int, new: CarpeDiem) -> list[Fact]:
    """A disc, bread, a payment, and the cards that are settled by it; the last one may settle by itself."""
    seat = old.seat
    choice = option - old.base
    if old.phase == p.DISC:
        cards: Value = [c.CARD_IDS[old.cards[place]] for place in c.BETWEEN[choice]]
        return [Fact("disc", seat, {"circle": choice + 1, "cards": cards})]
    if old.phase == p.PAY and option < p.PAY_BASE + p.TIMES:
        return []  # only composed
    told: list[Fact] = []
    steps = old.players[seat].steps
    fed = old.fed
    first = c.EMPTY
    times = 0
    if old.phase == p.PAY:
        first = old.paying
        times = option - p.PAY_BASE - p.TIMES
        told += paid(old, times)
    elif choice < p.LOAVES:
        first = choice
    elif choice < p.DONE:
        place = choice - p.LOAVES
        card = old.cards[place]
        told.append(Fact("loaves", seat, {"card": c.CARD_IDS[card], "bread": c.BREAD_TO_FULFIL}))
        told.append(rewarded(seat, card, 1, steps))
        steps = min(steps + c.GIVES_STEPS[card], c.LAST_STEP)
        fed |= BIT[place]
    for place in settled(old, first, new):
        card = old.cards[place]
        number = times_met(old.players[seat], card) if not c.IS_PAID[card] else times if place == first else 0
        if number:
            told.append(rewarded(seat, card, number, steps))
            steps = min(steps + c.GIVES_STEPS[card] * number, c.LAST_STEP)
        elif fed & BIT[place]:
            told.append(Fact("no_more", seat, {"card": c.CARD_IDS[card]}))
        else:
            told.append(Fact("fails", seat, {"card": c.CARD_IDS[card], "points": c.PENALTY}))
    if new.phase == p.PAY and new.paying != old.paying:
        told.append(Fact("may_pay", seat, {"card": c.CARD_IDS[new.cards[new.paying]]}))
    return told


def settled(old: CarpeDiem, first: int, new: CarpeDiem) -> list[int]:
    """The places of the cards that are settled now, in order."""
    same = new.circle == old.circle and new.scorers == old.scorers
    places = members(old.unscored & ~new.unscored if same else old.unscored)
    return sorted(places, key=lambda place: place != first)


def paid(old: CarpeDiem, times: int) -> list[Fact]:
    """Wares and coins for a red card."""
    if times == 0:
        return []
    card = old.cards[old.paying]
    price = price_of(card, old.wares_to_pay(), times)
    goods: dict[str, Value] = dict(zip((*c.WARE_IDS, "coins"), price, strict=True))
    return [Fact("pays", old.seat, {"card": c.CARD_IDS[card], "times": times, **goods})]


def rewarded(seat: int, card: int, times: int, steps: int) -> Fact:
    values: dict[str, Value] = {
        "card": c.CARD_IDS[card],
        "times": times,
        "points": c.GIVES_POINTS[card] * times,
        "coins": c.GIVES_COINS[card] * times,
        "bread": c.GIVES_BREAD[card] * times,
        "steps": min(c.GIVES_STEPS[card] * times, c.LAST_STEP - steps),
    }
    return Fact("scores", seat, values)
