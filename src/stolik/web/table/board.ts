import type { Component } from "svelte";
import { part } from "../net/parts";
import type { Change, Entry, Question, Ref, Say, View } from "../net/protocol";
import type { IconName } from "../ui/Icon.svelte";
import type { Shift } from "./asking/changes";
import type { Table } from "./table.svelte";

/** The weight of a log entry: small entries pass quickly, plain ones can be read, great ones are staged. */
export type Weight = "small" | "plain" | "great";

/** How a log entry is told. */
export interface Stage {
  weight: Weight;
  /** Consecutive entries of the same group are told together, as the first one. */
  group?: string;
  /** Milliseconds before the entry is told in which the board shows what leads to it (`table.teller.leading`), such as
   * rolling dice. The sentence and its results are hidden until then. */
  lead?: number;
  /** How long a staged event stays, in milliseconds at the brisk tempo; by default as long as its lines take to read. */
  hold?: number;
  /** What `Staged` shows for a staged event; without it the board shows the event itself, of `table.teller.staged`. */
  scene?(entries: readonly Entry[]): Scene;
}

/** A staged event: a sentence, a picture, a colour. */
export interface Scene {
  title: Say;
  /** The `Picture` beside it. */
  thing?: Ref;
  /** Whether the thing's text is shown too, as for a card just played. */
  explained?: boolean;
  /** The class by which the board colours it. */
  tone?: string;
  /** Whether the board itself shows the event: the sentence then covers little of it. */
  banner?: boolean;
}

/** A moment that decided the game, for the end screen. */
export interface TurningPoint {
  when: Say;
  /** What happened then. */
  entries: readonly Entry[];
  /** How the game stood after it. */
  now?: Say | undefined;
  /** The `Picture` beside it. */
  thing?: Ref | undefined;
  /** A class by which the board colours it. */
  tone?: string | undefined;
}

/** A part of the game to which the log links, by a name as short as a number. */
export interface Landmark {
  name: Say | string;
  /** Whether a row of links begins with it. */
  great: boolean;
}

/** A number about the whole game, for the end screen. */
export interface Figure {
  label: Say;
  value: number | string;
}

/** What everybody has done, for the end screen: a row for each number, its values in the order of `who`, which are seats
 * or the people they play. `best` is left out where neither is better. */
export interface Comparison {
  who: readonly Ref[];
  rows: readonly { label: Say; best?: "most" | "least" | undefined; values: readonly number[] }[];
}

/** A drawer of the game, such as a notebook. */
export interface BoardDrawer {
  name: string;
  /** The message id of its name. */
  title: string;
  icon: IconName;
  Body: Component<{ table: Table }>;
  /** Whether it is useful to this seat; by default always. */
  shows?(view: View): boolean;
}

/** The cost of an answer, left out on a small screen, and its effect. */
export interface Note {
  cost: string;
  does: string;
  /** What the answer is called in this question, instead of its name. */
  name?: string;
}

/** What a board module exports: everything the shell knows about a game. */
export interface BoardModule {
  Board: Component<{ table: Table }>;
  /** The picture of a thing, shown with its explanation; draws nothing for things without one. The game's
   * own picture is on its cover (lobby/cover.ts). */
  Picture: Component<{ thing: Ref }>;
  /** Signs and counters that `?` explains, in the order in which a beginner meets them. */
  signs?: readonly Ref[];
  /** A small sign of a thing, as high as the text it stands in; draws nothing for things without one. */
  Sign?: Component<{ thing: Ref }>;
  /** The picture on the button of an answer, beside its name; draws nothing for things without one. */
  Face?: Component<{ thing: Ref }>;
  /** A second line on the button of an answer: its cost and effect now. */
  note?(ref: Ref, question: Question, view: View): Note | null;
  /** By question kind: the zones of the board where options light up; by default everywhere. */
  zones: Readonly<Record<string, readonly string[]>>;
  /** Families of things that never lie on the board, such as what is built: their buttons stand beside the question before
   * theirs if a press on one answers both. */
  beside?: readonly string[];
  /** Words that end something, such as a turn. A person must give them even if there is no other answer, if what follows
   * cannot be taken back; else they come by themselves after a while if nothing else would bring anything. Where there are
   * only words to answer, they need no other confirmation. */
  byHand?: readonly Ref[];
  /** By question kind: words that only go on, such as to roll or to be done. They are the confirmation of what came
   * before, and need no other. */
  goesOn?: Readonly<Record<string, readonly Ref[]>>;
  /** Kinds of questions that a button answers and that begin a sequence, such as which fleets invade. */
  begins?: readonly string[];
  /** Kinds of questions about what is being revealed, such as how to meet damage: once it has begun with an answer that
   * was confirmed, theirs are not. */
  amid?: readonly string[];
  /** By question kind: the answer whose outcome is foretold at once, while nothing is picked. */
  foretold?: Readonly<Record<string, Ref>>;
  /** A key of the current phase, for "pass for the rest of this phase". */
  phaseKey(view: View): string;
  /** Things to highlight while a log entry is told, besides its arguments. */
  points(entry: Entry): readonly Ref[];
  /** Whether a log entry is a heading, such as the beginning of a turn. */
  heading?(entry: Entry): boolean;
  /** Whether the sentence about a bot's turn tells this entry; by default all but the small ones are told. */
  mentions?(entry: Entry): boolean;
  /**
   * Whether an entry says what the entry before it, of the same subject, cost or brought: one line of the log says both.
   * "unsaid": the line says it already. "apart": always a line of its own. `line` holds the entries of the line so far.
   */
  follows?(entry: Entry, line: readonly Entry[]): "said" | "unsaid" | "apart" | null;
  /** Whether an entry begins a seat's turn: the log then folds each turn to one sentence. */
  turn?(entry: Entry): boolean;
  /** An entry that says in one what these entries of a seat count, in the part of the game that this heading began. */
  sum?(entries: readonly Entry[], part: Entry): Entry | null;
  /** Whether the board can bring a thing into sight that the log names: a press on its name closes the log. */
  finds?(thing: Ref): boolean;
  /** The headings the log links to; by default all, by their number. */
  landmark?(entry: Entry): Landmark | null;
  /** The colour of whoever does what a log entry tells. */
  tint?(entry: Entry): string | null;
  /**
   * How a log entry is told; by default as a plain sentence. `log` ends with the entry.
   *
   * While an event is staged, `table.teller.staged` holds its entries and its scene; view and question of the message
   * come after it. The board places `Staged`, which shows the scene. A press on it, or the key S, goes on.
   */
  stage?(entry: Entry, log: readonly Entry[]): Stage;
  /**
   * The view once an entry has been told, as far as the entry says. The message's own view then comes with its last
   * entry, or after it if that one is great: nothing is shown before it is told. `(view) => view` keeps the old table
   * until then. Without `follow` the view comes with the first entry.
   */
  follow?(view: View, entry: Entry): View;
  /** What to say about a thing in its current state instead of its text, such as what a seat has. A string is a
   * finished sentence. */
  help?(thing: Ref, view: View, log: readonly Entry[]): Say | string | null;
  /** What the guides call a seat, if not by its place at the table; there it bears this name instead of a bot's. */
  seatName?(seat: number, view: View): Ref | null;
  /** Whose things the board shows if several players have the same, such as resources; by default the viewer's own. */
  whose?(view: View): number;
  /** The changes of the view in words, the most important first; by default every field. */
  shifts?(changes: readonly Change[], view: View): readonly Shift[];
  /** Kinds of questions that show a part of the thing they are about, such as its `text`, until something is picked. */
  explained?: Readonly<Record<string, string>>;
  /** The message shown while others decide in secret. */
  secret?(view: View): string;
  drawers?: readonly BoardDrawer[];
  /** A family of notes that the board writes and shows itself, such as pencil marks. */
  noted?: string;
}

const boards = import.meta.glob<{ default: BoardModule }>("../../games/*/board/index.ts");

/** The board of a game; if it has none, the board that draws any view. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`../../games/${game}/board/index.ts`] ?? (() => import("./plain"));
  return (await part<{ default: BoardModule }>(load)).default;
}
