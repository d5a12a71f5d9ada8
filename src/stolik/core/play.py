"""Play-outs: a position played to its end at once, for bots, simulation and research."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from stolik.core.bot import Bot
from stolik.core.log import Line, Pages
from stolik.core.position import History, Position
from stolik.core.question import Question
from stolik.core.table import Answered, Finished, Policy, QuickTable, StepTable


def random_policy(rng: Random) -> Policy:
    """Answers every question with any legal answer."""
    return lambda seat, question: question.sample(rng)


def playout(position: Position, policy: Policy | Mapping[int, Bot], *, record: bool = False) -> Position:
    """The finished game that follows when `policy` answers everything from here on; `position` stays as it is.

    `policy` is a function of seat and question, or a bot for each seat; bots are shown their seat's view.
    With `record` the result has answers and log like any game that was played; without, it has neither (faster).
    Raises IllegalAnswer where the policy answers wrongly.
    """
    end = position.clone()
    if end.over:
        return end
    game = position.game
    state = position._base.copy()
    answers: list[Answered] = []
    lines: list[Line] = []
    if not callable(policy):
        policy = _seated(policy, game, state)
    table = QuickTable(policy, dict(position._book), state.luck, answers if record else None, lines if record else None)
    try:
        while True:
            game.play_step(state, table)
            if table.book:
                table.book = {}
            table.n = 0
    except Finished as finished:
        end.outcome = finished.outcome
    state.at = ""
    end._base = end._state = state
    end._book, end._trail, end._seen = {}, None, None
    end.pending = {}
    for answered in answers:
        end._history = History(end._history, answered)
    end._pages = Pages(position.pages, tuple(lines)) if record else None
    end._table = StepTable({}, state.luck)
    if not record:
        end.seed, end._history = None, None
    return end


def _seated(bots: Mapping[int, Bot], game: Any, state: Any) -> Policy:
    def policy(seat: int, question: Question[Any]) -> Any:
        return bots[seat].choose(game.observe(state, seat), question)

    return policy
