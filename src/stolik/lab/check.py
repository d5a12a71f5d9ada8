"""Checking a game: the laws of the kernel on random games, and its texts."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.laws import agreement, checkpoints, declared, playing, secrets, soundness, undo
from stolik.core.laws.declared import Coverage
from stolik.core.laws.log import lines_tell_no_secret
from stolik.core.laws.memory import remembered, worlds_agree_with_the_log
from stolik.core.laws.worlds import Worlds
from stolik.guides import BadBook, BadGuide, faults_of_book, guides_of
from stolik.lab.hash_order import CannotStart, difference
from stolik.text import catalogue
from stolik.text.languages import LANGUAGES
from stolik.text.needed import needed

LAWS: tuple[Callable[..., None], ...] = (
    agreement.ways_of_playing_agree,
    agreement.copies_are_independent,
    secrets.nothing_leaks,
    soundness.questions_are_sound,
    soundness.nothing_is_lost,
    soundness.what_waits_can_be_played,
    checkpoints.everything_can_be_sent,
    undo.undo_is_honest,
    soundness.secrets_end_their_step,
    secrets.drafts_look_alike,
    secrets.whys_look_alike,
    undo.what_is_ahead_is_known,
    undo.the_future_can_be_drawn_anew,
    checkpoints.checkpoints_can_be_read,
    lines_tell_no_secret,
    worlds_agree_with_the_log,
)
GAMES_OF_WORLDS = 120
"""Random games in which every fact hidden from a seat must differ in some world."""
MOST_TO_REACH = 3000
"""The number of random games in which everything a game declares must occur."""


class Finding(msgspec.Struct, frozen=True):
    """The result of one check; `problem` is empty if it passed. `note` says what could not be checked."""

    check: str
    problem: str = ""
    note: str = ""


def check(game: Game[Any], games: int) -> Iterator[Finding]:
    """Check every law on `games` random games for each number of players, then texts and declarations."""
    least, most = game.players
    for law in LAWS:
        note = _unremembered(game, games) if law is worlds_agree_with_the_log else ""
        yield Finding(law.__name__, _broken(law, game, games), note)
    yield _disordered(game, games)
    yield Finding("options_go_together", _unfit(game))
    yield Finding("rule_book_and_guides", _unguided(game))
    yield Finding("worlds_redraw_what_a_seat_does_not_see", _never_redrawn(game, least, most))
    yield Finding("everything_declared_is_reached", _unreached(game, least, most))
    yield from check_texts(game)


def check_texts(game: Game[Any]) -> Iterator[Finding]:
    """Check that each language has every needed message, or say how many of them are said in another one."""
    for lang in LANGUAGES:
        texts = catalogue(lang, game.id)
        missing = sorted(filter(texts.lacks, needed(game)))
        note = f"{len(missing)} messages are said in the language “{texts.fallback.lang}”" if texts.fallback else ""
        problem = "" if note or not missing else f"missing: {', '.join(missing)}"
        yield Finding(f"texts_{lang}", problem, note)


def _broken(law: Callable[..., None], game: Game[Any], games: int) -> str:
    least, most = game.players
    for players in range(least, most + 1):
        for seed in range(games):
            options = playing.random_options(game, players, Random(f"{law.__name__}/{seed}"))
            try:
                law(game, players, seed, options)
            except Exception as error:
                last = traceback.extract_tb(error.__traceback__)[-1]
                return f"{players} players, seed {seed}, {options}: {error!r} ({last.filename}:{last.lineno})"
    return ""


def _unremembered(game: Game[Any], games: int) -> str:
    """Why the law about memory says nothing; empty if it does."""
    if game.recall is None:
        return "the game does not say what its log tells (Game.recall), so drawn worlds may contradict the log"
    least, most = game.players
    tables = [(players, seed) for seed in range(games) for players in range(least, most + 1)]
    told = (fact for players, seed in tables for fact in remembered(game, players, seed, {}))
    with suppress(Exception):
        return "" if next(told, None) else "no random game told anybody anything to remember"
    return ""


def _disordered(game: Game[Any], games: int) -> Finding:
    name = "the_order_of_sets_does_not_matter"
    try:
        return Finding(name, difference(game, games))
    except CannotStart as unknown:
        return Finding(name, note=f"a new process cannot play the game: {unknown}")


def _unfit(game: Game[Any]) -> str:
    try:
        declared.options_go_together(game)
    except (AssertionError, BadOption) as error:
        return str(error)
    return ""


def _unguided(game: Game[Any]) -> str:
    """What is wrong with the rule book and the guides of the game; a game may have none."""
    try:
        wrong = faults_of_book(game)
        for guide in guides_of(game):
            _ = guide.beats
    except (BadBook, BadGuide) as error:
        return f"{error.id}: {error.details}"
    return "; ".join(wrong)


def _never_redrawn(game: Game[Any], least: int, most: int) -> str:
    worlds = Worlds()
    for seed in range(GAMES_OF_WORLDS):
        players = least + seed % (most - least + 1)
        worlds.play(game, players, seed, playing.random_options(game, players, Random(seed)))
    return "; ".join(str(found) for found in worlds.never_redrawn(game))


def _unreached(game: Game[Any], least: int, most: int) -> str:
    reached = Coverage()
    for seed in range(MOST_TO_REACH):
        players = least + seed % (most - least + 1)
        reached.play(game, players, seed, playing.random_options(game, players, Random(seed)))
        if not reached.missing(game):
            break
    found = {"never seen": reached.missing(game), "not declared": reached.undeclared(game)}
    return "; ".join(f"{what}: {names}" for what, names in found.items() if names)
