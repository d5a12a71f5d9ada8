"""Write what the client of each game knows from Python: the types of its view, `board/fields.ts`, from the declarations
in `view/fields.py`, and what never changes in a game, `board/constants.ts`, from `view/constants.py`.

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
from typing import Annotated, get_origin, get_type_hints

import msgspec
from msgspec import inspect as types

from stolik.core.view import words_in

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
    for name in ("fields", "constants"):
        for file in sorted(GAMES.glob(f"*/view/{name}.py")):
            game = file.parts[-3]
            yield GAMES / game / "board" / f"{name}.ts", typescript(import_module(f"stolik.games.{game}.view.{name}"))


def typescript(module: ModuleType) -> str:
    """The structs of a module as interfaces and its constants as values, with their docstrings as comments. Raises
    TypeError for a type that the client would not receive as it is declared.
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
    notes = _notes(tree)
    for name, declared in _constants(tree, module):
        parts.append(_comment(notes.get(name, ""), "") + _constant(name, getattr(module, name), declared, named))
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct], node: ast.ClassDef, named: Mapping[str, str]) -> str:
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    notes = _notes(node)
    lines = [_comment(ast.get_docstring(node) or "", ""), f"export interface {node.name} {{\n"]
    for field in described.fields:
        lines += [_comment(notes.get(field.name, ""), "  "), f"  {field.encode_name}: {_type(field.type, named)};\n"]
    return "".join([*lines, "}\n"])


def _constants(tree: ast.Module, module: ModuleType) -> Iterator[tuple[str, types.Type | None]]:
    """The name of each constant that a module gives a value, and its type if the module declares one."""
    declared = get_type_hints(module, include_extras=True)
    for line in tree.body:
        name = _assigned(line)
        if name.isupper():
            yield name, types.type_info(declared[name]) if name in declared else None


def _constant(name: str, value: object, declared: types.Type | None, named: Mapping[str, str]) -> str:
    said = _lines(msgspec.to_builtins(value))
    if declared is None:
        return f"export const {name} = {said}{'' if isinstance(value, int | str) else ' as const'};\n"
    return f"export const {name}: {_type(declared, named)} = {said};\n"


def _lines(value: object) -> str:
    """A plain value as it is written in TypeScript; of a mapping, a line for each entry."""
    if isinstance(value, dict):
        return "".join(["{\n", *(f"  {_key(key)}: {_value(one)},\n" for key, one in value.items()), "}"])
    return _value(value)


def _value(value: object) -> str:
    match value:
        case dict():
            return f"{{ {', '.join(f'{_key(key)}: {_value(one)}' for key, one in value.items())} }}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _notes(node: ast.ClassDef | ast.Module) -> dict[str, str]:
    """The docstrings of attributes or constants."""
    found = {}
    for line, after in zip(node.body, node.body[1:], strict=False):
        if (name := _assigned(line)) and isinstance(after, ast.Expr):
            assert isinstance(after.value, ast.Constant)
            found[name] = inspect.cleandoc(str(after.value.value))
    return found


def _assigned(line: ast.stmt) -> str:
    """The name that a line declares or gives a value; empty: none."""
    match line:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


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
        case types.Metadata(type=inner):
            return _type(inner, named)
        case types.StrType(pattern=str(pattern)):
            return " | ".join(map(json.dumps, words_in(pattern)))
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
