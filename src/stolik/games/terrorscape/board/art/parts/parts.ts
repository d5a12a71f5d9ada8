/** All furniture by name. */

import { CAMP } from "./camp";
import { GROUNDS } from "./grounds";
import type { Part } from "./part";
import { SEATS } from "./seats";
import { STORES } from "./stores";

export const PARTS: Readonly<Record<string, Part>> = { ...SEATS, ...STORES, ...GROUNDS, ...CAMP };
