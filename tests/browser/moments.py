"""Positions of games worth looking at, found by the same random play every time."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import House, Open
from tests.browser.looks import settle

import stolik
from stolik import Position
from stolik.text.languages import COMPLETE

LONG = bool(os.environ.get("STOLIK_LONG"))
PLAYERS = 4
GAMES = ("not_alone", "terrorscape", "voidfall", "zona")
MOST_GAMES = 300
OVER = "over"
ASKS = "section.prompt h2[data-kind]"


class Moment(NamedTuple):
    """A position in which a seat is asked a question after at least `after` answers, or the end of a game."""

    game: str
    seat: int
    kind: str
    after: int = 0
    watched: bool = False
    """As a spectator sees it."""
    about: str = ""
    """What the question is about; empty if any will do."""

    def __str__(self) -> str:
        return f"{self.game}-{self.viewer}-{self.kind}-{self.after}"

    @property
    def viewer(self) -> int | str:
        """The seat whose link is opened."""
        return "watch" if self.watched else self.seat

    def position(self) -> Position:
        """The first such position in some games."""
        for seed in range(MOST_GAMES):
            position, rng = stolik.new_game(self.game, players=PLAYERS, seed=seed), Random(seed)
            while not (position.over or self._now(position)):
                seat, question = next(iter(position.pending.items()))
                position.answer(seat, question.sample(rng))
            if self._now(position):
                return position
        raise AssertionError(f"no game comes to {self}")

    def _now(self, position: Position) -> bool:
        if self.kind == OVER:
            return position.over
        question = position.pending.get(self.seat)
        if question is None or len(position.history) < self.after:
            return False
        return question.kind == self.kind and self.about in ("", question.about)


def voidfall_asking(kind: str, players: int = 1, **options: str) -> Position:
    """The first position of random games of Voidfall in which the first seat is asked this."""
    for seed in range(MOST_GAMES):
        game, rng = stolik.new_game("voidfall", players=players, seed=seed, options=options), Random(seed)
        while not game.over:
            seat, question = next(iter(game.pending.items()))
            if seat == 0 and question.kind == kind:
                return game
            game.answer(seat, question.sample(rng))
    raise AssertionError(f"no game asks {kind}")


def asked_positions(
    game: str, seed: int, most: int, kinds: Collection[str] = (), **options: str
) -> Iterator[tuple[Position, int]]:
    """Positions of one random game in which a seat is asked, each a question of another kind, or of each of `kinds`."""
    players = 4 if game == "terrorscape" else 3
    position, rng = stolik.new_game(game, players=players, seed=seed, options=options), Random(seed)
    asked: set[str] = set()
    while not position.over and len(asked) < most:
        seat, question = rng.choice(list(position.pending.items()))
        if question.kind not in asked and (question.kind in kinds if kinds else rng.random() < 0.3):
            asked.add(question.kind)
            yield position.clone(), seat
        position.answer(seat, question.sample(rng))


def window(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def asked_in(page: Page, size: tuple[int, int]) -> None:
    """Waits until a page shows its question in a window of a size that it has had from the beginning."""
    if page.viewport_size != window(size):
        page.set_viewport_size(window(size))
        page.reload()
    page.locator(ASKS).wait_for()
    settle(page)


def late(game: str, players: int) -> Position:
    """The last part of a random game, with some turns left; from its start where there is time (STOLIK_LONG)."""
    position, rng = stolik.new_game(game, players=players, seed=1), Random(1)
    if LONG:
        return position
    whole = position.clone()
    while not whole.over:
        seat, question = next(iter(whole.pending.items()))
        whole.answer(seat, question.sample(rng))
    for seat, _, value in whole.history[: len(whole.history) * 7 // 8]:
        position.answer(seat, value)
    return position


def sit(house: House, open_page: Open, moment: Moment, **settings: object) -> Page:
    """A page that shows the position to its viewer."""
    page = open_page(house.table_at(moment.position())[moment.viewer], **settings)
    page.locator("main .board").wait_for()
    return page


def each(moments: list[Moment]) -> pytest.MarkDecorator:
    """Runs a test at every moment."""
    return pytest.mark.parametrize("moment", moments, ids=str)


HUNT = Moment("not_alone", 0, "hunt", 60)
LAY = Moment("not_alone", 1, "lay", 90)
RECKONING = Moment("not_alone", 1, "jungle_take", 40)

CAST = Moment("terrorscape", 1, "survivors")
PROWL = Moment("terrorscape", 0, "prowl", 60)
SENSE = Moment("terrorscape", 0, "sense_zone", 60)
TURN = Moment("terrorscape", 1, "turn", 60)
DEFENCE = Moment("terrorscape", 1, "defence", 30)

FOCUS = Moment("voidfall", 0, "focus", 60)
ACT = Moment("voidfall", 0, "act", 60)

ACTION = Moment("zona", 0, "action", 60)
CAMP = Moment("zona", 0, "camp", 30)
TEST = Moment("zona", 0, "modify", 40)
SELL = Moment("zona", 0, "sell_some", 30)
MARK = Moment("zona", 0, "mark", about="rumour:tripwires")
CHARACTER = Moment("zona", 0, "character")
VOICE = Moment("zona", 0, "voice_threat", about="seat:2")
FIGHT = Moment("zona", 0, "flee_or_fight")
RUN = Moment("zona", 0, "run")

ASKED = [HUNT, LAY, RECKONING, CAST, PROWL, SENSE, TURN, DEFENCE, ACTION, CAMP, TEST]
"""Each sort of question for each role."""
LOOKED_AT = [
    Moment("not_alone", 1, "act", 100, watched=True),
    Moment("not_alone", 1, OVER),
    Moment("terrorscape", 1, "flee", 30, watched=True),
    Moment("terrorscape", 0, OVER),
]
MANY_ANSWERS = [Moment("not_alone", 0, "side"), Moment("terrorscape", 1, "flee", 30)]
BUSIEST = [LAY, PROWL]
"""For each game, the positions with most to see."""


def asked_pages(
    house: House, open_page: Open, game: str, seed: int, most: int, sizes: Sequence[tuple[int, int]], every: int
) -> Iterator[tuple[Page, tuple[int, int]]]:
    """Pages at which a seat is asked, and their sizes: each page in one of so many sizes, in turn; in all of them where
    there is time.
    """
    for nth, (position, seat) in enumerate(asked_positions(game, seed, most)):
        some = sizes if LONG else sizes[nth % every :: every]
        settings = {"lang": COMPLETE[nth % 2], "caution": "always", "autoPass": False, **window(some[0])}
        page = open_page(house.table_at(position)[seat], **settings)
        for size in some:
            asked_in(page, size)
            yield page, size
