"""Zona: The Secret of Chernobyl (K. Głośnicki, M. Drewing, 2019): scavengers cross the Zone to its Sarcophagus."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from stolik.core.game import Game
from stolik.games.zona.bots import Sensible
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import BOX
from stolik.games.zona.content.messages import messages, other_words
from stolik.games.zona.content.names import KINDS, LOG_IDS, VIEW_WORDS
from stolik.games.zona.content.options import OPTIONS, PRESETS
from stolik.games.zona.deals.deal import deal
from stolik.games.zona.deals.rare import RARE_TABLES
from stolik.games.zona.rules.flow import FLOW
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.rules.setup import new
from stolik.games.zona.rules.words import ATTRIBUTE, DICE, FACE, PLACES, REPUTATION, WORDS
from stolik.games.zona.rules.words import KINDS as DAMAGE
from stolik.games.zona.view.foresee import foresee
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.resample import resample
from stolik.games.zona.view.why import why

GAME = Game(
    id="zona",
    version=1,
    players=(1, 4),
    flow=FLOW,
    new=partial(new, BOX),
    deal=deal,
    observe=observe,
    resample=resample,
    conserved=conserved,
    max_answers=lambda players: 1500 * players,
    roles=lambda players: ("scavenger",) * players,
    options=OPTIONS,
    presets=PRESETS,
    turn=lambda g: (g.round, g.phase, int(g.turn.seat)),
    turns=lambda view: view.round,
    content=BOOK.families(),
    kinds=KINDS,
    log_ids=LOG_IDS,
    view_words=VIEW_WORDS,
    other_words=other_words,
    refs=frozenset(named.ref for named in (*WORDS, *DICE, *FACE, *ATTRIBUTE, *DAMAGE, *REPUTATION, PLACES["sa"])),
    reasons=frozenset({"source_reached", "sarcophagus_exhausted", "no_rumours_left"}),
    rare_tables=RARE_TABLES,
    bots={"sensible": Sensible},
    why=why,
    foresee=foresee,
    texts=messages,
    folder=Path(__file__).parent,
)

__all__ = ["GAME"]
