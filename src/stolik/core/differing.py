"""Where two values differ, and what in a value cannot be written: the field, in the words of laws and scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

HIDDEN, NOTHING = "hidden", "nothing"


def differences(here: Any, there: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """(path, value here, value there) of the innermost parts in which two plain values differ."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        for name in here:
            yield from differences(here[name], there[name], f"{path}.{name}")
    elif isinstance(here, (list, tuple)) and isinstance(there, (list, tuple)) and len(here) == len(there):
        for number, (one, two) in enumerate(zip(here, there, strict=True)):
            yield from differences(one, two, f"{path}.{number}")
    elif here != there:
        yield path, here, there


def apart(here: Any, there: Any, path: str, other: str = "the other") -> str:
    """The first difference of two values as a sentence: `view.hand = card:1 here, card:2 in the other`."""
    for where, one, two in differences(_plain(here), _plain(there), path):
        return f"{where} = {shown(one)} here, {shown(two)} in {other}"
    return f"{path} is the same"


def shown(value: Any) -> str:
    """Plain data in the words of scenarios: `hidden` for None, `nothing` for an empty value."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ",".join(f"{name}={shown(part)}" for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return " ".join(shown(part) for part in value) or NOTHING
    return str(value) or NOTHING


def unwritable(value: Any, write: Callable[[Any], object], path: str = "") -> str:
    """The innermost field in `value` for which `write` raises TypeError, and what it holds: `view.hand.2, a Seat`."""
    for name, part in _parts(value):
        try:
            write(part)
        except TypeError:
            return unwritable(part, write, f"{path}.{name}" if path else str(name))
    return f"{path}, a {type(value).__name__}"


def _parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """(name or number, value) of each field, entry or member."""
    if isinstance(value, msgspec.Struct):
        yield from ((name, getattr(value, name)) for name in value.__struct_fields__)
    elif isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, (list, tuple)):
        yield from enumerate(value)


def _plain(value: Any) -> Any:
    """Structs as mappings and bytes, which hold JSON, as what they hold."""
    if isinstance(value, bytes):
        return msgspec.json.decode(value)
    if isinstance(value, (msgspec.Struct, dict)):
        return {str(name): _plain(part) for name, part in _parts(value)}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return value
