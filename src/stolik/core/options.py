"""The options of a game, chosen before it starts. A game declares them as a struct with a field for each option."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

OptionValue = bool | str

VARIANT, TABLE = "variant", "table"
"""Option groups other than "ruling", given in an annotation: `expert: Annotated[bool, VARIANT] = False`."""


class GameOption(msgspec.Struct, frozen=True):
    """An option. `values` holds all legal values, `default` the recommended one. `group` is "ruling" (how an unclear
    rule is read), "variant" (a variant of the rulebook) or "table" (how people play together).
    """

    id: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (True, False)
    group: str = "ruling"


def options_of(rules: type[msgspec.Struct]) -> tuple[GameOption, ...]:
    """An option for each field. Its values are True and False for a `bool`, else those of its `Literal`."""
    kinds = get_type_hints(rules, include_extras=True)
    return tuple(_option(field.name, field.default, kinds[field.name]) for field in msgspec.structs.fields(rules))


def _option(id: str, default: OptionValue, kind: Any) -> GameOption:
    group = "ruling"
    if get_origin(kind) is Annotated:
        kind, group = get_args(kind)
    values = get_args(kind) if get_origin(kind) is Literal else (True, False)
    assert default in values, f"{id}: {default} is none of {values}"
    return GameOption(id, default, values, group)
