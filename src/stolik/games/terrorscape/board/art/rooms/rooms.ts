/** The furniture of every room by its reference. */

import type { Furnishing } from "./furnishing";
import { MANSION_ROOMS } from "./mansion";

const BARE: Furnishing = { floor: "planks", placed: [], lamps: [] };

export function furnishing(ref: string): Furnishing {
  return MANSION_ROOMS[ref.slice("room:".length)] ?? BARE;
}
