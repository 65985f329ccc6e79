"""The Builders: Antiquity in words: prompts, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Line
from aedilis.engine.game import Good, Speech
from aedilis.engine.position import ALL, OVER, Position
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.decisions import Actions
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words import pieces
from aedilis.games.builders_antiquity.words.options import option_in_words, wage, whom

NO_ACTION_PROMPT: Final = N_("No action left: {deeds}.")
# Once nothing moves, by whether this is the last round then.
WARNINGS: Final = {
    True: N_("If nothing moves, the game ends after this round."),
    False: N_("If nothing moves, the game ends in {rounds} rounds."),
}

ACTIONS: Final = {action.notation: action for action in Actions.all}
INVESTMENTS: Final = ("buy", "tool", "loan", "university")
# What can be done in a turn, by verbs of the action table: with an action, and without one.
DEEDS: Final = {
    ("open",): N_("open"),
    ("recruit",): N_("recruit"),
    ("send",): N_("send"),
    INVESTMENTS: N_("invest"),
    ("free",): N_("free a slave"),
    ("take",): N_("take money"),
}
DEEDS_WITHOUT_ACTION: Final = {
    ("action",): N_("buy one"),
    ("repay",): N_("repay a loan"),
    ("end",): N_("end your turn"),
}

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
    "teaches": N_("{seat} has {hand} educated at the university of {university} for {money}."),
    "sends": N_("{seat} sends {hand} to the {building} ({price})."),
    "completes": N_("{seat} finishes the {building}: {gain}."),
    "frees": N_("{seat} frees {hand}."),
    "takes": N_("{seat} takes {money} for {actions}."),
    "repays": N_("{seat} repays a loan with {money}."),
    "buys_action": N_("{seat} buys an action for {money}."),
    "ends": N_("{seat} ends the turn."),
    "round": N_("Round {round} begins."),
    "last_round": N_("{seat} has {points}: this is the last round."),
    "idle": N_("Nobody has opened a site, recruited, sent anybody or invested for {rounds}. {warning}"),
    "stalemate": N_("Nothing moves any more: the game ends."),
    "result": N_("{seat} ends with a score of {score}: {how}."),
}
FINAL_COUNT: Final = ("points", "freed", "repaid", "money", "slaves", "loans")

LINES: Final = {
    "buildings": N_("Buildings: {buildings}"),
    "machines": N_("Machines: {buildings}"),
    "sesterces": N_("Sesterces: {money}"),
    "sesterces left": N_("Sesterces left after freeing and repaying: {money}"),
    "slaves": N_("Slaves still unfree: {slaves}"),
    "slaves freed": N_("Slaves still unfree: {slaves}, freed now: {freed}"),
    "loans": N_("Loans still open: {loans}"),
    "loans repaid": N_("Loans still open: {loans}, repaid now: {repaid}"),
}
WITH_BOUGHT: Final = {"sesterces": "sesterces left", "slaves": "slaves freed", "loans": "loans repaid"}

ACTION: Final = "builders-antiquity-action"  # a symbol of the drawing
SEAT_NAMES: Final = {"violet": N_("Violet"), "orange": N_("Orange"), "white": N_("White"), "brown": N_("Brown")}


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return {*c.BUILDING_NAMES, *c.TOOL_NAMES}


LEVEL: Final = {"level": c.UNIVERSITY_LEVEL}


class BuildersSpeech(Speech):
    seats_called = tuple(SEAT_NAMES.values())
    numbers = LEVEL
    facts = FACTS

    def goods(self, view: Position, seat: int) -> list[Good]:
        """Actions last, as only one player has any."""
        at = cast(BuildersAntiquity, view)
        player = at.players[seat]
        shown = [
            Good("icon-coin", player.money, self.money(player.money)),
            Good("icon-points", player.points, self.amount("points", player.points)),
        ]
        if at.round and at.seat != OVER and at.turn == seat:
            shown.append(Good(ACTION, at.actions, self.amount("actions", at.actions)))
        return shown

    # -- the decision -----------------------------------------------------------------------------------------

    def prompt(self, position: Position, names: Sequence[str]) -> str:
        """With a warning if nothing moves."""
        at = cast(BuildersAntiquity, position)
        return f"{super().prompt(at, names)} {self.warning(at.rounds_left())}".strip()

    def asking(self, position: Position) -> str:
        at = cast(BuildersAntiquity, position)
        if at.phase == p.ACT and self.is_asked(at) and not at.actions:
            return NO_ACTION_PROMPT
        return super().asking(at)

    def warning(self, rounds: int) -> str:
        """That the game ends after so many rounds if nothing moves; nothing if there is no such danger."""
        return self.words.say(WARNINGS[rounds == 1], rounds=rounds) if rounds else ""

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        at = cast(BuildersAntiquity, position)
        if at.phase == p.ACT:
            purse = {"actions": self.amount("actions", at.actions), "money": self.money(at.players[at.seat].money)}
            return {**purse, "deeds": self.deeds(at)} if self.is_asked(at) else purse
        if at.phase == p.TEACH:
            return {"resource": pieces.resource(self.words, at.teaching)}
        return whom(self.words, at, at.sending, at.supply_of(at.seat, at.sending)) if at.sending != c.EMPTY else {}

    def deeds(self, at: BuildersAntiquity) -> str:
        """What can be done with an action, or else what is left to do, as a list that ends with "or"."""
        legal = {Actions.all[option].verb for option in at.options()}
        deeds = DEEDS if at.actions else DEEDS_WITHOUT_ACTION
        return self.words.either(self.words.say(deed) for verbs, deed in deeds.items() if legal & set(verbs))

    def option_in_words(self, position: Position, option: int) -> str:
        return option_in_words(self.words, cast(BuildersAntiquity, position), option)

    # -- the rulebook -------------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        at = cast(BuildersAntiquity, view)
        action = ACTIONS.get(refused)
        if action and at.phase == p.ACT and at.viewer in (ALL, at.seat):
            if action.verb in INVESTMENTS and at.invested >= c.INVESTMENTS_A_TURN:
                return "invest"
            return action.rule if at.actions or (action.verb,) in DEEDS_WITHOUT_ACTION else "extra"
        if at.round == 0 and at.phase in (p.BUILDING, p.WORKER):
            return "setup"
        return super().rule(at)

    # -- the log and the sheet ----------------------------------------------------------------------------------

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        said = {}
        if "hand" in given:
            hand, freed = c.HAND_IDS.index(given["hand"]), is_freed(what, given)
            said["hand"] = pieces.object_of(self.words, hand, freed)
            said["title"] = pieces.title(self.words, hand, freed)
            said["supplies"] = pieces.resources(self.words, c.SUPPLY[hand])
        if what == "sends":
            said["price"] = self.price(given)
        elif what == "idle":
            said |= {"rounds": self.amount("rounds", given["idle"]), "warning": self.warning(given["left"])}
        elif what == "completes":
            said["gain"] = pieces.amounts(self.words, {key: given[key] for key in ("money", "points")})
        elif what == "result":
            said["how"] = pieces.amounts(self.words, {key: given[key] for key in FINAL_COUNT}) or "-"
        return said

    def in_words(self, key: str, value: Any) -> Any:
        if key == "building":
            return pieces.building(self.words, c.BUILDING_IDS.index(value))
        if key == "tool" and value != c.EMPTY:
            return pieces.tool(self.words, c.RESOURCE_NAMES.index(value))
        if key == "university":
            return pieces.resource(self.words, c.RESOURCE_NAMES.index(value))
        if key in ("money", "actions", "points"):
            return self.amount(key, value)
        return self.points(value) if key == "score" else value

    def price(self, values: dict[str, Any]) -> str:
        """Of sending somebody: wage, actions, and the tool that goes with him."""
        parts = [wage(self.words, values["money"]), self.amount("actions", values["actions"])]
        if values["tool"] != c.EMPTY:
            parts.append(self.words.say(N_("with the {tool}"), tool=self.in_words("tool", values["tool"])))
        return ", ".join(parts)

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        bought = values.get("freed") or values.get("repaid")
        what = WITH_BOUGHT[line.what] if bought else line.what
        if "buildings" in values:
            values["buildings"] = ", ".join(self.in_words("building", id) for id in values["buildings"]) or "-"
        return self.words.say(LINES[what], **values)

    def amount(self, what: str, number: int) -> str:
        return pieces.amount(self.words, what, number)

    def money(self, number: int) -> str:
        return self.amount("money", number)


def is_freed(what: str, values: dict[str, Any]) -> bool:
    """Whether a slave in a fact was free by then: only those are taught, and only those are paid."""
    return what == "teaches" or (what == "sends" and values["money"] > 0)
