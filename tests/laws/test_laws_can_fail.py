"""A law that cannot fail proves nothing: each is run on a game that breaks it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from tests import hideout

import stolik
from stolik.core.chance import Deck, numbers
from stolik.core.explain import Say
from stolik.core.game import Game
from stolik.core.inner import checkpoint
from stolik.core.inner.inside import Inside
from stolik.core.laws import agreement, checkpoints, playing, secrets, soundness, undo
from stolik.core.laws.declared import Coverage
from stolik.core.laws.log import lines_tell_no_secret
from stolik.core.laws.memory import worlds_agree_with_the_log
from stolik.core.laws.worlds import Worlds
from stolik.core.question import SEATS, Choose, Named
from stolik.core.recall import Fact
from stolik.core.table import StepTable
from stolik.core.why import Foreseen, Part, Sum, Why, added
from stolik.games import _template as template
from stolik.games._template import GAME
from stolik.games.not_alone.content.planet import PLACE_IN
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.zona.rules.state import Zona


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

    fails(secrets.nothing_leaks, broken(observe=leaky))


def test_a_question_that_tells_a_secret() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        for me in template.seats(g):
            t.ask(me, Choose("lay", template.DECK.of(g.hand[SEATS[0]] | g.hand[me])))
        return template.lay(g, t)

    fails(secrets.nothing_leaks, broken(flow={**GAME.flow, "lay": lay}))


def test_being_asked_by_secret_facts() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        if g.hand[0] & 1023:
            t.ask(SEATS[0], Choose("aside", (template.NO, template.YES)))
        return template.lay(g, t)

    fails(secrets.nothing_leaks, broken(flow={**GAME.flow, "lay": lay}))


def test_who_of_another_side_is_asked_aloud() -> None:
    def hide(g: hideout.Hideout, t: Any) -> str:
        t.ask(SEATS[g.speaker], Choose("creep", hideout.ROOMS))
        return hideout.hide(g, t)

    fails(secrets.nothing_leaks, replace(hideout.GAME, flow={**hideout.GAME.flow, "hide": hide}))


def test_a_line_for_everybody_between_secret_questions() -> None:
    def hide(g: hideout.Hideout, t: Any) -> str:
        t.ask(SEATS[g.speaker], Choose("creep", hideout.ROOMS, secret=True))
        t.tell("all_still")
        return hideout.hide(g, t)

    fails(secrets.nothing_leaks, replace(hideout.GAME, flow={**hideout.GAME.flow, "hide": hide}))


def test_a_log_line_for_everybody_about_a_drawn_card() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        t.tell("laid", seat=SEATS[1], card=template.DECK.of(g.hand[1])[0])
        return template.lay(g, t)

    fails(secrets.nothing_leaks, broken(flow={**GAME.flow, "lay": lay}))


def test_luck_from_elsewhere() -> None:
    rng = Random(1)

    def reveal(g: template.HighestCard, t: Any) -> str:
        g.won[rng.randrange(3)] += 1
        return template.reveal(g, t)

    fails(agreement.ways_of_playing_agree, broken(flow={**GAME.flow, "reveal": reveal}))


def test_a_copy_that_shares_a_list() -> None:
    copy = template.HighestCard.copy

    def shallow(self: template.HighestCard) -> template.HighestCard:
        twin = copy(self)
        twin.won = self.won
        return twin

    template.HighestCard.copy = shallow  # type: ignore[assignment,method-assign]
    try:
        fails(agreement.copies_are_independent, GAME)
    finally:
        template.HighestCard.copy = copy  # type: ignore[method-assign]


def test_a_lost_card() -> None:
    def reveal(g: template.HighestCard, t: Any) -> str:
        g.aside = [0] * len(g.aside)
        return template.reveal(g, t)

    fails(soundness.nothing_is_lost, broken(flow={**GAME.flow, "reveal": reveal}))


def test_equal_options() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        t.ask(SEATS[0], Choose("aside", (template.NO, template.NO)))
        return template.lay(g, t)

    fails(soundness.questions_are_sound, broken(flow={**GAME.flow, "lay": lay}))


def test_a_view_that_cannot_be_sent() -> None:
    def odd(g: template.HighestCard, seat: int | None) -> template.View:
        return msgspec.structs.replace(template.observe(g, seat), won=SEATS[: g.round // template.ROUNDS])

    fails(checkpoints.everything_can_be_sent, broken(observe=odd))


def test_a_question_after_a_secret_in_the_same_step() -> None:
    """An agenda drawn and kept stays in every world drawn for the others, as long as the step goes on."""

    def draw(g: template.HighestCard, t: Any) -> str:
        template.draw(g, t)
        return template.lay(g, t)

    fails(soundness.secrets_end_their_step, broken(flow={**GAME.flow, "draw": draw}))


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

    fails(undo.undo_is_honest, broken(flow={**GAME.flow, "lay": peep}))


def test_an_open_question_that_hides_something() -> None:
    """Not Alone asks what to do with one's own hand."""
    fails(undo.undo_is_honest, replace(stolik.games()["not_alone"], open=lambda g, seat, kind: True))


def test_an_answer_that_is_final_by_secret_facts() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        t.ask(SEATS[0], Choose("aside", (template.NO, template.YES)))
        if g.hand[1] & 0xFFFFFF:
            t.reveal("round_won", seat=SEATS[0])
        return "lay_on"

    fails(undo.what_is_ahead_is_known, broken(flow={**GAME.flow, "lay": lay, "lay_on": template.lay}))


def test_a_way_that_is_known_by_secret_facts() -> None:
    def lay(g: template.HighestCard, t: Any) -> str:
        if t.ask(SEATS[0], Choose("aside", (template.NO, template.YES))) is template.YES:
            t.ask(SEATS[0], Choose("way", [Named(f"way:{g.hand[1] & 0xFFFFFF and 1}"), Named("way:2")]))
        return "lay_on"

    leads = {("aside", "way"): ("way",)}
    fails(undo.what_is_ahead_is_known, broken(flow={**GAME.flow, "lay": lay, "lay_on": template.lay}, leads=leads))


def test_a_declared_reason_that_never_comes() -> None:
    reached = Coverage()
    for seed in range(20):
        reached.play(GAME, 2, seed, {})
    assert reached.missing(broken(reasons=frozenset({"most_rounds", "never"}))) == {"reasons": ["never"]}
    assert reached.undeclared(broken(kinds=frozenset({"lay"}))) == {"kinds": ["aside", "aside_card"]}


def test_an_explanation_that_tells_a_secret() -> None:
    def leaky(g: template.HighestCard, seat: int | None, thing: str, whose: int) -> Why:
        return Why(sums=(added(Say("hand"), [Part(g.hand[whose])]),))

    fails(secrets.whys_look_alike, broken(why=leaky))


def test_a_sum_that_does_not_add_up() -> None:
    def wrong(g: template.HighestCard, seat: int | None, thing: str, whose: int) -> Why:
        return Why(sums=(Sum(Say("hand"), 3, (Part(1), Part(1))),))

    fails(secrets.whys_look_alike, broken(why=wrong))


def test_foresight_that_tells_a_secret() -> None:
    def leaky(g: template.HighestCard, seat: int, question: Any, answer: Any) -> tuple[Foreseen, ...]:
        return tuple(Foreseen(Say(str(cards))) for cards in g.hand)

    fails(secrets.whys_look_alike, broken(foresee=leaky))


def test_a_redraw_that_changes_what_somebody_has_seen() -> None:
    def redraw(g: template.HighestCard, rng: Random) -> None:
        template.resample(g, 0, rng)

    fails(undo.the_future_can_be_drawn_anew, broken(redraw=redraw))


def test_a_future_that_is_laid_out_at_the_start() -> None:
    def new(players: int, options: Any, rng: Any) -> template.HighestCard:
        g = template.new(players, options, rng)
        g.deck = Deck(0, tuple(Random(0).sample(numbers(template.DECK.all), len(template.DECK))))
        return g

    fails(undo.the_future_can_be_drawn_anew, broken(new=new))


ALOUD = [
    ("not_alone", "drew_survival_own", 4, 3),
    ("not_alone", "kept_survival_own", 7, 10),
    ("not_alone", "took_back", 2, 8),
    ("terrorscape", "walked", 2, 0),
    ("terrorscape", "skill_drawn", 2, 0),
    ("voidfall", "agendas_seen", 2, 1),
    ("zona", "saw", 4, 0),
    ("_template", "drew", 2, 0),
    ("hideout", "crept", 3, 0),
]
"""Lines that somebody is told alone: game, line, number of players, and the seed of a game in which it is written."""


@pytest.mark.parametrize(("game", "line", "players", "seed"), ALOUD, ids=[f"{row[0]}-{row[1]}" for row in ALOUD])
def test_a_private_line_read_out_to_all(
    game: str, line: str, players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = StepTable.tell

    def aloud(table: StepTable, id: str, to: Any = None, **args: Any) -> None:
        tell(table, id, None if id == line else to, **args)

    monkeypatch.setattr(StepTable, "tell", aloud)
    played = {**stolik.games(), GAME.id: GAME, hideout.GAME.id: hideout.GAME}[game]
    options = playing.random_options(played, players, Random(f"lines_tell_no_secret/{seed}"))
    with pytest.raises(AssertionError, match=f"the line {line} tells (seat:|spectator).* stands only in .* of seat:"):
        lines_tell_no_secret(played, players, seed, options)


def test_a_place_told_while_it_lies_face_down() -> None:
    """Views and states hold Places as numbers; a line names the Hunted and the Place."""
    played = stolik.games()["not_alone"]

    def committed(g: NotAlone, t: Any) -> str:
        following = played.flow["committed"](g, t)
        t.tell("revealed", seat=SEATS[1], places=PLACE_IN[g.laid[1]])
        return following

    told = r"the line revealed tells seat:0 of seat:1 place:\d+, which stands only in holds of the view of seat:1"
    with pytest.raises(AssertionError, match=told):
        lines_tell_no_secret(replace(played, flow={**played.flow, "committed": committed}), 2, 0, {})


def test_a_line_that_the_game_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(g: template.HighestCard, t: Any) -> str:
        following = template.draw(g, t)
        t.tell("laid", seat=SEATS[0], card=template.DECK.of(g.hand[0])[0])
        return following

    loud = broken(flow={**GAME.flow, "draw": draw})
    fails(lines_tell_no_secret, loud)
    lines_tell_no_secret(replace(loud, disclosures={"laid": "everybody plays with one open card"}), 3, 0, {})


class Stray(template.HighestCard, kw_only=True):
    """A state that holds an object the game does not list."""

    token: Named = template.NO


def test_a_thing_that_cannot_be_read_back() -> None:
    def new(players: int, options: Any, rng: Any) -> template.HighestCard:
        plain = template.new(players, options, rng)
        return Stray(**{name: getattr(plain, name) for name in plain.__struct_fields__ if name != "box"})

    with pytest.raises(AssertionError, match=r"word:no is not among the things of the game.*token"):
        checkpoints.checkpoints_can_be_read(broken(new=new), 2, 0, {})
    checkpoints.checkpoints_can_be_read(broken(new=new, things=(template.NO,)), 2, 0, {})


STRAY = Named("word:stray")


class StrayHunt(NotAlone, kw_only=True):
    token: Named = STRAY


class StrayKiller(Terrorscape, kw_only=True):
    token: Named = STRAY


class StrayFleet(Voidfall, kw_only=True):
    token: Named = STRAY


class StrayScavenger(Zona, kw_only=True):
    token: Named = STRAY


@pytest.mark.parametrize(
    ("game", "state"),
    [("not_alone", StrayHunt), ("terrorscape", StrayKiller), ("voidfall", StrayFleet), ("zona", StrayScavenger)],
)
def test_a_thing_that_a_game_has_not_listed(game: str, state: type[Any]) -> None:
    played = stolik.games()[game]

    def new(players: int, options: Any, rng: Any) -> Any:
        plain = played.new(players, options, rng)
        return state(**{name: getattr(plain, name) for name in plain.__struct_fields__})

    strayed = replace(played, new=new)
    with pytest.raises(AssertionError, match=r"word:stray is not among the things of the game.*token"):
        checkpoints.checkpoints_can_be_read(strayed, 2, 0, {})


@pytest.mark.parametrize("game", sorted(stolik.games()))
def test_a_log_that_a_checkpoint_forgets(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write = checkpoint.write

    def forgetful(inside: Inside) -> bytes:
        bare = inside.copy()
        bare.pages = None
        return write(bare)

    monkeypatch.setattr(checkpoint, "write", forgetful)
    with pytest.raises(AssertionError, match=rf"a checkpoint differs, {game} 2 players, seed 0, step .*: log\.seat:"):
        checkpoints.checkpoints_can_be_read(stolik.games()[game], 2, 0, {})


def test_an_answer_that_a_checkpoint_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    write = checkpoint.write

    def forgetful(inside: Inside) -> bytes:
        bare = inside.copy()
        bare.undo_point = None
        return write(bare)

    monkeypatch.setattr(checkpoint, "write", forgetful)
    fails(checkpoints.checkpoints_can_be_read, hideout.GAME)


def no_returned_cards(g: NotAlone) -> None:
    g.known_survival = g.known_hunt = 0


def no_items(g: Terrorscape) -> None:
    g.shown_items = ()


def no_ways(g: Terrorscape) -> None:
    g.walked = g.sprung = 0


def no_unlocked_skill(g: Terrorscape) -> None:
    g.unlocked = 0


def no_hands(g: Voidfall) -> None:
    for house in g.houses:
        house.seen_in_hand = ()


def no_bottoms(g: Voidfall) -> None:
    g.shown_under = ()
    for house in g.houses:
        house.put_under = ()


def no_finds(g: Zona) -> None:
    g.finds_seen = (0,) * len(g.finds_seen)


def no_tops(g: Zona) -> None:
    g.known_tops, g.mixed = tuple((0,) * g.players for _ in g.known_tops), ()


FORGOTTEN: list[tuple[str, Callable[[Any], None], str, int, int, dict[str, Any]]] = [
    ("not_alone", no_returned_cards, "effect_fizzled", 3, 34, {"window_order": "at_once"}),
    ("terrorscape", no_items, "defends_with", 2, 4, {}),
    ("terrorscape", no_ways, "trap_sprung", 2, 16, {"feral_instincts": True, "killer": "huntress"}),
    ("terrorscape", no_unlocked_skill, "skill_unlocked", 3, 26, {}),
    ("voidfall", no_hands, "agenda_taken", 2, 1, {}),
    ("voidfall", no_bottoms, "agendas_seen", 4, 5, {}),
    ("zona", no_finds, "finds", 2, 0, {}),
    ("zona", no_tops, "saw", 4, 0, {}),
]
"""What worlds no longer know, the line that told it, and a game where it matters: number of players, seed, options."""


@pytest.mark.parametrize(
    ("game", "forget", "line", "players", "seed", "chosen"),
    FORGOTTEN,
    ids=[f"{game}-{line}" for game, _, line, *_ in FORGOTTEN],
)
def test_worlds_that_contradict_the_log(
    game: str, forget: Callable[[Any], None], line: str, players: int, seed: int, chosen: dict[str, Any]
) -> None:
    played = stolik.games()[game]

    def resample(g: Any, seat: int | None, rng: Random) -> None:
        forget(g)
        played.resample(g, seat, rng)

    options = chosen or playing.random_options(played, players, Random(f"worlds_agree_with_the_log/{seed}"))
    told = rf"a drawn world contradicts what the log tells (seat:\d|spectator), .* step .*: {line} told of .*, not "
    with pytest.raises(AssertionError, match=told):
        worlds_agree_with_the_log(replace(played, resample=resample), players, seed, options)


def test_a_memory_that_is_not_true() -> None:
    def recall(view: template.View, log: Any) -> Any:
        return [Fact(line.id, line.args["card"], True, lambda g: False) for line in log if line.id == "laid"]

    with pytest.raises(
        AssertionError, match=r"what the log tells .* is not true, .*: laid told of card:\d+: yes, not no"
    ):
        worlds_agree_with_the_log(broken(recall=recall), 2, 0, {})


def test_a_redraw_that_contradicts_the_log() -> None:
    """Somebody has looked at the first find; a redraw that knows no seats shuffles it away."""
    zona = stolik.games()["zona"]

    def redraw(g: Zona, rng: Random) -> None:
        zona.resample(g, None, rng)

    with pytest.raises(
        AssertionError, match=r"a redraw contradicts what the log tells seat:\d, .*: finds told of item:"
    ):
        worlds_agree_with_the_log(replace(zona, redraw=redraw), 2, 1, {})
