"""`aedilis tune`: what the signs that a game's heuristics look at turn out to be worth in games of bots."""

from __future__ import annotations

from argparse import Namespace

import aedilis
from aedilis.bots import BOTS
from aedilis.engine.words import N_
from aedilis.lab.tuning import Tuning, as_text, heuristics_for
from aedilis.lab.tuning import tune as play_all
from aedilis.terminal.crew import crew_of, seed_of
from aedilis.terminal.files import check_target, path_of, write_whole
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import CommandError, Screen


def tune(options: Namespace, screen: Screen) -> int:
    game = aedilis.game(options.game)
    if not heuristics_for(game.slug).weights:
        raise CommandError(N_("the heuristics of {game} have no weights to be tuned"), game=game.name)
    if options.bot not in BOTS:
        raise CommandError(N_("there is no bot '{bot}' (there are: {known})"), bot=options.bot, known=", ".join(BOTS))
    target = None if options.out is None else path_of(options.out)
    if target is not None:
        check_target(target, options.force)
    seed = seed_of(options)
    game.check_variants(options.variant)
    tuning = Tuning(game.slug, options.bot, options.games, seed, options.variant)
    crew = crew_of(options, tuning.games)
    with progress_bar(screen, tuning.games) as progress:
        text = as_text(tuning, play_all(tuning, crew, progress))
    if target is None:
        print(text, end="")
    else:
        write_whole(target, text, options.force)
        screen.print(screen.say(N_("The weights are in {path}."), path=target))
    return 0
