"""The texts of a pack: plain sentences in every language, shown without markup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.content.packs.faults import Fault
from stolik.content.packs.plain import brief, is_plain
from stolik.content.packs.source import Entry

LANGUAGES = ("en", "pl")
LONGEST_NAME = 60
LONGEST_TEXT = 700
Text = dict[str, str]
"""A text by language."""


def read_text(entry: Entry, key: str, value: Any, longest: int, faults: list[Fault]) -> Text:
    """A text in every language, written `{ en = "...", pl = "..." }`."""
    before = len(faults)
    if not isinstance(value, dict):
        faults.append(entry.fault("no_languages", key, allowed=", ".join(LANGUAGES)))
        return {}
    faults.extend(entry.fault("language", key, word=brief(lang, 20)) for lang in value if lang not in LANGUAGES)
    for lang in LANGUAGES:
        faults.extend(_wrong(entry, key, lang, value.get(lang), longest))
    return dict(value) if len(faults) == before else {}


def _wrong(entry: Entry, key: str, lang: str, text: Any, longest: int) -> Iterator[Fault]:
    if text is None or text == "":
        yield entry.fault("missing_language", key, lang=lang)
    elif not isinstance(text, str):
        yield entry.fault("type", key, allowed="text", word=brief(text))
    elif len(text) > longest:
        yield entry.fault("long_text", key, most=longest, count=len(text), lang=lang)
    elif unseen := next((letter for letter in text if not is_plain(letter)), ""):
        yield entry.fault("unseen_letter", key, word=f"U+{ord(unseen):04X}", lang=lang)
    elif not text.strip():
        yield entry.fault("missing_language", key, lang=lang)
