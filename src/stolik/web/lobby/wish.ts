import type { GameInfo, GameOption } from "../net/protocol";

/** Four people where the game allows it. */
export function recommended([least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(4, most));
}

/** The bot one would rather play against. */
export function bestBot(game: GameInfo): string {
  return game.bots.includes("sensible") ? "sensible" : (game.bots[0] ?? "");
}

export function defaultsOf(game: GameInfo): Record<string, boolean | string> {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** Options one chooses by taste, and rulings one looks at only when the table disagrees about a rule. */
export function grouped(options: readonly GameOption[]): { main: readonly GameOption[]; rulings: readonly GameOption[] } {
  return {
    main: options.filter((option) => option.group === "variant"),
    rulings: options.filter((option) => option.group !== "variant"),
  };
}
