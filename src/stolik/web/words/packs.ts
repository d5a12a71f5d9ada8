import type { GameOption, Options } from "../net/protocol";
import { words } from "./words.svelte";

/** What is shown of a pack: its name, its author, and its version with the first characters of its hash. */
export interface PackInfo {
  id: string;
  name: string;
  credit: string;
  version: string;
}

/** The texts about a pack's option with this value. */
export function packInfo(id: string, value: string): PackInfo {
  const message = `option-${id}`;
  return {
    id,
    name: words.say(message),
    credit: words.attribute(message, "text") ?? "",
    version: words.attribute(message, value) ?? value.slice(0, 11),
  };
}

/** The packs that a table is played with. */
export function packsIn(options: Options): readonly PackInfo[] {
  return Object.entries(options).flatMap(([id, value]) => (id.startsWith("pack_") && value ? [packInfo(id, String(value))] : []));
}

/** The value that puts a pack into play. */
export function packValue(option: GameOption): string {
  return String(option.values.find((value) => value !== option.default) ?? "");
}
