"""What the documentation names exists: files, modules, commands, options, fields and targets."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest
import typer

import stolik
from stolik.cli.app import app
from stolik.core.dealing import Deal
from stolik.core.game import Game
from stolik.core.table import Table
from stolik.scenario import Scenario, read_text
from stolik.scenario import run as play
from stolik.server.storage.records import Kind

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = [ROOT, ROOT / "src", ROOT / "src/stolik", ROOT / "tests", ROOT / "src/stolik/games/_template"]
FOLDERS += [game.folder for game in stolik.games().values()]
FOLDERS += [ROOT / "tests/browser", ROOT / "src/stolik/content"]
NOT_MODULES = {
    "stolik.service", "stolik.conf", "stolik.container", "stolik.db", "stolik.games", "stolik.password",
    "stolik.example.org",
}  # fmt: skip
"""Files, addresses and an entry point."""
COMMANDS: Any = typer.main.get_command(app)


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def code(page: Path) -> list[str]:
    """All that is set as code: in a line, or a line of a block."""
    blocks = re.findall(r"```[a-z]*\n(.*?)```", text(page), re.DOTALL)
    inline = re.sub(r"```.*?```", "", text(page), flags=re.DOTALL)
    return [*re.findall(r"`([^`\n]+)`", inline), *(line.strip() for block in blocks for line in block.splitlines())]


@pytest.fixture(params=PAGES, ids=lambda page: page.name)
def page(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_every_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]+`(?!\])", "", text(page), flags=re.DOTALL)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", prose) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


def test_the_journeys_pass_through_functions_that_exist() -> None:
    rows = re.findall(r"^\|[^|\n]*\| `([^`\n]+)` \| (`[^|\n]+`) \|$", text(ROOT / "docs/architecture.md"), re.MULTILINE)
    named = [(file, name) for file, names in rows for name in re.findall(r"`([^`]+)`", names)]
    assert len(named) > 25
    for file, name in named:
        defined = (
            rf"(?:def|class|function|=) ?{re.escape(name)}\b|^ *{re.escape(name)}\(|(?:const|let) {re.escape(name)}\b"
        )
        assert re.search(defined, text(ROOT / "src/stolik" / file), re.MULTILINE), (file, name)


def test_every_file_of_the_repository_that_is_named_exists(page: Path) -> None:
    named = {
        word for word in code(page) if re.fullmatch(r"(?!/)[\w./-]+/[\w.-]+\.(?:py|toml|md|ts|svelte|ftl|sh)", word)
    }
    named -= {"target/pack.toml"}
    missing = [name for name in named if not any((folder / name).exists() for folder in FOLDERS)]
    assert missing == []


def test_every_module_and_name_can_be_imported(page: Path) -> None:
    for name in set(re.findall(r"\bstolik(?:\.[A-Za-z_]\w*)+", " ".join(code(page)))):
        if name in NOT_MODULES:
            continue
        parts = name.split(".")
        found: Any = None
        for count in range(len(parts), 0, -1):
            try:
                found = import_module(".".join(parts[:count]))
            except ModuleNotFoundError:
                continue
            break
        for attribute in parts[count:]:
            assert hasattr(found, attribute), name
            found = getattr(found, attribute)


def test_every_command_and_option_is_known(page: Path) -> None:
    for line in code(page):
        for words in (part.split() for part in re.split(r"[|;&]", line)):
            if "stolik" not in words or words[0] not in ("stolik", "$"):
                continue
            check_command(words[words.index("stolik") + 1 :], line)


def check_command(words: list[str], line: str) -> None:
    command: Any = COMMANDS
    for word in words:
        if hasattr(command, "commands") and not word.startswith("-"):
            assert word in command.commands, line
            command = command.commands[word]
        elif re.match(r"--[a-z]", word):
            known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)} | {"--help"}
            assert word.partition("=")[0] in known, line


def test_every_target_of_make_exists(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", text(ROOT / "Makefile"), re.MULTILINE))
    named = {found[1] for word in code(page) if (found := re.match(r"make ([a-z-]+)", word))}
    assert named <= targets


def test_every_field_of_a_game_and_call_of_a_table_exists(page: Path) -> None:
    said = " ".join(code(page))
    for known, names in (
        (Game, re.findall(r"\bGame\.(\w+)", said)),
        (Table, re.findall(r"\bt\.(ask\w*|together|chance|tell|reveal|finish)\(", said)),
        (Deal, re.findall(r"\bdeal\.(\w+)\(", said)),
    ):
        fields = {*dir(known), *getattr(known, "__dataclass_fields__", ())}
        assert [name for name in names if name not in fields] == []


def test_every_kind_of_seat_is_named_in_the_protocol() -> None:
    for kind in get_args(Kind):
        assert f"`{kind}`" in text(ROOT / "docs/protocol.md")


def test_the_scenarios_of_the_documentation_hold() -> None:
    blocks = re.findall(r"```\n(scenario:.*?)```", text(ROOT / "docs/scenarios.md"), re.DOTALL)
    assert len(blocks) >= 3
    for block in blocks:
        [scenario] = read_text(block)
        assert isinstance(scenario, Scenario), scenario
        assert play(scenario) is None
