"""Many random games of every mode and number of players (`python -m tests.games.voidfall.fuzz 10000`).

Of every `WATCHED` games one is played step by step, with the invariants checked after each answer, and another with
those of the end of a turn. It prints the games,
answers and errors of each kind of table; each error with the seed that brings it back. Exit code 1 if there was one.
"""

from __future__ import annotations

import sys
import traceback
from random import Random
from time import process_time
from typing import Any

from tests.games.voidfall.invariants import look
from tests.games.voidfall.rules.test_invariants import ends_of_turns

from stolik.core.errors import StolikError
from stolik.core.play import Playout
from stolik.core.position import Position
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.words import WAYS

WATCHED = 13
MODES = ("solo", "cooperative", "competitive", "tutorial")


def tables() -> dict[tuple[str, int], list[str]]:
    """The scenarios of each mode and number of players."""
    found: dict[tuple[str, int], list[str]] = {}
    for mode in MODES:
        for row in BOOK.scenarios.values():
            if row.mode == mode:
                found.setdefault((mode, row.players), []).append(row.series)
    return found


def options(scenario: str, players: int, rng: Random) -> dict[str, Any]:
    """Random options of a table with this scenario."""
    while True:
        drawn: dict[str, Any] = {option.id: rng.choice(option.values) for option in GAME.options}
        try:
            return GAME.check_setup(players, fits(drawn, scenario, players))[1]
        except StolikError:
            continue


def fits(drawn: dict[str, Any], scenario: str, players: int) -> dict[str, Any]:
    """The drawn options, without those that do not apply to this table."""
    chosen = drawn | {"scenario": scenario}
    values = {option.id: chosen[option.id] for option in GAME.options}
    return {
        option.id: values[option.id]
        for option in GAME.options
        if option.applies_if is None or option.allows(values[option.id], players, values)
    }


def answer(question: Any, rng: Random, *, stubborn: bool) -> Any:
    """A random answer. With `stubborn`, players never place a Catastrophe voluntarily and resolve every Crisis, so that
    more games reach their end.
    """
    if stubborn and question.kind == "crisis":
        return question.options[0]
    while True:
        drawn = question.sample(rng)
        if not stubborn or drawn is not WAYS["catastrophe"]:
            return drawn


def play(scenario: str, players: int, seed: int) -> int:
    """One game. Returns the number of answers."""
    stubborn = seed % 2 == 0
    rng = Random(f"{scenario}/{players}/{seed}")
    chosen = options(scenario, players, rng)
    if seed % WATCHED == 1:
        assert ends_of_turns(players, seed, chosen, rng)
        return 0
    position = Position(GAME, players, seed, chosen)
    if seed % WATCHED:
        playout = Playout(position, lambda seat, question: answer(question, rng, stubborn=stubborn))
        assert playout.run().over
        return 0
    answers = 0
    while not position.over:
        seat, question = next(iter(position.pending.items()))
        position.answer(seat, answer(question, rng, stubborn=stubborn))
        look(position._inside.state)
        answers += 1
    return answers


def main(games: int) -> int:
    """Play this number of games at each kind of table."""
    failed = 0
    for (mode, players), scenarios in tables().items():
        began, errors, watched = process_time(), 0, 0
        for seed in range(games):
            try:
                watched += play(scenarios[seed % len(scenarios)], players, seed)
            except Exception as error:
                errors += 1
                where = traceback.extract_tb(error.__traceback__)[-1]
                place = f"{where.filename.rsplit('/', 1)[-1]}:{where.lineno}"
                sys.stdout.write(f"  {scenarios[seed % len(scenarios)]} {players} {seed}: {error!r} {place}\n")
        seconds = process_time() - began
        sys.stdout.write(
            f"{mode} {players}: {games} games, {errors} errors, invariants after {watched} answers, {seconds:.0f} s\n"
        )
        sys.stdout.flush()
        failed += errors
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
