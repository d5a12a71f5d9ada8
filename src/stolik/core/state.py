"""Base classes of a game's state: typed fields, declared once, that can be copied, compared, printed and saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from stolik.core.agenda import Call, StepName
from stolik.core.chance import Chance, Deck
from stolik.core.differing import unwritable
from stolik.core.question import SEATS, Named, Seat
from stolik.core.spelled import Spelled

Copier = Callable[[Any], Any]


class Part(msgspec.Struct, kw_only=True, gc=False):
    """A part of a state that changes in place, such as one player's board. A state may hold parts and lists of parts.

    A field is a number, a string, a seat, a card or the like (`Named`), a value saved as its text (`Spelled`), a
    `Pile`, a tuple of these or a named tuple. If the rules change it in place, it is a list, a dict, a `Deck` or
    another part.
    """

    def copy(self) -> Self:
        """An independent copy; immutable values are shared."""
        return copying(type(self))(self)  # type: ignore[no-any-return]


class State(Part, kw_only=True):
    """The state of a whole game. `at` names the next step, `args` are its arguments, `agenda` is the stack of calls
    after it (the last entry is played first), `rng` is the random generator (saves call it `luck`). `box` is the
    content the game is played with, if that can vary; it never changes, copies share it, and it is not saved.
    """

    at: str
    box: Any = msgspec.UNSET
    args: Mapping[str, Any] = {}
    agenda: tuple[Call, ...] = ()
    rng: Chance = msgspec.field(name="luck")


P = TypeVar("P", bound=Part)
T = TypeVar("T")


@cache
def copying(part: type[Part]) -> Copier:
    """The function that copies parts of a class: straight-line code, because positions are copied at every step."""
    lines = [f"twin.{name} = {copied}" for name, copied in copies(part)]
    made: dict[str, Copier] = {}
    exec("\n    ".join(["def copy(part):", "twin = part.__copy__()", *lines, "return twin"]), made)
    return made["copy"]


@cache
def copies(part: type[Part]) -> tuple[tuple[str, str], ...]:
    """(name, expression that copies it) for each field of a part that copies must not share."""
    kinds = {name: kind for name, kind in get_type_hints(part).items() if name in part.__struct_fields__}
    found = ((name, _copied(kind, f"part.{name}")) for name, kind in kinds.items())
    return tuple((name, copied) for name, copied in found if copied)


def each(value: Any, count: int) -> Any:
    """The default of a field: a list with `value` for each of `count` players, rooms or the like."""
    return msgspec.field(default_factory=lambda: [value] * count)


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


def encode(part: Part) -> bytes:
    """A part or a whole state as JSON; cards and the like are written as references, effects as text. Raises TypeError
    that names the field if one holds anything else.
    """
    if isinstance(part, State) and part.box is not msgspec.UNSET:
        bare: State = part.__copy__()  # type: ignore[attr-defined]
        bare.box = msgspec.UNSET
        return encode(bare)
    try:
        return _ENCODER.encode(part)
    except TypeError as error:
        raise TypeError(f"a state cannot hold {unwritable(part, _ENCODER.encode)}") from error


def decode(data: bytes, kind: type[P], things: Mapping[str, Any]) -> P:
    """The part written by `encode`; `things` maps references to cards and the like. Raises msgspec.ValidationError if
    the data does not fit the declared types.
    """

    def thing(kind: type[Any], plain: Any) -> Any:
        if issubclass(kind, Seat):
            return SEATS[plain]
        if issubclass(kind, Spelled):
            return kind.read(plain)
        if plain not in things:
            raise ValueError(f"{plain} is not among the things of the game")
        return things[plain]

    try:
        return msgspec.json.decode(data, type=kind, dec_hook=thing)
    except (KeyError, IndexError, TypeError) as error:
        raise msgspec.ValidationError(str(error)) from error


def written(value: Any) -> Any:
    """How a card or the like is written. Raises TypeError for a value that no state can hold."""
    if isinstance(value, Named):
        return value.ref
    if isinstance(value, Spelled):
        return str(value)
    if isinstance(value, Seat):
        return int(value)
    if isinstance(value, StepName):
        return str(value)
    raise TypeError(f"a state cannot hold {value!r}")


_ENCODER = msgspec.json.Encoder(enc_hook=written)


def _copied(kind: Any, value: str, depth: int = 0) -> str:
    """The expression that copies a value of an annotated type; empty if copies may share it."""
    origin, inside = get_origin(kind), get_args(kind)
    one = f"one{depth}"
    if origin in (Union, UnionType):
        found = list(filter(None, (_copied(each, value, depth) for each in inside)))
        assert len(inside) == 2 or not found, f"{kind}: what changes in place stands alone"
        return f"None if {value} is None else {found[0]}" if found else ""
    if origin is list:
        copied = _copied(inside[0], one, depth + 1)
        return f"[{copied} for {one} in {value}]" if copied else f"{value}.copy()"
    if origin is dict:
        copied = _copied(inside[1], one, depth + 1)
        return f"{{key: {copied} for key, {one} in {value}.items()}}" if copied else f"{value}.copy()"
    if origin is tuple:
        assert not any(_copied(each, value) for each in inside if each is not ...), f"{kind}: a tuple never changes"
        return ""
    if isinstance(kind, type) and issubclass(kind, (Chance, Deck)):
        return f"{value}.__copy__()"
    if isinstance(kind, type) and issubclass(kind, Part):
        return f"{value}.copy()" if copies(kind) else f"{value}.__copy__()"
    return ""
