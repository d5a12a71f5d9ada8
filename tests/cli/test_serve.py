"""`stolik serve` starts the server, if it is installed."""

from __future__ import annotations

import json
import re
import shlex
import sys
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path
from unittest.mock import Mock, patch

import pytest
from tests.cli.command import stolik

from stolik.cli import installed
from stolik.server import Retention, Settings
from stolik.server.errors import PortInUse

ROOT = Path(__file__).parents[2]


def test_what_was_chosen_reaches_the_server() -> None:
    with patch("stolik.server.serve") as serve:
        ended = stolik(
            *("serve", "--host", "::1", "--port", "8123", "--db", "t.db", "--open", "--keep-unbegun", "0"),
            *("--name", "Stolik.example.org.", "--metrics", "figures", "--log-level", "warning"),
            lang="pl",
        )
    assert ended.code == 0
    settings = Settings(
        keep=Retention(unbegun=0, unfinished=365, finished=90),
        names=frozenset({"stolik.example.org"}),
        metrics="/figures",
        log_level="warning",
    )
    serve.assert_called_once_with(
        host="::1", port=8123, db=Path("t.db"), lang="pl", open_browser=True, settings=settings
    )


def test_its_troubles_are_told() -> None:
    with patch("stolik.server.serve", side_effect=PortInUse(port=8000, other=8001)):
        ended = stolik("serve", lang="pl")
    assert ended.code == 2
    assert "stolik serve --port 8001" in ended.err


def test_a_level_of_the_log_that_does_not_exist_is_refused() -> None:
    with patch("stolik.server.serve") as serve:
        ended = stolik("serve", "--log-level", "debug")
    assert (ended.code, serve.called) == (2, False)
    assert "--log-level" in ended.err


def test_a_missing_extra_is_named_with_a_command_that_works() -> None:
    without = {name: module for name, module in sys.modules.items() if not name.startswith("stolik.server")}
    with patch.dict(sys.modules, without | {"uvicorn": None}, clear=True):
        english, polish = stolik("serve"), stolik("serve", lang="pl")
    assert (english.code, english.out) == (2, "")
    assert "Install them with: " in english.err
    assert "Zainstaluj je poleceniem: " in polish.err
    for said in (english.err, polish.err):
        python, *words, place = shlex.split(said.partition(": ")[2])
        assert (python, words) == (sys.executable, ["-m", "pip", "install", "--editable"])
        assert place.endswith("[server]")
        assert (Path(place.removesuffix("[server]")) / "pyproject.toml").is_file()


def test_the_server_needs_only_what_is_installed_for_it() -> None:
    """Calls, services and the laboratory need more, which `make play` does not install."""
    listed = re.findall(r"^([\w.-]+)==", (ROOT / "requirements/server.txt").read_text("utf-8"), re.MULTILINE)
    given = {re.sub(r"[-_.]+", "-", name).lower() for name in ("stolik", *listed)}
    others = {
        module: None
        for module, needs in packages_distributions().items()
        if not given & {re.sub(r"[-_.]+", "-", name).lower() for name in needs}
    }
    assert "cryptography" in others
    without = {
        name: module for name, module in sys.modules.items() if name.partition(".")[0] not in {"stolik", *others}
    }
    with patch.dict(sys.modules, without | others, clear=True):
        import_module("stolik.server.serving")


NEEDS = ["rich>=14", 'starlette>=1.0; extra == "server"', "ruff; extra == 'dev'"]


@pytest.mark.parametrize(
    ("origin", "package", "asked", "page"),
    [
        ("checkout", "checkout/src/stolik", "--editable '{checkout}[server]'", "make -C '{checkout}' install"),
        ("checkout", "lib/site-packages/stolik", "'{checkout}[server]'", "--force-reinstall --no-deps '{checkout}'"),
        ("checkout", "checkout/.venv/lib/stolik", "'{checkout}[server]'", "--force-reinstall --no-deps '{checkout}'"),
        ("stolik.whl", "lib/site-packages/stolik", "'{wheel}[server]'", ""),
        ("gone", "lib/site-packages/stolik", "'starlette>=1.0'", ""),
        (None, "lib/site-packages/stolik", "'starlette>=1.0'", ""),
        (None, "checkout/src/stolik", "--editable '{checkout}[server]'", "make -C '{checkout}' install"),
    ],
)
def test_commands_name_places_that_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, origin: str | None, package: str, asked: str, page: str
) -> None:
    """However Stolik was installed: from a checkout, from a package file, or from a place that is gone or unknown."""
    folder = tmp_path / "my games"
    checkout, wheel = folder / "checkout", folder / "stolik.whl"
    checkout.mkdir(parents=True)
    (checkout / "pyproject.toml").touch()
    wheel.touch()
    written = Mock(requires=NEEDS)
    written.read_text.return_value = None if origin is None else json.dumps({"url": (folder / origin).as_uri()})
    monkeypatch.setattr(installed, "distribution", lambda _: written)
    monkeypatch.setattr(installed, "PACKAGE", folder / package)
    names = {"checkout": checkout, "wheel": wheel}
    assert installed.install_command("server").endswith(f" -m pip install {asked.format(**names)}")
    assert installed.page_command().endswith(page.format(**names))
    assert bool(installed.page_command()) == bool(page)


@pytest.mark.parametrize(
    ("command", "said"),
    [("make -C /stolik install", "make -C /stolik install"), ("", "install Stolik again")],
)
def test_a_missing_page_is_told_at_the_start(
    command: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.built.WEB", tmp_path)
    monkeypatch.setattr("stolik.cli.serve.page_command", lambda: command)
    with patch("stolik.server.serve") as serve:
        ended = stolik("serve")
    assert said in ended.err
    assert "Node.js 20.19" in ended.err
    assert serve.called


@pytest.mark.parametrize("days", ["0.5", "nan", "inf", "-1", "1e9", "x", "", "999999999"])
@pytest.mark.parametrize("which", ["--keep-unbegun", "--keep-finished", "--keep-unfinished"])
def test_days_are_whole(which: str, days: str) -> None:
    with patch("stolik.server.serve") as serve:
        for lang, said in (("en", "whole number"), ("pl", "liczbę całkowitą")):
            ended = stolik("serve", which, days, lang=lang)
            assert (ended.code, ended.err.count("\n"), said in ended.err) == (2, 1, True)
    serve.assert_not_called()
