"""The sensible player of Voidfall: it counts as the rules do, answers everything, and plays far better than chance."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from stolik.content.effects import parse
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import Choose, Named
from stolik.core.seat.handle import SeatHandle, answer_of
from stolik.core.state import put
from stolik.games.voidfall import GAME, bots
from stolik.games.voidfall.bots import Effort, Sensible
from stolik.games.voidfall.bots.answers import sole
from stolik.games.voidfall.bots.counts import Standing
from stolik.games.voidfall.bots.counts import count as counted_by_bots
from stolik.games.voidfall.bots.search import Line, Search, kept, promising
from stolik.games.voidfall.bots.worth import WEIGHTS, worth
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.texts import words_in
from stolik.games.voidfall.rules.counts import count
from stolik.games.voidfall.rules.words import DONE, END_TURN, WORDS
from stolik.registry import new_game


def sampler(rng: Random):
    return lambda seat, question: question.sample(rng)


def counted(effect):
    """The counts an objective speaks of."""
    for word in words_in(effect):
        yield from (word.counted,) if word.name == "per" else ()
        yield from (check.count for check in word.checks if word.name == "when")


OBJECTIVES = [objective for agenda in BOOK.agendas.values() for objective in agenda.objectives]


@pytest.mark.parametrize("players", [1, 3])
def test_objectives_are_counted_as_the_rules_count_them(players):
    words = {word for objective in OBJECTIVES for word in counted(objective)}
    assert len(words) > 30
    for seed in range(4):
        start = Position(GAME, players, seed, {})
        position = playout(start, sampler(Random(seed)), until=40 * players)
        for seat in range(players):
            view: Any = position.observe(seat)
            here = Standing(view, seat)
            for word in words:
                assert counted_by_bots(word)(here) == count(position._inside.state, seat, word), word


def test_upkeep_that_a_technology_satisfies_is_counted_as_the_rules_count_it():
    position = playout(Position(GAME, 1, 1, {}), sampler(Random(1)), until=10)
    state = position._inside.state
    state.houses[0].technologies = state.houses[0].improved = ("energy_cells",)
    outpost = next(n for n, sector in enumerate(state.sectors) if sector.owner == 0 and sector.home < 0)
    state.sectors = put(state.sectors, outpost, replace(state.sectors[outpost], guilds="FFF"))
    view: Any = position.observe(0)
    word: Any = parse("upkeep")
    assert counted_by_bots(word)(Standing(view, 0)) == count(state, 0, word) > view.houses[0].upkeep


@pytest.mark.long
def test_a_game_ends_well_above_what_chance_reaches():
    """Random players reach 36 Influence on average in the introductory scenario, and hardly ever 70."""
    position = Position(GAME, 1, 5, {})
    bot = Sensible(0, Random(5))
    while not position.over:
        position.answer(0, answer_of(bot, SeatHandle.at(position, 0)))
    view: Any = position.observe(0)
    assert view.houses[0].influence > 90
    assert any(slot.agenda for slot in view.houses[0].slots[1:])


TABLES = [(2, {}), (3, {"scenario": "first_stand"}), (1, {"scenario": "darkest_hour"}), (2, {"prepared_focus": True})]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_new_bot_answers_every_kind_of_question_wherever_it_takes_over(players, options):
    position = Position(GAME, players, 3, options)
    chance, met = Random(3), set()
    while not position.over:
        seat, question = next(iter(position.pending.items()))
        answer: Any = question.sample(chance)
        if question.kind not in met:
            met.add(question.kind)
            answer = answer_of(Sensible(seat, Random(1)), SeatHandle.at(position, seat))
        position.answer(seat, answer)
    assert len(met) > 12


def test_what_it_would_answer_anyway_does_not_end_its_plan():
    """The parts of an effect are taken as printed; the plan knows it and is not made anew."""
    position = Position(GAME, 1, 2, {"scenario": "first_stand"})
    bot = Sensible(0, Random(1))
    searches: list[str] = []
    while len(position.history) < 40:
        question = position.pending[0]
        if question.only() is None and (not bot.plan or bot.plan[0][0] != question):
            searches.append(question.kind)
        position.answer(0, answer_of(bot, SeatHandle.at(position, 0)))
    assert "any_of" not in searches


def test_in_a_play_out_it_keeps_to_its_plan_as_at_a_table():
    """Only what it cannot foresee makes it plan anew: which Events lie on top."""
    searched: list[str] = []

    class Watched(Sensible):
        def decide(self, seat: SeatHandle) -> None:
            if not self.plan or self.plan[0][0] != seat.question:
                searched.append(seat.question.kind)
            super().decide(seat)

    playout(Position(GAME, 1, 1, {"scenario": "introduction"}), {0: Watched(0, Random(1))}, until=14)
    assert set(searched) <= {"place_in", "focus", "event_on_top"}


def test_who_takes_over_before_the_first_action_still_plays_an_agenda_with_the_card():
    position = Position(GAME, 1, 1, {"scenario": "introduction"})
    bot, card = Sensible(0, Random(1)), ""
    while not any(ref.startswith("agenda:") for ref in position.pending[0].wire()["options"] if card):
        card = "act" if position.pending[0].kind == "focus" else ""
        position.answer(0, answer_of(bot, SeatHandle.at(position, 0)))
    took_over = Sensible(0, Random(2))
    answers = Search(0, took_over._judge, Random(2), Effort()).best(position)
    assert any(question.kind == "act" and answer.ref.startswith("agenda:") for question, answer in answers)


def test_of_lines_that_are_alike_one_goes_on():
    """Those that are worth the same and meet the same question came to one position in different orders."""
    worths = iter((3.0, 3.0, 2.0, 1.0))
    search = Search(0, lambda view: next(worths), Random(1), Effort())
    start = Position(GAME, 1, 1, {"scenario": "first_stand"})
    start.answer(0, start.pending[0].sample(Random(1)))
    lines = [Line(search, start.resample(0, Random(1)), ()) for _ in range(4)]
    assert [line.worth for line in lines] == [3.0, 3.0, 2.0, 1.0]
    assert promising(4, lines) == lines
    assert promising(2, lines) == [lines[0], lines[2]]
    assert kept(lines, 2) == [lines[0], lines[2]]


@pytest.mark.parametrize(("ahead", "looks"), [(1, True), (0, False)])
def test_the_next_turn_is_judged_by_cards_in_hand(ahead, looks):
    """What a card promised that has been discarded since does not count; without a look the turn is judged alone."""
    position = Position(GAME, 1, 1, {"scenario": "first_stand"})
    while position.pending[0].kind != "focus":
        position.answer(0, position.pending[0].sample(Random(1)))
    question: Any = position.pending[0]
    promised = {card.ref: 1.0 for card in question.options} | {"focus:discarded": 2.0}
    search = Search(0, lambda view: 3.0, Random(1), Effort(ahead=ahead, inner=1, mixes=1), promised)
    end = Line(search, position.resample(0, Random(1)), ((question, Named("focus:played")),))
    assert search._ahead(end) == 3.0
    assert (search.tried > 0) is looks


def test_what_an_invasion_has_spent_does_not_end_it():
    """Fleets on their way are worth little until the combat: they are not weighed against a Regroup."""
    regroup: Any = [SimpleNamespace(question=Choose("regroup_from", [DONE]), worth=worth) for worth in (5, 4, 3)]
    sent: Any = SimpleNamespace(question=Choose("combat_recall", [DONE], about="sector:3"), worth=-20)
    assert promising(2, [*regroup, sent]) == [*regroup[:2], sent]


def test_a_sector_that_will_build_safe_havens_is_worth_more():
    """Evaluation 2: Pure, Population 6 and three Guilds build a level in each Evaluation left."""
    position = Position(GAME, 1, 1, {"scenario": "first_stand"})
    view: Any = position.observe(0)
    at = next(n for n, sector in enumerate(view.sectors) if sector.owner == 0 and sector.home is None)

    def havens(pop: int, guilds: tuple[str, ...], corrupted: bool) -> float:
        sector = replace(view.sectors[at], pop=pop, guilds=guilds, corrupted=corrupted)
        changed = replace(view, sectors=(*view.sectors[:at], sector, *view.sectors[at + 1 :]))
        return worth(changed, 0) - worth(changed, 0, replace(WEIGHTS, haven=0.0))

    assert havens(6, ("F", "E", "M"), True) == 0
    assert havens(6, ("F", "E", "M"), False) > 2 * havens(5, ("F", "E"), False) > 0


def test_together_influence_is_worth_most_to_the_house_that_has_least():
    """End of the game: every player needs as much Influence as the Voidborn."""
    position = Position(GAME, 2, 1, {"scenario": "first_stand"})
    view: Any = position.observe(0)

    def gain(influence: int) -> float:
        def with_(more: int) -> Any:
            return replace(view, houses=(replace(view.houses[0], influence=influence + more), view.houses[1]))

        return worth(with_(10), 0) - worth(with_(0), 0)

    assert 10 > gain(-90) > 9 > gain(10) > 1 > gain(130) > 0


@pytest.mark.parametrize("players", [2, 4])
def test_together_it_plays_the_same_whatever_the_others_hold(players):
    """Cooperative games: hands and decks stay hidden from the others, from bots too."""
    hands = {"seat:0": {"hand": ["mining_consortium"]}, "seat:1": {"hand": ["augmented_armada", "high_society"]}}
    position = new_game("voidfall", players=players, seed=3, options={"scenario": "darkest_hour"}, deal=hands)
    while position.pending[seat := next(iter(position.pending))].kind != "focus":
        position.answer(seat, position.pending[seat].sample(Random(3)))
    other = position.resample(seat, Random(1))
    held: Any = [world.observe(1 - seat % 2) for world in (position, other)]
    assert held[0].houses[1 - seat % 2].hand != held[1].houses[1 - seat % 2].hand
    here, there = (answer_of(Sensible(seat, Random(1)), SeatHandle.at(world, seat)) for world in (position, other))
    assert here == there


def test_it_remembers_what_the_other_cards_of_the_cycle_promised():
    position = Position(GAME, 1, 1, {"scenario": "first_stand"})
    bot = Sensible(0, Random(1))
    while position.pending[0].kind != "focus":
        position.answer(0, answer_of(bot, SeatHandle.at(position, 0)))
    question: Any = position.pending[0]
    cards = {card.ref for card in question.options}
    played = answer_of(bot, SeatHandle.at(position, 0))
    assert set(bot.promised) == cards - {played.ref}


def play_on(position: Position, seat: int, wanted: Any = None) -> None:
    """Give the answers that are the only ones, up to a question; a search does not name them."""
    while seat in position.pending and position.pending[seat] != wanted:
        only = position.pending[seat].only()
        if only is None:
            return
        position.answer(seat, only)


def test_the_end_of_a_turn_is_weighed_with_the_best_card_of_the_turn_after():
    position = Position(GAME, 1, 1, {"scenario": "first_stand"})
    bot = Sensible(0, Random(1))
    while position.pending[0].kind != "focus":
        position.answer(0, answer_of(bot, SeatHandle.at(position, 0)))
    before: Any = position.observe(0)
    search = Search(0, bot._judge, Random(1), Effort())
    answers = search.best(position)
    end, unfinished = position.clone(), Line(search, position, ())
    for question, answer in answers:
        play_on(end, 0, question)
        unfinished = Line(search, end.clone(), answers)
        end.answer(0, answer)
    play_on(end, 0)
    line = Line(search, end, answers)
    assert (before.round, line.view.round, line.question.kind) == (1, 2, "focus")
    assert search._ahead(line) > line.worth
    assert search._ahead(unfinished) == unfinished.worth


def test_the_end_of_the_actions_is_weighed_even_where_nothing_else_is_left():
    """Else a turn that has ended, with what the Void did next, is compared with turns that go on."""
    assert sole(Choose("act", [END_TURN])) is None
    assert sole(Choose("place_agenda", [DONE])) is DONE


def test_a_search_that_has_tried_enough_comes_to_an_end_with_less():
    position = Position(GAME, 3, 1, {"scenario": "first_stand"})
    while next(iter(position.pending.values())).kind != "focus":
        seat = next(iter(position.pending))
        position.answer(seat, position.pending[seat].sample(Random(1)))
    seat = next(iter(position.pending))
    bot = Sensible(seat, Random(1))

    def tried(enough: int) -> int:
        search = Search(seat, bot._judge, Random(1), Effort(enough=enough))
        turn = position.clone()
        for question, answer in search.best(position):
            play_on(turn, seat, question)
            assert turn.pending[seat] == question
            turn.answer(seat, answer)
        play_on(turn, seat)
        view: Any = turn.observe(seat)
        assert seat not in turn.pending or view.turn.seat != seat
        return search.tried

    assert tried(0) < tried(400) < tried(100_000)


def test_the_bot_of_the_game_is_this_one():
    assert isinstance(GAME.bots["sensible"](0, Random(1)), Sensible)


def test_a_quick_answer_to_a_question_is_legal():
    bot = Sensible(0, Random(1))
    start = Position(GAME, 1, 1, {})
    playout(start, lambda seat, question: question.check(bot.choose(start.observe(0), question)))


def test_the_words_that_bots_look_for_are_words_of_the_game():
    sources = [file.read_text("utf-8") for file in Path(bots.__file__).parent.glob("*.py")]
    looked_for = {word for source in sources for word in re.findall(r'"(word:\w+)"', source)}
    assert looked_for
    assert looked_for <= {word.ref for word in WORDS}
