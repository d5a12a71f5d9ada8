import { words } from "./words.svelte";

/** The name of a game, once its words have come; otherwise its id. */
export function gameName(game: string): string {
  return words.of(game).find(`game-${game}`) ?? game;
}

/** The name of a seat of a game, once its words have come. */
export function seatOf(game: string, seat: number): string {
  return words.of(game).find(`seat-${seat}`) ?? words.say("ui-seat", { seat });
}
