"""Every decision of Carpe Diem, with its options. After a change: `make generate`."""

from __future__ import annotations

from typing import Final

from aedilis.engine import decisions as d
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules.rules import Rules

WINDOW: Final = 62  # options that one set can tell apart
FEW: Final = WINDOW - c.WARES  # numbers of times to pay, beside the wares to keep
MANY_TIMES: Final = [str(times) for times in range(FEW, FEW + WINDOW)]


class Actions(d.Table):
    FIGURE = d.numbered(c.SPACES, "stand", piece="space:{n}")
    TAKE = d.several(
        A_TILE=d.each(c.SLOT_NAMES, "take", piece="tile:{name}", does=Rules.take),
        BREAD=d.one("bread", "bread", prepares=True, does=Rules.go_anywhere, says=N_("Pay {bread} to go to any space")),
    )
    BUILD = d.several(  # where a tile fits in one way only, and where it has to be turned
        ON_CELL=d.each(c.CELL_NAMES, "build", piece="cell:{name}", does=Rules.choose_cell),
        STORE=d.one("store", "store", does=Rules.store, says=N_("Store it face down")),
        more=d.several(AT=d.each(c.CELL_NAMES, "at", piece="cell:{name}", prepares=True, does=Rules.choose_cell)),
    )
    TURN = d.numbered(c.SIDES, "turn", "turn {i}", "turned:{i}")
    REWARD = d.each(c.KIND_IDS, "reward", piece="reward:{name}")
    CRAFT = d.numbered(c.SEALS, "seal", piece="seal:{n}")
    RETURN = d.each(c.KIND_IDS, "return", piece="fountain:{name}")
    DISC = d.numbered(c.CIRCLES, "disc", piece="circle:{n}")
    SCORE = d.several(
        A_CARD=d.numbered(c.PLACES, "score", piece="card:{n}", does=Rules.score),
        LOAVES=d.numbered(c.PLACES, "loaves", piece="card:{n}", does=Rules.fulfil_with_bread),
        DONE=d.one("done", "scoring", does=Rules.end_scoring, says=N_("Finish, and keep your bread")),
    )
    PAY = d.several(
        KEEP=d.each(c.WARE_IDS, "keep", piece="ware:{name}", prepares=True, does=Rules.keep_ware),
        TIMES=d.numbered(FEW, "pay", "pay {i}", "payment", does=Rules.pay),
        more=d.several(MORE_TIMES=d.each(MANY_TIMES, "pay", piece="payment", does=Rules.pay_often)),
    )


class Outcomes(d.Table):
    TILE = d.each(c.TILE_IDS, "tile", piece="tile:{name}")
    FOUNTAIN_CARD = d.each(c.KIND_IDS, "fountain", piece="fountain:{name}")
    FRAME = d.each(c.FRAME_IDS, "frame", piece="frame:{name}")
    TABLEAU = d.each(c.TABLEAU_IDS, "tableau", piece="tableau:{name}")
    CARD = d.each(c.CARD_IDS, "card", piece="card:{name}")
    LAY = d.each(c.CARD_IDS, "lay", piece="card:{name}")
    FIRST = d.numbered(c.MOST_SEATS, "first", piece="seat:{i}")


class Decisions(d.DecisionTable):
    FIRST_PLAYER = d.Chance(
        Outcomes.FIRST,
        lists=Rules.everybody,
        does=Rules.choose_first_player,
        rule="setup",
        asks=N_("Chance decides who goes first."),
    )
    FRAME = d.Chance(
        Outcomes.FRAME,
        lists="box_frames",
        does=Rules.deal_frame,
        rule="setup",
        asks=N_("The frames are put together."),
    )
    TABLEAU = d.Chance(
        Outcomes.TABLEAU,
        lists="box_tableaus",
        does=Rules.deal_tableau,
        rule="setup",
        asks=N_("Everybody is dealt a tableau."),
    )
    CARD = d.Chance(
        Outcomes.CARD,
        lists=Rules.cards_to_deal,
        does=Rules.deal_card,
        rule="setup",
        asks=N_("The scoring cards of this game are drawn."),
    )
    LAY = d.Chance(
        Outcomes.LAY,
        lists="pack",
        does=Rules.lay_out_card,
        rule="setup",
        asks=N_("The scoring cards are laid out."),
    )
    SEAL = d.Chance(
        Outcomes.TILE,
        draws=Rules.stock_in_use,
        does=Rules.lay_on_seal,
        rule="setup",
        asks=N_("Dark tiles are laid on the seals."),
    )
    FIGURE = d.Decision(
        Actions.FIGURE,
        lists=Rules.free_spaces,
        does=Rules.place_figure,
        rule="setup",
        asks=N_("Put your figure on a free space of the star."),
        waits=N_("{seat} chooses a space of the star."),
    )
    TILE = d.Chance(
        Outcomes.TILE,
        draws=Rules.stock_in_use,
        does=Rules.lay_in_depot,
        rule="stages",
        asks=N_("The depots are filled."),
    )
    MOVE = d.Decision(
        Actions.TAKE,
        lists=Rules.tiles_in_reach,
        rule="move",
        asks=N_("Go to space {spaces} and take a tile."),
        waits=N_("{seat} moves and takes a tile."),
    )
    ANYWHERE = d.Decision(
        Actions.TAKE,
        lists="lying",
        rule="bread",
        asks=N_("Take a tile from any space, for {bread}."),
        waits=N_("{seat} moves and takes a tile."),
        shown_as="move",
    )
    BUILD = d.Decision(
        Actions.BUILD,
        lists=Rules.cells_to_build,
        rule="build",
        asks=N_("Build or store: {tile}."),
        waits=N_("{seat} builds a tile: {tile}."),
    )
    TURN = d.Decision(
        Actions.TURN,
        lists=Rules.turns_to_build,
        does=Rules.build,
        rule="build",
        asks=N_("Turn the tile on {cell}."),
        waits=N_("{seat} turns the first tile: {tile}."),
        shown_as="build",
    )
    REWARD = d.Decision(
        Actions.REWARD,
        lists=Rules.rewards_due,
        does=Rules.collect,
        rule="rewards",
        asks=N_("You have finished several things. Which reward do you take first?"),
        waits=N_("{seat} chooses which reward comes first."),
    )
    CRAFT = d.Decision(
        Actions.CRAFT,
        lists=Rules.tiles_of_seal_row,
        does=Rules.take_from_seal_row,
        name="craftsman",
        rule="craftsman",
        asks=N_("The craftsman: take a tile of the seal row and build it."),
        waits=N_("{seat} takes a tile of the seal row."),
    )
    FOUNTAIN_CARD = d.Chance(
        Outcomes.FOUNTAIN_CARD,
        draws="fountains",
        does=Rules.draw_card,
        name="fountain",
        rule="fountain",
        asks=N_("Fountain cards are drawn."),
    )
    RETURN = d.Decision(
        Actions.RETURN,
        lists=Rules.cards_to_return,
        does=Rules.return_card,
        rule="fountain",
        asks=N_("Which fountain card do you give back? New: {cards}."),
        waits=N_("{seat} gives a fountain card back."),
    )
    DISC = d.Decision(
        Actions.DISC,
        lists=Rules.free_circles,
        does=Rules.lay_disc,
        rule="scoring",
        asks=N_("Scoring {stage}: lay a disc between two cards."),
        waits=N_("Scoring {stage}: {seat} lays a disc."),
    )
    SCORE = d.Decision(
        Actions.SCORE,
        lists=Rules.scoring_options,
        rule="card",
        asks=N_("Which card do you score first?"),
        waits=N_("{seat} scores two cards."),
    )
    PAY = d.Decision(
        Actions.PAY,
        lists=Rules.payments,
        rule="pay",
        asks=N_("How often do you pay? {card}."),
        waits=N_("{seat} decides how often to pay: {card}."),
    )
    END = d.Decision(rule="final")


def most(seats: int) -> dict[str, int]:
    """How often each can come up: every tile is turned and rewarded, every ware kept, all bread eaten."""
    tiles = sum(map(len, c.STOCKS))
    moves = c.ROUNDS * c.STAGES * seats
    built = moves + c.SEALS
    scorings = c.STAGES * seats
    return {
        "first player": 1,
        "frame": c.SIDES * seats,
        "tableau, figure": 2 * seats,
        "card, lay": 2 * c.PLACES,
        "seal, tile": tiles,
        "move": moves,
        "anywhere": moves,
        "craftsman": c.SEALS,
        "build": built,
        "turn": built,
        "reward": 2 * built,
        "fountain": built * c.FOUNTAIN_CARDS,
        "return": built,
        "disc": scorings,
        "score": scorings * (2 + 2 * tiles + 1),  # nobody gets more than two loaves for each tile there is
        "pay": scorings * 2 * (1 + 2 * tiles),  # a tile is part of two landscapes at most, each ware can be kept
    }
