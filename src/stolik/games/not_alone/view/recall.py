"""What the log has told a seat, and its view does not show: Places behind a Smokescreen or known to be in hand, and
cards that have returned to a hand or under a deck.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial

from stolik.core.log import LogEntry
from stolik.core.recall import Fact
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, HuntCard, SurvivalCard
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.view.fields import NotAloneView

CARD: dict[str, HuntCard | SurvivalCard] = {
    **{card.ref: card for card in HUNT},
    **{card.ref: card for card in SURVIVAL},
}

Piles = defaultdict[str, dict[str, str]]
"""By Hunted: Places, each with the line that told of it."""


def recall(view: NotAloneView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """What a seat or a spectator remembers."""
    yield from _behind_smoke(view, log)
    yield from _left_in_hand(view, log)
    yield from _returned(log)
    yield from _under_the_deck(view, log)


def _behind_smoke(view: NotAloneView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """Where Places were before a Smokescreen, as long as no hidden move can have changed it."""
    hidden = {f"seat:{hunted.seat}" for hunted in view.hunted if hunted.discard is None}
    if not hidden:
        return
    spent, kept, open_cards = Piles(dict), Piles(dict), Piles(dict)
    for entry in log:
        seat, line, moved = str(entry.args.get("seat")), entry.id, _places(entry)
        if line == "turn_begins":
            for owner, places in open_cards.items():
                spent[owner] |= places
                kept[owner] = {place: told for place, told in kept[owner].items() if place not in places}
            open_cards.clear()
        elif line == "revealed":
            open_cards[seat] = dict.fromkeys(moved, line)
        elif line in ("took_back", "place_taken", "returned_to_hand"):
            kept[seat] |= dict.fromkeys(moved, line)
            for pile in (spent[seat], open_cards[seat]):
                for place in moved:
                    pile.pop(place, None)
        elif line == "place_discarded":
            spent[seat] |= dict.fromkeys(moved, line)
            for place in moved:
                kept[seat].pop(place, None)
        elif line == "swapped":
            for place in moved:
                spent[seat].pop(place, None)
        elif line == "took_back_hidden":
            spent.pop(seat, None)
        elif line == "place_discarded_hidden":
            kept.pop(seat, None)
        elif line == "swapped_hidden":
            spent.pop(seat, None)
            kept.pop(seat, None)
        elif line == "exhausted":
            for place in open_cards.pop(seat, ()):
                kept[seat].pop(place, None)
    for owner in hidden:
        for lines, told in ((spent, True), (kept, False)):
            for place, line in lines[owner].items():
                yield Fact(line, f"{owner} {place}", told, partial(_discarded, _number(owner), _number(place)))


def _left_in_hand(view: NotAloneView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """A Place taken back while others lie face down is not one of them."""
    if any(hunted.visits for hunted in view.hunted):
        return
    laid, kept = False, Piles(dict)
    for entry in log:
        if entry.id in ("turn_begins", "committed_again", "revealed"):
            laid, kept = False, Piles(dict)
        elif entry.id == "token_placed":
            laid = True
        elif entry.id == "took_back" and laid:
            kept[entry.args["seat"]] |= dict.fromkeys(_places(entry), entry.id)
        elif entry.id == "place_discarded":
            for place in _places(entry):
                kept[entry.args["seat"]].pop(place, None)
        elif entry.id == "place_discarded_hidden":
            kept.pop(entry.args["seat"], None)
    for seat, places in kept.items():
        for place, line in places.items():
            yield Fact(line, f"{seat} {place}", True, partial(_in_hand, _number(seat), _number(place)))


def _returned(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """A card that was declared and could not be played is again in its owner's hand."""
    owner: dict[str, str] = {}
    returned: dict[str, str] = {}
    for entry in log:
        card = entry.args.get("card", "")
        if entry.id == "card_declared":
            owner[card] = entry.args["seat"]
            returned.pop(card, None)
        elif entry.id == "effect_fizzled" and card in owner:
            returned[card] = owner[card]
        elif entry.id in ("card_played", "survival_discarded"):
            returned.pop(card, None)
        elif entry.id.startswith("hunt_cards_lost"):
            returned = {card: seat for card, seat in returned.items() if seat != "seat:0"}
    for card, seat in returned.items():
        yield Fact("effect_fizzled", card, True, partial(_holds, _number(seat), card))


def _under_the_deck(view: NotAloneView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """Hunt cards put under the deck in the open are drawn last, in their order."""
    under: list[str] = []
    for entry in log:
        if entry.id == "hunt_cards_lost_open":
            under += entry.args["cards"]
        elif entry.id == "deck_reshuffled":
            under.clear()
    for card in under[-view.hunt_deck :] if view.hunt_deck else ():
        yield Fact("hunt_cards_lost_open", card, True, partial(_under, card))


def _places(entry: LogEntry) -> list[str]:
    found: list[str] = entry.args.get("places") or [entry.args.get("place", "")]
    return found


def _number(ref: str) -> int:
    return int(ref.partition(":")[2])


def _discarded(seat: int, place: int, g: NotAlone) -> bool:
    return bool(g.discard[seat] >> place & 1)


def _in_hand(seat: int, place: int, g: NotAlone) -> bool:
    return bool(g.hand[seat] >> place & 1)


def _holds(seat: int, card: str, g: NotAlone) -> bool:
    return bool((g.survival[seat] if seat else g.hunt_hand) & CARD[card].bit)


def _under(card: str, g: NotAlone) -> bool:
    return CARD[card].number in g.hunt_deck.bottom
