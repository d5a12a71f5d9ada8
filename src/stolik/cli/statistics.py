"""The house's statistics as tables: one for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median

from rich.markup import escape
from rich.table import Table

from stolik.cli.say import line, out, texts
from stolik.registry import games as all_games
from stolik.server.storage.ended_games import EndedGames
from stolik.text import Catalogue

Found = Sequence[EndedGames]
Part = tuple[str, Found]


def print_statistics(found: Found, words: Catalogue) -> None:
    """Print how the games of a house have ended."""
    if not found:
        line(out(), words.say("cli-stats-none"))
    for game in sorted({one.game for one in found}):
        out().print(_of_game(game, [one for one in found if one.game == game], texts(words.lang, game)))


def _of_game(game: str, found: Found, words: Catalogue) -> Table:
    """What is known of one game: a row for all that was played, and for each part of it."""
    name = words.say(f"game-{game}") if game in all_games() else game
    grid = Table(box=None, title=escape(name), title_justify="left", title_style="bold")
    grid.add_column("")
    for column in ("cli-games", "cli-stats-length", "cli-stats-people", "cli-stats-bots"):
        grid.add_column(words.say(column), justify="right")
    roles = _roles(game)
    for role in roles:
        grid.add_column(escape(_named(words, f"role-{role}", role)), justify="right")
    for label, part in ((label, part) for label, part in _parts(found, words) if part):
        wins = [_wins(part, lambda one, role=role: role in one.won) for role in roles]  # type: ignore[misc]
        people = _wins([one for one in part if one.people], lambda one: one.winners in ("people", "both"))
        bots = _wins([one for one in part if one.bots], lambda one: one.winners in ("bots", "both"))
        grid.add_row(escape(label), str(_games(part)), str(_length(part)), people, bots, *wins)
    return grid


def _parts(found: Found, words: Catalogue) -> Iterator[Part]:
    yield words.say("cli-stats-all"), found
    for players in sorted({one.players for one in found}):
        yield words.say("cli-stats-players", players=players), [one for one in found if one.players == players]
    yield words.say("cli-stats-no-bots"), [one for one in found if not one.bots]
    for bot in sorted({bot for one in found for bot in one.bots}):
        yield words.say("cli-stats-with-bot", bot=_named(words, f"bot-{bot}", bot)), [o for o in found if bot in o.bots]
    for option, value in sorted({pair for one in found for pair in one.options.items()}, key=repr):
        chosen = [one for one in found if one.options.get(option) == value]
        name = _named(words, f"option-{option}", option)
        said = name if value is True else f"{name}: {_named(words, f'option-{option}.{value}', str(value))}"
        yield said, chosen


def _roles(game: str) -> list[str]:
    """The roles of a game that has several."""
    known = all_games().get(game)
    roles = sorted(set(known.roles(known.players[1]))) if known is not None else []
    return roles if len(roles) > 1 else []


def _named(words: Catalogue, id: str, otherwise: str) -> str:
    return words.say(id) if words.has(id) else otherwise


def _games(part: Found) -> int:
    return sum(one.games for one in part)


def _length(part: Found) -> int:
    """The answers that the game in the middle took."""
    return round(median([one.answers for one in part for _ in range(one.games)] or [0]))


def _wins(part: Found, won: Callable[[EndedGames], bool]) -> str:
    """Such as `3/4`: won, of all."""
    return f"{sum(one.games for one in part if won(one))}/{_games(part)}" if part else ""
