import { PLAIN, type Cover } from "./cover";

const covers = import.meta.glob<Cover>("../../games/*/board/cover.ts", { eager: true, import: "default" });

/** The cover of a game, or the default cover. */
export function coverOf(game: string): Cover {
  return covers[`../../games/${game}/board/cover.ts`] ?? PLAIN;
}
