"""Damage of three kinds, protection, trauma (Damage); fatigue and reputation."""

from __future__ import annotations

from functools import cache

from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import has_special
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.effects.words import standing
from stolik.games.zona.rules.scavenger.active import soothing, use_active
from stolik.games.zona.rules.scavenger.protection import ability_protects, guards, protected
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, REPUTATIONS, fatigue_min, free, with_special
from stolik.games.zona.rules.scavenger.using import bearable, drop_artefact, too_heavy, usable, use, use_ability
from stolik.games.zona.rules.state import ATTRIBUTES, BAD, GOOD, Held, Packet, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import ABILITY, ATTRIBUTE, DROP, KINDS, NO, TAKE, YES

NOTHING: Packet = (0, 0, 0)
CHANGE = standing("change_kind", "item")
NEST = standing("nest_fatigue", "item")


@cache
def _guards(box: Box) -> frozenset[int]:
    """Items that affect damage."""
    return with_special(box, CHANGE) | {n for n, row in enumerate(box.items) if guards(row.effect)}


def damage_call(
    who: Seat, packet: Packet, source: str = "", by: str = "", *, bearable: bool = False, firm: bool = False,
    spent: tuple[int, ...] = (), tiring: int = 0,
) -> Call:  # fmt: skip
    """A call that deals a packet. A `bearable` packet is a price: protection must be used before it causes trauma. A
    `firm` packet cannot be reduced; items already `spent` on it do not protect again. `tiring` is the fatigue that
    comes with it.
    """
    return Step.DAMAGE(
        who=who, radiation=packet[0], disturbance=packet[1], wound=packet[2], source=source, by=by,
        bearable=bearable, firm=firm, spent=spent, tiring=tiring,
    )  # fmt: skip


def damage(
    g: Zona, t: Table, who: Seat, radiation: int, disturbance: int, wound: int, source: str, by: str = "",
    bearable: bool = False, firm: bool = False, spent: tuple[int, ...] = (), tiring: int = 0,
) -> str:  # fmt: skip
    """Damage to be received, and fatigue at the same moment: protection first, one thing at a time; then the rest
    (Protection; Receiving damage). What gives rest may be spent before fatigue passes the maximum, what heals before a
    trauma.
    """
    packet: Packet = radiation, disturbance, wound
    g.packet = packet
    bare = bearable and g.rules.prices == "bare"
    ways = {} if firm or bare else _ways(g, who, packet, source, spent)
    if bearable:
        ways = {one: fit for one, found in ways.items() if (fit := _enough(g, who, one, found, spent))}
    above = max(0, g.scavengers[who].fatigue + tiring - FATIGUE_MAX)
    too_much = sum(packet) + above > free(g, who)
    relief = (("rest",) if above else ()) + (("heal", "cure") if too_much and not bearable else ())
    cures = [one for one in soothing(g, who, *relief, spent=spent) if one not in ways] if relief else []
    drop = [] if firm or bearable or not _weighed_down(g, who, packet, source, spent) else [DROP]
    if not ways and not cures and not drop:
        return _received(g, t, who, packet, by, tiring)
    stop = [] if bearable and too_much else [TAKE]
    chosen = t.ask(who, Choose("protect", (*ways, *cures, *drop, *stop), about=title(g, by)))
    if chosen is TAKE:
        return _received(g, t, who, packet, by, tiring)
    if chosen is DROP:
        again = damage_call(who, packet, source, by, spent=spent, tiring=tiring)
        return then(g, *drop_artefact(g, t, who, title(g, by)), again)
    if chosen in cures:
        card = g.box.card_number[chosen]
        again = damage_call(who, packet, source, by, firm=firm, spent=(*spent, card), tiring=tiring)
        return then(g, *use_active(g, t, who, card), again)
    calls: tuple[Call, ...] = ()
    if chosen is ABILITY:
        left = _chosen(g, t, who, packet, ways[chosen], by)
        use_ability(g, t, who)
    else:
        card = g.box.card_number[chosen]
        spent += (card,)
        if has_special(g.box.items[card].effect, CHANGE):
            left = _changed(t, who, packet, ways[chosen], chosen)
        else:
            left = _chosen(g, t, who, packet, ways[chosen], by)
        calls, ignored = use(g, t, who, card, "protect", spent)
        if ignored >= 0:
            left = min(protected(g.box.items[ignored].effect, left, source), key=sum, default=left)
            spent += (ignored,)
    return then(g, *calls, damage_call(who, left, source, by, bearable=bearable, spent=spent, tiring=tiring))


def _ways(g: Zona, who: Seat, packet: Packet, source: str, used: tuple[int, ...]) -> dict[Named, list[Packet]]:
    """The items that protect from a packet or change a kind of it, each with what may be left."""
    ways: dict[Named, list[Packet]] = {}
    for one in usable(g, who, _guards(g.box), used):
        effect = g.box.items[one.card].effect
        if guards(effect):
            left = protected(effect, packet, source)
            if left:
                ways[g.box.card[one.card]] = left
        elif has_special(effect, CHANGE) and any(packet):
            ways[g.box.card[one.card]] = _changes(packet)
    left = ability_protects(g, who, packet, source)
    if left:
        ways[ABILITY] = left
    return ways


def _weighed_down(g: Zona, who: Seat, packet: Packet, source: str, used: tuple[int, ...]) -> bool:
    """Whether the backfire of an artefact that protects from this would be smaller with fewer artefacts."""
    return any(
        protected(g.box.items[one.card].effect, packet, source)
        for one in too_heavy(g, who)
        if one.card in _guards(g.box) and one.card not in used
    )


def _chosen(g: Zona, t: Table, who: Seat, packet: Packet, ways: list[Packet], by: str) -> Packet:
    """What is left; the owner chooses the kind if there are several ways."""
    if len(ways) == 1:
        return ways[0]
    by_kind = {_kind(packet, left): left for left in ways}
    return by_kind[t.ask(who, Choose("protect_from", tuple(by_kind), about=title(g, by)))]


def _enough(g: Zona, who: Seat, way: Named, ways: list[Packet], used: tuple[int, ...]) -> list[Packet]:
    """For a price: what may be left after a protection so that the rest can still be suffered without trauma (R7)."""
    spent = used if way is ABILITY else (*used, g.box.card_number[way])
    return [left for left in ways if bearable(g, who, left, spent, ability=way is not ABILITY)]


def _changes(packet: Packet) -> list[Packet]:
    """Every way to turn one damage into another kind (Sponger)."""
    kinds = range(len(packet))
    found = []
    for old, new in ((old, new) for old in kinds for new in kinds if packet[old] and new != old):
        radiation, disturbance, wound = (n - (kind == old) + (kind == new) for kind, n in enumerate(packet))
        found.append((radiation, disturbance, wound))
    return found


def _changed(t: Table, who: Seat, packet: Packet, ways: list[Packet], item: Named) -> Packet:
    """The owner chooses which damage becomes which kind."""
    moves = {(_kind(packet, left), _kind(left, packet)): left for left in ways}
    olds = [kind for kind in KINDS if any(old is kind for old, _ in moves)]
    old = t.ask(who, Choose("change_from", tuple(olds), about=item.ref)) if len(olds) > 1 else olds[0]
    news = [kind for kind in KINDS if (old, kind) in moves]
    new = t.ask(who, Choose("change_to", tuple(news), about=item.ref)) if len(news) > 1 else news[0]
    return moves[old, new]


def _kind(more: Packet, less: Packet) -> Named:
    """The first kind of which one packet has more than another."""
    return next(kind for n, kind in enumerate(KINDS) if more[n] > less[n])


def _received(g: Zona, t: Table, who: Seat, packet: Packet, by: str, tiring: int) -> str:
    """What protection has left, and fatigue: what does not fit of both is one trauma. A Nest may save one point."""
    g.packet = NOTHING
    calls: tuple[Call, ...] = ()
    nest = nest_ready(g, who) if tiring else None
    about = g.box.card[nest.card].ref if nest is not None else ""
    if nest is not None and t.ask(who, Choose("use_nest", (YES, NO), about=about)) is YES:
        calls, _ = use(g, t, who, nest.card)
        tiring -= 1
    if any(packet):
        radiation, disturbance, wound = packet
        t.tell(
            "harmed", seat=who, by=title(g, by) or "test:", radiation=radiation, disturbance=disturbance,
            wound=wound,
        )  # fmt: skip
    calls += suffer(g, t, who, sum(packet) + tired(g, t, who, tiring, by))
    return then(g, *calls) if calls else proceed(g)


def suffer(g: Zona, t: Table, who: Seat, points: int) -> tuple[Call, ...]:
    """Put damage on the fortitude track. If it does not fit, the rest is discarded for one trauma (Traumas)."""
    room = free(g, who)
    g.scavengers[who].damage += min(points, room)
    return (Step.TRAUMA(who=who),) if points > room else ()


def trauma(g: Zona, t: Table, who: Seat) -> str:
    """Put a trauma token on an attribute that has none; the fourth kills (Death)."""
    scavenger = g.scavengers[who]
    if len(scavenger.traumas) >= CONSTANTS.traumas:
        return then(g, Step.DIE(who=who))
    options = [ATTRIBUTE[n] for n in range(len(ATTRIBUTES)) if n not in scavenger.traumas]
    chosen = t.ask(who, Choose("trauma", tuple(options)))
    scavenger.traumas += (ATTRIBUTE.index(chosen),)
    t.tell("trauma", seat=who, attribute=chosen)
    return proceed(g)


def heal(g: Zona, t: Table, who: Seat, points: int) -> None:
    """Remove damage from the fortitude track."""
    scavenger = g.scavengers[who]
    healed = min(points, scavenger.damage)
    if healed:
        scavenger.damage -= healed
        t.tell("healed", seat=who, n=healed)


def fatigue(g: Zona, t: Table, who: Seat, n: int, by: str = "") -> str:
    """More fatigue; each point above the maximum is damage that nothing prevents (Fatigue)."""
    return damage(g, t, who, *NOTHING, source="", by=by, tiring=n)


def nest_ready(g: Zona, who: Seat) -> Held | None:
    """A Nest that can be used; with the Notes also one already used this round."""
    return next(iter(usable(g, who, with_special(g.box, NEST))), None)


def tire(g: Zona, t: Table, who: Seat, n: int, by: str) -> tuple[Call, ...]:
    """Fatigue that was chosen or is paid. Returns what follows from going above the maximum."""
    return suffer(g, t, who, tired(g, t, who, n, by))


def tired(g: Zona, t: Table, who: Seat, n: int, by: str) -> int:
    """Turn the fatigue dial up. Returns the points above the maximum, which are damage."""
    raised = min(n, FATIGUE_MAX - g.scavengers[who].fatigue)
    g.scavengers[who].fatigue += raised
    if raised:
        t.tell("tired", seat=who, by=title(g, by) or "test:", n=raised)
    if n > raised:
        t.tell("overtired", seat=who, n=n - raised)
    return n - raised


def rest(g: Zona, t: Table, who: Seat, n: int) -> None:
    """Turn the fatigue dial down."""
    scavenger = g.scavengers[who]
    down = min(n, scavenger.fatigue - fatigue_min(g))
    if down > 0:
        scavenger.fatigue -= down
        t.tell("rested", seat=who, n=down)


def improve_reputation(g: Zona, t: Table, who: Seat) -> None:
    """Better reputation; with a good one fatigue falls by 1 (Reputation)."""
    scavenger = g.scavengers[who]
    if scavenger.reputation == GOOD:
        return rest(g, t, who, 1)
    scavenger.reputation += 1
    _tell_reputation(g, t, who)
    return None


def worsen_reputation(g: Zona, t: Table, who: Seat, by: str) -> tuple[Call, ...]:
    """Worse reputation; with a bad one 1 disturbance (Reputation)."""
    scavenger = g.scavengers[who]
    if scavenger.reputation == BAD:
        return (damage_call(who, (0, 1, 0), "reputation", by),)
    scavenger.reputation -= 1
    _tell_reputation(g, t, who)
    return ()


def _tell_reputation(g: Zona, t: Table, who: Seat) -> None:
    name = REPUTATIONS[g.scavengers[who].reputation]
    t.tell("reputation", seat=who, reputation=f"reputation:{name}")
