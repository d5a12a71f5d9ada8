"""What can be chosen before a game: declared once, as a struct of the rules with a field for each option."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

OptionValue = bool | str

VARIANT, TABLE = "variant", "table"
"""Groups of options besides the rulings, named in an annotation: `expert: Annotated[bool, VARIANT] = False`."""


class GameOption(msgspec.Struct, frozen=True):
    """A choice of rules made before the game. `values` holds all values, the recommended one is `default`."""

    id: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (True, False)
    group: str = "ruling"


def options_of(rules: type[msgspec.Struct]) -> tuple[GameOption, ...]:
    """An option for each field, with its default: yes or no for a `bool`, else one of the values of its `Literal`."""
    kinds = get_type_hints(rules, include_extras=True)
    return tuple(_option(field.name, field.default, kinds[field.name]) for field in msgspec.structs.fields(rules))


def _option(id: str, default: OptionValue, kind: Any) -> GameOption:
    group = "ruling"
    if get_origin(kind) is Annotated:
        kind, group = get_args(kind)
    values = get_args(kind) if get_origin(kind) is Literal else (True, False)
    assert default in values, f"{id}: {default} is none of {values}"
    return GameOption(id, default, values, group)
