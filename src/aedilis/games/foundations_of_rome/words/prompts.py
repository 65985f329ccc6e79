"""What is to be decided in Foundations of Rome, as whoever decides reads it, and as all others do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.bits import BIT, members
from aedilis.engine.position import CHANCE, OVER
from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.formats.notation import ACTIONS
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.words import offers, terms

PROMPTS: Final = {
    p.FIRST_PLAYER: N_("Chance decides who goes first."),
    p.DEAL: N_("The first lots are dealt."),
    p.MONUMENT: N_("The monuments of this game are drawn."),
    p.OPEN_GOAL: N_("The open goals are drawn."),
    p.DEAL_GOAL: N_("Goals are dealt to choose from."),
    p.DEAL_ROLE: N_("Roles are dealt to choose from."),
    p.REVEAL: N_("The market is filled."),
    p.UNSEEN: N_("The top card of the pile is drawn."),
    p.CERES_CARD: N_("Ceres draws what she does."),
    p.GARDEN: N_("Ceres draws a garden."),
    p.DRAFT: N_("Mark a lot; the other deeds are passed on."),
    p.GOAL: N_("Which goal do you keep?"),
    p.ROLE: N_("Which role do you keep?"),
    p.ANNOUNCE: N_("Era {era} is scored. Which cards do you announce?"),
    p.ACT: N_("Your turn, {silver}: {deeds}."),
    p.LAY: N_("What do you build with {by}?"),
    p.SITE: N_("Where do you build? {building}."),
    p.STEAL: N_("Which lot do you steal?"),
    p.TAKE: N_("Mars: which lot do you take?"),
    p.SCORE: N_("Apollo: which civic building do you score?"),
    p.FROM: N_("Minerva: which building do you move?"),
    p.TO: N_("Minerva: where do you move it? {building}."),
    p.FREE: N_("Diana: which deed do you take for free?"),
    p.OFFER: N_("You offer {partner} {gives} for {asks}."),
    p.OFFER_LOT: N_("Which lot do you add to the offer to {partner}?"),
    p.ANSWER: N_("{active} offers you {gives} for {asks}. Do you accept?"),
    p.PROTECT: N_("{active} steals your lot {lot}. Do you let it happen?"),
}
# The same prompts where something is otherwise.
LAST_TURN: Final = N_("Your last turn in era {era}, {silver}: {deeds}.")
NO_ACTION: Final = N_("No action left: {deeds}.")
OFFERS: Final = {
    (False, False): N_("What do you offer {partner}, or ask for?"),
    (True, False): N_("You offer {partner} {gives} as a gift."),
    (False, True): N_("You ask {partner} for {asks} as a gift."),
    (True, True): PROMPTS[p.OFFER],
}
ANSWERS: Final = {
    (True, False): N_("{active} offers you {gives} as a gift. Do you accept?"),
    (False, True): N_("{active} asks you for {asks} as a gift. Do you accept?"),
    (True, True): PROMPTS[p.ANSWER],
}
THREATS: Final = {
    p.BY_THEFT: PROMPTS[p.PROTECT],
    p.BY_MARS: N_("{active} takes your lot {lot} with Mars. Do you let it happen?"),
    p.BY_BACCHUS: N_("{active} takes {silver} from you with Bacchus. Do you let it happen?"),
}
# The same as everybody else reads it, who waits for that.
WAITING: Final = {
    p.DRAFT: N_("Lots are marked. Still choosing: {seats}."),
    p.GOAL: N_("Goals are chosen. Still choosing: {seats}."),
    p.ROLE: N_("Roles are chosen. Still choosing: {seats}."),
    p.ANNOUNCE: N_("Era {era} is scored. Still announcing cards: {seats}."),
    p.ACT: N_("{seat} is acting, with {silver}."),
    p.ANSWER: N_("{seat} answers the offer of {active}: {exchange}."),
    p.PROTECT: N_("{seat} may answer {active}."),
}
OVER_PROMPT: Final = N_("The game is over.")

# What can be done in a turn, by verbs of the action table.
DEEDS: Final = {
    "income": N_("take income"),
    "buy": N_("buy"),
    "build": N_("build"),
    "again": N_("build again"),
    "use": N_("use a card"),
    "trade": N_("trade"),
    "steal": N_("steal"),
    "end": N_("end your turn"),
}


def prompt(words: Words, at: FoundationsOfRome, names: Sequence[str]) -> str:
    if at.seat == OVER:
        return words.say(OVER_PROMPT)
    if at.seat == CHANCE:
        return words.say(PROMPTS[at.phase])
    if is_asked(at):
        return words.say(asking(words, at), **question(words, at, names))
    phase = p.ACT if at.phase in p.COMPOSING else at.phase
    values = {"seat": names[at.seat], "seats": ", ".join(names[seat] for seat in members(at.together))}
    return words.say(WAITING[phase], **values, **question(words, at, names))


def is_asked(at: FoundationsOfRome) -> bool:
    """Whether whoever looks has to choose, alone or together with others."""
    return at.viewer == at.seat or (at.viewer >= 0 and at.together & BIT[at.viewer] != 0)


def asking(words: Words, at: FoundationsOfRome) -> str:
    """The sentence that asks whoever decides."""
    if at.phase == p.ACT and not at.actions:
        return NO_ACTION
    if at.phase == p.ACT and 0 < at.ending <= at.takers():
        return LAST_TURN
    if at.phase == p.OFFER:
        return OFFERS[offers.which(offers.offer_at(words, at))]
    if at.phase == p.ANSWER:
        return ANSWERS[offers.which(offers.offer_at(words, at))]
    return THREATS[at.threat] if at.phase == p.PROTECT else PROMPTS[at.phase]


def question(words: Words, at: FoundationsOfRome, names: Sequence[str]) -> dict[str, str]:
    """What there is to know about a decision."""
    known = {"era": str(at.era), "active": names[at.turn], "silver": silver(words, at)}
    if at.partner != c.EMPTY:
        known["partner"] = names[at.partner]
    if at.lot != c.EMPTY:
        known["lot"] = c.LOT_NAMES[at.lot]
    if at.phase == p.ACT and is_asked(at):
        known["deeds"] = deeds(words, at)
    elif at.phase in (p.OFFER, p.ANSWER):
        offer = offers.offer_at(words, at)
        known |= offer
        if at.phase == p.ANSWER:
            known["exchange"] = offers.exchange(words, offer)
    elif at.phase == p.SITE:
        known["building"] = terms.lay_name(words, at.chosen_lay)
    elif at.phase == p.TO:
        (code,) = at.players[at.seat].touched(g.LOT_PLACE[at.lot])
        known["building"] = terms.kind_name(words, code % c.KINDS)
    elif at.phase == p.LAY:
        known["by"] = words.say(N_("Vulcan") if at.extra == p.BY_VULCAN else N_("the Architect"))
    return known


def silver(words: Words, at: FoundationsOfRome) -> str:
    """What is at stake, or else what whoever acts has."""
    own = at.players[at.seat].silver
    return terms.amount(words, "silver", min(c.BACCHUS_SILVER, own) if at.threat == p.BY_BACCHUS else own)


def deeds(words: Words, at: FoundationsOfRome) -> str:
    legal = {ACTIONS[option].verb for option in at.options()}
    return words.either(words.say(deed) for verb, deed in DEEDS.items() if verb in legal)
