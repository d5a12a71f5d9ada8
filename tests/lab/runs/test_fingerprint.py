"""Whatever code of a bot changes, its results are not mixed with those of before."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stolik.lab.runs import fingerprint
from stolik.lab.runs.plan import read_plan

PLAN = 'game = "not_alone"\nplayers = 2\nbots = ["own_bots:bot", "clever.player:bot"]\n'
BOT = "from stolik.bots.random_bot import RandomBot as bot\n"
CODE = {
    "own_bots.py": f"import json, thoughts\n{BOT}",
    "thoughts.py": "from habits.good import patience\n",
    "habits/good.py": "patience = 1\n",
    "clever/__init__.py": "",
    "clever/player.py": f"from . import plan\n{BOT}",
    "clever/plan.py": "",
    "clever/weights.toml": "bold = 1\n",
    "unrelated.py": "",
    "site-packages/bought.py": "",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in CODE.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", str(tmp_path / "site-packages"), *sys.path])
    for module in ("own_bots", "thoughts", "habits", "clever", "clever.player", "clever.plan", "bought"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def now() -> str:
    fingerprint._digest.cache_clear()
    return fingerprint.fingerprint(read_plan(PLAN))


def test_a_change_of_what_a_bot_imports_is_seen(folder: Path) -> None:
    before = now()
    (folder / "unrelated.py").write_text("changed = 1\n")
    (folder / "clever/notes.txt").write_text("changed")
    assert now() == before, "nobody imports it"
    for name in ("own_bots.py", "thoughts.py", "habits/good.py", "clever/plan.py", "clever/weights.toml"):
        (folder / name).write_text(CODE[name] + "# changed\n")
        assert now() != before, name
        (folder / name).write_text(CODE[name])
        assert now() == before, name


def test_what_is_installed_is_not_compared(folder: Path) -> None:
    (folder / "thoughts.py").write_text("def think() -> None:\n    import bought, nowhere\n")
    before = now()
    (folder / "site-packages/bought.py").write_text("changed = 1\n")
    assert now() == before
