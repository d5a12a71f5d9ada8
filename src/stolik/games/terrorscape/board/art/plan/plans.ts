/** The maps by reference, lying for wide screens and standing for tall ones. */

import { CABIN, CABIN_TALL } from "./cabin";
import { MANSION, MANSION_TALL } from "./mansion";
import type { HousePlan } from "./plan";

interface Pair {
  wide: HousePlan;
  tall: HousePlan;
}

export const MAPS: Readonly<Record<string, Pair>> = {
  "map:mansion": { wide: MANSION, tall: MANSION_TALL },
  "map:cabin": { wide: CABIN, tall: CABIN_TALL },
};

/** The map a room belongs to. */
export const planOf = (room: string): HousePlan =>
  Object.values(MAPS).find(({ wide }) => wide.rooms.some((one) => one.ref === room))?.wide ?? MANSION;
