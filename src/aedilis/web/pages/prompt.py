"""What to do now: the sentence, the options as buttons, questions of the others, and the curtain."""

from __future__ import annotations

from typing import Final

from aedilis.draw.markup import Child, Markup, tag
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.web.pages import hint
from aedilis.web.pages.layout import words
from aedilis.web.pages.marks import seat_mark
from aedilis.web.sight import Ask, Option, TableSight

KEYS: Final = 9  # options that have a digit
FEW: Final = 3  # options that may be as long as they are
BUTTON: Final = 8  # letters for which a button has room besides
# Letters of all options, counting some more for each button: how small they are written so that all are in sight.
CROWDED: Final = ((270, "options many full"), (150, "options many"), (0, "options"))
LATEST: Final = 2  # lines of the log beside the prompt


def status(sight: TableSight) -> Markup:
    """The line in the header: which game, whose turn, take back."""
    mine = my_turn(sight)
    return tag(
        "div",
        tag("h1", sight.game.title(sight.language), class_="game-name"),
        tag("span", turn(sight), class_="turn mine" if mine else "turn"),
        take_back(sight),
        id="status",
        class_="status",
    )


def my_turn(sight: TableSight) -> bool:
    return not sight.over and any(seat.mine and seat.waiting for seat in sight.seats)


def turn(sight: TableSight) -> str:
    say = words(sight.language).say
    if sight.over:
        return say(N_("The game is over") if sight.result else N_("Ended without a result"))
    if sight.held:
        return say(N_("The rules were corrected"))
    waiting = [seat for seat in sight.seats if seat.waiting]
    if any(seat.seat == sight.viewer for seat in waiting):
        return say(N_("Your turn"))
    if not waiting:
        return say(N_("Waiting for players"))
    return say(N_("Waiting for {names}"), names=", ".join(seat.name for seat in waiting))


def take_back(sight: TableSight) -> Markup | None:
    if not sight.take_back:
        return None
    say = words(sight.language).say
    text = N_("Take back") if sight.take_back == "free" else N_("Ask to take back")
    arrow = tag("svg", Markup('<path d="M7 3 2 8l5 5V9.5h4a3 3 0 0 1 0 6H6V18h5a5.5 5.5 0 0 0 0-11H7z"/>'),
                viewBox="0 0 18 20", aria_hidden="true")  # fmt: skip
    return action(sight, "back", [arrow, tag("span", say(text))], class_="quiet-button take-back")


def action(
    sight: TableSight, verb: str, text: Child, class_: str = "small", confirm: bool = False, **fields: object
) -> Markup:
    """A button that does something other than a move."""
    seat = sight.viewer if sight.viewer != NOBODY else None
    values = {"number": sight.number, "seat": seat, **fields}
    return tag(
        "form",
        [tag("input", type="hidden", name=name, value=value) for name, value in values.items() if value is not None],
        tag("button", text, class_=class_, data_confirm=confirm),
        method="post",
        action=f"/table/{sight.id}/{verb}",
        class_="act",
        data_verb=verb,
    )


# -- the prompt -----------------------------------------------------------------------------------------------


def prompt(sight: TableSight) -> Markup:
    say = words(sight.language).say
    rule = sight.rule and tag(
        "a",
        "?",
        href=f"/rules/{sight.game.slug}#{sight.rule}",
        class_="rule",
        data_rules=sight.rule,
        aria_label=say(N_("The rule for this")),
        title=say(N_("The rule for this")),
    )
    ask = hint.button(sight.language) if sight.hints else None
    sentence = tag("p", tag("span", sight.prompt, id="sentence"), rule, ask, class_="sentence")
    drop = sight.path and tag(
        "button",
        tag("kbd", "Esc"),
        say(N_("Something else")),
        type="button",
        class_="option drop",
        id="drop",
        data_drop="",
    )
    options = sorted(sight.options, key=lambda option: bool(option.piece))  # first those that no piece stands for
    buttons = [option_button(number, option) for number, option in enumerate(options, 1)]
    if sight.held:
        return tag("section", sentence, going_on(sight), id="prompt", tabindex="-1", class_="prompt mine",
                   aria_label=say(N_("What to do now")))  # fmt: skip
    letters = sum(len(option.text) + BUTTON for option in options) if len(options) > FEW else 0
    size = next(size for least, size in CROWDED if letters >= least)
    return tag(
        "section",
        sentence,
        tag("div", drop, buttons, class_=size, role="group", aria_labelledby="sentence")
        if buttons or drop
        else not sight.over and latest(sight),
        id="prompt",
        tabindex="-1",
        class_="prompt mine" if my_turn(sight) else "prompt",
        aria_label=say(N_("What to do now")),
    )  # fmt: skip


def going_on(sight: TableSight) -> Markup | None:
    """What players can agree on when corrected rules leave the game in doubt."""
    if not any(seat.mine and seat.kind == "person" for seat in sight.seats):
        return None
    say = words(sight.language).say
    asked = {ask.kind for ask in sight.asks}
    ways = [
        action(sight, "restore", say(N_("Go on from move {move}"), move=sight.moves), class_="main"),
        action(sight, "void", say(N_("End without a result")), confirm=True),
    ]
    return tag("div", [way for way, kind in zip(ways, ("restore", "void")) if kind not in asked], class_="options")


def latest(sight: TableSight) -> Markup:
    """While others think: what happened last."""
    lines = [tag("li", seat_mark(sight, line.seat), tag("span", line.text)) for line in sight.log[-LATEST:]]
    return tag("ul", lines, class_="lines latest")


def option_button(number: int, option: Option) -> Markup:
    digit: Child = tag("kbd", number) if number <= KEYS else None
    return tag(
        "button",
        digit,
        tag("span", option.text),
        type="button",
        class_="option",
        id=f"option-{number}",
        data_code=option.code,
        data_for=option.piece or None,
        data_prepares=option.prepares,
        data_preview=bool(option.piece),
        aria_keyshortcuts=number if number <= KEYS else None,
    )


# -- questions and the curtain --------------------------------------------------------------------------------

QUESTIONS: Final = {
    "back": N_("{name} asks to take back the last move."),
    "bot": N_("{name} asks to let a bot play for {other} until they return."),
    "rematch": N_("{name} would like to play again."),
    "restore": N_("{name} would like to go on from move {move}, with the corrected rules."),
    "void": N_("{name} would like to end this game without a result."),
}


def asks(sight: TableSight) -> Markup:
    return tag("section", [ask(sight, asked) for asked in sight.asks], id="asks", class_="asks", hidden=not sight.asks,
               aria_label=words(sight.language).say(N_("Questions")))  # fmt: skip


def ask(sight: TableSight, asked: Ask) -> Markup:
    say = words(sight.language).say
    sentence = say(QUESTIONS[asked.kind], name=sight.names[asked.by], other=sight.names[asked.about],
                   move=sight.moves)  # fmt: skip
    if asked.mine:
        answers: Child = [
            action(sight, "answer", say(text), class_=kind, kind=asked.kind, about=asked.about, yes=yes)
            for text, kind, yes in ((N_("Yes"), "small main", 1), (N_("No"), "small", 0))
        ]
    else:
        missing = ", ".join(sight.names[seat] for seat in asked.missing)
        answers = tag("span", say(N_("Waiting for {names}"), names=missing), class_="muted") if missing else None
    return tag("div", seat_mark(sight, asked.by), tag("p", sentence), answers, class_="ask")


def curtain(sight: TableSight) -> Markup:
    """Between two people at one screen: nothing secret until the next one is there."""
    say = words(sight.language).say
    if sight.curtain < 0:
        return tag("div", id="curtain", hidden=True)
    name = sight.names[sight.curtain]
    return tag(
        "div",
        tag(
            "div",
            seat_mark(sight, sight.curtain),
            tag("h2", say(N_("{name}, it is your turn"), name=name)),
            tag("p", say(N_("Take the screen. The others look away."))),
            tag(
                "form",
                tag("input", type="hidden", name="seat", value=sight.curtain),
                tag("button", say(N_("I am {name}"), name=name), class_="main", id="lift"),
                method="post",
                action=f"/table/{sight.id}/screen",
            ),
            class_="curtain-card",
        ),
        id="curtain",
        class_="curtain",
        role="dialog",
        aria_label=say(N_("{name}, it is your turn"), name=name),
    )  # fmt: skip
