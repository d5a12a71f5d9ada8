import type { ChatLine } from "../../net/protocol";
import { recallList, remember } from "../../ui/memory";

/** Who has said a line: a seat, or a spectator. */
export function whoSaid({ seat, watcher }: ChatLine): string {
  return seat === null ? `watcher:${watcher ?? 0}` : `seat:${seat}`;
}

const isName = (item: unknown): item is string => typeof item === "string";

/** Whom this browser does not hear at a table. Nobody else learns of it. */
export class Muting {
  #muted = $state.raw<ReadonlySet<string>>(new Set());
  readonly #key: string;

  constructor(token: string) {
    this.#key = `muted.${token}`;
    this.#muted = new Set(recallList(this.#key, isName));
  }

  isMuted(who: string): boolean {
    return this.#muted.has(who);
  }

  /** Whether a line is heard. What happened at the table always is. */
  hears(line: ChatLine): boolean {
    return line.note !== undefined || !this.isMuted(whoSaid(line));
  }

  mute(who: string, on: boolean): void {
    const others = [...this.#muted].filter((one) => one !== who);
    this.#muted = new Set(on ? [...others, who] : others);
    remember(this.#key, JSON.stringify([...this.#muted]));
  }
}
