"""Where nobody is asked for an order, every result of every order can still be reached (rulebook: in any order)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from stolik.content.effects import All, AnyOf, Effect, parse
from stolik.core.agenda import Call, push
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.question import SEATS, Choose
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.texts import every_text
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.effects.order import SETTLED, first_anyway, settled
from stolik.games.voidfall.rules.state import Voidfall

STOP = Call("stop")
MOST = 4000
"""The most lines of answers tried for one effect in one position."""


class Asked(Exception):
    """A question beyond the answers of a line."""


def positions(many: int) -> Iterator[Voidfall]:
    """Positions of the first seat in the middle of random games without Crises."""
    seed = 0
    while many:
        rng = Random(seed)
        start = Position(GAME, 2, seed, {"scenario": "second_genesis"})
        position = playout(start, random_policy(rng), until=rng.randrange(40, 160))
        seed += 1
        if not position.over and position._inside.state.phase == "focus":
            many -= 1
            g = position._inside.state.copy()
            g.houses[0].technologies = tuple(id for id in g.houses[0].technologies if id not in ("sentries", "cloning"))
            yield g


def reached(g: Voidfall, effect: Effect) -> set[str] | None:
    """All that a player's answers to the questions of an effect can make of its sectors and its House; None if there
    are too many lines.
    """
    found: set[str] = set()
    lines: list[tuple[Any, ...]] = [()]
    tried = 0
    while lines:
        line, tried = lines.pop(), tried + 1
        if tried > MOST:
            return None
        twin = g.copy()
        push(twin, STOP)
        call = resolve_call(SEATS[0], effect)
        twin.at, twin.args = call.step, call.args
        answers = iter(line)

        def answer(seat: int, question: Any, answers: Any = answers, line: Any = line) -> Any:
            for given in answers:
                return given
            lines.extend((*line, given) for given in every_answer(question))
            raise Asked

        try:
            while twin.at != "stop":
                GAME.play_step(twin, QuickTable(answer, {}, twin.rng))
        except Asked:
            continue
        found.add(repr((twin.sectors, twin.houses[0])))
    return found


def every_answer(question: Any) -> list[Any]:
    if isinstance(question, Choose):
        return list(question.options)
    assert question.kind == "regroup_fleets"
    mixes = product(*(range(limit + 1) for limit in question.limits))
    return [mix for mix in mixes if question.lo <= sum(mix) <= question.hi]


def pairs() -> list[AnyOf]:
    """The pairs of effects on cards and boards of which at least one is resolved without asking for an order."""
    found: dict[str, AnyOf] = {}
    for row in BOOK.rows():
        for said in every_text(row):
            for node in _any_ofs(said.node):
                names = {getattr(part, "name", "") for part in node.parts}
                if len(node.parts) == 2 and names <= {*SETTLED, ""}:
                    found[str(node)] = node
    return list(found.values())


def _any_ofs(node: Any) -> Iterator[AnyOf]:
    if isinstance(node, AnyOf):
        yield node
    for part in (*getattr(node, "parts", ()), *filter(None, (getattr(node, "effect", None),))):
        yield from _any_ofs(part)


@pytest.mark.long
def test_an_order_that_nobody_is_asked_for_loses_no_result() -> None:
    compared = set()
    every = [pair for pair in pairs() if "per" not in str(pair)]
    for g in positions(10):
        for pair in every:
            if not (settled(g, 0, pair.parts) or first_anyway(g, 0, pair.parts)):
                continue
            now = reached(g, pair)
            orders = [reached(g, All(order)) for order in permutations(pair.parts)]
            if now is None or None in orders:
                continue
            for order in orders:
                assert order is not None
                assert order <= now, str(pair)
            compared.add(str(pair))
    assert {"raise + cleanse", "raise + installation", "cleanse + regroup"} <= compared
    assert len(compared) > 8


def test_where_a_crisis_may_come_between_or_a_raise_counts_guilds_the_order_is_the_players() -> None:
    g = next(positions(1))
    parts = (parse("raise"), parse("cleanse"))
    assert settled(g, 0, parts) == parts[::-1]
    both = parse("raise"), parse("guild")
    assert settled(g, 0, both)
    g.houses[0].technologies = g.houses[0].improved = ("cybernetics",)
    assert not settled(g, 0, both)
    g.difficulty, g.crisis = "easy", "first_blood"
    assert not settled(g, 0, parts)
    assert not first_anyway(g, 0, (parse("activate(1)"), parse("deploy(1)")))
