"""What is never lost or added in a game: item cards, threat tokens, events, rumours, emissions, locks, characters."""

from __future__ import annotations

from collections.abc import Hashable

from stolik.core.cards import tally
from stolik.core.chance import mask
from stolik.games.zona.rules.state import NONE, Zona


def conserved(g: Zona) -> Hashable:
    """The cards and tokens of each kind in all places; each is in exactly one place."""
    held = [mask([one.card for one in scavenger.items]) for scavenger in g.scavengers]
    unused = [mask(g.box.starting_items[character]) for character in g.unused]
    market = mask([card for card in g.market if card != NONE])
    items = [*(deck.cards for deck in g.decks), *g.discards, *g.finds, *held, *unused]
    items += [g.box_finds, g.removed, market, mask(g.drawn)]
    items += [1 << call.args["card"] for call in g.agenda if call.step == "gain"]
    if g.at == "gain":
        items.append(1 << g.args["card"])
    tokens = [deck.cards for deck in g.dispenser] + [mask(there) for there in g.tokens]
    tokens += [mask(scavenger.trophies) for scavenger in g.scavengers]
    meeting = g.encounter
    if meeting is not None and meeting.drawn:
        tokens.append(1 << meeting.threat)
    drawn = [call for call in g.agenda if call.step == "encounter" and call.args.get("drawn")]
    tokens += [1 << int(call.args["threat"]) for call in drawn]
    if g.at == "encounter" and g.args.get("drawn"):
        tokens.append(1 << int(g.args["threat"]))
    events = [*(deck.cards for deck in g.events), *g.event_discards]
    events += [mask(scavenger.secrets) for scavenger in g.scavengers]
    if g.reading is not None:
        events.append(1 << g.reading.card)
    rumours = [g.rumours.cards, g.rumours_gone, g.hidden_rumours, mask([n for n in (g.rumour, g.timed) if n != NONE])]
    emissions = [g.emissions.cards, g.emission_discards]
    played = len(g.unused) + sum(bool(one.character) + one.deaths for one in g.scavengers)
    locks = len(g.locks) + len(g.box_locks)
    return tally(items), tally(tokens), tally(events), tally(rumours), tally(emissions), played, locks, len(g.box.items)
