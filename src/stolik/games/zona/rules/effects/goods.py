"""Words that give, damage, repair and take items (Rewards; Damaging; Crowbar)."""

from __future__ import annotations

from stolik.core.agenda import proceed, then
from stolik.core.question import SEATS, Choose
from stolik.core.table import Table
from stolik.games.zona.content.box import QUEUES
from stolik.games.zona.rules.belongings import damage_item
from stolik.games.zona.rules.belongings import repair as repaired
from stolik.games.zona.rules.cards import EQUIPMENT, GREEN, JUNK, YELLOW, draw_item, draw_token
from stolik.games.zona.rules.costs import give_up
from stolik.games.zona.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.zona.rules.scavengers import damageable, discardable, held, passive, repairable, with_special
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.using import usable, use
from stolik.games.zona.rules.words import DONE, NO, YES


def junk(do: Doing) -> Calls:
    """Take junk; a Crowbar may add one more, but not to the loot of a threat (Crowbar)."""
    more = () if do.source == "loot" else (Step.MORE_JUNK(who=int(do.me)),)
    return (*_take(do, JUNK, do.word.number), *more)


def equipment(do: Doing) -> Calls:
    """Take equipment."""
    return _take(do, EQUIPMENT, do.word.number)


def artefact(do: Doing) -> Calls:
    """Take an artefact of the colour."""
    deck = GREEN if "green" in do.word.tags else YELLOW
    return (Step.TAKE(who=int(do.me), deck=deck, draw=1, keep=1),)


def _take(do: Doing, deck: int, count: int, keep: int = 0) -> Calls:
    """Draw and keep cards; the Prospector draws one more and discards one."""
    more = passive(do.g, do.me, "sorts_what_is_found")
    return (Step.TAKE(who=int(do.me), deck=deck, draw=count + more, keep=keep or count),)


def draw(do: Doing) -> Calls:
    """Draw some cards and keep fewer."""
    count, keep = do.word.args
    if "artefact" in do.word.tags:
        deck = GREEN if "green" in do.word.tags else YELLOW
        return (Step.TAKE(who=int(do.me), deck=deck, draw=count, keep=keep),)
    deck = JUNK if "junk" in do.word.tags else EQUIPMENT
    more = (Step.MORE_JUNK(who=int(do.me)),) if deck == JUNK else ()
    return (*_take(do, deck, count, keep), *more)


def take(g: Zona, t: Table, who: int, deck: int, draw: int, keep: int) -> str:
    """Draw cards from a deck of items face up and keep some."""
    drawn: list[int] = []
    for _ in range(draw):
        card = draw_item(g, t, deck)
        if card is None:
            break
        t.tell("drawn", seat=SEATS[who], item=g.box.card[card])
        drawn.append(card)
    g.drawn, g.drawer = tuple(drawn), who
    return then(g, Step.KEEP(who=who, count=keep))


def more_junk(g: Zona, t: Table, who: int, spent: str = "") -> str:
    """After taking junk a Crowbar may be used for one more (Crowbar), each Crowbar once."""
    used = tuple(map(int, spent.split()))
    bars = usable(g, who, used, with_special(g.box, "more_junk"))
    if not bars:
        return proceed(g)
    bar = bars[0]
    if t.ask(SEATS[who], Choose("more_junk", [YES, NO], about=g.box.card[bar.card].ref)) is NO:
        return proceed(g)
    calls, _ = use(g, t, who, bar.card)
    again = Step.MORE_JUNK(who=who, spent=" ".join(map(str, (*used, bar.card))))
    draw = 1 + passive(g, who, "sorts_what_is_found")
    return then(g, *calls, Step.TAKE(who=who, deck=JUNK, draw=draw, keep=1), again)


def trophy(do: Doing) -> Calls:
    """Take the token at the bottom of a queue of mutants as a trophy."""
    colour = "green" if "green" in do.word.tags else "yellow"
    token = draw_token(do.g, do.t, QUEUES.index((colour, "mutant")))
    if token is not None:
        do.scavenger.trophies += (token,)
        do.t.tell("trophy", seat=do.me, threat=do.g.box.token[token])
    return ()


def wear(do: Doing) -> Calls:
    """Damage items of the owner's choice, one token at a time."""
    items = damageable(do.g, do.scavenger)
    if not items:
        return ()
    chosen = do.choose("wear_item", [do.g.box.card[one.card] for one in items])
    calls = damage_item(do.g, do.t, do.me, held(do.scavenger, do.g.box.card_number[chosen]), do.by)
    if do.word.number > 1:
        calls = (*calls, do.again(f"wear({do.word.number - 1})"))
    return calls


def repair(do: Doing) -> Calls:
    """Remove up to n damage from items of the owner's choice."""
    items = repairable(do.g, do.scavenger)
    if not items:
        return ()
    chosen = do.choose("repair", [*(do.g.box.card[one.card] for one in items), DONE])
    if chosen is DONE:
        return ()
    repaired(do.g, do.t, do.me, held(do.scavenger, do.g.box.card_number[chosen]))
    return (do.again(f"repair({do.word.number - 1})"),) if do.word.number > 1 else ()


def discard(do: Doing) -> Calls:
    """Discard items or trophies of the owner's choice, as far as there are any."""
    tags = do.word.tags
    if not discardable(do.g, do.scavenger, tags):
        return ()
    calls = give_up(do.g, do.t, do.me, tags, do.by)
    if do.word.number > 1:
        calls = (*calls, resolve_call(do.me, f"discard[{' '.join(tags)}]({do.word.number - 1})", do.by, do.source))
    return calls
