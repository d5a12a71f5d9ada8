"""Pages on their own: files that show a game again without a server (docs/decisions/0055-pages-on-their-own.md)."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Sequence
from pathlib import Path

import msgspec

from stolik.core.installed import find_game
from stolik.guides import book_of
from stolik.server.errors import NotBuilt
from stolik.server.tables.replays.film import Film
from stolik.text import sent_texts
from stolik.text.languages import LANGUAGES

HERE = "<!-- inside -->"
"""Where the built page is filled."""
PLAIN = "plain"
"""The built page of games without a board of their own."""


def exported(films: Sequence[Film], web: Path, lang: str = "") -> bytes:
    """The page that shows a game's `films`, and nothing else of it: the first film first. It begins in this language,
    by default in the reader's own. `web` is the folder of the built client. Raises NotBuilt.
    """
    game = films[0].game
    answers = {f"film?as={film.eyes}": _text(film) for film in films}
    answers |= {f"api/texts/{game}/{one}": sent_texts(game, one) for one in LANGUAGES}
    answers[f"api/rules/{game}"] = _text(book_of(find_game(game)).chapter)
    inside = msgspec.json.encode({"lang": lang, "eyes": films[0].eyes, "answers": answers})
    packed = base64.b64encode(gzip.compress(inside, mtime=0)).decode()
    return _built(game, web).replace(HERE, f'<script type="text/plain" id="inside">{packed}</script>').encode()


def _text(of: object) -> str:
    return msgspec.json.encode(of).decode()


def _built(game: str, web: Path) -> str:
    for name in (game, PLAIN):
        page = web / "exported" / f"{name}.html"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise NotBuilt
