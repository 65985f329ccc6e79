"""A game being played: only legal options, sealed picks, taking back, and the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from typing import NamedTuple

from aedilis.engine.bits import members
from aedilis.engine.errors import ConsentNeeded, IllegalOption, OutOfTurn, WrongSeats
from aedilis.engine.facts import Fact
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.record import Again, Move, Record, seat_sign, turn_of
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_


class Step(NamedTuple):
    seat: int
    option: int
    notation: str
    source: int  # of a chance outcome
    barrier: bool  # something hidden came out: no way back without consent
    facts: list[Fact]


class Table:
    """Chance is answered from `random`, at once, whenever it is to decide; while `told` lasts, as that tells."""

    def __init__(
        self,
        game: Game,
        seats: int,
        random: Rng,
        names: Sequence[str] = (),
        told: Sequence[int] = (),
        **variants: str,
    ) -> None:
        self.game = game
        self.random = random
        self.told = list(told)  # the next outcomes, when a game that was kept is played again
        self.variants = game.check_variants(variants)
        self.position = game.new(seats, **variants)
        self.names = list(names) or game.words().seat_names(seats)
        if len(self.names) != seats:
            raise WrongSeats(N_("{names} names for {seats} seats"), names=len(self.names), seats=seats)
        self.steps: list[Step] = []
        self._sealed: dict[int, list[int]] = {}  # picks made together that wait for the others
        self._came_out: dict[int, list[int]] = {}  # by source: outcomes taken back, that will come out again
        self._settle()

    # -- playing ------------------------------------------------------------------------------------------

    def play(self, option: int, seat: int | None = None) -> None:
        """Plays one option of a seat (without `seat`: of the one who decides)."""
        self.play_path([option], self.position.seat if seat is None else seat)

    def play_path(self, options: Sequence[int], seat: int) -> None:
        """Plays options one after the other, up to a commit: all of them or, if one is illegal, none.

        Picks made together go up to their commit, as nothing of them is played before all have chosen.
        """
        self._check_turn(seat)
        self._check_path(options, seat)
        if self.position.together:
            self._sealed[seat] = list(options)
        else:
            for option in options:
                self._play(option)
        self._settle()

    def _check_path(self, options: Sequence[int], seat: int) -> None:
        turn = turn_of(self.position, seat)
        commits = False
        for number, option in enumerate(options):
            if commits:
                raise IllegalOption(N_("a path ends with the option that commits it"))
            if number:
                turn.play(options[number - 1])
            self._check_option(option, turn, seat)
            commits = not self.game.actions[option].prepares
        if self.position.together and not commits:
            raise IllegalOption(N_("a pick made together with others is made up to the option that commits it"))

    def waiting_for(self) -> list[int]:
        """The seats that have to choose now."""
        position = self.position
        if position.together:
            return [seat for seat in members(position.together) if seat not in self._sealed]
        return [position.seat] if position.seat >= 0 else []

    def _check_turn(self, seat: int) -> None:
        if self.position.seat == OVER:
            raise OutOfTurn(N_("the game is over"))
        if seat not in self.waiting_for():
            due = ", ".join(map(seat_sign, self.waiting_for()))
            raise OutOfTurn(N_("it is not the turn of seat {seat} (to decide: {due})"), seat=seat_sign(seat), due=due)

    def _check_option(self, option: int, position: Position, seat: int) -> None:
        allowed = position.options_of(seat)
        if option not in allowed:
            known = option in range(len(self.game.actions))
            raise IllegalOption(
                N_("'{notation}' is not allowed now (allowed: {allowed})"),
                notation=self.game.actions[option].notation if known else option,
                allowed=", ".join(self.game.actions[other].notation for other in allowed) or "-",
            )

    def _play(self, option: int) -> None:
        before = self.position.copy()
        self.position.play(option)
        self.steps.append(
            Step(
                before.seat,
                option,
                self.game.notation(before, option),
                before.source() if before.seat == CHANCE else -1,
                before.lets_out(option),
                self.game.facts(before, option, self.position),
            )
        )

    def _settle(self) -> None:
        """Lets chance answer, and plays sealed picks in seat order once all are there."""
        while True:
            seat = self.position.seat
            if seat == CHANCE:
                self._play(self._outcome())
            elif seat in self._sealed and not self.waiting_for():
                for chooser in sorted(self._sealed):
                    for option in self._sealed.pop(chooser):
                        self._play(option)
            else:
                return

    def _outcome(self) -> int:
        again = self._came_out.get(self.position.source(), [])
        possible = self.position.options()
        outcome = self.told.pop(0) if self.told else next((one for one in again if one in possible), None)
        if outcome is None:
            return self.position.pick(self.random)
        if outcome not in possible:
            notation = self.game.outcomes[outcome].notation
            raise IllegalOption(N_("'{notation}' cannot come out now"), notation=notation)
        if outcome in again:
            again.remove(outcome)
        return outcome

    # -- taking back --------------------------------------------------------------------------------------

    def take_back(self, seat: int, agreed: Collection[int] = ()) -> None:
        """Back to the seat's last decision: its own business unless something came out or others decided since.

        Then all must agree, and what had come out will come out again.
        """
        needed = self.agreement(seat)
        if needed is None:
            raise IllegalOption(N_("there is nothing to take back"))
        missing = [other for other in needed if other not in agreed]
        if missing:
            names = ", ".join(self.names[other] for other in missing)
            message = N_("others have decided or something came out since: {names} must agree to take that back")
            raise ConsentNeeded(message, names=names)
        if seat in self._sealed:
            del self._sealed[seat]
        else:
            self.rewind(self._last_of(seat))

    def agreement(self, seat: int) -> list[int] | None:
        """Who must agree that the seat takes its last decision back; None when there is none."""
        if seat in self._sealed:
            return []
        back = self._last_of(seat)
        if back < 0:
            return None
        if self._sealed or any(step.barrier or step.seat != seat for step in self.steps[back:]):
            return [other for other in range(self.position.seats) if other != seat]
        return []

    def _last_of(self, seat: int) -> int:
        return next((n for n in reversed(range(len(self.steps))) if self.steps[n].seat == seat), -1)

    def rewind(self, length: int) -> None:
        """Back to when so many steps had been made; what has come out since will come out again."""
        came_out: dict[int, list[int]] = {}
        for step in self.steps[length:]:
            if step.seat == CHANCE:
                came_out.setdefault(step.source, []).append(step.option)
        for source, outcomes in came_out.items():
            self._came_out[source] = outcomes + self._came_out.get(source, [])
        del self.steps[length:]
        self._sealed.clear()
        self.position = self.game.new(len(self.names), **self.variants)
        for step in self.steps:
            self.position.play(step.option)

    def copy(self) -> Table:
        """A table that goes on by itself; the generator is the same one."""
        table = copy(self)
        table.position = self.position.copy()
        table.told = list(self.told)
        table.steps = list(self.steps)
        table._sealed = dict(self._sealed)
        table._came_out = {source: list(outcomes) for source, outcomes in self._came_out.items()}
        return table

    # -- telling ------------------------------------------------------------------------------------------

    def view(self, seat: int) -> Position:
        return self.position.seen_by(seat)

    def log(self, viewer: int) -> list[Fact]:
        """What happened so far, as far as the viewer may know."""
        return [fact for step in self.steps for fact in step.facts if fact.known_to(viewer)]

    def record(self) -> Record:
        """The whole game, secrets included."""
        over = self.position.seat == OVER
        return Record(
            self.game.slug,
            self.game.version,
            self.game.digest,
            list(self.names),
            dict(self.variants),
            [Move(step.seat, step.notation) for step in self.steps],
            self.position.scores() if over else None,
            [] if over else self.again(),
            [
                Move(seat, self.game.actions[option].notation)
                for seat, options in sorted(self._sealed.items())
                for option in options
            ],
        )

    def again(self) -> list[Again]:
        """What is known to come out of decks and bags, as it came out before something was taken back."""
        outcomes = self.game.outcomes
        return [
            Again(source, outcomes[outcome].notation)
            for source, again in sorted(self._came_out.items())
            for outcome in again
        ]

    @classmethod
    def resume(cls, game: Game, record: Record, random: Rng) -> Table:
        """A table that goes on where a record stops."""
        record.final(game)
        table = cls.__new__(cls)
        table.game = game
        table.random = random
        table.told = []
        table.variants = game.check_variants(record.variants)
        table.names = list(record.names)
        table.position = record.begin(game)
        table.steps = []
        table._came_out = {}
        for outcome in record.again:
            table._came_out.setdefault(outcome.source, []).append(game.outcome(outcome.notation))
        for move in record.moves:
            table._play(game.option(table.position, move.notation))
        table._sealed = record.picks(game, table.position)
        table._settle()
        return table
