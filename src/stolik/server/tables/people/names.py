"""Display names and what is said: only what can be seen, in whole letters, and no name that reads like another's at the
same table.

A letter is what a reader takes for one (a grapheme), however many characters it is made of: `ą` in two characters, or a
family of four people.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import regex

from stolik.server.errors import BlankName

LONGEST_NAME = 24
MOST_MARKS = 3
"""Accents on one letter; pointed Hebrew and Arabic, and Tibetan, need that many."""
LONGEST_LETTER = 12
"""Characters of one letter; more are read only to be dropped."""

INVISIBLE = r"\p{Default_Ignorable_Code_Point}\p{Cf}\u2800"
"""Characters that show nothing."""
JOINING = (
    r"[\p{Arabic}\p{Syriac}\p{Nko}\p{Mongolian}\p{Mandaic}\p{Phags_Pa}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}"
    r"\p{Oriya}\p{Tamil}\p{Telugu}\p{Kannada}\p{Malayalam}\p{Sinhala}\p{Tibetan}\p{Myanmar}\p{Khmer}]"
)
"""Letters of the scripts in which a joiner changes how a word looks."""
PICTURE = (
    r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0e|\ufe0f(?:\u20e3)?|[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}"
    r"\U000e007f)?"
)
KEPT = regex.compile(
    rf"(?P<whole>{PICTURE}(?:\u200d{PICTURE}){{0,3}}"  # a picture made of up to four
    r"|[0-9#*]\ufe0f\u20e3"  # a key
    r"|(?<=\p{Han})[\ufe00-\ufe0f\U000e0100-\U000e01ef]"  # which form of a character
    r"|(?<=\p{Mongolian})[\u180b-\u180f]"
    rf"|(?<={JOINING}\p{{M}}*)(?:\u200d|\u200c(?={JOINING})))"  # a joiner inside a word, or one that shapes its end
    rf"|[^{INVISIBLE}]"
)
"""What can be seen; whatever stands between the matches is dropped."""

LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝԍьгпһѵӏαβγεικνορτυχωηζϲϳ01|ıłđøßɑɡɪʟɴʀʏʙɢʜᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢհոսօքցլ",
    "abekmhopctyxijsdqwgbrnhvlabyeikvoptuxwnzcjollildobagilnrybghacdejkmoptuvwzhnuoqgl",
)
"""Letters that look like a Latin one, in lower case."""
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧՍՕᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABEZHIKMNOPTYXUOABCDEHJKLMPRSTVWZ")
"""Capital letters that look like a Latin one, though their small ones do not."""


def visible(text: str, longest: int) -> str:
    """What can be seen of a text, with single spaces, cut to `longest` letters."""
    kept: list[str] = []
    marks = 0
    for found in KEPT.finditer(text[: LONGEST_LETTER * longest]):
        part = found[0]
        marks = marks + 1 if unicodedata.category(part[0]) in ("Mn", "Me") else 0
        if found["whole"]:
            kept.append(part)
        elif marks <= MOST_MARKS:
            kept.append(part if part.isprintable() else " ")
    return _cut(" ".join("".join(kept).split()), longest)


def name_of(text: str) -> str:
    """A display name; empty for none. Raises BlankName if the text is not empty but nothing in it is visible."""
    name = visible(unicodedata.normalize("NFKC", text[: LONGEST_LETTER * LONGEST_NAME]), LONGEST_NAME)
    if not name and text.strip():
        raise BlankName
    return name


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it reads like one of the others."""
    taken = set[str]().union(*(_look(other) for other in others if other))
    number, own = 1, name
    while own and not taken.isdisjoint(_look(own)):
        number += 1
        own = f"{_cut(name, LONGEST_NAME - 1 - len(str(number)))} {number}"
    return own


def _cut(text: str, longest: int) -> str:
    return "".join(regex.findall(r"\X", text)[:longest]).rstrip()


def _look(name: str) -> set[str]:
    """The name as it reads at a glance: a capital I may be a small l."""
    return {_plain(name), _plain(name.replace("I", "l"))}


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.translate(CAPITALS).casefold())
    seen = "".join(char for char in letters if char == "|" or unicodedata.category(char)[0] not in "MZP")
    seen = regex.sub(rf"[{INVISIBLE}]", "", seen)
    return seen.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
