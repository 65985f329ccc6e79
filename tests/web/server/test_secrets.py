"""Non-interference: of two games that differ only in what a viewer may not know, everything the viewer can get is
byte for byte the same. For every seat, a spectator with a name, and a stranger."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.draw.scenes import DRAWN_GAMES
from tests.every_game.about import decides_in_secret, has_secrets
from tests.web.server.site import Guest, Site, running
from tests.web.server.worlds import World, rewrite, two_worlds

from aedilis import NOBODY, Game
from aedilis.web.bots import Bots
from aedilis.web.match import Match
from aedilis.web.sights import look, moments

SEATS = 3
SPECTATOR, STRANGER = "spectator", "stranger"
UNSAID = {"date"}
VIEWERS = [0, 1, 2, SPECTATOR, STRANGER]


class Base(NamedTuple):
    game: Game
    folder: Path
    table: str
    cookies: dict[Any, httpx.Cookies]


@pytest.fixture(scope="module", params=[game for game in DRAWN_GAMES if has_secrets(game)], ids=lambda game: game.slug)
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Base:
    """People at a table, before anything is played that differs."""
    game: Game = request.param
    folder = tmp_path_factory.mktemp("base")
    with running(folder) as site:
        guests = [site.guest(name) for name in ("Ada", "Ben", "Cem")]
        table = guests[0].make(["me", "anybody", "anybody"], hints="yes", game=game.slug)
        for seat in (1, 2):
            guests[seat].post(f"/table/{table}/join", {"seat": seat})
        cookies: dict[Any, httpx.Cookies] = {seat: guest.client.cookies for seat, guest in enumerate(guests)}
        cookies[SPECTATOR] = site.guest("Eve").client.cookies
        cookies[STRANGER] = httpx.Cookies()
    return Base(game, folder, table, cookies)


def worlds_for(game: Game, viewer: int, seed: int) -> tuple[World, World]:
    for number in range(200):  # games last longer and longer: some have no secrets at first
        found = two_worlds(game, SEATS, viewer, seed * 1000 + number, 8 + 12 * seed + number)
        if found is not None and len(found[0]) > 4:
            return found
    raise AssertionError("no two worlds found")


def answers(site: Site, base: Base, who: Any) -> Iterator[tuple[str, Any]]:
    """Everything that somebody can get of a table, refusals included."""
    guest = Guest(site.url)
    guest.client.cookies = base.cookies[who]
    table = f"/table/{base.table}"

    def said(answer: httpx.Response) -> Any:
        headers = {name: value for name, value in answer.headers.items() if name not in UNSAID}
        return answer.status_code, headers, answer.content

    for path in ("/", table, f"{table}/view", f"{table}/replay", f"{table}/replay?move=2", f"{table}/record"):
        yield path, said(guest.get(path))
    match = site.match(base.table)
    mine = who if isinstance(who, int) else NOBODY
    own = (
        [match.game.actions[option].notation for option in match.turn(mine).options()]
        if mine in match.waiting()
        else []
    )
    one_of_each_verb = {action.verb: action.notation for action in match.game.actions}.values()
    for move in range(len(moments(match))):
        yield f"at/{move}", said(guest.get(f"{table}/at/{move}"))
    for seat in range(SEATS):
        yield f"seat {seat}", said(guest.get(f"{table}?seat={seat}"))
        yield f"replay from {seat}", said(guest.get(f"{table}/replay?seat={seat}"))
        for wrong in ([], ["fly"], *([notation] for notation in one_of_each_verb)):
            if seat != mine or not {*wrong} & {*own}:  # what is legal would be played, and chance would differ
                yield f"move {seat} {wrong}", said(guest.move(base.table, match.number, wrong, seat))
        yield f"late {seat}", said(guest.move(base.table, 1, [match.game.actions[0].notation], seat))
    yield from seen(site, match, mine)
    for code in own:
        yield f"view {code}", said(guest.get(f"{table}/view?path={code}"))
        yield f"preview {code}", said(guest.get(f"{table}/preview?path={code}"))
        yield f"hint after {code}", said(guest.hint(base.table, match.number, [code], mine))
    for seat in range(SEATS):
        yield f"hint {seat}", said(guest.hint(base.table, match.number, [], seat))
    for verb in ("screen", "bot", "answer", "return", "rematch", "join"):
        yield verb, said(guest.order(base.table, verb, match.number, seat=1, about=1, kind="back", yes=0))
    with guest.watch(base.table) as live:
        yield "live", live.recv()


def seen(site: Site, match: Match, seat: int) -> Iterator[tuple[str, Any]]:
    """What pages are made from, whether today's pages show all of it or not."""
    person = site.house.people.get(match.places[seat].person if seat >= 0 else 0)
    eyes = look(match, person, None)
    sights = [site.house.sights.replay(match, eyes, move) for move in range(len(moments(match)))]
    for sight in [site.house.sights.table(match, eyes), *sights]:
        fields = {name: value for name, value in vars(sight).items() if name not in ("view", "game")}
        yield f"sight {sight.shown}", (fields, sight.view.encode())


@pytest.mark.parametrize(
    ("who", "seed"),
    [
        pytest.param(who, seed, marks=[] if seed == number % 3 else pytest.mark.slow)
        for number, who in enumerate(VIEWERS)
        for seed in range(3)
    ],
)
def test_what_one_may_not_know_changes_nothing_one_can_get(base: Base, tmp_path: Path, who: Any, seed: int) -> None:
    viewer = who if isinstance(who, int) else NOBODY
    worlds = worlds_for(base.game, viewer, seed)
    with ExitStack() as stack:
        sites = []
        for name, world in zip("ab", worlds):
            rewrite(base.folder, tmp_path / name, base.table, SEATS - 1, world)
            site = stack.enter_context(running(tmp_path / name, bots=Bots(1)))
            stranger = Guest(site.url)
            assert stranger.get(f"/table/{base.table}").status_code == 200
            sites.append(site)
        assert sites[0].match(base.table).table.position != sites[1].match(base.table).table.position
        compared = 0
        for (asked, one), (also, other) in zip(*(answers(site, base, who) for site in sites), strict=True):
            assert asked == also
            assert one == other, asked
            compared += 1
        assert compared > 40


@pytest.mark.parametrize("who", VIEWERS)
def test_news_of_a_secret_decision_are_the_same(base: Base, tmp_path: Path, who: Any) -> None:
    """Somebody else decides something else in each world, in front of an open page; the viewer hears the same."""
    viewer = who if isinstance(who, int) else NOBODY
    secret = next(
        (
            (worlds, at)
            for number in range(200 if decides_in_secret(base.game) else 60)  # longer and longer games, as above
            if (worlds := two_worlds(base.game, SEATS, viewer, number, 3 + number)) is not None
            for at in range(1, len(worlds[0]))
            if worlds[0][at].path != worlds[1][at].path and not worlds[0][at].chance
        ),
        None,
    )
    assert (secret is not None) == decides_in_secret(base.game)
    if secret is None:
        return
    heard = []
    for name, world in zip("ab", secret[0]):
        rewrite(base.folder, tmp_path / name, base.table, SEATS - 1, world[: secret[1]])
        decision = world[secret[1]]
        with running(tmp_path / name, bots=Bots(1)) as site:
            watcher, decider = Guest(site.url), Guest(site.url)
            watcher.client.cookies = base.cookies[who]
            decider.client.cookies = base.cookies[decision.seat]
            with watcher.watch(base.table) as live:
                first = live.recv()
                number = site.match(base.table).number
                answer = decider.move(base.table, number, decision.path, decision.seat)
                assert answer.status_code == 200, answer.text
                heard.append((first, live.recv()))
    assert heard[0] == heard[1]
