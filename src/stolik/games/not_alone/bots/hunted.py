"""The sensible Hunted: lays Places by a mix, resists before it has too few Places, uses powers and cards by their
worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from random import Random
from typing import Any, ClassVar, cast

from stolik.core import choosing
from stolik.core.choosing import best, draw, top
from stolik.core.game import View
from stolik.core.question import Question
from stolik.games.not_alone.bots import refs
from stolik.games.not_alone.bots.harm import Harm, around
from stolik.games.not_alone.bots.regroup import Regroup
from stolik.games.not_alone.bots.survival_cards import survival_worth
from stolik.games.not_alone.bots.weights import Weights
from stolik.games.not_alone.bots.worth import WRECK, Prices, outlook
from stolik.games.not_alone.view.fields import NotAloneView

INSURED = {"survival:dodge": 0.9, "survival:wrong_track": 0.7, "survival:vortex": 0.5}
"""The probability that a card saves its owner from the Creature token."""


class SensibleHunted:
    """Plays one Hunted."""

    def __init__(self, seat: int, rng: Random, weights: Weights) -> None:
        self.seat = seat
        self.rng = rng
        self.w = weights

    def choose(self, view: View, question: Question[Any]) -> Any:
        """An answer to the question; a random one to a kind it does not know."""
        kind = question.kind
        if kind == "play" and len(question.options) == 1:  # type: ignore[attr-defined]
            return "word:pass"
        answer = self.ANSWERS.get(kind)
        if answer is None:
            return question.sample(self.rng)
        return answer(self, Moment(cast(NotAloneView, view), self.seat, question, self.w))

    # Exploration

    def _announce(self, m: Moment) -> str:
        """Resist, Give Up or pass: the one worth most."""
        playable = set(m.mine.hand or ()) - set(m.view.forbidden)
        return self._regroup(m, len(playable)) or ("word:pass" if "word:pass" in m.refs else m.refs[0])

    def _lay(self, m: Moment) -> str:
        """A Place; if announcements are sealed, Resist or Give Up instead if that is worth more."""
        playable = refs.places(m.refs)
        if any(ref in m.refs for ref in ("word:resist", "word:give_up")) and (way := self._regroup(m, len(playable))):
            return way
        return self._lay_place(m, playable) if playable else m.refs[0]

    def _lay_place(self, m: Moment, playable: list[int]) -> str:
        """A Place drawn from the mix; riskier with a card in hand that saves from the Creature token."""
        solution = outlook(m.view, m.prices)
        mix = solution.hunted[self.seat - 1]
        daring = self.w.insurance * self._insured(m)
        bent = {}
        for place in playable:
            awaited = solution.token.get(place, 0.0)
            stake = m.prices.step + m.prices.caught(m.mine, place, m.mine.hand_size) + m.gain(place)
            bent[place] = mix.get(place, 0.0) * exp(daring * awaited * stake)
        return refs.place(draw(bent, self.rng))

    def _insured(self, m: Moment) -> float:
        """The probability that a card in hand saves from the Creature token."""
        if m.mine.survival_played or any(effect.card == "hunt:despair" for effect in m.view.effects):
            return 0.0
        return max((INSURED.get(card, 0.0) for card in m.mine.survival or ()), default=0.0)

    def _regroup(self, m: Moment, hand: int) -> str:
        """What to announce with `hand` Places to lay from; empty for nothing."""
        judge = Regroup(m.view, m.mine, m.prices)
        will, spent = m.mine.will, m.mine.discard_size
        worth = {"": judge.staying(hand, will, spent)}
        if "word:resist" in m.refs and will > 1:
            worth["word:resist"] = judge.resisting(hand, will, spent, m.mine.resisted)
        if "word:give_up" in m.refs:
            worth["word:give_up"] = judge.giving_up(hand, spent)
        return best(worth)

    def _resist_take(self, m: Moment) -> list[str]:
        return self._fetch(m, m.question.lo)

    def _sixth_sense(self, m: Moment) -> list[str]:
        return self._fetch(m, m.question.lo)

    # Hunting

    def _keep(self, m: Moment) -> str:
        """The better of two Places after the tokens are placed (River)."""
        return refs.place(best({p: m.standing(p) for p in refs.places(m.refs)}, self.rng))

    def _keep_hidden(self, m: Moment) -> list[str]:
        """The Places to keep hidden from Phobia: those that could be the one face down."""
        mix = outlook(m.view, m.prices).hunted[self.seat - 1]
        return [refs.place(p) for p in top({p: mix.get(p, 0.0) for p in refs.places(m.refs)}, 2, self.rng)]

    def _discard_down(self, m: Moment) -> list[str]:
        return self._shed(m, m.question.lo)

    def _discard_two(self, m: Moment) -> list[str]:
        return self._shed(m, m.question.lo)

    def _discard_place(self, m: Moment) -> str:
        return self._shed(m, 1)[0]

    def _vortex_take(self, m: Moment) -> str:
        return refs.place(best({p: m.standing(p) for p in refs.places(m.refs)}, self.rng))

    def _vortex_give(self, m: Moment) -> str:
        return refs.place(best({p: -m.standing(p) for p in refs.places(m.refs)}, self.rng))

    # Reckoning

    def _act(self, m: Moment) -> str:
        """The option worth most; the question's `about` is the Place of the Hunted."""
        here = refs.number(m.question.about)
        have = m.mine.hand_size
        worth = {}
        for ref in m.refs:
            if ref == "word:power":
                worth[ref] = m.prices.power(m.mine, here, have) + 0.01
            elif ref == "word:take_back":
                worth[ref] = m.prices.take_back(m.mine, have)
            elif ref == "survival:drone":
                worth[ref] = m.prices.new_place - m.prices.survival / 2
            elif ref == "survival:gate":
                worth[ref] = max(m.prices.gain(m.mine, p, have) for p in refs.NEAR[here]) - m.prices.survival / 2
            else:
                worth[ref] = 0.0 if ref == "word:nothing" else -1.0
        return best(worth, self.rng)

    def _which_first(self, m: Moment) -> str:
        have = m.mine.hand_size
        return refs.place(best({p: m.prices.gain(m.mine, p, have) for p in refs.places(m.refs)}, self.rng))

    def _lair(self, m: Moment) -> str:
        have = m.mine.hand_size
        worth = {refs.place(p): m.prices.power(m.mine, p, have) for p in refs.places(m.refs)}
        if "word:recover_all" in m.refs:
            worth["word:recover_all"] = m.prices.cards(have, m.mine.discard_size)
        return best(worth, self.rng)

    def _gate(self, m: Moment) -> str:
        have = m.mine.hand_size
        return refs.place(best({p: m.prices.power(m.mine, p, have) for p in refs.places(m.refs)}, self.rng))

    def _take_back(self, m: Moment) -> str:
        return self._fetch(m, 1)[0]

    def _lair_take(self, m: Moment) -> str:
        return self._fetch(m, 1)[0]

    def _jungle_take(self, m: Moment) -> str:
        return self._fetch(m, 1)[0]

    def _swamp_take(self, m: Moment) -> str | list[str]:
        taken = self._fetch(m, getattr(m.question, "hi", 1))
        return taken if hasattr(m.question, "hi") else taken[0]

    def _rover(self, m: Moment) -> str:
        """A new Place by its worth; one the team has few of is worth more."""
        worth = {}
        for p in refs.places(m.refs):
            others = sum(p in h.owned for h in m.view.hunted)
            worth[p] = self.w.fetch[p] * (self.w.fetch_again**others if p == WRECK else 1)
        return refs.place(draw({p: x**4 for p, x in worth.items()}, self.rng))

    def _source(self, m: Moment) -> str:
        """Heal the Hunted who needs it most, else draw a card."""
        will = {f"seat:{h.seat}": h.will for h in m.view.hunted}
        worth = {}
        for ref in m.refs:
            if ref == "word:draw":
                worth[ref] = m.prices.survival
            else:
                own = 0.05 if ref == f"seat:{self.seat}" else 0.0
                worth[ref] = m.prices.will * (1.3 if will[ref] == 1 else 1.0 if will[ref] == 2 else 0.5) + own
        return best(worth, self.rng)

    def _shelter_keep(self, m: Moment) -> str:
        return best({ref: self.w.hold.get(ref, 0.3) for ref in m.refs}, self.rng)

    def _discard_survival(self, m: Moment) -> str:
        return best({ref: -self.w.hold.get(ref, 0.3) for ref in m.refs}, self.rng)

    def _scream(self, m: Moment) -> str:
        have = m.mine.hand_size
        will = m.prices.lost_will(m.mine, 1, have)
        return "word:lose_will" if will < m.prices.cards(have - 2, 2) else "word:discard_two"

    # Cards

    def _play(self, m: Moment) -> str:
        """The card worth most if it is worth enough, else pass."""
        worth = survival_worth(m.view, m.mine, m.prices, m.refs)
        card = best(worth, self.rng) if worth else ""
        return card if card and worth[card] >= self.w.play_survival else "word:pass"

    def _hologram_to(self, m: Moment) -> str:
        return refs.place(best(_negative(Harm(m.view, m.prices).hologram()), self.rng))

    def _wrong_track_token(self, m: Moment) -> str:
        harm = Harm(m.view, m.prices)
        return best({ref: -min(harm.wrong_track(ref).values()) for ref in m.refs}, self.rng)

    def _wrong_track_to(self, m: Moment) -> str:
        harm = Harm(m.view, m.prices)
        token = "creature" if around(m.view.creature_token) == set(refs.places(m.refs)) else "target"
        return refs.place(best(_negative(harm.wrong_track(f"token:{token}")), self.rng))

    def _double_back(self, m: Moment) -> str:
        return self._fetch(m, 1)[0]

    # What to hold

    def _fetch(self, m: Moment, count: int) -> list[str]:
        return top({ref: m.hold(ref) for ref in m.refs if ref != "word:nothing"}, count, self.rng)

    def _shed(self, m: Moment, count: int) -> list[str]:
        return top({ref: -m.hold(ref) for ref in m.refs}, count, self.rng)

    ANSWERS: ClassVar[Mapping[str, Callable[..., Any]]] = {
        "announce": _announce,
        "lay": _lay,
        "resist_take": _resist_take,
        "sixth_sense": _sixth_sense,
        "keep": _keep,
        "keep_hidden": _keep_hidden,
        "discard_down": _discard_down,
        "discard_two": _discard_two,
        "discard_place": _discard_place,
        "vortex_take": _vortex_take,
        "vortex_give": _vortex_give,
        "act": _act,
        "which_first": _which_first,
        "lair": _lair,
        "gate": _gate,
        "take_back": _take_back,
        "lair_take": _lair_take,
        "jungle_take": _jungle_take,
        "swamp_take": _swamp_take,
        "rover": _rover,
        "source": _source,
        "shelter_keep": _shelter_keep,
        "discard_survival": _discard_survival,
        "scream": _scream,
        "play": _play,
        "hologram_to": _hologram_to,
        "wrong_track_token": _wrong_track_token,
        "wrong_track_to": _wrong_track_to,
        "double_back": _double_back,
    }
    """By the kind of a question, how it is answered."""


class Moment:
    """A question with everything needed to answer it."""

    __slots__ = ("mine", "prices", "question", "refs", "view")

    def __init__(self, view: NotAloneView, seat: int, question: Any, w: Weights) -> None:
        self.view = view
        self.question = question
        self.refs = choosing.options(question)
        self.mine = view.hunted[seat - 1]
        self.prices = Prices(view, w)

    def hold(self, ref: str) -> float:
        """What a Place (or the played card) in hand is worth next turn, in Assimilation steps."""
        p = refs.number(ref if ref.startswith("place:") else self.question.about)
        return self.prices.power(self.mine, p, max(2, self.mine.hand_size))

    def gain(self, p: int) -> float:
        """What the Place gains if no token is there, in Assimilation steps."""
        return self.prices.gain(self.mine, p, self.mine.hand_size)

    def standing(self, p: int) -> float:
        """What standing at a Place is worth with the tokens as they lie, in Assimilation steps."""
        return Harm(self.view, self.prices).standing(self.mine, p)


def _negative(costs: dict[int, float]) -> dict[int, float]:
    return {key: -cost for key, cost in costs.items()}
