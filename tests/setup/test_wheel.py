"""A wheel holds everything needed to play, without the sources of the front end."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_wheel_ships_what_is_needed(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("dist", "__pycache__"))
    package = tmp_path / "src/stolik"
    wanted = ["web/dist/index.html", "web/dist/assets/app.css", "games/_probe/text/pl.ftl", "games/_probe/cards.toml"]
    for name in wanted:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("probe")

    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path / "out")]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)

    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"stolik/{name}" for name in [*wanted, "py.typed", "__init__.py"]} <= names
    sources = {name for name in names if name.endswith((".svelte", ".ts", ".css", ".html"))}
    assert sources == {"stolik/web/dist/index.html", "stolik/web/dist/assets/app.css"}
