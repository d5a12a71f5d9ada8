"""A shared expedition: scavengers in the same place give each other items and money (a variant of ours)."""

from __future__ import annotations

from stolik.core.agenda import proceed, then
from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.rules.scavenger.belongings import repack, replace
from stolik.games.zona.rules.scavenger.scavengers import held
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import DONE, MONEY


def partners(g: Zona, me: Seat) -> list[Seat]:
    """The scavengers with whom the active one may share: everybody in the same place, once a turn."""
    if not g.rules.shared or g.turn.shared:
        return []
    here = g.scavengers[me].area
    return [SEATS[n] for n, one in enumerate(g.scavengers) if n != me and one.character and one.area == here]


def meet(g: Zona, t: Table, me: Seat) -> str:
    """The active player gives first, then the other one."""
    there = partners(g, me)
    other = there[0] if len(there) == 1 else t.ask(me, Choose("partner", tuple(there)))
    g.turn.shared = True
    both = Step.SHARE(who=me, other=other), Step.SHARE(who=other, other=me)
    return then(g, *both, Step.ACT(who=me))


def share(g: Zona, t: Table, who: Seat, other: Seat) -> str:
    """Give one more item or sum of money, or stop. An item keeps its damage; clothing may be put on at once."""
    giver, taker = g.scavengers[who], g.scavengers[other]
    sums = {one: n for one, n in MONEY.items() if n <= giver.roubles}
    options: list[Named] = [*(g.box.card[one.card] for one in giver.items), *sums]
    chosen = t.ask(who, Choose("share", (*options, DONE), about=other.ref)) if options else DONE
    if chosen is DONE:
        return proceed(g)
    again = Step.SHARE(who=who, other=other)
    if chosen in sums:
        giver.roubles -= sums[chosen]
        taker.roubles += sums[chosen]
        t.tell("gave_money", seat=who, other=other, n=sums[chosen])
        return then(g, again)
    one = held(giver, g.box.card_number[chosen])
    row = g.box.items[one.card]
    replace(giver, one, None)
    taker.items += (one._replace(place="small" if row.small else "pack"),)
    t.tell("gave", seat=who, other=other, item=chosen)
    wear = (Step.WEAR(who=other, card=one.card),) if row.worn else ()
    return then(g, *repack(g, who), *wear, Step.MAKE_ROOM(who=other), again)
