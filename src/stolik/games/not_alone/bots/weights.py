"""All weights of the sensible bot. Worths are in steps of the Assimilation counter.

The numbers are tuned by play (docs/bots.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """All numbers of the sensible bot, for both roles."""

    crowd_cards: float = 0.3
    """Discount on Places in hand in a large team: their worth is divided by (number of Hunted) to this power."""
    crowd_will: float = 0.3
    """The same for Will."""
    crowd_place: float = 0.3
    """The same for new Places and for powers that prepare the next turn."""
    evading: float = 0.2
    """The exposure of a Hunted with River, as a share of that of one Place."""
    insurance: float = 3.0
    """How strongly a Hunted with a card against the Creature token prefers Places where the token is likely."""
    rescue: float = 1.0
    """A step of the Rescue counter, times the share of the steps both counters still have to go."""
    will: float = 0.45
    """One Will."""
    cards: float = 0.45
    """Places in hand are worth this times 1 + 1/2 + 1/3 + ..., a term for each Place."""
    new_place: float = 0.5
    """A new Place from the reserve."""
    survival: float = 0.35
    """A Survival card."""
    best_of_two: float = 0.45
    """The better of two Survival cards."""
    river: float = 0.35
    """River: next turn, lay two Places and keep one after the tokens are placed."""
    artefact: float = 0.4
    """Artefact: next turn, use two Places."""
    marker: float = 0.5
    """The marker put on the Beach, as a share of a Rescue step."""
    horizon: float = 5.0
    """Turns before the end of the game from which things for later turns lose worth."""
    exhaustion: float = 0.6
    """Losing the last Will, as a share of an Assimilation step."""
    lure: float = 0.1
    """Copying a Place with the Lair, in addition to taking everything back."""
    play_survival: float = 0.25
    """The least worth at which a Survival card is played."""
    hunt_card: float = 0.4
    """What a Hunt card costs the Hunted, as a share of an Assimilation step."""
    smoke: float = 0.12
    """A Smokescreen, per Hunted with three Places or fewer."""
    keep_hunt: float = 0.4
    """A Hunt card is played if it is worth more than this share of its usual worth."""
    habit_team: float = 0.5
    """The learning rate of the team's habits, per Place laid (in log weight)."""
    habit_own: float = 0.5
    """The same for the habits of one Hunted."""
    habit_even: float = 0.5
    """The share of uniform play in the mix expected of an unknown Hunted; the rest is a sensible Hunted's mix."""
    trust_first: float = 1.0
    """Trust in a habit is (seen + first) / (seen + first + doubt), where `seen` is the number of Places seen."""
    trust_doubt: float = 3.0
    """See `trust_first`."""
    safety: float = 0.2
    """The share of the Creature token's mix that ignores what was learned."""
    sharpness: float = 4.0
    """How strongly the token's mix follows the worths that the Hunt card in force gives to Places."""
    keep: dict[str, float] = field(
        default_factory=lambda: {
            "hunt:anticipation": 0.45, "hunt:ascendancy": 0.5, "hunt:cataclysm": 0.4, "hunt:clone": 0.5,
            "hunt:despair": 0.4, "hunt:detour": 0.6, "hunt:fierceness": 0.3, "hunt:flashback": 0.45,
            "hunt:forbidden_zone": 0.5, "hunt:force_field": 0.5, "hunt:interference": 0.4, "hunt:mirage": 0.5,
            "hunt:mutation": 0.5, "hunt:persecution": 0.3, "hunt:phobia": 0.5, "hunt:scream": 0.3, "hunt:stasis": 0.6,
            "hunt:toxin": 0.3, "hunt:tracking": 0.5, "hunt:virus": 0.5,
        }
    )  # fmt: skip
    """The usual worth of each Hunt card."""
    fetch: dict[int, float] = field(default_factory=lambda: {6: 1.0, 7: 0.7, 8: 1.3, 9: 0.8, 10: 0.9})
    """The relative worth of new Places."""
    fetch_again: float = 0.7
    """Factor on the worth of the Wreck per team-mate who has it, because only one per turn can use it."""
    hold: dict[str, float] = field(
        default_factory=lambda: {
            "survival:dodge": 1.0, "survival:wrong_track": 0.8, "survival:amplifier": 0.7, "survival:drone": 0.4,
            "survival:gate": 0.5, "survival:ingenuity": 0.6, "survival:adrenaline": 0.6, "survival:sixth_sense": 0.5,
            "survival:vortex": 0.7, "survival:double_back": 0.35, "survival:strike_back": 0.3,
            "survival:sacrifice": 0.3, "survival:hologram": 0.3, "survival:detector": 0.35,
            "survival:smokescreen": 0.25,
        }
    )  # fmt: skip
    """The relative worth of Survival cards in hand."""


WEIGHTS = Weights()
