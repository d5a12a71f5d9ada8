import type { GameInfo, GameOption, Options, Preset, When } from "../net/protocol";

/** The id of the problem that a seed is none. */
export const BAD_SEED = "bad_seed";

/** Four players if the game allows it. */
export function recommended([least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(4, most));
}

/** The roles of a game, each with the first seat that has it. */
export function rolesOf(game: GameInfo, players: number): readonly { role: string; seat: number }[] {
  const roles = game.roles[players] ?? [];
  return roles.map((role, seat) => ({ role, seat })).filter(({ role, seat }) => roles.indexOf(role) === seat);
}

/** The strongest bot of the game. */
export function bestBot(game: GameInfo): string {
  return game.bots.includes("sensible") ? "sensible" : (game.bots[0] ?? "");
}

/** The bots of a game as they are offered: the random one, which loses by itself and teaches nothing, comes last. */
export function botsOf({ bots }: GameInfo): readonly string[] {
  return [...bots.filter((bot) => bot !== "random"), ...bots.filter((bot) => bot === "random")];
}

export function defaultsOf(game: GameInfo): Record<string, boolean | string> {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

function holds(condition: When | null | undefined, players: number, options: Options): boolean {
  if (!condition) return true;
  const [least, most] = condition.players ?? [players, players];
  const fits = ([id, values]: [string, readonly (boolean | string)[]]): boolean => values.includes(options[id] ?? "");
  return least <= players && players <= most && Object.entries(condition.options ?? {}).every(fits);
}

/** Whether an option matters at this table. */
export function applies(option: GameOption, players: number, options: Options): boolean {
  return holds(option.applies_if, players, options);
}

/** The values one may choose at this table. */
export function valuesFor(option: GameOption, players: number, options: Options): readonly (boolean | string)[] {
  return option.values.filter((value) => value === option.default || holds(option.values_if?.[String(value)], players, options));
}

/** The chosen options, with the default in place of each that this table does not allow. */
export function fitting(game: GameInfo, players: number, chosen: Options): Record<string, boolean | string> {
  const fits: Record<string, boolean | string> = {};
  for (const option of game.options) {
    const value = chosen[option.id] ?? option.default;
    fits[option.id] = option.default;
    if (applies(option, players, fits) && valuesFor(option, players, fits).includes(value)) fits[option.id] = value;
  }
  return fits;
}

export function presetsFor(game: GameInfo, players: number): readonly Preset[] {
  return (game.presets ?? []).filter(({ players: [least, most] }) => least <= players && players <= most);
}

/** Whether these are the options of a preset. */
export function isPreset(game: GameInfo, preset: Preset, options: Options): boolean {
  const wanted = { ...defaultsOf(game), ...preset.options };
  return game.options.every(({ id, group }) => group === "pack" || options[id] === wanted[id]);
}

/** The options of a preset, with the packs that were chosen before. */
export function withPreset(game: GameInfo, preset: Preset, chosen: Options): Record<string, boolean | string> {
  const packs = game.options.filter(({ group, id }) => group === "pack" && chosen[id] !== undefined);
  return { ...defaultsOf(game), ...preset.options, ...Object.fromEntries(packs.map(({ id }) => [id, chosen[id] ?? ""])) };
}

/** The options in four groups: packs, variants, table options, and rulings on unclear rules. */
export function grouped(options: readonly GameOption[]): Record<"pack" | "variant" | "table" | "ruling", readonly GameOption[]> {
  const of = (group: string): readonly GameOption[] => options.filter((option) => option.group === group);
  const variant = of("variant");
  const table = of("table");
  const pack = of("pack");
  return { pack, variant, table, ruling: options.filter((option) => ![variant, table, pack].flat().includes(option)) };
}
