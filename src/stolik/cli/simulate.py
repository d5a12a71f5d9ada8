"""`stolik simulate`: let bots play many games."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from stolik.bots.seating import bots_for
from stolik.cli.arguments import GameId, Json, Language, Options, Players, players_or_default, read_options
from stolik.cli.ending import code_of, in_good_order
from stolik.cli.packs import Folders, use_packs
from stolik.cli.progress import counting
from stolik.cli.say import game_name, line, out, print_json, texts
from stolik.core.installed import find_game
from stolik.lab.simulate import Interrupted, Plan, Report
from stolik.lab.simulate import simulate as play_all
from stolik.text import Catalogue


def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the following games have the next ones.")] = 1,
    bots: Annotated[
        str,
        typer.Option(help="A bot's name for all seats, or bots by seat or role: 0=sensible,hunted=random."),
    ] = "random",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play. The result does not depend on it.")] = 1,
    option: Options = None,
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Let bots play many games and count how they end.

    Example: stolik simulate not_alone --players 4 --games 1000 --bots random --jobs 2
    """
    use_packs(packs, texts(lang))
    chosen = find_game(game)
    seats = players_or_default(chosen, players)
    plan = Plan(game, seats, games, seed, bots_for(chosen, seats, bots), read_options(chosen, option))
    words = texts(lang, game)
    code = 0
    with in_good_order(), counting(words, games) as played:
        try:
            report = play_all(plan, jobs, played)
        except Interrupted as stopped:
            report, code = stopped.report, code_of(stopped.__cause__)
    if json:
        print_json(msgspec.json.encode(report))
    else:
        if report.partial:
            line(out(), words.say("cli-partial", played=report.games, planned=report.planned), "bold")
        out().print(f"[bold]{game_name(chosen, words.lang)}[/], {words.say('cli-players').lower()}: {seats}")
        out().print(_numbers(report, words))
        out().print(_shares(report, words))
        if report.scores:
            out().print(_points(report, words))
    raise typer.Exit(code or (1 if report.errors else 0))


def _numbers(report: Report, words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2))
    speed = f"{report.decisions / report.seconds:,.0f}" if report.seconds else "-"
    table.add_row(words.say("cli-games"), f"{report.games:,}")
    table.add_row(words.say("cli-decisions"), f"{report.decisions:,}")
    table.add_row(words.say("cli-seconds"), f"{report.seconds:.1f}")
    table.add_row(words.say("cli-per-second"), speed)
    if report.turns is not None:
        turns = report.turns
        said = words.say("cli-turns-summary", mean=f"{turns.mean:.1f}", least=turns.least, most=turns.most)
        table.add_row(words.say("cli-in-turns"), said)
    table.add_row(words.say("cli-errors"), str(report.errors))
    for failure in report.failures:
        table.add_row("", words.say("cli-broken", seed=str(failure.seed), error=failure.error))
    return table


def _shares(report: Report, words: Catalogue) -> Table:
    table = Table(words.say("cli-outcomes"), words.say("cli-games"), "%", words.say("cli-interval"))
    for who, count in report.outcomes.items():
        rate = report.rates[who]
        names = [str(words.phrase(one if ":" in one else f"role:{one}")) for one in who.split("+")]
        name = words.say("cli-nobody") if who == "nobody" else ", ".join(names)
        limits = f"{100 * rate.low:.1f}-{100 * rate.high:.1f}"
        table.add_row(name, f"{count:,}", f"{100 * rate.share:.1f}", limits)
    table.add_section()
    for reason, count in report.reasons.items():
        table.add_row(words.say(f"reason-{reason}"), f"{count:,}")
    return table


def _points(report: Report, words: Catalogue) -> Table:
    heads = ("cli-points", "cli-mean", "cli-interval", "cli-wins", "cli-interval")
    table = Table(*(words.say(head) for head in heads))
    for who, points in report.scores.items():
        name = words.say("cli-bar-row") if who == "bar" else str(words.phrase(who))
        limits = "-" if points.low is None else f"{points.low:.1f} - {points.high:.1f}"
        won = report.wins.get(who.removeprefix("role:"))
        wins = ("", "") if won is None else (f"{100 * won.share:.1f}", f"{100 * won.low:.1f}-{100 * won.high:.1f}")
        table.add_row(name, f"{points.mean:.1f}", limits, *wins)
    return table
