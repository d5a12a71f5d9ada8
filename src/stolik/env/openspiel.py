"""The games as OpenSpiel knows them. Importing this registers each as `stolik_<game>`.

A table is named by parameters: `pyspiel.load_game("stolik_voidfall(players=2,options=scenario:first_stand)")`.
Chance is sampled: a first move of chance deals, and all later luck is drawn by the game. With `chance="explicit"` every
draw, those of the setup too, is a chance node with its outcomes. Only then can states be saved (`serialize`, pickle):
where chance is sampled OpenSpiel asks a game for the state of its generator, which no game in Python can give it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import msgspec
import numpy as np
import pyspiel

from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.installed import INSTALLED, find_game
from stolik.env.arrays import Array
from stolik.env.spaces import Spaces
from stolik.env.table import EnvTable, rewards

PICKS_AN_ANSWER = 20
"""The most picks an answer takes, for the limit of a game's length."""


def load(
    game: str,
    *,
    players: int,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: Literal["sampled", "explicit"] = "sampled",
) -> pyspiel.Game:
    """The game for OpenSpiel; where chance is sampled, equal seeds give equal sequences of deals. Raises UnknownGame,
    BadPlayers, BadOption, NoArray.
    """
    spaces = Spaces(game, players, options)
    _register(spaces.game)
    chosen = {name: value for name, value in spaces.options.items() if name in (options or {})}
    written = ";".join(f"{name}:{value}" for name, value in chosen.items())
    parameters = {"players": players, "options": written, "rng_seed": -1 if seed is None else seed, "chance": chance}
    return pyspiel.load_game(f"stolik_{game}", parameters)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players and some options. OpenSpiel makes it from a class for each game."""

    id: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        """`parameters` as in `pyspiel.load_game`. Raises BadPlayers, BadOption, NoArray."""
        game = find_game(self.id)
        given = {**_parameters(game), **(parameters or {})}
        self.spaces = Spaces(self.id, given["players"], _read(game, given["options"]))
        self.explicit = given["chance"] == "explicit"
        self.rng = Random(None if given["rng_seed"] < 0 else given["rng_seed"])
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions),
            max_chance_outcomes=len(self.spaces.actions) if self.explicit else 1,
            num_players=self.spaces.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=PICKS_AN_ANSWER * self.spaces.game.max_answers(self.spaces.players),
        )
        super().__init__(_kind(self.spaces.game, explicit=self.explicit), about, dict(parameters or {}))

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self

    def new_initial_state(self) -> SpielState:
        """A state in which chance is to draw the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations."""
        return SpielObserver(self.spaces)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state. Of several seats asked at once, the first is the current player: none sees what the others choose."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game
        self.table: EnvTable | None = game.spaces.new(0, open_chance=True) if game.explicit else None
        """The table, once it is dealt."""

    def current_player(self) -> int:
        if self.table is None or self.table.due is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.asked[0] if self.table.asked else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Where chance is sampled, one outcome: the deal is drawn when it is applied."""
        due = None if self.table is None else self.table.due
        return [(0, 1.0)] if due is None else list(enumerate(due.weights))

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None or player not in self.table.asked else sorted(self.table.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self._game.spaces.new(self._game.rng.getrandbits(62))
        elif self.table.due is not None:
            self.table.draw(action)
        else:
            self.table.act(self.table.asked[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._game.spaces.actions.names[action]
        due = None if self.table is None else self.table.due
        return "deal" if due is None else f"{due.kind} {due.outcomes[action]}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.position.over

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self._game.num_players()
        return list(rewards(self.table.position).values())

    def __str__(self) -> str:
        if not self.table or not self.table.dealt:
            return "to be dealt"
        return msgspec.json.encode(self.table.position.observe(None)).decode()


class SpielObserver:
    """Observations of a state: `tensor` is the array of `Spaces.entries`."""

    def __init__(self, spaces: Spaces) -> None:
        self._spaces = spaces
        self.tensor: Array = np.zeros(len(spaces.entries), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[:] = self._spaces.array(state.table, player) if state.table and state.table.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees as text, with all that it has read and answered."""
        return self._spaces.text(state.table, player) if state.table and state.table.dealt else "to be dealt"


def _kind(game: Game[Any], *, explicit: bool = False) -> pyspiel.GameType:
    least, most = game.players
    return pyspiel.GameType(
        short_name=f"stolik_{game.id}",
        long_name=f"Stolik: {game.id}, rules {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=getattr(pyspiel.GameType.ChanceMode, "EXPLICIT_STOCHASTIC" if explicit else "SAMPLED_STOCHASTIC"),
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {"players": max(2, game.players[0]), "options": "", "rng_seed": -1, "chance": "sampled"}


def _read(game: Game[Any], written: str) -> dict[str, Any]:
    """The options written as `name:value;name:value`. Raises BadOption."""
    known = {option.id: {str(value): value for value in option.values} for option in game.options}
    found = {}
    for one in filter(None, written.split(";")):
        name, _, value = one.partition(":")
        if name not in known:
            raise BadOption(game=game.id, option=name)
        found[name] = known[name].get(value, value)
    return found


def _register(game: Game[Any]) -> None:
    if f"stolik_{game.id}" not in pyspiel.registered_names():
        name = f"SpielGame_{game.id}"
        globals()[name] = type(name, (SpielGame,), {"id": game.id})  # where a saved state finds its class again
        pyspiel.register_game(_kind(game), globals()[name])


for _game in INSTALLED.values():
    _register(_game)
