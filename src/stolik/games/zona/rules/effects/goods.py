"""Words that give, damage, repair and take items (Rewards; Damaging; Crowbar)."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.core.agenda import proceed, then
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.zona.content.box import QUEUES
from stolik.games.zona.content.vocabulary import LOSSES, REWARDS, SCENES
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.words import MONEY, always, effect, less, standing
from stolik.games.zona.rules.scavenger.belongings import damage_item
from stolik.games.zona.rules.scavenger.belongings import repair as repaired
from stolik.games.zona.rules.scavenger.costs import give_up
from stolik.games.zona.rules.scavenger.scavengers import (
    damageable,
    discardable,
    held,
    passive,
    repairable,
    with_special,
)
from stolik.games.zona.rules.scavenger.using import usable, use
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import NO, YES
from stolik.games.zona.rules.zone.cards import EQUIPMENT, GREEN, JUNK, YELLOW, draw_items, draw_token

SORTS = standing("sorts_what_is_found", "ability", "passive")
"""One more card is drawn and one discarded (the Prospector)."""
MORE_JUNK = standing("more_junk", "item")


@effect("junk", places=REWARDS, possible=always, used="turn", args=("number",), optional=1)
def junk(do: Doing) -> Calls:
    """Take junk; a Crowbar may add one more, but not to the loot of a threat (Crowbar)."""
    more = () if do.source == "loot" else (Step.MORE_JUNK(who=do.me),)
    return (*_take(do, JUNK, do.word.number), *more)


@effect("equipment", places=REWARDS, possible=always, used="turn", args=("number",), optional=1)
def equipment(do: Doing) -> Calls:
    """Take equipment."""
    return _take(do, EQUIPMENT, do.word.number)


@effect("artefact", places=REWARDS, possible=always, used="turn", tags="colour")
def artefact(do: Doing) -> Calls:
    """Take an artefact of the colour."""
    deck = GREEN if "green" in do.word.tags else YELLOW
    return (Step.TAKE(who=do.me, deck=deck, draw=1, keep=1),)


def _take(do: Doing, deck: int, count: int, keep: int = 0) -> Calls:
    """Draw and keep cards; the Prospector draws one more and discards one."""
    more = passive(do.g, do.me, SORTS)
    return (Step.TAKE(who=do.me, deck=deck, draw=count + more, keep=keep or count),)


@effect(
    "draw", places=REWARDS, possible=always, used="turn", tags="junk / equipment / artefact colour",
    args=("number", "number"),
)  # fmt: skip
def draw(do: Doing) -> Calls:
    """Draw some cards and keep fewer."""
    count, keep = do.word.numbers
    if "artefact" in do.word.tags:
        deck = GREEN if "green" in do.word.tags else YELLOW
        return (Step.TAKE(who=do.me, deck=deck, draw=count, keep=keep),)
    deck = JUNK if "junk" in do.word.tags else EQUIPMENT
    more = (Step.MORE_JUNK(who=do.me),) if deck == JUNK else ()
    return (*_take(do, deck, count, keep), *more)


def take(g: Zona, t: Table, who: Seat, deck: int, draw: int, keep: int) -> str:
    """Draw cards from a deck of items face up and keep some."""
    drawn: list[int] = []
    for card in draw_items(g, t, deck, draw):
        t.tell("drawn", seat=who, item=g.box.card[card])
        drawn.append(card)
    g.drawn, g.drawer = tuple(drawn), who
    return then(g, Step.KEEP(who=who, count=keep))


def more_junk(g: Zona, t: Table, who: Seat, spent: tuple[int, ...] = ()) -> str:
    """After taking junk a Crowbar may be used for one more (Crowbar), each Crowbar once."""
    bars = usable(g, who, with_special(g.box, MORE_JUNK), spent)
    if not bars:
        return proceed(g)
    bar = bars[0]
    if t.ask(who, Choose("more_junk", (YES, NO), about=g.box.card[bar.card].ref)) is NO:
        return proceed(g)
    calls, _ = use(g, t, who, bar.card)
    again = Step.MORE_JUNK(who=who, spent=(*spent, bar.card))
    draw = 1 + passive(g, who, SORTS)
    return then(g, *calls, Step.TAKE(who=who, deck=JUNK, draw=draw, keep=1), again)


@effect(
    "trophy", places=SCENES | {"mutant_loot"}, possible=always, tags="colour?", args=("number",), optional=1, most=MONEY
)
def trophy(do: Doing) -> Calls:
    """Take the token at the bottom of a queue of mutants as a trophy."""
    colour = "green" if "green" in do.word.tags else "yellow"
    token = draw_token(do.g, do.t, QUEUES.index((colour, "mutant")))
    if token is not None:
        do.scavenger.trophies += (token,)
        do.t.tell("trophy", seat=do.me, threat=do.g.box.token[token])
    return ()


@effect("wear", places=LOSSES | {"each"}, possible=always, args=("number",))
def wear(do: Doing) -> Calls:
    """Damage items of the owner's choice, one token at a time."""
    items = damageable(do.g, do.scavenger)
    if not items:
        return ()
    chosen = do.choose("wear_item", [do.g.box.card[one.card] for one in items])
    calls = damage_item(do.g, do.t, do.me, held(do.scavenger, do.g.box.card_number[chosen]), do.by)
    if do.word.number > 1:
        calls = (*calls, do.again(less(do.word)))
    return calls


def _repairable(g: Zona, me: Seat, word: Word) -> bool:
    return bool(repairable(g, g.scavengers[me]))


@effect("repair", places=REWARDS | {"bunker"}, possible=_repairable, used="turn", args=("number",))
def repair(do: Doing) -> Calls:
    """Remove up to n damage from items of the owner's choice."""
    repaired(do.g, do.t, do.me, 0, do.word.number, title(do.g, do.by))
    return ()


def _has_enough(g: Zona, me: Seat, word: Word) -> bool:
    return len(discardable(g, g.scavengers[me], word.tags)) >= word.number


@effect(
    "discard", places=LOSSES, possible=_has_enough, tags="item / small / artefact / trophy / equipment",
    args=("number",), optional=1,
)  # fmt: skip
def discard(do: Doing) -> Calls:
    """Discard items or trophies of the owner's choice, as far as there are any."""
    tags = do.word.tags
    if not discardable(do.g, do.scavenger, tags):
        return ()
    calls = give_up(do.g, do.t, do.me, tags, do.by)
    if do.word.number > 1:
        calls = (*calls, do.again(less(do.word)))
    return calls
