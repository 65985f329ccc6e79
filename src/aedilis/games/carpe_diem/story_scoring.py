"""What happened in a scoring of Carpe Diem, as facts."""

from __future__ import annotations

from aedilis.engine.bits import BIT, members
from aedilis.engine.facts import Fact, Value
from aedilis.games.carpe_diem.components import (
    BETWEEN,
    BREAD_TO_FULFIL,
    CARD_IDS,
    EMPTY,
    GIVES_BREAD,
    GIVES_COINS,
    GIVES_POINTS,
    GIVES_STEPS,
    IS_PAID,
    LAST_STEP,
    PENALTY,
    PRICE,
    WARE_IDS,
    WARES,
)
from aedilis.games.carpe_diem.phases import (
    DISC,
    DONE,
    LOAVES,
    MORE_BASE,
    PAY,
    PAYMENT,
    PAYMENTS,
)
from aedilis.games.carpe_diem.position import CarpeDiem
from aedilis.games.carpe_diem.rules_scoring import times_met


def scored(old: CarpeDiem, option: int, new: CarpeDiem) -> list[Fact]:
    """A disc, bread, a payment, and the cards that are settled by it; the last one may settle by itself."""
    seat = old.seat
    choice = option - old.base
    if old.phase == DISC:
        cards: Value = [CARD_IDS[old.cards[place]] for place in BETWEEN[choice]]
        return [Fact("disc", seat, {"circle": choice + 1, "cards": cards})]
    if old.phase == PAY and choice < PAYMENT:
        return []  # only composed
    told: list[Fact] = []
    steps = old.players[seat].steps
    fed = old.fed
    first = EMPTY
    times = 0
    if old.phase == PAY:
        first = old.paying
        times = option - MORE_BASE + PAYMENTS if option >= MORE_BASE else choice - PAYMENT
        told += paid(old, times)
    elif choice < LOAVES:
        first = choice
    elif choice < DONE:
        place = choice - LOAVES
        card = old.cards[place]
        told.append(Fact("loaves", seat, {"card": CARD_IDS[card], "bread": BREAD_TO_FULFIL}))
        told.append(rewarded(seat, card, 1, steps))
        steps = min(steps + GIVES_STEPS[card], LAST_STEP)
        fed |= BIT[place]
    for place in settled(old, first, new):
        card = old.cards[place]
        number = times_met(old.players[seat], card) if not IS_PAID[card] else times if place == first else 0
        if number:
            told.append(rewarded(seat, card, number, steps))
            steps = min(steps + GIVES_STEPS[card] * number, LAST_STEP)
        elif fed & BIT[place]:
            told.append(Fact("no_more", seat, {"card": CARD_IDS[card]}))
        else:
            told.append(Fact("fails", seat, {"card": CARD_IDS[card], "points": PENALTY}))
    if new.phase == PAY and new.paying != old.paying:
        told.append(Fact("may_pay", seat, {"card": CARD_IDS[new.cards[new.paying]]}))
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
    player = old.players[old.seat]
    due = [PRICE[card][ware] * times for ware in range(WARES)]
    wares = [min(due[ware], player.wares[ware] - old.kept[ware]) for ware in range(WARES)]
    values: dict[str, Value] = {"card": CARD_IDS[card], "times": times, **dict(zip(WARE_IDS, wares, strict=True))}
    return [Fact("pays", old.seat, {**values, "coins": sum(due) - sum(wares)})]


def rewarded(seat: int, card: int, times: int, steps: int) -> Fact:
    values: dict[str, Value] = {
        "card": CARD_IDS[card],
        "times": times,
        "points": GIVES_POINTS[card] * times,
        "coins": GIVES_COINS[card] * times,
        "bread": GIVES_BREAD[card] * times,
        "steps": min(GIVES_STEPS[card] * times, LAST_STEP - steps),
    }
    return Fact("scores", seat, values)
