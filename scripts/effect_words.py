"""Write the tables of the words of effects, their tags and their places, from where the rules declare them.

.venv/bin/python scripts/effect_words.py           # write docs/packs.md and docs/<game>-effects.md
.venv/bin/python scripts/effect_words.py --check   # say which are out of date; `make lint` does this
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from stolik.content.packs.scheme import Scheme
from stolik.content.vocabulary import ROLES, SPECIAL, Meaning, Role, Vocabulary
from stolik.registry import games

DOCS = Path(__file__).parent.parent / "docs"
ROLE_NAMES: dict[Role, str] = {"effect": "", "cost": "cost ", "count": "count ", "deed": "deed "}


def main() -> None:
    """Write or check the tables of all games whose effects are data."""
    stale = []
    for file, text in written():
        if file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"Out of date: {', '.join(stale)}. Run scripts/effect_words.py.")


def written() -> Iterator[tuple[Path, str]]:
    """Each file with what it should hold: tables between `<!-- <name> -->` and `<!-- end -->`."""
    packs = DOCS / "packs.md"
    told = packs.read_text(encoding="utf-8")
    for game in games().values():
        if not isinstance(game.scheme, Scheme):
            continue
        told = _filled(told, f"places of {game.id}", places(game.scheme.vocabulary))
        file = DOCS / f"{game.id}-effects.md"
        yield file, _filled(file.read_text(encoding="utf-8"), f"words of {game.id}", words(game.scheme.vocabulary))
    yield packs, told


def _filled(text: str, name: str, table: str) -> str:
    return re.sub(
        rf"(<!-- {name} -->\n).*?(<!-- end -->)", lambda found: f"{found[1]}{table}{found[2]}", text, flags=re.DOTALL
    )


def places(vocabulary: Vocabulary) -> str:
    """The table of places: what stands there, and its words, units and signs."""
    rows = ["| place | what stands there | words |", "| --- | --- | --- |"]
    for name, place in vocabulary.places.items():
        said = [f"`1{unit}`" for unit in sorted({unit for units in place.units.values() for unit in units})]
        for role in ROLES:
            named = [one.name for one in vocabulary.meant_in(role, name) if one.name != SPECIAL]
            said += [
                f"`{SPECIAL}[{one}]`" if role == "special" else f"`{one}`" for one in named if f"`{one}`" not in said
            ]
        signs = sorted({sign for signs in place.signs.values() for sign in signs})
        within = f"; within words and after `->`: `{place.within}`" if place.within else ""
        also = f"; signs {' '.join(f'`{sign}`' for sign in signs)}" if signs else ""
        rows.append(f"| `{name}` | {place.about} | {' '.join(said)}{also}{within} |")
    return "\n".join(rows) + "\n"


def words(vocabulary: Vocabulary) -> str:
    """The table of words: the forms of their tags, their arguments, and where they may stand."""
    rows = ["| word | places |", "| --- | --- |"]
    for role, prefix in ROLE_NAMES.items():
        rows += [f"| {prefix}`{form(one)}` | {_listed(one.places)} |" for one in vocabulary.words[role].values()]
    return "\n".join([*rows[:2], *sorted(rows[2:])]) + "\n"


def _listed(names: Iterable[str]) -> str:
    return " ".join(f"`{name}`" for name in sorted(names))


def form(meaning: Meaning) -> str:
    """How a word is written: `draw[junk / artefact colour](number, number)`; what ends in `?` may be left out."""
    tags = f"[{meaning.tags}]" if meaning.tags else ""
    least = len(meaning.args) - meaning.optional
    args = [arg if n < least else f"{arg}?" for n, arg in enumerate(meaning.args)]
    return f"{meaning.name}{tags}" + (f"({', '.join(args)})" if args else "")


if __name__ == "__main__":
    main()
