"""The sensible Creature: puts tokens where Hunted are likely and worth catching, and plays cards that hurt now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from random import Random
from typing import Any, ClassVar, cast

from stolik.core import choosing
from stolik.core.choosing import best, draw
from stolik.core.game import View
from stolik.core.question import Question
from stolik.games.not_alone.bots import refs
from stolik.games.not_alone.bots.habits import Habits
from stolik.games.not_alone.bots.harm import Harm, Move, standing_place
from stolik.games.not_alone.bots.hunt_cards import ALL, PAIRS, PHASES, Hunt
from stolik.games.not_alone.bots.memory import Memory
from stolik.games.not_alone.bots.mix import Solution
from stolik.games.not_alone.bots.weights import Weights
from stolik.games.not_alone.bots.worth import Prices, outlook
from stolik.games.not_alone.view.fields import NotAloneView


class SensibleCreature:
    """Plays the Creature."""

    def __init__(self, rng: Random, weights: Weights) -> None:
        self.rng = rng
        self.w = weights
        self.memory = Memory()
        self.habits = Habits(weights)

    def choose(self, view: View, question: Question[Any]) -> Any:
        """An answer to the question; a random one to a kind it does not know."""
        sight = self.memory.complete(cast(NotAloneView, view))
        self.habits.follow(sight)
        options = choosing.options(question)
        if options == ["word:pass"]:
            return "word:pass"
        answer = self.ANSWERS.get(question.kind)
        if answer is None:
            return question.sample(self.rng)
        prices = Prices(sight, self.w)
        return answer(self, Hunt(sight, prices, self._foresee(sight, prices)), options, question.about)

    def _foresee(self, view: NotAloneView, prices: Prices) -> Solution:
        """The mix of each Hunted and the best mix for the Creature token."""
        return outlook(view, prices, self.habits)

    # Hunt cards

    def _play(self, hunt: Hunt, options: list[str], about: str) -> str:
        return self._card(hunt, options) or "word:pass"

    def _hunt(self, hunt: Hunt, options: list[str], about: str) -> str:
        """A card if one is worth it, else a token, the Creature token first."""
        card = self._card(hunt, options)
        tokens = [ref for ref in ("token:creature", "token:target", "token:artemia") if ref in options]
        return card or (tokens[0] if tokens else "word:done")

    def _card(self, hunt: Hunt, options: list[str]) -> str:
        """The card for this phase that exceeds its usual worth most; empty if none does."""
        view = hunt.view
        hand = view.creature.hand or ()
        playable = [ref for ref in options if ref in hand]
        if not playable:
            return ""
        waiting = [ref for ref in hand if ref in playable or self._phase(view, ref) > view.phase]
        surplus = {ref: worth - self.w.keep_hunt * self.w.keep[ref] for ref, worth in hunt.worth(waiting).items()}
        ranked = sorted(surplus, key=lambda ref: -surplus[ref])[: view.creature.plays_left]
        return next((ref for ref in ranked if ref in playable and hunt.worth([ref])[ref] > 0), "")

    def _phase(self, view: NotAloneView, ref: str) -> int:
        if ref == "hunt:flashback":
            return PHASES.get(view.hunt_discard[-1], 2) if view.hunt_discard else 0
        return PHASES.get(ref, 2)

    # Tokens

    def _place_token(self, hunt: Hunt, options: list[str], about: str) -> str:
        places = refs.places(options)
        if about == "token:creature":
            return refs.place(draw(self._ambush(hunt, places), self.rng))
        judge = hunt.artemia if about == "token:artemia" else hunt.target
        wide = "hunt:virus" if about == "token:artemia" else "hunt:mirage"
        if wide in hunt.effects:
            pair = draw({pair: judge(pair) ** 3 for pair in PAIRS}, self.rng)
            return refs.place(pair[0])
        caught = hunt.view.creature_token
        return refs.place(draw({p: judge((p,)) ** 3 if p not in caught else 0.0 for p in places}, self.rng))

    def _place_token_second(self, hunt: Hunt, options: list[str], about: str) -> str:
        judge = hunt.artemia if about == "token:artemia" else hunt.target
        return refs.place(best({p: judge((p,)) for p in refs.places(options)}, self.rng))

    def _ambush(self, hunt: Hunt, places: list[int]) -> dict[int, float]:
        """The mix for the Creature token (probability by Place): that of the outlook, changed by cards in effect and in
        hand.
        """
        detour = "hunt:detour" in (hunt.view.creature.hand or ()) and hunt.view.creature.plays_left
        bent = {}
        for p in places:
            more = hunt.near_miss(p) if detour else 0.0
            if hunt.named or "hunt:fierceness" in hunt.effects:
                more += hunt.prey((p,))
            bent[p] = hunt.token.get(p, 0.0) * exp(self.w.sharpness * more)
        return bent

    # What cards ask

    def _target_seat(self, hunt: Hunt, options: list[str], about: str) -> str:
        judges: dict[str, Callable[[int], float]] = {
            "hunt:anticipation": hunt.sure,
            "hunt:ascendancy": lambda seat: hunt.narrowed(seat, lose=True),
            "hunt:phobia": lambda seat: hunt.narrowed(seat, lose=False),
        }
        if about == "hunt:detour":
            return self._move(hunt, options, lambda move: f"seat:{move[0]}")
        judge = judges.get(about)
        if judge is None:
            return options[int(self.rng.random() * len(options))]
        return best({ref: judge(refs.number(ref)) for ref in options}, self.rng)

    def _detour_place(self, hunt: Hunt, options: list[str], about: str) -> str:
        """Which of the two Places of an Artefact user to move from."""
        return self._move(hunt, options, lambda move: refs.place(move[1]))

    def _detour_to(self, hunt: Hunt, options: list[str], about: str) -> str:
        """Where to move the Hunted: the options are the Places next to its own."""
        return self._move(hunt, options, lambda move: refs.place(move[2]), set(refs.places(options)))

    def _move(self, hunt: Hunt, options: list[str], part: Callable[[Move], str], near: set[int] | None = None) -> str:
        """The requested part of the Detour that costs the Hunted most, among those the options allow."""
        costs = {
            move: cost
            for move, cost in Harm(hunt.view, hunt.prices).detour().items()
            if part(move) in options and near in (None, set(refs.NEAR[standing_place(hunt.view, move)]))
        }
        return part(max(costs, key=lambda move: costs[move])) if costs else options[0]

    def _cataclysm(self, hunt: Hunt, options: list[str], about: str) -> str:
        return refs.place(best(hunt.closed(), self.rng))

    def _force_field(self, hunt: Hunt, options: list[str], about: str) -> str:
        worth = {p: max(hunt.closing((p, q)) for q in refs.NEAR[p]) for p in ALL}
        return refs.place(best(worth, self.rng))

    def _force_field_second(self, hunt: Hunt, options: list[str], about: str) -> str:
        first = next(p for p in ALL if {refs.place(q) for q in refs.NEAR[p]} == set(options))
        return refs.place(best({q: hunt.closing((first, q)) for q in refs.NEAR[first]}, self.rng))

    ANSWERS: ClassVar[Mapping[str, Callable[..., Any]]] = {
        "play": _play,
        "hunt": _hunt,
        "place_token": _place_token,
        "place_token_second": _place_token_second,
        "target_seat": _target_seat,
        "detour_place": _detour_place,
        "detour_to": _detour_to,
        "cataclysm": _cataclysm,
        "force_field": _force_field,
        "force_field_second": _force_field_second,
    }
    """By the kind of a question, how it is answered."""
