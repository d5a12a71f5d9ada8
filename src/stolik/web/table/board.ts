import type { Component } from "svelte";
import type { Entry, Question, Ref, Say, View } from "../net/protocol";
import type { IconName } from "../ui/Icon.svelte";
import type { Sound } from "./sounds";
import type { Table } from "./table.svelte";

/** How a pick is sent: with a second press, at the first press, or only after asking again. */
export type Confirmation = "confirm" | "at_once" | "careful";

/** How much a log entry matters: small news passes, a plain sentence can be read, a great moment is staged. */
export type Weight = "small" | "plain" | "great";

/** How a log entry is told. */
export interface Stage {
  weight: Weight;
  /** Entries that follow one another with the same group are told together, in the manner of the first. */
  group?: string;
  /** So many milliseconds before the entry is told the board shows what leads to it, from `table.leading`: dice that
   * roll. Neither the sentence nor what comes of it is seen until then. */
  lead?: number;
  /** How long a great moment stands, in milliseconds at the brisk tempo; by default as long as its lines take to read. */
  hold?: number;
  /** What `Staged` shows large for a great moment. Without it the board shows the moment itself, from `table.staged`. */
  scene?(entries: readonly Entry[]): Scene;
}

/** A great moment, large: one sentence, a picture, a light. */
export interface Scene {
  title: Say;
  /** The `Picture` beside it. */
  thing?: Ref;
  /** The thing's text is shown too, as on a card just played. */
  explained?: boolean;
  /** The class by which the board colours it. */
  tone?: string;
  /** The board itself shows what happens: the sentence stands across it and covers little. */
  banner?: boolean;
}

/** A moment on which a game turned, for the end of it. */
export interface TurningPoint {
  when: Say;
  entry: Entry;
  /** The `Picture` beside it. */
  thing?: Ref;
  /** A class by which the board colours it. */
  tone?: string;
}

/** A number that tells something of a whole game. */
export interface Figure {
  label: Say;
  value: number | string;
}

/** A drawer beside the shell's own: an aid such as a notebook. */
export interface BoardDrawer {
  name: string;
  /** The message that names it. */
  title: string;
  icon: IconName;
  Body: Component<{ table: Table }>;
  /** Whether the seat has any use for it; always by default. */
  shows?(view: View): boolean;
}

/** What a game gives the shell. The shell knows no more of any game than this. */
export interface BoardModule {
  Board: Component<{ table: Table }>;
  /** The picture of a thing, shown with its explanation; draws nothing for things without one. The game's
   * own picture is on its cover (lobby/cover.ts). */
  Picture: Component<{ thing: Ref }>;
  /** Signs and counters that `?` explains, in the order in which a newcomer meets them. */
  signs?: readonly Ref[];
  /** A small sign of a thing, as high as the text it stands in; draws nothing for things without one. */
  Sign?: Component<{ thing: Ref }>;
  /** The zones of the board where a question's options light up; everywhere for a kind not named. */
  zones: Readonly<Record<string, readonly string[]>>;
  confirmation(question: Question, ref: Ref, view: View): Confirmation;
  /** A key of the part of the game for which "pass for the rest of this phase" holds. */
  phaseKey(view: View): string;
  /** Things to point at while a log entry is told, besides its arguments. */
  points(entry: Entry): readonly Ref[];
  /** Whether a log entry begins a part of the game, as a heading does. */
  heading?(entry: Entry): boolean;
  /**
   * How a log entry is told; as a plain sentence by default. `log` ends with the entry.
   *
   * While a great moment is told, `table.staged` holds its entries and its scene; view and question of the message come
   * after it. `Staged`, which the board puts where it wants it, shows the scene. A press on it, or the key S, goes on.
   */
  stage?(entry: Entry, log: readonly Entry[]): Stage;
  /**
   * The view once an entry has been told, as far as the entry says. The message's own view then comes with its last
   * entry, or after it if that one is great: nothing is seen before it is told. `(view) => view` keeps the table as it
   * was until then. Without `follow` the view comes with the first entry.
   */
  follow?(view: View, entry: Entry): View;
  /** What is said of a thing of the table as it stands, in place of its text: of a seat, what it has. */
  help?(thing: Ref, view: View, log: readonly Entry[]): Say | null;
  /** What is heard while a log entry is told. */
  sound?(entry: Entry): Sound | null;
  /** The message shown while others decide in secret. */
  secret?(view: View): string;
  drawers?: readonly BoardDrawer[];
}

const boards = import.meta.glob<{ default: BoardModule }>("../../games/*/board/index.ts");

/** The board of a game; one that draws any view where it brings none. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`../../games/${game}/board/index.ts`] ?? (() => import("./plain"));
  return (await load()).default;
}
