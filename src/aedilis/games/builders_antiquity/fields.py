"""All that lies on the table in The Builders: Antiquity, each thing declared once. After a change: `make generate`.

Sets of hands, buildings, tools and universities are bitmasks. What seldom changes is a tuple, which copies share.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine import fields as f
from aedilis.engine.fields import seen as s
from aedilis.engine.words import N_
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.formats.entries import SENT, SITES, STUDENTS
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player

NOTHING: Final = "-"  # in texts
NO_HANDS: Final[tuple[int, ...]] = (c.EMPTY,) * c.RESOURCES
AT_SITES: Final[tuple[str, ...]] = tuple([f"{site} {name}" for site in c.BUILDING_IDS for name in c.RESOURCE_NAMES])
TAUGHT_BY: Final[tuple[str, ...]] = tuple([f"{name} {hand}" for name in c.RESOURCE_NAMES for hand in c.HAND_IDS])
FREED_WAGES: Final[tuple[str, ...]] = tuple([str(wage) for wage in c.FREED_WAGES])
MOST_COUNTED: Final = 99_999  # money or actions, in texts
MOST_ACTIONS: Final[int] = 2 * c.ACTIONS_A_TURN  # some can be bought
MOST_CREW: Final = 10
MOST_SCORE: Final = 100
LEAST_SCORE: Final = -50  # a slave and a loan cost points
MOST_POINTS: Final = 50
MOST_MONEY: Final = 60
MOST_NEEDED: Final[int] = max([c.lane(need, resource) for need in c.NEED for resource in range(c.RESOURCES)])
ALLOWED: Final = (N_("not allowed"), N_("allowed"))


class Person(f.Fields):
    """Before one player. What is at a site stands in the table's lists: a site has one owner."""

    show_turn = f.Shown(
        s.up_to(1, "decides", "whether this player has to decide now"),
        s.up_to(1, "turn", "whether it is this player's turn"),
        s.up_to(1, "starter", "whether this player went first"),
        s.up_to(MOST_SCORE, "score", "points as if the game ended now, in whole points", LEAST_SCORE),
    )
    points = f.Derived("of finished buildings", seen=s.up_to(MOST_POINTS))
    money = f.Number("sesterces", MOST_COUNTED, start=c.START_MONEY, seen=s.up_to(MOST_MONEY))
    loans = f.Number("to be repaid", c.LOANS, seen=s.up_to(c.LOANS))
    pool = f.CardSet("hands that are not at a site", c.HAND_IDS, seen=s.marks())
    show_work = f.Shown(s.marks(names=c.HAND_IDS, name="at work", about="hands at a site"))
    freed = f.CardSet("slaves that are free", c.HAND_IDS, seen=s.marks())
    show_students = f.Shown(s.marks(names=TAUGHT_BY, name="students", about="the hand that each university taught"))
    tools = f.CardSet("in stock", c.RESOURCE_NAMES, seen=s.marks())
    carriers = f.Places(
        "by tool: the hand at work with it", c.RESOURCES, c.HAND_IDS, key="", shared=True, start=NO_HANDS
    )
    show_carriers = f.Shown(s.marks(names=c.RESOURCE_NAMES, name="tools at work", about="at a site"))
    students = f.Places(
        "by university: the hand it taught",
        c.RESOURCES,
        c.HAND_IDS,
        key="taught",
        shared=True,
        start=NO_HANDS,
        text=STUDENTS,
    )
    educated = f.Derived("hands taught by a university")
    sites = f.Subset("buildings begun", c.BUILDING_IDS, key="", seen=s.marks())
    finished = f.CardSet("buildings finished", c.BUILDING_IDS, seen=s.marks())
    crew = f.Lent()
    supplied = f.Lent()
    crews = f.Composed("who is at work where", *SITES, key="sites")
    show_sites = f.Shown(
        s.counts(MOST_CREW, names=c.BUILDING_IDS, name="crew", about="how many are at work at each site"),
        s.counts(MOST_NEEDED, names=AT_SITES, name="missing", about="what each site still lacks"),
    )


class Table(f.TableFields):
    """Seats are in clockwise order. Everything is open but the order of the decks, which are sets."""

    # the flow
    phase = f.Choice(
        "what is being decided, in the order of `phases.py`", p.NAMES, key="decision", seen=s.one_of(p.END + 1)
    )
    round = f.Number("which round it is, 0 during the set-up", c.MOST_ROUNDS, seen=s.up_to(c.MOST_ROUNDS))
    starter = f.Number("who goes first", lambda seats: seats - 1)
    busy = f.Flag("whether somebody did something this round", seen=s.up_to(1))
    idle = f.Number(
        "rounds in a row in which nobody did anything",
        c.IDLE_ROUNDS,
        key="idle_rounds",
        seen=s.up_to(c.IDLE_ROUNDS),
        seen_before="busy",
    )
    last_round = f.Flag("whether this is the last round", seen=s.up_to(1))
    turn = f.Number("whose turn it is, also while chance decides", lambda seats: seats - 1, key="seat", inside="turn")
    actions = f.Number("actions left in this turn", MOST_COUNTED, inside="turn", seen=s.up_to(MOST_ACTIONS))
    invested = f.Number(
        "investments made in this turn", c.INVESTMENTS_A_TURN, inside="turn", seen=s.up_to(c.ACTIONS_A_TURN)
    )
    sent = f.Numbers(
        "of this turn: the sites that somebody was sent to, those with two, with three and so on",
        c.ALL_BUILDINGS,
        inside="turn",
        shared=True,
        text=SENT,
    )
    show_sent = f.Shown(
        s.counts(MOST_ACTIONS, names=c.BUILDING_IDS, name="sent", about="how many were sent to each site in this turn")
    )
    sending = f.Card(
        "whom the viewer is about to send", c.HAND_IDS, NOTHING, inside="turn", seen=s.one_of(), prepared=True
    )
    site = f.Card("and where to", c.BUILDING_IDS, NOTHING, inside="turn", seen=s.one_of(), prepared=True)
    teaching = f.Card(
        "the university for which a student is being chosen",
        c.RESOURCE_NAMES,
        NOTHING,
        inside="turn",
        seen=s.one_of(),
        prepared=True,
    )
    gap = f.Number("the place of a row that the next card is for; the last is the top", c.ROW, inside="turn")

    # common to all
    building_row = f.Places(
        "buildings to be opened", c.ROW, c.BUILDING_IDS, key="buildings", start=[c.EMPTY] * c.ROW, seen=s.lying()
    )
    worker_row = f.Places(
        "workers to be recruited",
        c.WORKER_ROW,
        c.HAND_IDS,
        key="workers",
        start=[c.EMPTY] * c.WORKER_ROW,
        seen=s.lying(names=c.WORKER_IDS),
        seen_before="worker_deck",
    )
    top = f.Card("the building that lies face up on the deck", c.BUILDING_IDS, NOTHING, seen=s.one_of())
    building_deck = f.CardSet("buildings still to come below it", c.BUILDING_IDS, start=c.ALL_BUILDINGS, seen=s.marks())
    worker_deck = f.CardSet("workers still to come", c.HAND_IDS, start=c.ALL_WORKERS, seen=s.marks(names=c.WORKER_IDS))
    slaves = f.CardSet("in the investment line", c.HAND_IDS, start=c.ALL_SLAVES)
    show_slaves = f.Shown(s.marks(names=c.SLAVE_IDS, name="slaves for sale", about="in the investment line"))
    tools = f.CardSet(
        "in the investment line", c.RESOURCE_NAMES, start=c.ALL_TOOLS, seen=s.marks(name="tools for sale")
    )
    universities = f.CardSet("in the investment line", c.RESOURCE_NAMES, start=c.ALL_TOOLS, seen=s.marks())
    loans = f.Number("to be had in the investment line", c.LOANS, start=c.LOANS, seen=s.up_to(c.LOANS))
    crew = f.Numbers(
        "by building: the hands at work there", (1 << c.HANDS) - 1, c.BUILDINGS, key="", start=[0] * c.BUILDINGS
    )

    # the variants
    freed_wage = f.Variant(
        "variant: a freed slave costs the higher wage",
        FREED_WAGES,
        key="freed-wage",
        title=N_("Wage of a freedman"),
        seen=s.up_to(1),
    )
    university_adds = f.Variant(
        "variant: universities add to what is printed",
        (c.RAISES, c.ADDS),
        key="university",
        title=N_("A university"),
        says=(N_("raises to {level}"), N_("raises by {level}")),
        seen=s.up_to(1),
    )
    machine_tools = f.Variant(
        "variant: machines use tools",
        ("no", "yes"),
        start=1,
        key="machine-tools",
        title=N_("Machines with tools"),
        says=ALLOWED,
        seen=s.up_to(1),
    )
    machine_universities = f.Variant(
        "variant: machines can be taught",
        ("no", "yes"),
        key="machine-universities",
        title=N_("Machines at universities"),
        says=ALLOWED,
        seen=s.up_to(1),
    )
    regular_rewards = f.Variant(
        "variant: rewards are regular",
        ("printed", "regular"),
        key="rewards",
        title=N_("Forum and School of philosophy"),
        says=(N_("as printed"), N_("like buildings of their size")),
        seen=s.up_to(1),
    )
    late_freeing = f.Variant(
        "variant: slaves can be freed at the end",
        ("no", "yes"),
        key="late-freeing",
        title=N_("Freeing at unfinished sites in the final count"),
        says=ALLOWED,
        seen=s.up_to(1),
    )

    offers = f.Derived("the buildings and after them the workers that lie in the rows")
    supplied = f.Derived("by building: what those at work there supply", list[int], start=[0] * c.BUILDINGS)

    players = f.People("in the order of their seats", Player, Person, key="player")
