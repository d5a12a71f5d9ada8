"""Reading and checking a pack. A pack with one fault is not used at all."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from stolik.content.errors import BadContent, BadEffect
from stolik.content.packs.faults import BadPack, Fault
from stolik.content.packs.manifest import Manifest, read_manifest
from stolik.content.packs.plain import brief
from stolik.content.packs.rows import effect_fault, read_fields
from stolik.content.packs.scheme import BadDeck, Kind, PackRow, Rows, Scheme
from stolik.content.packs.source import MANIFEST, Entry, Source, read_source
from stolik.content.packs.texts import LONGEST_NAME, LONGEST_TEXT, Text, read_text
from stolik.core.packs import Pack

MOST_ROWS = 500
MOST_FAULTS = 100
"""The most faults reported for one pack."""


def load_pack(folder: Path, schemes: Mapping[str, Scheme | None]) -> Pack:
    """The pack in a folder. `schemes` say what packs of each game may hold (None: it takes none). Raises BadPack with
    every fault.
    """
    source = read_source(folder)
    faults = source.faults
    taking = {game: scheme for game, scheme in sorted(schemes.items()) if scheme is not None}
    others = sorted(set(schemes) - set(taking))
    manifest = read_manifest(source.manifest, list(taking), others, faults) if source.manifest else None
    if manifest is None:
        raise BadPack(folder.name, _first(faults))
    scheme = taking[manifest.game]
    begun = [id for table in scheme.printed.values() for id in table if f"{id}_".startswith(f"{manifest.id}_")]
    if begun:
        faults.append(source.manifest.fault("taken_id", "id", word=manifest.id, allowed=begun[0]))  # type: ignore[union-attr]
    for number, deck in enumerate(manifest.replaces):
        if deck not in scheme.decks or deck in manifest.replaces[:number]:
            allowed = ", ".join(scheme.decks)
            faults.append(source.manifest.fault("one_of", "replaces", word=deck[:40], allowed=allowed))  # type: ignore[union-attr]
    rows = _rows(manifest, scheme, source)
    if not faults:
        faults.extend(_whole(scheme, rows, source))
    if faults:
        raise BadPack(manifest.id, _first(faults))
    return Pack(
        manifest.id, manifest.game, manifest.version, _seal(source), manifest.name, manifest.credit, rows
    )  # fmt: skip


def _first(faults: Sequence[Fault]) -> Sequence[Fault]:
    """The faults, or only the first ones if there are very many."""
    if len(faults) <= MOST_FAULTS:
        return faults
    return [*faults[:MOST_FAULTS], Fault(MANIFEST, 0, "many_faults", {"count": len(faults) - MOST_FAULTS})]


def _rows(manifest: Manifest, scheme: Scheme, source: Source) -> Rows:
    """The rows of a pack. Faults are added to those of its source."""
    faults = source.faults
    tables: dict[str, list[PackRow]] = {table: [] for table in scheme.kinds}
    if len(source.entries) > MOST_ROWS:
        faults.append(source.entries[MOST_ROWS].fault("many_rows", most=MOST_ROWS))
        return Rows(manifest.id, {})
    if not source.entries:
        faults.append(Fault(MANIFEST, 0, "empty", {"allowed": ", ".join(scheme.kinds)}))
    own = _ids(source.entries)
    seen: dict[tuple[str, str], Entry] = {}
    for entry in source.entries:
        kind = scheme.kinds.get(entry.table)
        if kind is None:
            reason = "not_in_packs" if entry.table in scheme.others else "table"
            faults.append(entry.fault(reason, word=brief(entry.table, 60), allowed=", ".join(scheme.kinds)))
            continue
        id = entry.data.get("id")
        if isinstance(id, str):
            first = seen.setdefault((entry.table, id), entry)
            if first is not entry:
                faults.append(entry.fault("twice", "id", word=id[:60], where=f"{first.file}:{first.line}"))
        row = _row(manifest, scheme, kind, entry, own, faults)
        if row is not None:
            tables[entry.table].append(row)
    faults.extend(_replaced_twice(tables))
    return Rows(manifest.id, tables, manifest.replaces)


def _row(
    manifest: Manifest, scheme: Scheme, kind: Kind, entry: Entry, own: Mapping[str, set[str]], faults: list[Fault]
) -> PackRow | None:
    """A row with its texts; None if anything is wrong with it."""
    before = len(faults)
    fields, wrong = read_fields(entry, kind, _besides(kind))
    faults.extend(wrong)
    replaces = _replaced(scheme, kind, entry, own, faults)
    if len(wrong) > 0:
        _name(kind, entry, faults, manifest.languages)
        return None
    for key, table in kind.links.items():
        if fields.get(key) in own.get(table, ()):
            fields[key] = f"{manifest.id}_{fields[key]}"
    if "id" in fields and not kind.in_place:
        fields["id"] = f"{manifest.id}_{fields['id']}"
    if hasattr(kind.row, "origin"):
        fields["origin"] = "pack"
    row = kind.row(**fields)
    faults.extend(_effects(scheme, kind, entry, row))
    if len(faults) == before:
        faults.extend(entry.fault(reason, key, **details) for key, reason, details in kind.check(row))
    if len(faults) > before:
        _name(kind, entry, faults, manifest.languages)
        return None
    texts = _texts(kind, entry, row, faults, manifest.languages)
    return PackRow(row, entry, replaces, texts, kind.in_place) if len(faults) == before else None


def _besides(kind: Kind) -> tuple[str, ...]:
    named = ("name",) if kind.named else ()
    replacing = ("replaces",) if hasattr(kind.row, "origin") and not kind.in_place else ()
    return (*named, *(("texts",) if kind.texts else ()), *replacing)


def _replaced(scheme: Scheme, kind: Kind, entry: Entry, own: Mapping[str, set[str]], faults: list[Fault]) -> str:
    """The id of the printed row that a row replaces."""
    key = "id" if kind.in_place else "replaces"
    id = entry.data.get(key, "")
    if not kind.in_place and isinstance(id, str) and id in own.get(entry.table, ()):
        faults.append(entry.fault("cycle", key, word=id))
        return ""
    if not hasattr(kind.row, "origin") or (id == "" and not kind.in_place):
        return ""
    known = scheme.printed[entry.table]
    if not isinstance(id, str) or id not in known or id in kind.fixed:
        reason = "fixed" if isinstance(id, str) and id in kind.fixed else "reference"
        allowed = ", ".join(one for one in known if one not in kind.fixed)
        faults.append(entry.fault(reason, key, word=brief(id, 60), allowed=allowed))
        return ""
    return id


def _effects(scheme: Scheme, kind: Kind, entry: Entry, row: Any) -> Iterator[Fault]:
    for key, place, role, text in kind.says(row):
        try:
            scheme.vocabulary.check_text(text, role, place)
        except BadEffect as error:
            yield effect_fault(entry, key, error)


def _name(kind: Kind, entry: Entry, faults: list[Fault], languages: Sequence[str]) -> Text:
    if not kind.named or (kind.unnamed and "name" not in entry.data):
        return {}
    if "name" not in entry.data:
        faults.append(entry.fault("missing", key="name", word="name"))
        return {}
    return read_text(entry, "name", entry.data["name"], LONGEST_NAME, faults, languages)


def _texts(kind: Kind, entry: Entry, row: Any, faults: list[Fault], languages: Sequence[str]) -> dict[str, Text]:
    """The messages of a row: its name as `item-<id>`, the texts under `texts.<part>` as `item-<id>_<part>`."""
    ref = row.ref.replace(":", "-") if hasattr(row, "ref") else ""
    name = _name(kind, entry, faults, languages)
    found = {ref: name} if name else {}
    written = entry.data.get("texts", {})
    needed = kind.texts(row) if kind.texts else {}
    if not isinstance(written, dict):
        faults.append(entry.fault("type", "texts", word=brief(written, 40), allowed="table"))
        return found
    for part, value in written.items():
        if part not in needed:
            allowed = ", ".join(needed)
            faults.append(entry.fault("key", f"texts.{part}", word=f"texts.{part}"[:60], allowed=allowed))
        elif not isinstance(value, dict):
            faults.append(entry.fault("type", f"texts.{part}", word=brief(value), allowed="table"))
    for part, keys in needed.items():
        said = written.get(part)
        said = said if isinstance(said, dict) else {}
        where = f"texts.{part}"
        unknown = [key for key in said if key not in keys]
        faults += [entry.fault("key", where, word=f"{where}.{key}"[:80], allowed=", ".join(keys)) for key in unknown]
        for key in keys:
            if key not in said:
                faults.append(entry.fault("missing", where, word=f"{where}.{key}"))
                continue
            longest = LONGEST_NAME if key == "name" else LONGEST_TEXT
            at = f"{where}.{key}" if f"{where}.{key}" in entry.keys else where
            text = read_text(entry, at, said[key], longest, faults, languages)
            found[f"{ref}_{part}" if key == "name" else f"{ref}_{part}.{key}"] = text
    return found


def _ids(entries: Sequence[Entry]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries:
        if isinstance(entry.data.get("id"), str):
            found.setdefault(entry.table, set()).add(entry.data["id"])
    return found


def _replaced_twice(tables: Mapping[str, Sequence[PackRow]]) -> Iterator[Fault]:
    """Rows that replace the same one."""
    for rows in tables.values():
        taken: dict[str, PackRow] = {}
        for row in rows:
            first = taken.setdefault(row.replaces, row) if row.replaces else row
            if first is not row:
                where = f"{first.entry.file}:{first.entry.line}"
                yield row.entry.fault("replaced_twice", "replaces", word=row.replaces, where=where)


def _whole(scheme: Scheme, rows: Rows, source: Source) -> Iterator[Fault]:
    """What is wrong with the game's content when this pack is added."""
    try:
        scheme.build([rows])
    except BadDeck as error:
        details: dict[str, Any] = dict(error.details)
        at = _where(scheme, rows, source, details["deck"])
        key = "replaces" if at is source.manifest else ""
        yield at.fault(f"deck_{details.pop('reason')}", key, **details)
    except BadContent as error:
        where: dict[str, Any] = dict(error.details)
        entry = _entry_of(rows, str(where["row"]))
        reason = f"whole_{where.pop('reason')}"
        yield entry.fault(reason, **where) if entry else Fault(str(where["file"]), 0, reason, where)


def _where(scheme: Scheme, rows: Rows, source: Source, deck: str) -> Entry:
    """Where to report a bad deck: the row it is named after, else its first row in the pack, else the manifest."""
    table = scheme.decks[deck][0] if deck in scheme.decks else deck.removesuffix("s")
    replaced = source.manifest if deck in rows.decks else None
    linked = (
        one.entry
        for name, some in rows.tables.items()
        for one in some
        for key in scheme.kinds[name].links
        if getattr(one.row, key) == deck
    )
    found = (
        _entry_of(rows, deck)
        or replaced
        or next(linked, None)
        or next((one.entry for one in rows.tables.get(table, ())), None)
    )
    return found or source.manifest or source.entries[0]


def _entry_of(rows: Rows, id: str) -> Entry | None:
    every = (one for some in rows.tables.values() for one in some)
    return next((one.entry for one in every if getattr(one.row, "id", "") == id), None)


def _seal(source: Source) -> str:
    """The hash of the content, independent of its layout."""
    manifest = source.manifest.data if source.manifest else {}
    plain = [manifest, *([entry.table, entry.data] for entry in source.entries)]
    return sha256(json.dumps(plain, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
