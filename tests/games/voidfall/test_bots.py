"""The sensible player of Voidfall: it counts as the rules do, answers everything, and plays far better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.content.effects import Word, parse
from stolik.core.bot import SeatHandle, answer_of
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.games.voidfall import GAME
from stolik.games.voidfall.bots import Sensible
from stolik.games.voidfall.bots.counts import Standing
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.counts import count


def sampler(rng: Random):
    return lambda seat, question: question.sample(rng)


def counted(effect):
    """The counts an objective speaks of."""
    if isinstance(effect, Word) and effect.name in ("per", "when"):
        first = effect.args[0]
        yield getattr(first, "count", first)
    for part in (*getattr(effect, "parts", ()), *getattr(effect, "args", ())):
        yield from counted(part)


OBJECTIVES = [objective for agenda in BOOK.agendas.values() for objective in agenda.objectives]


@pytest.mark.parametrize("players", [1, 3])
def test_objectives_are_counted_as_the_rules_count_them(players):
    words = {word for objective in OBJECTIVES for word in counted(parse(objective))}
    assert len(words) > 30
    for seed in range(4):
        start = Position(GAME, players, seed, {})
        position = playout(start, sampler(Random(seed)), until=40 * players)
        for seat in range(players):
            view: Any = position.observe(seat)
            here = Standing(view, seat)
            for word in words:
                assert here.count(word) == count(position._state, seat, word), word


def test_a_game_ends_well_above_what_chance_reaches():
    """Random players reach 36 Influence on average in the introductory scenario, and hardly ever 70."""
    position = Position(GAME, 1, 5, {})
    bot = Sensible(0, Random(5))
    while not position.over:
        position.answer(0, answer_of(bot, SeatHandle.at(position, 0)))
    view: Any = position.observe(0)
    assert view.houses[0].influence > 90
    assert any(slot.agenda for slot in view.houses[0].slots[1:])


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (1, {"scenario": "first_stand", "difficulty": "easy"}), (2, {"prepared_focus": True})],
)
def test_every_mode_is_answered(players, options):
    position = Position(GAME, players, 3, options)
    bots = {seat: Sensible(seat, Random(seat)) for seat in range(players)}
    chance = Random(3)
    while not position.over:
        for seat, question in dict(position.pending).items():
            view: Any = position.observe(None)
            searches = view.cycle == 2 and view.round <= 2
            handle = SeatHandle.at(position, seat)
            position.answer(seat, answer_of(bots[seat], handle) if searches else question.sample(chance))
            break


def test_the_bot_of_the_game_is_this_one():
    assert isinstance(GAME.bots["sensible"](0, Random(1)), Sensible)


def test_a_quick_answer_to_a_question_is_legal():
    bot = Sensible(0, Random(1))
    playout(Position(GAME, 1, 1, {}), lambda seat, question: question.check(bot.choose(None, question)))
