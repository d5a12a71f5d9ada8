/** The messages between server and client (docs/protocol.md). */

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
  /** The most units of each option (only `amounts`). */
  limits?: readonly number[];
  /** The answer that the page begins with. */
  proposed?: readonly Ref[];
  /** Options that cannot bring what they are for; they may still be chosen. */
  futile?: readonly Ref[];
  /** The answers that could not be taken back (only for one pick). */
  final?: readonly Ref[];
  /** By option: the word that may be given with it to a later question; where it is given, it stands for itself. */
  onward?: Readonly<Record<Ref, Ref>>;
  /** Ways to things of questions that follow: the answers that a press on such a thing gives, in order, the thing last. */
  leads?: readonly (readonly Ref[])[];
  /** What the question and its answers mean now, computed by the game from the seat's view. */
  says?: Says;
}

export interface Say {
  id: string;
  args?: Record<string, Arg>;
}

export interface Says {
  /** The sentence of the question, if it is not `ask-<kind>`. */
  ask?: Say;
  /** What an answer will do. */
  does?: Readonly<Record<Ref, Say>>;
  /** The lasting cost of an answer: shown when it is picked, before it is confirmed. */
  warn?: Readonly<Record<Ref, Say>>;
}

/** One line of a sum: how much comes from a thing, or from what `said` says; `times` equal shares of it. */
export interface Part {
  n: number;
  by?: Ref;
  times?: number;
  said?: Say;
  note?: Say;
}

/** A number and the lines that add up to it. */
export interface Sum {
  of: Say;
  n: number;
  parts?: readonly Part[];
  note?: Say;
}

/** What would happen: a sentence, and the log lines it would write. */
export interface Foreseen {
  of: Say;
  log?: readonly Entry[];
  /** Whether it is a lasting cost of the answer. */
  cost?: boolean;
}

/** What the game says about a thing. */
export interface Why {
  says?: readonly Say[];
  sums?: readonly Sum[];
  foreseen?: readonly Foreseen[];
}

export interface WhyTold {
  thing: Ref;
  of: number;
  said: Why;
}

export type Answer = Ref | number | readonly Ref[];

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot";
  bot?: string;
  connected: boolean;
  /** The seat's link; only the host sees it. */
  token?: string | null;
  /** Whether somebody has sat there by this link, as far as the server knows; only the host sees it. */
  opened?: boolean;
  /** The number of the spectator who sees with this seat's eyes. */
  eyes?: number;
}

/** A spectator: all connections from one network count as one. */
export interface Spectator {
  spectator: number;
  lines: number;
  muted: boolean;
  removed: boolean;
}

/** The chosen value of each option. */
export type Options = Readonly<Record<string, boolean | string>>;

/** How a game ended. */
export interface Outcome {
  winners: readonly number[];
  reason: string;
  /** The points by seat, if points are counted. */
  scores?: readonly number[];
  /** The rank of each seat, if seats play against each other. */
  ranks?: readonly number[];
  /** The points of the seats' common opponent. */
  bar?: number;
}

/** A summary of a table, as far as the seat of the link may know it. */
export interface TableStatus {
  turn: number | null;
  round: number | null;
  cycle?: number | null;
  /** Whether this seat is asked. */
  asked: boolean;
  /** For how many minutes; null if it is not asked, or the server does not know. */
  waited: number | null;
  waiting: readonly number[];
  secret: boolean;
  outcome: Outcome | null;
}

/** The true position of a game that is over, or one that a seat imagined while it ran. */
export type WhatIf = "true" | "imagined";

/** Why people may know a deal: somebody typed its seed, it has been played before, or it is the deal of the day. */
export type Deal = "typed" | "again" | "day";

export interface TableInfo {
  /** The id, which is no link. */
  table: string;
  role: "seat" | "host" | "watch";
  seat: number | null;
  game: string;
  options: Options;
  /** For how many the game is: at least, at most. */
  players: readonly [number, number];
  /** The role of each seat. */
  roles: readonly string[];
  seats: readonly SeatInfo[];
  started?: boolean;
  over?: boolean;
  /** What a practice table has grown from. */
  /** Whether somebody has given this seat away, and nobody has said a name there yet. */
  given?: boolean;
  what_if?: WhatIf | null;
  deal?: Deal | null;
  /** Of its clocks; null if it has none. */
  pace?: Pace | null;
  /** Whether others may still play its deal of the day: what would give its seed away waits. */
  sealed?: boolean;
  /** The guide that it follows. */
  guide?: string | null;
  status?: TableStatus;
  /** What statistics say of it once it is over; null if it does not count. */
  counted?: { answers: number; minutes: number | null; variants: Options } | null;
  /** The spectators' link and the spectators; only for the host. */
  watch?: string;
  spectators?: readonly Spectator[];
  /** The numbers of those who watch; only for a seat. */
  watching?: readonly number[];
  /** The number of this spectator. */
  spectator?: number;
  /** Only for the host of a table that is open to anybody. */
  open?: OpenState | null;
  /** Whether this seat may chat with its team. */
  team_chat?: boolean;
  /** Whether the seat may plan its next turn. */
  plans?: boolean;
  /** Whether the game explains its numbers. */
  whys?: boolean;
  /** Whether people may take back further than Undo, if all agree. */
  take_back?: boolean;
  /** What may be said in advance; null if nothing. */
  advance?: AdvanceOffered | null;
  late?: Late;
  /** Whether this viewer is shown it so much later. */
  behind?: boolean;
}

/** How much later spectators see a table: so many minutes, or only once a round is over. */
export type Late = "" | "1" | "5" | "15" | "round";

/** How many lines of this seat's log would stay if it went back to its last decision, or to the start of its turn; null if
 * there is nothing to go back to. */
export interface Goals {
  answer: number | null;
  turn: number | null;
}

/** What the person of a seat wants to take back. */
export interface Proposal {
  number: number;
  seat: number;
  /** How many lines of this seat's log would stay. */
  keeps: number;
  /** Whether this seat agrees; null if it has said nothing. */
  said: boolean | null;
}

/** The view of any game. */
export type View = Record<string, unknown>;

export interface Problem {
  id: string;
  args?: Record<string, Arg>;
  text?: string;
}

export interface ChatLine {
  /** The number of the line among those of its audience, from 0. */
  n: number;
  seat: number | null;
  name?: string;
  text: string;
  /** Whether the line is for the team only. */
  team?: boolean;
  /** Not chat: what happened to the seat (or, without one, to the spectators' link). */
  note?: "second_device" | "new_link" | "own_link" | "given_away" | "sat_down" | "to_bot" | "to_person" | "new_watch_link" | "new_rules" | "guide_ended" | "undone" | "drawn_anew" | "from_backup" | "taken_back" | "other_delay" | "closed_by_house" | "eyes_given" | "eyes_ended";
  /** With the notes "undone" and "taken_back": the log lines, and the answers without any, that the table goes on without. */
  undone?: { lines: readonly Entry[]; values: readonly Arg[] };
  /** The number of the spectator who said it, or whom the note is about. */
  watcher?: number;
  /** The minute in which it was said, in seconds since 1970. */
  at?: number;
}

export type Notes = Readonly<Record<Ref, string>>;

/** What whoever runs the server says to everybody, and in how many seconds it restarts. */
export interface HouseNotice {
  text: string;
  seconds: number | null;
}

export interface ServerMessage {
  seq?: number;
  seat?: number | null;
  /** Whether this spectator sees with the eyes of `seat` (true) or has seen with a seat's (false): in either case they do not
   * talk. */
  eyes?: boolean;
  view?: View;
  question?: Question | null;
  log?: { from: number; lines: readonly Entry[] };
  waiting?: readonly number[];
  secret?: boolean;
  undo?: boolean;
  /** Whether more than one answer can be taken back at once, to the start of the turn. */
  undo_turn?: boolean;
  /** Whether the seat has answered and may change its answer. */
  changeable?: boolean;
  proposal?: Proposal | null;
  /** The reply to a look at how far one could go back. */
  take_back?: Goals;
  over?: boolean;
  /** After the end: the whole log, with the private lines of all seats. */
  story?: readonly Entry[];
  outcome?: Outcome | null;
  table?: Partial<TableInfo>;
  chat?: ChatLine | readonly ChatLine[];
  /** Notes by thing ("": on none), empty if deleted: the seat's own that have changed (all, after connecting), or all of the
   * seat `of` that shows them. */
  notes?: Notes;
  of?: number;
  /** The link of this seat at the rematch. */
  next?: string;
  notice?: HouseNotice | null;
  error?: Problem;
  draft?: Drafted;
  preview?: Previewed;
  why?: WhyTold;
  guide?: Guide;
  clock?: ClocksTold;
  /** What the seat has said in advance. */
  advance?: AdvanceTold;
  /** The server's time in seconds, once for each connection to a table with clocks. */
  now?: number;
}

/** An answer given in advance, to the next question of this kind, about the same thing if that is named. */
export interface Step {
  kind: string;
  value: Answer;
  about?: Ref;
}

/** What a seat has said in advance: its next answers, and until when it passes; if it has `ended`, why. */
export interface AdvanceTold {
  steps: readonly Step[];
  until: string;
  ended: string;
}

/** What may be said in advance: by question kind the option that passes, and until when one may pass. */
export interface AdvanceOffered {
  passes: Readonly<Record<string, Ref>>;
  until: readonly string[];
}

/** How fast a table plays: so many seconds for each move, or a bank of them to which each move adds `more`; and what
 * happens at zero: nothing, a bot answers, or a bot takes the seat. */
export interface Pace {
  kind: "move" | "bank";
  seconds: number;
  more?: number;
  end: "wait" | "answer" | "leave";
}

/** The clocks of a table: which is whose by seat, the seconds each had at the time `since`, which run. */
export interface ClocksTold {
  pace: Pace;
  teams: readonly number[];
  left: readonly number[];
  on: readonly number[];
  since: number;
  paused: boolean;
  /** The seats that a bot has taken at zero. */
  taken: readonly number[];
  /** The seats that want a pause. */
  wishes: readonly number[];
}

/** What the guide of this table tells its learner now. */
export interface Guide {
  name: string;
  /** How many texts have been shown, and how many there are. */
  nth: number;
  of: number;
  /** The id of what it says; empty while others act. */
  says: string;
  /** The things it speaks of. */
  marks: readonly Ref[];
  /** The answer that continues the guide; null while this seat is not asked. */
  wants: Answer | null;
  /** Whether it is given without a text. */
  silent: boolean;
  /** Whether the table waits until this is read. */
  waits: boolean;
  /** Whether there was a text before. */
  back: boolean;
}

/** A paragraph of a rule book, and the questions it governs: `play@phase=1` is the question `play` while the view's
 * `phase` is 1. */
export interface Rule {
  id: string;
  governs: readonly string[];
}

export interface Chapter {
  id: string;
  rules: readonly Rule[];
}

export type GuideStep = "on" | "back" | "again" | "leave";

/** A guide that the lobby offers: its role, the learner's seat, how long it takes. */
export interface GuideInfo {
  name: string;
  role: string;
  seat: number;
  minutes: number;
}

/** A value of the view that a draft would change. */
export interface Change {
  path: readonly (string | number)[];
  before: unknown;
  after: unknown;
}

/** What the answers of a draft would lead to. */
export interface Drafted {
  /** How many of them could be tried. */
  taken: number;
  /** Why the next could not. */
  refused: Problem | null;
  /** Why nothing further is asked; empty while something is. */
  stopped: "" | "unknown" | "others" | "end";
  question: Question | null;
  view: View;
  changes: readonly Change[];
  log: readonly Entry[];
  /** What each answer changes and logs. */
  steps?: readonly { changes: readonly Change[]; log: readonly Entry[] }[];
}

/** What one answer to the open question would lead to. */
export interface Previewed extends Omit<Drafted, "taken" | "question" | "view" | "steps"> {
  value: Answer;
  foreseen: readonly Foreseen[];
}

export type ClientMessage =
  | { preview: Answer } | { why: Ref; of: number; after?: readonly Answer[] }
  | { draft: readonly Answer[] } | { whole: true } | { ping: true }
  | { seq: number; guide: GuideStep }
  | { seq: number; value: Answer } | { seq: number; undo: true | "turn" }
  | { seq: number; take_back: "look" | "answer" | "turn" | "agree" | "refuse" } | { chat: string; team?: true }
  | { note: string; on: Ref } | { show_notes: true } | { eyes: number }
  | { seq: number; advance: { steps?: readonly Step[]; until?: string } }
  | { clock: "more"; of: number } | { clock: "pause" | "go" | "back" };

/** Addresses under which friends reach this server; empty if there is none, or if they can use the page's own. */
export interface HouseInfo {
  friends: readonly string[];
  /** Whether opening a table requires a password. */
  password?: boolean;
  /** Whether a table may be open to anybody on the server. */
  open_tables?: boolean;
  notice?: HouseNotice | null;
}

/** A table at which anybody may sit down. */
export interface OpenTable {
  /** The id, which is no link. */
  table: string;
  game: string;
  /** The language of whoever opened it; empty if that is not known. */
  lang: string;
  /** The choice of options it is set with, if that has a name; else the options that are not as usual. */
  preset: string | null;
  options: Options;
  deal: Deal | null;
  pace: Pace | null;
  /** How long it has been open. */
  minutes: number;
  seats: readonly { seat: number; kind: "person" | "bot"; name: string; free: boolean }[];
}

/** What the host of an open table is told: whether anybody may sit down, where, and where strangers sit. */
export interface OpenState {
  on: boolean;
  free: readonly number[];
  strangers: readonly number[];
}

export interface GameOption {
  id: string;
  kind: "bool" | "choice";
  default: boolean | string;
  values: readonly (boolean | string)[];
  /** "variant" (of the game), "table" (how people play together), "pack" (the host's content) or "ruling". */
  group: string;
  /** When it matters; otherwise it keeps its default and is not shown. */
  applies_if?: When | null;
  /** When a value may be chosen. */
  values_if?: Readonly<Record<string, When>>;
}

/** A condition on a table: the least and most players, and the values of earlier options. */
export interface When {
  players?: readonly [number, number];
  options?: Readonly<Record<string, readonly (boolean | string)[]>>;
}

/** Options that go well together, for tables with at least and at most this number of players. */
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
  guides?: readonly GuideInfo[];
  /** Its name by language. */
  names: Readonly<Record<string, string>>;
}

/** A game among others: what its card in the lobby says. */
export type GameInBrief = Pick<GameInfo, "id" | "players" | "names">;

/** A game that is chosen in the lobby. */
export interface GameOnOffer {
  game: GameInfo;
  /** What the lobby says about it, as Fluent. */
  texts: string;
}

/** What the lobby needs before it can be drawn: all games in brief, and the one to show first. */
export interface LobbyOffer {
  games: readonly GameInBrief[];
  chosen: GameOnOffer | null;
}

export interface SeatWish {
  kind: "person" | "bot";
  bot?: string;
  name?: string;
}

/** A report that a rule looks wrong: about a frame of a film, or what somebody saw who was told so many lines. */
export interface ReportWish {
  words: string;
  rule: string;
  lines?: number;
  frame?: number;
  as?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, boolean | string>;
  seats: readonly SeatWish[];
  lang: string;
  name?: string;
  take_back?: boolean;
  /** The digits of the seed of its deal; a fresh one without. */
  seed?: string;
  pace?: Pace;
  late?: Late;
  /** The seats at which anybody may sit down. */
  anybody?: readonly number[];
}

/** What few choose for a table. */
export type RareWish = Pick<TableWish, "take_back" | "seed" | "pace" | "late" | "anybody">;

/** How a game ended for the seat that its deal of the day is for; `name`: who played, if they say so. */
export interface DayResult {
  won: boolean;
  turns: number | null;
  score: number | null;
  name: string;
  /** Whether it is that of the table that asks. */
  own: boolean;
}

/** How those did who played a deal of the day. */
export interface DayBoard {
  played: number;
  won: number;
  best: readonly DayResult[];
  /** The bots of the house, once they have played it. */
  bots: DayResult | null;
}

/** A way of playing alone that has a deal of the day. */
export interface DayMode {
  id: string;
  seat: number;
  players: number;
  options: Options;
  today: DayBoard;
  yesterday: (DayBoard & { seed: string }) | null;
}

/** The deals of the day of a game; `day` in days since 1970, `left` in seconds. */
export interface Day {
  day: number;
  left: number;
  modes: readonly DayMode[];
}

/** What the board says of a game with a deal of the day: its own result if it counts. */
export interface DayTold {
  left: number;
  own: DayResult | null;
  board: DayBoard;
}

/** What is known of the deal of a finished game. */
export interface DealTold {
  seed: string | null;
  /** How others did with the same deal, the latest first; `day` in days since 1970. */
  others: readonly { day: number; kinds: readonly SeatInfo["kind"][]; turns: number | null; outcome: Outcome }[];
}

export interface NewTable {
  table: string;
  host: string;
  watch: string;
  seats: readonly { seat: number; token: string | null; kind: string }[];
}

/** The rematch: the new seat of each old seat's person. */
export interface Rematch extends NewTable {
  moved: readonly number[];
}

/** The kinds of ways in which somebody can be called. */
export type ChannelKind = "push" | "mail" | "hook" | "service";

/** A way in which the seat is called. */
export interface Channel {
  id: string;
  kind: ChannelKind;
  /** As much of its address as its owner needs to recognize it; empty for a browser. */
  name: string;
  confirmed: boolean;
  muted: boolean;
  /** Why the last call did not arrive. */
  failed: "address" | "no_answer" | "refused" | "gone" | "broken" | null;
  /** The minutes of the day between which there are no calls; the same if there always may be. */
  quiet: readonly [number, number];
  /** Whether its mails have the link that plays. */
  play: boolean;
}

/** What the server offers, and how the seat is called. */
export interface CallsInfo {
  kinds: readonly ChannelKind[];
  /** Whether mails may have the link that plays. */
  play: boolean;
  /** The services that the host allows, by the schemes of their addresses. */
  services: readonly string[];
  /** The server's key, if it can push. */
  push: string | null;
  channels: readonly Channel[];
}

export interface ChannelWish {
  kind: ChannelKind;
  address: string;
  keys?: { p256dh: string; auth: string };
  lang: string;
  zone: string;
  quiet: readonly [number, number];
  play?: boolean;
}

/** One of these; nothing tries it out. */
export interface ChannelChange {
  code?: string;
  muted?: boolean;
  quiet?: readonly [number, number];
  zone?: string;
  end?: boolean;
}
