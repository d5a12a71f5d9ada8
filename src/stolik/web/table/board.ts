import type { Component } from "svelte";
import type { Entry, Question, Ref, View } from "../net/protocol";
import type { IconName } from "../ui/Icon.svelte";
import type { Sound } from "./sound";
import type { Table } from "./table.svelte";

/** How a pick is sent: with a second press, at the first press, or only after asking again. */
export type Manner = "confirm" | "at_once" | "careful";

/** A role a person may take in one press. */
export interface Role {
  /** The message that names it. */
  name: string;
  /** The seat it has. */
  seat(players: number): number;
  /** The colour of its card in the lobby; the game's accent by default. */
  tint?: string;
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

/** The colours of a game, from which lobby and shell take their mood; any that is left out is the house's. */
export interface Mood {
  accent?: string;
  /** Lights in the sky. */
  left?: string;
  right?: string;
  above?: string;
}

/** What a game gives the shell. The shell knows no more of any game than this. */
export interface BoardModule {
  Board: Component<{ table: Table }>;
  /** The picture of a thing, shown with its explanation; draws nothing for things without one. `game:<id>` is the
   * picture of the game itself, drawn to be cut to any shape. */
  Picture: Component<{ thing: Ref }>;
  /** The zones of the board where a question's options light up; everywhere for a kind not named. */
  zones: Readonly<Record<string, readonly string[]>>;
  manner(question: Question, ref: Ref, view: View): Manner;
  /** Names the stretch of the game for which "pass for the rest of this phase" holds. */
  stretch(view: View): string;
  roles: readonly Role[];
  /** How many sit at a table one gets in one press; four, or as near to it as the game allows, by default. */
  quickPlayers?: number;
  /** Things to point at while a log entry is told, besides its arguments. */
  points(entry: Entry): readonly Ref[];
  /** Whether a log entry begins a part of the game, as a heading does. */
  heading?(entry: Entry): boolean;
  /** What is heard while a log entry is told. */
  sound?(entry: Entry): Sound | null;
  /** The message shown while others decide in secret. */
  secret?(view: View): string;
  drawers?: readonly BoardDrawer[];
  mood?: Mood;
}

const boards = import.meta.glob<{ default: BoardModule }>("../../games/*/board/index.ts");

/** The board of a game, or null when this page has none for it. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`../../games/${game}/board/index.ts`];
  return load ? (await load()).default : null;
}

export const BOARD_GAMES: readonly string[] = Object.keys(boards).map((path) => path.split("/")[3] ?? "");
