"""What a player is told: what to do next, what comes of it, and what happened, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    CHANCE,
    GAME,
    MODULES,
    NOBODY,
    OVER,
    decide,
    player,
    position,
)

from aedilis import LANGUAGES, Position, Rng
from aedilis.games.foundations_of_rome.data.components import CARDS, GOALS, KINDS, ROLES
from aedilis.games.foundations_of_rome.generated.phases import ANSWER, OFFER
from aedilis.games.foundations_of_rome.rules.geometry import LAYS
from aedilis.games.foundations_of_rome.words import effects, terms

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
EVERYTHING = dict.fromkeys(MODULES, "yes")


def prompt(at: Position, viewer: int = 0, language: str = "en") -> str:
    return GAME.words(language).prompt(at.seen_by(viewer), NAMES)


def worded(at: Position, notation: str, language: str = "en") -> str:
    return GAME.words(language, NAMES).option(at, GAME.option(at, notation))


def told(at: Any, *notations: str, viewer: int = 0, language: str = "en") -> list[str]:
    """The log of some decisions as somebody reads it."""
    speech, sentences = GAME.words(language), []
    for notation in notations:
        before, option = at.copy(), GAME.option(at, notation)
        at.play(option)
        facts = GAME.facts(before, option, at)
        sentences += [speech.fact(fact, NAMES[: at.seats]) for fact in facts if fact.known_to(viewer)]
    return sentences


def lines(at: Position, seat: int = 0, language: str = "en") -> list[str]:
    return [GAME.words(language).line(line) for line in GAME.sheet(at, seat)]


def trading(**more: Any) -> Any:
    """Ada can trade with Ben and Cleo."""
    ada = player(lots="C4 D4", silver=10, fresh=2, cards=more.pop("cards", ""))
    return position(ada, player(lots="A1", silver=5, fresh=1, used=1), seats=3, favour="yes", influence="yes", **more)


# -- prompts ----------------------------------------------------------------------------------------------


def test_a_turn_begins_with_what_can_be_done() -> None:
    at = position(player(lots="A1", silver=7))
    assert prompt(at) == "Your turn, 7 silver: take income, buy or build."
    assert prompt(at, language="de") == "Du bist dran, 7 Silber: Einkommen nehmen, kaufen oder bauen."
    assert prompt(at, 1) == prompt(at, NOBODY) == "Ada is acting, with 7 silver."
    assert prompt(position(player(silver=0))) == "Your turn, 0 silver: take income."


def test_the_last_turn_of_an_era_is_said() -> None:
    assert prompt(position(player(lots="A1"), ending=2, era=2)).startswith("Your last turn in era 2, 10 silver: ")


def test_after_the_action_only_the_rest_is_named() -> None:
    at = decide(trading(), "income")
    assert prompt(at) == "No action left: trade, steal or end your turn."


def test_a_site_is_asked_for_with_the_building_and_how_it_is_turned() -> None:
    at = decide(position(player(lots="A1 A2")), "build pottery 90")
    assert prompt(at) == "Where do you build? Pottery, vertical."
    assert prompt(at, language="de") == "Wo baust du? Töpferei, senkrecht."
    assert prompt(at, 1) == "Ada is acting, with 10 silver."


def test_an_offer_is_said_as_far_as_it_is_composed() -> None:
    at = decide(trading(), "trade 1")
    assert prompt(at) == "What do you offer Ben, or ask for?"
    decide(at, "give 1", "give 2")
    assert prompt(at) == "You offer Ben 3 silver as a gift."
    decide(at, "add lot")
    assert prompt(at) == "Which lot do you add to the offer to Ben?"
    decide(at, "lot C4", "ask fresh")
    assert prompt(at) == "You offer Ben 3 silver and lot C4 for 1 fresh favour token."
    assert prompt(at, language="de") == "Du bietest Ben 3 Silber und Grundstück C4 für 1 Gunstmarker (unbenutzt)."
    assert prompt(at, 1) == "Ada is acting, with 10 silver."
    assert prompt(decide(trading(), "trade 1", "ask 4")) == "You ask Ben for 4 silver as a gift."


def test_whoever_answers_reads_the_whole_offer() -> None:
    at = decide(trading(), "trade 1", "give 2", "add lot", "lot A1", "propose")
    assert prompt(at, 1) == "Ada offers you 2 silver for lot A1. Do you accept?"
    assert prompt(at, 1, "de") == "Ada bietet dir 2 Silber für Grundstück A1. Nimmst du an?"
    assert {prompt(at, viewer) for viewer in (0, 2, NOBODY)} == {"Ben answers the offer of Ada: 2 silver for lot A1."}


def test_an_offered_card_is_named_only_to_who_is_shown_it() -> None:
    at = decide(trading(cards="mars:0"), "trade 1", "card mars", "ask 4", "propose")
    assert prompt(at, 1) == "Ada offers you the influence card Mars for 4 silver. Do you accept?"
    assert prompt(at, 2) == "Ben answers the offer of Ada: 1 face-down influence card for 4 silver."


@pytest.mark.parametrize(
    ("card", "option", "expected"),
    [
        ("mars", "take C3", "Ada takes your lot C3 with Mars. Do you let it happen?"),
        ("bacchus", "", "Ada takes 2 silver from you with Bacchus. Do you let it happen?"),
    ],
)
def test_a_threat_is_explained_to_its_victim(card: str, option: str, expected: str) -> None:
    at = position(player(cards=card), player(lots="C3", cards="vesta"), influence="yes")
    decide(at, f"use {card}", *([option] if option else []))
    assert (prompt(at, 1), prompt(at, 0)) == (expected, "Ben may answer Ada.")
    assert worded(at, "cancel") == "Cancel it with Vesta"


def test_picks_made_together_ask_everybody_and_name_who_is_missing() -> None:
    at = GAME.new(3, **{"hidden-goals": "yes"})
    random = Rng(1)
    while GAME.describe(at)["decision"] != "goal":
        at.play(at.pick(random))
    assert {prompt(at, viewer) for viewer in range(3)} == {"Which goal do you keep?"}
    assert prompt(at, NOBODY) == "Goals are chosen. Still choosing: Ada, Ben, Cleo."
    at.play(at.options()[0])
    assert prompt(at, 0) == "Goals are chosen. Still choosing: Ben, Cleo."


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(language: str) -> None:
    """Two lines on a phone; only an offer is as long as what it offers."""
    speech, random = GAME.words(language), Rng(8)
    at: Any = GAME.new(3, **EVERYTHING)
    while at.seat != OVER:
        if at.seat != CHANCE:
            most = 240 if at.phase in (OFFER, ANSWER) else 110
            assert len(speech.prompt(at.seen_by(at.seat), NAMES)) <= most
        at.play(at.pick(random))
    assert speech.prompt(at, NAMES) in ("The game is over.", "Das Spiel ist zu Ende.")


# -- options ----------------------------------------------------------------------------------------------


def test_income_and_deeds_have_their_amounts() -> None:
    at = position(player("bakery A1"), market="B1 C1 D1", pile=0)
    assert worded(at, "income") == "Take income: 6 silver"
    assert worded(at, "buy 2") == "Buy lot C1 for 3 silver"
    assert worded(at, "buy 2", "de") == "Grundstück C1 kaufen für 3 Silber"


def test_a_building_says_what_it_brings() -> None:
    at = position(player(lots="A1 A2 B1 B2"))
    assert worded(at, "build domus") == "Build: Domus (1 citizen)"
    assert worded(at, "build foundry-sq") == "Build: Foundry (square) (3 silver, 5 points)"
    assert worded(at, "build library") == "Build: Library (1 point for every 2 citizens beside it)"
    assert worded(at, "build insula-corner 90") == "Build: Corner Insula, corner upper left (4 citizens)"
    assert worded(at, "build grand-market 0", "de") == "Bauen: Markt, waagrecht (2 Punkte für jedes Silber daneben)"


def test_a_site_says_what_is_replaced_and_what_a_civic_building_would_score() -> None:
    at = position(player("domus A1", lots="B1 D1 E1"), player("insula-row C2 0"))
    decide(at, "build grand-library 0")
    assert worded(at, "at A1") == "On A1, B1: replaces Domus; 0 points"
    assert worded(at, "at D1") == "On D1, E1: 4 points"
    assert worded(at, "at A1", "de") == "Auf A1, B1: ersetzt: Domus; 0 Punkte"


def test_other_players_are_called_by_their_names_at_the_table() -> None:
    at = trading()
    assert worded(at, "trade 2") == "Trade with Cleo"
    assert GAME.words().option(at, GAME.option(at, "trade 2")) == "Trade with Maecenas"
    assert worded(decide(at, "steal"), "steal A1") == "Steal lot A1 from Ben"


def test_steps_of_an_offer_say_who_gives() -> None:
    at = decide(trading(cards="mars"), "trade 1")
    assert worded(at, "give 4") == "Give 4 silver"
    assert worded(at, "ask used") == "Ask for a used favour token"
    assert worded(at, "card mars") == "Give the influence card Mars"
    assert worded(decide(at.copy(), "give 4"), "give 1") == "Give 1 silver more"
    decide(at, "add lot")
    assert (worded(at, "lot C4"), worded(at, "lot A1")) == ("Give lot C4", "Ask for lot A1")
    assert worded(at, "lot A1", "de") == "Grundstück A1 verlangen"


def test_a_card_says_what_it_does() -> None:
    at = position(player(cards="mercury saturn"), influence="yes")
    assert worded(at, "use mercury") == "Use Mercury: 8 silver"
    assert worded(at, "use saturn") == "Turn up Saturn: 1 silver more with every income and scoring"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_an_effect_of_its_own(language: str) -> None:
    words = GAME.words(language).words
    assert len({terms.kind_name(words, kind) for kind in range(KINDS)}) == KINDS
    assert len({terms.lay_name(words, lay) for lay in range(LAYS)}) == LAYS
    assert len({effects.aim(words, goal, 3) for goal in range(GOALS)}) == GOALS
    assert len({effects.role_effect(words, role) for role in range(ROLES)}) == ROLES
    assert len({effects.card_effect(words, card) for card in range(CARDS)}) == CARDS


# -- the log ----------------------------------------------------------------------------------------------


def test_buying_and_building_are_told() -> None:
    at = position(player("domus A1", lots="B1", silver=10), player(lots="G7"), market="C1 D1", pile=0)
    assert told(at.copy(), "buy 1") == ["Ada buys lot C1 for 2 silver."]
    assert told(at.copy(), "income", language="de") == ["Ada nimmt Einkommen: 5 Silber."]
    built = told(at, "build pottery 0", "at A1")
    assert built == ["Ada builds on A1, B1: Pottery, in place of Domus."]
    assert told(at, "build domus", "at G7") == ["Ben builds on G7: Domus."]


def test_trading_is_told_as_people_say_it() -> None:
    offer = ("trade 1", "give 1", "give 2", "add lot", "lot C4", "ask fresh", "propose")
    at = trading()
    assert told(at, *offer) == ["Ada offers Ben 3 silver and lot C4 for 1 fresh favour token."]
    assert told(at.copy(), "refuse") == ["Ben refuses the offer of Ada."]
    accepted = "Ben accepts the offer of Ada: 3 silver and lot C4 for 1 fresh favour token."
    assert told(at.copy(), "accept") == [accepted]
    assert told(at, "accept", language="de") == [
        "Ben nimmt das Angebot von Ada an: 3 Silber und Grundstück C4 für 1 Gunstmarker (unbenutzt)."
    ]
    assert told(trading(), "trade 1", "give 2", "propose", "accept") == [
        "Ada offers Ben 2 silver as a gift.",
        "Ben accepts the offer of Ada: 2 silver as a gift.",
    ]
    assert told(trading(), "trade 1", "ask 4", "propose", "accept") == [
        "Ada asks Ben for 4 silver as a gift.",
        "Ben accepts the offer of Ada: 4 silver for nothing.",
    ]
    assert told(trading(), "trade 2", "withdraw") == ["Ada withdraws an offer to Cleo."]


def test_an_offered_card_is_told_to_those_who_trade() -> None:
    offer = ("trade 1", "card mars", "propose")
    for viewer in (0, 1):
        shown = told(trading(cards="mars:0"), *offer, "accept", viewer=viewer)
        assert shown[0] == "Ada offers Ben the influence card Mars as a gift."
        assert shown[1] == "Ben accepts the offer of Ada: the influence card Mars as a gift."
    hidden = told(trading(cards="mars:0"), *offer, "accept", viewer=2)
    assert hidden[0] == "Ada offers Ben 1 face-down influence card as a gift."
    assert hidden[1] == "Ben accepts the offer of Ada: 1 face-down influence card as a gift."


def test_stealing_and_its_defence_are_told() -> None:
    assert told(trading(), "steal", "steal A1") == ["Ada steals lot A1 from Ben, who gets the token."]
    at = position(player(cards="mars"), player(lots="C3", cards="vesta"), influence="yes")
    assert told(at.copy(), "use mars", "take C3", "cancel") == [
        "Ada uses Mars: take a lot without a building from another player, who gets 5 silver.",
        "Ada reaches for lot C3 of Ben.",
        "Ben cancels it with Vesta.",
    ]
    assert told(at, "use mars", "take C3", "allow")[-1] == "Ada takes lot C3 from Ben, who gets 5 silver."


def test_what_the_augur_buys_is_told_as_far_as_it_is_seen() -> None:
    at = position(player(role="augur"), roles="yes", influence="yes", pile_cards=3)
    decide(at, "buy unseen")
    assert told(at.copy(), f"deed {told_deck(at)[0]}", viewer=1) == [f"Ada draws the deed of lot {told_deck(at)[0]}."]
    assert told(at.copy(), "card mars") == ["Ada draws the influence card Mars."]
    assert told(at.copy(), "card mars", viewer=1) == ["Ada draws an influence card."]


def told_deck(at: Position) -> list[str]:
    deck: list[str] = GAME.describe(at)["deck"]
    return deck


def test_the_scoring_of_an_era_is_told_with_its_reasons() -> None:
    at = position(player("bakery A1 | pottery C1 0 | domus A2"), player(), seat=1, ending=1, actions=1)
    assert told(at, "income")[1:3] == [
        "Era 1: Ada scores 7 points (population 5, commercial 2) and gets 2 silver.",
        "Era 1: Ben scores 0 points.",
    ]


def test_the_end_is_told_with_the_hidden_goals() -> None:
    people = player(lots="A1", goal="anguli", silver=0), player(goal="tres")
    at = position(*people, era=3, seat=1, ending=1, hidden_goals="yes")
    assert told(at, "income")[-2:] == [
        "Ada ends with 1 point, on place 1. Hidden goal: Anguli, 0 points.",
        "Ben ends with 0 points, on place 2. Hidden goal: Tres, 0 points.",
    ]


def test_the_end_against_ceres_says_who_wins() -> None:
    at = position(player("foundry-sq A1 | domus C1"), seats=1, era=3, ending=1, gardens="residential-garden-1 G7")
    assert told(at, "income")[-2:] == ["Ada ends with 19 points.", "Ada wins: Ceres has only 11 points."]
    at = position(player(), seats=1, era=3, ending=1, gardens="residential-garden-1 G7")
    assert told(at, "income")[-1] == "Ceres wins with 11 points."


# -- the sheet and the rest -------------------------------------------------------------------------------


def test_the_sheet_gives_a_reason_for_every_line() -> None:
    at = position(
        player("domus A1", "B1 C1", role="curator", goal="tres", cards="mars", fresh=1, used=2, points={"civic": 4}),
        monuments="regia",
        open_goals="anguli",
        favour="yes",
        hidden_goals="yes",
        roles="yes",
        influence="yes",
    )
    assert lines(at) == [
        "Population, by era: 0 + 0 + 0",
        "Civic buildings, by era: 4 + 0 + 0",
        "Commercial buildings, by era: 0 + 0 + 0",
        "Monuments, by era: 0 + 0 + 0",
        "Role, by era: 0 + 0 + 0",
        "Influence cards, by era: 0 + 0 + 0",
        "Lot markers on the board: 2",
        "Favour tokens: 1 fresh, 2 used",
        "Open goals: -",
        "Hidden goal: Tres",
        "Influence cards not used: Mars",
        "Role at the end: Curator",
    ]
    assert "Hidden goal: face down" in lines(at.seen_by(1))


def test_a_card_that_only_its_owner_knows_is_counted_for_others() -> None:
    at = position(player(cards="mars:0"), influence="yes")
    assert "Influence cards not used: Mars" in lines(at.seen_by(0))
    assert "Influence cards not used: 1 face-down influence card" in lines(at.seen_by(1))


def test_goods_are_named_with_their_numbers() -> None:
    at = position(player("domus A1", lots="B1", silver=3, cards="mars"), influence="yes")
    goods = GAME.words().goods(at.seen_by(1), 0)
    assert [good.text for good in goods] == [
        "3 silver",
        "1 citizen",
        "7 lot markers left",
        "5 points after a scoring now",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_and_its_values_have_names(language: str) -> None:
    speech = GAME.words(language)
    for name, values in GAME.variants.items():
        said = {speech.variant(name), *(speech.variant(name, value) for value in values)}
        assert len(said) == 1 + len(values)
        assert not said & {name, *values}
