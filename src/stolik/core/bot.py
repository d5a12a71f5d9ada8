"""What a bot is to the kernel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from stolik.core.question import Question


class Bot(Protocol):
    """A player that sees what its seat may see and nothing else."""

    def choose(self, view: msgspec.Struct, question: Question[Any]) -> Any:
        """An answer to `question`: a typed value or its references."""
        ...


BotMaker = Callable[[int, Random], Bot]
"""Makes a game's bot for a seat; everything it draws comes from the generator."""
