"""The tables of everything that players and chance can do in Foundations of Rome, with names for records."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Action
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g

TARGETED: Final = (c.VULCAN, c.MARS, c.MINERVA, c.APOLLO, c.DIANA)  # cards for which something is chosen first


def _build(lay: int) -> Action:
    kind = g.LAY_KIND[lay]
    piece = "monument" if kind >= c.FIRST_MONUMENT else "tray"
    return Action(f"build {g.LAY_NAMES[lay]}", "build", f"{piece}:{c.KIND_IDS[kind]}", prepares=True)


def _lots(word: str, verb: str, prepares: bool = False) -> list[Action]:
    return [Action(f"{word} {lot}", verb, f"lot:{lot}", prepares=prepares) for lot in c.LOT_NAMES]


ACTIONS: Final = [
    Action("income", "income", "bank"),
    *(Action(f"buy {slot + 1}", "buy", f"market:{slot}") for slot in range(c.SLOTS)),
    Action("buy unseen", "buy", "pile"),
    Action("end", "end", "turn"),
    Action("build again", "again", "role", prepares=True),
    *(Action(f"trade {seat}", "trade", f"seat:{seat}", prepares=True) for seat in range(c.MOST_SEATS)),
    Action("steal", "steal", "favour", prepares=True),
    *(_build(lay) for lay in range(g.TRAY_LAYS)),
    *(_build(lay) for lay in range(g.TRAY_LAYS, g.LAYS)),
    *(Action(f"use {name}", "use", f"card:{name}", prepares=card in TARGETED) for card, name in enumerate(c.CARD_IDS)),
    *_lots("at", "at"),
    *_lots("mark", "mark"),
    *_lots("steal", "steal lot"),
    *_lots("take", "take"),
    *_lots("score", "score"),
    *_lots("from", "from", prepares=True),
    *_lots("to", "to"),
    *_lots("lot", "lot", prepares=True),
    *(Action(f"free {slot + 1}", "free", f"market:{slot}") for slot in range(c.SLOTS)),
    *(Action(f"goal {goal}", "goal", f"goal:{goal}") for goal in c.GOAL_IDS),
    *(Action(f"role {role}", "role", f"role:{role}") for role in c.ROLE_IDS),
    Action("announce nothing", "announce", "scoring"),
    Action("announce ceres", "announce", "card:ceres"),
    Action("announce venus", "announce", "card:venus"),
    Action("announce both", "announce", "scoring"),
    Action("propose", "propose", "offer"),
    Action("withdraw", "withdraw", "offer"),
    Action("add lot", "add lot", "offer", prepares=True),
    *(Action(f"give {silver}", "give silver", "offer", prepares=True) for silver in c.OFFERED_SILVER),
    *(Action(f"ask {silver}", "ask silver", "offer", prepares=True) for silver in c.OFFERED_SILVER),
    Action("give fresh", "give token", "offer", prepares=True),
    Action("give used", "give token", "offer", prepares=True),
    Action("ask fresh", "ask token", "offer", prepares=True),
    Action("ask used", "ask token", "offer", prepares=True),
    *(Action(f"card {name}", "card", f"card:{name}", prepares=True) for name in c.CARD_IDS),
    Action("accept", "accept", "offer"),
    Action("refuse", "refuse", "offer"),
    Action("cancel", "cancel", "card:vesta"),
    Action("allow", "allow", "threat"),
]

OUTCOMES: Final = [
    *(Action(f"deed {lot}", "deed", f"deed:{lot}") for lot in c.LOT_NAMES),
    *(Action(f"card {name}", "card", f"card:{name}") for name in c.CARD_IDS),
    *(Action(f"monument {name}", "monument", f"monument:{name}") for name in c.MONUMENT_IDS),
    *(Action(f"goal {goal}", "goal", f"goal:{goal}") for goal in c.GOAL_IDS),
    *(Action(f"role {role}", "role", f"role:{role}") for role in c.ROLE_IDS),
    *(Action(f"ceres {card}", "ceres", f"ceres:{card}") for card in c.CERES_DECK),
    *(Action(f"garden {tile}", "garden", f"garden:{tile}") for tile in c.GARDEN_IDS),
    *(Action(f"first {seat + 1}", "first", f"seat:{seat}") for seat in range(c.MOST_SEATS)),
]

_AN_ACTION: Final = 4  # decisions at most: a card, a building, a site and a card that comes out
_AN_OFFER: Final = 2 + 2 * 2 * c.MOST_LOT_MARKERS + 2 * len(c.OFFERED_SILVER) + 2 * c.MOST_SEATS + 2 * len(c.CARD_IDS)


def longest(seats: int) -> int:
    """The most decisions a game can take: every era as long as it may be, every offer as large."""
    turns = c.ERAS * c.TURNS_IN_ERA * max(seats, 2)
    dealings = ((seats - 1) * c.PROPOSALS + c.WITHDRAWALS) * _AN_OFFER
    cards = len(c.CARD_IDS) * (_AN_ACTION + c.SLOTS + seats)
    set_up = 1 + c.LOTS + c.LOTS + 4 * len(c.GOAL_IDS) + 4 * len(c.ROLE_IDS) + len(c.MONUMENT_IDS)
    return set_up + turns * (2 * _AN_ACTION + 4 + dealings) + cards + c.ERAS * (seats + c.SLOTS)
