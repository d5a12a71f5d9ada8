"""Many games between bots. The result depends only on the seed, not on the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
from statistics import fmean
from time import perf_counter
from traceback import extract_tb
from typing import Any

import msgspec

from stolik.bots import BOTS, AnyBotFactory, load_bot, name_of, seated
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.core.play import Playout
from stolik.core.question import SEATS
from stolik.lab.statistics import Mean, Share, Summary, mean, summary, wilson
from stolik.registry import new_game

CHUNK = 25
"""Games a process plays before it reports."""
SHOWN_FAILURES = 20
HERE = Path(__file__).parent.parent


class UnknownRole(StolikError):
    """The game does not have this role."""

    id = "unknown_role"


class Plan(msgspec.Struct, frozen=True):
    """The games to play. `bots` has a bot for each seat: its name, `package.module:factory`, or a factory (which must
    be picklable for several processes). Game number i has the seed `seed + i`.
    """

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str | AnyBotFactory, ...]
    options: dict[str, Any] = {}


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
    seat (`seat:0`), by role (the mean of its seats) and of the seats' common opponent (`bar`).
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


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda played: None) -> Report:
    """Play all games of the plan in `jobs` processes. `progress` gets the number of games played since its last call.

    Raises UnknownGame, BadPlayers, BadOption, UnknownBot and BotNotLoaded before any game; an error in a game is
    counted as a failure.
    """
    game = find_game(plan.game)
    game.check_setup(plan.players, plan.options)
    for bot in plan.bots:
        load_bot(bot)
    began = perf_counter()
    played: list[Played] = []
    for some in _all_games(plan, jobs):
        played += some
        progress(len(some))
    return report(plan, played, perf_counter() - began)


def bots_for(game: Game[Any], players: int, written: str) -> tuple[str, ...]:
    """A bot's name (or `package.module:factory`) for each seat. `written` is one bot for all, such as `random`, or bots
    by role, such as `creature=sensible,hunted=random`; other roles get the first bot of BOTS.

    Raises UnknownBot, BotNotLoaded and UnknownRole.
    """
    roles = game.roles(players)
    names: dict[str, str] = {}
    for part in written.split(","):
        role, sign, name = part.strip().rpartition("=")
        if sign and role not in roles:
            raise UnknownRole(game=game.id, role=role[:80], known=sorted(set(roles)))
        load_bot(name)
        names |= {role: name} if sign else dict.fromkeys([one for one in roles if one not in names], name)
    return tuple(names.get(role, next(iter(BOTS))) for role in roles)


def contenders(game: Game[Any], players: int) -> tuple[str, ...]:
    """The name under which each seat's wins are counted: its role, or the seat (`seat:0`) if all have the same role."""
    roles = tuple(game.roles(players))
    return roles if len(set(roles)) > 1 else tuple(seat.ref for seat in SEATS[:players])


def _all_games(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    chunks = [range(i, min(i + CHUNK, plan.games)) for i in range(0, plan.games, CHUNK)]
    if jobs <= 1 or len(chunks) <= 1:
        for chunk in chunks:
            yield _some_games(plan, chunk)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(_some_games, [plan] * len(chunks), chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)


def _some_games(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    return [play(plan, plan.seed + number) for number in numbers]


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
    )
