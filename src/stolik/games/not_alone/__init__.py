"""Not Alone / Obecność (Ghislain Masson, 2016): one Creature hunts one to six Hunted on the planet Artemia."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path

import msgspec

from stolik.core.cards import tally
from stolik.core.chance import Chance
from stolik.core.game import Content, Game, drawn_by
from stolik.core.in_advance import InAdvance
from stolik.core.options import Alone, OptionValue
from stolik.games.not_alone.bots import beginner, sensible
from stolik.games.not_alone.content.names import KINDS, LOG_IDS, VIEW_WORDS
from stolik.games.not_alone.content.options import OPTIONS, Rules
from stolik.games.not_alone.content.planet import PLACES
from stolik.games.not_alone.content.words import PASS, SIDE_A, SIDE_B, TOKENS, WORDS
from stolik.games.not_alone.deals.deal import deal
from stolik.games.not_alone.rules.ahead import plan
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL
from stolik.games.not_alone.rules.flow import FLOW
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.view.explain import explain
from stolik.games.not_alone.view.observe import holds, observe
from stolik.games.not_alone.view.recall import recall
from stolik.games.not_alone.view.resample import resample


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> NotAlone:
    """The table before the Creature has chosen the side of the board."""
    return NotAlone.start(players, msgspec.convert(options, Rules), rng)


def conserved(g: NotAlone) -> Hashable:
    """Copies of each Place with the Hunted and in the reserve, all Survival cards, all Hunt cards."""
    places = [0] * 11
    for me in g.hunted:
        for pile in (g.hand[me], g.laid[me], g.discard[me]):
            for number in range(1, 11):
                places[number] += pile >> number & 1
    for i, copies in enumerate(g.reserve):
        places[6 + i] += copies
    declared_survival = [card for seat, card in g.declared if seat]
    declared_hunt = [card for seat, card in g.declared if not seat]
    resolving = [1 << g.card] if g.card >= 0 and g.player else []
    held = [
        g.survival_deck.cards,
        g.survival_discard,
        *g.survival,
        *g.offered,
        *(1 << card for card in declared_survival),
        *resolving,
    ]
    hunt = [g.hunt_hand, g.hunt_deck.cards, *(1 << card for card in (*g.hunt_discard, *g.hunt_in_play, *declared_hunt))]
    return tuple(places), tally(held), tally(hunt)


def roles(players: int) -> tuple[str, ...]:
    return ("creature", *["hunted"] * (players - 1))


_NAMED = (*PLACES, *HUNT, *SURVIVAL, *TOKENS, *WORDS, SIDE_A, SIDE_B)


GAME = Game(
    id="not_alone",
    version=4,
    players=(2, 7),
    flow=FLOW,
    new=new,
    deal=deal,
    observe=observe,
    resample=resample,
    recall=recall,
    conserved=conserved,
    max_answers=lambda players: 40 * 60 * players,
    roles=roles,
    plan=plan,
    options=OPTIONS,
    daily=(Alone("creature", 4), Alone("hunted", 4, seat=1)),
    content={
        "places": tuple(Content(place.ref) for place in PLACES),
        "hunt": tuple(Content(card.ref) for card in HUNT),
        "survival": tuple(Content(card.ref) for card in SURVIVAL),
    },
    kinds=KINDS,
    log_ids=LOG_IDS,
    view_words=VIEW_WORDS,
    refs=frozenset(named.ref for named in _NAMED),
    things=_NAMED,
    reasons=frozenset({"assimilated", "rescued"}),
    holds=holds,
    disclosures={
        "effect_fizzled": "the card was declared in the open and returns to the hand",
        "hunt_cards_lost_open": "the table plays it so: all see which cards go under the deck",
        "power_copied": "it names a power; whether the card of that name is in hand stays unknown",
    },
    rare_deals=(
        {"hunt_discard": [card.ref for card in HUNT[:15]]},
        {"survival_discard": [card.ref for card in SURVIVAL[:12]], "seat:1": {"hand": [1, 4, 7, 8, 9]}},
        {"seat:1": {"next": "artefact", "survival": "double_back"}},
        {"seat:1": {"next": "artefact"}, "hunt_hand": ["detour", "cataclysm", "flashback"]},
        {"seat:1": {"survival": "smokescreen", "discard": [3, 4, 5]}},
        {"side": "a", "seat:1": {"hand": [7], "discard": [1, 2, 3, 4, 5]}},
    ),
    explain=explain,
    in_advance=InAdvance(
        passes={"play": PASS.ref, "announce": PASS.ref},
        spans={"phase": ("turn", "phase"), "turn": ("turn",)},
        events=frozenset({"anticipation_named", "artemia_hit", "caught", "target_hit", "will_lost"}),
    ),
    bots={"beginner": beginner, "sensible": sensible},
    terminal=drawn_by("stolik.games.not_alone.terminal"),
    folder=Path(__file__).parent,
)

__all__ = ["GAME"]
