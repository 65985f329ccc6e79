"""What can go wrong, each with one sentence for the person who gets it: what was wrong, what is allowed."""

from __future__ import annotations


class AedilisError(Exception):
    """All errors that bad input can cause. `message` is a msgid of the catalogues, `values` fill it."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.message.format_map(self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message, self.values)


def _again(kind: type[AedilisError], message: str, values: dict[str, object]) -> AedilisError:
    return kind(message, **values)


class UnknownGame(AedilisError):
    pass


class WrongSeats(AedilisError):
    pass


class UnknownVariant(AedilisError):
    pass


class IllegalOption(AedilisError):
    pass


class OutOfTurn(AedilisError):
    pass


class ConsentNeeded(AedilisError):
    pass


class RecordError(AedilisError):
    """`line` is the number of the line in the record, from 1."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, **values)
        self.line = values.get("line")


class TextError(AedilisError):
    pass
