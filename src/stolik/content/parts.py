"""The parts of an effect that a player may be offered separately."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.content.effects import All, AnyOf, OneOf, Paid, Word
from stolik.content.vocabulary import Vocabulary


def parts(vocabulary: Vocabulary, effect: Any, role: str = "effect") -> Iterator[tuple[str, Any]]:
    """`effect` and everything in it that can be chosen, each with its role ("effect" or "cost"): the sides of `/` and
    `+`, both sides of `->`, effects within words.
    """
    yield role, effect
    match effect:
        case All(inner) | AnyOf(inner) | OneOf(inner):
            for part in inner:
                yield from parts(vocabulary, part, role)
        case Paid(cost, gain):
            yield from parts(vocabulary, cost, "cost")
            yield from parts(vocabulary, gain, "effect")
        case Word(name, _, args):
            kinds = vocabulary.words[role][name].args
            for arg, kind in zip(args, kinds, strict=False):
                if kind in ("effect", "cost"):
                    yield from parts(vocabulary, arg, kind)
