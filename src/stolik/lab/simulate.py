"""Many games between bots. The result depends only on the seed, not on the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from traceback import extract_tb
from typing import Any

import msgspec

from stolik.bots import AnyBotFactory, load_bot, name_of, seated
from stolik.core.game import Game
from stolik.core.inputs import number, seed_of
from stolik.core.installed import find_game
from stolik.core.play import Playout
from stolik.core.question import SEATS
from stolik.lab.processes import workers
from stolik.lab.statistics import Mean, Share, Summary, mean, summary, wilson
from stolik.registry import new_game

REPORT_EVERY = 0.2
"""Seconds a process plays, if a game takes no longer, before it reports."""
MOST_AT_ONCE = 1000
"""Games a process plays at most before it reports."""
WAITING = 2
"""Portions of games for each process: one is played, the others wait."""
SHOWN_FAILURES = 20
HERE = Path(__file__).parent.parent


class Plan(msgspec.Struct, frozen=True):
    """The games to play. `bots` has a bot for each seat: its name, `package.module:factory`, or a factory (which must
    be picklable for several processes). Game number i has the seed `seed + i`; None draws a fresh `seed`.
    """

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str | AnyBotFactory, ...]
    options: dict[str, Any] = {}

    def __post_init__(self) -> None:
        """Raises BadSeed, BadNumber."""
        msgspec.structs.force_setattr(self, "seed", seed_of(self.seed))
        msgspec.structs.force_setattr(self, "games", number("games", self.games, 0))


class Played(msgspec.Struct, frozen=True):
    """One game: its seed, who won (see `contenders`), the reason, the numbers of decisions and turns, the points by
    seat and of the seats' common opponent; or its error.
    """

    seed: int
    winners: tuple[str, ...] = ()
    reason: str = ""
    decisions: int = 0
    turns: int | None = None
    error: str = ""
    scores: tuple[int, ...] = ()
    bar: int | None = None


class Failure(msgspec.Struct, frozen=True):
    """A game that raised an error; the seed reproduces it."""

    seed: int
    error: str


class Report(msgspec.Struct, frozen=True):
    """Statistics of the games. `outcomes` counts games by who won (see `contenders`), `rates` has their shares; `wins`
    has the share of games each contender won, alone or with others. If points are counted, `scores` has their means by
    seat (`seat:0`), by role (the mean of its seats) and of the seats' common opponent (`bar`). If the run was
    interrupted, `partial` is set and `planned` is the number of games there should have been.
    """

    game: str
    players: int
    seed: int
    bots: list[str]
    options: dict[str, Any]
    games: int
    decisions: int
    seconds: float
    outcomes: dict[str, int]
    rates: dict[str, Share]
    wins: dict[str, Share]
    scores: dict[str, Mean]
    reasons: dict[str, int]
    turns: Summary | None
    errors: int
    failures: list[Failure]
    partial: bool = False
    planned: int = 0


class Interrupted(KeyboardInterrupt):
    """The run was interrupted; `report` counts the games played so far."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda played: None) -> Report:
    """Play all games of the plan in `jobs` processes. `progress` gets the number of games played since its last call.

    Raises UnknownGame, BadPlayers, BadOption, BadNumber, UnknownBot and BotNotLoaded before any game; an error
    in a game is counted as a failure. Ctrl-C raises Interrupted, with what was played so far.
    """
    jobs = number("jobs", jobs, 1)
    players, _ = find_game(plan.game).check_setup(plan.players, plan.options)
    plan = msgspec.structs.replace(plan, players=players)
    for bot in plan.bots:
        load_bot(bot)
    began = perf_counter()
    played: list[Played] = []
    try:
        with closing(_all_games(plan, jobs)) as games:
            for some in games:
                played += some
                progress(len(some))
    except KeyboardInterrupt as interrupt:
        raise Interrupted(report(plan, played, perf_counter() - began)) from interrupt
    return report(plan, played, perf_counter() - began)


def contenders(game: Game[Any], players: int) -> tuple[str, ...]:
    """The name under which each seat's wins are counted: its role, or the seat (`seat:0`) if all have the same role."""
    roles = tuple(game.roles(players))
    return roles if len(set(roles)) > 1 else tuple(seat.ref for seat in SEATS[:players])


def _all_games(plan: Plan, jobs: int) -> Generator[list[Played]]:
    seeds = iter(range(plan.seed, plan.seed + plan.games))
    if min(jobs, plan.games) <= 1:
        for seed in seeds:
            yield [play(plan, seed)]
        return
    with workers(min(jobs, plan.games)) as pool:
        running: set[Future[tuple[list[Played], float]]] = set()
        size = 1
        while True:
            while len(running) < WAITING * jobs and (some := tuple(islice(seeds, size))):
                running.add(pool.submit(_some_games, plan, some))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for played, seconds in (one.result() for one in done):
                size = min(MOST_AT_ONCE, max(1, int(len(played) * REPORT_EVERY / seconds)))
                yield played


def _some_games(plan: Plan, seeds: Iterable[int]) -> tuple[list[Played], float]:
    """Some games, and the seconds they took."""
    began = perf_counter()
    return [play(plan, seed) for seed in seeds], perf_counter() - began


def play(plan: Plan, seed: int) -> Played:
    """Play one game of the plan. An error becomes its result."""
    try:
        position = new_game(plan.game, players=plan.players, seed=seed, options=plan.options)
        bots = {
            seat: seated(bot, position.game, seat, Random(f"{seed}/{seat}/{name_of(bot)}"))
            for seat, bot in enumerate(plan.bots)
        }
        playout = Playout(position, bots)
        end = playout.run()
        assert end.outcome is not None
        names = contenders(position.game, plan.players)
        winners = tuple(dict.fromkeys(names[seat] for seat in end.outcome.winners))
        turns = position.game.turns(end.observe(None))
    except Exception as error:
        return Played(seed, error=told(error))
    return Played(
        seed, winners, end.outcome.reason, playout.decisions, turns, scores=end.outcome.scores, bar=end.outcome.bar
    )


def told(error: Exception) -> str:
    """The error with the last line it came through, if possible one that is not of Stolik."""
    lines = extract_tb(error.__traceback__)
    *_, last = [line for line in lines if not Path(line.filename).is_relative_to(HERE)] or lines
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"


def _scores(roles: Sequence[str], games: Sequence[Played]) -> dict[str, Mean]:
    """The mean points by seat and by role, and of the common opponent, of the games in which points were counted."""
    counted = [one for one in games if one.scores]
    seats = {SEATS[seat].ref: [one.scores[seat] for one in counted] for seat in range(len(roles))}
    by_role = {role: [seat for seat, other in enumerate(roles) if other == role] for role in dict.fromkeys(roles)}
    means = {
        f"role:{role}": [fmean(one.scores[seat] for seat in seats) for one in counted]
        for role, seats in by_role.items()
    }
    bars = [one.bar for one in counted if one.bar is not None]
    values: dict[str, Sequence[float]] = {**seats, **means, "bar": bars}
    return {who: mean(points) for who, points in values.items() if points}


def report(plan: Plan, played: Sequence[Played], seconds: float) -> Report:
    """Statistics of the games played; `seconds` is the time they took."""
    played = sorted(played, key=lambda one: one.seed)
    whole = [one for one in played if not one.error]
    names = contenders(find_game(plan.game), plan.players)
    outcomes = Counter(dict.fromkeys(names, 0))
    outcomes.update("+".join(one.winners) or "nobody" for one in whole)
    turns = [one.turns for one in whole if one.turns is not None]
    failures = [Failure(one.seed, one.error) for one in played if one.error]
    return Report(
        game=plan.game,
        players=plan.players,
        seed=plan.seed,
        bots=[name_of(bot) for bot in plan.bots],
        options=dict(plan.options),
        games=len(played),
        decisions=sum(one.decisions for one in whole),
        seconds=round(seconds, 3),
        outcomes=dict(sorted(outcomes.items())),
        rates={who: wilson(count, len(whole)) for who, count in sorted(outcomes.items())},
        wins={who: wilson(sum(who in one.winners for one in whole), len(whole)) for who in dict.fromkeys(names)},
        scores=_scores(find_game(plan.game).roles(plan.players), whole),
        reasons=dict(sorted(Counter(one.reason for one in whole).items())),
        turns=summary(turns) if turns else None,
        errors=len(failures),
        failures=failures[:SHOWN_FAILURES],
        partial=len(played) < plan.games,
        planned=plan.games,
    )
