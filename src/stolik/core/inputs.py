"""What callers give: whole numbers, seeds, seats and generators of any library become Python's own, or are refused."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from operator import index
from random import Random
from typing import Any

from stolik.core.errors import BadDeal, BadGenerator, BadNumber, BadSeat, BadSeed

MOST_BITS = 13_000
"""Bits of the largest seed. Python writes no number of more than 4,300 digits, and a save must hold the seed."""

SEED_BITS = 63
"""Bits of the largest seed that the database can hold."""

METHODS = ("getrandbits", "random", "randbytes", "shuffle", "sample")
"""What a generator of Python has, and what is used here."""


def whole(value: object) -> int | None:
    """The value as an int if it is a whole number of any library; None if not. True and False are no numbers."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except Exception:
        return None


def number(name: str, value: object, least: int) -> int:
    """The value of argument `name` as an int. Raises BadNumber if it is not a whole number of at least `least`."""
    found = whole(value)
    if found is None or found < least:
        raise BadNumber(name=name, value=shown(value), least=least)
    return found


def fresh_seed() -> int:
    """A random seed, as long as the database can hold, so that nobody can guess it or try all."""
    return secrets.randbits(SEED_BITS)


def seed_of(value: object) -> int:
    """The seed as an int; a fresh one for None. Raises BadSeed for anything that is not a whole number."""
    if value is None:
        return fresh_seed()
    found = whole(value)
    if found is None or found.bit_length() > MOST_BITS:
        raise BadSeed(seed=shown(value))
    return found


def written_seed(text: str) -> int:
    """The seed written in digits, of those that the database can hold. Raises BadSeed."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 19 or int(digits).bit_length() > SEED_BITS:
        raise BadSeed(seed=text[:80], most=str(2**SEED_BITS - 1), reason="typed")
    return int(digits)


def seat_of(value: object, players: int) -> int:
    """The number of a seat at a table for `players`. Raises BadSeat."""
    found = whole(value)
    if found is None or not 0 <= found < players:
        raise BadSeat(seat=shown(value, 40), least=0, most=players - 1)
    return found


def written_seat(text: str, players: int) -> int:
    """The seat written as `2` or `seat:2`. Raises BadSeat."""
    for seat in range(players):
        if text in (str(seat), f"seat:{seat}"):
            return seat
    raise BadSeat(seat=text[:80], least=0, most=players - 1)


def viewer_of(value: object, players: int) -> int | None:
    """The same for a viewer: None is a spectator."""
    return None if value is None else seat_of(value, players)


def generator(rng: object) -> Random:
    """A generator with the methods of `random.Random`. Numpy's generators are read through an adapter, so that they
    are used up as any other. Raises BadGenerator.
    """
    if isinstance(rng, Random):
        return rng
    if not isinstance(rng, type):
        if all(callable(getattr(rng, method, None)) for method in METHODS):
            return rng  # type: ignore[return-value]
        read = getattr(rng, "bytes", None)
        if callable(read):
            return Borrowed(read)
    raise BadGenerator(rng=shown(rng, 40))


class Borrowed(Random):
    """A generator that takes all its bits from a function that returns so many random bytes."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        super().__init__(0)
        self._read = read

    def random(self) -> float:
        """A number from 0 to 1, without 1."""
        return self.getrandbits(53) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """A whole number of `k` random bits."""
        count = (k + 7) // 8
        return int.from_bytes(self._read(count), "big") >> (count * 8 - k)

    def getstate(self) -> Any:
        """Raises NotImplementedError: the state is that of the other generator."""
        raise NotImplementedError("the state is that of the generator it reads")

    def setstate(self, state: Any) -> Any:
        """Raises NotImplementedError."""
        self.getstate()


def plain_deal(entry: str, value: Any) -> Any:
    """A described position as JSON holds it, sharing nothing with what the caller gave. Raises BadDeal."""
    if isinstance(value, Mapping):
        return {name: plain_deal(str(name), one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain_deal(entry, one) for one in value]
    if value is None or isinstance(value, (bool, float)):
        return value
    if isinstance(value, str):
        return str(value)
    found = getattr(value, "ref", whole(value))
    if found is None:
        raise BadDeal(entry=entry[:160], value=shown(value))
    return found


def shown(value: object, longest: int = 80) -> str:
    """The beginning of a wrong value, for an error; its type if it cannot be written."""
    try:
        return str(value)[:longest]
    except Exception:
        return type(value).__name__[:longest]
