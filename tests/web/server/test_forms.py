"""What is sent with a form: read as it is meant, and in time that grows with its length only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import process_time
from typing import Any

import pytest
from tests.web.server.site import UNLIMITED, Site

from aedilis.web import forms

KIND = "multipart/form-data; boundary=b"
AT_MOST = 0.02  # seconds of the processor until it is the turn of others
NAMED = b'--b\r\nContent-Disposition: form-data; name="n"\r\n'

# What a form of about so many bytes can be filled with.
NASTY: dict[str, Callable[[int], bytes]] = {
    "semicolons in a header": lambda size: NAMED[:-2] + b";" * size,
    "semicolons in short headers": lambda size: (NAMED[:-2] + b";" * 950 + b"\r\n\r\n\r\n") * (size // 1000),
    "quotes in short headers": lambda size: (NAMED[:-2] + b';"' * 470 + b"\r\n\r\n\r\n") * (size // 1000),
    "a header of blanks": lambda size: b"--b\r\nA:" + b" " * size,
    "a header name": lambda size: b"--b\r\n" + b"a" * size,
    "headers": lambda size: b"--b\r\n" + b"A:b\r\n" * (size // 5),
    "parts": lambda size: (NAMED + b"\r\n\r\n") * (size // 50),
    "parts within parts": lambda size: b"".join(
        b"--b\r\nContent-Type: multipart/mixed; boundary=%d\r\n\r\n" % n for n in range(size // 50)
    ),
    "blanks after a boundary": lambda size: NAMED + b"\r\nx\r\n--b" + b" " * size,
    "line breaks": lambda size: b"\r\n" * (size // 2),
    "what begins like a boundary": lambda size: NAMED + b"\r\n" + b"\r\n-" * (size // 3),
    "what is nearly a boundary": lambda size: NAMED + b"\r\n" + b"\r\n--b-" * (size // 6),
    "what follows the end": lambda size: NAMED + b"\r\nx\r\n--b--" + b"\r\n--b" * (size // 5),
    "a file": lambda size: NAMED + b"\r\n" + b"x" * size + b"\r\n--b--",
}
ESCAPED: dict[str, Callable[[int], bytes]] = {
    "escapes": lambda size: b"n=" + b"%41" * (size // 3),
    "what is no escape": lambda size: b"n=" + b"%zz" * (size // 3),
    "letters of two bytes": lambda size: b"n=" + b"%c3%a9x" * (size // 7),
    "fields": lambda size: b"&" * size,
}


def turns(work: Coroutine[Any, Any, object]) -> list[float]:
    """How long the processor was busy between two chances for others."""
    spent: list[float] = []
    while True:
        before = process_time()
        try:
            work.send(None)
        except (StopIteration, ValueError):
            return [*spent, process_time() - before]
        spent.append(process_time() - before)


async def at_once(body: bytes) -> None:
    forms.urlencoded(body)


def cost(body: bytes, kind: str) -> list[float]:
    """The quickest of several times, in all and at once: anything else may be busy on this computer, too."""
    found = [turns(forms.multipart(KIND, body) if kind == "multipart" else at_once(body)) for _ in range(7)]
    return [min(map(sum, found)), min(map(max, found))]


ALL = [*(("multipart", name) for name in NASTY), *(("urlencoded", name) for name in ESCAPED)]


@pytest.mark.parametrize(("kind", "name"), ALL)
def test_no_form_within_the_limits_keeps_others_waiting(kind: str, name: str) -> None:
    make = (NASTY | ESCAPED)[name]
    size = UNLIMITED.record
    twice, longest = cost(make(size), kind)
    assert longest < AT_MOST
    once, _ = cost(make(size // 2), kind)
    assert twice < 3 * once + 0.001  # four times as much would be the square


@pytest.mark.parametrize("name", [*NASTY])
def test_a_nasty_form_is_answered(site: Site, name: str) -> None:
    answer = site.guest("Ada").client.post(
        "/records", content=NASTY[name](100_000), headers={"content-type": KIND, "accept": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_file_is_read_as_browsers_send_it(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "me"])
    record = site.match(table).table.record().write()
    answer = guest.client.post("/records", files={"record": ("ä.record", record.encode())}, data={"next": "/"})
    assert answer.status_code == 303
    assert guest.get(answer.headers["location"].replace("replay", "record")).status_code == 200


@pytest.mark.parametrize("cut", range(1, 60))
def test_pieces_are_put_together_wherever_they_are_cut(cut: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "AT_ONCE", cut)
    body = NAMED + "\r\nä\r\n--\r\n".encode() + b"\r\n" + NAMED + b"Content-Type: text/plain\r\n\r\n\r\n--b--\r\n"
    assert asyncio.run(forms.multipart(KIND, body)) == {"n": ["ä\r\n--\r\n", ""]}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (KIND, NAMED + b"\r\nthe end is missing"),
        (KIND, b"--b\r\n\r\nno name\r\n--b--"),
        (KIND, NAMED + b"\r\n\xff\r\n--b--"),
        (KIND, b""),
        ("multipart/form-data", NAMED + b"\r\nno boundary\r\n--b--"),
        (KIND + ";" * 2000, NAMED + b"\r\nx\r\n--b--"),
        ("application/x-www-form-urlencoded", b"name=%ff"),
        ("application/x-www-form-urlencoded", b"name=\xc3\xa4"),
    ],
)
def test_a_form_that_is_not_whole_is_refused(site: Site, kind: str, body: bytes) -> None:
    answer = site.guest().client.post("/name", content=body, headers={"content-type": kind})
    assert answer.status_code == 400
    assert "cannot be understood" in answer.text
