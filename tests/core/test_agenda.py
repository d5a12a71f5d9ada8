"""The agenda: steps with arguments that wait in the state, in the order of the rulebook."""

from __future__ import annotations

from inspect import signature

import pytest
from tests.core.toys import CARDS, FIRST, Toy, ids, letter, play, toy

from stolik.core.agenda import Call, StepName, proceed, push, then
from stolik.core.state import decode, encode
from stolik.core.table import Table
from stolik.games.terrorscape import GAME
from stolik.games.terrorscape.content.killers import SKILLS

SAY, DONE = StepName("say"), StepName("done")


def say(g: Toy, t: Table, word: str, times: int = 1) -> str:
    """Says a word, and what interrupts it."""
    for _ in range(times):
        t.tell(word)
    if word == "loud":
        push(g, SAY(word="echo", times=2))
    return proceed(g)


def start(g: Toy, t: Table) -> str:
    return then(g, SAY(word="loud"), SAY(word="soft"), DONE())


def test_what_is_pushed_comes_first_and_then_what_waited() -> None:
    assert ids(play(start, say=say).log(None)) == ["loud", "echo", "echo", "soft"]


def test_arguments_are_those_of_the_call_alone() -> None:
    """A step named without a call gets none, whatever the step before was called with."""

    def begin(g: Toy, t: Table) -> str:
        return then(g, SAY(word="one"), StepName("plain")())

    def plain(g: Toy, t: Table) -> str:
        return "last"

    def last(g: Toy, t: Table, times: int = 0) -> str:
        assert times == 0
        return "done"

    assert ids(play(begin, say=say, plain=plain, last=last).log(None)) == ["one"]


def test_a_step_with_arguments_runs_again_with_them() -> None:
    def begin(g: Toy, t: Table) -> str:
        return then(g, StepName("ask")(times=3), DONE())

    def ask(g: Toy, t: Table, times: int) -> str:
        g.count[0] += times
        t.ask(FIRST, letter())
        t.ask(FIRST, letter())
        return proceed(g)

    position = play(begin, ask=ask)
    for _ in range(2):
        position.answer(FIRST, "word:b")
    assert position._inside.state.count[0] == 3
    position.undo(FIRST)
    position.answer(FIRST, "word:b")
    assert position._inside.state.count[0] == 3


def test_the_agenda_is_written_down_with_the_state() -> None:
    g = play(start, say=say)._inside.base.copy()
    push(g, SAY(word="soft", times=2), DONE())
    g.at, g.args = "say", {"word": "loud"}
    back = decode(encode(g), Toy, {card.ref: card for card in CARDS})
    assert back == g
    assert back.agenda == (Call("done"), Call("say", {"word": "soft", "times": 2}))


def test_a_call_that_does_not_fit_its_step_is_refused() -> None:
    game = toy(start, say=say)
    game.check_call(SAY(word="soft"))
    for wrong in (SAY(), SAY(word="soft", loud=True), DONE(word="soft"), StepName("nothing")()):
        with pytest.raises(TypeError):
            game.check_call(wrong)


def test_every_skill_of_terrorscape_calls_steps_as_they_are() -> None:
    for skill in SKILLS:
        for call in (*skill.effect, *skill.slow_effect, *skill.reappear):
            GAME.check_call(call)
            assert all(isinstance(value, int) for value in call.args.values()), signature(GAME.flow[call.step])
