"""What can be chosen in The Builders: Antiquity, in words: what it costs besides an action, and what comes of it."""

from __future__ import annotations

from aedilis.engine.bits import BIT, members
from aedilis.engine.words import N_, Words
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import lacking
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.words import pieces


def option_in_words(words: Words, at: BuildersAntiquity, option: int) -> str:
    choice = option - at.base
    if at.phase == p.ACT:
        return action(words, at, option)
    if at.phase == p.SITE:
        return site(words, at, (option - p.SITE_BASE) % c.BUILDINGS)
    if at.phase == p.TOOL:
        return tool(words, at, choice)
    if at.phase == p.TEACH:
        supply = c.TAUGHT_SUPPLY[at.university_adds][at.teaching * c.HANDS + choice]
        return words.say(N_("{title}: from now on {supplies}"), **whom(words, at, choice, supply))
    if at.phase == p.FIRST_PLAYER:
        return words.say(N_("Seat {seat} goes first"), seat=choice + 1)
    return pieces.title(words, choice) if at.phase in (p.DEAL, p.WORKER) else pieces.building(words, choice)


# -- a turn -------------------------------------------------------------------------------------------


def action(words: Words, at: BuildersAntiquity, option: int) -> str:
    if option < p.RECRUIT:
        return opening(words, at, option)
    if option < p.ACT_MORE:
        worker = option - p.RECRUIT
        message = N_("Recruit {hand}: {supplies}, {wage} each time")
        return words.say(message, **whom(words, at, worker, c.SUPPLY[worker]))
    choice = option - p.ACT_MORE
    if choice < p.SEND:
        return investment(words, at, choice)
    if choice < p.FREE:
        return sending(words, at, choice - p.SEND)
    if choice < p.TAKE:
        hand = pieces.object_of(words, choice - p.FREE + c.FIRST_SLAVE)
        return words.say(
            N_("Free {hand}: from then on {wage}"), hand=hand, wage=wage(words, c.FREED_WAGES[at.freed_wage])
        )
    if choice < p.REPAY:
        number = choice - p.TAKE + 1
        return words.say(
            N_("Take {money} for {actions}"), money=money(words, c.SESTERCES[number]), actions=actions(words, number)
        )
    if choice == p.REPAY:
        return words.say(N_("Repay a loan with {money} (no action)"), money=money(words, c.REPAYMENT))
    if choice == p.EXTRA:
        return words.say(N_("Buy one more action for {money}"), money=money(words, c.PRICE_OF_ACTION))
    if at.actions:
        return words.say(N_("End your turn (unused: {actions})"), actions=actions(words, at.actions))
    return words.say(N_("End your turn"))


def opening(words: Words, at: BuildersAntiquity, building: int) -> str:
    values = {
        "building": pieces.building(words, building),
        "needs": pieces.resources(words, c.NEED[building]),
        "gain": gain(words, at, building),
    }
    if c.MACHINE_HAND[building] < 0:
        return words.say(N_("Open the {building}: needs {needs}; brings {gain}"), **values)
    supplies = pieces.resources(words, c.SUPPLY[c.MACHINE_HAND[building]])
    message = N_("Open the {building}: needs {needs}; brings {gain}, then supplies {supplies}")
    return words.say(message, **values, supplies=supplies)


def investment(words: Words, at: BuildersAntiquity, choice: int) -> str:
    if choice < p.BUY_TOOL:
        slave = choice + c.FIRST_SLAVE
        message = N_("Buy {hand} for {money}: {supplies}, {wage}")
        return words.say(message, **whom(words, at, slave, c.SUPPLY[slave]), money=money(words, c.SLAVE_PRICE))
    if choice < p.BORROW:
        number = choice - p.BUY_TOOL
        more = pieces.amount(words, c.RESOURCE_NAMES[number], c.TOOL_BONUS)
        message = N_("Buy the {tool} for {money}: +{amount} for a worker")
        return words.say(message, tool=pieces.tool(words, number), money=money(words, c.TOOL_PRICE), amount=more)
    if choice == p.BORROW:
        message = N_("Take a loan: {money} now, {repayment} to repay it")
        return words.say(message, money=money(words, c.LOAN), repayment=money(words, c.REPAYMENT))
    number = choice - p.UNIVERSITY
    values = {
        "university": pieces.university(words, number),
        "money": money(words, c.UNIVERSITY_PRICE),
        "level": c.UNIVERSITY_LEVEL,
    }
    if at.university_adds:
        return words.say(N_("{university}: raises a worker by {level}, for {money}"), **values)
    return words.say(N_("{university}: raises a worker to {level}, for {money}"), **values)


# -- sending somebody ---------------------------------------------------------------------------------


def sending(words: Words, at: BuildersAntiquity, hand: int) -> str:
    """The actions depend on the site, so there may be a range of them; one is what everything takes."""
    costs = [at.sent_to(building) + 1 for building in members(at.open_sites(at.players[at.seat]))]
    fewest, most = min(costs), max(costs)
    values = whom(words, at, hand, at.supply_of(at.seat, hand))
    if most == 1:
        return words.say(N_("Send {hand} ({supplies}): {wage}"), **values)
    cost = actions(words, most)
    if fewest < most:
        cost = words.say(N_("{fewest} to {most}"), fewest=fewest, most=cost)
    return words.say(N_("Send {hand} ({supplies}): {wage}, {actions}"), **values, actions=cost)


def site(words: Words, at: BuildersAntiquity, building: int) -> str:
    cost = at.sent_to(building) + 1
    values = {"building": pieces.building(words, building), "outcome": outcome(words, at, building, 0)}
    if cost == 1:
        return words.say(N_("{building}: {outcome}"), **values)
    return words.say(N_("{building} ({actions}): {outcome}"), **values, actions=actions(words, cost))


def tool(words: Words, at: BuildersAntiquity, choice: int) -> str:
    if choice == p.WITHOUT:
        return words.say(N_("Without a tool: {outcome}"), outcome=outcome(words, at, at.site, 0))
    return words.say(
        N_("With the {tool} (+{amount}): {outcome}"),
        tool=pieces.tool(words, choice),
        amount=pieces.amount(words, c.RESOURCE_NAMES[choice], c.TOOL_BONUS),
        outcome=outcome(words, at, at.site, c.ONE_OF[choice] * c.TOOL_BONUS),
    )


def outcome(words: Words, at: BuildersAntiquity, building: int, more: int) -> str:
    """What the site comes to once the hand being sent is there, with a tool perhaps."""
    player = at.players[at.seat]
    supplied = player.supplied_at(building) + at.supply_of(at.seat, at.sending) + more
    missing = lacking(c.NEED[building], supplied)
    if missing:
        return words.say(N_("still lacks {missing}"), missing=pieces.resources(words, missing))
    return words.say(N_("finished, {gain}"), gain=gain(words, at, building))


# -- what it costs and brings -------------------------------------------------------------------------


def whom(words: Words, at: BuildersAntiquity, hand: int, supply: int) -> dict[str, str]:
    """A hand as sentences need it."""
    freed = at.seat >= 0 and bool(at.players[at.seat].freed & BIT[hand])
    return {
        "hand": pieces.object_of(words, hand, freed),
        "title": pieces.title(words, hand, freed),
        "supplies": pieces.resources(words, supply),
        "wage": wage(words, c.FREED_WAGES[at.freed_wage] if freed else c.WAGE[hand]),
    }


def wage(words: Words, number: int) -> str:
    return words.say(N_("wage {wage}"), wage=number) if number else words.say(N_("no wage"))


def gain(words: Words, at: BuildersAntiquity, building: int) -> str:
    return pieces.amounts(words, {"money": at.reward_of(building), "points": at.points_for(building)})


def money(words: Words, number: int) -> str:
    return pieces.amount(words, "money", number)


def actions(words: Words, number: int) -> str:
    return pieces.amount(words, "actions", number)
