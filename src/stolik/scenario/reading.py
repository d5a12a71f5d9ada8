"""Reading scenario files: the description of a position, then the lines of its play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stolik.core.errors import BadOption, OtherPack, UnknownGame
from stolik.core.installed import find_game
from stolik.core.packs import is_pack
from stolik.scenario.errors import BadScenario, Unclear
from stolik.scenario.grammar import read_step
from stolik.scenario.running import Line, Scenario
from stolik.scenario.values import groups, several

HEAD = ("game", "players", "seed", "options", "rule")


class Draft:
    """A scenario while it is read. What comes before the first `scenario:` applies to all scenarios of the file."""

    def __init__(self, before: Draft | None = None) -> None:
        self.head: dict[str, Any] = dict(before.head) if before else {}
        self.rules: list[str] = list(before.rules) if before else []
        self.deal: dict[str, Any] = dict(before.deal) if before else {}
        self.other_deal: dict[str, Any] = dict(before.other_deal) if before else {}
        self.lines: dict[str, int] = dict(before.lines) if before else {}
        self.play: list[tuple[int, str]] = []
        self.own: set[str] = set()


def read_file(path: Path) -> list[Scenario]:
    """The scenarios of a file. Raises BadScenario, or OSError if the file cannot be opened."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadScenario(str(path), line, "scenario_encoding") from error
    return read_text(text, str(path))


def read_text(text: str, file: str = "scenario") -> list[Scenario]:
    """The scenarios in a text. Raises BadScenario with file, line and reason."""
    drafts = _drafts(text, file)
    if not drafts:
        raise BadScenario(file, 1, "scenario_none")
    return [_finish(draft, file) for draft in drafts]


def _drafts(text: str, file: str) -> list[Draft]:
    shared = Draft()
    drafts: list[Draft] = []
    section = "head"
    for number, line in _lines(text):
        draft = drafts[-1] if drafts else shared
        key, colon, value = _key(line)
        try:
            if key == "scenario" and colon:
                draft = Draft(shared)
                drafts.append(draft)
                draft.head["scenario"] = value
                draft.lines["scenario"] = number
                section = "head"
            elif key in ("deal", "other_deal", "play") and colon:
                if value or (key == "play" and not drafts):
                    raise Unclear("scenario_section", section=key)
                section = key
                draft.lines.setdefault(key, number)
            elif section == "play":
                draft.play.append((number, line))
            elif not colon:
                raise Unclear("scenario_line", text=line)
            elif section in ("deal", "other_deal"):
                _once(draft, f"{section} {key}", key, number)
                entries = draft.deal if section == "deal" else draft.other_deal
                entries[key] = groups(value) if ":" in key else several(value)
            else:
                _head(draft, key, value, number)
        except Unclear as unclear:
            raise BadScenario(file, number, unclear.cause, **unclear.facts) from unclear
    return drafts


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said


def _key(line: str) -> tuple[str, bool, str]:
    """Splits `key: value`. The key is one word; it may be a reference, so it ends at the last colon of the word."""
    first, _, rest = line.partition(" ")
    return (first[:-1], True, rest.strip()) if first.endswith(":") else (first, False, rest)


def _once(draft: Draft, name: str, key: str, number: int) -> None:
    if name in draft.own:
        raise Unclear("scenario_twice", entry=key)
    draft.own.add(name)
    draft.lines[name] = number


def _head(draft: Draft, key: str, value: str, number: int) -> None:
    if key not in HEAD:
        raise Unclear("scenario_key", entry=key, known=", ".join((*HEAD, "deal", "other_deal", "play", "scenario")))
    if key == "rule":
        draft.rules.append(value)
        return
    _once(draft, key, key, number)
    if key in ("players", "seed"):
        if not (value.isdecimal() and value.isascii()) or len(value) > 18:
            raise Unclear("scenario_number", entry=key, text=value)
        draft.head[key] = int(value)
    elif key == "options":
        options = several(value)
        if options != [] and not isinstance(options, dict):
            raise Unclear("scenario_options", text=value)
        draft.head[key] = dict(options)
    else:
        draft.head[key] = value


def _finish(draft: Draft, file: str) -> Scenario:
    head, here = draft.head, draft.lines["scenario"]
    for part in ("game", "players"):
        if part not in head:
            raise BadScenario(file, here, "scenario_missing", entry=part)
    if not draft.play:
        raise BadScenario(file, here, "scenario_missing", entry="play")
    try:
        game = find_game(head["game"])
    except UnknownGame as error:
        raise BadScenario(file, draft.lines["game"], error.id, **error.details) from error
    options = head.get("options", {})
    if any(map(is_pack, options)):
        try:
            game = game.played_with(game.check_options(options))
        except (BadOption, OtherPack) as error:
            raise BadScenario(file, draft.lines["options"], error.id, **error.details) from error
    play = []
    for number, line in draft.play:
        try:
            play.append(Line(number, line, read_step(line, game, head["players"])))
        except Unclear as unclear:
            raise BadScenario(file, number, unclear.cause, **unclear.facts) from unclear
    return Scenario(
        file=file,
        title=head["scenario"],
        rules=tuple(draft.rules),
        game=game.id,
        players=head["players"],
        seed=head.get("seed", 1),
        options=options,
        deal=draft.deal,
        other_deal=draft.deal | draft.other_deal if draft.other_deal else None,
        play=tuple(play),
        lines=draft.lines,
    )
