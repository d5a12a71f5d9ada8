"""`stolik serve` hands over to the server, if it is there."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock, patch

import pytest
from tests.cli.command import stolik


def serving(module: Any) -> Any:
    return patch("stolik.cli.serve.import_module", module)


def test_what_was_chosen_reaches_the_server() -> None:
    serve = Mock()
    with serving(Mock(return_value=SimpleNamespace(serve=serve))):
        ended = stolik("serve", "--host", "::1", "--port", "8123", "--db", "t.db", "--open", lang="pl")
    assert ended.code == 0
    serve.assert_called_once_with(host="::1", port=8123, db=Path("t.db"), lang="pl", open_browser=True)


def test_a_missing_extra_is_named() -> None:
    with serving(Mock(side_effect=ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn"))):
        english, polish = stolik("serve"), stolik("serve", lang="pl")
    assert (english.code, english.out) == (2, "")
    assert 'pip install "stolik[server]"' in english.err
    assert "Zainstaluj" in polish.err


def test_a_fault_of_ours_is_not_mistaken_for_it() -> None:
    with (
        serving(Mock(side_effect=ModuleNotFoundError("No module named 'stolik.sever'", name="stolik.sever"))),
        pytest.raises(ModuleNotFoundError),
    ):
        stolik("serve")
