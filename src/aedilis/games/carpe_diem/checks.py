"""What a position of Carpe Diem must satisfy when it comes from outside, such as an edited text."""

from __future__ import annotations

from aedilis.games.carpe_diem.position import CarpeDiem


def check(position: CarpeDiem) -> None:
    pass
