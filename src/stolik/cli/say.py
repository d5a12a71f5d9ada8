"""The language and the output of the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from rich.console import Console

from stolik.cli.streams import FULL
from stolik.core.errors import BadLine, StolikError
from stolik.core.game import Game
from stolik.core.inner.codec import LARGEST
from stolik.core.question import SEATS
from stolik.core.table import Outcome
from stolik.text import Catalogue, catalogue
from stolik.text.languages import DEFAULT, nearest

WRONG = 2
"""The exit code of a command that failed."""


def language(lang: str | None = None) -> str:
    """`lang` if it is given and known, else the language of the environment, else English."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return nearest(lang or "") or nearest(next(filter(None, wishes), "")) or DEFAULT


def language_of(args: Sequence[str]) -> str:
    """The language of a command line that may not be valid."""
    for word, following in zip(args, [*args[1:], ""], strict=False):
        if word == "--lang":
            return language(following)
        if word.startswith("--lang="):
            return language(word.removeprefix("--lang="))
    return language()


def texts(lang: str | None, game: str = "") -> Catalogue:
    """The program's texts, with those of a game if one is named."""
    return catalogue(language(lang), game)


def out() -> Console:
    """Console for results; no line wrapping."""
    return Console(highlight=False, soft_wrap=True)


def err() -> Console:
    """Console for errors and progress."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def line(console: Console, text: str, style: str = "") -> None:
    """Print a line of plain text, without markup."""
    console.print(text, style=style or None, markup=False, emoji=False)


def print_json(document: bytes) -> None:
    """Print a JSON document, the only output of `--json`. It is UTF-8 in every locale, as JSON is."""
    sys.stdout.flush()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.buffer.write(document + b"\n")
    else:
        sys.stdout.write(document.decode() + "\n")


def read_save(file: Path) -> bytes:
    """The bytes of a file with a save, and no more of a larger one than shows that it is none. Raises OSError."""
    with file.open("rb") as opened:
        return opened.read(LARGEST + 1)


def sentence(error: StolikError, words: Catalogue, question: Mapping[str, Any] | None = None) -> str:
    """An error as a sentence."""
    if isinstance(error, BadLine):
        reason = words.complain(error.cause, error.facts)
        return words.say(f"error-{error.id}", file=error.file, line=str(error.line), reason=reason)
    return words.complain(error.id, error.details, question)


def file_trouble(error: OSError, words: Catalogue) -> str:
    """Why a file cannot be opened or the output cannot be written, as a sentence."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return words.say("error-output_failed" if error.errno in FULL else "error-system", reason=reason)
    if isinstance(error, FileNotFoundError):
        return words.say("error-file_not_found", file=str(error.filename))
    return words.say("error-file_unreadable", file=str(error.filename), reason=reason)


def print_outcome(console: Console, outcome: Outcome, words: Catalogue) -> None:
    """Print how a game ended: the reason, the winners, and the points if any were counted."""
    line(console, words.say(f"reason-{outcome.reason}"), "bold")
    line(console, words.say("cli-over", seats=[SEATS[seat].ref for seat in outcome.winners]), "bold")
    ranked = sorted(enumerate(outcome.scores), key=lambda score: outcome.ranks[score[0]] if outcome.ranks else 0)
    for seat, points in ranked:
        place = f"{outcome.ranks[seat]}. " if outcome.ranks else ""
        line(console, place + words.say("cli-score", seat=SEATS[seat].ref, points=points))
    if outcome.bar is not None:
        line(console, words.say("cli-bar", points=sum(outcome.scores), bar=outcome.bar))


def game_name(game: Game[Any], lang: str) -> str:
    """The game's name in a language."""
    return catalogue(lang, game.id).say(f"game-{game.id}")
