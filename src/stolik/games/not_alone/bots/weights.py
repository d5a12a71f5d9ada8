"""What things are worth to the sensible bot, in one table. The unit is a step of the Assimilation counter.

Every number here is judged by play: docs/bots.md says how.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """All numbers of the sensible bot, for both roles."""

    crowd_cards: float = 0.3
    """How much less Places in hand are worth to each Hunted of a large team (exponent of the number of Hunted)."""
    crowd_will: float = 0.3
    """The same for Will."""
    crowd_place: float = 0.3
    """The same for new Places and for powers that prepare the next turn."""
    evading: float = 0.2
    """How far a Hunted with River is where it seems to be."""
    insurance: float = 3.0
    """How boldly a Hunted with a card against the Creature token goes where the token is awaited."""
    rescue: float = 1.0
    """A step of the Rescue counter, times the share of the steps both counters still have to go."""
    will: float = 0.45
    """One Will."""
    cards: float = 0.45
    """Places in hand are worth this times 1 + 1/2 + 1/3 + ... : a large hand is armour, each further card less so."""
    new_place: float = 0.5
    """A Place of one's own from the reserve."""
    survival: float = 0.35
    """A Survival card."""
    best_of_two: float = 0.45
    """The better of two Survival cards."""
    river: float = 0.35
    """Next turn one Place may be kept of two, when the tokens lie."""
    artefact: float = 0.4
    """Next turn two Places may be used."""
    marker: float = 0.5
    """The marker put on the Beach, as a share of a Rescue step."""
    horizon: float = 5.0
    """Turns from the end at which goods for later begin to lose their worth."""
    exhaustion: float = 0.6
    """The last Will lost: this share of an Assimilation step, for the counter moves once for all."""
    lure: float = 0.1
    """Copying with the Lair, on top of taking everything back."""
    play_survival: float = 0.25
    """A Survival card is played when it brings this much."""
    hunt_card: float = 0.4
    """What a Hunt card costs the Hunted, as a share of an Assimilation step."""
    smoke: float = 0.12
    """A Smokescreen, for each Hunted with three Places or fewer."""
    keep_hunt: float = 0.4
    """Share of a Hunt card's usual worth that has to be outdone for it to be played now."""
    habit_team: float = 0.5
    """How fast the Creature learns the habits of the team, by each Place laid (added to the logarithm of a weight)."""
    habit_own: float = 0.5
    """The same for the habits of one Hunted."""
    habit_even: float = 0.5
    """How much of the mix expected of a stranger is all Places alike, the rest being that of a sensible Hunted."""
    trust_first: float = 1.0
    """Trust in the habit known: (seen + first) / (seen + first + doubt), with so many Places seen."""
    trust_doubt: float = 3.0
    """See `trust_first`."""
    safety: float = 0.2
    """How much of the Creature token's mix stays what it is against strangers, whatever was learned."""
    sharpness: float = 4.0
    """How strongly tokens follow what the Hunt card in force makes of the Places."""
    keep: dict[str, float] = field(
        default_factory=lambda: {
            "hunt:anticipation": 0.45, "hunt:ascendancy": 0.5, "hunt:cataclysm": 0.4, "hunt:clone": 0.5,
            "hunt:despair": 0.4, "hunt:detour": 0.6, "hunt:fierceness": 0.3, "hunt:flashback": 0.45,
            "hunt:forbidden_zone": 0.5, "hunt:force_field": 0.5, "hunt:interference": 0.4, "hunt:mirage": 0.5,
            "hunt:mutation": 0.5, "hunt:persecution": 0.3, "hunt:phobia": 0.5, "hunt:scream": 0.3, "hunt:stasis": 0.6,
            "hunt:toxin": 0.3, "hunt:tracking": 0.5, "hunt:virus": 0.5,
        }
    )  # fmt: skip
    """What each Hunt card usually brings."""
    fetch: dict[int, float] = field(default_factory=lambda: {6: 1.0, 7: 0.7, 8: 1.3, 9: 0.8, 10: 0.9})
    """What the new Places are worth to one another."""
    fetch_again: float = 0.7
    """The Wreck for each team-mate who has it: only one a turn can use it."""
    hold: dict[str, float] = field(
        default_factory=lambda: {
            "survival:dodge": 1.0, "survival:wrong_track": 0.8, "survival:amplifier": 0.7, "survival:drone": 0.4,
            "survival:gate": 0.5, "survival:ingenuity": 0.6, "survival:adrenaline": 0.6, "survival:sixth_sense": 0.5,
            "survival:vortex": 0.7, "survival:double_back": 0.35, "survival:strike_back": 0.3,
            "survival:sacrifice": 0.3, "survival:hologram": 0.3, "survival:detector": 0.35,
            "survival:smokescreen": 0.25,
        }
    )  # fmt: skip
    """What the Survival cards are worth to one another."""


WEIGHTS = Weights()
