"""The fifteen Survival cards, in the order of their names within each phase."""

from __future__ import annotations

from stolik.core.question import Choose, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.planet import PLACE_IN, PLACES, ROVER, Place, near
from stolik.games.not_alone.content.words import ARTEMIA_TOKEN, CREATURE, CREATURE_TOKEN, TARGET_TOKEN, Phase, Stage
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, SurvivalCard, survival, survival_cards
from stolik.games.not_alone.rules.counters import advance_rescue
from stolik.games.not_alone.rules.hands import (
    choose_from_discard,
    commit_again,
    discard,
    lose_hunt_cards,
    return_to_hand,
    take_back,
    tell_places,
)
from stolik.games.not_alone.rules.places import copyable, use_power
from stolik.games.not_alone.rules.state import NotAlone, Visit
from stolik.games.not_alone.rules.tokens import creature_places


@survival("adrenaline", Phase.EXPLORATION, needs=lambda g, me: g.will[me] < WILL)
def adrenaline(g: NotAlone, t: Table, me: Seat) -> None:
    """Regain one Will."""
    g.will = put(g.will, me, g.will[me] + 1)
    t.tell("will_regained", seat=me)


@survival("ingenuity", Phase.EXPLORATION, needs=lambda g, me: not g.beach_marker)
def ingenuity(g: NotAlone, t: Table, me: Seat) -> None:
    """Put the marker on the Beach; the Beach's own power is still unused."""
    g.beach_marker = True
    t.tell("beach_marked", seat=me)


@survival("sacrifice", Phase.EXPLORATION, needs=lambda g, me: bool(g.hand[me] and g.plays_left and g.hunt_hand))
def sacrifice(g: NotAlone, t: Table, me: Seat) -> None:
    """Discard a Place from hand; no Hunt card is played this turn. Laid Places are taken back."""
    place = t.ask(me, Choose("discard_place", PLACE_IN[g.hand[me]], about="survival:sacrifice"))
    discard(g, t, me, place.bit)
    g.plays_left = 0
    commit_again(g, t)


@survival("sixth_sense", Phase.EXPLORATION, needs=lambda g, me: g.discard[me] > 0)
def sixth_sense(g: NotAlone, t: Table, me: Seat) -> None:
    """Take back two Places from the own discard."""
    take_back(g, t, me, choose_from_discard(g, t, me, "sixth_sense", _card("sixth_sense"), 2))


@survival("smokescreen", Phase.EXPLORATION, needs=lambda g, me: not g.smokescreen)
def smokescreen(g: NotAlone, t: Table, me: Seat) -> None:
    """The Creature does not see the discards until the end of the turn."""
    g.smokescreen = True


@survival("strike_back", Phase.EXPLORATION, needs=lambda g, me: g.hunt_hand > 0)
def strike_back(g: NotAlone, t: Table, me: Seat) -> None:
    """Two random cards of the Creature's hand go under the Hunt deck."""
    lost = [HUNT[card] for card in lose_hunt_cards(g, t, 2)]
    if g.rules.strike_back_revealed:
        t.reveal("hunt_cards_lost_open", cards=lost)
    else:
        t.tell("hunt_cards_lost", count=len(lost))
        t.reveal("hunt_cards_lost_own", to=[CREATURE], cards=lost)


@survival("vortex", Phase.HUNTING, needs=lambda g, me: g.discard[me] & ~g.forbidden > 0)
def vortex(g: NotAlone, t: Table, me: Seat) -> None:
    """Swap a laid Place with one from the own discard; discards are open, so the new Place is known."""
    into = t.ask(me, Choose("vortex_take", PLACE_IN[g.discard[me] & ~g.forbidden], about="survival:vortex"))
    laid = PLACE_IN[g.laid[me]]
    out = t.ask(me, Choose("vortex_give", laid, about="survival:vortex")) if len(laid) > 1 else laid[0]
    g.laid[me] = g.laid[me] & ~out.bit | into.bit
    g.discard[me] = g.discard[me] & ~into.bit | out.bit
    g.known_laid = put(g.known_laid, me, g.known_laid[me] & ~out.bit | into.bit)
    tell_places(g, t, "swapped", me, into.bit)
    tell_places(g, t, "place_discarded", me, out.bit)


@survival("detector", Phase.RECKONING, needs=lambda g, me: g.stage <= Stage.TARGET and g.artemia_token > 0)
def detector(g: NotAlone, t: Table, me: Seat) -> None:
    """The Artemia token does not touch me."""
    g.detecting |= 1 << me
    t.tell("ignores", seat=me, token=ARTEMIA_TOKEN)


@survival("dodge", Phase.RECKONING, needs=lambda g, me: g.stage < Stage.CREATURE and creature_places(g) > 0)
def dodge(g: NotAlone, t: Table, me: Seat) -> None:
    """The Creature token (and its Clone) does not touch me."""
    g.dodging |= 1 << me
    t.tell("ignores", seat=me, token=CREATURE_TOKEN)


@survival("drone", Phase.RECKONING, needs=lambda g, me: bool(copyable(g, me, ROVER.bit)))
def drone(g: NotAlone, t: Table, me: Seat) -> None:
    """Use the Rover instead of the Hunted's own Place."""
    use_power(g, t, me, ROVER, 1 << _acting(g, me).card, own=False)


@survival("gate", Phase.RECKONING, needs=lambda g, me: bool(gate_choices(g, me)))
def gate(g: NotAlone, t: Table, me: Seat) -> None:
    """Use an adjacent Place instead of the Hunted's own."""
    choices = gate_choices(g, me)
    place = t.ask(me, Choose("gate", choices, about="survival:gate")) if len(choices) > 1 else choices[0]
    use_power(g, t, me, place, 1 << _acting(g, me).card, own=False)


@survival("hologram", Phase.RECKONING, needs=lambda g, me: g.stage <= Stage.TARGET and g.artemia_token > 0)
def hologram(g: NotAlone, t: Table, me: Seat) -> None:
    """Move the Artemia token to an adjacent Place; from then on it touches only that one."""
    to = t.ask(me, Choose("hologram_to", PLACE_IN[near(g.artemia_token)], about="survival:hologram"))
    g.artemia_token = to.bit
    t.tell("token_moved", token=ARTEMIA_TOKEN, places=(to,))


@survival("wrong_track", Phase.RECKONING, needs=lambda g, me: creature_places(g) > 0)
def wrong_track(g: NotAlone, t: Table, me: Seat) -> None:
    """Move the Creature token (with Clone: or the Target token) to an adjacent Place."""
    tokens: list[Named] = [CREATURE_TOKEN] if g.creature_token else []
    if g.clone and g.target_token:
        tokens.append(TARGET_TOKEN)
    token = (
        t.ask(me, Choose("wrong_track_token", tokens, about="survival:wrong_track")) if len(tokens) > 1 else tokens[0]
    )
    lies = g.creature_token if token is CREATURE_TOKEN else g.target_token
    to = t.ask(me, Choose("wrong_track_to", PLACE_IN[near(lies)], about="survival:wrong_track"))
    if token is CREATURE_TOKEN:
        g.creature_token = to.bit
    else:
        g.target_token = to.bit
    t.tell("token_moved", token=token, places=(to,))


@survival(
    "amplifier", Phase.END_OF_TURN, needs=lambda g, me: g.beach_marker and (not g.stasis or g.rules.stasis_only_auto)
)
def amplifier(g: NotAlone, t: Table, me: Seat) -> None:
    """Take the marker off the Beach: the Rescue counter moves."""
    g.beach_marker = False
    t.tell("marker_spent", seat=me)
    advance_rescue(g, t)


@survival("double_back", Phase.END_OF_TURN, needs=lambda g, me: g.laid[me] > 0)
def double_back(g: NotAlone, t: Table, me: Seat) -> None:
    """Take the Place just played back into the hand; after Artefact only one of the two."""
    laid = PLACE_IN[g.laid[me]]
    place = t.ask(me, Choose("double_back", laid, about="survival:double_back")) if len(laid) > 1 else laid[0]
    return_to_hand(g, t, me, place.bit)


INSTEAD = sum(card.bit for card in SURVIVAL if card.ref in ("survival:drone", "survival:gate"))
"""Cards played instead of the power of the Hunted's own Place (ruling R15); no window offers them."""

IN_WINDOW: dict[int, int] = {
    phase: sum(card.bit for card in SURVIVAL if card.phase == phase) & ~INSTEAD for phase in Phase
}
"""The cards that may be played in a window of each phase, as a mask."""


def playable_survival(g: NotAlone, me: Seat) -> tuple[SurvivalCard, ...]:
    """The cards the Hunted may play in the open window of this phase."""
    held = g.survival[me] & IN_WINDOW[g.phase]
    if not held or not may_play_survival(g, me):
        return ()
    return tuple([card for card in survival_cards(held) if card.needs(g, me)])


def hunted_might_play(g: NotAlone, me: Seat) -> bool:
    """Whether, by public facts, the Hunted could hold a card for the window of this phase."""
    return bool(g.survival[me] and IN_WINDOW[g.phase] & ~g.survival_discard) and may_play_survival(g, me)


def may_play_survival(g: NotAlone, me: Seat) -> bool:
    """One Survival card per Hunted and turn, none under Despair."""
    return not g.despair and not g.survival_played >> me & 1


def instead_of_power(g: NotAlone, me: Seat) -> tuple[SurvivalCard, ...]:
    """Drone and Gate, if they can be played at the Hunted's own Place now."""
    held = g.survival[me] & INSTEAD
    if not held or not may_play_survival(g, me):
        return ()
    return tuple([card for card in survival_cards(held) if card.needs(g, me)])


def gate_choices(g: NotAlone, me: Seat) -> tuple[Place, ...]:
    """The Places adjacent to the Hunted whose power it may use."""
    return copyable(g, me, PLACES[_acting(g, me).place - 1].near)


def _acting(g: NotAlone, me: Seat) -> Visit:
    """The revealed Place the Hunted is using now."""
    return g.visits[me][g.acting]


def _card(name: str) -> SurvivalCard:
    return next(card for card in SURVIVAL if card.ref == f"survival:{name}")
