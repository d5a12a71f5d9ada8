"""Files for deployment: the image holds what it needs and no secret, and a bot cannot end the service."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.server.house import House

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Containerfile").read_text()
IGNORED = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
KEPT = [line[1:] for line in IGNORED if line[0] == "!"]
HEALTH = "python /stolik/health.py"


def settings(unit: str) -> dict[str, str]:
    """The settings of a unit of systemd, without those in comments."""
    lines = (ROOT / "deploy" / unit).read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and line[0] != "#")


def test_an_image_is_built_from_what_is_named_and_nothing_else() -> None:
    """Docker and Podman both read `.dockerignore`, unless there is a `.containerignore`, which only Podman reads."""
    assert not (ROOT / ".containerignore").exists()
    assert IGNORED[0] == "*"
    assert [name for name in KEPT if not (ROOT / name).exists()] == []
    assert {"src/stolik/web/dist", "**/*.db*"} <= set(IGNORED[len(KEPT) + 1 :])


def test_what_the_image_is_built_with_is_in_it() -> None:
    used = {*re.findall(r"(?:scripts|requirements|deploy)/[\w.]+", re.sub("#.*", "", RECIPE))}
    used |= {"package-lock.json", "pyproject.toml", "README.md", "LICENSE", "vite.config.ts", "src"}
    assert len(used) > 9
    assert [one for one in used if not any(one == kept or one.startswith(f"{kept}/") for kept in KEPT)] == []


def test_the_container_is_checked_in_any_image_format() -> None:
    assert settings("stolik.container")["HealthCmd"] == HEALTH
    assert f'--health-cmd "{HEALTH}"' in (ROOT / "docs/hosts.md").read_text()
    assert re.findall(r'"([^"]+)"', RECIPE.partition("HEALTHCHECK")[2])[:2] == HEALTH.split()
    assert "COPY deploy/health.py /stolik/health.py" in RECIPE


@pytest.mark.long
def test_the_health_check_fails_where_no_server_answers(tmp_path: Path) -> None:
    check = (ROOT / "deploy/health.py").read_text()
    assert ":8000/" in check
    with House(tmp_path / "t.db") as house:
        here = [sys.executable, "-c", check.replace(":8000/", f":{house.port}/")]
        assert subprocess.run(here, check=False).returncode == 0
    assert subprocess.run(here, check=False, capture_output=True).returncode != 0


@pytest.mark.parametrize("name", ["stolik.service", "stolik.container"])
def test_a_bot_that_takes_too_much_memory_does_not_end_the_service(name: str) -> None:
    service = settings(name)
    assert (service["OOMPolicy"], service["Restart"]) == ("continue", "on-failure")
    assert "MemoryHigh" not in service


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_unit_with_a_python_in_a_home_folder(tmp_path: Path) -> None:
    unit = (ROOT / "deploy/stolik.service").read_text()
    assert settings("stolik.service")["ProtectHome"] == "tmpfs"
    assert "\n#BindReadOnlyPaths=/home/" in unit
    unit = unit.replace("/opt/stolik/.venv/bin/stolik", sys.executable).replace("\n#Bind", "\nBind")
    (tmp_path / "stolik.service").write_text(unit)
    verify = ["systemd-analyze", "verify", str(tmp_path / "stolik.service")]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_everything_that_the_server_asks_for_is_used() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    here = [one for one in asked if "sys_platform" not in one]
    names = {re.split(r"[<>=~!; ]", one)[0] for one in here}
    assert not [name for name in names if "[" in name], "an extra may bring what nothing uses"
    code = "import sys, stolik.server, uvicorn; uvicorn.Config('').get_loop_factory(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert names <= {*loaded}
