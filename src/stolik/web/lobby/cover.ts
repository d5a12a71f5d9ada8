import type { Component } from "svelte";
import type { GameInfo, Ref } from "../net/protocol";
import { part } from "../net/parts";
import type { Palette } from "../ui/palette";
import PlainCover from "./PlainCover.svelte";

/** What the lobby shows of a game. Its board, which is much larger, is fetched when a table is opened. */
export interface Cover {
  /** `game:<id>` is the picture of the game, drawn to be cut to any shape; `seat:<n>` is the sign of a seat. */
  Picture: Component<{ thing: Ref }>;
  palette?: Palette;
  /** The colours of the roles' cards, by role; the game's accent by default. */
  tints?: Readonly<Record<string, string>>;
  /** The number of players of a quick start; by default four, or the nearest number the game allows. */
  quickPlayers?: number;
}

/** A game on offer. */
export interface Offered {
  game: GameInfo;
  cover: Cover;
}

const covers = import.meta.glob<{ default: Cover }>("../../games/*/board/cover.ts");

/** The cover of a game, or the default cover. */
export async function loadCover(game: string): Promise<Cover> {
  const load = covers[`../../games/${game}/board/cover.ts`];
  return load ? (await part(load)).default : { Picture: PlainCover };
}
