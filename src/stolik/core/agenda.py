"""The agenda: a stack of steps in the state. Rules that interrupt others push their steps on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

import msgspec

from stolik.core.question import Named
from stolik.core.spelled import Spelled

Argument: TypeAlias = int | bool | str | Named | Spelled | tuple["Argument", ...]
"""What a call may hold; a seat is an int. A step's annotations say of which type each of its arguments is."""


class Call(msgspec.Struct, frozen=True, gc=False):
    """A step to play, with its named arguments."""

    step: str
    args: Mapping[str, Any] = {}


class StepName(str):
    """The name of a step: `WOUND = StepName("wound")`. `WOUND(slot=2)` is a call of it."""

    __slots__ = ()

    def __call__(self, **args: Argument) -> Call:
        return Call(self, args)


class WithAgenda(Protocol):
    """A state, as far as the agenda is concerned (`stolik.core.state.State`)."""

    args: Mapping[str, Any]
    agenda: tuple[Call, ...]


def push(g: WithAgenda, *calls: Call) -> None:
    """Put `calls` in front of everything in the agenda; the first of them is played first."""
    g.agenda = g.agenda + calls[::-1]


def proceed(g: WithAgenda) -> str:
    """Take the next call off the agenda. Returns the name of its step, for a step to return."""
    call = g.agenda[-1]
    g.agenda = g.agenda[:-1]
    g.args = call.args
    return call.step


def then(g: WithAgenda, *calls: Call) -> str:
    """Push `calls` and proceed. Returns the name of the first one's step."""
    if not calls:
        return proceed(g)
    first, *rest = calls
    if rest:
        push(g, *rest)
    g.args = first.args
    return first.step
