"""What a browser sends with a form, read in time that grows with its length only, whatever somebody puts into it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from urllib.parse import parse_qsl

from python_multipart import MultipartParser
from python_multipart.multipart import parse_options_header

MOST_FIELDS: Final = 100
MOST_HEADERS: Final = 8  # of a part
LONGEST_HEADER: Final = 1024  # bytes
AT_ONCE: Final = 8 * 1024  # bytes; then it is the turn of others

Fields = dict[str, list[str]]

logging.getLogger("python_multipart").setLevel(logging.ERROR)  # what is wrong with a form is answered, not logged


def urlencoded(body: bytes) -> Fields:
    fields: Fields = {}
    text = body.decode("ascii")
    for name, value in parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"):
        fields.setdefault(name, []).append(value)
    return fields


async def multipart(content_type: str, body: bytes) -> Fields:
    """The parts as text. What looks like parts within a part is its text, too."""
    if len(content_type) > LONGEST_HEADER:
        raise ValueError("the content type is too long")
    _, options = parse_options_header(content_type)
    form = Parts(options[b"boundary"])
    for start in range(0, len(body), AT_ONCE):
        form.write(body[start : start + AT_ONCE])
        await asyncio.sleep(0)
    if not form.whole:
        raise ValueError("the end is missing")
    return form.fields


class Parts(MultipartParser):
    def __init__(self, boundary: bytes) -> None:
        super().__init__(
            boundary,
            {
                "on_part_begin": self.part_begins,
                "on_header_field": self.header_named,
                "on_header_value": self.header_says,
                "on_header_end": self.header_ends,
                "on_part_data": self.part_says,
                "on_part_end": self.part_ends,
                "on_end": self.all_ends,
            },
            max_header_count=MOST_HEADERS,
            max_header_size=LONGEST_HEADER,
        )
        self.fields: Fields = {}
        self.parts = 0
        self.whole = False

    def part_begins(self) -> None:
        self.parts += 1
        if self.parts > MOST_FIELDS:
            raise ValueError("too many parts")
        self._name: bytes | None = None
        self._header = self._value = b""
        self._content = bytearray()

    def header_named(self, data: bytes, start: int, end: int) -> None:
        self._header += data[start:end]

    def header_says(self, data: bytes, start: int, end: int) -> None:
        self._value += data[start:end]

    def header_ends(self) -> None:
        if self._header.lower() == b"content-disposition":
            _, options = parse_options_header(self._value)
            self._name = options.get(b"name")
        self._header = self._value = b""

    def part_says(self, data: bytes, start: int, end: int) -> None:
        self._content += data[start:end]

    def part_ends(self) -> None:
        if self._name is None:
            raise ValueError("a part without a name")
        self.fields.setdefault(self._name.decode(), []).append(self._content.decode())

    def all_ends(self) -> None:
        self.whole = True
