"""The arguments of calls: of which type a step says they are, and reading them from a save (decision 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from inspect import signature, unwrap
from sys import modules
from types import UnionType
from typing import Any, Union, get_args, get_origin

from stolik.core.question import SEATS, Named, Seat
from stolik.core.spelled import Spelled


def read_args(step: Callable[..., Any], args: Mapping[str, Any], things: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments of a call from plain data. Saves of older rules hold lists as words: `"3 5"` is (3, 5). Raises
    TypeError if they are not those of this step; TypeError, ValueError or LookupError if one cannot be read.
    """
    signature(step).bind(None, None, **args)
    kinds = _kinds(step)
    return {name: _read(kinds[name], value, things) for name, value in args.items()}


def check_args(step: Callable[..., Any], args: Mapping[str, Any]) -> None:
    """Raises TypeError if a step does not take these arguments or takes them as another type."""
    signature(step).bind(None, None, **args)
    kinds = _kinds(step)
    for name, value in args.items():
        if not _is(kinds[name], value):
            raise TypeError(f"{step.__name__} takes {name} as {kinds[name]}, not {value!r}")


@cache
def _kinds(step: Callable[..., Any]) -> dict[str, Any]:
    """The types of a step's arguments after state and table. Raises TypeError if one is imported for type checkers
    alone.
    """
    named = vars(modules[unwrap(step).__module__])
    kinds: dict[str, Any] = {}
    for name, parameter in list(signature(step).parameters.items())[2:]:
        kind = parameter.annotation
        try:
            kinds[name] = eval(kind, named) if isinstance(kind, str) else kind
        except NameError as error:
            raise TypeError(f"{step.__name__} takes {name} as {kind}, which its file does not import") from error
    return kinds


def _read(kind: Any, plain: Any, things: Mapping[str, Any]) -> Any:
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        readable = [one for one in inside if isinstance(one, type) and issubclass(one, (Spelled, Seat, Named))]
        return _read(readable[0], plain, things) if readable and plain is not None else plain
    if origin is tuple:
        values = plain.split() if isinstance(plain, str) else plain
        one_kind = inside[-1] is ...
        kinds = [inside[0]] * len(values) if one_kind else list(inside)
        return tuple(_read(kind, value, things) for kind, value in zip(kinds, values, strict=True))
    if not isinstance(kind, type):
        return plain
    if issubclass(kind, Seat):
        return SEATS[int(plain)]
    if issubclass(kind, Named):
        return things[plain]
    if issubclass(kind, Spelled):
        return kind.read(plain)
    if kind is int:
        return int(plain)
    return plain


def _is(kind: Any, value: Any) -> bool:
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(_is(one, value) for one in inside)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        kinds = [inside[0]] * len(value) if inside[-1] is ... else inside
        return len(kinds) == len(value) and all(map(_is, kinds, value))
    if kind is int:
        return type(value) is int
    return not isinstance(kind, type) or isinstance(value, kind)
