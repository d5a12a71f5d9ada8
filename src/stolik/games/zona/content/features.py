"""What an item or a character can do: the words of its text."""

from __future__ import annotations

from functools import cache
from typing import Any

from stolik.content.effects import All, AnyOf, OneOf, Paid, Word, parse


@cache
def features(text: str) -> tuple[Word, ...]:
    """All words in an item's or character's text that say what it can do."""
    return tuple(_words(parse(text))) if text else ()


def _words(node: Any) -> list[Word]:
    match node:
        case Word("once" | "when", _, args):
            return _words(args[-1])
        case Word():
            return [node]
        case All(parts) | AnyOf(parts) | OneOf(parts):
            return [word for part in parts for word in _words(part)]
        case Paid(_, effect):
            return _words(effect)
    return []
