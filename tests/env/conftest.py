"""Games of other packages stand beside ours."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from stolik.core.installed import INSTALLED

PACKAGES = Path(__file__).parents[1] / "plugin"


@pytest.fixture(autouse=True)
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGES)
    for name in ("bazaar", "goofspiel"):
        monkeypatch.setitem(INSTALLED, name, import_module(f"stolik_{name}").GAME)
