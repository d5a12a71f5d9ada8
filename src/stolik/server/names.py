"""Display names: only visible characters, and no name that reads like another's at the same table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from stolik.server.errors import BlankName

LONGEST_NAME = 24
MOST_MARKS = 2
"""Accents on one letter."""

BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0",
).union(map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0)))
"""Characters that count as printable but show nothing."""

LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝԍьгпαβγεικνορτυχωη01|ıłđøß",
    "abekmhopctyxijsdqwgbrnabyeikvoptuxwnollildob",
)
"""Letters that look like a Latin one, in lower case."""


def visible(text: str, longest: int) -> str:
    """The visible characters of a text, with single spaces, cut to `longest` characters."""
    kept: list[str] = []
    marks = 0
    for char in text[: 4 * longest]:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cf" or char in BLANK or marks > MOST_MARKS:
            continue
        kept.append(char if char.isprintable() else " ")
    return " ".join("".join(kept).split())[:longest].rstrip()


def name_of(text: str) -> str:
    """A display name; empty for none. Raises BlankName if the text is not empty but nothing in it is visible."""
    name = visible(unicodedata.normalize("NFKC", text[: 4 * LONGEST_NAME]), LONGEST_NAME)
    if not name and text.strip():
        raise BlankName
    return name


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it reads like one of the others."""
    taken = set[str]().union(*(_look(other) for other in others if other))
    number, own = 1, name
    while own and not taken.isdisjoint(_look(own)):
        number += 1
        own = f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return own


def _look(name: str) -> set[str]:
    """The name as it reads at a glance: a capital I may be a small l."""
    return {_plain(name), _plain(name.replace("I", "l"))}


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    seen = "".join(char for char in letters if char == "|" or unicodedata.category(char)[0] not in "MZP")
    return seen.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
