"""`make balance`: a balance report of every game, and what they say together in docs/balance.md.

Games that were played before are not played again: the journals are in build/balance.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path

import aedilis
from aedilis.cli import main

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "balance.md"
MARK = "<!-- below: written by make balance -->\n"
PICTURE = re.compile(r"\]\(pictures/([\w-]+\.svg)\)")


def balance(slug: str, folder: Path, options: argparse.Namespace) -> str:
    """Plays what is missing and writes the report; what it says, as Markdown."""
    command = ["lab", "balance", slug, "--bots", options.bots, "--games", str(options.games), "--seed", "1"]
    what_if = options.games if options.what_if is None else options.what_if
    command += ["--what-if", str(what_if), "--workers", str(options.workers), "--out", str(folder)]
    if main(command):
        sys.exit(1)
    return (folder / "report.md").read_text(encoding="utf-8")


def chapter(slug: str, text: str, folder: Path, pictures: Path) -> str:
    """A report as a part of the page, with its pictures beside the page; how it was found is said there once."""
    for name in PICTURE.findall(text):
        shutil.copyfile(folder / "pictures" / name, pictures / f"{slug}-{name}")
    said = text.split("\n---\n")[0]
    return re.sub(r"^#", "##", PICTURE.sub(rf"](pictures/balance/{slug}-\1)", said), flags=re.MULTILINE)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--what-if", type=int)
    parser.add_argument("--bots", default="faber")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "balance")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write what they say together")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    folders = {game.slug: asked.out / game.slug for game in aedilis.all_games()}
    reports = {slug: balance(slug, folder, asked) for slug, folder in folders.items()}
    pictures = asked.page.parent / "pictures" / "balance"
    shutil.rmtree(pictures, ignore_errors=True)  # not before all is played: whoever stops it keeps the page as it was
    pictures.mkdir(parents=True)
    chapters = [chapter(slug, text, folders[slug], pictures) for slug, text in reports.items()]
    beginning = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    asked.page.write_text(f"{beginning}{MARK}\n" + "\n".join(chapters), encoding="utf-8")
