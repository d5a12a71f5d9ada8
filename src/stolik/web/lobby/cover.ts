import type { Component } from "svelte";
import type { GameInBrief, Ref } from "../net/protocol";
import type { Palette } from "../ui/palette";

/** What the lobby shows of a game. Its board, which is much larger, is fetched when a table is opened. */
export interface Cover {
  /** `game:<id>` is the picture of the game, drawn to be cut to any shape; `seat:<n>` is the sign of a seat. It is
   * fetched after the words: nobody waits for it. */
  picture: () => Promise<{ default: Component<{ thing: Ref }> }>;
  palette?: Palette;
  /** The colours of the roles' cards, by role; the game's accent by default. */
  tints?: Readonly<Record<string, string>>;
  /** The number of players of a quick start; by default four, or the nearest number the game allows. */
  quickPlayers?: number;
  /** The presets of a quick start, each with a number of players; by default all for `quickPlayers`. */
  quick?: readonly { preset: string; players: number }[];
  /** How long a game takes, in minutes: at least, at most. */
  minutes?: readonly [number, number];
}

/** A game on offer. */
export interface Offered {
  game: GameInBrief;
  cover: Cover;
}

export const PLAIN: Cover = { picture: () => import("./PlainCover.svelte") };
