"""Values in scenarios: parsing them and comparing them with values of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.core.differing import NOTHING, shown
from stolik.core.question import SEATS
from stolik.core.spelling import meant
from stolik.scenario.errors import Unclear

SPECTATOR = "spectator"
EVERYONE = "everyone"


def words(text: str) -> list[str]:
    """The words of a line, without commas between them."""
    return [word for word in (part.strip(",") for part in text.split()) if word]


def plain(word: str) -> Any:
    """One written value: `yes` and `no`, a whole number, or the word itself."""
    if word in ("yes", "no"):
        return word == "yes"
    return int(word) if word.isdecimal() and word.isascii() else word


def several(text: str) -> Any:
    """The value after `key:` in a deal.

    `8` is a number, `1 2 3` a list, `nothing` the empty list, `6=1 7=0 clone` a mapping (`clone` alone means yes).
    """
    found = words(text)
    if found in ([], [NOTHING]):
        return []
    if any("=" in word for word in found):
        return {name: (_joined(value) if sign else True) for name, sign, value in (w.partition("=") for w in found)}
    parts = [plain(part) for word in found for part in word.split(",") if part]
    return parts[0] if len(parts) == 1 else parts


def _joined(text: str) -> Any:
    parts = [plain(part) for part in text.split(",") if part]
    return parts[0] if len(parts) == 1 else parts


def groups(text: str) -> dict[str, Any]:
    """The values after a reference in a deal: `hand 1 2 3; will 2` is a mapping of names to values."""
    found: dict[str, Any] = {}
    for group in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = group.partition(" ")
        if name in found:
            raise Unclear("scenario_twice", entry=name)
        found[name] = several(value)
    return found


def seat_number(word: str, players: int) -> int:
    """The number in `seat:2`."""
    for seat in SEATS[:players]:
        if word == seat.ref:
            return seat
    least, most = SEATS[0].ref, SEATS[players - 1].ref
    raise Unclear("bad_seat", seat=word, least=least, most=most, **meant(word, (EVERYONE, SPECTATOR)))


def is_written(value: Any, word: str) -> bool:
    """Whether `word` names the value. The family may be left out: `clone` is `hunt:clone`, 4 is `place:4`. A struct
    is named by its `ref`, or without one by any of its fields.
    """
    if value is None or isinstance(value, bool):
        return word == shown(value)
    if isinstance(value, dict):
        family = word.partition(":")[0]
        by = family if family in value else "ref"
        fields = [value[by]] if by in value else list(value.values())
        return any(field is not None and not isinstance(field, bool) and is_written(field, word) for field in fields)
    if isinstance(value, int):
        return word.rpartition(":")[2] == str(value)
    if isinstance(value, str):
        return word == shown(value) or (":" in value and word == value.partition(":")[2])
    return isinstance(value, (list, tuple)) and len(value) == 1 and is_written(value[0], word)


def equals(value: Any, written: Sequence[str]) -> bool:
    """Whether a value holds exactly the words written, in any order."""
    if written == [NOTHING]:
        return value in ("", (), [])
    if not isinstance(value, (list, tuple)):
        return len(written) == 1 and is_written(value, written[0])
    left = list(value)
    for word in written:
        match = next((i for i, item in enumerate(left) if is_written(item, word)), None)
        if match is None:
            return False
        del left[match]
    return not left


def equals_in_order(value: Any, written: Sequence[str]) -> bool:
    """Whether a list holds exactly the words written, in that order."""
    return (
        isinstance(value, (list, tuple))
        and len(value) == len(written)
        and all(is_written(item, word) for item, word in zip(value, written, strict=True))
    )


def _names(value: Any) -> list[str]:
    """The references in a list, and those of the structs in it."""
    items = value if isinstance(value, (list, tuple)) else []
    found = [item.get("ref") if isinstance(item, dict) else item for item in items]
    return [name for name in found if isinstance(name, str)]


def look(view: Any, path: str) -> Any:
    """The part of a view at a path: fields joined by dots, list elements by their reference or by their position, from
    0 (`hunted.seat:1.discard`, `hunted.0.discard`). None if a part of the path is hidden.
    """
    here = view
    for part in path.split("."):
        if here is None:
            return None
        if isinstance(here, dict):
            if part not in here:
                raise Unclear("scenario_field", field=part, known=", ".join(here), **meant(part, here))
            here = here[part]
        elif isinstance(here, (list, tuple)):
            here = _element(here, part)
        else:
            raise Unclear("scenario_item", item=part, found=shown(here))
    return here


def _element(items: Sequence[Any], part: str) -> Any:
    """The one element of a list that a part of a path names. A number is a position, never what is in a field."""
    if isinstance(number := plain(part), int) and not isinstance(number, bool):
        if number >= len(items):
            raise Unclear("scenario_position", number=number, count=len(items), last=max(0, len(items) - 1))
        return items[number]
    found = [item for item in items if is_written(item, part)]
    if not found:
        raise Unclear("scenario_item", item=part, found=shown(items), **meant(part, _names(items)))
    if len(found) > 1:
        raise Unclear("scenario_several", item=part, at=" ".join(str(n) for n, one in enumerate(items) if one in found))
    return found[0]
