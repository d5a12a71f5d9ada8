"""The laws, run on every game of the house, on the template and on a game of two sides; with STOLIK_LONG set, on many
more deals.
"""

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.hideout import GAME as HIDEOUT

import stolik
from stolik.core.game import Game
from stolik.core.laws import agreement, checkpoints, declared, playing, secrets, soundness, undo
from stolik.core.laws.declared import Coverage
from stolik.core.laws.log import lines_tell_no_secret
from stolik.core.laws.memory import worlds_agree_with_the_log
from stolik.core.laws.worlds import Worlds
from stolik.games._template import GAME as TEMPLATE

LONG = bool(os.environ.get("STOLIK_LONG"))
QUICK = bool(os.environ.get("STOLIK_QUICK"))
"""Only the fewest and most players, a game a law, and no law that needs hundreds (see `make quick`)."""
GAMES = [*stolik.games().values(), TEMPLATE, HIDEOUT]
FEW = {"voidfall": 1, "zona": 1}
"""How many games a law plays at least, of games so long that more would take minutes."""
WORLDS = {"voidfall": 10, "zona": 12}
"""The same for the law that redraws everything."""
TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in GAMES
    for players in (sorted(set(game.players)) if QUICK else range(game.players[0], game.players[1] + 1))
]
LAWS: list[tuple[Callable[..., None], int, int]] = [
    (agreement.ways_of_playing_agree, 6, 200),
    (agreement.copies_are_independent, 2, 40),
    (secrets.nothing_leaks, 8, 500),
    (soundness.questions_are_sound, 2, 40),
    (soundness.nothing_is_lost, 10, 200),
    (soundness.what_waits_can_be_played, 4, 40),
    (checkpoints.everything_can_be_sent, 6, 60),
    (undo.undo_is_honest, 2, 200),
    (soundness.secrets_end_their_step, 4, 200),
    (secrets.drafts_look_alike, 3, 200),
    (secrets.whys_look_alike, 3, 200),
    (undo.what_is_ahead_is_known, 3, 200),
    (undo.the_future_can_be_drawn_anew, 2, 40),
    (checkpoints.checkpoints_can_be_read, 2, 40),
    (lines_tell_no_secret, 8, 200),
    (worlds_agree_with_the_log, 8, 200),
]


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize(("law", "few", "many"), LAWS, ids=[law.__name__ for law, _, _ in LAWS])
def test_law(law: Callable[..., None], few: int, many: int, game: Game[Any], players: int) -> None:
    few = min(few, FEW.get(game.id, few))
    for seed in range(many if LONG else 1 if QUICK else few):
        law(game, players, seed, playing.random_options(game, players, Random(f"{law.__name__}/{seed}")))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_options_go_together(game: Game[Any]) -> None:
    declared.options_go_together(game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_everything_declared_is_reached(game: Game[Any]) -> None:
    reached = Coverage()
    least, most = game.players
    for seed in range(3000):
        players = least + seed % (most - least + 1)
        reached.play(game, players, seed, playing.random_options(game, players, Random(seed)))
        if seed > 100 and not reached.missing(game):
            break
    assert not reached.undeclared(game)
    assert not reached.missing(game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_worlds_redraw_what_a_seat_does_not_see(game: Game[Any]) -> None:
    worlds = Worlds()
    least, most = game.players
    for seed in range(600 if LONG else WORLDS.get(game.id, 60)):
        players = least + seed % (most - least + 1)
        worlds.play(game, players, seed, playing.random_options(game, players, Random(seed)))
    assert worlds.never_redrawn(game) == []
