"""References as the bot reads and writes them."""

from __future__ import annotations

from typing import Any

from stolik.core.question import Question


def options(question: Question[Any]) -> list[str]:
    """References of all options."""
    return [option.ref for option in question.options]  # type: ignore[attr-defined]


def best(values: dict[str, float]) -> str:
    """The reference with the highest value; the first among equals."""
    return max(values, key=lambda ref: values[ref])
