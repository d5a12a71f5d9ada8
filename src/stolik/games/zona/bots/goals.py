"""Looking ahead: two actions exactly, then plans whose worth shrinks with their distance."""

from __future__ import annotations

from functools import cache, cached_property

from stolik.games.zona.bots.sight import Mine, Sight, bare
from stolik.games.zona.bots.trade import shopping
from stolik.games.zona.bots.weights import WEIGHTS, Weights
from stolik.games.zona.bots.worth import (
    FATIGUE_MAX,
    can,
    deck_worth,
    event_worth,
    gain,
    harm,
    healing,
    meeting,
    price,
    resting,
    win_chance,
)
from stolik.games.zona.content.book import FACILITIES
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.vocabulary import AREAS

STORM = {"green": (1, 0, 0), "yellow": (1, 1, 0), "red": (1, 1, 1)}
"""A usual emission by sector."""
RED = ("pr", "om")
ROUNDS_TO_FINISH = 4
"""Rounds from the second secret to the last card."""


@cache
def emission_chance(box: Box, players: int, spaces: int) -> float:
    """The chance that a rumour brings the emission, by the spaces the marker still has to go."""
    rumours = box.book.rumours.values()
    return sum(one.moves(players) >= spaces for one in rumours) / len(rumours)


class Goals:
    """What places and actions are worth now."""

    def __init__(self, sight: Sight, w: Weights = WEIGHTS) -> None:
        self.sight, self.me, self.w = sight, sight.me, w
        self._far: dict[str, float] = {}
        self._arrivals: dict[tuple[str, str], float] = {}
        self._stays: dict[str, float] = {}

    # --- one place -------------------------------------------------------------------------------------------------

    def action(self, area: str) -> float:
        """What the area action of a place is worth."""
        if area not in AREAS or not self.has_action(area):
            return -1000.0
        sector = self.sight.sector[area]
        if sector == "bunker":
            return self.camping(area)
        if area in RED:
            return self._red(area)
        if area == "el":
            return self.w.source * 0.3
        if area == "go":
            return self._farmsteads()
        return gain(self.me._replace(area=area), self.me.box.map.areas[area].effect, self.w)

    def has_action(self, area: str) -> bool:
        """Whether the area action can be taken."""
        row = self.me.box.map.areas[area]
        return row.sector == "bunker" or (bool(row.effect) and can(self.me, row.effect))

    def _red(self, area: str) -> float:
        """The worth of the red sector's fights on the way to the Power Plant, which need two secrets."""
        if len(self.me.secrets) < self.me.needed:
            return -2000.0
        if not self.ready():
            return -self.w.source
        packet = (2, 0, 0) if area == "pr" else (0, 0, 2)
        return self.w.source * 0.25 - harm(self.me, packet, self.w)

    def ready(self) -> bool:
        """Whether to set out for the Sarcophagus: the scavenger is strong and healthy enough, or time is short."""
        unhurt_at_the_gate = self.me.area in RED and not self.me.damage
        if self.sight.left <= self.w.pressing or self.me.area == "el" or unhurt_at_the_gate:
            return True
        rested = self.me._replace(fatigue=min(self.me.fatigue, 3))
        return self.me.free >= self.w.healthy and win_chance(rested) >= self.w.ready

    def _farmsteads(self) -> float:
        found = 0.0
        for ref in self.me.trophies:
            found += (100 if self.me.box.threat[ref].colour == "green" else 200) * self.w.money
        return found

    @cached_property
    def bargain(self) -> float:
        """What shopping at the market is worth now."""
        return shopping(self.sight, self.w)

    def camping(self, area: str) -> float:
        """The worth of camping: less fatigue, healing for money, buying, the bunker's own action."""
        me, w = self.me, self.w
        worth = resting(me, me.attributes[3], w)
        money = me.roubles + sum(100 for _ in me.trophies) * 2
        heals = min(me.damage, money // 200)
        worth += max((healing(me, n, w) - 200 * w.money * n for n in range(heals + 1)), default=0.0)
        if area == "on" and me.traumas and money >= 800:
            worth += max(0.0, w.trauma[me.traumas - 1] - 800 * w.money)
        if area == "za":
            worth += w.fatigue[max(2, me.fatigue - me.attributes[3])] * 0.5
        return worth + self.bargain

    def facility(self, id: str) -> float:
        """The worth of an event inside a facility, plus a little for the next event."""
        if id in self.me.secrets or len(self.me.secrets) >= self.me.needed:
            return -200.0
        left = self.sight.left - ROUNDS_TO_FINISH
        if left <= 0:
            return -200.0
        one = deck_worth(self.me._replace(area=id), id, self.w)
        return one * (1.5 if left > 2 else 1.0)

    def lock(self, id: str) -> float:
        """The worth of opening a facility, apart from being inside: a find, minus the price."""
        cost = price(self.me, self.me.box.book.locks[bare(self.sight.facilities[id].lock)].cost, self.w)
        return (self.w.find if self.sight.facilities[id].finds else 0.0) - cost

    # --- the end of a turn -----------------------------------------------------------------------------------------

    def staying(self, area: str) -> float:
        """What the event phase and a possible emission bring in a place."""
        if area not in self._stays:
            self._stays[area] = self._staying(area)
        return self._stays[area]

    def _staying(self, area: str) -> float:
        if area in FACILITIES:
            return self.facility(area)
        if area == "sa":
            return deck_worth(self.me._replace(area="sa"), "sarcophagus", self.w)
        sector = self.sight.sector[area]
        worth = event_worth(self.me._replace(area=area), area, sector, self.w) if sector in ("green", "yellow") else 0.0
        return worth - self.storm(area)

    def storm(self, area: str) -> float:
        """What an emission would cost in a place, times how likely it is this round."""
        sector = self.sight.sector.get(area, "")
        if sector not in STORM:
            return 0.0
        likely = emission_chance(self.me.box, self.me.players, self.sight.until_emission)
        if not likely:
            return 0.0
        cost = harm(self.me, STORM[sector], self.w)
        near = any(self.sight.sector[to] == "bunker" for to in self.sight.ways[area])
        if near and self.me.fatigue + 2 <= FATIGUE_MAX:
            cost = min(cost, self.w.fatigue[self.me.fatigue + 1] + self.w.fatigue[self.me.fatigue + 2])
        return likely * cost

    # --- ways ------------------------------------------------------------------------------------------------------

    def arriving(self, here: str, to: str) -> float:
        """The worth of crossing a border and meeting what is behind it."""
        known = self._arrivals.get((here, to))
        if known is None:
            known = self._arrivals[here, to] = self._arriving(here, to)
        return known

    def _arriving(self, here: str, to: str) -> float:
        worth = 0.0
        shortcut = self.sight.ways.get(here, {}).get(to, "")
        if shortcut:
            worth -= harm(self.me, _one(shortcut), self.w)
        threats = [self.me.box.threat[ref] for ref in self.sight.tokens.get(to, ())]
        if threats:
            at = self.me._replace(area=to)
            worth += min(meeting(at, threat, self.w) for threat in threats)
        return worth

    def exits(self, area: str) -> list[str]:
        """The places one move away."""
        if area in FACILITIES:
            return [bare(ref) for ref in self.sight.facilities[area].entrances]
        found = list(self.sight.ways[area])
        return found + [
            id for id in self.sight.doors(area) if self.sight.facilities[id].open and self.sight.enterable(id)
        ]

    def plan(self, area: str) -> float:
        """The worth of the best plan from a place after this turn; each action on the way reduces it."""
        if not self._far:
            self._far = self._plans()
        return self._far.get(area, 0.0)

    def _plans(self) -> dict[str, float]:
        """For each place the worth of the best plan from there, found by searching outwards from every goal."""
        goals: dict[str, float] = {}
        for area in self.sight.ways:
            goals[area] = max(0.0, self.action(area) * self.w.patience)
            for id in self.sight.doors(area):
                if not self.sight.facilities[id].open and self.sight.enterable(id) and self._payable(id):
                    goals[area] = max(goals[area], (self.facility(id) + self.lock(id)) * self.w.patience)
        for id in self.sight.facilities:
            goals[id] = max(0.0, self.facility(id)) if self.me.area == id or self._open(id) else 0.0
        for _ in range(8):
            before = dict(goals)
            for area, worth in before.items():
                ways = [self.w.patience * (before[to] + min(0.0, self.arriving(area, to))) for to in self.exits(area)]
                goals[area] = max(worth, *ways) if ways else worth
            if goals == before:
                break
        return goals

    def _open(self, id: str) -> bool:
        return bool(self.sight.facilities[id].open) and self.sight.enterable(id)

    def _payable(self, id: str) -> bool:
        return lock_payable(self.me, bare(self.sight.facilities[id].lock))

    # --- actions ---------------------------------------------------------------------------------------------------

    def ends(self, area: str) -> float:
        """The worth of ending the turn in a place."""
        return self.staying(area) + self.w.patience * self.plan(area)

    def best(self, area: str, actions: int, acted: bool) -> float:
        """The worth of a place with this number of actions left in the turn."""
        if actions <= 0:
            return self.ends(area)
        return max(self.choices(area, actions, acted).values())

    def choices(self, area: str, actions: int, acted: bool) -> dict[str, float]:
        """What each action is worth: the reference of its option and the worth of all that follows."""
        found = {"word:rest": resting(self.me, 1, self.w) * 0.9 + self.best(area, actions - 1, acted)}
        for to in self.exits(area) if area != "sa" else []:
            ref = f"facility:{to}" if to in FACILITIES else f"area:{to}"
            found[ref] = self.arriving(area, to) + self.best(to, actions - 1, acted)
        if area in AREAS and not acted and self.has_action(area):
            after = "el" if area in RED and len(self.me.secrets) >= self.me.needed else "sa" if area == "el" else area
            follows = self.best(after, actions - 1, True) if after != area else self._again(area, actions - 1)
            found["word:area_action"] = self.action(area) + follows
        for id in self.sight.doors(area):
            if not self.sight.facilities[id].open and self._payable(id) and self.sight.enterable(id):
                found[self.sight.facilities[id].lock] = self.lock(id) + self.best(id, actions - 1, acted)
        threats = [self.me.box.threat[ref] for ref in self.sight.tokens.get(area, ())]
        if threats:
            at = self.me._replace(area=area)
            found["word:search"] = max(meeting(at, one, self.w) for one in threats) + self.best(
                area, actions - 1, acted
            )
        return found

    def _again(self, area: str, actions: int) -> float:
        """The worth after an area action, whose benefit cannot be had again at once."""
        return self.best(area, actions, True) - 0.5 * max(0.0, self.action(area)) * self.w.patience


def lock_payable(me: Mine, lock: str) -> bool:
    """Whether a lock's price can be paid without a trauma or too much fatigue."""
    return price(me, me.box.book.locks[lock].cost) < WEIGHTS.trauma[0] * 2


def _one(kind: str) -> tuple[int, int, int]:
    return int(kind == "radiation"), int(kind == "disturbance"), int(kind == "wound")
