"""`stolik serve` starts the server, if it is installed."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from tests.cli.command import stolik

from stolik.server import Retention, Settings
from stolik.server.errors import PortInUse


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


def test_a_missing_extra_is_named() -> None:
    without = {name: module for name, module in sys.modules.items() if not name.startswith("stolik.server")}
    with patch.dict(sys.modules, without | {"uvicorn": None}, clear=True):
        english, polish = stolik("serve"), stolik("serve", lang="pl")
    assert (english.code, english.out) == (2, "")
    assert 'pip install "stolik[server]"' in english.err
    assert "Zainstaluj" in polish.err


@pytest.mark.parametrize("days", ["0.5", "nan", "inf", "-1", "1e9", "x", "", "999999999"])
@pytest.mark.parametrize("which", ["--keep-unbegun", "--keep-finished", "--keep-unfinished"])
def test_days_are_whole(which: str, days: str) -> None:
    with patch("stolik.server.serve") as serve:
        for lang, said in (("en", "whole number"), ("pl", "liczbę całkowitą")):
            ended = stolik("serve", which, days, lang=lang)
            assert (ended.code, ended.err.count("\n"), said in ended.err) == (2, 1, True)
    serve.assert_not_called()
