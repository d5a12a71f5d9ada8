"""A copy of the template in another package (docs/adding-a-game.md) is a whole game at once."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.games import _template

pytestmark = pytest.mark.long

POINTS = "[stolik.games]\nhighest = stolik_highest:GAME\n"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The template as another package that is installed."""
    folder = tmp_path_factory.mktemp("package")
    game = folder / "stolik_highest"
    shutil.copytree(Path(_template.__file__).parent, game, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (game / "__init__.py", *game.glob("text/*/*.ftl")):
        file.write_text(file.read_text(encoding="utf-8").replace("_template", "highest"), encoding="utf-8")
    info = folder / "stolik_highest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stolik-highest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    return folder


def stolik(package: Path, *args: str) -> str:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(package)])}
    command = [sys.executable, "-m", "stolik", *args]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=env)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_it_keeps_the_laws_and_has_all_its_texts(package: Path) -> None:
    findings = json.loads(stolik(package, "laws", "highest", "--games", "1", "--json"))
    assert len(findings) > 8
    assert [finding for finding in findings if finding["problem"]] == []


def test_it_can_be_simulated(package: Path) -> None:
    report = json.loads(stolik(package, "simulate", "highest", "--players", "3", "--games", "50", "--json"))
    assert (report["games"], report["errors"]) == (50, 0)
