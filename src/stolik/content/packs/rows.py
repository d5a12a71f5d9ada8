"""Checking one row of a pack field by field: every fault is found, not only the first."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from stolik.content.errors import BadEffect
from stolik.content.packs.faults import Fault
from stolik.content.packs.manifest import ID
from stolik.content.packs.plain import brief
from stolik.content.packs.scheme import Kind
from stolik.content.packs.source import Entry
from stolik.content.vocabulary import check_size
from stolik.core.spelled import Spelled

OURS = ("origin", "ours")
"""Fields that only the game's own rows have."""
NUMBERS = (0, 9)
"""The least and the greatest number, unless the kind of the row says otherwise."""
LONGEST_LIST = 30


def read_fields(entry: Entry, kind: Kind, besides: tuple[str, ...]) -> tuple[dict[str, Any], list[Fault]]:
    """The correct fields of a row, and the faults of the others. `besides` are keys read elsewhere."""
    types_of = get_type_hints(kind.row)
    fields = {field.name: field for field in msgspec.structs.fields(kind.row) if field.name not in OURS}
    allowed = ", ".join((*fields, *besides))
    faults: list[Fault] = []
    found: dict[str, Any] = {}
    for key, value in entry.data.items():
        if key in besides:
            continue
        if key not in fields:
            reason = "ruled" if key in kind.ruled else "key"
            faults.append(entry.fault(reason, brief(key, 60), word=brief(key, 60), allowed=allowed))
            continue
        wrong = list(_wrong(entry, key, value, types_of[key], kind.limits.get(key, NUMBERS)))
        faults += wrong
        if not wrong:
            found[key] = msgspec.convert(value, types_of[key], dec_hook=_spelled)
    for name, field in fields.items():
        if field.required and name not in entry.data:
            faults.append(entry.fault("missing", key=name, word=name))
    if "id" in found and not ID.fullmatch(found["id"]):
        faults.append(entry.fault("id", "id", word=found.pop("id")[:60]))
    return found, faults


def _wrong(entry: Entry, key: str, value: Any, kind: Any, limits: tuple[int, int]) -> Iterator[Fault]:
    """What is wrong with the value of a field."""
    if isinstance(value, bool) and kind is int:
        yield entry.fault("type", key, word=brief(value), allowed="number")
        return
    try:
        msgspec.convert(value, kind, dec_hook=_spelled)
    except BadEffect as error:
        yield effect_fault(entry, key, error)
        return
    except msgspec.ValidationError:
        sort, choices = describe(kind)
        word = brief(value, 60)
        if choices:
            yield entry.fault("one_of", key, word=word, allowed=", ".join(filter(None, choices)))
        else:
            yield entry.fault("type", key, word=word, allowed=sort)
        return
    if isinstance(value, list) and len(value) > LONGEST_LIST:
        yield entry.fault("long_list", key, count=len(value), most=LONGEST_LIST)
    least, most = limits
    if kind is int and not least <= value <= most:
        yield entry.fault("number", key, word=brief(value, 20), least=least, most=most)


def effect_fault(entry: Entry, key: str, error: BadEffect) -> Fault:
    """The fault of an effect that is refused."""
    details = {name: value for name, value in error.details.items() if name != "reason"}
    return entry.fault(f"effect_{error.details['reason']}", key, **details)


def _spelled(kind: type[Any], text: Any) -> Any:
    """An effect or check of a row, from its text."""
    if issubclass(kind, Spelled) and isinstance(text, str):
        check_size(text)
        return kind.read(text)
    raise TypeError(kind)


def describe(kind: Any) -> tuple[str, tuple[str, ...]]:
    """What a field may hold: the id of a sentence, and the values if they can be listed."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return "word", tuple(map(str, inside))
    if origin in (Union, types.UnionType):
        return describe(next(one for one in inside if one is not type(None)))
    if origin in (tuple, list):
        sort, choices = describe(inside[0])
        many = len(inside) == 2 and inside[1] is ...
        return ("texts" if sort == "text" else "list") if many else "list", choices if many else ()
    if origin is dict:
        return "table", ()
    if isinstance(kind, type) and issubclass(kind, Spelled):
        return "text", ()
    return {int: "number", str: "text", bool: "flag"}.get(kind, "table"), ()
