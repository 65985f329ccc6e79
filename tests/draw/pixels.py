"""Pictures as pixels: what resvg draws, read without another library."""

from __future__ import annotations

import struct
import zlib

from aedilis.draw.palette import SHAPES, settle
from aedilis.draw.png import png


def drawn(body: str, symbols: str, size: int, units: int = 100) -> list[float]:
    """A square drawing on white at that size, as grey values from 0 to 1."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {units} {units}"><style>{SHAPES}</style>{symbols}'
        f'<rect width="{units}" height="{units}" fill="#fff"/>{body}</svg>'
    )
    return grey(png(settle(svg), size))


def grey(data: bytes) -> list[float]:
    width, rows = decoded(data)
    return [
        (0.299 * row[x] + 0.587 * row[x + 1] + 0.114 * row[x + 2]) / 255 for row in rows for x in range(0, 4 * width, 4)
    ]


def decoded(data: bytes) -> tuple[int, list[bytearray]]:
    """The rows of a PNG with eight bits for each of red, green, blue and opacity."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, packed, width = 8, b"", 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        content = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colours = struct.unpack(">IIBB", content[:10])
            assert (depth, colours) == (8, 6)
        elif kind == b"IDAT":
            packed += content
        at += 12 + length
    raw = zlib.decompress(packed)
    rows: list[bytearray] = []
    above = bytearray(4 * width)
    for start in range(0, len(raw), 4 * width + 1):
        above = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + 4 * width]), above)
        rows.append(above)
    return width, rows


def unfiltered(kind: int, row: bytearray, above: bytearray) -> bytearray:
    for n in range(len(row)):
        left = row[n - 4] if n >= 4 else 0
        corner = above[n - 4] if n >= 4 else 0
        guess = (0, left, above[n], (left + above[n]) // 2, nearest(left, above[n], corner))[kind]
        row[n] = (row[n] + guess) % 256
    return row


def nearest(left: int, above: int, corner: int) -> int:
    """The neighbour that is nearest to what the three of them let expect."""
    expected = left + above - corner
    return min((left, above, corner), key=lambda value: abs(expected - value))


def distance(first: list[float], second: list[float]) -> float:
    """How much two pictures differ: 0 not at all, 1 like black and white."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def most_in_a_spot(first: list[float], second: list[float], width: int, spot: int = 8) -> float:
    """How much two pictures differ in the little square in which they differ most."""
    apart = [abs(a - b) for a, b in zip(first, second, strict=True)]
    corners = [(x, y) for y in range(0, width - spot + 1, spot // 2) for x in range(0, width - spot + 1, spot // 2)]
    return max(sum(sum(apart[(y + j) * width + x :][:spot]) for j in range(spot)) for x, y in corners) / spot**2
