"""The linters find what they should find."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def check_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the import contract on a copy of the sources."""
    program = Path(sys.executable).parent / "lint-imports"
    env = os.environ | {"PYTHONPATH": str(folder / "src")}
    return subprocess.run(
        [program, "--no-cache", "--config", folder / "pyproject.toml"],
        cwd=folder,
        check=False,
        env=env,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for file in (ROOT / "src").rglob("*.py"):
        target = tmp_path / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    for part in ("bots", "lab", "server"):
        (tmp_path / "src/stolik" / part).mkdir(exist_ok=True)
        (tmp_path / "src/stolik" / part / "__init__.py").touch()
    return tmp_path


def test_the_import_contract_holds(copy: Path) -> None:
    result = check_imports(copy)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/stray.py", "import stolik.registry"),
        ("core/stray.py", "import stolik"),
        ("games/stray/__init__.py", "import stolik.registry"),
        ("games/stray/__init__.py", "import stolik.games.not_alone"),
        ("bots/stray.py", "import stolik.games.not_alone"),
        ("bots/stray.py", "import stolik.server"),
        ("server/stray.py", "import stolik.games.not_alone"),
        ("lab/stray.py", "import stolik.games.not_alone"),
        ("stray.py", "import json"),
    ],
)
def test_a_forbidden_import_is_found(copy: Path, module: str, line: str) -> None:
    file = copy / "src/stolik" / module
    file.parent.mkdir(parents=True, exist_ok=True)
    (file.parent / "__init__.py").touch()
    file.write_text(f'"""A stray module."""\n\n{line}\n')
    result = check_imports(copy)
    assert result.returncode == 1
    assert "stray" in result.stdout


UP = "from stolik.core.inner.codec import load"
"""The kernel's saves stand above its log."""


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(UP, id="plain"),
        pytest.param(f"if TYPE_CHECKING:\n    {UP}", id="for types"),
        pytest.param(f"def late():\n    {UP}", id="in a function"),
    ],
)
def test_a_circle_in_the_kernel_is_found(copy: Path, lines: str) -> None:
    with (copy / "src/stolik/core/log.py").open("a") as file:
        file.write(f"\nfrom typing import TYPE_CHECKING\n{lines}\n")
    result = check_imports(copy)
    assert result.returncode == 1
    assert "No files of the kernel import each other in a circle" in result.stdout
    assert ".log -> .inner" in result.stdout


def test_a_private_field_of_a_position_is_found(tmp_path: Path) -> None:
    program = Path(sys.executable).parent / "ruff"
    stray = "src/stolik/core/play.py"
    command: list[str | Path] = [program, "check", "--no-cache", "--select=SLF", f"--stdin-filename={stray}", "-"]
    found = subprocess.run(command, cwd=ROOT, input="position._state\n", capture_output=True, text=True, check=False)
    assert "SLF001" in found.stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize(
    "linter", ["ruff check", "ruff format --check", "mypy", "lint-imports", "npm run --silent check"]
)
def test_make_test_runs_every_linter(linter: str) -> None:
    planned = subprocess.run(["make", "--dry-run", "test"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert planned.index(linter) < planned.index("-m pytest")
