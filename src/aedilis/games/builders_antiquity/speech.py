"""The Builders: Antiquity in words: prompts, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Speech
from aedilis.engine.position import ALL, CHANCE, OVER, Position
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity import pieces
from aedilis.games.builders_antiquity.blanks import blanks
from aedilis.games.builders_antiquity.components import (
    BUILDING_IDS,
    BUILDING_NAMES,
    EMPTY,
    HAND_IDS,
    INVESTMENTS_A_TURN,
    PRICE_OF_ACTION,
    REPAYMENT,
    RESOURCE_NAMES,
    SUPPLY,
    TOOL_NAMES,
    UNIVERSITY_PRICE,
)
from aedilis.games.builders_antiquity.notation import ACTIONS
from aedilis.games.builders_antiquity.options import option_in_words, wage, whom
from aedilis.games.builders_antiquity.phases import (
    ACT,
    BUILDING,
    DEAL,
    END,
    FIRST_PLAYER,
    SITE,
    TEACH,
    TOOL,
    WORKER,
)
from aedilis.games.builders_antiquity.position import BuildersAntiquity
from aedilis.games.builders_antiquity.reference import reference

PROMPTS: Final = {
    FIRST_PLAYER: N_("Chance decides who goes first."),
    DEAL: N_("Everybody is dealt an apprentice."),
    BUILDING: N_("The next building is turned up."),
    WORKER: N_("The next worker joins the row."),
    ACT: N_("Your turn: {actions} left, {money}. {deeds}."),
    SITE: N_("Where do you send {hand} ({supplies}; {wage})?"),
    TOOL: N_("You send {hand} to the {building}. With which tool?"),
    TEACH: N_("Whom does the university of {resource} teach ({money}, {actions})?"),
}
OTHERS_PROMPT: Final = N_("{seat}: {prompt}")  # as everybody but the one who decides reads it
OTHERS_TURN: Final = N_("{seat} is acting: {actions} left, {money}.")
OVER_PROMPT: Final = N_("The game is over.")

# What can be done in a turn, by verbs of the action table.
DEEDS: Final = {
    ("open",): N_("open a site"),
    ("recruit",): N_("recruit a worker"),
    ("send",): N_("send somebody to a site"),
    ("buy", "tool", "loan", "university"): N_("invest"),
    ("free",): N_("free a slave"),
    ("take",): N_("take sesterces"),
    ("action",): N_("buy an action for {action_price}"),
    ("repay",): N_("repay a loan with {repayment}"),
    ("end",): N_("end your turn"),
}

# The sections of the rulebook that decisions are about, and those that explain why something cannot be done.
RULES: Final = {
    FIRST_PLAYER: "setup",
    DEAL: "setup",
    BUILDING: "open",
    WORKER: "recruit",
    ACT: "turn",
    SITE: "send",
    TOOL: "tools",
    TEACH: "universities",
    END: "scoring",
}
RULES_OF_SET_UP: Final = {**RULES, BUILDING: "setup", WORKER: "setup"}
RULES_OF_VERBS: Final = {
    "open": "open",
    "recruit": "recruit",
    "buy": "slaves",
    "tool": "tools",
    "loan": "loans",
    "university": "universities",
    "send": "send",
    "to": "send",
    "with": "tools",
    "teach": "universities",
    "free": "freeing",
    "take": "money",
    "repay": "loans",
    "action": "extra",
    "end": "turn",
}
INVESTMENTS: Final = ("buy", "tool", "loan", "university")
WITHOUT_ACTION: Final = ("repay", "action", "end")
VERBS: Final = {action.notation: action.verb for action in ACTIONS}

FACTS: Final = {
    "first": N_("{seat} is the first player."),
    "apprentice": N_("{seat} gets {hand} ({supplies})."),
    "building_shown": N_("New in the row: {building}."),
    "top": N_("The next building is: {building}."),
    "worker_shown": N_("New in the row: {title} ({supplies})."),
    "opens": N_("{seat} opens a site: {building}."),
    "recruits": N_("{seat} recruits {hand} ({supplies})."),
    "buys_slave": N_("{seat} buys {hand} for {money} ({supplies})."),
    "buys_tool": N_("{seat} buys the {tool} for {money}."),
    "borrows": N_("{seat} takes a loan of {money}."),
    "teaches": N_("{seat} has {hand} educated at the university of {resource} for {money}."),
    "sends": N_("{seat} sends {hand} to the {building} ({price})."),
    "completes": N_("{seat} finishes the {building}: {gain}."),
    "frees": N_("{seat} frees {hand}."),
    "takes": N_("{seat} takes {money} for {actions}."),
    "repays": N_("{seat} repays a loan with {money}."),
    "buys_action": N_("{seat} buys an action for {money}."),
    "ends": N_("{seat} ends the turn."),
    "round": N_("Round {round} begins."),
    "last_round": N_("{seat} has {points}: this is the last round."),
    "stalemate": N_("Nothing moves any more: the game ends."),
    "result": N_("{seat} ends with a score of {score}: {how}."),
}
LINES: Final = {
    "buildings": N_("Buildings: {buildings}"),
    "machines": N_("Machines: {buildings}"),
    "sesterces": N_("Sesterces: {money}"),
    "sesterces spent": N_("Sesterces left after freeing and repaying: {money}"),
    "slaves": N_("Slaves still unfree: {slaves}"),
    "slaves freed": N_("Slaves still unfree: {slaves}, freed now: {freed}"),
    "loans": N_("Loans still open: {loans}"),
    "loans repaid": N_("Loans still open: {loans}, repaid now: {repaid}"),
}

SEAT_NAMES: Final = {"violet": N_("Violet"), "orange": N_("Orange"), "white": N_("White"), "brown": N_("Brown")}


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return {*BUILDING_NAMES, *TOOL_NAMES}


class BuildersSpeech(Speech):
    def seat_names(self, seats: int) -> list[str]:
        return [self.words.say(name) for name in list(SEAT_NAMES.values())[:seats]]

    # -- the decision -----------------------------------------------------------------------------------------

    def prompt(self, position: Position, names: Sequence[str]) -> str:
        at = cast(BuildersAntiquity, position)
        if at.seat == OVER:
            return self.words.say(OVER_PROMPT)
        if at.seat in (CHANCE, at.viewer):
            return self.question(at)
        if at.phase == ACT:
            return self.words.say(OTHERS_TURN, seat=names[at.seat], **self.purse(at))
        return self.words.say(OTHERS_PROMPT, seat=names[at.seat], prompt=self.question(at))

    def question(self, at: BuildersAntiquity) -> str:
        """What the one who decides is asked."""
        values: dict[str, str] = {}
        if at.phase == ACT:
            values = {**self.purse(at), "deeds": self.deeds(at)}
        elif at.phase == TEACH:
            values = {
                "resource": pieces.resource(self.words, at.teaching),
                "money": self.money(UNIVERSITY_PRICE),
                "actions": pieces.amount(self.words, "actions", 1),
            }
        elif at.sending != EMPTY:
            values = whom(self.words, at, at.sending, at.supply_of(at.seat, at.sending))
            values["building"] = pieces.building(self.words, at.site) if at.site != EMPTY else ""
        return self.words.say(PROMPTS[at.phase], **values)

    def purse(self, at: BuildersAntiquity) -> dict[str, str]:
        actions = pieces.amount(self.words, "actions", at.actions)
        return {"actions": actions, "money": self.money(at.players[at.seat].money)}

    def deeds(self, at: BuildersAntiquity) -> str:
        """All that can be done now, as a list that ends with "or"."""
        legal = {ACTIONS[option].verb for option in at.options()}
        prices = {"action_price": self.money(PRICE_OF_ACTION), "repayment": self.money(REPAYMENT)}
        *others, last = (self.words.say(deed, **prices) for verbs, deed in DEEDS.items() if legal & set(verbs))
        listed = self.words.say(N_("{others} or {last}"), others=", ".join(others), last=last) if others else last
        return capital(listed)

    def option(self, position: Position, option: int) -> str:
        return option_in_words(self.words, cast(BuildersAntiquity, position), option)

    # -- the rulebook -------------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        at = cast(BuildersAntiquity, view)
        if refused and at.phase == ACT and at.viewer in (ALL, at.seat):
            return self.rule_against(at, VERBS.get(refused, ""))
        return (RULES if at.round else RULES_OF_SET_UP)[at.phase]

    def rule_against(self, at: BuildersAntiquity, verb: str) -> str:
        """Why that is not possible now: a second investment, no action left, or its own rule."""
        if verb in INVESTMENTS and at.invested >= INVESTMENTS_A_TURN:
            return "invest"
        if not at.actions and verb not in WITHOUT_ACTION:
            return "extra"
        return RULES_OF_VERBS.get(verb, "turn")

    def reference(self) -> list[Entry]:
        return reference(self.words)

    def blanks(self) -> Mapping[str, object]:
        return blanks(self.words)

    # -- the log and the sheet ----------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        values: dict[str, Any] = dict(fact.values)
        if "hand" in values:
            hand = HAND_IDS.index(values["hand"])
            freed = fact.what == "teaches" or (bool(values.get("money")) and fact.what == "sends")
            values["hand"] = pieces.object_of(self.words, hand, freed)
            values["title"] = pieces.title(self.words, hand)
            values["supplies"] = pieces.resources(self.words, SUPPLY[hand])
        if "building" in values:
            values["building"] = pieces.building(self.words, BUILDING_IDS.index(values["building"]))
        if values.get("tool", EMPTY) != EMPTY:
            values["tool"] = pieces.tool(self.words, RESOURCE_NAMES.index(values["tool"]))
        if "university" in values:
            values["resource"] = pieces.resource(self.words, RESOURCE_NAMES.index(values["university"]))
        if fact.what == "sends":
            values["price"] = self.price(values)
        if fact.what == "completes":
            values["gain"] = self.amounts(values, "money", "points")
        if fact.what == "result":
            values["score"] = pieces.points_in_tenths(self.words, values["score"])
            values["how"] = self.amounts(values, "points", "freed", "repaid", "money", "slaves", "loans")
        for key in ("money", "actions", "points"):
            if key in values:
                values[key] = pieces.amount(self.words, key, values[key])
        sentence = self.words.say(FACTS[fact.what], seat=names[fact.seat] if fact.seat >= 0 else "", **values)
        return capital(sentence)

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        freed, repaid = values.get("freed"), values.get("repaid")
        what = line.what
        if what == "sesterces" and (freed or repaid):
            what = "sesterces spent"
        elif what == "slaves" and freed:
            what = "slaves freed"
        elif what == "loans" and repaid:
            what = "loans repaid"
        if "buildings" in values:
            numbers = map(BUILDING_IDS.index, values["buildings"])
            values["buildings"] = ", ".join(pieces.building(self.words, number) for number in numbers) or "-"
        return self.words.say(LINES[what], **values)

    def price(self, values: Mapping[str, Any]) -> str:
        """Of sending somebody: wage, actions, and the tool that goes with him."""
        parts = [wage(self.words, values["money"]), pieces.amount(self.words, "actions", values["actions"])]
        if values["tool"] != EMPTY:
            parts.append(self.words.say(N_("with the {tool}"), tool=values["tool"]))
        return ", ".join(parts)

    def amounts(self, values: Mapping[str, Any], *what: str) -> str:
        return pieces.amounts(self.words, {key: values[key] for key in what})

    def money(self, number: int) -> str:
        return pieces.amount(self.words, "money", number)


def capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]
