"""`stolik lab actions`: the numbers of a game's actions."""

from __future__ import annotations

import msgspec

from stolik.cli.arguments import GameId, Json
from stolik.cli.say import line, out, print_json
from stolik.core.installed import find_game
from stolik.env.actions import Actions


def actions(game: GameId, json: Json = False) -> None:
    """List the actions of a game by their numbers, as environments use them (docs/research.md).

    Example: stolik lab actions zona
    """
    found = Actions(find_game(game), {})
    if json:
        print_json(msgspec.json.encode({"name": found.name, "actions": found.names}))
        return
    line(out(), found.name)
    for number, name in enumerate(found.names):
        line(out(), f"{number:>5}  {name}")
