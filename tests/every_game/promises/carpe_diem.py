"""What observations of Carpe Diem promise."""

from __future__ import annotations

from typing import Final

from tests.every_game.promising import Event, Pairs, Promise, score

from aedilis.engine.bits import count
from aedilis.games.carpe_diem.data.components import KIND_IDS, LANDSCAPE, MERCHANT_COINS, WARE_IDS, WARES

LANDSCAPES: Final = KIND_IDS[LANDSCAPE : LANDSCAPE + WARES]  # in the order of their wares


def due(event: Event) -> Pairs:
    """Wares come in, and a merchant makes a coin of each and adds his own; what a craftsman brings is chosen later."""
    waiting = event.said.named("due") if any(event.before.due) and not any(event.after.due) else {}
    if waiting and not waiting["craftsman"]:
        before, after = (at.players[event.seat] for at in (event.before, event.after))
        promised = sum(waiting[kind] for kind in LANDSCAPES) + MERCHANT_COINS * waiting["merchant"]
        yield promised, sum(after.wares) + after.coins - sum(before.wares) - before.coins


def alone(event: Event) -> bool:
    """Whether a card was paid, and no other scored by itself after it."""
    if event.action.verb != "pay":
        return False
    return bool(count(event.before.unscored) - count(event.after.unscored) == 1)


def cards(event: Event) -> Pairs:
    """What a card asks for is paid, in wares and coins together, as often as was chosen."""
    if alone(event):
        place = event.said.all("paying").index(1)
        asked = [event.said.named("cards")[f"place {place} {ware}"] for ware in WARE_IDS]
        before, after = (at.players[event.seat] for at in (event.before, event.after))
        paid = sum(before.wares) + before.coins - sum(after.wares) - after.coins
        yield sum(asked) * int(event.action.notation.removeprefix("pay ")), paid


def kept(event: Event) -> Pairs:
    """They are there afterwards."""
    if alone(event) and any(event.said.all("kept")):
        wares = event.after.players[event.seat].wares
        for keeps, has in zip(event.said.all("kept"), wares, strict=True):
            yield keeps, min(keeps, has)


LAYOUT: Final = (1, "1877aec2f051")  # the version of its observations, and their digest
PROMISES: Final[dict[str, Promise]] = {"score": score, "due": due, "cards": cards, "kept": kept}
NO_AMOUNTS: Final = {"to score": "whether something is still to be done"}
