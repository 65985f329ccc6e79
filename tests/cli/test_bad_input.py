"""Bad input: one clear line that names what is allowed, exit code 2, and nothing written over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.command import good, record, refused, unfinished

from aedilis import all_games

GAMES = ", ".join(game.slug for game in all_games())
BOTS = "random, greedy, tiro, faber, architectus, imperator, MODULE:NAME, external:COMMAND"
PLAYERS = f"human, {BOTS}"
MODULE = """
class Mute:
    def __init__(self, random): pass

class Proud:
    def __init__(self, random): raise ValueError("not for you")

class Fine:
    def __init__(self, random): pass
    def choose(self, view, budget): return view.options()[0]
"""
BAD_COMMANDS = {
    "play no-such-game": f"there is no game 'no-such-game' (there are: {GAMES})",
    "simulate no-such-game": f"there is no game 'no-such-game' (there are: {GAMES})",
    "play city-of-rome --seats human": "City of Rome is for 2 to 4 players, not 1",
    "play city-of-rome --seats human,random,random,random,random": "City of Rome is for 2 to 4 players, not 5",
    "simulate city-of-rome --seats 7": "City of Rome is for 2 to 4 players, not 7",
    "play city-of-rome --seats human,alien": f"'alien' cannot take a seat (allowed: {PLAYERS})",
    "play city-of-rome --seats human,": f"'' cannot take a seat (allowed: {PLAYERS})",
    "play city-of-rome --variant length=long": "City of Rome has no variant 'length' (it has: -)",
    "simulate city-of-rome --variant length=long": "City of Rome has no variant 'length' (it has: -)",
    "play city-of-rome --variant length": "'length' is not a variant (write NAME=VALUE)",
    "play city-of-rome --seed x": "'x' is not a whole number from 0 on",
    "simulate city-of-rome --games 0": "'0' is not a whole number from 1 on",
    "simulate city-of-rome --games many": "'many' is not a whole number from 1 on",
    "simulate city-of-rome --workers -2": "'-2' is not a whole number from 1 on",
    "play --bot alien": f"'alien' cannot take a seat (allowed: {PLAYERS})",
    "play --bot greedy --seats human,random": "not allowed with argument",
    "play --bot nowhere:Bot": "there is no module 'nowhere' in ",
    "play --bot nowhere.deeper:Bot": "there is no module 'nowhere.deeper' in ",
    "play --bot :Bot": "there is no module '' in ",
    "play --bot broken:Bot": "the module 'broken' cannot be loaded: ModuleNotFoundError: No module named 'missing'",
    "play --bot wrong:Bot": "the module 'wrong' cannot be loaded: SyntaxError: ",
    "play --bot bots:Nobody": "the module 'bots' has no bot 'Nobody' (it has: Mute, Proud, Fine)",
    "play --bot bots:Proud": "'bots:Proud' cannot be made with a random generator: ValueError: not for you",
    "play --bot bots:Mute": "'bots:Mute' makes no bot: it has no method choose(view, budget)",
    "play --bot external:no-such-program": "there is no program 'no-such-program' that can be run",
    "play --bot external:": "there is no program '' that can be run",
    "play --bot external:sh'": "the command 'sh'' cannot be read: No closing quotation",
    "play --seats human,external:./bytes": "there is no program './bytes' that can be run",
    "play --resume foreign.record": "foreign.record names bots that are not Aedilis' own (bots:Fine): say with --seats",
    "tournament city-of-rome": "the following arguments are required: --bots",
    "tournament no-such-game --bots random,greedy": "there is no game 'no-such-game'",
    "tournament city-of-rome --bots random,alien": f"'alien' cannot take a seat (allowed: {BOTS})",
    "tournament city-of-rome --bots random,human": f"'human' cannot take a seat (allowed: {BOTS})",
    "tournament city-of-rome --bots random": "a tournament needs two bots or more, each of them named once",
    "tournament city-of-rome --bots random,random": "a tournament needs two bots or more, each of them named once",
    "tournament city-of-rome --bots random,bots:Proud": "'bots:Proud' cannot be made with a random generator",
    "tournament city-of-rome --bots random,greedy --seats 5": "City of Rome is for 2 to 4 players, not 5",
    "tournament city-of-rome --bots random,greedy --games 0": "'0' is not a whole number from 1 on",
    "tournament city-of-rome --bots random,greedy --budget 0": "'0' is not a whole number from 1 on",
    "tournament city-of-rome --bots random,greedy --at-least 100": "--at-least cannot be 100 (allowed: 1 to 99",
    "tournament city-of-rome --bots random,greedy --at-least 0.65": "'0.65' is not a whole number from 1 on",
    "tournament city-of-rome --bots random,greedy,tiro --at-least 65": "--at-least is for two bots and two seats",
    "tournament city-of-rome --bots random,greedy --at-least 65 --seats 4": "--at-least is for two bots and two seats",
    "tournament city-of-rome --bots random,greedy --json game.record": "'game.record' exists already",
    "tournament city-of-rome --bots random,greedy --json nowhere/a.json": "there is no folder 'nowhere'",
    "simulate": "the following arguments are required: GAME",
    "play --record game.record --resume open.record": "not allowed with argument",
    "play --no-such-option": "unrecognized arguments: --no-such-option",
    "build": "invalid choice: 'build' (choose from",
    "games --lang fr": "there is no language 'fr' (there are: en, de)",
    "--lang": "expected one argument",
    "play --record game.record": "'game.record' exists already: choose another name, or add --force",
    "play --record folder": "'folder' is not a file: give the record a file name",
    "play --record folder --force": "'folder' is not a file: give the record a file name",
    "play --record nowhere/game.record": "there is no folder 'nowhere'",
    "play --resume nowhere.record": "there is no file 'nowhere.record'",
    "play --resume game.record": "the game in game.record is over: see it with aedilis replay game.record",
    "play --resume open.record --seats human,random": "open.record has 3 seats, not 2 (use --seats",
    "play --resume open.record --variant length=long": "--variant is for a new game",
    "play --resume position.toml": "position.toml: line 1:",
    "replay nowhere.record": "there is no file 'nowhere.record'",
    "replay folder": "'folder' is a folder, not a file",
    "replay bytes": "'bytes' is not a text file",
    "replay game.record --seat 3": "there is no seat 3 (there are: 0 to 2)",
    "show nowhere.toml": "there is no file 'nowhere.toml'",
    "show game.record --move 9999": "the record has no move 9999 (it has: 0 to ",
    "show position.toml --move 1": "--move is for records",
    "show game=1": f"it names no game (there are: {GAMES})",
    "show =": "this is not a position: ",
    "show bytes": "'bytes' is not a text file",
    "verify": "the following arguments are required: FILE",
    "verify nowhere.record": "there is no file 'nowhere.record'",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    record(folder)
    unfinished(folder)
    (folder / "bots.py").write_text(MODULE)
    (folder / "broken.py").write_text("import missing\n")
    (folder / "wrong.py").write_text("class Bot\n")
    good(folder, "play", "city-of-rome", "--bot", "bots:Fine", "--record", "foreign.record", typed="q\n")
    (folder / "folder").mkdir()
    (folder / "bytes").write_bytes(bytes(range(256)))
    (folder / "position.toml").write_text('game = "city-of-rome"\nseats = 2\n')
    return folder


@pytest.mark.parametrize("command", BAD_COMMANDS)
def test_bad_input_is_answered_with_one_clear_line(folder: Path, command: str) -> None:
    assert BAD_COMMANDS[command] in refused(folder, *command.split(), typed="q\n")


@pytest.mark.parametrize(
    "command",
    [
        ["show", ""],
        ["show", " "],
        ["verify", ""],
        ["replay", ""],
        ["play", "--record", ""],
        ["play", "--resume", ""],
        ["show", "game.record", "--svg", ""],
    ],
)
@pytest.mark.parametrize(
    ("language", "complaint"),
    [("en", "the name of a file is empty"), ("de", "der Name einer Datei ist leer")],
)
def test_an_empty_name_is_refused(folder: Path, command: list[str], language: str, complaint: str) -> None:
    assert complaint in refused(folder, "--lang", language, *command, typed="q\n")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    assert "cannot be written" in refused(tmp_path, "play", "--record", "locked/game.record", typed="q\n")


@pytest.mark.parametrize("command", ["play --resume {}", "replay {}", "verify {}", "show {}"])
def test_every_command_refuses_what_is_not_a_good_record(tmp_path: Path, command: str) -> None:
    text = unfinished(tmp_path).read_text(encoding="utf-8")
    bad = {
        "cut.record": (text[: len(text) // 2].rpartition("\n")[0], "the record is cut off ('end' is missing)"),
        "half-line.record": (text[: text.rindex("space") + 3], "the record is cut off ('end' is missing)"),
        "newer.record": (text.replace('[rules "1"]', '[rules "2"]'), "needs version 2 of the rules of city-of-rome"),
        "illegal.record": (text.replace("* first", "* last"), "is nothing one can do in City of Rome"),
        "variant.record": (text.replace("[seats", '[variant length "long"]\n[seats'), "has no variant 'length'"),
        "crowded.record": (text.replace('[seats "3"]', '[seats "9"]'), "is for 2 to 4 players, not 9"),
        "unknown.record": (text.replace('[game "city-of-rome"]', '[game "chess"]'), "there is no game 'chess'"),
    }
    for name, (content, complaint) in bad.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
        said = refused(tmp_path, *command.format(name).split())
        assert f"{name}: " in said
        assert complaint in said


def test_an_illegal_option_is_named_with_its_line_and_with_what_is_allowed(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("* strip"))
    lines[number] = "* first 1"
    path.write_text("\n".join(lines), encoding="utf-8")
    said = refused(tmp_path, "verify", path.name)
    assert f"open.record: line {number + 1}: 'first 1' is not allowed now (allowed: strip " in said


def test_an_option_out_of_turn_is_named_with_its_line_and_who_decides(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("* strip", "2 strip", 1), encoding="utf-8")
    assert "* is to decide, not 2" in refused(tmp_path, "verify", path.name)


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('"Violet"', r'"\u001b[2JViolet"'), encoding="utf-8")
    assert "\x1b" not in good(tmp_path, "replay", path.name)
    (tmp_path / "\x1b[2J.record").write_text("\x1b[2J", encoding="utf-8")
    assert "\x1b" not in refused(tmp_path, "verify", "\x1b[2J.record")
