import { api } from "./api";

/** Whether a host's name or address means this computer alone. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The address under which friends reach this server: the page's own, unless that means this computer alone. */
class Reach {
  /** The addresses to choose from; none while only this computer reaches the server. */
  origins = $state.raw<readonly string[]>([location.origin]);
  origin = $state(location.origin);

  constructor() {
    if (isLoopback(location.hostname)) void this.#ask();
  }

  get onlyHere(): boolean {
    return this.origins.length === 0;
  }

  async #ask(): Promise<void> {
    const { friends } = await api.house().catch(() => ({ friends: [] }));
    this.origins = friends.map((address) => new URL(address).origin);
    this.origin = this.origins[0] ?? location.origin;
  }
}

export const reach = new Reach();
