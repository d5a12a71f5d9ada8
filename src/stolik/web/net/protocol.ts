/** What the server and this page say to each other. */

export type Ref = string;
export type Arg = string | number | readonly (string | number)[];

export interface Entry {
  id: string;
  args: Record<string, Arg>;
}

export interface Question {
  type: "choose" | "some" | "number" | "amounts" | "order";
  kind: string;
  options: readonly Ref[];
  lo: number;
  hi: number;
  about: Ref;
  secret: boolean;
  /** The most units of each option, where units are shared out (`amounts`). */
  limits?: readonly number[];
  /** What the question and its answers mean here and now, as the game tells it from this seat's view. */
  says?: Says;
}

export interface Say {
  id: string;
  args?: Record<string, Arg>;
}

export interface Says {
  /** The question, where it is another sentence than `ask-<kind>`. */
  ask?: Say;
  /** What an answer will do. */
  does?: Readonly<Record<Ref, Say>>;
  /** What an answer costs for good: shown once it is picked, and confirmed once more. */
  warn?: Readonly<Record<Ref, Say>>;
}

export type Answer = Ref | number | readonly Ref[];

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot";
  bot?: string;
  connected: boolean;
  /** The seat's link; the table's host alone sees it. */
  token?: string | null;
}

/** What was chosen before the game. */
export type Options = Readonly<Record<string, boolean | string>>;

/** How a game ended. */
export interface Outcome {
  winners: readonly number[];
  reason: string;
}

/** A table in one line, as the link's seat may know it. */
export interface TableStatus {
  turn: number | null;
  round: number | null;
  /** It is this seat's move. */
  asked: boolean;
  waiting: readonly number[];
  secret: boolean;
  outcome: Outcome | null;
}

export interface TableInfo {
  role: "seat" | "host" | "watch";
  seat: number | null;
  game: string;
  options: Options;
  /** The role of each seat. */
  roles: readonly string[];
  seats: readonly SeatInfo[];
  started?: boolean;
  over?: boolean;
  status?: TableStatus;
  /** This seat may talk to its own team alone. */
  team_chat?: boolean;
}

/** What every view carries, whatever the game. */
export type View = Record<string, unknown>;

export interface Problem {
  id: string;
  args?: Record<string, Arg>;
  text?: string;
}

export interface ChatLine {
  /** Counts the lines of its audience from 0. */
  n: number;
  seat: number | null;
  name?: string;
  text: string;
  /** Said to one's own team only. */
  team?: boolean;
}

export interface ServerMessage {
  seq?: number;
  seat?: number | null;
  view?: View;
  question?: Question | null;
  log?: { from: number; lines: readonly Entry[] };
  waiting?: readonly number[];
  secret?: boolean;
  undo?: boolean;
  /** The seat has answered and may still answer differently. */
  changeable?: boolean;
  over?: boolean;
  /** Once the game is over: the whole log, with what only others could read. */
  story?: readonly Entry[];
  outcome?: Outcome | null;
  table?: Partial<TableInfo>;
  chat?: ChatLine | readonly ChatLine[];
  /** The link of one's seat at the table that follows this one. */
  next?: string;
  error?: Problem;
}

export type ClientMessage = { seq: number; value: Answer } | { seq: number; undo: true } | { chat: string; team?: true };

/** Where friends find this server; empty if they cannot, or if the page's own address is theirs as well. */
export interface HouseInfo {
  friends: readonly string[];
}

export interface GameOption {
  id: string;
  kind: "bool" | "choice";
  default: boolean | string;
  values: readonly (boolean | string)[];
  /** What it is about: a "variant" of the game, the "table", or a "ruling" on a doubtful point. */
  group: string;
  /** When it matters; otherwise it keeps its default and is not shown. */
  applies_if?: When | null;
  /** When a value may be chosen. */
  values_if?: Readonly<Record<string, When>>;
}

/** A condition on a table: so many players at least and at most, and values that options before it have. */
export interface When {
  players?: readonly [number, number];
  options?: Readonly<Record<string, readonly (boolean | string)[]>>;
}

/** Options that go well together, for tables of so many players at least and at most. */
export interface Preset {
  id: string;
  options: Options;
  players: readonly [number, number];
}

export interface GameInfo {
  id: string;
  players: readonly [number, number];
  /** The role of each seat, by number of players. */
  roles: Readonly<Record<number, readonly string[]>>;
  options: readonly GameOption[];
  presets?: readonly Preset[];
  bots: readonly string[];
  /** What it is called, by language. */
  names: Readonly<Record<string, string>>;
}

export interface SeatWish {
  kind: "person" | "bot";
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, boolean | string>;
  seats: readonly SeatWish[];
  lang: string;
  name?: string;
}

export interface NewTable {
  table: string;
  host: string;
  watch: string;
  seats: readonly { seat: number; token: string | null; kind: string }[];
}

/** The same table once more: where each old seat's person sits now. */
export interface Rematch extends NewTable {
  moved: readonly number[];
}
