"""`stolik games`: list the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.markup import escape
from rich.table import Table

from stolik.cli.arguments import Json, Language
from stolik.cli.packs import Folders, use_packs
from stolik.cli.say import game_name, out, print_json, texts
from stolik.core.game import Content, Game
from stolik.registry import games as all_games
from stolik.text import Catalogue, languages_of


def games(json: Json = False, packs: Folders = None, lang: Language = None) -> None:
    """List the games with their players, options, languages and content.

    Example: stolik games --json
    """
    use_packs(packs, texts(lang))
    found = list(all_games().values())
    if json:
        print_json(msgspec.json.encode([describe(game) for game in found]))
        return
    console = out()
    for game in found:
        words = texts(lang, game.id)
        console.print(f"[bold]{game_name(game, words.lang)}[/]  {game.id}")
        console.print(words.say(f"game-{game.id}.text"))
        console.print(_facts(game, words))
        console.print(_options(game, words))


def describe(game: Game[Any]) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "players": list(game.players),
        "roles": sorted(set(game.roles(game.players[1]))),
        "options": game.options,
        "presets": game.presets,
        "languages": languages_of(game.id),
        "content": {kind: _shares(rows) for kind, rows in game.content.items()},
        "ours": {kind: facts for kind, rows in game.content.items() if (facts := _facts_of_ours(rows))},
    }


def _shares(rows: Sequence[Content]) -> dict[str, int]:
    """How many rows are published as they stand, partly ours, ours."""
    return {"published": 0, "partly": 0, "stolik": 0} | Counter(row.share for row in rows)


def _facts_of_ours(rows: Sequence[Content]) -> dict[str, int]:
    """In how many partly published rows each fact is ours."""
    return dict(Counter(fact for row in rows for fact in row.ours))


def _facts(game: Game[Any], words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2))
    least, most = game.players
    table.add_row(words.say("cli-players"), words.say("cli-player-range", least=least, most=most))
    table.add_row(words.say("cli-languages"), ", ".join(languages_of(game.id)))
    for kind, rows in game.content.items():
        counts = _shares(rows)
        parts = [f"{count} {words.say(f'cli-share-{share}')}" for share, count in counts.items() if count]
        facts = ", ".join(f"{words.say(f'fact-{fact}')} ({count})" for fact, count in _facts_of_ours(rows).items())
        table.add_row(words.say("cli-content"), f"{kind}: {', '.join(parts)}{f': {facts}' if facts else ''}")
    return table


def _options(game: Game[Any], words: Catalogue) -> Table:
    table = Table(words.say("cli-option"), words.say("cli-values"), "", expand=True, show_lines=True)
    for option in game.options:
        values = [_value(value, value == option.default) for value in option.values]
        what = f"{words.say(f'option-{option.id}')}: {words.say(f'option-{option.id}.text')}"
        table.add_row(option.id, "\n".join(values), escape(what))
    return table


def _value(value: bool | str, chosen: bool) -> str:
    written = ("yes" if value else "no") if isinstance(value, bool) else value
    return f"[bold]{written} *[/]" if chosen else written
