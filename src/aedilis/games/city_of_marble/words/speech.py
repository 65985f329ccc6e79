"""City of Marble in words: the log, the sheet and what a player has. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Line
from aedilis.engine.game import Good, Speech
from aedilis.engine.position import ALL, Position
from aedilis.engine.words import N_, capital
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.decisions import Actions
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import CENTRE
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN
from aedilis.games.city_of_marble.words import terms
from aedilis.games.city_of_marble.words.options import option_in_words
from aedilis.games.city_of_marble.words.outcomes import office

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
OTHERWISE: Final = {
    "extends": N_("{seat} extends {aqueduct} to {point} and gets {coins}."),
    "fountain": N_("{site} ({type}): nobody has influence, so a fountain is built."),
    "no_fountain": N_("{site} ({type}): nobody has influence, and no fountain is left."),
    "rewards": N_("{seat} takes {magistrates} back, but the supply is empty."),
}

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

# What is asked instead of what the decisions declare, where something is otherwise.
EXTRA: Final = N_("One more action: {deeds}.")
LAST: Final = N_("Last action: {deeds}.")
DONE: Final = N_("Give back an imperium tile for one more action, or end your turn.")
START: Final = N_("Lay the first pieces of {aqueduct}, {left} to go.")

DEEDS: Final = {  # by the verbs of what can be done
    "draw": N_("draw districts"),
    "play": N_("play a district"),
    "draw or play": N_("draw or play districts"),
    "extend": N_("extend aqueducts"),
    "recall": N_("recall a magistrate"),
}
YOURS: Final = N_("You have built {building} on {site}.")
BUILT: Final = N_("{owner} has built {building} on {site}.")
FOUNTAIN_BUILT: Final = N_("A fountain stands on {site}.")


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return set(c.HILL_NAMES)


class MarbleSpeech(Speech):
    seats_called = (N_("Agrippa"), N_("Julia"), N_("Marcellus"), N_("Octavia"))
    facts = FACTS

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
        """What the decision declares, where nothing is otherwise."""
        at = cast(CityOfMarble, position)
        if self.is_asked(at) and at.phase == p.PIECE and at.aqueduct != c.EMPTY:
            return START
        if self.is_asked(at) and at.phase == p.ACT and (at.extra or at.last_turns or not at.actions):
            return EXTRA if at.extra else LAST if at.last_turns else DONE
        return super().asking(at)

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        at = cast(CityOfMarble, position)
        known: dict[str, object] = {
            "turn": names[at.turn],
            "number": c.ACTIONS_A_TURN - at.actions + 1,
            "all": c.ACTIONS_A_TURN,
            "deeds": self.deeds(at),
            "left": at.pieces,
        }
        if at.phase == p.MOVE:
            known |= {"to": self.words.say(terms.TO[office(at.sites[at.site])]), "built": self.built(at, names)}
            known["site"] = g.VERTEX_NAMES[at.site]
        if at.kind != c.EMPTY:
            known["district"] = self.words.say(terms.LAYS[c.KIND_IDS[at.kind]])
        if at.place != c.EMPTY:
            known["place"] = g.PLACE_NAMES[at.place]
        if at.aqueduct != c.EMPTY:
            known["aqueduct"] = terms.aqueduct_name(self.words, at.aqueduct)
        return known

    def deeds(self, at: CityOfMarble) -> str:
        """The actions that are possible, such as "draw or play districts, recall a magistrate"."""
        verbs = list(dict.fromkeys(Actions.all[option].verb for option in at.options())) if at.phase == p.ACT else []
        if verbs[:2] == ["draw", "play"]:
            verbs[:2] = ["draw or play"]
        return ", ".join(self.words.say(DEEDS[verb]) for verb in verbs if verb in DEEDS)

    def built(self, at: CityOfMarble, names: Sequence[str]) -> str:
        """On the site that was just settled."""
        what, site = at.sites[at.site], g.VERTEX_NAMES[at.site]
        if what == FOUNTAIN:
            return self.words.say(FOUNTAIN_BUILT, site=site)
        kind, owner = divmod(what, c.MOST_SEATS)
        building = self.words.say(terms.BUILDS[c.KIND_IDS[kind]])
        return self.words.say(YOURS if owner == at.seat else BUILT, owner=names[owner], building=building, site=site)

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

    # -- the log ----------------------------------------------------------------------------------------------

    def fact_called(self, what: str, given: dict[str, Any]) -> str:
        nobody = "votes" in given and not any(number != "0" for number in given["votes"])
        nothing = what == "rewards" and not any(given[gain] for gain in (*c.KIND_IDS, "coins"))
        return OTHERWISE[what] if nobody or nothing or (what == "extends" and given["coins"]) else FACTS[what]

    def in_words(self, key: str, value: Any) -> Any:
        if key == "hill":
            return terms.hill_name(self.words, c.HILL_IDS.index(value))
        if key == "aqueduct":
            return terms.aqueduct_name(self.words, c.AQUEDUCT_IDS.index(value))
        if key == "to":
            return self.words.say(terms.TO[value])
        if key == "tile":
            return self.amount(value, 1)
        return self.amount(key, value) if key in ("points", "coins", "magistrates") else value

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> Mapping[str, object]:
        said: dict[str, object] = {}
        if "kind" in given:
            forms = {"building": terms.BUILDS, "type": terms.BUILDINGS, "district": terms.TAKES, "origin": terms.FROM}
            said = {form: self.words.say(of[given["kind"]], place=given.get("place")) for form, of in forms.items()}
        if what == "draws":
            return {"districts": self.taken(given["kinds"])}
        if "votes" in given:
            votes = [f"{name} {number}" for name, number in zip(names, given["votes"], strict=False) if number != "0"]
            said["votes"] = ", ".join(votes)
        if what == "rewards":
            return {"gain": terms.amounts(self.words, {gain: given[gain] for gain in (*c.KIND_IDS, "coins")})}
        if what == "last_round":
            return {"stacks": c.EMPTY_STACKS}
        if what == "shows":
            return {"bridges": ", ".join(given["bridges"])}
        return self.ending(given, names) if what == "over" else said

    def taken(self, kinds: Sequence[str]) -> str:
        """One district or two."""
        if len(kinds) > len(set(kinds)):
            return self.words.say(terms.TAKES_TWO[kinds[0]])
        return self.words.both(self.words.say(terms.TAKES[kind]) for kind in kinds)

    def ending(self, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        """Everybody by rank, and what decided if points alone did not."""
        winners = [name for name, rank in zip(names, given["ranks"], strict=False) if rank == "1"]
        message = N_("{winners} share the victory.") if len(winners) > 1 else N_("{seat} wins.")
        verdict = self.words.say(message, winners=self.words.both(winners), seat=winners[0])
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
