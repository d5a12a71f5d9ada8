"""Views as arrays of numbers with names, by functions that are written for each class of views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from struct import Struct as PackedNumbers
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct, inspect
from numpy.typing import NDArray

from stolik.core.errors import StolikError
from stolik.core.view import KEYS, SEATS_LESS, words_in

Array = NDArray[np.float32]

HIDDEN = -1
"""What stands for None: a number that this seat may not see, or that there is none."""

NUMBER = 4
"""The bytes of a number."""
KEPT = 1024
"""How many values of each part of a view are kept encoded."""


class NoArray(StolikError):
    """A game's view does not say how long a part of it may become."""

    id = "no_array"


@dataclass(frozen=True)
class Entry:
    """One number of an array: its name, such as `hunted.0.will`, and what it is: "number", "flag" (0 or 1), "word" (the
    number of a reference or word, 0 for none), "choice" (the place of one of a few words in the view's declaration,
    from 1; 0 for none) or "count" (how many of the following there are, -1 if they are hidden).
    """

    name: str
    kind: str


class Encoder:
    """Turns views of one class into arrays of one length; `entries` says what each number is.

    Numbers of words are those of the game's actions (`Actions.numbers`), and after them of its `later_words`. What may
    have a different length at each moment has room for the most that the view declares; the rest is 0. A pack may bring
    more: its count says so, and those without room are left out.
    """

    def __init__(self, view: type[Struct], words: Mapping[str, int], players: int) -> None:
        """`view` is the class of the game's views. Raises NoArray if a list or mapping in it has no known length."""
        kind = inspect.type_info(view)
        self._encode, entries = _Writing(_Words(words), players, _kept).function(kind, "")
        self._afresh, _ = _Writing(_Words(words), players, lambda function: function).function(kind, "")
        self.entries: tuple[Entry, ...] = tuple(entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __call__(self, view: Struct, before: bytes = b"") -> Array:
        """The array of a view, after the numbers `before` (see `packed`). Raises LookupError for a word that the game
        does not declare.
        """
        try:
            row = self._encode(view)
        except TypeError:  # a part that has no hash cannot be kept
            row = self._afresh(view)
        return np.frombuffer(bytearray(before + row), np.float32)


class _Words(dict[str, int]):
    """The numbers of words; the empty word is 0."""

    def __init__(self, words: Mapping[str, int]) -> None:
        super().__init__(words)
        self[""] = 0

    def __missing__(self, word: str) -> int:
        raise LookupError(f"the game declares no reference or word {word!r}")


Encode = Callable[[Any], bytes]
"""Turns a value into bytes: its numbers, each as four bytes."""


class _Kept(dict[Any, bytes]):
    """What a function returns, by the value it is given. Once there are so many, they are kept anew."""

    def __init__(self, encode: Encode) -> None:
        super().__init__()
        self._encode = encode

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= KEPT:
            self.clear()
        row = self[value] = self._encode(value)
        return row


def _kept(encode: Encode) -> Encode:
    """The function that encodes equal values once. A dictionary finds them in half the time that `lru_cache` takes."""
    return _Kept(encode).__getitem__


class _Piece(NamedTuple):
    """An expression of one number, or of the bytes of several, and in which format it is packed."""

    text: str
    entries: list[Entry]
    format: str = "f"


class _Writing:
    """Writes the functions that turn the parts of a view into bytes, such as
    `lambda v: m4(v.round, w[v.at], m3(v.pawns))`: `m4` packs two numbers and the bytes that `m3` makes of a list.

    Lists and parts that the view repeats are encoded once: `keep` keeps what a function returns by the value it is
    given, so that what is kept depends on that value alone.
    """

    def __init__(self, words: Mapping[str, int], players: int, keep: Callable[[Encode], Encode]) -> None:
        self._words = words
        self._players = players
        self._keep = keep
        self._made: dict[str, Any] = {"w": words}

    def function(self, kind: inspect.Type, name: str) -> tuple[Encode, list[Entry]]:
        """The function for values of a type, and what the numbers are; names begin with `name`."""
        pieces = self._fields(kind, "v", name) if isinstance(kind, inspect.StructType) else self._part(kind, "v", name)
        packs = self._named(_packing("".join([piece.format for piece in pieces])))
        made: Encode = eval(f"lambda v: {packs}({', '.join([piece.text for piece in pieces])})", self._made)
        entries = [entry for piece in pieces for entry in piece.entries]
        return made, entries

    def _part(self, kind: inspect.Type, value: str, name: str) -> list[_Piece]:
        """What encodes the value of an expression."""
        kind, noted = _bare(kind)
        match kind:
            case inspect.StructType():
                encode, entries = self.function(kind, name)
                return [self._called(self._keep(encode), value, entries)]
            case inspect.BoolType():
                return self._one(value, name, "flag")
            case inspect.IntType() | inspect.FloatType():
                return self._one(value, name, "number")
            case inspect.StrType(pattern=str(pattern)):
                return self._choice(words_in(pattern), value, name)
            case inspect.LiteralType(values=values):
                return self._choice(values, value, name)
            case inspect.StrType():
                return self._one(f"w[{value}]", name, "word")
            case inspect.UnionType():
                return self._optional(kind, value, name)
            case inspect.TupleType(item_types=items):
                several = [self._part(item, f"{value}[{nth}]", f"{name}.{nth}") for nth, item in enumerate(items)]
                return [piece for part in several for piece in part]
            case inspect.VarTupleType(item_type=item):
                return self._list(item, _most(kind, noted, self._players), value, name)
            case inspect.DictType(value_type=item) if KEYS in noted:
                each = [self._entry(item, f"{value}.get({key!r})", f"{name}.{key}") for key in noted[KEYS]]
                return [piece for part in each for piece in part]
        raise NoArray(field=name.lstrip("."))

    def _fields(self, kind: inspect.StructType, value: str, name: str) -> list[_Piece]:
        parts = [self._part(field.type, f"{value}.{field.name}", f"{name}.{field.name}") for field in kind.fields]
        return [piece for part in parts for piece in part]

    def _one(self, text: str, name: str, kind: str) -> list[_Piece]:
        return [_Piece(text, [Entry(name.lstrip("."), kind)])]

    def _choice(self, words: Sequence[Any], value: str, name: str) -> list[_Piece]:
        return self._one(f"{self._named(_places(words))}[{value}]", name, "choice")

    def _named(self, made: Any) -> str:
        """The name by which expressions know what has been made."""
        name = f"m{len(self._made)}"
        self._made[name] = made
        return name

    def _called(self, function: Encode, value: str, entries: list[Entry]) -> _Piece:
        name = self._named(function)
        return _Piece(f"{name}({value})", entries, _room(len(entries)))

    def _optional(self, kind: inspect.UnionType, value: str, name: str) -> list[_Piece]:
        """A value or None: a list, number or word is HIDDEN, anything else has a flag before it."""
        inner, *others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if others:
            raise NoArray(field=name.lstrip("."))
        plain, noted = _bare(inner)
        if isinstance(plain, inspect.VarTupleType):
            return self._list(plain.item_type, _most(plain, noted, self._players), value, name)
        if isinstance(plain, inspect.StructType | inspect.TupleType | inspect.DictType):
            return self._entry(inner, value, name)
        [piece] = self._part(plain, value, name)
        return [_Piece(f"{HIDDEN} if {value} is None else {piece.text}", piece.entries)]

    def _entry(self, kind: inspect.Type, value: str, name: str) -> list[_Piece]:
        """What may be absent: a number is then 0, anything else has a flag before it."""
        if isinstance(kind, inspect.IntType):
            return self._one(f"({value} or 0)", name, "number")
        inside, entries = self.function(kind, name)
        pack = _packing("f" + _room(len(entries)))

        def encode(value: Any) -> bytes:
            return pack(0, b"") if value is None else pack(1, inside(value))

        return [self._called(self._keep(encode), value, [Entry(name.lstrip("."), "flag"), *entries])]

    def _list(self, item: inspect.Type, most: int | None, value: str, name: str) -> list[_Piece]:
        """How many there are, or HIDDEN, then room for the most there can be."""
        if most is None:
            raise NoArray(field=name.lstrip("."))
        inside, entries = self.function(item, "")
        inside = self._keep(inside)
        pack = _packing("f" + _room(most * len(entries)))

        def encode(several: Sequence[Any] | None) -> bytes:
            if several is None:
                return pack(HIDDEN, b"")
            return pack(len(several), b"".join([inside(one) for one in several[:most]]))

        slots = [Entry(f"{name}.{nth}.{entry.name}".strip("."), entry.kind) for nth in range(most) for entry in entries]
        return [self._called(self._keep(encode), value, [Entry(f"{name}.count".lstrip("."), "count"), *slots])]


def packed(numbers: Sequence[float]) -> bytes:
    """Numbers as an array holds them."""
    return _packing("f" * len(numbers))(*numbers)


def _room(numbers: int) -> str:
    """The format of the bytes of so many numbers; those that are not there are 0."""
    return f"{NUMBER * numbers}s"


@cache
def _packing(format: str) -> Callable[..., bytes]:
    """The function that packs numbers and bytes."""
    return PackedNumbers(f"={format}").pack


def _bare(kind: inspect.Type) -> tuple[inspect.Type, Mapping[str, Any]]:
    """A type without notes, and the notes."""
    return (kind.type, kind.extra or {}) if isinstance(kind, inspect.Metadata) else (kind, {})


def _places(words: Sequence[Any]) -> dict[Any, int]:
    """The places of the words that a field may hold, from 1; the empty word has 0."""
    return {word: place for place, word in enumerate(filter(None, words), 1)} | {"": 0}


def _most(kind: inspect.VarTupleType, noted: Mapping[str, Any], players: int) -> int | None:
    """The most items of a list; None if it does not say."""
    return players - noted[SEATS_LESS] if SEATS_LESS in noted else kind.max_length
