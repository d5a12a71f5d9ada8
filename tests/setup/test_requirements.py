"""Dependencies are pinned by hash and name no registry: any that serves the same files will do."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+)(?P<rest>.*)$")


def pins(file: Path) -> dict[str, tuple[str, str]]:
    """Package name -> (version, what follows it on its logical line)."""
    lines = file.read_text().replace("\\\n", " ").splitlines()
    matches = [PIN.match(line) for line in lines]
    assert all(matches), f"{file.name} holds a line that is no pin"
    return {match["name"]: (match["version"], match["rest"]) for match in matches if match}


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_every_pin_has_hashes_and_no_address(file: Path) -> None:
    assert "://" not in file.read_text()
    found = pins(file)
    assert found
    assert [name for name, (_, rest) in found.items() if "--hash=sha256:" not in rest] == []


@pytest.mark.parametrize("part", ["server", "build"])
def test_tests_run_with_what_is_played_with(part: str) -> None:
    dev = pins(ROOT / "requirements/dev.txt")
    for name, (version, _) in pins(ROOT / f"requirements/{part}.txt").items():
        assert dev[name][0] == version, name


@pytest.mark.parametrize(("file", "extras"), [("server", ["server"]), ("dev", ["server", "dev"])])
def test_every_declared_dependency_is_pinned(file: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = [*project["dependencies"]]
    for extra in extras:
        declared += project["optional-dependencies"][extra]
    names = {re.split(r"[\[<>=~! ]", line)[0].lower().replace(".", "-") for line in declared} - {"stolik"}
    assert names <= pins(ROOT / f"requirements/{file}.txt").keys()


def test_the_front_end_is_locked_without_addresses() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    installed = {path: entry for path, entry in packages.items() if path}
    assert installed
    assert [path for path, entry in installed.items() if "integrity" not in entry or "resolved" in entry] == []


def test_the_front_end_asks_for_exact_versions() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    asked = package.get("dependencies", {}) | package["devDependencies"]
    assert [name for name, version in asked.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
