"""How values are written in scenarios and on the command line, and what a misspelt name may have meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from stolik.core.inputs import shown

LIKENESS = 0.6
"""How alike two words must be, from 0 to 1."""
LONGEST = 60
"""Nothing longer was meant to be a name."""


def meant(word: object, known: Iterable[str]) -> Mapping[str, str]:
    """The argument `meant` of an error's message: the known name most like `word`. Empty if none is like it."""
    written = str(word)
    if len(written) > LONGEST:
        return {}
    names = {name.casefold(): name for name in known}
    found = get_close_matches(written.casefold(), names, n=1, cutoff=LIKENESS)
    return {"meant": names[found[0]]} if found else {}


def as_written(value: Any) -> str:
    """A value as somebody would write it, cut after 80 characters."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        parts = (str(name) if part is True else f"{name}={as_written(part)}" for name, part in value.items())
        return " ".join(parts)[:80]
    if isinstance(value, (list, tuple)):
        return " ".join(map(as_written, value))[:80] or "nothing"
    return shown(value) or "nothing"
