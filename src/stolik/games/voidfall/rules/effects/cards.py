"""Agendas, Technologies and preferred Focuses (rulebook, Agendas; Technologies; Preferred Focuses)."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.content.effects import Effect, Word
from stolik.content.options import id_of, named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.by_rule import CORRUPT
from stolik.games.voidfall.content.kinds import Action
from stolik.games.voidfall.content.vocabulary import ACTION, AGENDA_TYPES
from stolik.games.voidfall.rules.cards import agenda as agenda_row
from stolik.games.voidfall.rules.cards import event
from stolik.games.voidfall.rules.costs import bought, can_pay
from stolik.games.voidfall.rules.counts import improved_limit, technology_limit
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import ANY_TIME, deed, effect
from stolik.games.voidfall.rules.events import action_cost
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.sectors import owned, tile
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import DECKS, SLOT, number_of

IMPROVED_INFLUENCE = 6
AGENDA, TECHNOLOGY, PREFERRED = deed("agenda"), deed("technology", "version*"), deed("preferred")


def _offered(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    types = [AGENDA_TYPES.index(tag) for tag in word.tags if tag in AGENDA_TYPES] or range(4)
    return any(g.offer[kind] >= 0 or len(g.agenda_decks[kind]) for kind in types)


@effect("agenda", places=ANY_TIME, tags="type* / type+ top", possible=_offered)
def agenda(do: Doing) -> Calls:
    """Gain an Agenda: the face-up one of a type, or one of two drawn from its deck."""
    g = do.g
    types = [AGENDA_TYPES.index(tag) for tag in do.word.tags if tag in AGENDA_TYPES] or range(4)
    if "top" in do.word.tags:
        return tuple(Step.TOP_AGENDA(who=do.me, kind=kind) for kind in types)
    options: list[Named] = []
    for kind in types:
        if g.offer[kind] >= 0:
            options.append(named(agenda_row(g, kind, g.offer[kind]).ref))
        if len(g.agenda_decks[kind]):
            options.append(DECKS[kind])
    chosen = do.choose("agenda", options)
    if chosen is None:
        return ()
    if chosen in DECKS:
        kind = DECKS.index(chosen)
        follow: Calls = (Step.DRAW_AGENDA(who=do.me, kind=kind),)
    else:
        kind = AGENDA_TYPES.index(g.box.agendas[id_of(chosen)].type)
        do.house.hand += (id_of(chosen),)
        do.house.seen_in_hand += (id_of(chosen),)
        g.offer = put(g.offer, kind, -1)
        do.t.tell("agenda_taken", seat=do.me, agenda=chosen)
        note(g, do.me, AGENDA)
        follow = (Step.REPLACE_OFFER(kind=kind),)
    if g.corrupted_offers[kind] and (chosen not in DECKS or g.rules.corrupt_offer_taxes_both):
        g.corrupted_offers = put(g.corrupted_offers, kind, False)
        follow += (resolve_call(do.me, CORRUPT, must=True, by=do.by),)
    return follow


def replace_offer(g: Voidfall, t: Table, kind: int) -> str:
    """Reveal the next Agenda of a type."""
    deck = g.agenda_decks[kind]
    if len(deck):
        card = t.chance("agenda", deck.outcomes())
        deck.remove(card)
        g.offer = put(g.offer, kind, card)
        t.reveal("agenda_offered", agenda=named(agenda_row(g, kind, card).ref))
    return proceed(g)


def draw_agenda(g: Voidfall, t: Table, who: Seat, kind: int) -> str:
    """Draw two Agendas from a deck (Thegwyn: three), or as many as a tile of one's own says (Novarch Palace)."""
    deck, drawn = g.agenda_decks[kind], []
    usual = 3 if g.houses[who].house == "thegwyn" else 2
    most = max([usual, *(tile(g.box, sector).agendas_drawn for _, sector in owned(g, who))])
    t.tell("agenda_drawn", seat=who, deck=DECKS[kind])
    for _ in range(min(len(deck), most)):
        card = t.chance("agenda", deck.outcomes())
        deck.remove(card)
        drawn.append(card)
    g.drawn, g.drawn_from, g.drawer = tuple(drawn), AGENDA_TYPES[kind], who
    t.reveal("agendas_seen", to=[who], agendas=[named(agenda_row(g, kind, card).ref) for card in drawn])
    return then(g, Step.KEEP_AGENDA(who=who, kind=kind))


def top_agenda(g: Voidfall, t: Table, who: Seat, kind: int) -> str:
    """Take the top card of a deck into the hand unseen."""
    deck = g.agenda_decks[kind]
    if len(deck):
        card = t.chance("agenda", deck.outcomes())
        deck.remove(card)
        g.houses[who].hand += (agenda_row(g, kind, card).id,)
        t.tell("agenda_drawn", seat=who, deck=DECKS[kind])
        t.reveal("agendas_seen", to=[who], agendas=[named(agenda_row(g, kind, card).ref)])
    return proceed(g)


def keep_agenda(g: Voidfall, t: Table, who: Seat, kind: int) -> str:
    """Keep one of the Agendas drawn; the others go under the deck."""
    cards = [named(agenda_row(g, kind, card).ref) for card in g.drawn]
    kept = cards[0] if len(cards) == 1 else t.ask(who, Choose("keep_agenda", cards))
    g.houses[who].hand += (id_of(kept),)
    rest = tuple(card for card in g.drawn if agenda_row(g, kind, card).id != id_of(kept))
    g.agenda_decks[kind].bottom += rest
    g.houses[who].put_under += tuple(agenda_row(g, kind, card).id for card in rest)
    g.drawn, g.drawn_from = (), ""
    note(g, who, AGENDA)
    return proceed(g)


def open_technologies(g: Voidfall, me: int, tags: tuple[str, ...] = ()) -> list[Named]:
    """The Technologies a player can gain now: Basic ones of the tableau, Improved ones that are available."""
    house, found = g.houses[me], []
    if "improved" not in tags and len(house.technologies) < technology_limit(house):
        for technology, copies in zip(g.tableau, g.copies, strict=True):
            if copies and technology not in house.technologies:
                found.append(named(f"technology:{technology}"))
    if "basic" not in tags and len(house.improved) < improved_limit(house):
        shown = () if g.locked else g.improved_now
        own = house.technologies[:1] if house.own_improved else ()
        cards = [id for id in dict.fromkeys((*own, *shown)) if id in house.technologies and id not in house.improved]
        found += [named(f"improved:{id}") for id in cards]
    return found


def _open(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(open_technologies(g, me, word.tags))


@effect("technology", places=ANY_TIME, tags="version?", possible=_open)
def technology(do: Doing) -> Calls:
    """Gain a Technology: its Influence, then its immediate effect; its ability holds at once."""
    chosen = do.choose("technology", open_technologies(do.g, do.me, do.word.tags))
    if chosen is None:
        return ()
    if chosen.ref.startswith("improved:"):
        return improve(do, id_of(chosen))
    return take_technology(do, id_of(chosen))


def take_technology(do: Doing, id: str) -> Calls:
    """Take the top copy of a Basic Technology."""
    number = do.g.tableau.index(id)
    points, *rest = do.g.copies[number]
    do.g.copies = put(do.g.copies, number, tuple(rest))
    do.house.technologies += (id,)
    note(do.g, do.me, TECHNOLOGY, ("basic",))
    do.t.tell("technology", seat=do.me, technology=named(f"technology:{id}"))
    gain_influence(do.g, do.t, do.me, points, f"technology:{id}")
    immediate = do.g.box.technologies[id].immediate
    return (resolve_call(do.me, immediate, by=f"technology:{id}"),) if immediate else ()


def improve(do: Doing, id: str) -> Calls:
    """Swap a Basic Technology for its Improved version: 6 Influence."""
    g, house = do.g, do.house
    house.improved += (id,)
    if id == house.technologies[0] and house.own_improved:
        house.own_improved = False
    else:
        g.improved_now = tuple(one for one in g.improved_now if one != id)
    note(g, do.me, TECHNOLOGY, ("improved",))
    do.t.tell("technology_improved", seat=do.me, technology=named(f"improved:{id}"))
    gain_influence(g, do.t, do.me, IMPROVED_INFLUENCE, f"improved:{id}")
    return ()


def preferred_actions(g: Voidfall, me: int) -> Iterator[tuple[str, Action]]:
    """The actions of the player's preferred Focuses that are in hand or discarded and can be paid, with references. A
    Focus given up for a Joint or Heroic card counts as discarded, the one being played does not.
    """
    house = g.houses[me]
    spent = (g.turn.focus,) if g.turn.taken and g.turn.seat == me else ()
    for focus in (*house.focuses, *house.discard, *spent):
        if focus in g.box.houses[house.house].preferred:
            for ref, action in g.box.focus_actions[focus].items():
                if can_pay(g, me, action_cost(g, me, focus, action.cost)):
                    yield ref, action


def _preferred(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(preferred_actions(g, me))


@effect("preferred", places=(ACTION,), possible=_preferred)
def preferred(do: Doing) -> Calls:
    """Take one action of a preferred Focus, paying its cost. It does not count as playing that Focus."""
    actions = dict(preferred_actions(do.g, do.me))
    chosen = do.choose("preferred", [named(ref) for ref in actions])
    if chosen is None:
        return ()
    action = actions[chosen.ref]
    do.t.tell("acts", seat=do.me, action=chosen)
    note(do.g, do.me, PREFERRED)
    focus = chosen.ref.removeprefix("action:").removesuffix(f"_{action.id}")
    return bought(action.effect, action_cost(do.g, do.me, focus, action.cost), do.me, chosen.ref)


def _pure_agenda(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    house = g.houses[me]
    return any(house.slots[slot] and not house.corrupted_slots[slot] for slot in AGENDA_SLOTS)


@effect("score_agenda", places=ANY_TIME, possible=_pure_agenda)
def score_agenda(do: Doing) -> Calls:
    """Evaluate one Pure Agenda in play that is not the starting one."""
    house = do.house
    slots = [SLOT[slot] for slot in AGENDA_SLOTS if house.slots[slot] and not house.corrupted_slots[slot]]
    chosen = do.choose("score_agenda", slots, sure=True)
    if chosen is None:
        return ()
    return score_calls(
        do.me, do.g.box.agendas[house.slots[number_of(chosen)]].objectives, f"agenda:{house.slots[number_of(chosen)]}"
    )


def score_calls(me: Seat, objectives: tuple[Effect, ...], by: str) -> tuple[Call, ...]:
    """Calls that score objectives, each separately."""
    return tuple(resolve_call(me, objective, must=True, by=by) for objective in objectives)


def _two_events(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return g.cycle < 3 and len(g.events[g.cycle]) >= 2


@effect("peek", places=(ACTION,), possible=_two_events)
def peek(do: Doing) -> Calls:
    """Look at the top two events of the next Cycle: one goes back on top, one to the bottom."""
    return (Step.PEEK(who=do.me),) if _two_events(do.g, do.me, do.word, do.limit) else ()


def draw_events(g: Voidfall, t: Table, who: Seat) -> str:
    """Show the two events to this player only."""
    deck, seen = g.events[g.cycle], []
    t.tell("peeks", seat=who)
    for _ in range(2):
        card = t.chance("event", deck.outcomes())
        deck.remove(card)
        seen.append(card)
    g.drawn, g.drawn_from, g.drawer = tuple(seen), "event", who
    ids = [event(g, g.cycle + 1, card).id for card in seen]
    g.peeked = tuple(tuple(id for id in known if id not in ids) for known in g.peeked)
    t.reveal("events_seen", to=[who], events=[named(event(g, g.cycle + 1, card).ref) for card in seen])
    return then(g, Step.PEEKED(who=who))


def order_events(g: Voidfall, t: Table, who: Seat) -> str:
    """Put one of the two on top, the other at the bottom."""
    cards = [named(event(g, g.cycle + 1, card).ref) for card in g.drawn]
    top = t.ask(who, Choose("event_on_top", cards))
    first = g.drawn[cards.index(top)]
    rest = g.drawn[1 - cards.index(top)]
    deck = g.events[g.cycle]
    deck.top = (first, *deck.top)
    deck.bottom = (*deck.bottom, rest)
    known = (event(g, g.cycle + 1, first).id, *g.peeked[who], event(g, g.cycle + 1, rest).id)
    g.peeked = put(g.peeked, who, known)
    g.drawn, g.drawn_from = (), ""
    return proceed(g)
