/** Written by scripts/view_types.py from games.voidfall.view.fields: change that. */

/** One part of a number: the reference of what it comes from, and how much. */
export interface SourceView {
  by: string;
  n: number;
}

/**
 * A sector. `at` are its axial coordinates in a grid of flat-topped hexes, `near` the sectors adjacent to it. `owner`
 * and `home` are seats or None; `installations` begin with the printed ones; `upkeep_slots`: the last slot of Guilds
 * and that of Installations cost Upkeep when they are full; `fleets` is Fleet Power by type; `letter` joins
 * Wormholes.
 */
export interface SectorView {
  ref: string;
  tile: string;
  at: readonly [number, number];
  near: readonly string[];
  owner: number | null;
  home: number | null;
  house: string;
  pop: number;
  corrupted: boolean;
  guilds: readonly string[];
  guild_slots: number;
  installations: readonly string[];
  installation_slots: number;
  upkeep: number;
  upkeep_slots: boolean;
  fleets: Readonly<Record<string, number>>;
  void: number;
  void_limit: number;
  bounties: number;
  reclaims: number;
  glory: readonly number[];
  harbingers: number;
  letter: string;
}

/** A resource of a House: stock, Production Level with its parts, Yield. */
export interface GoodView {
  stock: number;
  level: number;
  produces: number;
  parts: readonly SourceView[];
}

/** A civilization track: the marker's space, its level, whether it is Corrupted, the effects of its seven steps. */
export interface TrackView {
  space: number;
  level: number;
  corrupted: boolean;
  steps: readonly string[];
}

/** An agenda slot: the Agenda in it (or ""), whether it is Corrupted, whether a Trade token lies on it. */
export interface SlotView {
  agenda: string;
  corrupted: boolean;
  trade: boolean;
}

/**
 * A House board. Of another player's hand it names only the Agendas everybody saw being taken; `hidden` counts the
 * others by type.
 */
export interface HouseView {
  seat: number;
  house: string;
  start: string;
  influence: number;
  /** Where the Influence came from. */
  influence_parts: readonly SourceView[];
  goods: Readonly<Record<string, GoodView>>;
  /**
   * Cooperative and solo games: what the House spends if the economic row of the Crisis board is paid now, Credits
   * only in place of what it lacks.
   */
  board_due: Readonly<Record<string, number>>;
  /** The resources it then lacks; each costs 3 Influence. */
  board_short: number;
  upkeep: number;
  upkeep_parts: readonly SourceView[];
  /** Until this Cycle's Evaluation: the units of Upkeep for which there is no Food now. */
  food_short: number;
  /** Of these, those that nothing in stock pays once the Crisis board is paid. */
  upkeep_short: number;
  /** The Influence that these cost. */
  upkeep_lost: number;
  active: number;
  inactive: number;
  sheltered: number;
  tracks: readonly TrackView[];
  slots: readonly SlotView[];
  trades: number;
  chambers: number;
  /** Only the owner sees it. */
  hand: readonly string[] | null;
  seen: readonly string[];
  hidden: Readonly<Record<string, number>>;
  focuses: readonly string[];
  discard: readonly string[];
  waiting: string;
  technologies: readonly string[];
  improved: readonly string[];
  own_improved: boolean;
  technology_limit: number;
  improved_limit: number;
  glory: readonly number[];
  bounties: readonly string[];
  reclaims: readonly string[];
  fallen: readonly string[];
  /** Prepared Focus: only the owner sees it; others see `has_prepared`. */
  prepared: string | null;
  has_prepared: boolean;
}

/** The current turn: its Focus, what was added to it, the actions taken. */
export interface TurnView {
  seat: number;
  focus: string;
  flipped: boolean;
  agenda: string;
  acting: string;
  done: readonly string[];
  target: string;
}

/** A Basic Technology on offer and the Influence of its copies, the top one first. */
export interface TechnologyView {
  technology: string;
  copies: readonly number[];
}

/** The offer of a type of Agenda: the face-up card (or ""), the cards left in the deck, Corruption on it. */
export interface OfferView {
  type: string;
  agenda: string;
  deck: number;
  corrupted: boolean;
}

/** A row of the Crisis board: Harbingers, then the permanent Crises; what its leftmost free slot asks for. */
export interface RowView {
  harbingers: number;
  crises: readonly string[];
  power: number;
  cost: string;
}

/**
 * The additional parts of cooperative and solo games. `havens` are (levels, built levels); `void_influence` are the
 * parts of the current Influence of the Voidborn, `void_total` is their sum.
 */
export interface CrisisView {
  difficulty: string;
  alert: string;
  alerts: number;
  crisis: string;
  /** Whether the active player could suffer the penalty of the current Crisis in full now. */
  sufferable: boolean;
  military: RowView;
  economic: RowView;
  catastrophes: number;
  consumed: number;
  havens: readonly (readonly [number, number])[];
  offer: readonly string[];
  void_influence: readonly SourceView[];
  void_total: number;
}

/** The whole table as one seat (None: a spectator) sees it. */
export interface VoidfallView {
  seat: number | null;
  players: number;
  scenario: string;
  mode: string;
  cycle: number;
  round: number;
  rounds: number;
  rounds_played: number;
  phase: string;
  order: readonly number[];
  event: string;
  sectors: readonly SectorView[];
  houses: readonly HouseView[];
  turn: TurnView;
  offers: readonly OfferView[];
  /** Cards drawn, of which one is kept; only the player who drew them sees them. */
  drawn: readonly string[] | null;
  /** Events of the next Cycle that this viewer has looked at, the upper one first. */
  peeked: readonly string[];
  bounties_left: number;
  reclaims_left: number;
  trades: readonly number[];
  tableau: readonly TechnologyView[];
  improved_now: readonly string[];
  locked: boolean;
  /** Cooperative and solo games only. */
  crisis: CrisisView | null;
  winners: readonly number[];
}
