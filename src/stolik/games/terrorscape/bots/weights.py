"""All weights of the sensible bot. Worths are shares of a game: 1 is a win.

The numbers are tuned by play (docs/bots.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """All numbers of the sensible bot, for both roles."""

    # The Killer
    wound: float = 0.24
    """A first wound."""
    wound_more: float = 0.1
    """Added to a first wound for each Survivor already wounded."""
    fear: tuple[float, float, float] = (0.035, 0.05, 0.03)
    """A fear for a Survivor who has 0, 1 or 2 fears."""
    driven: float = 0.03
    """Two cards discarded after a defence, which brings the next level nearer."""
    card: float = 0.006
    """A card in hand."""
    near: tuple[float, ...] = (0.55, 0.5, 0.28, 0.12, 0.04, 0.0, 0.0, 0.0)
    """Factor on the chance to catch a Survivor in the next phase, by the steps between."""
    hidden: float = 0.9
    """The same for a hidden Killer."""
    hidden_bonus: float = 0.02
    """Being hidden."""
    guard_radio: float = 0.035
    """Keeping Survivors from the radio, per phase in which they were heard there."""
    guard_exit: float = 0.1
    """Keeping Survivors from the exit if they have enough keys."""
    guard: tuple[float, float, float] = (0.6, 0.25, 0.05)
    """Factor on guarding from the room itself, one step away, two steps away."""
    block: float = 0.03
    """A block, per expected extra step of the Survivors (see walls.py)."""
    sense_edge: float = 0.012
    """The least gain for which a SENSE is used."""
    idle: float = 0.004
    """An action not used."""
    skills: dict[str, float] = field(
        default_factory=lambda: {
            "skill:pursue": 0.5, "skill:sense": 0.35, "skill:madness": 0.3, "skill:barricade": 0.2,
            "skill:stayyyy": 0.15, "skill:revving_chainsaw": 0.9, "skill:brutal_rage": 0.8, "skill:scream": 0.5,
            "skill:trail": 0.5, "skill:whizz": 0.8, "skill:vanish": 0.6, "skill:life_drain": 1.0,
            "skill:deduction": 0.3, "skill:notice": 0.6, "skill:stalk": 0.8, "skill:lurk": 0.8,
            "skill:death_blossom": 1.0, "skill:howl": 0.6, "skill:savage_bite": 0.7, "skill:blood_hunt": 0.5,
            "skill:territorial_awareness": 0.5, "skill:hyper_hearing": 0.7, "skill:hunting_instinct": 0.4,
            "skill:axe_throw": 0.9, "skill:bated_breath": 0.7, "skill:tracking": 0.5, "skill:traps_reset": 0.4,
        }
    )  # fmt: skip
    """The relative worth of skills in hand."""
    traits: dict[str, float] = field(
        default_factory=lambda: {
            "trait:fatal_attack": 1.0, "trait:murderous_intent": 0.5, "trait:heightened_senses": 0.4,
            "trait:deterrence": 0.4, "trait:terror_aura": 0.45, "trait:perilous_ambush": 0.7,
            "trait:nightmare_descends": 0.8, "trait:swift_action": 0.6, "trait:acute_hearing": 0.4,
            "trait:suppressed_rage": 0.6, "trait:immediate_response": 0.5, "trait:terrorising_the_mass": 0.6,
            "trait:self_challenge": 0.35, "trait:lie_in_wait": 0.5,
        }
    )  # fmt: skip
    """The relative worth of the Killer's traits."""

    # The Survivors
    repair: float = 0.1
    """A step of the radio."""
    search: float = 0.085
    """One search card."""
    patience: float = 0.72
    """Factor on a goal for each turn until it is reached."""
    own_wound: float = 0.26
    """A first wound."""
    own_wound_more: float = 0.1
    """Added for each team-mate already wounded."""
    heal: float = 0.22
    """A wound healed."""
    calm: tuple[float, float, float] = (0.0, 0.035, 0.1)
    """Removing all fear from a Survivor who has 0, 1 or 2 fears."""
    calm_near: float = 0.6
    """Factor on `calm` next to the Killer, who frightens again."""
    unblock: float = 0.02
    """A block removed."""
    pursuit: tuple[float, ...] = (1.0, 0.95, 0.65, 0.3, 0.1, 0.03, 0.02, 0.02)
    """The probability that the Killer can reach a room and search it, by the steps between."""
    swift: tuple[float, ...] = (1.0, 0.95, 0.75, 0.45, 0.2, 0.08, 0.04, 0.02)
    """The same for Killers with more fast moves."""
    near_cost: tuple[float, ...] = (0.05, 0.045, 0.015, 0.005, 0.0)
    """The cost of fear and wounds near the Killer, by the steps to him."""
    stubborn: float = 0.4
    """The share of the Killer's attention on rooms where Survivors have been."""
    suspicion: float = 0.06
    """The least attention of the Killer to every room."""
    loud: float = 0.6
    """The Killer's attention drawn by a noise."""
    keep: dict[str, float] = field(
        default_factory=lambda: {
            "item:toolbox": 0.8, "item:ammo_pack": 0.6, "item:revolver": 0.6, "item:herbal_medicine": 0.75,
            "item:limestone_powder": 0.55, "item:longsword": 0.7, "item:shortsword": 0.5, "item:hatchet": 0.35,
            "item:sedatives": 0.45, "item:adrenaline": 0.4, "item:ancient_amulet": 0.45, "item:whiskey_bottle": 0.3,
            "item:firecracker": 0.4, "item:secret_map": 0.3, "item:flashlight": 0.25, "item:trap_parts": 0.3,
            "item:medical_kit": 0.85, "item:camera": 0.2, "item:silver_dagger": 1.0, "item:silver_bullets": 0.5,
            "item:key": 2.0,
        }
    )  # fmt: skip
    """The relative worth of items."""
    people: dict[str, float] = field(
        default_factory=lambda: {
            "survivor:anna": 0.9, "survivor:william": 0.9, "survivor:marco": 0.9, "survivor:sophia": 0.75,
            "survivor:johnson": 1.0,
        }
    )  # fmt: skip
    """The relative preference for each Survivor at set-up."""
    gifts: dict[str, float] = field(
        default_factory=lambda: {
            "trait:secret_weapon": 1.0, "trait:martial_arts": 0.9, "trait:first_aid": 0.8,
            "trait:survival_instinct": 0.6, "trait:intrepidity": 0.6, "trait:stroke_of_luck": 0.35,
            "trait:silent_retrieval": 0.4, "trait:heroic_save": 0.4, "trait:sound_decoy": 0.45,
            "trait:morale_boost": 0.5, "trait:hurried_flee": 0.55, "trait:prompt_reaction": 0.45,
            "trait:burst_of_speed": 0.4, "trait:judicious_move": 0.5, "trait:sleight_of_hand": 0.5,
            "trait:marksmanship": 0.6, "trait:herbology": 0.3, "trait:hypervigilance": 0.3,
        }
    )  # fmt: skip
    """The relative worth of the Survivors' traits."""


WEIGHTS = Weights()
