"""City of Marble in words: the log, the sheet and what a player has. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Good, Speech
from aedilis.engine.position import ALL, Position
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, capital
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.decisions import Actions
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules.player import CENTRE
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.words import prompts, terms
from aedilis.games.city_of_marble.words.blanks import blanks
from aedilis.games.city_of_marble.words.options import option_in_words
from aedilis.games.city_of_marble.words.reference import reference

FACTS: Final = {
    "first": N_("{seat} goes first."),
    "hill": N_("Hill of this game: {hill}."),
    "draws": N_("{seat} draws {districts}."),
    "plays": N_("{seat} plays {district} on {place}."),
    "posts": N_("{seat} puts a magistrate on {place}."),
    "bridge": N_("{seat} takes the bridge of {triangle}: {points}."),
    "bridge_unseen": N_("{seat} takes the bridge of {triangle}."),
    "begins": N_("{seat} starts {aqueduct} at {point}."),
    "extends": N_("{seat} extends {aqueduct} to {point}."),
    "recalls": N_("{seat} recalls a magistrate {origin}."),
    "discards": N_("{seat} gives back {tile} for one more action."),
    "builds": N_("{seat} builds {building} on {site}: {points}. Influence: {votes}."),
    "fountain": N_("{site} ({type}): nobody is ahead, so a fountain is built. Influence: {votes}."),
    "no_fountain": N_("{site} ({type}): nobody is ahead, and no fountain is left. Influence: {votes}."),
    "sends": N_("{seat} sends a magistrate {origin} {to}."),
    "stays": N_("{seat} sends nobody from {site}."),
    "rewards": N_("{seat} takes {magistrates} back and gets {gain}."),
    "passes": N_("{seat} can do nothing and passes."),
    "last_round": N_("{stacks} stacks are empty: the last round begins with {seat}."),
    "shows": N_("{seat} shows bridges: {bridges}."),
    "over": N_("The game ends: {scores}. {verdict}"),
}
# Sentences of the same facts where something is more, or missing.
EXTENDS_FOR_COINS: Final = N_("{seat} extends {aqueduct} to {point} and gets {coins}.")
FOUNTAIN_OF_NOBODY: Final = N_("{site} ({type}): nobody has influence, so a fountain is built.")
NO_FOUNTAIN_OF_NOBODY: Final = N_("{site} ({type}): nobody has influence, and no fountain is left.")
REWARDS_NOTHING: Final = N_("{seat} takes {magistrates} back, but the supply is empty.")

TIES: Final = {
    "buildings": N_("Most buildings decide the tie."),
    "imperium": N_("Most imperium tiles decide the tie, as there are as many buildings."),
}

LINES: Final = {
    "buildings": N_("{building}: {number} × {points} ({sites})"),
    "bridges": N_("Bridges: {values}"),
    "bridges hidden": N_("Bridges: {values}; face down: {hidden}"),
    "aqueducts": N_("Buildings at aqueducts: {number} × {points}"),
    "fountains": N_("Fountains beside buildings: {number} × {points}"),
    "coins": N_("Coins: {number} × {points}"),
    "most-coins": N_("Most coins"),
    "most-coins level": N_("Level for most coins"),
    "imperium": N_("Most of their kind: {tiles}"),
    "imperium level": N_("Level for most of their kind: {tiles}"),
    "imperium less": N_("Not most of their kind: {tiles}"),
}

RULES: Final = {action.notation: action.rule for action in Actions.all}  # about why an action is refused

SEAT_NAMES: Final = (N_("Agrippa"), N_("Julia"), N_("Marcellus"), N_("Octavia"))

VARIANTS_IN_WORDS: Final = {
    "hills": N_("Hills at sites"),
    "hill-spaces": N_("Places of other hills"),
    "shortage": N_("What can run out"),
    "coins": N_("Coins for fountains"),
    "fountains": N_("Fountains beside buildings"),
}
VALUES_IN_WORDS: Final = {
    "close": N_("close the site"),
    "count": N_("count as a district"),
    "open": N_("leave it open"),
    "land": N_("free land"),
    "barred": N_("barred"),
    "imperium": N_("imperium tiles"),
    "everything": N_("everything"),
    "nothing": N_("nothing"),
    "once": N_("once a fountain"),
    "every-piece": N_("for every piece"),
    "near": N_("one side away"),
    "along-edges": N_("along districts"),
}


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return set(c.HILL_NAMES)


class MarbleSpeech(Speech):
    def seat_names(self, seats: int) -> list[str]:
        return [self.words.say(name) for name in SEAT_NAMES[:seats]]

    def variant(self, name: str, value: str = "") -> str:
        return self.words.say(VALUES_IN_WORDS[value] if value else VARIANTS_IN_WORDS[name])

    def amount(self, what: str, number: int) -> str:
        return terms.amount(self.words, what, number)

    def goods(self, view: Position, seat: int) -> list[Good]:
        player = cast(CityOfMarble, view).players[seat]
        ready, tiles = player.magistrates.count(CENTRE), sum(player.imperium)
        return [
            Good("city-of-marble-magistrate", ready, self.amount("ready", ready)),
            Good("city-of-marble-imperium", tiles, self.amount("imperium", tiles)),
            Good("icon-coin", player.coins, self.amount("coins", player.coins)),
            Good("city-of-marble-bridge", len(player.bridges), self.amount("bridges", len(player.bridges))),
        ]

    # -- the decision -----------------------------------------------------------------------------------------

    def asking(self, position: Position) -> str:
        special = prompts.question(cast(CityOfMarble, position)) if self.is_asked(position) else ""
        return special or super().asking(position)

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        return prompts.known(self.words, cast(CityOfMarble, position), names)

    def option_in_words(self, position: Position, option: int) -> str:
        names = self.names or self.seat_names(position.seats)
        return capital(option_in_words(self.words, cast(CityOfMarble, position), option, names))

    # -- the rulebook -----------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        at = cast(CityOfMarble, view)
        if at.phase == p.PIECE and at.aqueduct != c.EMPTY:
            return "start"
        against = RULES.get(refused, "") if at.phase == p.ACT and at.viewer in (ALL, at.seat) else ""
        return against or ("last-round" if at.phase == p.ACT and at.last_turns else super().rule(view))

    def reference(self) -> list[Entry]:
        return reference(self.words)

    def blanks(self) -> Mapping[str, object]:
        return blanks(self.words)

    # -- the log ----------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        given = cast(dict[str, Any], fact.values)
        values = self.values(given) | self.more_of(fact.what, given, names)
        message = message_of(fact.what, given)
        return self.told(message, fact, names, values)

    def values(self, given: dict[str, Any]) -> dict[str, Any]:
        """The values of a fact in words, by what they are called; those that need no words as they are."""
        said = dict(given)
        if "hill" in given:
            said["hill"] = terms.hill_name(self.words, c.HILL_IDS.index(given["hill"]))
        if "kind" in given:
            said["building"] = self.words.say(terms.BUILDS[given["kind"]])
            said["type"] = self.words.say(terms.BUILDINGS[given["kind"]])
            said["district"] = self.words.say(terms.TAKES[given["kind"]])
        if "kind" in given and "place" in given:
            said["origin"] = self.words.say(terms.FROM[given["kind"]], place=given["place"])
        if "aqueduct" in given:
            said["aqueduct"] = terms.aqueduct_name(self.words, c.AQUEDUCT_IDS.index(given["aqueduct"]))
        if "to" in given:
            said["to"] = self.words.say(terms.TO[given["to"]])
        if "tile" in given:
            said["tile"] = self.amount(given["tile"], 1)
        said |= {what: self.amount(what, given[what]) for what in ("points", "coins", "magistrates") if what in given}
        return said

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """What the sentence of a fact puts together from several values."""
        if what == "draws":
            return {"districts": self.taken(given["kinds"])}
        if "votes" in given:
            votes = [f"{name} {number}" for name, number in zip(names, given["votes"], strict=False) if number != "0"]
            return {"votes": ", ".join(votes)}
        if what == "rewards":
            return {"gain": terms.amounts(self.words, {gain: given[gain] for gain in (*c.KIND_IDS, "coins")})}
        if what == "last_round":
            return {"stacks": c.EMPTY_STACKS}
        if what == "shows":
            return {"bridges": ", ".join(given["bridges"])}
        return self.ending(given, names) if what == "over" else {}

    def taken(self, kinds: Sequence[str]) -> str:
        """One district or two."""
        districts = [self.words.say(terms.TAKES[kind]) for kind in kinds]
        if len(kinds) == 1:
            return districts[0]
        if kinds[0] == kinds[1]:
            return self.words.say(terms.TAKES_TWO[kinds[0]])
        return self.words.say(N_("{one} and {other}"), one=districts[0], other=districts[1])

    def ending(self, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        """Everybody by rank, and what decided if points alone did not."""
        winners = [name for name, rank in zip(names, given["ranks"], strict=False) if rank == "1"]
        if len(winners) > 1:
            *others, last = winners
            message = N_("{others} and {last} share the victory.")
            verdict = self.words.say(message, others=", ".join(others), last=last)
        else:
            verdict = self.words.say(N_("{seat} wins."), seat=winners[0])
        if given["decided"] in TIES:
            verdict += f" {self.words.say(TIES[given['decided']])}"
        return {"scores": self.standings(given, names), "verdict": verdict}

    # -- the sheet --------------------------------------------------------------------------------------------

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        message = LINES[line.what]
        if "each" in values:
            values["points"] = self.amount("points", values["each"])
        if line.what == "buildings":
            building = terms.building_name(self.words, c.KIND_IDS.index(values["kind"]))
            values |= {"building": capital(building), "sites": ", ".join(values["sites"])}
        elif line.what == "bridges":
            message = LINES["bridges hidden"] if values["hidden"] else message
            values["values"] = ", ".join(values["values"]) or "-"
        elif line.what == "most-coins" and not values["alone"]:
            message = LINES["most-coins level"]
        elif line.what == "imperium":
            message = message if values["how"] == "most" else LINES[f"imperium {values['how']}"]
            values["tiles"] = self.amount(values["kind"], values["number"])
        return self.words.say(message, **values)


def message_of(what: str, given: dict[str, Any]) -> str:
    """The sentence of a fact, by what there is to tell."""
    nobody = "votes" in given and not any(number != "0" for number in given["votes"])
    if what == "extends" and given["coins"]:
        return EXTENDS_FOR_COINS
    if what == "fountain" and nobody:
        return FOUNTAIN_OF_NOBODY
    if what == "no_fountain" and nobody:
        return NO_FOUNTAIN_OF_NOBODY
    if what == "rewards" and not any(given[gain] for gain in (*c.KIND_IDS, "coins")):
        return REWARDS_NOTHING
    return FACTS[what]
