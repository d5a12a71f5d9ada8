"""Asking a person in a terminal: a number for each answer, letters for other commands."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from stolik.cli.say import line
from stolik.cli.whys import Asked, Tried, explain, lead_on, named
from stolik.core.question import Question
from stolik.text import Catalogue

UNDO, EXPLAIN, AHEAD, LEAVE = "u", "?", "=", "q"


class Undo(Exception):
    """The player asks to take back the last answer."""


class Leave(Exception):
    """The player leaves the table."""


def only_answer(question: Question[Any]) -> Any:
    """The only legal answer; None if there are several."""
    wire = question.wire()
    return wire["options"][0] if wire["type"] == "choose" and len(wire["options"]) == 1 else None


def ask(console: Console, wire: dict[str, Any], words: Catalogue, why: Asked, ahead: Tried) -> Any:
    """The player's answer to a question in wire form, not checked yet. `why` explains things; `ahead` says what an
    answer leads to. Raises Undo or Leave.
    """
    says = wire.get("says", {})
    line(console, words.ask(wire), "bold")
    for number, ref in enumerate(wire["options"], start=1):
        limit = words.say("cli-limit", most=wire["limits"][number - 1]) if "limits" in wire else ""
        line(console, f" {number:>2}  {named(ref, words)}{limit}{_told(ref, says, words)}")
    lo, hi = wire["lo"], wire["hi"]
    span = str(lo) if lo == hi else f"{lo}-{hi}"
    how = words.say(f"cli-answer-{wire['type']}", lo=lo, hi=hi, span=span)
    line(console, f"{how} {words.say('cli-keys')}", "dim")
    while True:
        try:
            said = console.input(f"{words.say('cli-your-answer')}: ", markup=False).strip().lower()
        except EOFError as end:
            raise Leave from end
        if said == UNDO:
            raise Undo
        if said == LEAVE:
            raise Leave
        if said.startswith(EXPLAIN):
            name = said.removeprefix(EXPLAIN).strip()
            explain(console, words.things(name) if name else wire["options"], words, why)
            continue
        answer = _read(said.removeprefix(AHEAD).strip(), wire)
        if answer is None:
            line(console, words.say("cli-not-so"), "red")
        elif said.startswith(AHEAD):
            lead_on(console, answer, words, ahead)
        else:
            return answer


def _told(ref: str, says: dict[str, Any], words: Catalogue) -> str:
    """The sentences about what an answer will do and its lasting cost."""
    told = [says[part][ref] for part in ("does", "warn") if ref in says.get(part, {})]
    return "".join(f"  {words.say(one['id'], **one.get('args', {}))}" for one in told)


def _read(said: str, wire: dict[str, Any]) -> Any:
    """The answer that was typed; None if the text is not an answer."""
    if wire["type"] == "amounts":
        return _read_amounts(said, wire)
    numbers = said.replace(",", " ").split()
    if not all(number.lstrip("-").isdecimal() and len(number) < 10 for number in numbers):
        return None
    if wire["type"] == "number":
        return int(numbers[0]) if len(numbers) == 1 else None
    chosen = [int(number) - 1 for number in numbers]
    if not all(0 <= one < len(wire["options"]) for one in chosen):
        return None
    refs = [wire["options"][one] for one in chosen]
    if wire["type"] == "choose":
        return refs[0] if len(refs) == 1 else None
    return refs if wire["lo"] <= len(refs) <= wire["hi"] and len(set(refs)) == len(refs) else None


def _read_amounts(said: str, wire: dict[str, Any]) -> list[str] | None:
    """The amounts in `1=3 4`: three for the first option, one for the fourth. None if the text is not an answer."""
    refs: list[str] = []
    for word in said.replace(",", " ").split():
        number, sign, units = word.partition("=")
        if not (number.isdecimal() and 0 < int(number) <= len(wire["options"])):
            return None
        if sign and not (units.isdecimal() and len(units) < 4):
            return None
        refs += [wire["options"][int(number) - 1]] * (int(units) if sign else 1)
    within = all(refs.count(ref) <= limit for ref, limit in zip(wire["options"], wire["limits"], strict=True))
    return refs if within and wire["lo"] <= len(refs) <= wire["hi"] else None
