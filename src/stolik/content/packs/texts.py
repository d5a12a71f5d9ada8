"""The texts of a pack: plain sentences in the languages of the pack, shown without markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stolik.content.packs.faults import Fault
from stolik.content.packs.plain import brief, is_plain
from stolik.content.packs.source import Entry

LONGEST_NAME = 60
LONGEST_TEXT = 700


class Text(dict[str, str]):
    """A text by language. Readers of a language that it lacks see the first one."""

    def __missing__(self, lang: str) -> str:
        return next(iter(self.values()))


def read_text(entry: Entry, key: str, value: Any, longest: int, faults: list[Fault], languages: Sequence[str]) -> Text:
    """A text in the languages of the pack, written `{ en = "...", pl = "..." }`, or plainly in a pack of one
    language.
    """
    before, allowed = len(faults), ", ".join(languages)
    if isinstance(value, str) and len(languages) == 1:
        value = {languages[0]: value}
    if not isinstance(value, dict):
        faults.append(entry.fault("no_languages", key, allowed=allowed))
        return Text()
    faults.extend(
        entry.fault("language", key, word=brief(lang, 20), allowed=allowed) for lang in value if lang not in languages
    )
    for lang in languages:
        faults.extend(_wrong(entry, key, lang, value.get(lang), longest, languages))
    return Text((lang, value[lang]) for lang in languages) if len(faults) == before else Text()


def _wrong(entry: Entry, key: str, lang: str, text: Any, longest: int, languages: Sequence[str]) -> Iterator[Fault]:
    if text is None or text == "":
        yield entry.fault("missing_language", key, lang=lang, allowed=", ".join(languages))
    elif not isinstance(text, str):
        yield entry.fault("type", key, allowed="text", word=brief(text))
    elif len(text) > longest:
        yield entry.fault("long_text", key, most=longest, count=len(text), lang=lang)
    elif unseen := next((letter for letter in text if not is_plain(letter)), ""):
        yield entry.fault("unseen_letter", key, word=f"U+{ord(unseen):04X}", lang=lang)
    elif not text.strip():
        yield entry.fault("missing_language", key, lang=lang, allowed=", ".join(languages))
