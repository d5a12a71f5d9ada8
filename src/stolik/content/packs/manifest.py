"""`pack.toml`: the name of a pack, its game and its author."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from stolik.content.packs.faults import Fault
from stolik.content.packs.plain import brief, is_plain
from stolik.content.packs.source import MANIFEST, Entry
from stolik.content.packs.texts import LONGEST_NAME, LONGEST_TEXT, Text, read_text

SCHEMA = 1
"""The version of this format."""
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
PACK_ID = re.compile(r"[a-z][a-z0-9]{0,29}")
"""The pattern of the id of a pack. In the ids of its rows it ends at the first `_`."""
LANGUAGE = re.compile(r"[a-z]{2,3}")
LATEST = 9999


class Manifest(msgspec.Struct, frozen=True):
    """`replaces` names whole decks that the pack replaces."""

    id: str
    game: str
    version: int
    name: Text
    credit: str
    replaces: tuple[str, ...]
    languages: tuple[str, ...]
    """The languages in which every text of the pack is written, whether or not Stolik has them."""


KEYS = ("schema", "id", "game", "version", "name", "author", "licence", "languages", "replaces")
REQUIRED = ("schema", "id", "game", "version", "name", "author", "licence")


def read_manifest(entry: Entry, games: Sequence[str], others: Sequence[str], faults: list[Fault]) -> Manifest | None:
    """The manifest; None if anything in it is wrong. `games` are the ids of games that take packs, `others` the ids of
    those that do not.
    """
    before, data = len(faults), entry.data
    unknown = [brief(key, 60) for key in data if key not in KEYS]
    faults += [entry.fault("key", key, word=key, allowed=", ".join(KEYS)) for key in unknown]
    faults.extend(entry.fault("missing", key=key, word=key) for key in REQUIRED if key not in data)
    if len(faults) > before:
        return None
    numbers = [key for key in ("schema", "version") if type(data[key]) is not int]
    faults += [entry.fault("type", key, word=brief(data[key], 20), allowed="number") for key in numbers]
    if "schema" not in numbers and data["schema"] != SCHEMA:
        faults.append(entry.fault("schema", "schema", word=brief(data["schema"], 20), allowed=SCHEMA))
    if not (isinstance(data["id"], str) and PACK_ID.fullmatch(data["id"])):
        faults.append(entry.fault("pack_id", "id", word=brief(data["id"], 60)))
    if data["game"] not in games:
        reason = "no_packs" if data["game"] in others else "one_of"
        faults.append(entry.fault(reason, "game", word=brief(data["game"]), allowed=", ".join(games)))
    if "version" not in numbers and not 1 <= data["version"] <= LATEST:
        faults.append(entry.fault("number", "version", word=brief(data["version"], 20), least=1, most=LATEST))
    languages = _languages(entry, faults)
    name = read_text(entry, "name", data["name"], LONGEST_NAME, faults, languages) if languages else Text()
    wrong = [key for key in ("author", "licence") if not _is_line(data[key])]
    faults += [entry.fault("type", key, word=brief(data[key]), allowed="text") for key in wrong]
    replaces = data.get("replaces", [])
    if not (isinstance(replaces, list) and all(isinstance(deck, str) for deck in replaces)):
        faults.append(entry.fault("type", "replaces", word=brief(replaces), allowed="texts"))
    if len(faults) > before:
        return None
    credit = f"{data['author']} ({data['licence']})"
    return Manifest(data["id"], data["game"], data["version"], name, credit, tuple(replaces), languages)


def _languages(entry: Entry, faults: list[Fault]) -> tuple[str, ...]:
    """The languages of a pack: `languages`, else those of its name. Empty if they are wrong."""
    name = entry.data["name"]
    key = "languages" if "languages" in entry.data or not isinstance(name, dict) else "name"
    if key not in entry.data:
        faults.append(entry.fault("missing", "name", word=key))
        return ()
    found = list(name) if key == "name" else entry.data[key]
    if isinstance(found, list) and found and all(isinstance(one, str) and LANGUAGE.fullmatch(one) for one in found):
        return tuple(dict.fromkeys(found))
    faults.append(entry.fault("one_of", key, word=brief(found), allowed="codes"))
    return ()


def _is_line(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_TEXT and all(map(is_plain, value))


__all__ = ["ID", "MANIFEST", "Manifest", "read_manifest"]
