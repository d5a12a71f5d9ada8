import type { Component } from "svelte";
import type { Entry, Question, Ref, View } from "../net/protocol";
import type { Table } from "./table.svelte";

/** How a pick is sent: with a second press, at the first press, or only after asking again. */
export type Manner = "confirm" | "at_once" | "careful";

/** What a game gives the shell. The shell knows no more of any game than this. */
export interface BoardModule {
  Board: Component<{ table: Table }>;
  /** The picture of a thing, shown with its explanation; draws nothing for things without one. */
  Picture: Component<{ thing: Ref }>;
  /** The zones of the board where a question's options light up; everywhere for a kind not named. */
  zones: Readonly<Record<string, readonly string[]>>;
  manner(question: Question, ref: Ref, view: View): Manner;
  /** Names the stretch of the game for which "pass for the rest of this phase" holds. */
  stretch(view: View): string;
  /** The roles a person may take in one press, and the seat each has. */
  roles: readonly { name: string; seat(players: number): number }[];
  /** Things to point at while a log entry is told, besides its arguments. */
  points(entry: Entry): readonly Ref[];
}

const boards = import.meta.glob<{ default: BoardModule }>("../../games/*/board/index.ts");

/** The board of a game, or null when this page has none for it. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`../../games/${game}/board/index.ts`];
  return load ? (await load()).default : null;
}

export const BOARD_GAMES: readonly string[] = Object.keys(boards).map((path) => path.split("/")[3] ?? "");
