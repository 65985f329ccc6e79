"""Fields: what is declared once is written, read back, refused and shown."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis import TextError
from aedilis.engine import fields as f
from aedilis.engine import large_sets
from aedilis.engine.fields import Cards, Choice, Composed, Fields, Flag, Number, Numbers, Places, Row, Subset, Variant
from aedilis.engine.fields import seen as s
from aedilis.engine.text import check_shape

GODS = ["Juno", "Mars", "Ceres"]


class Tray(Fields):
    steps = Number("so far", lambda seats: seats * 2, -1, shown_from=0, seen=s.up_to(5))
    open = Flag("whether it is", seen=s.up_to(1))
    god = Choice("who helps", GODS, none="-", key="helper", seen=s.one_of())
    marks = Subset("gods that came", GODS, inside="box", seen=s.marks(name="came"))
    pieces = Cards("in any order", GODS, unordered=True, inside="box", seen=s.counts(9))
    queue = Row("in this order", GODS, shared=True, seen=s.counts(9), seen_before="god")
    chairs = Places("by seat", 2, seen=s.lying(2))
    debts = Number("what is owed", 9, -4, shown_from=0, key="", seen=s.up_to(3, least=-4))
    sums = Numbers("each", 7, 3)
    both = Composed("", str, lambda tray: f"{tray.steps}/{tray.open}", lambda tray, text, seats: None)
    level = Variant("how hard", ["easy", "hard"])
    omens = Variant("whether there are some", ["no", "yes"], start=1)


class Altar(Fields):
    last_in_text = ("gifts", "box")

    gifts = f.CountedCards("of each", GODS)
    lots = f.CountedCards("by number", [2, 3, 5], key="drawn", inside="box")
    guests = Row("each once", GODS, unordered=True, once=True)
    ways = f.Rows("of each, in order", ["left", "right"], GODS)


class Field(Fields):
    """Of a large board."""

    ploughed = f.LargeCardSet("rows", [f"row {n + 1}" for n in range(80)], seen=s.marks())
    owner = Number("a seat, or nobody", lambda seats: seats - 1, -1)
    fences = Numbers("by side, if there are any", 9, 4, optional=True)
    sheep = f.CardRow("by age", GODS, longest=2)


class Estate(Fields):
    fields = f.People("the last is nobody's", None, Field, lambda seats: seats + 1, key="field")


class Holder:
    """Something that has these fields."""


def tray(**values: Any) -> Any:
    usual = {
        "steps": -1, "open": 0, "god": -1, "marks": 0, "pieces": [], "queue": (), "chairs": [-1, 0], "sums": [0, 7, 1],
        "level": 0, "omens": 1,
    }  # fmt: skip
    holder = Holder()
    vars(holder).update(usual | values)
    return holder


TRAYS = st.builds(
    tray,
    steps=st.integers(-1, 4),
    open=st.integers(0, 1),
    god=st.integers(-1, 2),
    marks=st.integers(0, 7),
    pieces=st.lists(st.integers(0, 2), max_size=5).map(sorted),
    queue=st.lists(st.integers(0, 2), max_size=5).map(tuple),
    chairs=st.lists(st.integers(-1, 1), min_size=2, max_size=2),
    sums=st.lists(st.integers(0, 7), min_size=3, max_size=3),
    level=st.integers(0, 1),
    omens=st.integers(0, 1),
)


@given(TRAYS)
def test_what_is_written_is_read_back(holder: Any) -> None:
    again = Holder()
    Tray.lay(again, Tray.describe(holder), 2)
    assert vars(again) == vars(holder)


def test_everything_stands_where_the_declaration_says() -> None:
    data = Tray.describe(tray(god=2, marks=0b101, pieces=[2, 0, 0]))
    assert data["helper"] == "Ceres"
    assert data["box"] == {"marks": ["Juno", "Ceres"], "pieces": ["2 Juno", "Ceres"]}
    assert data["variants"] == {"level": "easy", "omens": "yes"}
    assert (data["steps"], data["both"]) == (0, "-1/0")


def test_what_is_counted_by_kind_is_written_as_the_things_themselves() -> None:
    altar = Holder()
    vars(altar).update(gifts=[2, 0, 1], lots=[0, 2, 1], guests=[2, 0], ways=[[1, 0, 1], []])
    data = Altar.describe(altar)
    assert data == {
        "guests": ["Juno", "Ceres"],
        "ways": {"left": ["Mars", "Juno", "Mars"], "right": []},
        "gifts": ["2 Juno", "Ceres"],
        "box": {"drawn": [3, 3, 5]},
    }
    assert list(data) == ["guests", "ways", "gifts", "box"], "some come last"
    again = Holder()
    Altar.lay(again, data, 2)
    assert vars(again) == {**vars(altar), "guests": [0, 2]}


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"gifts": ["2 Jupiter"]}, "there is no card 'Jupiter'"),
        ({"box": {"drawn": [4]}}, r"'drawn' cannot be '4' \(allowed: 2, 3, 5\)"),
        ({"guests": ["Juno", "Mars", "Juno"]}, "Juno is there twice"),
        ({"ways": {"left": ["Jupiter"], "right": []}}, "'left' cannot be 'Jupiter'"),
        ({"ways": {"left": []}}, "'right' is missing"),
    ],
)
def test_an_altar_that_cannot_be_is_refused(changed: dict[str, Any], complaint: str) -> None:
    data = {"gifts": [], "box": {"drawn": []}, "guests": [], "ways": {"left": [], "right": []}}
    with pytest.raises(TextError, match=complaint):
        Altar.lay(Holder(), data | changed, 2)


def field(**values: Any) -> Any:
    holder = Holder()
    vars(holder).update({"ploughed": (0, 0), "owner": -1, "fences": [], "sheep": []} | values)
    return holder


def test_a_large_set_is_written_as_any_other() -> None:
    holder = field(ploughed=large_sets.set_of([0, 59, 60, 79]), owner=1, fences=[1, 2, 3, 4])
    data = Field.describe(holder)
    assert data == {
        "ploughed": ["row 1", "row 60", "row 61", "row 80"],
        "owner": 1,
        "fences": [1, 2, 3, 4],
        "sheep": [],
    }
    again = Holder()
    Field.lay(again, data, 2)
    assert vars(again) == vars(holder)
    assert [(part.name, part.size) for part in Field.parts()] == [("ploughed", 80)]


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"ploughed": ["row 1", "row 1"]}, "row 1 is there twice"),
        ({"ploughed": ["row 81"]}, "there is no card 'row 81'"),
        ({"owner": 2}, "'owner' cannot be"),
        ({"owner": -2}, "'owner' cannot be"),
        ({"fences": [1, 2]}, "'fences' must have 4 entries"),
        ({"sheep": ["Mars", "Mars", "Juno"]}, "'sheep' must have 2 entries"),
    ],
)
def test_a_field_that_cannot_be_is_refused(changed: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TextError, match=complaint):
        Field.lay(Holder(), Field.describe(field()) | changed, 2)


def test_who_holds_no_seat_is_not_among_the_players_of_a_text() -> None:
    estate = Holder()
    vars(estate).update(seats=2, fields=[field(owner=number) for number in (0, 1, -1)])
    data = Estate.describe(estate)
    assert [own["owner"] for own in data["field"]] == [0, 1]
    data["field"][1]["owner"] = -1
    Estate.lay(estate, data, 2)
    assert [own.owner for own in estate.fields] == [0, -1, -1]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("steps", 6, r"'steps' cannot be 6 \(allowed: 0 to 5\)"),
        ("helper", "Jupiter", "'helper' cannot be 'Jupiter'"),
        ("queue", ["Pluto"], "'queue' cannot be 'Pluto'"),
        ("chairs", ["-"], "'chairs' must have 2 entries"),
        ("chairs", ["-", "2"], "'chairs' cannot be 2"),
        ("sums", [0, 8, 0], "'sums' cannot be 8"),
        ("sums", [], "'sums' must have 3 entries"),
    ],
)
def test_what_cannot_be_is_refused_by_name(key: str, value: object, complaint: str) -> None:
    data = Tray.describe(tray()) | {key: value}
    with pytest.raises(TextError, match=complaint):
        Tray.lay(Holder(), data, 2)


def test_a_text_without_variants_means_the_rules() -> None:
    data = Tray.describe(tray())
    del data["variants"]
    check_shape(data, Tray.shape(), "")
    assert data["variants"] == {"level": "easy", "omens": "yes"}
    assert next(iter(Tray.describe(tray()))) == "variants", "before all tables that may depend on them"


class Feast(Fields):
    games = Variant("whether there are some", ["no", "yes"], start=1)
    guests = Variant("who come", ["few", "many"], later=True)


@pytest.mark.parametrize(("guests", "written"), [(0, {}), (1, {"guests": "many"})])
def test_a_variant_that_came_later_is_written_only_where_it_is_played(guests: int, written: dict[str, str]) -> None:
    feast: Any = Holder()
    feast.games, feast.guests = 1, guests
    assert Feast.describe(feast) == {"variants": {"games": "yes", **written}}
    assert [variant.values() for variant in (Feast.games, Feast.guests)] == [("yes", "no"), ("few", "many")]


def test_an_observation_has_a_part_for_each_field_that_is_seen() -> None:
    parts = {part.name: (part.size, part.most, list(part.names), part.about) for part in Tray.parts()}
    assert {part.name: part.least for part in Tray.parts() if part.least} == {"debts": -4}
    assert parts == {
        "steps": (1, 5, [], "so far"),
        "open": (1, 1, [], "whether it is"),
        "queue": (3, 9, GODS, "in this order"),
        "god": (3, 1, GODS, "who helps"),
        "came": (3, 1, GODS, "gods that came"),
        "pieces": (3, 9, GODS, "in any order"),
        "chairs": (2, 1, [], "by seat"),
        "debts": (1, 7, [], "what is owed"),
    }
    assert list(parts)[:4] == ["steps", "open", "queue", "god"], "a field may be seen before another"


class Shrine(Fields):
    offerings = f.Amounts("of each", GODS, inside="box", shared=True)
    altars = f.Amounts("to each", [f"to {god}" for god in GODS], 3, spread=True)
    piles = f.Stacks("of each", ["left", "right"], GODS, 2, spread=True)
    steps = f.Row("walked", GODS, longest=2, seen=s.how_many(9))
    total = f.Composed("", int, lambda shrine: sum(shrine.altars))


def shrine() -> Any:
    holder = Holder()
    vars(holder).update(offerings=(0, 2, 0), altars=[3, 0, 1], piles=[[0, 0], [2]], steps=[1])
    return holder


def test_amounts_and_stacks_may_be_entries_of_their_own() -> None:
    data = Shrine.describe(shrine())
    assert data == {
        "box": {"offerings": ["2 Mars"]}, "to Juno": 3, "to Mars": 0, "to Ceres": 1, "left": ["2 Juno"],
        "right": ["Ceres"], "steps": ["Mars"], "total": 4,
    }  # fmt: skip
    check_shape(data, Shrine.shape(), "")
    again = Holder()
    Shrine.lay(again, data, 2)
    assert vars(again) == vars(shrine())
    assert [(part.name, part.size, part.most) for part in Shrine.parts()] == [("steps", 1, 9)]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"to Mars": 4}, "'to Mars' cannot be 4"),
        ({"box": {"offerings": ["2 Pluto"]}}, "'offerings' cannot be 'Pluto'"),
        ({"steps": ["Juno"] * 3}, "'steps' must have 2 entries"),
        ({"total": 9}, r"'total' cannot be '9' \(allowed: 4\)"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TextError, match=complaint):
        Shrine.lay(Holder(), Shrine.describe(shrine()) | change, 2)
