"""The rulebook of Foundations of Rome: rulings, examples, the way from a decision to its rule, the reference."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest
from tests.games.foundations_of_rome.positions import (
    GAME,
    NOBODY,
    allowed,
    begin,
    build,
    decide,
    do,
    end_era,
    markers,
    player,
    points,
    position,
    silver,
    sites,
)

from aedilis import LANGUAGES, Position, Rng
from aedilis.engine.rulebook import Section, rulebook
from aedilis.games.foundations_of_rome.components import (
    CARDS,
    COUNT,
    DATA,
    GOAL_IDS,
    GOAL_LEAST,
    GOAL_POINTS,
    GOALS,
    MONUMENTS,
    ROLES,
    TRAY_KINDS,
)
from aedilis.games.foundations_of_rome.phases import END
from aedilis.games.foundations_of_rome.prompts import PROMPTS
from aedilis.games.foundations_of_rome.sections import REFUSALS, SECTIONS

# Where a reader finds each ruling, by the name that its tests have too, and words that say it.
RULINGS: Final = [
    ("S1", "setup", "earlier eras have one more", "haben frühere Ären eine mehr"),
    ("S2", "influence", "first split the deeds, then add the cards", "Zuerst werden die Besitzkarten geteilt"),
    ("S3", "setup", "open goals come first, then hidden goals, then", "Zuerst kommen offene Ziele, dann versteckte"),
    ("S4", "draft", "always to the left, the last card is forced", "Immer nach links, die letzte Karte ist keine Wahl"),
    ("S5", "roles", "the Knight is paid at once", "der Ritter bekommt sein Silber sofort"),
    ("S6", "setup", "about a module which you do not use", "zu einem Modul, das ihr nicht benutzt"),
    ("A1", "turn", "you cannot pass, but income can always be taken", "Passen kannst du nicht, aber Einkommen geht"),
    ("A2", "income", "only what stands on the board counts", "Nur was auf dem Plan steht, zählt"),
    ("A3", "buy", "a trade in the same turn that frees a marker", "der einen Marker frei macht, genügt"),
    ("A4", "buy", "is bought in the same way and needs no marker", "wird genauso gekauft und braucht keinen Marker"),
    ("A5", "buy", "there are no debts", "Schulden gibt es nicht"),
    ("A5", "buy", "All discounts add up", "Alle Nachlässe zählen zusammen"),
    ("A6", "components", "the bank never runs out of it", "Der Bank geht es nie aus"),
    ("A7", "secrets", "it stays visible to all", "sie bleibt für alle sichtbar"),
    ("A8", "roles", "the Augur always pays 5", "Der Augur zahlt immer 5"),
    ("A8", "roles", "must have a marker left", "muss einen Marker übrig haben"),
    ("A9", "buy", "the Merchant everything on his spaces", "der Händler alles auf seinen Feldern"),
    ("A7", "secrets", "Silver, lots, deeds and buildings are open", "Silber, Grundstücke, Besitzkarten und Gebäude"),
    ("B1", "replace", "larger than each of them, not than all together", "Größer als jedes einzelne, nicht als alle"),
    ("B2", "replace", "goes back to your tray as a whole", "kommt ganz auf dein Tray zurück"),
    ("B3", "replace", "First you get back the markers", "Zuerst bekommst du die Marker"),
    ("B4", "replace", "every lot of yours without a building must be", "Jedes eigene Grundstück ohne Gebäude muss"),
    ("B5", "build", "only what was in your tray before can be built", "nur, was vorher auf deinem Tray war"),
    ("B6", "build", "buildings of others are never touched", "Gebäude anderer werden nie berührt"),
    ("B7", "build", "cannot take a building down without building", "Abreißen ohne zu bauen geht nicht"),
    ("B8", "build", "The open lot inside a U", "Das offene Grundstück in einem U"),
    ("B9", "build", "Turn it as you like", "Dreh es, wie du willst"),
    ("B10", "build", "even if your board is larger", "auch wenn euer Plan größer ist"),
    ("M1", "monuments", "a building action like any other and costs", "eine Bauaktion wie jede andere und kostet"),
    ("M1", "monuments", "only where equal size is enough", "nur etwas, wo gleich groß genügt"),
    ("M2", "monuments", "buildings that you are about to replace count for", "Gebäude, die du gerade ersetzt, zählen"),
    ("M3", "monuments", "no marker of yours lies outside the lots", "keiner deiner Marker außerhalb der Grundstücke"),
    ("M4", "monuments", "nobody may have more than 6 monuments", "Niemand darf mehr als 6 Monumente haben"),
    ("M5", "monuments", "goes back to the supply, and anybody may build", "kommt in den Vorrat zurück, und jeder darf"),
    ("M6", "monuments", "those of all residential buildings beside it", "die aller Wohngebäude neben ihm"),
    ("M7", "monuments", "both change at once with every change beside them", "Beide ändern sich sofort"),
    ("M8", "monuments", "a monument is one building beside them", "ist ein Monument ein Gebäude neben ihnen"),
    ("M9", "monuments", "every player with a building beside it gets", "jeder mit einem Gebäude daneben den Bonus"),
    ("M9", "monuments", "the builder too, if another building of theirs", "wenn noch ein eigenes Gebäude daneben"),
    ("M10", "monuments", "the edge of the larger board does not count", "Der Rand des größeren Plans zählt nicht"),
    ("M11", "monuments", "For the Observation Tower both hold", "Für den Aussichtsturm gilt beides"),
    ("P1", "population", "tied leaders all score", "Führen mehrere, bekommen alle"),
    ("P2", "population", "tied behind score the next higher number", "bekommt die nächsthöhere Zahl"),
    ("P3", "population", "If nobody has population, nobody scores", "Hat niemand Bevölkerung, bekommt niemand"),
    ("P4", "population", "With two players, the second scores", "Zu zweit bekommt der Zweite"),
    ("C1", "civic", "each building counts once, however many edges", "Jedes Gebäude zählt einmal, gleich wie viele"),
    ("C2", "civic", "The building itself does not count", "Das Gebäude selbst zählt nicht"),
    ("C3", "civic", "then round down once", "runde dann einmal ab"),
    ("C4", "civic", "Civic monuments count for Gardens", "Öffentliche Monumente zählen für Gärten"),
    ("C5", "scoring", "the order matters for nothing but the look", "Die Reihenfolge ist nur für das Auge"),
    ("C6", "commercial", "silver that you have in hand is not turned into points", "wird nicht zu Punkten"),
    ("C7", "scoring", "You keep counting when the track is at its end", "Ist die Leiste zu Ende, zählt ihr weiter"),
    ("C8", "ties", "with the most silver wins, then the one with the most lots", "das meiste Silber hat, dann"),
    ("E1", "era", "only deeds count for the end", "Für das Ende zählen nur Besitzkarten"),
    ("E2", "era", "everybody has one more turn, and whoever took it comes last", "jeder noch einmal an der Reihe"),
    ("E3", "era", "there are no deeds to buy", "gibt es keine Grundstücke zu kaufen"),
    ("E4", "era", "the market shows what there is", "zeigt der Markt, was es gibt"),
    ("E5", "era", "turns simply continue", "die Züge laufen also einfach weiter"),
    ("E6", "era", "taken for free or bought unseen counts as well", "umsonst genommen oder ungesehen gekauft wird,"),
    ("E7", "influence", "the same cards come back in another order", "kommen dieselben Karten in anderer Folge wieder"),
    ("E8", "era", "Additional actions are allowed as always", "Zusätzliche Aktionen sind erlaubt wie immer"),
    ("E9", "stalemate", "the cheapest deed is taken out", "kommt die billigste Besitzkarte aus dem Spiel"),
    ("E9", "stalemate", "nobody bought, built or took a deed", "niemand kaufte, baute oder eine Besitzkarte nahm"),
    ("E10", "stalemate", "even in its last round", "auch mitten in ihrer letzten Runde"),
    ("E10", "stalemate", "at the latest after 60 turns of each player", "spätestens nach 60 Zügen jedes Spielers"),
    ("T1", "trade", "never more than 3 offers a turn to the same", "nie mehr als 3 Angebote im Zug an denselben"),
    ("T1", "trade", "is no offer, up to 3 times in a turn", "ist keines, bis zu 3-mal im Zug"),
    ("T2", "trade", "only lots without a building are traded", "Gehandelt werden nur unbebaute Grundstücke"),
    ("T3", "trade", "Both must have markers enough afterwards", "Beide müssen danach genug Marker haben"),
    ("T4", "trade", "Promises do not bind, gifts are allowed", "Versprechen binden nicht, Geschenke sind erlaubt"),
    ("T5", "steal", "stealing is no action, but possible only once in a", "keine Aktion, geht aber nur einmal im Zug"),
    ("T6", "steal", "a token counts for whoever has it at the end", "zählt für den, der ihn am Ende hat"),
    ("T7", "steal", "A fresh token that you got in a trade", "Mit einem unbenutzten, den du durch Handel"),
    ("T8", "steal", "Trading and stealing are one module", "Handeln und Stehlen sind ein Modul"),
    ("G1", "goals", "everybody who meets one gets its points", "Jeder, der eines erreicht, bekommt seine Punkte"),
    ("G2", "final", "goals are counted right after the last scoring", "Ziele zählen gleich nach der letzten Wertung"),
    ("G3", "goals", "the other goes out of the game, unseen", "Das andere kommt ungesehen aus dem Spiel"),
    ("I1", "influence", "at most one in a turn", "Höchstens eine im Zug"),
    ("I2", "influence", "they bring nothing for the past", "für Vergangenes bringen sie nichts"),
    ("I3", "trade", "influence cards stay face down when they are", "Einflusskarten bleiben beim Handel verdeckt"),
    ("I4", "influence", "If Vesta cancels it, both cards are spent", "sind beide Karten verbraucht"),
    ("I5", "influence", "The market is filled again, and your action is not used", "deine Aktion ist nicht verbraucht"),
    ("I6", "influence", "decide together and face down, before population", "entscheiden zusammen und verdeckt, bevor"),
    ("I7", "influence", "they are no buildings, so nothing is beside them", "Sie sind keine Gebäude"),
    ("I8", "roles", "limits of markers add up, but nobody ever has more than 10", "aber mehr als 10 hat niemand"),
    ("I8", "trade", "cannot be given away while it is needed", "kann er nicht weggeben, solange er sie braucht"),
    ("I9", "roles", "never by a building of the same kind", "nie durch ein Gebäude derselben Sorte"),
    ("I10", "influence", "no monument can be moved", "Monumente lassen sich nicht versetzen"),
    ("I11", "influence", "not where a goal or a monument asks for", "wo ein Ziel oder ein Monument Silber von"),
    ("O1", "ceres-setup", "counts for your civic buildings beside it", "zählt für deine öffentlichen Gebäude daneben"),
    ("O2", "ceres-turn", "if Ceres takes the last deed, she has the last turn", "nimmt Ceres die letzte Besitzkarte"),
    ("O3", "ceres", "all other modules are off", "alle anderen Module entfallen"),
    ("O4", "ceres-scoring", "Ceres gets its points at once, like a player", "bekommt Ceres seine Punkte sofort"),
]
NUMBER_OF_RULINGS: Final = {
    "S": 6, "A": 9, "B": 10, "M": 11, "P": 4, "C": 8, "E": 10, "T": 8, "G": 3, "I": 11, "O": 4,
}  # fmt: skip


def section(anchor: str, language: str) -> Section:
    (found,) = [section for section in rulebook(GAME, language) if section.anchor == anchor]
    return found


def text(anchor: str, language: str) -> str:
    return " ".join(section(anchor, language).text.split())


def rule(at: Position, refused: str = "") -> str:
    return GAME.words().rule(at, refused)


def blank(name: str) -> int:
    return int(str(GAME.words().blanks()[name]))


# -- the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "anchor", "english", "german"), RULINGS)
def test_every_ruling_stands_where_a_player_would_look(name: str, anchor: str, english: str, german: str) -> None:
    assert english in text(anchor, "en")
    assert german in text(anchor, "de")


def test_no_ruling_is_left_out() -> None:
    wanted = {f"{letter}{n}" for letter, number in NUMBER_OF_RULINGS.items() for n in range(1, number + 1)}
    assert {name for name, *_ in RULINGS} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_numbers_from_the_components(language: str) -> None:
    """In its own words there are none but the names of lots."""
    written = files(GAME.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"(?<![A-J])\d", re.sub(r"^\d\. |\{.*?\}", "", written, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_explained(language: str) -> None:
    """Under the name that a table's form has for it, and the one that a command has; its values as well."""
    speech = GAME.words(language)
    rows = [row.split("|") for row in section("variants", language).source.splitlines() if row.startswith("| ")][2:]
    assert [row[1].strip() for row in rows] == [f"{speech.variant(name)} ({name})" for name in GAME.variants]
    for row, (name, (usual, *others)) in zip(rows, GAME.variants.items(), strict=True):
        assert row[2].strip() == speech.variant(name, usual)
        assert re.split(" or | oder ", row[3].strip()) == [speech.variant(name, other) for other in others]


# -- its examples ---------------------------------------------------------------------------------------


def test_the_example_of_income_is_right() -> None:
    game = do(position(player("bakery A1 | pottery C1 0", silver=0)), "income")
    assert silver(game) == blank("ex_income")


def test_the_example_of_the_market_is_right() -> None:
    game = position(player(silver=20), player(silver=20), market="A1 B1 C4 D1 E1 F1")
    assert game.price(game.players[0], 2) == blank("ex_third")
    do(game, "buy 1")
    assert game.price(game.players[1], game.row.index(32)) == blank("ex_second")


@pytest.mark.parametrize(("spare", "possible"), [(2, True), (1, False)])
def test_the_example_of_replacing_is_right(spare: int, possible: bool) -> None:
    """Two rows of three lots, of each one lot is covered, and two marked lots; then as many markers as leave some."""
    more = ["F1", "F2", "F3", "F4", "F5", "F6"][: 6 - spare]
    buildings = "insula-row A1 90 | artisans-row D1 90"
    game = position(player(buildings, lots=" ".join(["B1", "C1", *more])))
    assert markers(game) == 8 - spare
    assert ("A1" in sites(game, "foundry-row 0")) == possible
    if possible:
        assert markers(build(game, "foundry-row 0", "A1")) == 8


def test_the_example_of_population_is_right() -> None:
    cities = [
        "grand-insula-sq A1 | insula-row A3 0",
        "grand-insula-row D1 0 | domus D2",
        "domus-maxima E3 0 | domus G3",
        "",
    ]
    game = position(*map(player, cities), seats=4, seat=3, ending=1)
    end_era(game)
    expected = [blank(name) for name in ("ex_first", "ex_second_place", "ex_third_place", "ex_none")]
    assert [points(game, seat)["population"] for seat in range(4)] == expected


def test_the_examples_of_civic_buildings_are_right() -> None:
    for civic, wanted in (("library B2", "ex_library"), ("grand-library B2 90", "ex_grand_library")):
        game = position(player(f"{civic} | domus A2"), player("insula-corner C1 0"), seat=1, ending=1)
        assert points(end_era(game))["civic"] == blank(wanted)


@pytest.mark.parametrize("era", [1, 3])
def test_the_example_of_commercial_buildings_is_right(era: int) -> None:
    game = end_era(position(player("bakery A1 | foundry-sq C1", silver=0), era=era, seat=1, ending=1))
    last = era == 3
    assert points(game)["commercial"] == blank("ex_last" if last else "ex_points")
    assert silver(game) == (0 if last else blank("ex_silver"))


def test_the_example_of_trading_is_right() -> None:
    game = position(player(fresh=1), player(lots="C4", silver=5), seat=1, favour="yes")
    offer = ("trade 0", "give 1", "give 2", "add lot", "lot C4", "ask fresh", "propose")
    do(game, *offer, "accept")
    assert (silver(game, 1), markers(game, 1), game.players[1].fresh) == (2, 0, 1)
    assert (silver(game, 0), markers(game, 0), game.players[0].fresh) == (13, 1, 0)


# -- from a decision to its rule ------------------------------------------------------------------------


def test_every_phase_points_to_a_section_of_both_books() -> None:
    assert set(SECTIONS) == {*PROMPTS, END}
    pointed = {*SECTIONS.values(), *REFUSALS.values()}
    for language in LANGUAGES:
        assert pointed <= {section.anchor for section in rulebook(GAME, language)}


def test_decisions_point_to_their_rules() -> None:
    assert (rule(GAME.new(2)), rule(begin(2))) == ("setup", "turn")
    game = position(player("domus A1", lots="B1"), favour="yes")
    assert rule(decide(game.copy(), "build domus")) == "build"
    assert rule(decide(game.copy(), "trade 1")) == "trade"
    over = GAME.new(1)
    random = Rng(1)
    while over.seat >= -1:
        over.play(over.pick(random))
    assert rule(over) == "final"


def test_a_refusal_points_to_the_rule_it_comes_from() -> None:
    game = position(player(silver=0), monuments="colosseum")
    expected = {
        "buy 1": "buy",
        "build domus": "build",
        "build colosseum": "monuments",
        "use mars": "influence",
        "trade 1": "trade",
        "steal": "steal",
        "nonsense": "turn",
    }
    assert not set(expected) & allowed(game)
    for notation, anchor in expected.items():
        assert rule(game.seen_by(0), notation) == anchor


def test_others_are_pointed_to_the_rule_about_what_is_decided() -> None:
    game = position(player(silver=0))
    assert {rule(game.seen_by(viewer), "buy 1") for viewer in (1, NOBODY)} == {"turn"}


# -- the reference --------------------------------------------------------------------------------------


def amounts(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_are_in_the_reference_with_their_numbers(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for data in (*DATA["tray"]["buildings"], *DATA["monuments"]["buildings"]):
        civic, neighbours = data.get("civic", {}), data.get("neighbours_get", {})
        printed = [data.get(name, 0) for name in ("population", "silver", "points")]
        printed += [*data.get("adjacent", {}).values(), *neighbours.values(), civic.get("points", 0)]
        printed.append(civic.get("divisor", 0))
        assert sorted(amounts(entries[data["id"]].effect)) == sorted(number for number in printed if number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_in_the_reference_with_their_numbers(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    for goal, name in enumerate(GOAL_IDS):
        least = GOAL_LEAST[goal][2:]
        said = [number for number in (least[:1] if len({*least}) == 1 else least) if number]
        assert amounts(entries[f"goal-{name}"].effect) == [GOAL_POINTS[goal], *said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gardens_are_in_the_reference_with_what_they_are_worth_on_every_level(language: str) -> None:
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    civic = DATA["ceres"]["civic_points"]
    for garden in DATA["ceres"]["gardens"]:
        entry, worth = entries[garden["id"]], garden.get("values", civic)
        changes = [number for number, before in zip(worth[1:], worth, strict=False) if number != before]
        assert amounts(entry.effect) == worth[:1]
        assert [amounts(text) for text in entry.details.values()] == [[number] for number in changes]
    higher, highest = entries["residential-garden-2"].details, entries["any-civic-garden"].details
    assert set(higher) != set(highest)  # the one already on the second level, the other on the third


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_influence_cards_are_in_the_reference_with_their_numbers(language: str) -> None:
    """Everything that is a number in the components is one in the sentence."""
    entries = {entry.id: entry for entry in GAME.words(language).reference()}
    cards = [(f"card-{data['id']}", data["effect"]) for data in DATA["influence"]["cards"]]
    for id, effect in [*((data["id"], data["effect"]) for data in DATA["roles"]["cards"]), *cards]:
        numbers = {value for value in effect.values() if type(value) is int}
        assert numbers <= set(amounts(entries[id].effect)), id


def test_the_reference_counts_what_is_in_the_box() -> None:
    entries = GAME.words().reference()
    ceres = sum(garden["count"] for garden in DATA["ceres"]["gardens"]) + len(DATA["ceres"]["deck"])
    in_all = sum(COUNT[:TRAY_KINDS]) + MONUMENTS + GOALS + ROLES + CARDS + ceres
    assert sum(entry.copies for entry in entries) == in_all
