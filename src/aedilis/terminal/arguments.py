"""The command line of `aedilis`: what may be written on it, in the language that stands on it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

import aedilis
from aedilis.bots import BOTS
from aedilis.bots.levels import USUAL_BOT
from aedilis.bots.loading import FORMS
from aedilis.engine.words import LANGUAGES, N_, Words
from aedilis.lab.export import CSV, FORMATS
from aedilis.lab.schedule import FORMATS as SCHEDULES
from aedilis.lab.study import AS_IT_IS
from aedilis.terminal.screen import CommandError
from aedilis.terminal.seating import HUMAN
from aedilis.terminal.serve import HOST, PORT

# What argparse says by itself.
ARGPARSE_MESSAGES: Final = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("show program's version number and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("expected one argument"),
    N_("expected at least one argument"),
    N_("ignored explicit argument %r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("not allowed with argument %s"),
    N_("one of the arguments %s is required"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
)

TUNING_BOT: Final = "faber"


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise CommandError(N_("{reason} (see {program} --help)"), reason=message, program=self.prog)


def language_of(arguments: Sequence[str]) -> str:
    """The language that the arguments ask for, wherever they do: help and errors are written in it."""
    language = LANGUAGES[0]
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            language = arguments[number + 1]
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise CommandError(N_("there is no language '{language}' (there are: {known})"), language=language, known=known)
    return language


def parser(words: Words) -> Parser:
    say = words.say
    setattr(argparse, "_", say)  # noqa: B010 (its own messages, which it takes from there)
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say(N_("language, en or de")))
    top = Parser(
        prog="aedilis",
        description=say(N_("Board games about building Rome, to play, to simulate and to study.")),
        parents=[common],
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=version(words))
    commands = top.add_subparsers(title=say(N_("commands")), dest="command", metavar=say(N_("COMMAND")))

    def command(name: str, summary: str) -> argparse.ArgumentParser:
        text = say(summary)
        return commands.add_parser(name, help=text, description=text, parents=[common], allow_abbrev=False)

    command("games", N_("list the games"))
    rules_arguments(command("rules", N_("read the rules of a game")), words)
    game_argument(command("cards", N_("list the cards of a game and what they do")), words)
    serve_arguments(command("serve", N_("play in the browser")), words)
    play_arguments(command("play", N_("play a game in the terminal")), words)
    simulate_arguments(command("simulate", N_("play many random games and count what comes of them")), words)
    tournament_arguments(command("tournament", N_("let bots play each other and rate them")), words)
    lab_arguments(command("lab", N_("play many games of bots that say how a game is balanced")), common, words)
    tune_arguments(command("tune", N_("find the weights of a game's heuristics in games of bots")), words)
    levels_arguments(command("levels", N_("measure how strong and how fast the bots are")), words)
    replay_arguments(command("replay", N_("step through a recorded game")), words)
    show_arguments(command("show", N_("draw a position")), words)
    draw_arguments(command("draw", N_("draw the board of a recorded game as a picture")), words)
    verify = command("verify", N_("check recorded games"))
    verify.add_argument("files", nargs="+", metavar=say(N_("FILE")), help=say(N_("a recorded game")))
    check = command("check-tables", N_("say which kept games would go on with these rules; changes nothing"))
    kept = N_("recorded games, or folders of them")
    check.add_argument("files", nargs="*", metavar=say(N_("FILE")), help=say(kept))
    check.add_argument("--data", metavar=say(N_("FOLDER")), help=say(N_("where a server keeps its tables")))
    return top


def version(words: Words) -> str:
    slower = "" if aedilis.compiled() else words.say(N_(", about ten times slower than the compiled one"))
    return f"aedilis {aedilis.__version__} ({engine(words)}{slower})"


def engine(words: Words) -> str:
    """What kind of engine is running."""
    return words.say(N_("compiled engine")) if aedilis.compiled() else words.say(N_("plain Python engine"))


def game_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words.say(N_("GAME")), help=words.say(N_("which game, such as city-of-rome")))


def rules_arguments(rules: argparse.ArgumentParser, words: Words) -> None:
    game_argument(rules, words)
    section = N_("only that section, by the name in brackets behind its title")
    rules.add_argument("section", nargs="?", metavar=words.say(N_("SECTION")), help=words.say(section))


def serve_arguments(serve: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    host = N_("where to listen (usually {host}: this computer only; 0.0.0.0: the whole network)")
    serve.add_argument("--host", default=HOST, metavar="H", help=say(host, host=HOST))
    port = N_("the port (usually {port}; 0 takes any free one)")
    serve.add_argument("--port", type=whole_number(words, 0), default=PORT, metavar="N", help=say(port, port=PORT))
    serve.add_argument("--data", metavar=say(N_("FOLDER")), help=say(N_("where tables are kept")))
    key = N_("make a new secret.key if it is lost; private links to tables stop working then")
    serve.add_argument("--new-key", action="store_true", help=say(key))
    serve.add_argument("--no-open", dest="open", action="store_false", help=say(N_("do not open a browser")))
    engine = N_("bots think with the package in this folder as soon as it exists (make play builds it meanwhile)")
    serve.add_argument("--engine", metavar=say(N_("FOLDER")), help=say(engine))


def play_arguments(play: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    play.add_argument("game", nargs="?", metavar=say(N_("GAME")), help=say(N_("which game, such as city-of-rome")))
    seats = N_("who plays, seat by seat, such as human,random,random (allowed: {allowed})")
    allowed = ", ".join([HUMAN, *BOTS, FORMS])
    who = play.add_mutually_exclusive_group()
    who.add_argument("--seats", metavar=say(N_("LIST")), help=say(seats, allowed=allowed))
    who.add_argument("--bot", metavar=say(N_("BOT")), help=say(N_("a bot for all seats but the first, which is yours")))
    variant_argument(play, words)
    play.add_argument(
        "--seed", type=whole_number(words, 0), metavar="N", help=say(N_("makes chance and bots repeatable"))
    )
    workers = N_("how many processes a bot thinks with (usually 1); more see further in the same time")
    play.add_argument("--workers", type=whole_number(words, 1), default=1, metavar="N", help=say(workers))
    files = play.add_mutually_exclusive_group()
    files.add_argument("--record", metavar=say(N_("FILE")), help=say(N_("where the game is recorded")))
    files.add_argument("--resume", metavar=say(N_("FILE")), help=say(N_("go on with an unfinished game, in this file")))
    play.add_argument("--force", action="store_true", help=say(N_("write over the file of --record")))


def simulate_arguments(simulate: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    game_argument(simulate, words)
    number = whole_number(words, 1)
    simulate.add_argument("--games", type=number, default=1000, metavar="N", help=say(N_("how many (usually 1000)")))
    simulate.add_argument("--seats", type=number, metavar="N", help=say(N_("how many play (usually as many as can)")))
    variant_argument(simulate, words)
    many_games_arguments(simulate, words)
    simulate.add_argument("--json", action="store_true", help=say(N_("print the results for other programs")))


def tournament_arguments(tournament: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    game_argument(tournament, words)
    number = whole_number(words, 1)
    bots = N_("who plays, such as imperator,greedy (allowed: {allowed})")
    tournament.add_argument(
        "--bots", required=True, metavar=say(N_("LIST")), help=say(bots, allowed=", ".join([*BOTS, FORMS]))
    )
    formats = N_("who meets whom: everybody (usual), those who did equally well, or neighbours on a ladder")
    tournament.add_argument("--format", choices=SCHEDULES, default=SCHEDULES[0], help=say(formats))
    games = N_("how many (usually 100; 10 in a match), rounded up so that everybody sits everywhere equally often")
    tournament.add_argument("--games", type=number, metavar="N", help=say(games))
    rounds = N_("rounds of a Swiss tournament or a ladder, at most (usually as many as sort the bots)")
    tournament.add_argument("--rounds", type=number, metavar="N", help=say(rounds))
    claim = N_("test whether the first of two bots wins at least N per cent, and stop as soon as that is known")
    tournament.add_argument("--at-least", type=number, metavar="N", help=say(claim))
    tournament.add_argument("--seats", type=number, metavar="N", help=say(N_("how many play (usually 2)")))
    variant_argument(tournament, words)
    budget = N_("simulations for a decision, at most (usually as many as each bot likes)")
    tournament.add_argument("--budget", type=number, metavar="N", help=say(budget))
    many_games_arguments(tournament, words)
    journal = N_("keep results in this file as they come, and go on with those that it has")
    tournament.add_argument("--journal", metavar=say(N_("FILE")), help=say(journal))
    tournament.add_argument("--json", metavar=say(N_("FILE")), help=say(N_("write the results for other programs")))
    tournament.add_argument("--force", action="store_true", help=say(N_("write over the file of --json")))


def lab_arguments(lab: argparse.ArgumentParser, common: Parser, words: Words) -> None:
    say = words.say
    studies = lab.add_subparsers(title=say(N_("commands")), dest="study", metavar=say(N_("COMMAND")), required=True)

    def study(name: str, summary: str) -> argparse.ArgumentParser:
        text = say(summary)
        parser = studies.add_parser(name, help=text, description=text, parents=[common], allow_abbrev=False)
        study_arguments(parser, words)
        return parser

    balance = study("balance", N_("what seats, cards and ways to points are worth"))
    what_if = N_("how many games for each what-if of the game (usually a fourth; 0: leave them out)")
    balance.add_argument("--what-if", type=whole_number(words, 0), metavar="N", help=say(what_if))
    compare = study("compare", N_("two variants, components files or bots against each other"))
    side = N_("what is compared: BOT, NAME=VALUE, FILE.toml, several with commas; {usual}: the game as it is")
    compare.add_argument("--a", default=AS_IT_IS, metavar=say(N_("SIDE")), help=say(side, usual=AS_IT_IS))
    compare.add_argument("--b", default=AS_IT_IS, metavar=say(N_("SIDE")), help=say(N_("and with what")))
    compare.add_argument("--all", action="store_true", help=say(N_("play all games, even if all is known earlier")))


def study_arguments(study: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    game_argument(study, words)
    number = whole_number(words, 1)
    games = N_("how many (usually 1000), rounded up so that everybody sits everywhere equally often")
    study.add_argument("--games", type=number, default=1000, metavar="N", help=say(games))
    study.add_argument("--seats", type=number, metavar="N", help=say(N_("how many play (usually 3)")))
    variant_argument(study, words)
    components = N_("play with this components file instead of the game's own")
    study.add_argument("--components", metavar=say(N_("FILE")), help=say(components))
    bots = N_("who plays (usually {usual}; allowed: {allowed})")
    allowed = ", ".join([*BOTS, FORMS])
    study.add_argument("--bots", metavar=say(N_("LIST")), help=say(bots, usual=USUAL_BOT, allowed=allowed))
    budget = N_("simulations for a decision, at most (usually as many as each bot likes)")
    study.add_argument("--budget", type=number, metavar="N", help=say(budget))
    many_games_arguments(study, words)
    out = N_("the folder for the results; what was played there before is not played again")
    study.add_argument("--out", metavar=say(N_("FOLDER")), help=say(out))
    data = N_("how the data are written (usually {usual})")
    study.add_argument("--data", choices=FORMATS, default=CSV, help=say(data, usual=CSV))


def tune_arguments(tune: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    game_argument(tune, words)
    number = whole_number(words, 1)
    tune.add_argument("--games", type=number, default=600, metavar="N", help=say(N_("how many (usually 600)")))
    who = N_("who plays (usually {usual})")
    tune.add_argument("--bot", default=TUNING_BOT, metavar=say(N_("BOT")), help=say(who, usual=TUNING_BOT))
    variant_argument(tune, words)
    many_games_arguments(tune, words)
    tune.add_argument("--out", metavar=say(N_("FILE")), help=say(N_("write the weights to this file")))
    tune.add_argument("--force", action="store_true", help=say(N_("write over the file of --out")))


def levels_arguments(levels: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    number = whole_number(words, 1)
    levels.add_argument("game", nargs="*", metavar=say(N_("GAME")), help=say(N_("which games (usually all)")))
    only = N_("only these rows, such as faber,times (a name that does not exist lists all)")
    levels.add_argument("--only", metavar=say(N_("LIST")), help=say(only))
    levels.add_argument("--games", type=number, metavar="N", help=say(N_("how many for a row, at most")))
    budget = N_("simulations for a decision, at most (usually as many as each bot likes)")
    levels.add_argument("--budget", type=number, metavar="N", help=say(budget))
    many_games_arguments(levels, words)


def many_games_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    parser.add_argument("--seed", type=whole_number(words, 0), metavar="N", help=say(N_("makes the games repeatable")))
    workers = N_("how many processes (usually one for each processor); the results do not depend on it")
    parser.add_argument("--workers", type=whole_number(words, 1), metavar="N", help=say(workers))
    ray = N_("play on the Ray cluster at this address (local: one of this machine); the results do not depend on it")
    parser.add_argument("--ray", metavar=say(N_("ADDRESS")), help=say(ray))


def replay_arguments(replay: argparse.ArgumentParser, words: Words) -> None:
    replay.add_argument("file", metavar=words.say(N_("FILE")), help=words.say(N_("a recorded game")))
    seat_argument(replay, words)


def show_arguments(show: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    position = N_("a position or a recorded game: a file, - for the standard input, or the text of a position")
    show.add_argument("position", metavar=say(N_("FILE|TEXT")), help=say(position))
    move = N_("of a recorded game the position after that many moves (usually the last)")
    show.add_argument("--move", type=whole_number(words, 0), metavar="N", help=say(move))
    seat_argument(show, words)
    show.add_argument("--text", action="store_true", help=say(N_("print the position as text instead")))
    show.add_argument("--svg", metavar=say(N_("FILE")), help=say(N_("write the drawing to a picture instead")))
    show.add_argument("--force", action="store_true", help=say(N_("write over the file of --svg")))


def draw_arguments(draw: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    draw.add_argument("file", metavar=say(N_("FILE")), help=say(N_("a recorded game")))
    move = N_("of a recorded game the position after that many moves (usually the last)")
    draw.add_argument("--move", type=whole_number(words, 0), metavar="N", help=say(move))
    seat_argument(draw, words)
    files = draw.add_mutually_exclusive_group(required=True)
    files.add_argument("--svg", metavar=say(N_("FILE")), help=say(N_("write the picture to this file, as SVG")))
    files.add_argument("--png", metavar=say(N_("FILE")), help=say(N_("write the picture to this file, as PNG")))
    width = N_("how many pixels wide the PNG is (usually as many as the board has units)")
    draw.add_argument("--width", type=whole_number(words, 1), metavar="N", help=say(width))
    draw.add_argument("--dark", action="store_true", help=say(N_("on a dark table")))
    draw.add_argument("--force", action="store_true", help=say(N_("write over the file of --svg or --png")))


def seat_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    seat = N_("only what that seat knew, from 0 (usually everything)")
    parser.add_argument("--seat", type=whole_number(words, 0), metavar="N", help=words.say(seat))


class Variants(argparse.Action):
    """Collects NAME=VALUE into a dict."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        name, equals, value = str(values).partition("=")
        if not equals:
            raise CommandError(N_("'{text}' is not a variant (write NAME=VALUE)"), text=values)
        setattr(namespace, self.dest, {**getattr(namespace, self.dest), name: value})


def variant_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    metavar = words.say(N_("NAME=VALUE"))
    parser.add_argument(
        "--variant", action=Variants, default={}, metavar=metavar, help=words.say(N_("a variant of the rules"))
    )


def whole_number(words: Words, least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 19 and int(text) >= least:
            return int(text)
        message = N_("'{text}' is not a whole number from {least} on")
        raise argparse.ArgumentTypeError(words.say(message, text=text, least=least))

    return read
