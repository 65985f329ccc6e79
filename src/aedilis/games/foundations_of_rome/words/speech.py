"""Foundations of Rome in words: prompts, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Good, Rival, Speech
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, capital
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.words import effects, offers, prompts, terms
from aedilis.games.foundations_of_rome.words.blanks import blanks
from aedilis.games.foundations_of_rome.words.forecast import points_after_scoring
from aedilis.games.foundations_of_rome.words.options import option_in_words
from aedilis.games.foundations_of_rome.words.reference import reference
from aedilis.games.foundations_of_rome.words.sections import section_against
from aedilis.games.foundations_of_rome.words.sheet import REASON_NAMES

FACTS: Final = {
    "first": N_("{seat} is the start player."),
    "starts": N_("{seat} begins with {silver}."),
    "gets_lot": N_("{seat} gets lot {lot}."),
    "ceres_gets": N_("Ceres gets lot {lot}."),
    "dealt_deed": N_("{seat} is dealt deed {lot}."),
    "dealt_deed_unseen": N_("{seat} is dealt a deed."),
    "dealt_goal": N_("{seat} is dealt a goal: {goal}."),
    "dealt_goal_unseen": N_("{seat} is dealt a goal."),
    "dealt_role": N_("{seat} is dealt a role: {role}."),
    "dealt_role_unseen": N_("{seat} is dealt a role."),
    "monument_shown": N_("Monument in this game: {monument}."),
    "goal_shown": N_("Open goal: {goal}."),
    "deed_shown": N_("New in the market: deed {lot}."),
    "card_shown": N_("New in the market: influence card {card}."),
    "garden": N_("Ceres lays a garden on {lot}: {garden}."),
    "ceres_bribes": N_("Ceres bribes and lays {silver} on deeds of the market."),
    "ceres_enlarges": N_("Ceres enlarges her gardens on {lot}."),
    "ceres_acquires": N_("Ceres draws “{drawn}” and takes deed {lot}."),
    "chooses": N_("{seat} chooses: {choice}."),
    "has_chosen": N_("{seat} has chosen."),
    "marks": N_("{seat} marks lot {lot}."),
    "marks_last": N_("{seat} marks lot {lot}, the last one."),
    "role": N_("{seat} takes the role {role} and leaves {refused}."),
    "announces": N_("{seat} announces {cards}."),
    "income": N_("{seat} takes income: {silver}."),
    "buys": N_("{seat} buys lot {lot} for {silver}."),
    "buys_card": N_("{seat} buys the influence card {card} for {silver}."),
    "buys_unseen": N_("{seat} buys the top card of the pile, unseen, for {silver}."),
    "unseen": N_("{seat} draws the deed of lot {lot}."),
    "ends": N_("{seat} ends the turn."),
    "builds": N_("{seat} builds on {lots}: {building}."),
    "pays_architect": N_("{seat} pays {silver} to build again."),
    "neighbour": N_("{seat} has a building beside the new monument and gets {gain}."),
    "pontifex": N_("{seat} gets {points} as Pontifex."),
    "uses": N_("{seat} uses {card}: {effect}."),
    "opens": N_("{seat} turns up {card}: {effect}."),
    "gets_silver": N_("{seat} gets {silver}."),
    "gets_points": N_("{seat} gets {points}."),
    "loses_silver": N_("{seat} gives {silver} to {to}."),
    "scores_now": N_("{seat} scores a building now: {building}, {points}."),
    "moves": N_("{seat} moves a building from {from} to {to}: {building}."),
    "takes_free": N_("{seat} takes lot {lot} for free."),
    "threatens": N_("{seat} reaches for lot {lot} of {of}."),
    "steals": N_("{seat} steals lot {lot} from {of}, who gets the token."),
    "takes_lot": N_("{seat} takes lot {lot} from {of}, who gets {silver}."),
    "cancels": N_("{seat} cancels it with {card}."),
    "allows": N_("{seat} lets it happen."),
    "proposes": N_("{seat} offers {to} {gives} for {asks}."),
    "withdraws": N_("{seat} withdraws an offer to {to}."),
    "accepts": N_("{seat} accepts the offer of {to}: {exchange}."),
    "refuses": N_("{seat} refuses the offer of {to}."),
    "last_round": N_("The last deed of the era is gone: everybody has one more turn."),
    "removed": N_("Out of the game without an owner: {lots}."),
    "era_scored": N_("Era {era}: {seat} scores {points}{how}."),
    "ceres_scored": N_("Era {era}: Ceres scores {points}{how}."),
    "era": N_("Era {era} begins."),
    "result": N_("{seat} ends with {score}, on place {place}."),
    "against_ceres": N_("{seat} wins: Ceres has only {points}."),
}
# Sentences of the same facts where something is more, or missing.
KNIGHTED: Final = N_("{seat} takes the role {role}, leaves {refused} and gets {silver}.")
CERES_BESIDE: Final = N_("Ceres has a garden beside the new monument and gets {points}.")
ANNOUNCES_NOTHING: Final = N_("{seat} announces no card.")
CERES_WINS: Final = N_("Ceres wins with {points}.")
DRAWS_CARD: Final = N_("{seat} draws the influence card {card}.")
DRAWS_UNSEEN: Final = N_("{seat} draws an influence card.")
REPLACES: Final = N_("{seat} builds on {lots}: {building}, in place of {replaced}.")
GIFT: Final = N_("{seat} offers {to} {gives} as a gift.")
DEMAND: Final = N_("{seat} asks {to} for {asks} as a gift.")
WITH_GOAL: Final = N_("{seat} ends with {score}, on place {place}. Hidden goal: {goal}, {goal_points}.")
ALONE: Final = N_("{seat} ends with {score}.")
WON: Final = N_("{seat} has won against Ceres, by {own} points to {hers}.")
LOST: Final = N_("{seat} has lost against Ceres, by {own} points to {hers}.")
TIED: Final = N_("{seat} has lost against Ceres, by {own} points to {hers}: a tie is not enough.")
ALONE_WITH_GOAL: Final = N_("{seat} ends with {score}. Hidden goal: {goal}, {goal_points}.")

REASONS: Final = {
    "population": N_("population {n}"),
    "civic": N_("civic {n}"),
    "commercial": N_("commercial {n}"),
    "monuments": N_("monuments {n}"),
    "role": N_("role {n}"),
    "influence": N_("influence {n}"),
}
CHOICES: Final = {"nothing": N_("no card"), "both": N_("Ceres and Venus")}

LINES: Final = {
    "population": N_("Population, by era: {eras}"),
    "civic": N_("Civic buildings, by era: {eras}"),
    "commercial": N_("Commercial buildings, by era: {eras}"),
    "monuments": N_("Monuments, by era: {eras}"),
    "role": N_("Role, by era: {eras}"),
    "influence": N_("Influence cards, by era: {eras}"),
    "markers": N_("Lot markers on the board: {markers}"),
    "favour": N_("Favour tokens: {fresh} fresh, {used} used"),
    "open_goals": N_("Open goals: {goals}"),
    "hidden_goal": N_("Hidden goal: {goal}"),
    "hidden_goal unknown": N_("Hidden goal: face down"),
    "unused": N_("Influence cards not used: {cards}"),
    "curator": N_("Role at the end: {role}"),
    "ceres": N_("Points of Ceres, which count against you: {points}"),
}

SEAT_NAMES: Final = (N_("Agrippa"), N_("Livia"), N_("Maecenas"), N_("Octavia"), N_("Vitruvius"))

VARIANTS_IN_WORDS: Final = {
    "monuments": N_("Monuments"),
    "draft": N_("Drafting the first lots"),
    "favour": N_("Trading and stealing"),
    "hidden-goals": N_("Hidden goals"),
    "open-goals": N_("Open goals"),
    "roles": N_("Roles"),
    "influence": N_("Influence cards"),
    "ceres": N_("Ceres, if you play alone"),
}
VALUES_IN_WORDS: Final = {
    "yes": N_("with"),
    "no": N_("without"),
    "normal": N_("usual"),
    "hard": N_("harder"),
    "challenge": N_("hardest"),
}


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return {*c.BUILDING_NAMES, *c.CARD_NAMES, *c.GOAL_NAMES, *c.ROLE_NAMES}


class FoundationsSpeech(Speech):
    goods_weigh = True  # if the game ended now, a marker would count more than the building that takes its lot

    def seat_names(self, seats: int) -> list[str]:
        return [self.words.say(name) for name in SEAT_NAMES[:seats]]

    def variant(self, name: str, value: str = "") -> str:
        return self.words.say(VALUES_IN_WORDS[value] if value else VARIANTS_IN_WORDS[name])

    def amount(self, what: str, number: int) -> str:
        return terms.amount(self.words, what, number)

    def goods(self, view: Position, seat: int) -> list[Good]:
        at = cast(FoundationsOfRome, view)
        player = at.players[seat]
        citizens, spare = population_of(at, player), player.spare_markers()
        shown = [
            Good("icon-coin", player.silver, self.amount("silver", player.silver)),
            Good("foundations-of-rome-sign-citizens", citizens, self.amount("citizens", citizens)),
            Good("foundations-of-rome-sign-markers", spare, self.amount("spare", spare)),
        ]
        if at.seat != OVER:
            points = points_after_scoring(at, seat)
            shown.append(Good("icon-points", points, self.amount("scored", points)))
        return shown

    # -- against Ceres ---------------------------------------------------------------------------------------

    def rival(self, view: Position) -> Rival | None:
        at = cast(FoundationsOfRome, view)
        return Rival(self.words.say(N_("Ceres")), score_of(at, at.ceres())) if at.solo else None

    def rival_verdict(self, view: Position, name: str) -> str:
        rival = self.rival(view)
        if rival is None:
            return ""
        lead = view.scores()[0]
        message = WON if view.ranks()[0] == 1 else LOST if lead else TIED
        return self.words.say(message, seat=name, own=rival.points + lead, hers=rival.points)

    # -- the decision ----------------------------------------------------------------------------------------

    def asking(self, position: Position) -> str:
        at = cast(FoundationsOfRome, position)
        if not self.is_asked(at):
            return self.decisions[p.SHOWN_AS[at.phase]].waits
        return prompts.asking(self.words, at) or super().asking(at)

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        at = cast(FoundationsOfRome, position)
        if at.seat == CHANCE:
            return {}
        return prompts.known(self.words, at, names, is_asked=self.is_asked(at))

    def option_in_words(self, position: Position, option: int) -> str:
        names = self.names or self.seat_names(position.seats)
        return capital(option_in_words(self.words, cast(FoundationsOfRome, position), option, names))

    # -- the rulebook ----------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        return section_against(cast(FoundationsOfRome, view), refused) or super().rule(view)

    def reference(self) -> list[Entry]:
        return reference(self.words)

    def blanks(self) -> Mapping[str, object]:
        return blanks(self.words)

    # -- the log ---------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        given = cast(dict[str, Any], fact.values)
        values = {key: self.value(key, given[key], names) for key in given}
        if fact.what not in ("proposes", "accepts"):
            values |= self.more_of(fact.what, given, names)
            return self.told(message_of(fact, len(names)), fact, names, values)
        offer = offers.sides(self.words, given)
        values |= offer
        if fact.what == "accepts":
            values["exchange"] = offers.exchange(self.words, offer)
            return self.told(FACTS["accepts"], fact, names, values)
        return self.told(PROPOSED[offers.which(offer)], fact, names, values)

    def value(self, key: str, value: Any, names: Sequence[str]) -> Any:
        """A value of a fact in words, by what it is called."""
        if key in ("building", "monument", "garden"):
            return terms.kind_name(self.words, c.KIND_IDS.index(value))
        if key == "replaced":
            return self.words.both([self.value("building", kind, names) for kind in value]) if value else ""
        if key == "card" and value in c.CARD_IDS:
            return terms.card_name(self.words, c.CARD_IDS.index(value))
        if key == "drawn":
            return terms.ceres_card_name(self.words, value)
        if key in ("goal", "role") and isinstance(value, str):
            return self.chosen(value) if value else ""
        if key == "refused":
            return ", ".join(map(self.chosen, value))
        if key in ("silver", "points"):
            return self.amount(key, value)
        if key == "goal_points":
            return self.amount("points", value)
        if key in ("to", "of") and isinstance(value, int):
            return names[value]
        return ", ".join(value) if isinstance(value, list) else value

    def chosen(self, name: str) -> str:
        """What somebody chose together with others: a lot, a goal, a role, or cards to announce."""
        if name in c.GOAL_IDS:
            return terms.goal_name(self.words, c.GOAL_IDS.index(name))
        if name in c.ROLE_IDS:
            return terms.role_name(self.words, c.ROLE_IDS.index(name))
        if name in CHOICES:
            return self.words.say(CHOICES[name])
        return name if name in c.LOT_NAMES else terms.card_name(self.words, c.CARD_IDS.index(name))

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        """What the sentence of a fact says in more words, or puts together."""
        words = self.words
        if what in ("dealt_goal", "goal_shown"):
            return {"goal": effects.goal_in_words(words, c.GOAL_IDS.index(given["goal"]), len(names))}
        if what == "dealt_role":
            role = c.ROLE_IDS.index(given["role"])
            return {"role": f"{terms.role_name(words, role)}, {effects.role_effect(words, role)}"}
        if what in ("uses", "opens"):
            return {"effect": effects.card_effect(words, c.CARD_IDS.index(given["card"]))}
        if what == "chooses":
            return {"choice": self.chosen(given["choice"])}
        if what == "announces":
            return {"cards": self.chosen(given["cards"])}
        if what == "neighbour":
            return {"gain": terms.amounts(words, {gain: given[gain] for gain in ("points", "silver")})}
        if what in ("era_scored", "ceres_scored"):
            return self.scoring(given)
        return {"score": self.amount("points", given["score"])} if what == "result" else {}

    def scoring(self, given: dict[str, Any]) -> dict[str, str]:
        """The points of an era, what for, and the silver that came with them."""
        points = {reason: given.get(reason, 0) for reason in REASON_NAMES}
        parts = [self.words.say(REASONS[reason], n=number) for reason, number in points.items() if number]
        how = f" ({', '.join(parts)})" if parts else ""
        if given.get("silver"):
            how += self.words.say(N_(" and gets {silver}"), silver=self.amount("silver", given["silver"]))
        return {"points": self.amount("points", sum(points.values())), "how": how}

    # -- the sheet -------------------------------------------------------------------------------------------

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        what = line.what
        if what in REASON_NAMES:
            values["eras"] = " + ".join(str(values[f"era_{era}"]) for era in (1, 2, 3))
        elif what == "open_goals":
            values["goals"] = ", ".join(map(self.chosen, values["goals"])) or "-"
        elif what == "hidden_goal" and not values["goal"]:
            what = "hidden_goal unknown"
        elif what == "unused":
            values["cards"] = self.unused(values["cards"], values["unknown"])
        elif what in ("hidden_goal", "curator"):
            name = values["goal" if what == "hidden_goal" else "role"]
            values |= {"goal": self.chosen(name) if name else "-", "role": self.chosen(name) if name else "-"}
        return self.words.say(LINES[what], **values)

    def unused(self, cards: Sequence[str], unknown: int) -> str:
        names = [terms.card_name(self.words, c.CARD_IDS.index(card)) for card in cards]
        return ", ".join([*names, *([self.amount("face down", unknown)] if unknown else [])]) or "-"


PROPOSED: Final = {(True, True): FACTS["proposes"], (True, False): GIFT, (False, True): DEMAND}


def message_of(fact: Fact, seats: int) -> str:
    """The sentence of a fact, by what it has to say."""
    what, given = fact.what, fact.values
    if what == "role" and given["silver"]:
        return KNIGHTED
    if what == "announces" and given["cards"] == "nothing":
        return ANNOUNCES_NOTHING
    if what == "against_ceres" and not given["won"]:
        return CERES_WINS
    if what == "unseen" and given["card"]:
        return DRAWS_UNSEEN if given["card"] == offers.UNSEEN else DRAWS_CARD
    if what == "neighbour" and fact.seat == CHANCE:
        return CERES_BESIDE
    if what == "builds" and given["replaced"]:
        return REPLACES
    if what == "result" and seats == 1:
        return ALONE_WITH_GOAL if given["goal"] else ALONE
    if what == "result" and given["goal"]:
        return WITH_GOAL
    return FACTS[what]
