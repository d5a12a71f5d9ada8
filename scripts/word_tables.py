"""Write the tables of words in the documents, such as docs/packs.md, from the declarations of the words.

.venv/bin/python scripts/word_tables.py           # write them
.venv/bin/python scripts/word_tables.py --check   # say which are out of date; `make lint` does this

A table stands between `<!-- words of voidfall -->` and `<!-- end of words -->`; in docs/packs.md it has only the words
of each place.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from stolik.content.vocabulary import ROLES, SPECIAL, Meaning, Vocabulary
from stolik.registry import games

DOCS = Path(__file__).parent.parent / "docs"
MARKED = re.compile(r"(<!-- words of (\w+) -->\n).*?(<!-- end of words -->)", re.DOTALL)


def main() -> None:
    """Write or check the tables of all games."""
    stale = []
    for file in sorted(DOCS.glob("*.md")):
        text = file.read_text(encoding="utf-8")
        right = written(text, short=file.name == "packs.md")
        if text != right:
            stale.append(file.name)
            if "--check" not in sys.argv:
                file.write_text(right, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"Out of date: {', '.join(stale)}. Run scripts/word_tables.py.")


def written(text: str, *, short: bool) -> str:
    """A document with its tables as they should be."""

    def table(found: re.Match[str]) -> str:
        scheme = games()[found[2]].scheme
        assert scheme is not None, f"{found[2]} has no vocabulary"
        lines = places(scheme.vocabulary) if short else [*every_place(scheme.vocabulary), *words(scheme.vocabulary)]
        return found[1] + "\n".join(["", *lines, "", found[3]])

    return MARKED.sub(table, text)


def places(vocabulary: Vocabulary) -> Iterator[str]:
    """The words of each place."""
    yield from ("| place | words |", "| --- | --- |")
    for name, place in vocabulary.places.items():
        told = "; ".join(filter(None, (_listed(vocabulary, name, role) for role in ROLES)))
        inside = f"; in words and after `->`: *{place.within}*" if place.within else ""
        yield f"| *{name}*: {place.about}{inside} | {told} |"


def _listed(vocabulary: Vocabulary, place: str, role: str) -> str:
    """The words, units and signs of one role in a place."""
    one = next(known for known in ROLES if known == role)
    units = [f"1{unit}" for unit in sorted(vocabulary.places[place].units.get(one, ()))]
    found = [*units, *(meaning.name for meaning in vocabulary.meant_in(one, place) if meaning.name != SPECIAL)]
    signs = sorted(vocabulary.places[place].signs.get(one, ()))
    return f"{role}: " + " ".join(f"`{word}`" for word in [*found, *signs]) if found else ""


def every_place(vocabulary: Vocabulary) -> Iterator[str]:
    """The places, and the kinds of tags."""
    yield from ("| place | what stands there | the highest amount |", "| --- | --- | --- |")
    for name, place in vocabulary.places.items():
        yield f"| *{name}* | {place.about} | {place.most if place.units else ''} |"
    yield from ("", "| kind of tag | tags |", "| --- | --- |")
    for kind, tags in vocabulary.kinds.items():
        yield f"| *{kind}* | {' '.join(f'`{tag}`' for tag in tags)} |"
    yield ""


def words(vocabulary: Vocabulary) -> Iterator[str]:
    """Every word with its forms and its places."""
    yield from ("| role | word, with the forms of its tags and arguments | places |", "| --- | --- | --- |")
    for role in ROLES:
        for _, meaning in sorted(vocabulary.words[role].items()):
            where = " ".join(place for place in vocabulary.places if place in meaning.places)
            yield f"| {role} | `{form(meaning)}` | {where} |"


def form(meaning: Meaning) -> str:
    """A word with the forms of its tags and its arguments; a question mark stands for what may be left out."""
    needed = len(meaning.args) - meaning.optional
    args = [f"{kind}{'?' if number >= needed else ''}" for number, kind in enumerate(meaning.args)]
    tags = f"[{meaning.tags}]" if meaning.tags else ""
    return meaning.name + tags + (f"({', '.join(args)})" if args else "")


if __name__ == "__main__":
    main()
