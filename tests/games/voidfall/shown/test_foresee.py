"""What is foreseen is what happens: combats before they are fought, Skirmishes, the Crisis board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from tests.games.voidfall.stage import against

from stolik.content.effects import parse
from stolik.core.agenda import Call, push
from stolik.core.log import LogEntry
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.question import SEATS, Amounts, Choose, Question
from stolik.core.table import Finished, QuickTable
from stolik.core.why import Foreseen
from stolik.games.voidfall import GAME
from stolik.games.voidfall.rules.crisis.alerts import WARS
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.invasion.skirmish import skirmish_targets
from stolik.games.voidfall.rules.sectors import home_of, owned
from stolik.games.voidfall.rules.state import Turn, Voidfall, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import END_TURN, RETURN_TRADES, SECTORS, WAYS, squadron
from stolik.games.voidfall.view.foresee import foresee, futile, skirmish, turn_ends

STOP = Call("stop")


def tables(players: int, many: int, answers: int = 70) -> Iterator[tuple[Voidfall, Random]]:
    """States in the middle of random games."""
    for seed in range(many):
        rng = Random(f"{players}/{seed}")
        start = Position(GAME, players, seed, GAME.random_options(players, rng))
        position = playout(start, random_policy(rng), until=answers)
        if not position.over and position._inside.state.phase == "focus":
            yield position._inside.state.copy(), rng


def combat(lines: Sequence[LogEntry]) -> list[LogEntry]:
    return [one for one in lines if one.id.startswith("combat_")]


class Invasion:
    """An Invasion with random Fleet Power, played by the rules; `told` is what was foreseen of the last answer."""

    def __init__(self, g: Voidfall, rng: Random) -> None:
        self.g, self.rng = g, rng
        self.told: Sequence[Foreseen] = ()
        self.log: list[LogEntry] = []
        g.turn = Turn(seat=SEATS[0])
        for index, _ in owned(g, 0):
            power = rng.randrange(1, 7)
            replace_sector(g, index, fleets=rng.choice([(power, 0, 0, 0, 0), (0, 0, power, 0, 0)]))
        self.play(resolve_call(SEATS[0], parse("invade")))

    def play(self, *calls: Call) -> None:
        """Play until the combat has been fought and its outcome told."""
        push(self.g, *calls, STOP)
        first = self.g.agenda[-1]
        self.g.agenda, self.g.at, self.g.args = self.g.agenda[:-1], first.step, first.args
        lines: list[Any] = []
        table = QuickTable(self.answer, {}, self.g.rng, lines=lines)
        while self.g.at != "stop" and not any(line.entry.id == "combat_begins" for line in lines):
            GAME.play_step(self.g, table)
        self.log = [line.entry for line in lines]

    def answer(self, seat: int, question: Question[Any]) -> Any:
        value = question.check(question.plain(question.sample(self.rng)))
        if question.kind == "send":
            self.told = foresee(self.g, seat, question, value)
        return value


@pytest.mark.parametrize("players", [1, 2, 3])
def test_an_invasion_goes_as_foreseen(players: int) -> None:
    """Where nobody has a choice, the fight is told line by line as it was foreseen, and ends so."""
    endings = set()
    for g, rng in tables(players, 12):
        for _ in range(6):
            invasion = Invasion(g.copy(), rng)
            if not invasion.told or not invasion.told[0].log or invasion.told[0].of.args["choices"] == "yes":
                continue
            told, ids = invasion.told[0], {entry.id for entry in invasion.log}
            assert combat(invasion.log) == list(told.log)
            assert (told.of.id == "foreseen-invasion-won") == ("conquered" in ids)
            assert (told.of.id == "foreseen-invasion-tie") == ("tie" in ids)
            endings.add(told.of.id)
    assert "foreseen-invasion-won" in endings
    assert "foreseen-invasion-failed" in endings


class WholeInvasion(Invasion):
    """An Invasion with everything within reach; `doubted` says whether its target was called futile."""

    doubted = False

    def answer(self, seat: int, question: Question[Any]) -> Any:
        if isinstance(question, Amounts):
            every = zip(question.wire()["options"], question.limits, strict=True)
            return question.check([ref for ref, units in every for _ in range(units)])
        value = super().answer(seat, question)
        if question.kind == "invade" and foresee(self.g, seat, question, value):
            self.doubted = question.plain(value) in futile(self.g, seat, question)
            first, *_ = foresee(self.g, seat, question, value)
            assert (first.of.id == "foreseen-futile") == self.doubted
        return value


def test_a_target_is_futile_if_not_even_everything_wins_it() -> None:
    found = set()
    for g, rng in tables(2, 30):
        invasion = WholeInvasion(g.copy(), rng)
        told = {line.id for line in invasion.log}
        if "invades" in told:
            assert ("conquered" in told) is not invasion.doubted
            found.add(invasion.doubted)
    assert found == {True, False}


def test_foreseeing_says_first_what_is_left_behind_then_the_combat() -> None:
    abandoned = 0
    for g, rng in tables(2, 40):

        def check(seat: int, question: Any, g: Voidfall = g, rng: Random = rng) -> Any:
            nonlocal abandoned
            value = question.check(question.plain(question.sample(rng)))
            if question.kind == "send":
                *left, told = foresee(g, seat, question, value)
                force = sum(value)
                assert told.log[0].args["n"] == force if force else told.of.id == "foreseen-nobody"
                home = SECTORS[home_of(g, 0)].ref
                sent = dict(zip((squadron(option)[0] for option in question.options), value, strict=True))
                emptied = [SECTORS[index].ref for index, units in sent.items() if units == 2]
                emptied = [ref for ref in emptied if ref != home]
                assert [one.of.args["sectors"] for one in left] == ([emptied] if emptied else [])
                abandoned += bool(emptied)
            return value

        g.turn = Turn(seat=SEATS[0])
        for index, _ in owned(g, 0):
            replace_sector(g, index, fleets=(2, 0, 0, 0, 0))
        push(g, STOP)
        call = resolve_call(SEATS[0], parse("invade"))
        g.at, g.args = call.step, call.args
        table = QuickTable(check, {}, g.rng)
        while g.at not in ("stop", Step.FIGHT):
            GAME.play_step(g, table)
    assert abandoned


@pytest.mark.parametrize("event", ["scorched_earth", "dark_age"])
def test_the_crisis_board_that_an_event_skips_is_not_foreseen(event: str) -> None:
    """Scorched Earth: after the last turn of the Cycle no Skirmish comes and nothing is to be paid."""
    g = against().g
    g.event, g.round, g.crisis, g.houses[0].corrupted_tracks = event, 5, "first_blood", (True,) * 3
    told = [one.of.id for one in turn_ends(g, 0)]
    assert told[:2] == ["foreseen-crisis", "foreseen-cycle"]
    assert bool(told[2:]) == (event == "dark_age")


def test_at_the_end_of_a_turn_an_unresolved_crisis_is_foreseen_with_its_ways_out() -> None:
    ways = set()
    for g, _ in tables(1, 30):
        told = [one.of for one in turn_ends(g, 0)]
        last = g.round == g.box.events[g.event].rounds
        assert ("foreseen-cycle" in {one.id for one in told}) == last
        assert bool(told) >= last
        if not g.crisis or g.alert in WARS:
            continue
        asked: list[Any] = []
        g.turn = Turn(seat=SEATS[0])
        push(g, STOP)
        g.at, g.args = Step.VOID_PROGRESS().step, {}
        GAME.play_step(g, QuickTable(partial(first_way, asked), {}, g.rng))
        foreseen = "foreseen-crisis" in {one.id for one in told}
        assert foreseen == (WAYS["penalty"] in asked[0].options)
        ways.add(foreseen)
    assert True in ways


def first_way(asked: list[Any], seat: int, question: Any) -> Any:
    asked.append(question)
    return question.options[0]


@pytest.mark.parametrize("players", [1, 2])
def test_a_skirmish_goes_as_foreseen(players: int) -> None:
    fought = 0
    for g, rng in tables(players, 25):
        for index, _ in owned(g, 0):
            replace_sector(g, index, fleets=(rng.randrange(1, 4), 0, 0, 0, 0))
        fought += sum(agrees(g, 0, more) for more in (0, 1, 3, 6))
    assert fought > 5


def agrees(g: Voidfall, me: int, more: int) -> int:
    """Whether a Skirmish was fought, and as foreseen."""
    told = skirmish(g, me, more)
    if len(told) != 1 or told[0].of.args.get("choices") == "yes":
        return 0
    played = g.copy()
    played.turn.fresh = ()
    call = Step.SKIRMISH(who=me, more=more)
    played.agenda, played.at, played.args = (STOP,), call.step, call.args
    lines: list[Any] = []
    table = QuickTable(lambda seat, question: pytest.fail(question.kind), {}, played.rng, lines=lines)
    try:
        while played.at not in ("stop", Step.DISCARD_GLORY):
            GAME.play_step(played, table)
    except Finished as end:
        pytest.fail(str(end))
    entries = [line.entry for line in lines]
    if told[0].of.id == "foreseen-calm":
        assert "skirmish_calm" in {entry.id for entry in entries}
        return 0
    assert combat(entries) == list(told[0].log)
    assert (told[0].of.id == "foreseen-skirmish-lost") == ("sector_lost" in {entry.id for entry in entries})
    assert skirmish_targets(g, me)
    return 1


def test_trade_tokens_are_put_back_for_nothing_without_trade_nexus() -> None:
    g, _ = next(tables(2, 5))
    question = Choose("act", [RETURN_TRADES, END_TURN])
    g.houses[0].technologies = ()
    assert futile(g, 0, question) == [RETURN_TRADES.ref]
    g.houses[0].technologies = ("trade_nexus",)
    assert not futile(g, 0, question)
    assert not futile(g, 0, Choose("act", [END_TURN]))
