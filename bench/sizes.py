"""`make sizes`: how many lines each game has, and which runs of lines two games share.

Counted by game: lines written by hand, how many of these are imports, files, and lines of generated modules.
Lines have the same shape if only names, strings and numbers differ. Imports, comments, docstrings and tables of data do
not count: two games may declare their fields or colours alike. Whatever else two games write alike, over many lines,
belongs in the modules that all games share.

Ends with 1 if two games share a run, or if there are more lines than allowed.
"""

from __future__ import annotations

import argparse
import ast
import keyword
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = Path(__file__).parents[1] / "src" / "aedilis" / "games"
GENERATED: Final = "generated"  # the room of modules that nobody writes by hand
RUN: Final = 12  # lines of one shape that two games may not share
SILENT: Final = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING,
    tokenize.ENDMARKER,
}  # fmt: skip
DISPLAYS: Final = (ast.Dict, ast.List, ast.Set, ast.Tuple)

Shape = tuple[str, ...]


class Line(NamedTuple):
    """A line of code: where it stands, and what it looks like without its names, strings and numbers."""

    file: Path
    number: int
    shape: Shape


class Game(NamedTuple):
    name: str
    hand: int  # lines written by hand
    imports: int  # of these
    files: int
    generated: int
    code: list[list[Line]]  # by file: what may not be shared


class Run(NamedTuple):
    """Lines that two games share."""

    first: Line
    last: Line
    other_first: Line
    other_last: Line
    length: int


# -- counting ---------------------------------------------------------------------------------------------------------


def game_in(folder: Path) -> Game:
    files = sorted(folder.rglob("*.py"))
    written = [path for path in files if GENERATED not in path.relative_to(folder).parts]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    return Game(
        name=folder.name,
        hand=sum(texts[path].count("\n") for path in written),
        imports=sum(len(import_lines(ast.parse(texts[path]))) for path in written),
        files=len(written),
        generated=sum(texts[path].count("\n") for path in files if path not in written),
        code=[list(lines_of(path, texts[path])) for path in written],
    )


def lines_of(file: Path, text: str) -> Iterator[Line]:
    """Every line of code that may not be shared."""
    tree = ast.parse(text)
    left_out = import_lines(tree) | data_lines(tree) | docstring_lines(tree)
    for number, shape in shapes(text).items():
        if number not in left_out:
            yield Line(file, number, shape)


def shapes(text: str) -> dict[int, Shape]:
    """By line: its tokens, with names, strings and numbers all alike."""
    found: dict[int, list[str]] = defaultdict(list)
    within = 0  # a string with parts to fill in, whose parts are tokens from Python 3.12 on
    rest = iter(text.splitlines(keepends=True))
    for token in tokenize.generate_tokens(lambda: next(rest, "")):
        kind = tokenize.tok_name[token.type]
        within -= kind == "FSTRING_END"
        if token.type not in SILENT and not within and kind != "FSTRING_END":
            found[token.start[0]].append(shape_of(token))
        within += kind == "FSTRING_START"
    return {number: tuple(tokens) for number, tokens in found.items()}


def shape_of(token: tokenize.TokenInfo) -> str:
    if token.type == tokenize.NAME:
        return token.string if keyword.iskeyword(token.string) else "name"
    if token.type == tokenize.NUMBER:
        return "0"
    return token.string if token.type == tokenize.OP else "text"


def rows(nodes: Iterable[ast.stmt]) -> set[int]:
    return {number for node in nodes for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def import_lines(tree: ast.Module) -> set[int]:
    return rows(node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))


def docstring_lines(tree: ast.Module) -> set[int]:
    return rows(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )


def data_lines(tree: ast.Module) -> set[int]:
    """Tables at the top of a module, and what is declared in the body of a class."""
    top = [node for node in tree.body if isinstance(getattr(node, "value", None), DISPLAYS)]
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    declared = [node for found in classes for node in found.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return rows([*top, *(node for node in declared if node.value is not None)])


# -- what two games share ---------------------------------------------------------------------------------------------


def runs(one: Game, other: Game, least: int = RUN) -> list[Run]:
    """The longest first; of a line that stands in several, only the longest run counts."""
    places: dict[tuple[Shape, ...], list[tuple[int, int]]] = defaultdict(list)
    for file, lines in enumerate(other.code):
        for at in range(len(lines) - least + 1):
            places[window(lines, at, least)].append((file, at))
    found = []
    for lines in one.code:
        for at in range(len(lines) - least + 1):
            for file, there in places.get(window(lines, at, least), ()):
                if not (at and there and lines[at - 1].shape == other.code[file][there - 1].shape):
                    found.append(run_at(lines, at, other.code[file], there))
    return without_overlaps(sorted(found, key=lambda run: -run.length))


def window(lines: list[Line], at: int, length: int) -> tuple[Shape, ...]:
    return tuple(line.shape for line in lines[at : at + length])


def run_at(lines: list[Line], at: int, others: list[Line], there: int) -> Run:
    length = 0
    while at + length < len(lines) and there + length < len(others):
        if lines[at + length].shape != others[there + length].shape:
            break
        length += 1
    return Run(lines[at], lines[at + length - 1], others[there], others[there + length - 1], length)


def without_overlaps(found: list[Run]) -> list[Run]:
    kept: list[Run] = []
    for run in found:
        if not any(
            run.first.file == other.first.file
            and run.first.number <= other.last.number
            and other.first.number <= run.last.number
            for other in kept
        ):
            kept.append(run)
    return kept


# -- saying it --------------------------------------------------------------------------------------------------------


def table(games: list[Game]) -> Iterator[str]:
    yield f"{'':24}{'by hand':>10}{'imports':>10}{'files':>8}{'generated':>12}"
    for game in games:
        yield row(game.name, game)
    yield row("all games", *games)


def row(name: str, *games: Game) -> str:
    hand, imports = sum(game.hand for game in games), sum(game.imports for game in games)
    files, generated = sum(game.files for game in games), sum(game.generated for game in games)
    return f"{name:24}{hand:>10,}{imports:>10,}{files:>8}{generated:>12,}"


def said(run: Run, folder: Path) -> str:
    places = (
        f"{first.file.relative_to(folder)}:{first.number}-{last.number}"
        for first, last in ((run.first, run.last), (run.other_first, run.other_last))
    )
    return f"  {run.length:>3} lines: {' and '.join(places)}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=GAMES, help="where the games are")
    parser.add_argument(
        "--run", type=int, default=RUN, help="lines of one shape that are too many (default: %(default)s)"
    )
    parser.add_argument("--most", type=int, help="how many lines all games may have, written by hand")
    asked = parser.parse_args(arguments)
    folders = sorted(path.parent for path in asked.folder.glob("*/__init__.py"))
    games = [game_in(folder) for folder in folders]
    print("\n".join(table(games)))
    found = [(one, other, runs(one, other, asked.run)) for one, other in combinations(games, 2)]
    for one, other, shared in found:
        if shared:
            print(f"\n{one.name} and {other.name}:", *(said(run, asked.folder) for run in shared), sep="\n")
    lines = sum(game.hand for game in games)
    if asked.most is not None and lines > asked.most:
        print(f"\n{lines:,} lines are more than {asked.most:,}")
        return 1
    return 1 if any(shared for _, _, shared in found) else 0


if __name__ == "__main__":
    sys.exit(main())
