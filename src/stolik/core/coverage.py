"""A law about coverage (law 11): random games reach everything a game declares, and nothing it does not declare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.core.game import Game
from stolik.core.laws import Options, RandomAnswers, Seed
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import Question


@dataclass
class Coverage:
    """What occurred in random games, to compare with what a game declares (law 11)."""

    kinds: set[str] = field(default_factory=set)
    log_ids: set[str] = field(default_factory=set)
    refs: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)

    def play(self, game: Game[Any], players: int, seed: Seed, options: Options) -> None:
        """Play one random game and note everything that occurs. Every second seed starts from one of the game's rare
        deals; if it has rare tables, two of three are played at these: such games are short.
        """
        deal: Mapping[str, Any] | None = None
        if seed % 3 and game.rare_tables:
            table = game.rare_tables[seed % len(game.rare_tables)]
            players, options, deal = table.players, table.options, table.deal
        elif seed % 2 and game.rare_deals:
            deal = game.rare_deals[seed // 2 % len(game.rare_deals)]
        start = Position(game, players, seed, options, deal)
        end = playout(start, self._noting(RandomAnswers(seed)), record=True)
        assert end.outcome is not None
        self.reasons.add(end.outcome.reason)
        for seat in [*range(players), None]:
            for entry in end.log(seat):
                self.log_ids.add(entry.id)
                self._note(list(entry.args.values()))

    def _noting(self, answers: RandomAnswers) -> Callable[[int, Question[Any]], Any]:
        def answer(seat: int, question: Question[Any]) -> Any:
            self.kinds.add(question.kind)
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
        }
        return {name: sorted(found) for name, found in extra.items() if found}
