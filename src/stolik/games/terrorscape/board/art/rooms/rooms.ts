/** The furniture of every room by its reference. */

import { CABIN_ROOMS } from "./cabin";
import type { Furnishing } from "./furnishing";
import { MANSION_ROOMS } from "./mansion";

const BARE: Furnishing = { floor: "planks", placed: [], lamps: [] };

export function furnishing(ref: string): Furnishing {
  const id = ref.slice("room:".length);
  return MANSION_ROOMS[id] ?? CABIN_ROOMS[id] ?? BARE;
}
