"""Stand-ins for what numpy gives: its whole numbers and its generators, so that tests need no numpy."""

from __future__ import annotations

from random import Random
from typing import Any


class Int64:
    """Like `numpy.int64`: a number with `__index__` that equals and hashes as an int, and is none."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self.number == other

    def __hash__(self) -> int:
        return hash(self.number)

    def __str__(self) -> str:
        return str(self.number)


class Generator:
    """Like `numpy.random.Generator`: it has `random` and `bytes`, but neither `sample`, `randbytes` nor `getrandbits`;
    its `shuffle` knows no tuples and its `choice` returns arrays.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def bytes(self, length: int) -> bytes:
        return self._random.randbytes(length)

    def random(self, size: Any = None) -> float:
        return self._random.random()

    def choice(self, some: Any) -> Any:
        raise TypeError("an array would come back")

    def shuffle(self, some: Any) -> None:
        raise TypeError("an array is wanted")
