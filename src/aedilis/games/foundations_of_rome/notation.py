"""The tables of everything that players and chance can do in Foundations of Rome, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.foundations_of_rome.components import (
    APOLLO,
    CARD_IDS,
    CERES_DECK,
    DIANA,
    ERAS,
    FIRST_MONUMENT,
    GARDEN_IDS,
    GOAL_IDS,
    KIND_IDS,
    LOT_NAMES,
    LOTS,
    MARS,
    MINERVA,
    MONUMENT_IDS,
    MOST_LOT_MARKERS,
    MOST_SEATS,
    OFFERED_SILVER,
    PROPOSALS,
    ROLE_IDS,
    SLOTS,
    TURNS_IN_ERA,
    VULCAN,
    WITHDRAWALS,
)
from aedilis.games.foundations_of_rome.geometry import LAY_KIND, LAY_NAMES, LAYS, TRAY_LAYS

TARGETED: Final = (VULCAN, MARS, MINERVA, APOLLO, DIANA)  # cards for which something is chosen first


def _build(lay: int) -> Action:
    kind = LAY_KIND[lay]
    piece = "monument" if kind >= FIRST_MONUMENT else "tray"
    return Action(f"build {LAY_NAMES[lay]}", "build", f"{piece}:{KIND_IDS[kind]}", prepares=True)


def _lots(word: str, verb: str, prepares: bool = False) -> list[Action]:
    return [Action(f"{word} {lot}", verb, f"lot:{lot}", prepares=prepares) for lot in LOT_NAMES]


ACTIONS: Final = [
    Action("income", "income", "bank"),
    *(Action(f"buy {slot + 1}", "buy", f"market:{slot}") for slot in range(SLOTS)),
    Action("buy unseen", "buy", "pile"),
    Action("end", "end", "turn"),
    Action("build again", "again", "role", prepares=True),
    *(Action(f"trade {seat}", "trade", f"seat:{seat}", prepares=True) for seat in range(MOST_SEATS)),
    Action("steal", "steal", "favour", prepares=True),
    *(_build(lay) for lay in range(TRAY_LAYS)),
    *(_build(lay) for lay in range(TRAY_LAYS, LAYS)),
    *(Action(f"use {name}", "use", f"card:{name}", prepares=card in TARGETED) for card, name in enumerate(CARD_IDS)),
    *_lots("at", "at"),
    *_lots("mark", "mark"),
    *_lots("steal", "steal lot"),
    *_lots("take", "take"),
    *_lots("score", "score"),
    *_lots("from", "from", prepares=True),
    *_lots("to", "to"),
    *_lots("lot", "lot", prepares=True),
    *(Action(f"free {slot + 1}", "free", f"market:{slot}") for slot in range(SLOTS)),
    *(Action(f"goal {goal}", "goal", f"goal:{goal}") for goal in GOAL_IDS),
    *(Action(f"role {role}", "role", f"role:{role}") for role in ROLE_IDS),
    Action("announce nothing", "announce", "scoring"),
    Action("announce ceres", "announce", "card:ceres"),
    Action("announce venus", "announce", "card:venus"),
    Action("announce both", "announce", "scoring"),
    Action("propose", "propose", "offer"),
    Action("withdraw", "withdraw", "offer"),
    Action("add lot", "add lot", "offer", prepares=True),
    *(Action(f"give {silver}", "give silver", "offer", prepares=True) for silver in OFFERED_SILVER),
    *(Action(f"ask {silver}", "ask silver", "offer", prepares=True) for silver in OFFERED_SILVER),
    Action("give fresh", "give token", "offer", prepares=True),
    Action("give used", "give token", "offer", prepares=True),
    Action("ask fresh", "ask token", "offer", prepares=True),
    Action("ask used", "ask token", "offer", prepares=True),
    *(Action(f"card {name}", "card", f"card:{name}", prepares=True) for name in CARD_IDS),
    Action("accept", "accept", "offer"),
    Action("refuse", "refuse", "offer"),
    Action("cancel", "cancel", "card:vesta"),
    Action("allow", "allow", "threat"),
]

OUTCOMES: Final = [
    *(Action(f"deed {lot}", "deed", f"deed:{lot}") for lot in LOT_NAMES),
    *(Action(f"card {name}", "card", f"card:{name}") for name in CARD_IDS),
    *(Action(f"monument {name}", "monument", f"monument:{name}") for name in MONUMENT_IDS),
    *(Action(f"goal {goal}", "goal", f"goal:{goal}") for goal in GOAL_IDS),
    *(Action(f"role {role}", "role", f"role:{role}") for role in ROLE_IDS),
    *(Action(f"ceres {card}", "ceres", f"ceres:{card}") for card in CERES_DECK),
    *(Action(f"garden {tile}", "garden", f"garden:{tile}") for tile in GARDEN_IDS),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(MOST_SEATS)),
]

_AN_ACTION: Final = 4  # decisions at most: a card, a building, a site and a card that comes out
_AN_OFFER: Final = 2 + 2 * 2 * MOST_LOT_MARKERS + 2 * len(OFFERED_SILVER) + 2 * MOST_SEATS + 2 * len(CARD_IDS)


def longest(seats: int) -> int:
    """The most decisions a game can take: every era as long as it may be, every offer as large."""
    turns = ERAS * TURNS_IN_ERA * max(seats, 2)
    dealings = ((seats - 1) * PROPOSALS + WITHDRAWALS) * _AN_OFFER
    cards = len(CARD_IDS) * (_AN_ACTION + SLOTS + seats)
    set_up = 1 + LOTS + LOTS + 4 * len(GOAL_IDS) + 4 * len(ROLE_IDS) + len(MONUMENT_IDS)
    return set_up + turns * (2 * _AN_ACTION + 4 + dealings) + cards + ERAS * (seats + SLOTS)
