"""The catalogues of effects, whether or not their game is in the registry yet."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import stolik
from stolik.text import Catalogue

PACKAGE = Path(stolik.__file__).parent


class Strict(Catalogue):
    """Raises what a catalogue would show as an id."""

    def say(self, id: str, /, **args: Any) -> str:
        text, problems = self.render(id, **args)
        if problems:
            raise AssertionError(id, problems, args)
        return text


@cache
def strict(lang: str, game: str) -> Strict:
    """The program's texts and a game's."""
    folders = (PACKAGE / "text", PACKAGE / "games" / game / "text")
    files = [file for folder in folders for file in sorted((folder / lang).glob("*.ftl"))]
    return Strict(lang, {str(file): file.read_text(encoding="utf-8") for file in files})
