"""Plain data written as TOML is read back as it was."""

from __future__ import annotations

import tomllib
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aedilis
from aedilis import Rng, TextError, settle
from aedilis.engine.text import from_toml, to_toml
from aedilis.engine.words import Words

KEYS = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,8}", fullmatch=True)
TEXTS = st.one_of(st.text(), st.text(alphabet="ab\"\\'\n \t#"))
SIMPLE = st.one_of(st.booleans(), st.integers(-(2**62), 2**62), TEXTS)
VALUES = st.one_of(SIMPLE, st.lists(SIMPLE, max_size=4))
TABLES: st.SearchStrategy[dict[str, Any]] = st.recursive(
    st.dictionaries(KEYS, VALUES, max_size=4),
    lambda tables: st.dictionaries(KEYS, st.one_of(VALUES, tables, st.lists(tables, max_size=3)), max_size=4),
    max_leaves=12,
)


@given(TABLES)
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(data)) == data


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Ada",
        'say "Ave"',
        "back\\slash",
        "two\nlines",
        "ends with a line\n",
        '\n"""\n',
        "a \\ and\nb",
        "tab\tand\nline",
        "line\r\nof another system",
        "\x7f",
        "Köln, Ρώμη",
    ],
)
def test_texts_that_are_easy_to_get_wrong(text: str) -> None:
    assert tomllib.loads(to_toml({"text": text, "table": {"text": [text]}})) == {
        "text": text,
        "table": {"text": [text]},
    }


def test_it_is_readable() -> None:
    data = {"names": ["Ada", "Bob"], "drawing": "a b\nc d\n", "turn": {"built": True}, "player": [{"n": 2}, {"n": 1}]}
    written = '''
        names = ["Ada", "Bob"]
        drawing = """
        a b
        c d
        """

        [turn]
        built = true

        [[player]]
        n = 2

        [[player]]
        n = 1
        '''
    assert to_toml(data) == dedent(written).lstrip()


# -- positions as text ------------------------------------------------------------------------------------


def a_position_as_text() -> str:
    game = aedilis.game("city-of-rome")
    position = game.new(2)
    settle(position, Rng(4))
    return game.to_text(position)


@pytest.mark.parametrize("text", ["", "{", "seats = ", 'game = "chess"', "game = 1\n"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="this is not a position"):
        aedilis.game("city-of-rome").from_text(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "line 1 cannot be read from column 1 on"),
        ("seats = 2\nround 3", "line 2 cannot be read from column 7 on"),
        ("seats = ", "its end cannot be read"),
        ("seats = [", "its end cannot be read"),
        ("x = " + "[" * 100_000, "it is nested too deeply"),
        ("x = " + "1" * 100_000, "there is a number with too many digits"),
    ],
)
def test_what_is_no_toml_is_refused_with_the_place_in_the_reader_s_language(text: str, reason: str) -> None:
    with pytest.raises(TextError) as caught:
        from_toml(text)
    assert str(caught.value) == f"this is not a position: {reason}"
    translated = Words("de", ("aedilis",)).say(caught.value.message, **caught.value.values)
    assert translated.startswith("das ist keine Stellung: ")


@given(st.text(alphabet="ab=[]{}\"'\n#.1-:\\ \ufeff"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        data = from_toml(text)
    except TextError:
        return
    assert data == tomllib.loads(text.removeprefix("\ufeff"))


def test_a_byte_order_mark_is_passed_over() -> None:
    game = aedilis.game("city-of-rome")
    assert game.from_text("\ufeff" + a_position_as_text()) == game.from_text(a_position_as_text())


def test_a_position_cut_off_at_any_line_is_refused() -> None:
    lines = a_position_as_text().splitlines()
    for length in range(len(lines) - 1):
        with pytest.raises(TextError):
            aedilis.game("city-of-rome").from_text("\n".join(lines[:length]))


# What may stand in the place of any entry and be read, by the entries it is right for: all others refuse it.
RIGHT_FOR = {
    '"x"': set(),
    "-7": set(),
    "99": {"money", "influence"},
    "[]": {"strips", "offer", "influence_cards", "under", "passed", "lost", "spending", "I", "II", "hand", "secret"},
    "true": {"built", "produced"},
    "{ a = 1 }": set(),
}


@pytest.mark.parametrize("value", RIGHT_FOR)
def test_a_wrong_entry_of_a_position_is_refused_and_a_right_one_is_kept(value: str) -> None:
    lines = a_position_as_text().splitlines()
    game = aedilis.game("city-of-rome")
    refused = set()
    for number, line in enumerate(lines):
        name = line.split(" = ")[0]
        if " = " in line and '"""' not in line:
            changed = "\n".join([*lines[:number], f"{name} = {value}", *lines[number + 1 :]])
            try:
                read = game.from_text(changed)
            except TextError:
                refused.add(name)
            else:
                assert tomllib.loads(game.to_text(read)) == tomllib.loads(changed), name
                assert name in RIGHT_FOR[value]
    assert len(refused) > 15
