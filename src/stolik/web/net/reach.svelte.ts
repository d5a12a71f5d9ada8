import { api } from "./api";

/** Whether a host name or address stands for this computer only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The address for friends: the page's own, unless it stands for this computer only. */
class Reach {
  /** The addresses to choose from; none if only this computer can reach the server. */
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
