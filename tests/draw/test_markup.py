"""Text becomes markup only by being escaped."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as some

from aedilis.draw.markup import Markup, escape, join, tag

ANYTHING = some.text(some.characters(codec=None))


@given(ANYTHING)
def test_any_text_is_safe_inside_and_in_attributes(text: str) -> None:
    element = ElementTree.fromstring(tag("g", text, data_name=text))
    assert len(element) == 0
    kept = (element.text or "").replace("\n", "")
    assert all(character in text for character in kept)
    assert set(element.attrib) == {"data-name"}


def test_printable_text_stays_what_it_is() -> None:
    text = "<script>\"'&amp; Ünïcode 漢"
    element = ElementTree.fromstring(tag("g", text, title=text))
    assert element.text == element.get("title") == text


def test_markup_is_not_escaped_twice() -> None:
    inner = tag("b", "a & b")
    assert tag("p", inner) == "<p><b>a &amp; b</b></p>"
    assert escape(inner) == inner
    assert inner + "<" == Markup("<b>a &amp; b</b>&lt;")


def test_attributes_can_be_left_out_bare_or_named_like_words_of_python() -> None:
    assert tag("g", class_="piece", data_piece="a:1", hidden=True, id=None, title=False) == (
        '<g class="piece" data-piece="a:1" hidden></g>'
    )


def test_children_may_be_lists_and_missing() -> None:
    assert join(["a", None, ["<", False, 1], tag("br")]) == "a&lt;1<br>"
