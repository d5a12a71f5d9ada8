"""Protection: what items and abilities take off damage before it is received (Protection from damage)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.core.question import Seat
from stolik.games.zona.rules.effects.words import feature
from stolik.games.zona.rules.scavenger.scavengers import board, ready
from stolik.games.zona.rules.state import DAMAGE, Packet, Zona

feature("protect", places={"item", "ability"}, tags="damage* area_action? shortcut?", args=("number",))
Guard = tuple[tuple[int, ...], int, tuple[str, ...]]
"""(kinds of damage, how much, only against these sources)."""


def packet_of(amounts: Sequence[Amount]) -> Packet:
    """The packet of these amounts of damage."""
    packet = [0, 0, 0]
    for one in amounts:
        packet[DAMAGE.index(one.unit)] += one.count
    radiation, disturbance, wound = packet
    return radiation, disturbance, wound


@cache
def guards(effect: Effect) -> tuple[tuple[Guard, ...], ...]:
    """The alternative ways in which an effect protects: one of them is used, with all its parts."""
    ways = effect.parts if isinstance(effect, OneOf) else (effect,)
    return tuple(found for found in map(_guards, ways) if found)


def _guards(effect: Effect) -> tuple[Guard, ...]:
    match effect:
        case Word("protect", tags):
            kinds = tuple(n for n, kind in enumerate(DAMAGE) if kind in tags) or (0, 1, 2)
            return ((kinds, effect.number, tuple(tag for tag in tags if tag not in DAMAGE)),)
        case Word("once"):
            return tuple(guard for inner in effect.effects for guard in _guards(inner))
        case All(parts) | AnyOf(parts):
            return tuple(guard for part in parts for guard in _guards(part))
        case Word() | Amount() | OneOf() | Paid():
            return ()


def protected(effect: Effect, packet: Packet, source: str) -> list[Packet]:
    """What may be left of damage after an effect: several packets if the user has a choice."""
    found: list[Packet] = []
    for way in guards(effect):
        left = [packet]
        for kinds, many, sources in way:
            if not sources or source in sources:
                left = [less for one in left for less in _less(one, kinds, many)]
        found += [one for one in left if one != packet and one not in found]
    return found


def _less(packet: Packet, kinds: tuple[int, ...], many: int) -> list[Packet]:
    present = [kind for kind in kinds if packet[kind]]
    if not present:
        return [packet]
    return [reduced(packet, kind, many) for kind in present]


def reduced(packet: Packet, kind: int, many: int) -> Packet:
    """A packet with less damage of a kind."""
    radiation, disturbance, wound = (max(0, n - many) if k == kind else n for k, n in enumerate(packet))
    return radiation, disturbance, wound


def ability_protects(g: Zona, me: Seat, packet: Packet, source: str) -> list[Packet]:
    """What may be left after the character's ability; empty if it does not protect or was used this round."""
    if "ability" in g.scavengers[me].used:
        return []
    return protected(board(g, me).ability, packet, source)


def least_left(g: Zona, me: Seat, packet: Packet, spent: tuple[int, ...] = (), *, ability: bool = True) -> int:
    """The damage left after using every protection that has no backfire, is ready and is not `spent`, and the
    `ability`, each against the kind where it saves most.
    """
    effects = [
        g.box.items[one.card].effect
        for one in g.scavengers[me].items
        if one.card not in spent and ready(g, one) and not g.box.backfires[one.card]
    ]
    if ability and "ability" not in g.scavengers[me].used:
        effects.append(board(g, me).ability)
    left = {packet}
    for effect in effects:
        left = {less for one in left for less in protected(effect, one, "") or [one]}
    return min(map(sum, left))
