"""What every bot must do: legal answers to everything, no peeking, the same game from the same seed."""

import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

import stolik
from stolik.bots import find_bot, levels_of
from stolik.core.laws import playing
from stolik.core.question import Choose, Named
from stolik.core.seat.handle import SeatHandle, answer_of

LONG = bool(os.environ.get("STOLIK_LONG"))
GAME = stolik.games()["not_alone"]
FEW = {"voidfall": 6, "zona": 1}
"""Games of each kind that are played at most, where a game is long."""
EVERY = [(game, players) for game in stolik.games().values() for players in range(game.players[0], game.players[1] + 1)]
EVERY_BOT = [(game, players, name) for game, players in EVERY for name in levels_of(game)]
TAKEN_OVER = [
    (game, players, name)
    for game, players, name in EVERY_BOT
    if name != "random" and (LONG or FEW.get(game.id) != 1 or players in game.players)
]
"""Of a game of which only one is played, those with the fewest and the most players."""
CREATURES = frozenset(
    {
        "cataclysm", "detour_place", "detour_to", "force_field", "force_field_second", "hunt", "order", "place_token",
        "place_token_second", "play", "side", "target_seat",
    }
)  # fmt: skip
"""The kinds of question only the Creature is asked (and "play", which everybody is)."""
PLAYERS = range(GAME.players[0], GAME.players[1] + 1)


def seated(name, players, seed, game=GAME):
    return {seat: find_bot(name)(game.id, seat, Random(f"{seed}/{seat}")) for seat in range(players)}


def fresh(game, players, seed):
    """A game with random options, sometimes from a rare deal; for Terrorscape often with the expansion's Killers."""
    rng = Random(seed)
    options = playing.random_options(game, players, rng)
    if "killer" in options and seed % 2:
        options |= {"feral_instincts": True, "killer": ("werewolf", "huntress")[seed % 4 // 2]}
    deal = rng.choice([{}, {}, *game.rare_deals])
    return stolik.new_game(game.id, players=players, seed=seed, options=options, deal=deal)


def searches(game, name):
    """Whether a bot tries whole turns: a game of it takes minutes."""
    return hasattr(find_bot(name)(game.id, 0, Random(0)), "decide")


def some_games(game, name, few, many):
    """The seeds of as many games as there is time for."""
    if searches(game, name):
        return range(few if LONG else 1)
    return range(many if LONG else min(few, FEW.get(game.id, few)))


def played(game, name, players, seed, bots, decisions):
    """A game between these bots; of bots that search only some decisions in the middle of one."""
    start = fresh(game, players, seed)
    if not searches(game, name):
        assert stolik.playout(start, bots).over
        return
    start = stolik.playout(start, seated("random", players, seed, game), until=50 * players)
    stolik.playout(start, bots, until=decisions)


class Noting:
    """A bot that counts its questions."""

    def __init__(self, bot, asked):
        self.bot = bot
        self.asked = asked

    def choose(self, view, question):
        self.asked[question.kind] += 1
        return self.bot.choose(view, question)


@pytest.mark.parametrize(("game", "players", "name"), EVERY_BOT, ids=lambda value: getattr(value, "id", value))
def test_every_answer_is_legal_whatever_the_options(name, game, players):
    for seed in some_games(game, name, 12, 800):
        played(game, name, players, seed, seated(name, players, seed, game), 10)


class Strangers:
    """At every decision a new bot takes over the seat and its answer is checked; it or a random one is played."""

    def __init__(self, name, game, seat, rng):
        self.name = name
        self.game = game
        self.seat = seat
        self.rng = rng

    def decide(self, seat):
        stranger = find_bot(self.name)(self.game, self.seat, self.rng)
        answer = seat.question.check(answer_of(stranger, seat))
        seat.answer(answer if self.rng.random() < 0.3 else seat.question.sample(self.rng))


@pytest.mark.parametrize(("game", "players", "name"), TAKEN_OVER, ids=lambda value: getattr(value, "id", value))
def test_a_bot_takes_over_at_every_decision(name, game, players):
    for seed in some_games(game, name, 8, 400):
        bots = {seat: Strangers(name, game.id, seat, Random(f"{seed}/{seat}")) for seat in range(players)}
        played(game, name, players, seed, bots, 2)


def test_detour_moves_whom_the_artemia_token_has_touched():
    """Nobody else is left to move: in the middle of such a Detour any Creature knows an answer."""
    deal = {"phase": 3, "artemia_token": 3, "creature_token": 8, "hunt_hand": ["detour"]}
    deal |= {"seat:1": {"laid": [3], "hand": [1, 2], "discard": [4, 5]}}
    position = stolik.new_game(GAME.id, players=2, seed=1, deal={"side": "a", **deal})
    touched = False
    while not (touched and 0 in position.pending):
        seat, question = next(iter(position.pending.items()))
        touched |= question.kind == "discard_place"
        position.answer(seat, "word:pass" if question.kind == "play" else question.sample(Random(1)))
    for answer in ("hunt:detour", "place:8"):
        stranger = find_bot("sensible")(GAME.id, 0, Random(1))
        assert stranger.choose(position.observe(0), position.pending[0]) == answer
        position.answer(0, answer)


RARE = (["vortex"], ["vortex", "hologram"], ["wrong_track"])
"""Survival cards that ask rare questions."""
ECHO = {"lays": "artefact", "laid": [4, 5], "hand": [1], "discard": [2, 3], "survival": ["double_back"]}
"""A Hunted at the end of a turn who may take back one of two Places."""


def rare(seed, players):
    """A deal in which cards ask rare questions."""
    if players == 2:
        return {"side": "a", "phase": 4, "creature_token": 2, "seat:1": ECHO}
    held = {"next": "artefact", "survival": RARE[seed // 2 % 3], "hand": [1, 2, 3], "discard": [4, 5]}
    return {"side": "a", "hunt_hand": ["detour" if seed % 8 < 4 else "toxin", "clone", "tracking"], "seat:1": held}


ALL_OPTIONS = 48
"""Games in which every number of players and rare deal comes."""


@pytest.mark.parametrize("role", [0, 1])
def test_a_sensible_bot_among_random_ones_answers_every_question(role):
    asked: Counter[str] = Counter()
    kinds = CREATURES if role == 0 else GAME.kinds - CREATURES | {"play"}
    for seed in range(300):
        if seed > ALL_OPTIONS and asked.keys() == kinds and not LONG:
            break
        players = PLAYERS[seed % len(PLAYERS)]
        options = playing.random_options(GAME, players, Random(seed))
        bots = seated("random", players, seed)
        bots[role] = Noting(find_bot("sensible")(GAME.id, role, Random(seed)), asked)
        deal = rare(seed, players) if seed % 4 < 2 else {}
        stolik.playout(stolik.new_game(GAME.id, players=players, seed=seed, options=options, deal=deal), bots)
    assert asked.keys() == kinds


@pytest.mark.parametrize("game", stolik.games())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_question_nobody_knows_yet_gets_a_legal_answer(seat, game):
    position = stolik.new_game(game, players=3, seed=1)
    question = Choose("brand_new", (Named("word:so"), Named("word:or_so")))
    bot = find_bot("sensible")(game, seat, Random(1))
    question.check(bot.choose(position.observe(seat), question))


@pytest.mark.parametrize(("game", "players"), EVERY, ids=lambda value: getattr(value, "id", value))
def test_what_a_seat_cannot_know_does_not_move_its_bot(game, players):
    for seed in some_games(game, "sensible", 3, 30):
        position = fresh(game, players, seed)
        bots = seated("sensible", players, seed, game)
        decisions = 2 if searches(game, "sensible") else 10**6
        while not position.over and decisions:
            decisions -= 1
            seat = min(position.pending)
            question = position.pending[seat]
            other = position.resample(seat, Random(f"{seed}/{question.kind}"))
            twins = [find_bot("sensible")(game.id, seat, Random(seed)) for _ in range(2)]
            here, there = (
                answer_of(twin, SeatHandle.at(world, seat))
                for twin, world in zip(twins, (position, other), strict=True)
            )
            assert question.plain(question.check(here)) == question.plain(question.check(there))
            position.answer(seat, answer_of(bots[seat], SeatHandle.at(position, seat)))


@pytest.mark.parametrize(
    ("name", "players"), [("not_alone", 2), ("not_alone", 5), ("terrorscape", 2), ("terrorscape", 4)]
)
def test_the_same_seed_plays_the_same_game_in_one_go_step_by_step_and_across_a_save(name, players):
    game = stolik.games()[name]
    start = stolik.new_game(name, players=players, seed=11)
    quick = stolik.playout(start, seated("sensible", players, 11, game), record=True)
    stepped, bots = stolik.new_game(name, players=players, seed=11), seated("sensible", players, 11, game)
    while not stepped.over:
        seat = min(stepped.pending)
        stepped.answer(seat, answer_of(bots[seat], SeatHandle.at(stepped, seat)))
        stepped = stolik.Position.load(stepped.save())
    assert stepped.log(None) == quick.log(None)


def test_the_same_seed_plays_the_same_games_in_every_process():
    until = {id: 8 if searches(game, "sensible") else None for id, game in stolik.games().items()}
    code = (
        "import stolik; from random import Random; from stolik.bots import find_bot\n"
        f"for game, until in {until}.items():\n"
        "    bots = {s: find_bot('sensible')(game, s, Random(s)) for s in range(4)}\n"
        "    start = stolik.new_game(game, players=4, seed=5)\n"
        "    print(stolik.playout(start, bots, until=until, record=True).log(None))"
    )
    played = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": salt}, capture_output=True, check=True
        ).stdout
        for salt in ("0", "1")
    }
    assert len(played) == 1
    games = played.pop().splitlines()
    assert len(games) == len(until)
    assert all(len(log) > 1000 for log in games)
