"""Offers are judged by what they change: points at the end with goals and roles, and what each card brings."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.games.foundations_of_rome.positions import GAME, allowed, covered, do, player, position

from aedilis import OVER, Rng
from aedilis.games.foundations_of_rome.advice.heuristics import HEURISTICS
from aedilis.games.foundations_of_rome.advice.trade_offers import pays
from aedilis.games.foundations_of_rome.data.components import BOARD_SIZE, GOAL_IDS, GOAL_LEAST
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.goals import meets

OFFERS = 24  # for each goal
MODULES: Final[dict[str, Any]] = {"favour": "yes", "hidden_goals": "yes", "roles": "yes", "influence": "yes"}
TEN_PEOPLE = ["grand-insula-sq A1 0", "insula-row D1 0"]
SMALL = ("domus", "bakery", "fountain", "domus", "bakery", "library", "market-stall", "garden")  # all of one lot
WORTH_THE_SAME_UNUSED = ("vesta", "mercury", "minerva", "fortuna")  # where no time is left to use them
PERMANENT = ("saturn", "pomona", "terminus", "concordia", "victoria", "portunus")
ROLES = ("curator", "tribune", "patrician", "banker", "senator")
# What lots, silver or an open card can change; all others are reached by building only.
TRADED = ("anguli", "via-recta", "pomerium", "media-urbs", "thesaurus", "urbs-perfecta", "populus")


def answered(at: Any) -> str:
    """What the other says to an offer."""
    (option,) = HEURISTICS.candidates(at)
    return GAME.notation(at, option)


def offered(at: Any, *steps: str) -> str:
    """The same to an offer of the first player to the second."""
    return answered(do(at, "trade 1", *steps, "propose"))


# -- the last turn, when all that things are worth is what they count ----------------------------------


def lots_for(goal: str, seats: int) -> list[str]:
    """Lots that a goal asks for, or all of the board."""
    size = BOARD_SIZE[seats]
    asked_for = {"anguli": g.CORNERS, "pomerium": g.BORDER, "media-urbs": g.CENTRE}
    if goal == "via-recta":
        return [f"{letter}3" for letter in "ABCDEFGHIJ"[:size]]
    return g.lot_names(asked_for.get(goal, g.BOARD)[size])


def some(random: Rng, things: list[str], number: int) -> list[str]:
    """So many of them, taken away."""
    return [things.pop(random.below(len(things))) for _ in range(min(number, len(things)))]


def last_turn(random: Rng, seats: int, goal: str, whose: str) -> Any:
    """All but over; the first two are about to reach a goal or have done so: an open one, or the hidden one of one."""
    taken = [lot for house in TEN_PEOPLE for lot in covered(house)]
    free = [lot for lot in lots_for("", seats) if goal != "populus" or lot not in taken]
    wanted = [lot for lot in lots_for(goal, seats) if lot in free]
    least = GOAL_LEAST[GOAL_IDS.index(goal)][seats] if goal in TRADED[:4] else 2
    unused, lying, roles = list(WORTH_THE_SAME_UNUSED), list(PERMANENT), list(ROLES)
    if goal == "populus":
        lying = ["pomona"]
    near = random.below(2) if whose == "open" else int(whose)  # who is near the goal
    people = []
    for seat in range(seats):
        lots = some(random, wanted, least - random.below(2) if seat == near else 1)
        others = [lot for lot in free if lot not in lots and lot not in wanted]
        lots = some(random, others, min(random.below(3), 15 - len(lots))) + lots
        free = [lot for lot in free if lot not in lots]
        built = min(len(SMALL), max(len(lots) - 5, len(lots) - random.below(4), 0))
        houses = [f"{building} {lot}" for building, lot in zip(SMALL, lots[:built], strict=False)]
        if goal == "populus" and seat == near:
            houses += TEN_PEOPLE
        people.append(
            player(
                " | ".join(houses),
                " ".join(lots[built:]),
                silver=7 + random.below(6),
                role=some(random, roles, 1)[0] if random.below(2) else "-",
                goal=goal if whose == str(seat) else "-",
                cards=" ".join(some(random, unused, random.below(2))),
                open_cards=" ".join(some(random, lying, random.below(3))),
                fresh=random.below(3),
                used=random.below(3),
            )
        )
    open_goals = goal if whose == "open" else ""
    return position(*people, seats=seats, era=3, ending=1, actions=0, open_goals=open_goals, **MODULES)


def compose(at: Any, random: Rng) -> bool:
    """Some offer to the second player; tells whether one was proposed."""
    do(at, "trade 1")
    for _ in range(12):
        steps = sorted(allowed(at) - {"withdraw", "propose"})
        if "propose" in allowed(at) and (not steps or random.below(3) == 0):
            do(at, "propose")
            return True
        if not steps:
            return False
        do(at, "add lot" if "add lot" in steps and random.below(2) else steps[random.below(len(steps))])
    return False


def end_after(at: Any, answer: str) -> Any:
    at = do(at.copy(), answer)
    while at.seat != OVER:
        do(at, "end" if "end" in allowed(at) else "announce nothing")
    return at


@pytest.mark.parametrize("whose", ["open", "1", "0"])
@pytest.mark.parametrize("goal", [goal for goal in GOAL_IDS if goal != "monumenta"])  # without monuments
def test_in_the_last_turn_accepted_is_what_the_final_count_gains_by(goal: str, whose: str) -> None:
    """Whatever is offered then, every goal, role and card included. The other's hidden goal is not known, so some
    offers are refused on suspicion; but none is accepted that costs anything."""
    random, paid, reached = Rng(GOAL_IDS.index(goal), len(whose)), 0, 0
    for number in range(OFFERS):
        seats = 2 + number % 3
        at = last_turn(random, seats, goal, whose)
        if not compose(at, random):
            continue
        after, before = end_after(at, "accept"), end_after(at, "refuse")
        scores, others = after.scores(), before.scores()
        good = pays(scores[1] - others[1], scores[0] - others[0], seats)
        says = answered(at.seen_by(1))
        assert says == answered(at)
        assert says == ("accept" if good else "refuse") or (whose == "0" and says == "refuse")
        paid += good
        who = [0, 1] if whose == "open" else [int(whose)]
        reached += any(meets_goal(after, seat, goal) != meets_goal(before, seat, goal) for seat in who)
    assert paid
    assert reached or goal not in TRADED


def meets_goal(at: Any, seat: int, goal: str) -> bool:
    return meets(at, at.players[seat], GOAL_IDS.index(goal))


# -- examples ------------------------------------------------------------------------------------------


def table(mine: dict[str, Any], theirs: dict[str, Any], **settings: Any) -> Any:
    return position(mine, theirs, seats=3, **(MODULES | settings))


@pytest.mark.parametrize("whose", ["open", "hidden"])
def test_a_lot_is_no_present_for_who_must_have_none(whose: str) -> None:
    goal: dict[str, Any] = {"goal": "urbs-perfecta"} if whose == "hidden" else {}
    late = {"era": 3, "ending": 1, "open_goals": "urbs-perfecta" if whose == "open" else ""}
    assert offered(table(player(lots="C3 D4"), player("domus C4", **goal), **late), "add lot", "lot C3") == "refuse"
    assert offered(table(player(lots="C3 D4"), player("domus C4"), era=3, ending=1), "add lot", "lot C3") == "accept"


def test_silver_is_worth_something_at_last_to_the_curator_only() -> None:
    for role, says in (("curator", "accept"), ("knight", "refuse")):
        late = table(player(silver=9), player(silver=0, role=role), era=3, ending=1)
        assert offered(late, "give 8") == says


def test_a_present_may_be_suspected_of_bringing_the_other_to_a_hidden_goal() -> None:
    """Who gives the last open lot away may have the goal to have none."""
    for goal, says in (("-", "accept"), ("populus", "refuse")):
        at = position(player(lots="C3", goal=goal), player("domus C4"), era=3, ending=1, actions=0, **MODULES)
        assert offered(at, "add lot", "lot C3") == says


@pytest.mark.parametrize("card", PERMANENT)
@pytest.mark.parametrize("late", [{}, {"era": 3, "ending": 1}])
def test_an_open_card_is_not_for_sale_while_there_are_turns(card: str, late: dict[str, Any]) -> None:
    at = table(player(used=6, silver=20), player(open_cards=card), **late)
    assert offered(at, f"card {card}", *["give used"] * 6, "give 16") == "refuse"


@pytest.mark.parametrize("card", ["juno", "venus", "mercury", "janus"])
def test_a_card_in_the_hand_is_not_for_sale_but_taken_as_a_present(card: str) -> None:
    tokens = ["give fresh", "give fresh"]
    for era in (1, 3):
        at = table(player(fresh=2, silver=20), player(cards=card), era=era)
        assert offered(at, f"card {card}", *tokens, "give 16") == "refuse"
        assert offered(table(player(cards=card), player(), era=era), f"card {card}") == "accept"
