"""The faces of the cards follow from what is printed on them, not from what they are called."""

from __future__ import annotations

import pytest

from aedilis.games.city_of_rome.data import components
from aedilis.games.city_of_rome.data.components import COST, COUNTED, IDS, KINDS, NAMES, SPECIAL, STARS
from aedilis.games.city_of_rome.drawing import faces, temples

MARKETS = [IDS.index(card) for card in ("II-market", "III-market", "IV-market")]


def changed(table: list[int], kind: int, value: int) -> list[int]:
    return [*table[:kind], value, *table[kind + 1 :]]


def test_equal_cards_of_several_decks_share_a_face() -> None:
    assert len({faces.face_of(kind) for kind in MARKETS}) == 1
    for kind in range(KINDS):
        equals = [other for other in range(KINDS) if faces.face_of(other) == faces.face_of(kind)]
        assert len({(NAMES[other], COST[other], STARS[other], SPECIAL[other]) for other in equals}) == 1


@pytest.mark.parametrize("table", ["COST", "STARS", "BONUS"])
def test_a_card_that_differs_from_its_equals_has_a_face_of_its_own(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    second, third, fourth = MARKETS
    monkeypatch.setattr(components, table, changed(getattr(components, table), third, 1))
    names = faces.names_of_faces()
    assert names[third] != names[second] == names[fourth]


def test_what_a_card_is_called_does_not_change_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [faces.face(kind) for kind in range(KINDS)]
    monkeypatch.setattr(components, "IDS", [f"card-{kind}" for kind in range(len(IDS))])
    assert [faces.face(kind) for kind in range(KINDS)] == drawn


def test_whatever_a_temple_counts_it_has_an_icon_and_a_picture() -> None:
    everything = set(range(len(COUNTED)))
    assert set(faces.COUNTED) == everything
    assert set(faces.TEMPLE_PICTURES) == everything
    assert {picture for pair in faces.TEMPLE_PICTURES.values() for picture in pair} == set(temples.TEMPLES)
