"""Errors as sent to clients: id, arguments, and a sentence in their language."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.errors import IllegalAnswer, StolikError
from stolik.core.question import Question
from stolik.text import catalogue

STATUS = {
    "unknown_table": 404,
    "no_moment": 404,
    "no_parcel": 404,
    "not_yet": 403,
    "nothing_here": 404,
    "password_needed": 401,
    "host_key_needed": 401,
    "no_such_table": 404,
    "no_such_report": 404,
    "table_binned": 409,
    "table_not_binned": 409,
    "foreign_origin": 403,
    "foreign_seat": 403,
    "not_host": 403,
    "muted": 403,
    "sees_later": 403,
    "too_early": 503,
    "not_over": 403,
    "day_runs": 403,
    "day_seats": 403,
    "no_day": 404,
    "deal_gone": 409,
    "no_free_seat": 409,
    "seats_held": 409,
    "never_open": 409,
    "no_beginning": 409,
    "other_pack": 409,
    "other_rules": 409,
    "too_large": 413,
    "foreign_host": 421,
    "no_upgrade": 426,
    "rate_limited": 429,
    "internal": 500,
    "not_built": 503,
    "not_kept": 503,
    "not_read": 503,
    "house_full": 503,
    "reports_full": 507,
}
"""HTTP status by error id; any other is 400."""


def problem(error: StolikError, lang: str, game: str = "", question: Question[Any] | None = None) -> bytes:
    """The message for an error, as JSON. The legal answers in it come from `question`, the seat's question."""
    text = sentence(error, lang, game, question)
    return msgspec.json.encode({"error": {"id": error.id, "args": error.details, "text": text}})


def sentence(error: StolikError, lang: str, game: str = "", question: Question[Any] | None = None) -> str:
    """What an error says to a person."""
    asked = question.wire() if question is not None and isinstance(error, IllegalAnswer) else None
    return catalogue(lang, game).complain(error.id, error.details, asked)
