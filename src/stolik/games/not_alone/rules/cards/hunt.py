"""The twenty Hunt cards, in the order of their names."""

from __future__ import annotations

from stolik.core.question import Choose, ChooseSome, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.planet import PLACE_IN, PLACES, Place, near
from stolik.games.not_alone.content.words import CREATURE, Phase, Stage
from stolik.games.not_alone.rules.cards.card import HUNT, HuntCard, hunt, hunt_cards
from stolik.games.not_alone.rules.hands import commit_again, discard, mask_of
from stolik.games.not_alone.rules.state import LATER, WAITING, NotAlone, Visit

TARGET, ARTEMIA = "target", "artemia"


@hunt("anticipation", Phase.HUNTING)
def anticipation(g: NotAlone, t: Table) -> None:
    """Name a Hunted; catching it this turn moves Assimilation one space more."""
    named = _name_hunted(g, t, g.hunted, "anticipation")
    g.anticipated += (named,)
    t.tell("anticipation_named", seat=named)


@hunt("ascendancy", Phase.HUNTING, needs=lambda g: any(hand.bit_count() > 2 for hand in g.hand))
def ascendancy(g: NotAlone, t: Table) -> None:
    """A Hunted discards Places from its hand down to two."""
    victim = _name_hunted(g, t, tuple(s for s in g.hunted if g.hand[s].bit_count() > 2), "ascendancy")
    surplus = g.hand[victim].bit_count() - 2
    lost = t.ask(
        victim, ChooseSome("discard_down", PLACE_IN[g.hand[victim]], surplus, surplus, about="hunt:ascendancy")
    )
    discard(g, t, victim, mask_of(lost))


@hunt("cataclysm", Phase.RECKONING)
def cataclysm(g: NotAlone, t: Table) -> None:
    """One Place has no power this turn."""
    place = t.ask(CREATURE, Choose("cataclysm", PLACES, about="hunt:cataclysm"))
    g.cataclysm |= place.bit
    t.tell("place_closed", place=place)


@hunt("clone", Phase.HUNTING, TARGET)
def clone(g: NotAlone, t: Table) -> None:
    """The Target token is a second Creature token."""
    g.clone = True


@hunt("despair", Phase.EXPLORATION, ARTEMIA)
def despair(g: NotAlone, t: Table) -> None:
    """No Survival card is played or drawn for the rest of the turn; laid Places are taken back."""
    g.despair = True
    commit_again(g, t)


@hunt("detour", Phase.RECKONING, needs=lambda g: g.stage < Stage.CREATURE and bool(_movable(g)))
def detour(g: NotAlone, t: Table) -> None:
    """Move a Hunted to an adjacent Place; it keeps the card it played."""
    victim = _name_hunted(g, t, _movable(g), "detour")
    visits = [v for v in g.visits[victim] if _can_move(g, v)]
    visit = visits[0]
    if len(visits) > 1:
        played = tuple(PLACES[v.card - 1] for v in visits)
        visit = visits[played.index(t.ask(CREATURE, Choose("detour_place", played, about="hunt:detour")))]
    to = t.ask(CREATURE, Choose("detour_to", PLACE_IN[near(1 << visit.place)], about="hunt:detour"))
    moved = tuple(v._replace(place=to.number) if v is visit else v for v in g.visits[victim])
    g.visits = put(g.visits, victim, moved)
    t.tell("moved", seat=victim, place=to)


@hunt("fierceness", Phase.HUNTING)
def fierceness(g: NotAlone, t: Table) -> None:
    """Each Hunted who is caught loses one more Will."""
    g.fierceness += 1


@hunt("flashback", None, needs=lambda g: _repeatable(g) is not None)
def flashback(g: NotAlone, t: Table) -> None:
    """Repeats the newest card of the Hunt discard; the window lets that card's effect run (window.py)."""


@hunt("forbidden_zone", Phase.HUNTING)
def forbidden_zone(g: NotAlone, t: Table) -> None:
    """Every Hunted discards one Place from its hand, all at once."""
    asked = {
        s: Choose("discard_place", PLACE_IN[g.hand[s]], about="hunt:forbidden_zone") for s in g.hunted if g.hand[s]
    }
    for victim, place in t.ask_all(asked).items():
        discard(g, t, victim, place.bit)


@hunt("force_field", Phase.EXPLORATION, TARGET)
def force_field(g: NotAlone, t: Table) -> None:
    """Two adjacent Places cannot be played this turn; laid Places are taken back. If it is repeated in the same turn,
    it acts on the same two Places, where the Target token is.
    """
    pair = g.forbidden or _pair(t, "force_field")
    g.forbidden = pair
    g.target_token = pair
    t.tell("forbidden", places=PLACE_IN[pair])
    commit_again(g, t)


@hunt("interference", Phase.HUNTING)
def interference(g: NotAlone, t: Table) -> None:
    """The Beach and the Wreck have no power this turn."""
    g.interference = True


@hunt("mirage", Phase.HUNTING, TARGET)
def mirage(g: NotAlone, t: Table) -> None:
    """The Target token goes between two adjacent Places; both have no power."""
    g.mirage = True
    g.target_token = _unless_single(g.target_token)


@hunt("mutation", Phase.HUNTING, ARTEMIA)
def mutation(g: NotAlone, t: Table) -> None:
    """The Artemia token also costs one Will."""
    g.mutation += 1


@hunt("persecution", Phase.HUNTING)
def persecution(g: NotAlone, t: Table) -> None:
    """A Place power that takes back cards takes back only one."""
    g.persecution = True


@hunt("phobia", Phase.HUNTING, ARTEMIA)
def phobia(g: NotAlone, t: Table) -> None:
    """A Hunted shows the Creature all Places of its hand but two."""
    fearful = tuple(s for s in g.hunted if g.hand[s].bit_count() > 2)
    if not fearful:
        return
    victim = _name_hunted(g, t, fearful, "phobia")
    kept = t.ask(victim, ChooseSome("keep_hidden", PLACE_IN[g.hand[victim]], 2, 2, about="hunt:phobia"))
    g.shown = put(g.shown, victim, g.hand[victim] & ~mask_of(kept))
    t.tell("hand_shown_public", seat=victim)
    t.reveal("hand_shown", to=[CREATURE, victim], seat=victim, places=PLACE_IN[g.shown[victim]])


@hunt("scream", Phase.HUNTING, TARGET)
def scream(g: NotAlone, t: Table) -> None:
    """Each Hunted on the Target Place discards two Places or loses one Will."""
    g.scream += 1


@hunt("stasis", Phase.END_OF_TURN)
def stasis(g: NotAlone, t: Table) -> None:
    """The Rescue counter does not move in this phase."""
    g.stasis = True


@hunt("toxin", Phase.HUNTING, TARGET)
def toxin(g: NotAlone, t: Table) -> None:
    """Each Hunted on the Target Place discards a Survival card; the Place has no power."""
    g.toxin += 1


@hunt("tracking", Phase.END_OF_TURN)
def tracking(g: NotAlone, t: Table) -> None:
    """Next turn up to two Hunt cards may be played."""
    g.tracking = True
    t.tell("tracking_next")


@hunt("virus", Phase.HUNTING, ARTEMIA)
def virus(g: NotAlone, t: Table) -> None:
    """The Artemia token goes between two adjacent Places and touches both."""
    g.virus = True
    g.artemia_token = _unless_single(g.artemia_token)


FLASHBACK = next(card for card in HUNT if card.ref == "hunt:flashback")

IN_PHASE: dict[int, tuple[int, ...]] = {
    phase: tuple(card.number for card in HUNT if card.phase == phase) for phase in Phase
}
"""The numbers of the cards of each phase; Flashback is of none."""


def printed(g: NotAlone, card: HuntCard) -> HuntCard | None:
    """The card whose text counts: for Flashback the newest card of the Hunt discard, None if there is none."""
    return _repeatable(g) if card is FLASHBACK else card


def playable_hunt(g: NotAlone) -> tuple[HuntCard, ...]:
    """The cards of the Creature's hand that can be played in this phase."""
    if not g.plays_left:
        return ()
    found = []
    for card in hunt_cards(g.hunt_hand):
        text = printed(g, card)
        if text is not None and text.phase == g.phase and (text.needs is None or text.needs(g)):
            found.append(card)
    return tuple(found)


def creature_might_play(g: NotAlone) -> bool:
    """Whether, by public facts, the Creature could hold a card for this phase."""
    if not g.plays_left or not g.hunt_hand:
        return False
    gone = g.hunt_discard + g.hunt_in_play
    for number in IN_PHASE[g.phase]:
        if number not in gone:
            return True
    repeated = _repeatable(g)
    return repeated is not None and repeated.phase == g.phase and FLASHBACK.number not in gone


def _repeatable(g: NotAlone) -> HuntCard | None:
    return HUNT[g.hunt_discard[-1]] if g.hunt_discard else None


def _name_hunted(g: NotAlone, t: Table, hunted: tuple[Seat, ...], card: str) -> Seat:
    return t.ask(CREATURE, Choose("target_seat", hunted, about=f"hunt:{card}")) if len(hunted) > 1 else hunted[0]


def _pair(t: Table, card: str) -> int:
    first = t.ask(CREATURE, Choose(card, PLACES, about=f"hunt:{card}"))
    second: Place = t.ask(CREATURE, Choose(f"{card}_second", PLACE_IN[near(first.bit)], about=f"hunt:{card}"))
    return first.bit | second.bit


def _unless_single(places: int) -> int:
    """Cards with the same symbol act on the same Places: a token on two Places stays, one on a single Place is placed
    again.
    """
    return places if places.bit_count() > 1 else 0


def _movable(g: NotAlone) -> tuple[Seat, ...]:
    return tuple(s for s in g.hunted if any(_can_move(g, v) for v in g.visits[s]))


def _can_move(g: NotAlone, visit: Visit) -> bool:
    """Detour comes before the Creature step; by the stricter reading also before the Place is used (ruling R12)."""
    return g.rules.detour_until == "creature_step" or visit.status in (WAITING, LATER)
