"""`make bench`, the environments: steps/s through each API, beside PettingZoo's own and OpenSpiel's own games.

One process in the peers' environment plays all of them in turn, a slice at a time, with the compiled engine. A round
gives each a slice; ratios are taken inside a round, by processor time. A step is one decision of a player, with its
observation and mask made, and a random legal action chosen in the same way for all.

With `--no-peers` Aedilis plays alone, in the environment and on the engine that there are.
"""

import argparse
import json
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

from environments import ROOT, bench_python
from ratios import Figure, figure, ratio

PEERS = ("texas_holdem_no_limit_v6", "gin_rummy_v4")  # the faster of them is what we are measured by
OTHERS = ("leduc_holdem_v4", "connect_four_v3")
SPIEL_PEERS = ("gin_rummy", "backgammon")
LEAST = 5.0  # times the faster peer, per game, through PettingZoo, with as many seats as that one has: two
GAMES_AT_ONCE = 64

Steps = Iterator[int]  # endless: how many steps were made since the last time


def any_of(mask: Any, share: Callable[[], float]) -> int:
    """A legal action; the same for all."""
    legal = mask.nonzero()[0]
    return int(legal[int(share() * len(legal))])


def aec(env: Any) -> Steps:
    """The loop of PettingZoo's documentation, game after game."""
    share = random.Random(1).random
    env.reset(seed=1)
    while True:
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            env.step(None if termination or truncation else any_of(observation["action_mask"], share))
            steps += 1
        env.reset()
        yield steps


def learner(env: Any) -> Steps:
    share = random.Random(1).random
    env.reset(seed=1)
    while True:
        _, info = env.reset()
        over, steps = False, 0
        while not over:
            _, _, over, _, info = env.step(any_of(info["action_mask"], share))
            steps += 1
        yield steps


def learners(envs: Any) -> Steps:
    import numpy as np

    share = random.Random(1).random
    _, infos = envs.reset(seed=1)
    while True:
        actions = np.array([any_of(mask, share) for mask in infos["action_mask"]])
        _, _, _, _, infos = envs.step(actions)
        yield len(actions)


def spiel(name: str, players: int) -> Steps:
    """With the observation of whoever decides, as a policy would need it."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name, {"players": players}) if players else pyspiel.load_game(name)
    observation = make_observation(game)
    chooser = random.Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, shares)[0])
            else:
                observation.set_from(state, state.current_player())
                actions = state.legal_actions()
                state.apply_action(actions[int(chooser.random() * len(actions))])
                steps += 1
        yield steps


def peers() -> dict[str, Steps]:
    found = {f"pettingzoo {name}": aec(import_module(f"pettingzoo.classic.{name}").env()) for name in (*PEERS, *OTHERS)}
    return found | {f"openspiel {name}": spiel(name, 0) for name in SPIEL_PEERS}


def ours() -> dict[str, Steps]:
    import aedilis
    import aedilis.envs.openspiel
    from aedilis.envs import gymnasium, openspiel, pettingzoo

    found = {}
    for game in aedilis.all_games():
        for seats in dict.fromkeys([max(2, game.seats[0]), game.seats[-1]]):
            table = f"{game.slug} {seats}"
            found[f"pettingzoo aedilis {table}"] = aec(pettingzoo.env(game.slug, seats))
            found[f"gymnasium aedilis {table}"] = learner(gymnasium.LearnerEnv(game.slug, seats))
            many = gymnasium.LearnersEnv(game.slug, seats, num_envs=GAMES_AT_ONCE)
            found[f"gymnasium aedilis {table}, {GAMES_AT_ONCE} at once"] = learners(many)
            found[f"openspiel aedilis {table}"] = spiel(openspiel.short_name(game), seats)
    return found


def slice_of(steps: Steps, seconds: float) -> float:
    """Steps per second of processor time, over whole games."""
    begun, made = process_time(), 0
    while (spent := process_time() - begun) < seconds:
        made += next(steps)
    return made / spent


def beside_peers() -> dict[str, Steps]:
    import aedilis

    assert aedilis.compiled(), "this would measure the plain engine"
    return peers() | ours()


def measured(found: dict[str, Steps], only: list[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    chosen = {name: each for name, each in found.items() if is_peer(name) or any(word in name for word in only or [""])}
    samples: dict[str, list[float]] = {name: [] for name in chosen}
    for name in chosen:
        next(chosen[name])  # what is loaded at first use
    for number in range(rounds):
        turns = list(chosen)
        random.Random(number).shuffle(turns)
        for name in turns:
            samples[name].append(slice_of(chosen[name], seconds))
    return samples


def is_peer(name: str) -> bool:
    return name in [f"pettingzoo {peer}" for peer in PEERS]


def print_figures(samples: dict[str, list[float]]) -> dict[str, Figure]:
    from rich.console import Console
    from rich.table import Table

    best = max(filter(is_peer, samples), key=lambda name: figure(samples[name]).median, default=None)
    compared = f", and how many times {best} with its 95 % interval" if best else ""
    table = Table(title=f"Steps/s through each API{compared}")
    for heading in ("API, game, seats", "steps/s", "times"):
        table.add_column(heading, justify="left" if heading.startswith("API") else "right")
    times = {name: ratio(values, samples[best]) for name, values in samples.items()} if best else {}
    for name, values in samples.items():
        shown = f"{times[name].median:.1f}x [{times[name].low:.1f}, {times[name].high:.1f}]" if best else ""
        table.add_row(name, f"{figure(values).median:,.0f}", shown)
    console = Console() if sys.stdout.isatty() else Console(width=120)
    console.print(table)
    return times


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure steps/s through PettingZoo, Gymnasium and OpenSpiel.")
    parser.add_argument("--quick", action="store_true", help="few rounds of short slices")
    parser.add_argument("--rounds", type=int, help="how many rounds (9, quick 3)")
    parser.add_argument("--slice", type=float, help="seconds of one turn (0.4, quick 0.15)")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="only rows with one of these in their name"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 unless every target is reached")
    parser.add_argument("--no-peers", action="store_true", help="Aedilis alone: nothing is installed")
    parser.add_argument("--out", type=Path, default=ROOT / "build", help="the folder for the figures as JSON")
    options, _ = parser.parse_known_args()  # the rest is for the other parts of `make bench`
    if not options.no_peers and os.environ.get("AEDILIS_BENCH") != "apis":
        go_on_in_the_peers_environment()
        return left_out("there is nothing to measure them beside", options.strict)
    warnings.simplefilter("ignore")
    rounds = options.rounds or (3 if options.quick else 9)
    try:
        found = ours() if options.no_peers else beside_peers()
        samples = measured(found, options.only, rounds, options.slice or (0.15 if options.quick else 0.4))
    except ModuleNotFoundError as error:
        return left_out(str(error), options.strict)
    times = print_figures(samples)
    targets = {name: times[name] for name in times if name.startswith("pettingzoo aedilis") and name.endswith(" 2")}
    for name, factor in targets.items():
        print(
            f"{'reached' if factor.low >= LEAST else 'NOT reached'}: {name}: at least {LEAST:g}x: {factor.median:.1f}x"
        )
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "bench-apis.json").write_text(json.dumps(samples, indent=2) + "\n")
    return 1 if options.strict and any(factor.low < LEAST for factor in targets.values()) else 0


def go_on_in_the_peers_environment() -> None:
    """With the compiled engine; comes back only where it cannot be made."""
    python = bench_python(print)
    if python is not None:
        variables = os.environ | {"PYTHONPATH": str(ROOT / "build/compiled"), "AEDILIS_BENCH": "apis"}
        os.execve(python, [str(python), __file__, *sys.argv[1:]], variables)


def left_out(reason: str, strict: bool) -> int:
    """The other parts of `make bench` go on."""
    print(f"left out: the environments: {reason}")
    return int(strict)


if __name__ == "__main__":
    sys.exit(main())
