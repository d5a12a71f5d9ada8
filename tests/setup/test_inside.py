"""What a position is made of, with all its secrets, is read by the kernel only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src/stolik"


def names(source: str) -> set[str]:
    """All names that a file imports or reads from something but itself."""
    nodes = list(ast.walk(ast.parse(source)))
    imported = {name.name for node in nodes if isinstance(node, ast.ImportFrom) for name in node.names}
    return imported | {node.attr for node in nodes if isinstance(node, ast.Attribute) and not _own(node)}


def _own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def test_only_the_kernel_reads_what_a_position_is_made_of() -> None:
    outside = [file for file in SOURCES.rglob("*.py") if SOURCES / "core" not in file.parents]
    assert [file for file in outside if names(file.read_text(encoding="utf-8")) & {"inside_of", "_inside"}] == []


@pytest.mark.parametrize(
    "line", ["position._inside.state", "from stolik.core.position import inside_of as i", "position.inside_of(p)"]
)
def test_a_read_from_outside_is_found(line: str) -> None:
    assert names(line) & {"inside_of", "_inside"}
