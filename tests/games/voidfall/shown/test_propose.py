"""What a question begins with, given unread, does no harm: an Invasion leaves nobody's sector, resources are kept."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.voidfall.stage import Stage

from stolik.content.effects import parse
from stolik.core.agenda import Call, push
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.question import SEATS, Amounts, ChooseSome, Question
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.rules import combat
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.invasion import invade
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import Turn, Voidfall, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import FLEET_TYPES, GOODS, SECTORS, SQUADRONS
from stolik.games.voidfall.view.propose import propose

MANY = 2000 if "STOLIK_LONG" in os.environ else 120
STOP = Call("stop")


def invasions(many: int) -> Iterator[tuple[Voidfall, Random]]:
    """States of random games with any options in which the first seat is about to invade; every second time its fleets
    are of any size and type.
    """
    found = seed = 0
    while found < many:
        rng = Random(f"invasions/{seed}")
        players = 1 + seed % 4
        start = Position(GAME, players, seed, GAME.random_options(players, rng))
        position = playout(start, random_policy(rng), until=rng.randrange(30, 60 * players))
        seed += 1
        if position.over or position._inside.state.phase != "focus":
            continue
        for nth in range(6):
            g: Voidfall = position._inside.state.copy()
            g.turn = Turn(seat=SEATS[0])
            for index, _ in owned(g, 0) if nth % 2 else ():
                replace_sector(g, index, fleets=tuple(rng.choice((0, 0, 0, 1, 2, 3)) for _ in range(5)))
                if not g.sectors[index].power:
                    replace_sector(g, index, fleets=(1, 0, 0, 0, 0))
            yield g, rng
            found += 1


def kept(g: Voidfall) -> tuple[Any, ...]:
    """What the first seat has that an Invasion may cost it."""
    house = g.houses[0]
    cards = (house.hand, house.slots, house.technologies, house.focuses, house.bounties)
    return {index for index, _ in owned(g, 0)}, Counter(house.glory), cards


def sent_unread(g: Voidfall, rng: Random) -> str:
    """Invade somewhere and send what is proposed; everything else is answered at random. Returns how the combat ended;
    empty if nothing could be invaded.
    """
    asked: list[Question[Any]] = []

    def answer(seat: int, question: Question[Any]) -> Any:
        asked.append(question)
        return propose(g, seat, question) if question.kind == "send" else question.sample(rng)

    push(g, STOP)
    call = resolve_call(SEATS[0], parse("invade"), must=True)
    g.at, g.args = call.step, call.args
    lines: list[Any] = []
    before = kept(g)
    table = QuickTable(answer, {}, g.rng, lines=lines)
    while g.at not in ("stop", Step.AFTERMATH):
        GAME.play_step(g, table)
    sectors, glory, cards = kept(g)
    assert before[0] <= sectors, f"{before[0] - sectors} is left by {asked}"
    assert before[1:] == (glory, cards)
    ids = {line.entry.id for line in lines}
    return next((id for id in ("conquered", "tie", "invasion_failed", "invades") if id in ids), "")


def test_what_an_invasion_sends_unread_loses_no_sector_no_glory_and_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most win; where nothing does that leaves a garrison, nobody is sent. With the choices that the forecast makes, no
    proposal is ever beaten.
    """
    ends: Counter[str] = Counter()
    for nth, (g, rng) in enumerate(invasions(MANY)):
        with monkeypatch.context() as patched:
            if nth % 3:
                patched.setattr(invade, "chooser", lambda *_: combat.sensible)
            end = sent_unread(g, rng)
        assert nth % 3 == 0 or end in ("conquered", "invades", "")
        ends[end] += 1
    assert ends["conquered"] > ends["invades"] > 0


def test_the_least_that_wins_keeps_the_home_if_it_can() -> None:
    """Three Corvettes beat three Voidborn. Every sector keeps one, the Home as long as the others can do without it."""
    stage = Stage()
    target = 0
    stage.set(target, owner=-1, void=3, built=(), tile="standard", house="")
    for home, outpost, from_home, from_outpost in ((2, 3, 1, 2), (1, 4, 0, 3), (2, 2, 2, 1), (1, 2, 0, 0)):
        stage.set(stage.home, fleets={"corvette": home})
        stage.set(stage.outpost, fleets={"corvette": outpost})
        stage.g.turn.target = target
        options = SQUADRONS[stage.home][0], SQUADRONS[stage.outpost][0]
        asked = Amounts("send", options, (home, outpost), 0, home + outpost)
        assert propose(stage.g, 0, asked) == (from_home, from_outpost)


def test_a_regroup_leaves_one_at_home_and_moves_everything_else_that_may_go() -> None:
    stage = Stage()
    home, target = SECTORS[stage.home], SECTORS[stage.outpost]
    stage.set(stage.home, fleets={"corvette": 2, "sentry": 1})
    stage.set(stage.outpost, fleets={"corvette": 4})
    corvette, sentry = FLEET_TYPES[0], FLEET_TYPES[1]

    def moved(limits: tuple[int, ...], most: int, about: str) -> Any:
        kinds = (corvette, sentry)[: len(limits)]
        return propose(stage.g, 0, Amounts("regroup_fleets", kinds, limits, 1, most, about=about))

    assert moved((2, 1), 3, target.ref) == (2, 0)
    assert moved((2, 1), 2, target.ref) == (2, 0), "there are two moves left, so that one stays anyway"
    assert moved((3,), 3, home.ref) == (3,), "the rules keep one in the outpost"
    stage.set(stage.home, fleets={"corvette": 1})
    assert moved((1,), 1, target.ref) == (1,)


def test_resources_are_paid_from_what_there_is_most_of_and_food_for_upkeep_last() -> None:
    stage = Stage()
    stage.house.stock = (3, 1, 2, 0, 4)
    asked = Amounts("pay_mix", GOODS, tuple(stage.house.stock), 5, 5)
    paid = propose(stage.g, 0, asked)
    assert sum(paid) == 5
    assert paid[4] == 3


def test_resources_are_gained_where_there_is_room() -> None:
    stage = Stage()
    stage.house.stock = (15, 14, 15, 15, 13)
    assert propose(stage.g, 0, Amounts("gain_mix", GOODS, (3,) * 5, 3, 3)) == (0, 1, 0, 0, 2)


def test_upkeep_is_paid_with_food_before_anything_worth_half() -> None:
    stage = Stage()
    assert propose(stage.g, 0, Amounts("upkeep_food", GOODS[:1], (4,), 1, 4)) == (4,)


def test_as_much_is_produced_as_may_be() -> None:
    stage = Stage()
    stage.house.stock = (15, 0, 0, 15, 0)
    picked = propose(stage.g, 0, ChooseSome("produce", GOODS, 0, 2))
    assert len(picked) == 2
    assert not {GOODS[0], GOODS[3]} & set(picked)
