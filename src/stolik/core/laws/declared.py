"""Laws about what a game declares: its options (law 15), and that random games reach the rest (law 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.laws.playing import Options, RandomAnswers, Seed, rare_start
from stolik.core.options import fitting
from stolik.core.play import playout
from stolik.core.question import WHOLE_NUMBER, Question


def options_go_together(game: Game[Any]) -> None:
    """Law 15: for each number of players the game accepts the defaults and the presets; an option depends only on
    options before it, and its default on none; every refusal of the game names a declared option and reason.
    """
    before: set[str] = set()
    for option in game.options:
        for condition in filter(None, (option.applies_if, *option.values_if.values())):
            assert condition.options.keys() <= before, f"{option.id} depends on what is declared after it"
        assert option.values_if.keys() <= {str(value) for value in option.values} - {str(option.default)}, option.id
        before.add(option.id)
    for players in range(game.players[0], game.players[1] + 1):
        game.check_setup(players, {})
        presets = game.presets_for(players)
        assert len({preset.id for preset in presets}) == len(presets), f"two presets alike: {players} players"
        for preset in presets:
            game.check_setup(players, preset.options)
        rng = Random(players)
        for _ in range(200):
            drawn = {option.id: rng.choice(option.values) for option in game.options}
            refused = _refusal(game, players, fitting(game.options, players, drawn))
            if refused:
                assert refused["reason"] in game.refusals, f"not declared: {refused}"
                assert refused["option"] in drawn, f"no such option: {refused}"
                assert refused["game"] == game.id


def _refusal(game: Game[Any], players: int, options: Options) -> Mapping[str, Any]:
    """The details of the error with which a game refuses these options; empty if it takes them."""
    try:
        game.check_setup(players, options)
    except BadOption as refused:
        return refused.details
    return {}


@dataclass
class Coverage:
    """What occurred in random games, to compare with what a game declares (law 11)."""

    kinds: set[str] = field(default_factory=set)
    log_ids: set[str] = field(default_factory=set)
    refs: set[str] = field(default_factory=set)
    offered: set[str] = field(default_factory=set)
    """Every option of every question, and what questions are about."""
    reasons: set[str] = field(default_factory=set)

    def play(self, game: Game[Any], players: int, seed: Seed, options: Options) -> None:
        """Play one random game from a `rare_start` and note everything that occurs."""
        start = rare_start(game, players, seed, options)
        end = playout(start, self._noting(RandomAnswers(seed)), record=True)
        assert end.outcome is not None
        self.reasons.add(end.outcome.reason)
        for seat in [*range(start.players), None]:
            for entry in end.log(seat):
                self.log_ids.add(entry.id)
                self._note(list(entry.args.values()))

    def _noting(self, answers: RandomAnswers) -> Callable[[int, Question[Any]], Any]:
        def answer(seat: int, question: Question[Any]) -> Any:
            self.kinds.add(question.kind)
            self.offered.update(filter(None, (question.about, *question.wire()["options"])))
            given = answers(seat, question)
            self._note(question.plain(given))
            return given

        return answer

    def _note(self, plain: Any) -> None:
        if isinstance(plain, list):
            for one in plain:
                self._note(one)
        elif isinstance(plain, str):
            self.refs.add(plain)

    def missing(self, game: Game[Any]) -> dict[str, list[str]]:
        """What the game declares and no game has reached, by family."""
        gaps = {
            "kinds": game.kinds - self.kinds,
            "log_ids": game.log_ids - self.log_ids,
            "refs": game.refs - self.refs,
            "reasons": game.reasons - self.reasons,
        }
        return {name: sorted(gap) for name, gap in gaps.items() if gap}

    def undeclared(self, game: Game[Any]) -> dict[str, list[str]]:
        """What occurred and is not declared, by family."""
        extra = {
            "kinds": self.kinds - game.kinds,
            "log_ids": self.log_ids - game.log_ids,
            "reasons": self.reasons - game.reasons,
            "references": {ref for ref in self.offered - game.references if not WHOLE_NUMBER.fullmatch(ref)},
        }
        return {name: sorted(found) for name, found in extra.items() if found}
