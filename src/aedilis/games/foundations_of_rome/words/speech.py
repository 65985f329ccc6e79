"""Foundations of Rome in words: prompts, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Good, Rival, Speech
from aedilis.engine.position import ALL, CHANCE, OVER, Position
from aedilis.engine.words import N_, capital
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.decisions import Actions
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.words import effects, prompts, terms
from aedilis.games.foundations_of_rome.words.forecast import points_after_scoring
from aedilis.games.foundations_of_rome.words.options import option_in_words
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
# By whether something is given and whether something is asked for.
PROPOSED: Final = {
    (True, True): FACTS["proposes"],
    (True, False): N_("{seat} offers {to} {gives} as a gift."),
    (False, True): N_("{seat} asks {to} for {asks} as a gift."),
}
REASONS: Final = {
    "population": N_("population {n}"),
    "civic": N_("civic {n}"),
    "commercial": N_("commercial {n}"),
    "monuments": N_("monuments {n}"),
    "role": N_("role {n}"),
    "influence": N_("influence {n}"),
}

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

RULES: Final = {action.notation: action.rule for action in Actions.all}  # where an option of a turn was refused


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return {*c.BUILDING_NAMES, *c.CARD_NAMES, *c.GOAL_NAMES, *c.ROLE_NAMES}


class FoundationsSpeech(Speech):
    goods_weigh = True  # if the game ended now, a marker would count more than the building that takes its lot
    seats_called = (N_("Agrippa"), N_("Livia"), N_("Maecenas"), N_("Octavia"), N_("Vitruvius"))
    counted = terms.AMOUNTS

    def named(self, id: str) -> str:
        return terms.named(self.words, id)

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
        if view.ranks()[0] == 1:
            message = N_("{seat} has won against Ceres, by {own} points to {hers}.")
        elif lead:
            message = N_("{seat} has lost against Ceres, by {own} points to {hers}.")
        else:
            message = N_("{seat} has lost against Ceres, by {own} points to {hers}: a tie is not enough.")
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
        if view.phase == p.ACT and view.viewer in (ALL, view.seat) and RULES.get(refused):
            return RULES[refused]
        return super().rule(view)

    # -- the log ---------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        given = cast(dict[str, Any], fact.values)
        values = {key: self.value(key, given[key], names) for key in given}
        values |= self.more_of(fact.what, given, names)
        return self.told(message_of(fact, values, len(names)), fact, names, values)

    def value(self, key: str, value: Any, names: Sequence[str]) -> Any:
        """A value of a fact in words, by what it is called."""
        if key in ("silver", "points", "goal_points"):
            return self.amount("silver" if key == "silver" else "points", value)
        if key in ("to", "of") and isinstance(value, int):
            return names[value]
        if key == "drawn":
            return terms.ceres_card_name(self.words, value)
        if key == "card":
            return terms.card_name(self.words, c.CARD_IDS.index(value)) if value in c.CARD_IDS else value
        if isinstance(value, str):
            return self.named(value)
        if isinstance(value, list):
            things = [self.named(id) for id in value]
            return self.words.both(things) if key == "replaced" and things else ", ".join(things)
        return value

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        """What the sentence of a fact says in more words, or puts together."""
        if what in ("proposes", "accepts"):
            return prompts.sides(self.words, given)
        if what in ("dealt_goal", "goal_shown"):
            return {"goal": effects.goal_in_words(self.words, c.GOAL_IDS.index(given["goal"]), len(names))}
        if what == "dealt_role":
            role = c.ROLE_IDS.index(given["role"])
            return {"role": f"{terms.role_name(self.words, role)}, {effects.role_effect(self.words, role)}"}
        if what in ("uses", "opens"):
            return {"effect": effects.card_effect(self.words, c.CARD_IDS.index(given["card"]))}
        if what == "neighbour":
            return {"gain": terms.amounts(self.words, {gain: given[gain] for gain in ("points", "silver")})}
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
        elif what == "hidden_goal" and not values["goal"]:
            what = "hidden_goal unknown"
        elif what == "open_goals":
            values["goals"] = ", ".join(self.named(goal) for goal in values["goals"]) or "-"
        elif what == "unused":
            cards = [terms.card_name(self.words, c.CARD_IDS.index(card)) for card in values["cards"]]
            cards += [self.amount("face down", values["unknown"])] if values["unknown"] else []
            values["cards"] = ", ".join(cards) or "-"
        elif what in ("hidden_goal", "curator"):
            thing = "goal" if what == "hidden_goal" else "role"
            values[thing] = self.named(values[thing]) or "-"
        return self.words.say(LINES[what], **values)


def message_of(fact: Fact, values: Mapping[str, object], seats: int) -> str:
    """The sentence of a fact: another one where something is more, or missing."""
    what, given = fact.what, fact.values
    if what == "proposes":
        return PROPOSED[prompts.which(values)]
    if what == "role" and given["silver"]:
        return N_("{seat} takes the role {role}, leaves {refused} and gets {silver}.")
    if what == "announces" and given["cards"] == "nothing":
        return N_("{seat} announces no card.")
    if what == "against_ceres" and not given["won"]:
        return N_("Ceres wins with {points}.")
    if what == "unseen" and given["card"]:
        unknown = given["card"] == prompts.UNSEEN
        return N_("{seat} draws an influence card.") if unknown else N_("{seat} draws the influence card {card}.")
    if what == "neighbour" and fact.seat == CHANCE:
        return N_("Ceres has a garden beside the new monument and gets {points}.")
    if what == "builds" and given["replaced"]:
        return N_("{seat} builds on {lots}: {building}, in place of {replaced}.")
    if what == "result" and given["goal"]:
        if seats == 1:
            return N_("{seat} ends with {score}. Hidden goal: {goal}, {goal_points}.")
        return N_("{seat} ends with {score}, on place {place}. Hidden goal: {goal}, {goal_points}.")
    return N_("{seat} ends with {score}.") if what == "result" and seats == 1 else FACTS[what]
