"""The options of a game, chosen before it starts. A game declares them as a struct with a field for each option."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

OptionValue = bool | str

VARIANT, TABLE, PACK = "variant", "table", "pack"
"""Option groups other than "ruling", given in an annotation: `expert: Annotated[bool, VARIANT] = False`."""


class When(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition on a table: the number of players is within `players` (least, most), and each option in `options`
    has one of the values listed there. An option may depend only on options declared before it.
    """

    players: tuple[int, int] | None = None
    options: Mapping[str, tuple[OptionValue, ...]] = {}

    def holds(self, players: int, values: Mapping[str, OptionValue]) -> bool:
        """Whether the condition holds at a table with this number of players and these options."""
        least, most = self.players or (players, players)
        return least <= players <= most and all(values[id] in legal for id, legal in self.options.items())


class Recommended(msgspec.Struct, frozen=True):
    """In an annotation: what a new table has if nobody chooses. The field's own default is then what a table has that
    was begun before the option was there.
    """

    value: OptionValue


class GameOption(msgspec.Struct, frozen=True):
    """An option. `values` holds all legal values, `default` the recommended one. `before` is what a table has that was
    begun before the option was there, if that is not the default. `group` is "ruling" (how an unclear
    rule is read), "variant" (a variant of the rulebook), "table" (how people play together) or "pack" (see
    `stolik.core.packs`). The options of a table include only the packs in play.

    The option matters only if `applies_if` holds; otherwise it keeps its default. A value in `values_if` may be chosen
    only if its condition holds; the default never has one.
    """

    id: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (True, False)
    group: str = "ruling"
    applies_if: When | None = None
    values_if: Mapping[str, When] = {}
    before: OptionValue | None = None

    def has(self, value: object) -> bool:
        """Whether this is one of its values, of the same type: 1 is not True."""
        return any(type(value) is type(legal) and value == legal for legal in self.values)

    def allows(self, value: OptionValue, players: int, values: Mapping[str, OptionValue]) -> bool:
        """Whether the value may be chosen at a table with this number of players and these options."""
        if value == self.default:
            return True
        conditions = (self.applies_if, self.values_if.get(str(value)))
        return all(condition is None or condition.holds(players, values) for condition in conditions)


class Preset(msgspec.Struct, frozen=True):
    """A named choice of options for tables with `players` (least, most) players; options it does not name keep their
    defaults. Several presets may have the same `id` if no number of players fits two of them. Its message id is
    `preset-<id>`.
    """

    id: str
    options: Mapping[str, OptionValue]
    players: tuple[int, int]


class Alone(msgspec.Struct, frozen=True):
    """A way in which one person plays, at `seat`, alone or with bots at the other seats: the deal of the day is drawn
    for it. Its message id is `alone-<id>`.
    """

    id: str
    players: int
    options: Mapping[str, OptionValue] = {}
    seat: int = 0


def options_of(rules: type[msgspec.Struct]) -> tuple[GameOption, ...]:
    """An option for each field. Its values are True and False for a `bool`, else those of its `Literal`.

    An annotation may give, in any order, the group, a `When` (`applies_if`), a mapping of values to their `When`
    (`values_if`) and what is `Recommended`, if that is not the field's default:
    `moon: Annotated[Literal["any", "full"], VARIANT, When(players=(1, 2)), {"full": SOLO}] = "any"`.
    """
    kinds = get_type_hints(rules, include_extras=True)
    return tuple(_option(field.name, field.default, kinds[field.name]) for field in msgspec.structs.fields(rules))


def fitting(options: Iterable[GameOption], players: int, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The values, with the default for each option whose value this table does not allow."""
    fits: dict[str, OptionValue] = {}
    for option in options:
        fits[option.id] = option.default
        value = values.get(option.id, option.default)
        if option.allows(value, players, fits):
            fits[option.id] = value
    return fits


def _option(id: str, default: OptionValue, kind: Any) -> GameOption:
    kind, *notes = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    values = get_args(kind) if get_origin(kind) is Literal else (True, False)
    before = None
    for note in notes:
        if isinstance(note, Recommended):
            default, before = note.value, default
    assert default in values, f"{id}: {default} is none of {values}"
    return GameOption(
        id,
        default,
        values,
        group=next((note for note in notes if isinstance(note, str)), "ruling"),
        applies_if=next((note for note in notes if isinstance(note, When)), None),
        values_if=next((note for note in notes if isinstance(note, Mapping)), {}),
        before=before,
    )
