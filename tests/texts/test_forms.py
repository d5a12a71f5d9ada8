"""Sentences name cards, places and people in the forms that the grammar of each language wants."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from stolik.text import Catalogue, catalogue
from stolik.text.languages import COMPLETE

GOLDENS = Path(__file__).parent.parent / "goldens"
GAMES = ["not_alone", "terrorscape", "voidfall", "zona"]
WANTED = re.compile(r'FORM\(\$(\w+), "(\w+)"')
SAME = {"acc", "an", "the"}
"""Forms that are often the name itself."""
WOMAN, MAN = "Ala", "Bartek"


def told(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The lines that the golden games of a game told, with their arguments."""
    for file in sorted((GOLDENS / game).rglob("*.json")):
        for line in json.loads(file.read_text("utf-8"))["log"]:
            id, _, args = line.partition("all " if line.startswith("all ") else "] ")[2].partition(" ")
            yield id, json.loads(args)


def wanted(texts: Catalogue) -> dict[str, set[tuple[str, str]]]:
    """The arguments of each log line that it wants in a form, with the form."""
    found: dict[str, set[tuple[str, str]]] = {}
    for source in texts.sources.values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("log-"):
                text = FluentSerializer().serialize_entry(entry)
                found[entry.id.name.removeprefix("log-")] = set(WANTED.findall(text))
    return found


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_a_name_has_the_forms_that_the_log_wants(game: str, lang: str) -> None:
    """If a line wants a form of a sector, every sector has it; articles and the accusative may be the name itself."""
    texts = catalogue(lang, game)
    lines = wanted(texts)
    pairs = {
        (str(ref).partition(":")[0], form)
        for id, args in told(game)
        for name, form in lines[id]
        for ref in (args[name] if isinstance(args[name], list) else [args[name]])
    }
    lacking = [
        f"{id}.{form}"
        for kind, form in sorted(pairs)
        for id in sorted(texts._entries)
        if form not in SAME
        and id.startswith(f"{kind}-")
        and not texts.has(f"{id}.{form}")
        and not texts.has(f"{kind}.{form}")
    ]
    assert lacking == []


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_told_in_sentences(game: str, lang: str) -> None:
    """Each line begins with a capital or a name, ends as a sentence, and never has a colon right after its verb."""
    for name in (WOMAN, MAN):
        texts = catalogue(lang, game).seated({f"seat:{seat}": name for seat in range(7)}, {})
        for id, args in told(game):
            if id == "ending":  # the words of a scene
                continue
            said, problems = texts.render(f"log-{id}", **args)
            assert not problems, (id, problems)
            assert re.match(r"[„“(]?[\dA-ZĄĆĘŁŃÓŚŹŻ]", said), said
            assert said[-1] in ".!?…”", said
            assert not re.match(rf"{name} \S+:", said), said
