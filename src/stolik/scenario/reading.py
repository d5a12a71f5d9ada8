"""Reading scenario files: the description of a position, then the lines of its play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stolik.core.errors import BadOption, BadPlayers, OtherPack, StolikError, UnknownGame
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.core.spelling import meant
from stolik.scenario.errors import BadScenario, Unclear
from stolik.scenario.grammar import names_the_other_world, read_step
from stolik.scenario.running import Line, Scenario
from stolik.scenario.values import groups, several

HEAD = ("game", "players", "seed", "options", "rule")
SECTIONS = ("deal", "other_deal", "play")
KNOWN = (*HEAD, *SECTIONS, "scenario")


Read = Scenario | BadScenario
"""A scenario, or what is wrong with one that cannot be read."""


class Draft:
    """A scenario while it is read. What comes before the first `scenario:` applies to all scenarios of the file; so
    does what is `wrong` there.
    """

    def __init__(self, before: Draft | None = None) -> None:
        self.head: dict[str, Any] = dict(before.head) if before else {}
        self.rules: list[str] = list(before.rules) if before else []
        self.deal: dict[str, Any] = dict(before.deal) if before else {}
        self.other_deal: dict[str, Any] = dict(before.other_deal) if before else {}
        self.lines: dict[str, int] = dict(before.lines) if before else {}
        self.play: list[tuple[int, str]] = []
        self.own: set[str] = set()
        self.wrong: BadScenario | None = before.wrong if before else None


def read_file(path: Path) -> list[Read]:
    """The scenarios of a file, each read for itself. Raises OSError if the file cannot be opened."""
    return read_text(path.read_bytes().decode("utf-8-sig", errors="surrogateescape"), str(path))


def read_text(text: str, file: str = "scenario") -> list[Read]:
    """The scenarios in a text, each read for itself. A text without one holds one that cannot be read."""
    shared = Draft()
    drafts: list[Draft] = []
    section = "head"
    for number, line in _lines(text):
        key, colon, _ = _key(line)
        if key == "scenario" and colon:
            drafts.append(Draft(shared))
            section = "head"
        elif key in SECTIONS and colon:
            section = key
        draft = drafts[-1] if drafts else shared
        try:
            _read_line(draft, section, number, line)
        except Unclear as unclear:
            draft.wrong = draft.wrong or BadScenario(file, number, unclear.cause, **unclear.facts)
    if not drafts:
        return [shared.wrong or BadScenario(file, 1, "scenario_none")]
    return [_finish(draft, file) for draft in drafts]


def _read_line(draft: Draft, section: str, number: int, line: str) -> None:
    """Read one line into the section it begins or belongs to. Raises Unclear."""
    key, colon, value = _key(line)
    if any("\udc80" <= letter <= "\udcff" for letter in line):
        raise Unclear("scenario_encoding")
    if key == "scenario" and colon:
        draft.head["scenario"] = value
        draft.lines["scenario"] = number
    elif key in SECTIONS and colon:
        if value or (key == "play" and "scenario" not in draft.head):
            raise Unclear("scenario_section", section=key)
        draft.lines.setdefault(key, number)
    elif section == "play":
        draft.play.append((number, line))
    elif not colon:
        raise Unclear("scenario_line", text=line, **meant(key, (f"{name}:" for name in KNOWN)))
    elif section == "head":
        _head(draft, key, value, number)
    else:
        _once(draft, f"{section} {key}", key, number)
        entries = draft.deal if section == "deal" else draft.other_deal
        entries[key] = groups(value) if ":" in key else several(value)


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
        raise Unclear("scenario_key", entry=key, known=", ".join(KNOWN), **meant(key, KNOWN))
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


def _finish(draft: Draft, file: str) -> Read:
    """The scenario that a draft describes, or the first thing that is wrong with it."""
    if draft.wrong is not None:
        return draft.wrong
    try:
        return _scenario(draft, file)
    except BadScenario as bad:
        return bad


def _scenario(draft: Draft, file: str) -> Scenario:
    """The scenario that a draft describes. Raises BadScenario."""
    head = draft.head
    game = _game(draft, file)
    if not draft.play:
        raise BadScenario(file, draft.lines["scenario"], "scenario_missing", entry="play")
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
        options=head.get("options", {}),
        deal=draft.deal,
        other_deal=draft.deal | draft.other_deal if _has_other_world(draft) else None,
        play=tuple(play),
        lines=draft.lines,
    )


def _has_other_world(draft: Draft) -> bool:
    return bool(draft.other_deal) or any(names_the_other_world(line) for _, line in draft.play)


def _game(draft: Draft, file: str) -> Game[Any]:
    """The game with the packs that the options put into play. Raises BadScenario."""
    head, lines = draft.head, draft.lines

    def wrong(entry: str, error: StolikError) -> BadScenario:
        return BadScenario(file, lines.get(entry, lines["scenario"]), error.id, **error.details)

    if "game" not in head:
        raise BadScenario(file, lines["scenario"], "scenario_missing", entry="game")
    try:
        game = find_game(head["game"])
    except UnknownGame as error:
        raise wrong("game", error) from error
    if "players" not in head:
        raise BadScenario(file, lines["scenario"], "scenario_missing", entry="players")
    try:
        return game.played_with(game.check_setup(head["players"], head.get("options", {}))[1])
    except BadPlayers as error:
        raise wrong("players", error) from error
    except (BadOption, OtherPack) as error:
        raise wrong("options", error) from error
