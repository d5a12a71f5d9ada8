import { api } from "../net/api";
import type { LobbyOffer } from "../net/protocol";
import { recall } from "../ui/memory";
import { words } from "../words/words.svelte";

/** The games that may be shown first, the most wanted first: the one in the address, then the last choice. */
export function wantedGames(address: string, last: string | null): readonly string[] {
  return [new URLSearchParams(address).get("game"), last].filter((game) => game !== null);
}

/** What the lobby draws, in the language in which it is asked for. It is on its way while the lobby's code is. */
export function askOffer(): Promise<LobbyOffer> {
  return api.lobby(words.language, wantedGames(location.search, recall("game")));
}
