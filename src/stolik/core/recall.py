"""What a seat remembers: what its log told it and its view no longer shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """What a log line with the id `line` told of `thing`, and no later line has undone: in the true state, and in every
    state drawn for the reader, `found` returns `told`.
    """

    line: str
    thing: str
    told: Any
    found: Callable[[Any], Any]
