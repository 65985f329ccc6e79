"""Every decision of Foundations of Rome, with its options. After a change: `make generate`."""

from __future__ import annotations

from typing import Final

from aedilis.engine import decisions as d
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.cards import FIRST_CHOICE
from aedilis.games.foundations_of_rome.rules.rules import Rules

SILVER: Final[list[str]] = [str(silver) for silver in c.OFFERED_SILVER]
TOKENS: Final = ("fresh", "used")


def piece_of(lay: int) -> str:
    kind = g.LAY_KIND[lay]
    return f"{'monument' if kind >= c.FIRST_MONUMENT else 'tray'}:{c.KIND_IDS[kind]}"


def section_about(lay: int) -> str:
    return "monuments" if g.LAY_KIND[lay] >= c.FIRST_MONUMENT else "build"


def is_targeted(card: int) -> bool:
    return FIRST_CHOICE[card] != c.EMPTY


class Actions(d.Table):
    ACT = d.several(
        large=True,
        INCOME=d.one("income", "bank", does=Rules.take_income, rule="income"),
        BUY=d.numbered(c.SLOTS, "buy", piece="market:{i}", does=Rules.buy, rule="buy"),
        BUY_UNSEEN=d.one("buy", "pile", "buy unseen", does=Rules.buy_unseen, rule="buy"),
        END_TURN=d.one("end", "turn", does=Rules.end_turn),
        BUILD_AGAIN=d.one("again", "role", "build again", prepares=True, does=Rules.build_again, rule="roles"),
        TRADE=d.numbered(
            c.MOST_SEATS, "trade", "trade {i}", "seat:{i}", prepares=True, does=Rules.begin_offer, rule="trade"
        ),
        STEAL_A_LOT=d.one("steal", "favour", prepares=True, does=Rules.choose_to_steal, rule="steal"),
        BUILD=d.each(g.LAY_NAMES, "build", piece=piece_of, prepares=True, does=Rules.choose_lay, rule=section_about),
        USE=d.each(c.CARD_IDS, "use", piece="card:{name}", prepares=is_targeted, does=Rules.use, rule="influence"),
    )
    SITE = d.each(c.LOT_NAMES, "at", piece="lot:{name}", large=True)
    DRAFT = d.each(c.LOT_NAMES, "mark", piece="lot:{name}", large=True)
    STEAL = d.each(c.LOT_NAMES, "steal lot", "steal {name}", "lot:{name}", large=True)
    TAKE = d.each(c.LOT_NAMES, "take", piece="lot:{name}", large=True)
    SCORE = d.each(c.LOT_NAMES, "score", piece="lot:{name}", large=True)
    FROM = d.each(c.LOT_NAMES, "from", piece="lot:{name}", prepares=True, large=True)
    TO = d.each(c.LOT_NAMES, "to", piece="lot:{name}", large=True)
    OFFER_LOT = d.each(c.LOT_NAMES, "lot", piece="lot:{name}", prepares=True, large=True)
    FREE = d.numbered(c.SLOTS, "free", piece="market:{i}")
    GOAL = d.each(c.GOAL_IDS, "goal", piece="goal:{name}")
    ROLE = d.each(c.ROLE_IDS, "role", piece="role:{name}")
    ANNOUNCE = d.several(
        NOTHING=d.one("announce", "scoring", "announce nothing"),
        ANNOUNCE_CERES=d.one("announce", "card:ceres", "announce ceres"),
        ANNOUNCE_VENUS=d.one("announce", "card:venus", "announce venus"),
        ANNOUNCE_BOTH=d.one("announce", "scoring", "announce both"),
    )
    OFFER = d.several(
        PROPOSE=d.one("propose", "offer", does=Rules.propose),
        WITHDRAW=d.one("withdraw", "offer", does=Rules.withdraw),
        ADD_LOT=d.one("add lot", "offer", prepares=True, does=Rules.choose_lot_to_offer),
        GIVE_SILVER=d.each(SILVER, "give silver", "give {name}", "offer", prepares=True, does=Rules.give_silver),
        ASK_SILVER=d.each(SILVER, "ask silver", "ask {name}", "offer", prepares=True, does=Rules.ask_silver),
        GIVE_TOKEN=d.each(TOKENS, "give token", "give {name}", "offer", prepares=True, does=Rules.give_token),
        ASK_TOKEN=d.each(TOKENS, "ask token", "ask {name}", "offer", prepares=True, does=Rules.ask_token),
        ADD_CARD=d.each(c.CARD_IDS, "card", piece="card:{name}", prepares=True, does=Rules.offer_card),
    )
    ANSWER = d.several(
        ACCEPT=d.one("accept", "offer", does=Rules.accept),
        REFUSE=d.one("refuse", "offer", does=Rules.end_offer),
    )
    PROTECT = d.several(
        CANCEL=d.one("cancel", "card:vesta", does=Rules.cancel),
        ALLOW=d.one("allow", "threat", does=Rules.allow),
    )


class Outcomes(d.Table):
    PILE = d.several(
        large=True,
        DEED_OUT=d.each(c.LOT_NAMES, "deed", piece="deed:{name}"),
        CARD_OUT=d.each(c.CARD_IDS, "card", piece="card:{name}"),
    )
    MONUMENT_CARD = d.each(c.MONUMENT_IDS, "monument", piece="monument:{name}")
    GOAL_CARD = d.each(c.GOAL_IDS, "goal", piece="goal:{name}")
    ROLE_CARD = d.each(c.ROLE_IDS, "role", piece="role:{name}")
    CERES_CARD = d.each(c.CERES_DECK, "ceres", piece="ceres:{name}")
    GARDEN = d.each(c.GARDEN_IDS, "garden", piece="garden:{name}")
    FIRST = d.numbered(c.MOST_SEATS, "first", piece="seat:{i}")


class Decisions(d.DecisionTable):
    # by chance
    FIRST_PLAYER = d.Chance(
        Outcomes.FIRST,
        lists=Rules.everybody,
        does=Rules.choose_first_player,
        rule="setup",
        asks=N_("Chance decides who goes first."),
    )
    DEAL = d.Chance(Outcomes.PILE, lists="deck", does=Rules.deal, rule="setup", asks=N_("The first lots are dealt."))
    MONUMENT = d.Chance(
        Outcomes.MONUMENT_CARD,
        lists=Rules.monuments_to_draw,
        does=Rules.lay_out_monument,
        rule="monuments",
        asks=N_("The monuments of this game are drawn."),
    )
    OPEN_GOAL = d.Chance(
        Outcomes.GOAL_CARD,
        lists="goal_deck",
        does=Rules.lay_out_goal,
        rule="goals",
        asks=N_("The open goals are drawn."),
    )
    DEAL_GOAL = d.Chance(
        Outcomes.GOAL_CARD,
        lists="goal_deck",
        does=Rules.deal_goal,
        rule="goals",
        asks=N_("Goals are dealt to choose from."),
    )
    DEAL_ROLE = d.Chance(
        Outcomes.ROLE_CARD,
        lists="role_deck",
        does=Rules.deal_role,
        rule="roles",
        asks=N_("Roles are dealt to choose from."),
    )
    REVEAL = d.Chance(
        Outcomes.PILE, lists=Rules.cards_in_pile, does=Rules.reveal, rule="buy", asks=N_("The market is filled.")
    )
    UNSEEN = d.Chance(
        Outcomes.PILE,
        lists=Rules.cards_in_pile,
        does=Rules.get_unseen,
        rule="roles",
        asks=N_("The top card of the pile is drawn."),
    )
    CERES_CARD = d.Chance(
        Outcomes.CERES_CARD,
        lists="ceres_deck",
        does=Rules.play_ceres_card,
        name="ceres",
        rule="ceres-turn",
        asks=N_("Ceres draws what she does."),
    )
    GARDEN = d.Chance(
        Outcomes.GARDEN,
        lists=Rules.tiles,
        weighs=Rules.tiles_like,
        does=Rules.grow,
        rule="ceres-turn",
        asks=N_("Ceres draws a garden."),
    )

    # by all players together
    DRAFT = d.Decision(
        Actions.DRAFT,
        lists=Rules.own_hand,
        does=Rules.pick_deed,
        rule="draft",
        asks=N_("Mark a lot; the other deeds are passed on."),
        waits=N_("Lots are marked. Still choosing: {seats}."),
    )
    GOAL = d.Decision(
        Actions.GOAL,
        lists=Rules.own_cards,
        does=Rules.keep_goal,
        rule="goals",
        asks=N_("Which goal do you keep?"),
        waits=N_("Goals are chosen. Still choosing: {seats}."),
    )
    ROLE = d.Decision(
        Actions.ROLE,
        lists=Rules.own_cards,
        does=Rules.keep_role,
        rule="roles",
        asks=N_("Which role do you keep?"),
        waits=N_("Roles are chosen. Still choosing: {seats}."),
    )
    ANNOUNCE = d.Decision(  # Ceres and Venus, before population is compared
        Actions.ANNOUNCE,
        lists=Rules.own_cards,
        does=Rules.announce,
        rule="population",
        asks=N_("Era {era} is scored. Which cards do you announce?"),
        waits=N_("Era {era} is scored. Still announcing cards: {seats}."),
    )

    # by one of them
    ACT = d.Decision(
        Actions.ACT,
        lists=Rules.actions_of_turn,
        rule="turn",
        asks=N_("Your turn, {silver}: {deeds}."),
        waits=N_("{seat} is acting, with {silver}."),
    )
    LAY = d.Decision(
        Actions.ACT,
        lists=Rules.extra_builds,
        name="extra build",
        rule="build",
        asks=N_("What do you build with {by}?"),
        shown_as="act",
    )
    SITE = d.Decision(
        Actions.SITE,
        lists=Rules.sites_to_choose,
        does=Rules.build,
        rule="build",
        asks=N_("Where do you build? {building}."),
        shown_as="act",
    )
    STEAL = d.Decision(
        Actions.STEAL,
        lists=Rules.lots_to_take,
        does=Rules.steal,
        rule="steal",
        asks=N_("Which lot do you steal?"),
        shown_as="act",
    )
    TAKE = d.Decision(
        Actions.TAKE,
        lists=Rules.lots_to_take,
        does=Rules.take_lot,
        rule="influence",
        asks=N_("Mars: which lot do you take?"),
        shown_as="act",
    )
    SCORE = d.Decision(
        Actions.SCORE,
        lists=Rules.buildings_to_score,
        does=Rules.score_building,
        rule="influence",
        asks=N_("Apollo: which civic building do you score?"),
        shown_as="act",
    )
    FROM = d.Decision(
        Actions.FROM,
        lists=Rules.buildings_to_move,
        does=Rules.choose_building_to_move,
        rule="influence",
        asks=N_("Minerva: which building do you move?"),
        shown_as="act",
    )
    TO = d.Decision(
        Actions.TO,
        lists=Rules.own_open_lots,
        does=Rules.move_building,
        rule="influence",
        asks=N_("Minerva: where do you move it? {building}."),
        shown_as="act",
    )
    FREE = d.Decision(
        Actions.FREE,
        lists=Rules.deeds_on_offer,
        does=Rules.take_free_deed,
        rule="influence",
        asks=N_("Diana: which deed do you take for free?"),
        shown_as="act",
    )
    OFFER = d.Decision(
        Actions.OFFER,
        lists=Rules.offer_options,
        rule="trade",
        asks=N_("You offer {partner} {gives} for {asks}."),
        shown_as="act",
    )
    OFFER_LOT = d.Decision(
        Actions.OFFER_LOT,
        lists=Rules.lots_to_offer,
        does=Rules.offer_lot,
        rule="trade",
        asks=N_("Which lot do you add to the offer to {partner}?"),
        shown_as="act",
    )
    ANSWER = d.Decision(
        Actions.ANSWER,
        lists=Rules.answers,
        rule="trade",
        asks=N_("{active} offers you {gives} for {asks}. Do you accept?"),
        waits=N_("{seat} answers the offer of {active}: {exchange}."),
    )
    PROTECT = d.Decision(
        Actions.PROTECT,
        lists=Rules.answers_to_threat,
        rule="influence",
        asks=N_("{active} steals your lot {lot}. Do you let it happen?"),
        waits=N_("{seat} may answer {active}."),
    )
    END = d.Decision(rule="final")


AN_ACTION: Final = 4  # decisions at most: a card, a building, a site and a card that comes out
AN_OFFER: Final = 2 + 2 * 2 * c.MOST_LOT_MARKERS + 2 * len(c.OFFERED_SILVER) + 2 * c.MOST_SEATS + 2 * c.CARDS


def longest(seats: int) -> int:
    """The most decisions a game can take: every era as long as it may be, every offer as large."""
    turns = c.ERAS * c.TURNS_IN_ERA * max(seats, 2)
    dealings = ((seats - 1) * c.PROPOSALS + c.WITHDRAWALS) * AN_OFFER
    cards = c.CARDS * (AN_ACTION + c.SLOTS + seats)
    set_up = 1 + c.LOTS + c.LOTS + 4 * c.GOALS + 4 * c.ROLES + c.MONUMENTS
    return set_up + turns * (2 * AN_ACTION + 4 + dealings) + cards + c.ERAS * (seats + c.SLOTS)
