"""The agenda: what happens next, as a list in the state. Rules that interrupt others put their steps in front."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from stolik.core.state import State

Argument = int | bool | str


class Call(msgspec.Struct, frozen=True, gc=False):
    """A step to be played, with its named arguments."""

    step: str
    args: Mapping[str, Argument] = {}


class StepName(str):
    """The name of a step: `WOUND = StepName("wound")`. `WOUND(slot=2)` is a call of it."""

    __slots__ = ()

    def __call__(self, **args: Argument) -> Call:
        return Call(self, args)


def push(g: State, *calls: Call) -> None:
    """Let `calls` happen next, in this order, before whatever waits."""
    g.agenda = g.agenda + calls[::-1]


def proceed(g: State) -> str:
    """Go on with what comes next: what a step returns as the step that follows."""
    call = g.agenda[-1]
    g.agenda = g.agenda[:-1]
    g.args = call.args
    return call.step


def then(g: State, *calls: Call) -> str:
    """Let `calls` happen next, and go on."""
    push(g, *calls)
    return proceed(g)
