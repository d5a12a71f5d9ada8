"""Write the client's types of each game's view, `board/fields.ts`, from the declarations in `view/fields.py`.

.venv/bin/python scripts/view_types.py           # write them
.venv/bin/python scripts/view_types.py --check   # say which are out of date; `make lint` does this
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, get_origin

import msgspec
from msgspec import inspect as types

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "stolik" / "games"
WIDTH = 118
PLAIN: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
}


def main() -> None:
    """Write or check the files of all games with a board."""
    stale = []
    for file, text in written():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.relative_to(ROOT))
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"Out of date: {', '.join(map(str, stale))}. Run scripts/view_types.py.")


def written() -> Iterator[tuple[Path, str]]:
    """Each file with what it should hold."""
    for fields in sorted(GAMES.glob("*/view/fields.py")):
        game = fields.parts[-3]
        yield GAMES / game / "board" / "fields.ts", typescript(import_module(f"stolik.games.{game}.view.fields"))


def typescript(module: ModuleType) -> str:
    """The structs of a module as interfaces, with their docstrings as comments. Raises TypeError for a type that the
    client would not receive as it is declared.
    """
    tree = ast.parse(inspect.getsource(module))
    structs = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    named = {
        _type(types.type_info(kind), {}): name for name, kind in vars(module).items() if get_origin(kind) is Annotated
    }
    parts = [f"/** Written by scripts/view_types.py from {module.__name__.removeprefix('stolik.')}: change that. */\n"]
    if named:
        parts.append("".join(f"export type {name} = {kind};\n" for kind, name in named.items()))
    parts += [_interface(getattr(module, node.name), node, named) for node in structs]
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct], node: ast.ClassDef, named: Mapping[str, str]) -> str:
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    notes = _notes(node)
    lines = [_comment(ast.get_docstring(node) or "", ""), f"export interface {node.name} {{\n"]
    for field in described.fields:
        lines += [_comment(notes.get(field.name, ""), "  "), f"  {field.encode_name}: {_type(field.type, named)};\n"]
    return "".join([*lines, "}\n"])


def _notes(node: ast.ClassDef) -> dict[str, str]:
    """The docstrings of attributes."""
    found = {}
    for line, after in zip(node.body, node.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(after, ast.Expr):
            assert isinstance(after.value, ast.Constant)
            found[line.target.id] = inspect.cleandoc(str(after.value.value))
    return found


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    said = " ".join(text.split())
    whole = f"{indent}/** {said} */\n"
    if len(whole) <= WIDTH:
        return whole
    lines, line = [], f"{indent} *"
    for word in said.split():
        if len(line) + len(word) + 1 > WIDTH:
            lines.append(line)
            line = f"{indent} *"
        line += f" {word}"
    return "\n".join([f"{indent}/**", *lines, line, f"{indent} */", ""])


def _type(kind: types.Type, named: Mapping[str, str]) -> str:
    """A type as the client reads it; `named` has names for some of them."""
    said = _said(kind, named)
    return named.get(said, said)


def _said(kind: types.Type, named: Mapping[str, str]) -> str:
    match kind:
        case types.StrType(pattern=str(pattern)):
            return " | ".join(json.dumps(word) for word in pattern.removeprefix("^(").removesuffix(")$").split("|"))
        case types.IntType(ge=int(least), le=int(most)):
            return " | ".join(map(str, range(least, most + 1)))
        case _ if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        case types.StructType(cls=struct):
            return struct.__name__
        case types.LiteralType(values=values):
            return " | ".join(map(json.dumps, values))
        case types.UnionType(types=several):
            return " | ".join(_type(one, named) for one in several)
        case types.VarTupleType(item_type=item):
            one = _type(item, named)
            return f"readonly ({one})[]" if " " in one else f"readonly {one}[]"
        case types.TupleType(item_types=items):
            return f"readonly [{', '.join(_type(one, named) for one in items)}]"
        case types.DictType(key_type=types.StrType(), value_type=item):
            return f"Readonly<Record<string, {_type(item, named)}>>"
    raise TypeError(f"a view cannot have a field of {kind}")


if __name__ == "__main__":
    main()
