"""Games of other packages on the command line, as if they were installed, in the process of the test."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from tests.cli import command

from stolik.core.installed import INSTALLED

PACKAGES = Path(__file__).parents[1] / "plugin"


@pytest.fixture
def beside_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGES)
    for name in ("bazaar", "goofspiel"):
        monkeypatch.setitem(INSTALLED, name, import_module(f"stolik_{name}").GAME)


def stolik(*args: str, said: str = "", code: int = 0, lang: str = "en") -> str:
    """What a command prints that ends with this exit code."""
    ended = command.stolik(*args, typed=said, lang=lang)
    assert ended.code == code, ended.err
    return ended.out + ended.err if code else ended.out
