"""`aedilis lab`: games by the thousand that answer a designer's questions, with a report on what they say."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

import aedilis
from aedilis.bots.external import EXTERNAL
from aedilis.bots.levels import USUAL_BOT
from aedilis.bots.loading import check
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.study import AS_IT_IS, Side
from aedilis.terminal.answers import answer_balance, answer_comparison, answer_versus
from aedilis.terminal.files import read_text
from aedilis.terminal.screen import CommandError, Screen
from aedilis.terminal.studies import asked_for


def lab(options: Namespace, screen: Screen) -> int:
    return {"balance": balance, "compare": compare}[options.study](options, screen)


def balance(options: Namespace, screen: Screen) -> int:
    game = aedilis.game(options.game)
    components, file = components_of(options.components), options.components or ""
    side = Side(bots_of(options.bots), game.check_variants(options.variant), components, file=file)
    return answer_balance(asked_for(game, (side,), "balance", options, screen), options, screen)


def compare(options: Namespace, screen: Screen) -> int:
    """Bots that differ, and nothing else, sit at the same tables; other rules need tables of their own."""
    game = aedilis.game(options.game)
    one, other = (side_of(game, name, getattr(options, name), options) for name in ("a", "b"))
    if one == replace(other, name=one.name):
        raise CommandError(N_("both sides are the same: there is nothing to compare"))
    if (one.variants, one.components) == (other.variants, other.components):
        if {*one.bots} & {*other.bots}:
            raise CommandError(N_("a bot cannot play on both sides of a comparison"))
        together = replace(one, bots=(*one.bots, *other.bots), name="")
        return answer_versus(asked_for(game, (together,), "comparison", options, screen), one.bots, options, screen)
    return answer_comparison(asked_for(game, (one, other), "comparison", options, screen), options, screen)


def side_of(game: Game, name: str, text: str, options: Namespace) -> Side:
    """Words between commas: NAME=VALUE is a variant, FILE.toml are components, anything else is a bot."""
    bots, variants, file = [], dict(options.variant), options.components
    for word in [text] if text.startswith(EXTERNAL) else text.split(","):
        word = word.strip()
        if word == AS_IT_IS:
            continue
        if word.endswith(".toml"):
            file = word
        elif "=" in word and ":" not in word:
            variant, _, value = word.partition("=")
            variants[variant] = value
        else:
            bots.append(word)
    for bot in bots:
        check(bot)
    playing = tuple(bots) or bots_of(options.bots)
    return Side(playing, game.check_variants(variants), components_of(file), name, file or "")


def bots_of(text: str | None) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in (text or USUAL_BOT).split(","))
    for bot in bots:
        check(bot)
    if len({*bots}) < len(bots):
        raise CommandError(N_("name each bot once: where there are fewer than seats, they sit there repeatedly"))
    return bots


def components_of(name: str | None) -> str:
    if name is None:
        return ""
    text = read_text(name)
    if not text.strip():
        raise CommandError(N_("'{path}' is empty"), path=name)
    return text
