"""A law that cannot fail proves nothing: each is run on a game that breaks it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from tests import hideout

from stolik.core import laws
from stolik.core.chance import Deck, numbers
from stolik.core.coverage import Coverage
from stolik.core.explain import Say
from stolik.core.game import Game
from stolik.core.question import SEATS, Choose
from stolik.core.why import Foreseen, Part, Sum, Why, added
from stolik.core.worlds import Worlds
from stolik.games import _template as template
from stolik.games._template import GAME


def broken(**changes: Any) -> Game[Any]:
    return replace(GAME, **changes)


def fails(law: Callable[..., None], game: Game[Any]) -> None:
    with pytest.raises(AssertionError):
        _ten_times(law, game)


def _ten_times(law: Callable[..., None], game: Game[Any]) -> None:
    for seed in range(10):
        law(game, 3, seed, {})


def never_redrawn(game: Game[Any]) -> list[str]:
    worlds = Worlds()
    for seed in range(10):
        worlds.play(game, 3, seed, {})
    return worlds.never_redrawn(game)


def test_a_view_with_another_seats_hand() -> None:
    def leaky(g: template.HighestCard, seat: int | None) -> template.View:
        return msgspec.structs.replace(template.observe(g, seat), round=g.hand[0])

    fails(laws.nothing_leaks, broken(observe=leaky))


def test_a_question_that_tells_a_secret() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        for me in template.seats(g):
            t.ask(me, Choose("lay", template.DECK.of(g.hand[SEATS[0]] | g.hand[me])))
        return template.lay(g, t)

    fails(laws.nothing_leaks, broken(flow={**GAME.flow, "lay": lay}))


def test_being_asked_by_secret_facts() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        if g.hand[0] & 1023:
            t.ask(SEATS[0], Choose("aside", (template.NO, template.YES)))
        return template.lay(g, t)

    fails(laws.nothing_leaks, broken(flow={**GAME.flow, "lay": lay}))


def test_who_of_another_side_is_asked_aloud() -> None:
    def hide(g: hideout.Hideout, t: Any) -> str:
        t.ask(SEATS[g.speaker], Choose("creep", hideout.ROOMS))
        return hideout.hide(g, t)

    fails(laws.nothing_leaks, replace(hideout.GAME, flow={**hideout.GAME.flow, "hide": hide}))


def test_a_line_for_everybody_between_secret_questions() -> None:
    def hide(g: hideout.Hideout, t: Any) -> str:
        t.ask(SEATS[g.speaker], Choose("creep", hideout.ROOMS, secret=True))
        t.tell("all_still")
        return hideout.hide(g, t)

    fails(laws.nothing_leaks, replace(hideout.GAME, flow={**hideout.GAME.flow, "hide": hide}))


def test_a_log_line_for_everybody_about_a_drawn_card() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        t.tell("laid", seat=SEATS[1], card=template.DECK.of(g.hand[1])[0])
        return template.lay(g, t)

    fails(laws.nothing_leaks, broken(flow={**GAME.flow, "lay": lay}))


def test_luck_from_elsewhere() -> None:
    rng = Random(1)

    def reveal(g: template.HighestCard, t: Any) -> str:
        g.won[rng.randrange(3)] += 1
        return template.reveal(g, t)

    fails(laws.ways_of_playing_agree, broken(flow={**GAME.flow, "reveal": reveal}))


def test_a_copy_that_shares_a_list() -> None:
    copy = template.HighestCard.copy

    def shallow(self: template.HighestCard) -> template.HighestCard:
        twin = copy(self)
        twin.won = self.won
        return twin

    template.HighestCard.copy = shallow  # type: ignore[assignment,method-assign]
    try:
        fails(laws.copies_are_independent, GAME)
    finally:
        template.HighestCard.copy = copy  # type: ignore[method-assign]


def test_a_lost_card() -> None:
    def reveal(g: template.HighestCard, t: Any) -> str:
        g.aside = [0] * len(g.aside)
        return template.reveal(g, t)

    fails(laws.nothing_is_lost, broken(flow={**GAME.flow, "reveal": reveal}))


def test_equal_options() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        t.ask(SEATS[0], Choose("aside", (template.NO, template.NO)))
        return template.lay(g, t)

    fails(laws.questions_are_sound, broken(flow={**GAME.flow, "lay": lay}))


def test_a_view_that_cannot_be_sent() -> None:
    def odd(g: template.HighestCard, seat: int | None) -> template.View:
        return msgspec.structs.replace(template.observe(g, seat), won=SEATS[: g.round // template.ROUNDS])

    fails(laws.everything_can_be_sent, broken(observe=odd))


def test_a_question_after_a_secret_in_the_same_step() -> None:
    """An agenda drawn and kept stays in every world drawn for the others, as long as the step goes on."""

    def draw(g: template.HighestCard, t: Any) -> str:
        template.draw(g, t)
        return template.lay(g, t)

    fails(laws.secrets_end_their_step, broken(flow={**GAME.flow, "draw": draw}))


def test_worlds_that_keep_a_hand() -> None:
    def forgetful(g: template.HighestCard, seat: int | None, rng: Random) -> None:
        """Redraws nothing."""

    assert never_redrawn(GAME) == []
    for_players, for_spectators = never_redrawn(broken(resample=forgetful))
    assert for_players.startswith("hand: seen by player, the same in ")
    assert for_spectators.endswith(" worlds drawn for spectators")


def test_worlds_that_keep_what_anybody_can_work_out() -> None:
    known = {**GAME.derivable, "hand": "it follows from what was laid"}
    assert never_redrawn(broken(resample=lambda g, seat, rng: None, derivable=known)) == []


def test_undo_across_a_revelation() -> None:
    def peep(g: template.HighestCard, t: Any) -> str:
        if t.ask(SEATS[0], Choose("aside", (template.NO, template.YES))) is template.YES:
            g.hand[0], g.hand[1] = g.hand[1], g.hand[0]
        t.ask(SEATS[0], Choose("lay", template.DECK.of(g.hand[0])))
        return template.lay(g, t)

    fails(laws.undo_is_honest, broken(flow={**GAME.flow, "lay": peep}))


def test_a_declared_reason_that_never_comes() -> None:
    reached = Coverage()
    for seed in range(20):
        reached.play(GAME, 2, seed, {})
    assert reached.missing(broken(reasons=frozenset({"most_rounds", "never"}))) == {"reasons": ["never"]}
    assert reached.undeclared(broken(kinds=frozenset({"lay"}))) == {"kinds": ["aside", "aside_card"]}


def test_an_explanation_that_tells_a_secret() -> None:
    def leaky(g: template.HighestCard, seat: int | None, thing: str, whose: int) -> Why:
        return Why(sums=(added(Say("hand"), [Part(g.hand[whose])]),))

    fails(laws.whys_look_alike, broken(why=leaky))


def test_a_sum_that_does_not_add_up() -> None:
    def wrong(g: template.HighestCard, seat: int | None, thing: str, whose: int) -> Why:
        return Why(sums=(Sum(Say("hand"), 3, (Part(1), Part(1))),))

    fails(laws.whys_look_alike, broken(why=wrong))


def test_foresight_that_tells_a_secret() -> None:
    def leaky(g: template.HighestCard, seat: int, question: Any, answer: Any) -> tuple[Foreseen, ...]:
        return tuple(Foreseen(Say(str(cards))) for cards in g.hand)

    fails(laws.whys_look_alike, broken(foresee=leaky))


def test_a_redraw_that_changes_what_somebody_has_seen() -> None:
    def redraw(g: template.HighestCard, rng: Random) -> None:
        template.resample(g, 0, rng)

    fails(laws.the_future_can_be_drawn_anew, broken(redraw=redraw))


def test_a_future_that_is_laid_out_at_the_start() -> None:
    def new(players: int, options: Any, rng: Any) -> template.HighestCard:
        g = template.new(players, options, rng)
        g.deck = Deck(0, tuple(Random(0).sample(numbers(template.DECK.all), len(template.DECK))))
        return g

    fails(laws.the_future_can_be_drawn_anew, broken(new=new))
