import type { GameInfo, GameOption } from "../net/protocol";

/** Four people where the game allows it. */
export function recommended([least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(4, most));
}

/** The roles of a game, each with the first seat that has it. */
export function rolesOf(game: GameInfo, players: number): readonly { role: string; seat: number }[] {
  const roles = game.roles[players] ?? [];
  return roles.map((role, seat) => ({ role, seat })).filter(({ role, seat }) => roles.indexOf(role) === seat);
}

/** The bot one would rather play against. */
export function bestBot(game: GameInfo): string {
  return game.bots.includes("sensible") ? "sensible" : (game.bots[0] ?? "");
}

export function defaultsOf(game: GameInfo): Record<string, boolean | string> {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** Options one chooses by taste, those of the table, and rulings one looks at only when a rule is in doubt. */
export function grouped(options: readonly GameOption[]): Record<"variant" | "table" | "ruling", readonly GameOption[]> {
  const of = (group: string): readonly GameOption[] => options.filter((option) => option.group === group);
  const variant = of("variant");
  const table = of("table");
  return { variant, table, ruling: options.filter((option) => !variant.includes(option) && !table.includes(option)) };
}

/** The game to begin with: the one the address names, else the one chosen last, else the first. */
export function firstGame(games: readonly GameInfo[], address: string, last: string | null): GameInfo | null {
  const named = new URLSearchParams(address).get("game");
  const byId = (id: string | null): GameInfo | undefined => games.find((game) => game.id === id);
  return byId(named) ?? byId(last) ?? games[0] ?? null;
}
