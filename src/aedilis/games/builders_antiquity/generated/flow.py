"""What calls the rules. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from aedilis.engine.position import ALL
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.rules import Rules


class Flow(Rules):
    __slots__ = ()

    def play(self, option: int) -> None:
        phase = self.phase
        if phase < p.ACT:
            if phase < p.BUILDING:
                if phase == p.FIRST_PLAYER:
                    self.choose_first_player(option - p.FIRST_BASE)
                elif phase == p.DEAL:
                    self.deal_apprentice(option - p.APPRENTICE_BASE)
            else:
                if phase == p.BUILDING:
                    self.reveal_building(option - p.BUILDING_BASE)
                elif phase == p.WORKER:
                    self.reveal_worker(option - p.WORKER_BASE)
        else:
            if phase < p.TOOL:
                if phase == p.ACT:
                    if option >= p.ACT_MORE:
                        choice = option - p.ACT_MORE
                        if choice < p.BUY_TOOL:
                            self.buy_slave(choice)
                        elif choice < p.BORROW:
                            self.buy_tool(choice - p.BUY_TOOL)
                        elif choice < p.UNIVERSITY:
                            self.borrow()
                        elif choice < p.SEND:
                            self.choose_university(choice - p.UNIVERSITY)
                        elif choice < p.FREE:
                            self.choose_hand(choice - p.SEND)
                        elif choice < p.TAKE:
                            self.free_slave(choice - p.FREE)
                        elif choice < p.REPAY:
                            self.take_sesterces(choice - p.TAKE)
                        elif choice < p.EXTRA:
                            self.repay_loan()
                        elif choice < p.END_TURN:
                            self.buy_action()
                        else:
                            self.end_turn()
                    else:
                        choice = option - p.ACT_BASE
                        if choice < p.RECRUIT:
                            self.open_site(choice)
                        else:
                            self.recruit(choice - p.RECRUIT)
                elif phase == p.SITE:
                    if option >= p.SITE_MORE:
                        self.choose_site(option - p.SITE_MORE)
                    else:
                        self.send(option - p.SITE_BASE)
            else:
                if phase == p.TOOL:
                    choice = option - p.TOOL_BASE
                    if choice < p.WITHOUT:
                        self.send_with_tool(choice)
                    else:
                        self.send_without_tool()
                elif phase == p.TEACH:
                    self.teach(option - p.TEACH_BASE)

    def legal(self) -> tuple[int, int]:
        phase = self.phase
        if phase < p.ACT:
            if phase < p.BUILDING:
                if phase == p.FIRST_PLAYER:
                    return self.everybody(), 0
                elif phase == p.DEAL:
                    return self.apprentices(), 0
            else:
                if phase == p.BUILDING:
                    return self.shuffled_buildings(), 0
                elif phase == p.WORKER:
                    return self.shuffled_workers(), 0
        else:
            if phase < p.TOOL:
                if phase == p.ACT:
                    return self.all_to_do()
                elif phase == p.SITE:
                    return self.sites_to_choose()
            else:
                if phase == p.TOOL:
                    return self.tools_to_choose(), 0
                elif phase == p.TEACH:
                    return self.students(), 0
        return 0, 0

    def reopen(self) -> None:
        choices, more = 0, 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices, more = self.legal()
        self.ask(self.phase, choices, more)

    def pick_chance(self, random: Rng) -> int:
        if self.more:
            return self.pick_of_two(random)
        return self.base + random.member(self.choices)
