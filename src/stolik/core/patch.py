"""What has changed from one value to the next, such as two views of a seat, small enough to be sent instead of it.

A patch of a value is a list with the new value, `[3]`, or `[]` if it is gone; or, if most of it stays, a mapping:

- of a struct or mapping: the patches of what has changed in it by name, `{"round": [4], "hand": {...}}`;
- of a list that is as long as before: the patches of its items by number, `{"2": ["card:7"]}`;
- of another list: where it differs, how many items go there, and which come, `{"at": 2, "gone": 1, "new": [...]}`.

What Python calls equal counts as unchanged, so a field must not hold both 1 and True. The page patches what it has in
the same way (`web/net/patched.ts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

Patch = list[Any] | dict[str, Any]
Plain = Any
"""What JSON can hold: mappings, lists, texts, numbers, truths and None."""

GONE: list[Any] = []
ABSENT = msgspec.UNSET


def patch(before: Any, after: Any) -> Patch | None:
    """The patch that makes the JSON of `after` from that of `before`; None if they are equal."""
    return None if before is after or before == after else _patch(before, after)


def patched(value: Plain, patch: Patch) -> Plain:
    """The value with the patch, as a new one. Raises LookupError, TypeError or ValueError if the patch is of another
    value.
    """
    if isinstance(patch, list):
        (new,) = patch
        return new
    if isinstance(value, list):
        if "at" in patch:
            at, gone = patch["at"], patch["gone"]
            if at + gone > len(value):
                raise IndexError(at + gone)
            return [*value[:at], *patch["new"], *value[at + gone :]]
        items = list(value)
        for number, part in patch.items():
            items[int(number)] = patched(items[int(number)], part)
        return items
    entries = dict(value)
    for name, part in patch.items():
        if part == GONE:
            del entries[name]
        else:
            entries[name] = part[0] if isinstance(part, list) else patched(entries[name], part)
    return entries


def _patch(before: Any, after: Any) -> Patch:
    """The patch of two values that differ."""
    kind = type(after)
    if kind is type(before):
        if issubclass(kind, msgspec.Struct):
            return _of_fields(before, after)
        if issubclass(kind, dict):
            return _of_entries(before, after)
        if issubclass(kind, (tuple, list)):
            return _of_items(before, after)
    return [after]


def _of_fields(before: msgspec.Struct, after: msgspec.Struct) -> Patch:
    changed: dict[str, Any] = {}
    for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
        here, there = getattr(before, field), getattr(after, field)
        if here is not there and here != there:
            changed[name] = GONE if there is ABSENT else _patch(here, there)
    return changed


def _of_entries(before: dict[Any, Any], after: dict[Any, Any]) -> Patch:
    changed: dict[str, Any] = {str(name): GONE for name in before if name not in after}
    for name, there in after.items():
        here = before.get(name, ABSENT)
        if here is not there and here != there:
            changed[str(name)] = _patch(here, there)
    return changed


def _of_items(before: Sequence[Any], after: Sequence[Any]) -> Patch:
    was, now = len(before), len(after)
    if was == now:
        pairs = enumerate(zip(before, after, strict=True))
        return {str(number): _patch(here, there) for number, (here, there) in pairs if here != there}
    at = _alike(before, after)
    end = min(_alike(before[::-1], after[::-1]), min(was, now) - at)
    return {"at": at, "gone": was - end - at, "new": list(after[at : now - end])}


def _alike(before: Sequence[Any], after: Sequence[Any]) -> int:
    """How many items at the start are equal."""
    pairs = zip(before, after, strict=False)
    return next((number for number, (one, two) in enumerate(pairs) if one != two), min(len(before), len(after)))
