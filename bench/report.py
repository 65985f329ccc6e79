"""What the bench prints and writes: the table of ratios, the targets, the JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from engines import AEDILIS_COMPILED, AEDILIS_PLAIN, CATANATRON
from ratios import COPIES, GAMES, PLAYOUT_RATE, UNFORCED, Figure, figure, ratio

COLUMNS = {
    UNFORCED: "unforced decisions/s",
    GAMES: "games/s",
    COPIES: "µs per copy",
    PLAYOUT_RATE: "playouts/s from mid-game",
}
BASE = f"{CATANATRON} 4"
COMPILED = f"{AEDILIS_COMPILED} city-of-rome 4"
SEARCH = f"{COMPILED} search"
BUILDERS = f"{AEDILIS_COMPILED} builders-antiquity 4"
CARPE_DIEM = f"{AEDILIS_COMPILED} carpe-diem 4"
FOUNDATIONS = f"{AEDILIS_COMPILED} foundations-of-rome 4"
MARBLE = f"{AEDILIS_COMPILED} city-of-marble 4"
PLAIN = f"{AEDILIS_PLAIN} city-of-rome 4"

Samples = Mapping[str, Mapping[str, Sequence[float]]]  # by row and figure: one rate a round


@dataclass(frozen=True)
class Target:
    text: str
    row: str
    name: str
    least: float


TARGETS = (
    Target("loop in plain Python: unforced decisions/s", COMPILED, UNFORCED, 150),
    Target("inside the engine: playouts/s from mid-game", COMPILED, PLAYOUT_RATE, 250),
    Target("loop in plain Python: unforced decisions/s", PLAIN, UNFORCED, 25),
    Target("copies/s", COMPILED, COPIES, 25),
    Target("simulations/s with random playouts", SEARCH, PLAYOUT_RATE, 200),
    Target("loop in plain Python: unforced decisions/s", BUILDERS, UNFORCED, 60),
    Target("loop in plain Python: unforced decisions/s", CARPE_DIEM, UNFORCED, 25),
    Target("loop in plain Python: unforced decisions/s", FOUNDATIONS, UNFORCED, 25),
    Target("loop in plain Python: unforced decisions/s", MARBLE, UNFORCED, 25),
)


@dataclass(frozen=True)
class Row:
    name: str
    rates: dict[str, Figure]
    ratios: dict[str, Figure]  # to catanatron; empty when it could not be measured


def rows(samples: Samples) -> list[Row]:
    base = samples.get(BASE, {})
    return [
        Row(
            name,
            {key: figure(values) for key, values in mine.items()},
            {key: ratio(values, base[key]) for key, values in mine.items() if key in base},
        )
        for name, mine in samples.items()
    ]


def number(value: float) -> str:
    """Three digits that count, and no more: 0.412, 8.05, 97.1, 1,234, 2.35 M."""
    if value >= 999_500:
        return f"{value / 1e6:.3g} M"
    if value >= 99.95:
        return f"{value:,.0f}"
    return f"{value:.{2 if value < 10 else 1}f}" if value >= 0.995 else f"{value:.3f}"


def cell(row: Row, name: str) -> str:
    if name not in row.rates:
        return ""
    middle = row.rates[name].median
    shown = number(1e6 / middle if name == COPIES else middle)
    if name not in row.ratios or row.name == BASE:
        return shown
    times = row.ratios[name]
    return f"{shown}\n{number(times.median)}x [{number(times.low)}, {number(times.high)}]"


def reached(target: Target, found: Mapping[str, Row]) -> tuple[bool | None, Figure | None]:
    """Judged by the lower end of the interval; None when either side of the ratio was not measured."""
    row = found.get(target.row)
    if row is None or target.name not in row.ratios:
        return None, None
    times = row.ratios[target.name]
    return times.low >= target.least, times


def print_table(console: Console, measured: Sequence[Row]) -> None:
    table = Table(
        title="Random play on one core: the median, and how many times catanatron's with its 95 % interval",
        caption="For copies the ratio says how many times cheaper. 'From options': random.choice(options()). "
        "'Search': playouts are simulations of a tree search.",
        show_lines=True,
    )
    table.add_column("engine, game, seats")
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right", no_wrap=True)
    for row in measured:
        table.add_row(row.name, *(cell(row, name) for name in COLUMNS))
    console.print(table)


def print_targets(console: Console, measured: Sequence[Row]) -> bool:
    """Say of each target whether the lower end of the interval reaches it; True when all do."""
    found = {row.name: row for row in measured}
    verdicts = []
    console.print("Targets, times catanatron's, lower end of the interval:")
    for target in TARGETS:
        verdict, times = reached(target, found)
        verdicts.append(verdict)
        word = {True: "reached", False: "NOT reached", None: "not measured"}[verdict]
        shown = f": {number(times.median)}x [{number(times.low)}, {number(times.high)}]" if times else ""
        console.print(f"  {word}: {target.row}: {target.text}, at least {target.least:g}x{shown}", markup=False)
    return all(verdicts)


def as_json(measured: Sequence[Row], about: Mapping[str, Any], samples: Samples) -> dict[str, Any]:
    found = {row.name: row for row in measured}
    verdicts = [(target, *reached(target, found)) for target in TARGETS]
    return {
        **about,
        "base": BASE,
        "rows": {
            row.name: {
                "rates": {name: value._asdict() for name, value in row.rates.items()},
                "ratios": {name: value._asdict() for name, value in row.ratios.items()},
                "rounds": {name: list(values) for name, values in samples[row.name].items()},
            }
            for row in measured
        },
        "targets": [
            {
                "target": target.text,
                "row": target.row,
                "figure": target.name,
                "at_least": target.least,
                "ratio": times._asdict() if times else None,
                "reached": verdict,
            }
            for target, verdict, times in verdicts
        ],
    }
