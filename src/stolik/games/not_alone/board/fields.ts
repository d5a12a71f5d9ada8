/** Written by scripts/view_types.py from games.not_alone.view.fields: change that. */

export type PlaceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
export type PlaceNumbers = readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10)[];
export type Status = "waiting" | "later" | "used" | "took" | "nothing" | "blocked" | "artemia" | "caught";
export type Extra = "" | "river" | "artefact";

/** A revealed Place card: its number, its owner's Place, and how the visit ended. */
export interface VisitView {
  card: PlaceNumber;
  place: PlaceNumber;
  status: Status;
}

/** A Hunted. Places are numbers, cards references; None stands for what this viewer may not see. */
export interface HuntedView {
  seat: number;
  will: number;
  owned: readonly PlaceNumber[];
  hand_size: number;
  /** Only the owner sees it. */
  hand: readonly PlaceNumber[] | null;
  /** Hand and face-down Places together: this is public; which of them are face down is not. */
  may_hold: readonly PlaceNumber[] | null;
  /** The Places of which one (two after River or Artefact) may be face down, by everything this viewer knows. */
  may_lie: readonly PlaceNumber[] | null;
  discard: readonly PlaceNumber[] | null;
  discard_size: number;
  survival_size: number;
  survival: readonly string[] | null;
  /** Only the owner sees them: cards drawn at the Shelter, of which one is kept. */
  offered: readonly string[];
  offered_size: number;
  /** Only the owner sees it until it is revealed. */
  laid: readonly PlaceNumber[] | null;
  laid_count: number;
  /** Face down, but known to all (Vortex). */
  known_laid: readonly PlaceNumber[];
  /** Known to the Creature to be in hand (Phobia); the Creature and the owner see it. */
  shown: readonly PlaceNumber[];
  lays: Extra;
  next: Extra;
  resisted: number;
  visits: readonly VisitView[];
  survival_played: boolean;
  dodging: boolean;
  detecting: boolean;
}

/** The Creature's hand: its size for all, its cards for the Creature. */
export interface CreatureView {
  hand_size: number;
  hand: readonly string[] | null;
  plays_left: number;
}

/** An effect in force: the card and what it is about (a seat, a Place or nothing). */
export interface Effect {
  card: string;
  about: string;
}

/** The whole table as one seat (None: a spectator) sees it. `rescue` and `assimilation` are steps to the star. */
export interface NotAloneView {
  seat: number | null;
  players: number;
  turn: number;
  phase: number;
  side: "" | "a" | "b";
  rescue: number;
  rescue_start: number;
  assimilation: number;
  assimilation_start: number;
  will_after_exhaustion: number;
  symbols: readonly number[];
  beach_marker: boolean;
  beach_used: boolean;
  wreck_used: boolean;
  reserve: readonly number[];
  creature_token: readonly PlaceNumber[];
  target_token: readonly PlaceNumber[];
  artemia_token: readonly PlaceNumber[];
  tokens_ready: readonly string[];
  forbidden: readonly PlaceNumber[];
  blocked: readonly PlaceNumber[];
  hunt_played: readonly string[];
  effects: readonly Effect[];
  creature: CreatureView;
  hunt_deck: number;
  hunt_discard: readonly string[];
  /** Cards the Creature knows to be under the deck; None for other viewers. */
  hunt_bottom: readonly string[] | null;
  survival_deck: number;
  survival_discard: readonly string[];
  /** Cards declared at the same moment and not yet played, each with its seat. */
  declared: readonly Effect[];
  hunted: readonly HuntedView[];
  winner: "" | "creature" | "hunted";
  reason: string;
  expert: boolean;
}
