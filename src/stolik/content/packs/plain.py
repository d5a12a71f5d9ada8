"""Making untrusted text safe to show: no invisible characters, nothing that moves a cursor, never too long."""

from __future__ import annotations

import unicodedata
from typing import Any


def is_plain(letter: str) -> bool:
    """Whether a character is visible: no control character, no direction mark, no line break."""
    return letter == " " or unicodedata.category(letter)[0] not in "CZ"


def plain(text: str) -> str:
    """A text with its invisible characters escaped."""
    return "".join(letter if is_plain(letter) else f"<U+{ord(letter):04X}>" for letter in text)


def brief(value: Any, most: int = 40) -> str:
    """The beginning of a value, for a message."""
    if isinstance(value, bool):
        return str(value).lower()
    try:
        return plain(str(value)[:most])
    except ValueError:  # a number too long to be converted to text
        return "…"
