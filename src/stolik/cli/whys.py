"""What a game says about a thing, in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from stolik.cli.say import line
from stolik.core.explain import Say
from stolik.core.seat.preview import Previewed
from stolik.core.why import NOTHING, Foreseen, Part, Sum, Why
from stolik.text import Catalogue

Asked = Callable[[str], Why]
"""Takes the reference of a thing, returns its explanation."""
Tried = Callable[[Any], Previewed]
"""Takes an answer, returns what it would lead to."""


def explain(console: Console, refs: list[str], words: Catalogue, why: Asked) -> None:
    """Print what each of these things means, and why its numbers are what they are."""
    told = False
    for ref in refs:
        id, said = ref.replace(":", "-"), why(ref)
        text, ours = f"{id}.text", f"{id}.ours"
        if words.has(text):
            line(console, f"{named(ref, words)}: {words.say(text)}")
        elif said != NOTHING:
            line(console, f"{named(ref, words)}:")
        _tell(console, said, words)
        if words.has(ours):
            line(console, f"    * {words.say(ours)}", "dim")
        told = told or words.has(text) or said != NOTHING
    if not told:
        line(console, words.say("cli-nothing-shown"))


def lead_on(console: Console, answer: Any, words: Catalogue, ahead: Tried) -> None:
    """Print what this answer would lead to."""
    tried = ahead(answer)
    for entry in tried.log:
        line(console, "    · " + words.say(f"log-{entry.id}", **entry.args), "italic")
    for foreseen in tried.foreseen:
        _foreseen(console, foreseen, words)
    if tried.stopped:
        line(console, "    " + words.say("cli-then", why=tried.stopped), "dim")
    elif not (tried.log or tried.foreseen):
        line(console, words.say("cli-nothing-shown"))


def named(ref: str, words: Catalogue) -> str:
    """The name of a reference, with its number if the board numbers it."""
    number = ref.partition(":")[2]
    name = str(words.phrase(ref))
    return f"{name} ({number})" if number.isdecimal() and number not in name else name


def _tell(console: Console, why: Why, words: Catalogue) -> None:
    for say in why.says:
        line(console, f"    {_sentence(say, words)}")
    for total in why.sums:
        line(console, f"    {_sum(total, words)}")
    for foreseen in why.foreseen:
        _foreseen(console, foreseen, words)


def _foreseen(console: Console, foreseen: Foreseen, words: Catalogue) -> None:
    line(console, f"    {_sentence(foreseen.of, words)}")
    for entry in foreseen.log:
        line(console, "      · " + words.say(f"log-{entry.id}", **entry.args), "italic")


def _sum(total: Sum, words: Catalogue) -> str:
    """`Yield: 5 = Level 4, Agenda 1`."""
    parts = ", ".join(_part(part, words) for part in total.parts)
    note = f". {_sentence(total.note, words)}" if total.note else ""
    return f"{_sentence(total.of, words)}: {total.n}{f' = {parts}' if parts else ''}{note}"


def _part(part: Part, words: Catalogue) -> str:
    source = _sentence(part.said, words) if part.said else str(words.phrase(part.by))
    shares = f" {part.times} × {part.n // part.times} =" if part.times > 1 else ""
    note = f" ({_sentence(part.note, words)})" if part.note else ""
    return f"{source}{note}{shares} {part.n}"


def _sentence(say: Say, words: Catalogue) -> str:
    return words.say(say.id, **say.args)
