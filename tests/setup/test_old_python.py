"""What the machine's own Python runs must be readable by any version, to say in one sentence which one is needed."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path("scripts/make_venv.py")
OLD = ("python2.7", "python3.6", "python3.8", "python3.10")


def test_only_this_script_is_run_by_the_machines_python() -> None:
    assert re.findall(r"\$\(PYTHON\) (\S+)", Path("Makefile").read_text(encoding="utf-8")) == [str(SCRIPT)]


def test_it_uses_no_syntax_that_old_versions_lack() -> None:
    text = SCRIPT.read_bytes()
    assert text.isascii(), "Python 2 reads other letters only with a declaration"
    for node in ast.walk(ast.parse(text, feature_version=(3, 4))):
        assert not isinstance(node, (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.AsyncFunctionDef))
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
            assert not any(one.annotation for one in [*node.args.args, *node.args.kwonlyargs])
            assert not node.args.kwonlyargs
        if isinstance(node, ast.Call):
            assert getattr(node.func, "id", "") != "print", "a statement in Python 2"
            assert not any(isinstance(one, ast.Starred) for one in node.args[:-1])
        if isinstance(node, ast.Raise):
            assert node.cause is None


@pytest.mark.parametrize("name", OLD)
def test_an_old_python_says_which_one_is_needed(name: str, tmp_path: Path) -> None:
    python = shutil.which(name)
    if python is None or subprocess.run([python, "--version"], capture_output=True, check=False).returncode:
        pytest.skip(f"no {name} here")
    ended = subprocess.run(
        [python, str(SCRIPT), str(tmp_path / "venv")], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("Stolik needs Python 3.11 or newer")
    assert not (tmp_path / "venv").exists()
