"""What `make generate` writes from a game's declarations."""

from __future__ import annotations

import ast
from pathlib import Path
from shutil import copytree
from typing import cast

import pytest
from compiling.declarations import FILE
from compiling.generate import ROOM, games, modules_of

from aedilis.engine.fields import TableFields, Variant


@pytest.mark.parametrize("folder", games(), ids=lambda folder: folder.name)
def test_the_generated_modules_are_those_of_the_declarations(folder: Path) -> None:
    written = {path.name: path.read_text() for path in (folder / ROOM).glob("*.py")}
    wanted = modules_of(folder)
    stale = [name for name in {**written, **wanted} if written.get(name) != wanted.get(name)]
    assert not stale, f"{ROOM}/ of {folder.name} is not what its declarations say (`make generate`): {', '.join(stale)}"


def with_another_field(folder: Path, home: Path, line: str) -> dict[str, str]:
    """The modules of a game whose table has one more line."""
    twin = home / folder.name
    copytree(folder, twin)
    declared = twin / FILE
    declared.write_text(declared.read_text().replace("    # the flow\n", f"    # the flow\n    {line}\n", 1))
    return modules_of(twin)


def ranges(module: str) -> dict[str, str]:
    """Of the numbers of plain data, by the name of the field: the least and the most."""
    nodes = list(ast.walk(ast.parse(module)))
    (names,) = [
        cast(ast.Tuple, node.value)
        for node in nodes
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "NUMBERS"
    ]
    (call,) = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "lay_numbers"]
    least, most = (cast(ast.List, given).elts for given in call.args[3:])
    said = [", ".join(map(ast.unparse, each)) for each in zip(least, most, strict=True)]
    return dict(zip(ast.literal_eval(names), said, strict=True))


def test_a_new_field_is_one_line(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    line = 'omens = f.Number("good ones", 9, seen=s.up_to(9), prepared=True)'
    modules = with_another_field(folder, tmp_path, line)
    table = modules["table.py"]
    for wanted in (
        '"omens",',
        "omens: int",
        "self.omens = 0",
        "twin.omens = self.omens",
    ):
        assert wanted in table
    assert ranges(table)["omens"] == "0, 9"
    assert table.count("self.omens = 0") == 2, "it begins again where something is only being prepared"
    assert "put(into, view.omens, 9)" in modules["observation.py"]


def test_numbers_from_outside_are_refused_beyond_their_range(tmp_path: Path) -> None:
    """Those of lists too, where the declaration says a range."""
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    for declared, wanted in (
        ('f.Number("", lambda seats: seats * 2)', "0, seats * 2"),
        ('f.Number("", least=-3)', "-3, LARGEST"),
        ('f.Choice("", c.IDS, none="-")', "-1, len(c.IDS) - 1"),
    ):
        modules = with_another_field(folder, tmp_path / wanted, f"omens = {declared}")
        assert ranges(modules["table.py"])["omens"] == wanted
    for declared, wanted in (
        ('f.Row("", c.IDS)', "all_bounded(parts[1], 0, len(c.IDS) - 1)"),
        ('f.Places("", 3, c.IDS, shared=True)', "tuple(all_bounded(sized(parts[1], [3]), -1, len(c.IDS) - 1))"),
        ('f.Places("", 3)', "all_bounded(sized(parts[1], [3]), -1, seats - 1)"),
        ('f.Numbers("", 7)', "all_bounded(parts[1], 0, 7)"),
        ('f.Numbers("", 7, 4, optional=True)', "all_bounded(sized(parts[1], [0, 4]), 0, 7)"),
        ('f.CardRow("", c.IDS, longest=4)', "all_bounded(sized(parts[1], range(4 + 1)), 0, len(c.IDS) - 1)"),
        ('f.Numbers("", shared=True)', "tuple(parts[1])"),
        ('f.CountedCards("", c.IDS)', "parts[1][:]"),
    ):
        modules = with_another_field(folder, tmp_path / wanted, f"omens = {declared}")
        assert f"self.omens = {wanted}\n" in modules["table.py"]


def test_of_what_is_counted_by_kind_there_is_none_at_first(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    modules = with_another_field(folder, tmp_path, 'omens = f.CountedCards("", c.IDS)')
    assert "self.omens = [0] * len(c.IDS)" in modules["table.py"]


def test_variants_are_chosen_by_the_names_of_their_values(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    modules = with_another_field(folder, tmp_path, 'omens = f.Variant("", ("no", "yes"), key="good-omens", start=1)')
    assert "self.omens = 1" in modules["table.py"], "the rule"

    class Table(TableFields):
        omens = Variant("", ("no", "yes"), key="good-omens", start=1)

    assert Table.chosen({"good-omens": "no"}) == {"omens": 0}


def test_a_list_that_is_lent_to_all_players_is_one_list(tmp_path: Path) -> None:
    """Copies and positions that were read have one of their own."""
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    twin = tmp_path / "city_of_rome"
    copytree(folder, twin)
    declared = twin / FILE
    text = declared.read_text().replace(
        "    money = f.Number", '    omens = f.Lent("seen by all")\n    money = f.Number', 1
    )
    declared.write_text(text.replace("    # the flow\n", '    omens = f.Numbers("", 9, start=[0] * 3)\n', 1))
    modules = modules_of(twin)
    assert "player.omens = self.omens" in modules["table.py"]
    assert modules["table.py"].count("self.lend()") == 2, "laid out, and restored"
    assert "[twin_of(player, twin.omens) for player in self.players]" in modules["table.py"]
    assert "def twin_of(player: Player, omens: list[int]) -> Player:" in modules["table.py"]


def test_cards_that_others_see_as_backs_are_blanked_and_dealt(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    twin = tmp_path / "city_of_rome"
    copytree(folder, twin)
    declared = twin / FILE
    fields = """    omens = f.CardSet("", c.IDS)
    backs = f.Backs("", 3, of="omens", among="bag")
    money = f.Number"""
    declared.write_text(declared.read_text().replace("    money = f.Number", fields, 1))
    modules = modules_of(twin)
    assert "backs" in ranges(modules["person.py"])
    assert "self.bag |= player.omens\n                player.backs += count(player.omens)" in modules["table.py"]
    assert "player.omens |= BIT[card]\n                player.backs -= 1" in modules["table.py"]


def test_without_classes_of_their_own_generated_players_and_positions_are_whole(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    twin = tmp_path / "city_of_rome"
    copytree(folder, twin)
    (twin / "rules" / "position.py").unlink()
    declared = twin / FILE
    text = declared.read_text()
    assert ", Player, Person, " in text
    declared.write_text(text.replace(", Player, Person, ", ", fields=Person, "))
    modules = modules_of(twin)
    assert "def copy(self) -> Flow:" in modules["flow.py"]
    assert "self.players = [Person() for _ in range(seats)]" in modules["table.py"]


def test_an_observation_counts_from_the_least_and_marks_what_lies_there(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    line = 'omens = f.Number("", 9, -4, seen=s.up_to(3, least=-4)); row = f.Places("", 2, c.IDS, seen=s.lying())'
    text = with_another_field(folder, tmp_path, line.replace("; ", "\n    "))["observation.py"]
    assert "put(into, view.omens - -4, 3 - -4)" in text
    assert "occupy(into, len(c.IDS), view.row)" in text


def test_a_large_set_is_two_numbers_in_plain_data(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    line = 'omens = f.LargeCardSet("", c.IDS, seen=s.marks()); row = f.Number("", 9)'
    modules = with_another_field(folder, tmp_path, line.replace("; ", "\n    "))
    table = modules["table.py"]
    assert "omens: LargeSet" in table
    assert "self.omens = (0, 0)" in table
    assert "numbers_of(self, NUMBERS),\n            list(self.omens)," in table
    assert "self.omens = bounded_set(parts[1], len(c.IDS))" in table
    assert ranges(table)["row"] == "0, 9"
    assert "mark_large(into, len(c.IDS), view.omens)" in modules["observation.py"]


def test_a_row_that_may_be_short_is_filled_up(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    modules = with_another_field(folder, tmp_path, 'omens = f.Numbers("", 9, seen=s.short_row(9, 4))')
    assert "put(into, number, 9)\n        room(into, 4 - len(view.omens))" in modules["observation.py"]


def test_some_more_than_hold_a_seat_can_have_what_players_have(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    twin = tmp_path / "city_of_rome"
    copytree(folder, twin)
    declared = twin / FILE
    declared.write_text(declared.read_text().replace('key="player"', 'key="player", number=lambda seats: seats + 1'))
    assert "for seat in range(seats + 1):" in modules_of(twin)["table.py"]


def test_options_beyond_a_mask_are_listed_as_large_sets(tmp_path: Path) -> None:
    """A small block of the same game is a large set whose second part is empty."""
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    twin = tmp_path / "city_of_rome"
    copytree(folder, twin)
    declared = twin / "decisions.py"
    declared.write_text(declared.read_text().replace("DONE=d.one(", "large=True,\n        DONE=d.one(", 1))
    modules = modules_of(twin)
    assert "def ask(self, phase: int, choices: LargeSet) -> None:" in modules["table.py"]
    assert "self.more_base = self.base + WORD\n        self.choices, self.more = choices" in modules["table.py"]
    assert "def legal(self) -> LargeSet:" in modules["flow.py"]
    assert "return self.actions()\n" in modules["flow.py"], "of the large block"
    assert "return self.free_spaces(), 0\n" in modules["flow.py"], "of a small one"
    assert "DONE: Final = PRODUCE + 1" in modules["phases.py"], "numbers count on as everywhere"


def test_an_option_that_nothing_does_is_named(tmp_path: Path) -> None:
    (folder,) = [folder for folder in games() if folder.name == "city_of_rome"]
    twin = tmp_path / "city_of_rome"
    copytree(folder, twin)
    declared = twin / "decisions.py"
    declared.write_text(declared.read_text().replace(", does=Rules.end_turn", "", 1))
    with pytest.raises(SystemExit, match=r"decisions\.py: ACT declares no rule that does DONE"):
        modules_of(twin)
