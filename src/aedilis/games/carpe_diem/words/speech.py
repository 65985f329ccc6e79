"""Carpe Diem in words: prompts, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Good, Speech
from aedilis.engine.position import ALL, Position
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, capital
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.decisions import Actions
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.position import CarpeDiem
from aedilis.games.carpe_diem.words import terms
from aedilis.games.carpe_diem.words.blanks import blanks
from aedilis.games.carpe_diem.words.options import option_in_words
from aedilis.games.carpe_diem.words.reference import reference
from aedilis.games.carpe_diem.words.story import GAINS

# What is asked beside the sentences that the decisions declare, by what can be chosen.
MOVE_OR_BREAD: Final = N_("Go to space {spaces} and take a tile, or pay {bread} to go anywhere.")
FIRST_TILE: Final = N_("Your first tile goes on the shovel. Which way round?")
SCORE_OR_BREAD: Final = N_("Score a card, or fulfil one with {bread}.")
ONLY_BREAD: Final = N_("Fulfil a card once more with {bread}, or finish.")

FACTS: Final = {
    "first": N_("{seat} is the first player."),
    "frame": N_("{seat} gets frame piece {piece} ({side}): {tasks}."),
    "tableau": N_("{seat} gets tableau {tableau}."),
    "card": N_("In the game: {card}."),
    "laid": N_("Place {place}: {card}."),
    "seal_tile": N_("Seal {seal}: {tile}."),
    "stands": N_("{seat} begins on space {space}."),
    "tile": N_("Depot {slot}: {tile}."),
    "takes": N_("{seat} goes to space {space} and takes: {tile}."),
    "removes": N_("Out of the game from space {space}: {tiles}."),
    "builds": N_("{seat} builds on {cell}: {tile}."),
    "stores": N_("{seat} stores a tile: {tile}."),
    "banderole": N_("{seat} takes the banderole on {cell}: {steps}."),
    "finishes": N_("{seat} finishes {object} ({cells})."),
    "bakes": N_("{seat} gets {bread}."),
    "earns": N_("{seat} gets {coins}."),
    "advances": N_("{seat} goes {steps} forward on the track."),
    "harvests": N_("{seat} gets {wares}."),
    "sells": N_("{seat} sells {wares} and gets {coins}."),
    "commissions": N_("{seat} takes a tile from seal {seal}: {tile}."),
    "draws": N_("{seat} draws a fountain card: {kind}."),
    "draws_unseen": N_("{seat} draws a fountain card."),
    "returns": N_("{seat} gives a fountain card back: {kind}."),
    "returns_unseen": N_("{seat} gives a fountain card back."),
    "scoring": N_("Scoring {stage} begins, in this order: {order}."),
    "disc": N_("{seat} lays a disc on circle {circle}: {cards}."),
    "may_pay": N_("{seat} may pay for “{card}”."),
    "pays": N_("{seat} pays {goods} for “{card}”."),
    "scores": N_("{seat} fulfils “{card}” {times}×: {gain}."),
    "loaves": N_("{seat} spends {bread} on “{card}”."),
    "no_more": N_("{seat} does not fulfil “{card}” once more."),
    "fails": N_("{seat} does not fulfil “{card}”: minus {points}."),
    "stage": N_("Phase {stage} begins; {seat} goes first."),
    "shows": N_("{seat} shows fountain cards: {cards}."),
    "over": N_("The game ends: {scores}. {verdict}"),
}
TAKES_FOR_BREAD: Final = N_("{seat} pays {bread}, goes to space {space} and takes: {tile}.")
SELLS_NOTHING: Final = N_("{seat} has no wares to sell and gets {coins}.")
TIE: Final = N_("Farther back on the track decides the tie.")
LEFTOVERS: Final = (*c.WARE_IDS, "coins", "bread", "tiles")

LINES: Final = {
    "start": N_("Points at the start"),
    "cards": N_("Scoring cards"),
    "failed": N_("Scoring cards not fulfilled: {cards}, minus {each} each"),
    "villa": N_("Villa on {cells}: {chimneys}"),
    "leftovers": N_("Left over, a point for each {each}: {goods}"),
    "track": N_("Banderole track: {steps}"),
    "fountain": N_("Fountain card {kind}: {number} finished, {points} each"),
    "fountain hidden": N_("Face down: {cards}"),
    "frame": N_("Frame {side}: {kind}"),
}
GOODS: Final = {"coins": "icon-coin", "bread": "carpe-diem-bread", "steps": "carpe-diem-steps", "cards": "icon-cards"}

SEAT_NAMES: Final = (N_("Aurelia"), N_("Brutus"), N_("Claudia"), N_("Drusus"))


# Sections of the rulebook about why something is refused although what it belongs to is being decided.
REFUSALS: Final = {
    p.MOVE: {"bread": "bread"},
    p.TURN: {"store": "store"},
    p.SCORE: {"loaves": "feed", "done": "feed"},
    p.PAY: {"loaves": "feed"},
}
VERBS: Final = {action.notation: action.verb for action in Actions.all}


def data_messages() -> set[str]:
    """Names in components.toml that are messages: none, as all of them are said by their kinds."""
    return set()


SIZE: Final = {"number": c.MOST_TILES}


class CarpeDiemSpeech(Speech):
    numbers = SIZE

    def seat_names(self, seats: int) -> list[str]:
        return [self.words.say(name) for name in SEAT_NAMES[:seats]]

    def amount(self, what: str, number: int) -> str:
        return terms.amount(self.words, what, number)

    def goods(self, view: Position, seat: int) -> list[Good]:
        player = cast(CarpeDiem, view).players[seat]
        numbers = {"coins": player.coins, "bread": player.bread, "steps": player.steps, "cards": len(player.cards)}
        return [Good(GOODS[what], number, self.amount(what, number)) for what, number in numbers.items()]

    # -- the decision -----------------------------------------------------------------------------------------

    def asking(self, position: Position) -> str:
        at = cast(CarpeDiem, position)
        if at.seat == at.viewer:
            if at.phase == p.MOVE and at.base + p.BREAD in at.options():
                return MOVE_OR_BREAD
            if at.phase == p.TURN and not at.players[at.seat].occupied:
                return FIRST_TILE
            if at.phase == p.SCORE and at.players[at.seat].bread >= c.BREAD_TO_FULFIL:
                return SCORE_OR_BREAD if at.unscored else ONLY_BREAD
        return super().asking(at)

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        at = cast(CarpeDiem, position)
        bread = c.BREAD_TO_MOVE if at.phase in (p.MOVE, p.ANYWHERE) else c.BREAD_TO_FULFIL
        return {
            "stage": at.stage,
            "tile": terms.tile_with_chimneys(self.words, at.tile) if at.tile != c.EMPTY else "",
            "card": terms.card_name(self.words, at.cards[at.paying]) if at.paying != c.EMPTY else "",
            "spaces": self.spaces(at) if at.phase == p.MOVE and at.seat == at.viewer else "",
            "bread": self.amount("bread", bread),
            "cell": c.CELL_NAMES[at.cell] if at.cell != c.EMPTY else "",
            "cards": ", ".join(terms.kind_name(self.words, kind) for kind in at.drawn if kind != c.UNKNOWN),
        }

    def spaces(self, at: CarpeDiem) -> str:
        """Where the figure can go without bread."""
        return self.words.either([str(space + 1) for space in at.spaces_to_choose()])

    def option_in_words(self, position: Position, option: int) -> str:
        return capital(option_in_words(self.words, cast(CarpeDiem, position), option))

    # -- the rulebook -------------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        sections = REFUSALS.get(view.phase, {}) if view.viewer in (ALL, view.seat) else {}
        return sections.get(VERBS.get(refused, "")) or super().rule(view)

    def reference(self) -> list[Entry]:
        return reference(self.words)

    def blanks(self) -> Mapping[str, object]:
        return blanks(self.words)

    # -- the log ------------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        given = cast(dict[str, Any], fact.values)
        values = {key: self.value(key, given[key]) for key in given} | self.more_of(fact.what, given, names)
        message = FACTS[fact.what]
        if fact.what == "takes" and given["bread"]:
            message = TAKES_FOR_BREAD
        elif fact.what == "sells" and not any(given[ware] for ware in c.WARE_IDS):
            message = SELLS_NOTHING
        return self.told(message, fact, names, values)

    def value(self, key: str, value: Any) -> Any:
        """A value of a fact in words, by what it is called."""
        if key == "tile":
            return terms.tile_with_chimneys(self.words, c.TILE_IDS.index(value))
        if key == "tiles":
            return "; ".join(self.value("tile", tile) for tile in value)
        if key == "card":
            return terms.needs(self.words, c.CARD_IDS.index(value))
        if key == "kind":
            return terms.kind_name(self.words, c.KIND_IDS.index(value))
        if key == "side":
            return self.words.say(terms.SIDES_IN_WORDS[value])
        if key in GAINS:
            return self.amount(key, value)
        return ", ".join(value) if isinstance(value, list) else value

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        """What the sentence of a fact puts together from several values."""
        words = self.words
        if what in ("card", "laid"):
            return {"card": self.card(given["card"])}
        if what == "disc":
            return {"cards": "; ".join(map(self.card, given["cards"]))}
        if what == "shows":
            return {"cards": ", ".join(self.value("kind", kind) for kind in given["cards"])}
        if what == "frame":
            first = c.FRAME_IDS.index(given["piece"]) * c.TASKS
            return {"tasks": terms.tasks_in_words(words, range(first, first + c.TASKS_A_PIECE))}
        if what == "finishes":
            return {"object": terms.object_name(words, c.KIND_IDS.index(given["kind"]))}
        if what == "harvests":
            return {"wares": self.amount(given["ware"], given["number"])}
        if what == "sells":
            return {"wares": terms.wares(words, [given[ware] for ware in c.WARE_IDS])}
        if what == "pays":
            return {"goods": terms.wares(words, [given[ware] for ware in c.WARE_IDS], given["coins"])}
        if what == "scores":
            return {"gain": terms.amounts(words, {gain: given[gain] for gain in GAINS}) or "-"}
        if what == "scoring":
            return {"order": ", ".join(names[int(seat)] for seat in given["order"])}
        return self.ending(given, names) if what == "over" else {}

    def card(self, id: str) -> str:
        return terms.card_name(self.words, c.CARD_IDS.index(id))

    def ending(self, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        """Everybody by rank, and what decided if points alone did not."""
        verdict = self.words.say(N_("{seat} wins."), seat=names[given["ranks"].index("1")])
        if given["decided"] != "points":
            verdict += f" {self.words.say(TIE)}"
        return {"scores": self.standings(given, names), "verdict": verdict}

    # -- the sheet ----------------------------------------------------------------------------------------------

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        what = line.what
        if what == "fountain" and values["kind"] == "?":
            return self.words.say(LINES["fountain hidden"], cards=self.amount("cards", values["number"]))
        if what == "fountain":
            values["points"] = self.amount("points", values["each"])
        elif what == "villa":
            values["chimneys"] = self.amount("chimney", values["chimneys"])
        elif what == "leftovers":
            values["goods"] = terms.amounts(self.words, {key: values[key] for key in LEFTOVERS}) or "-"
        values |= {key: self.value(key, values[key]) for key in ("cells", "kind", "side") if key in values}
        return self.words.say(LINES[what], **values)
