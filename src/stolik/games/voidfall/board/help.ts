import type { Ref, View } from "../../../web/net/protocol";
import { words } from "../../../web/words/words.svelte";
import { actionsOf } from "./cards";
import { labelOf } from "./labels";
import { allSaid, saidOf } from "./lines";
import { shown } from "./shown.svelte";
import type { HouseView, SourceView, VoidfallView } from "./view";

/** The House board in sight: the one opened, one's own, or the first. */
export function houseShown(view: VoidfallView): HouseView | undefined {
  return view.houses[shown.seat ?? view.seat ?? 0];
}

/** A sum as words: `Aurelis 4 + Belvane 2`. */
export function sumOf(parts: readonly SourceView[]): string {
  const terms = parts.map(({ by, n }) => `${words.name(by)} ${n < 0 ? `−${-n}` : n}`);
  return terms.join(" + ") || words.say("board-nothing");
}

/** Why a number is what it is, or what a thing does. */
export function help(thing: Ref, seen: View): string | null {
  const view = seen as unknown as VoidfallView;
  const [kind, id = ""] = thing.split(":");
  const house = houseShown(view);
  if (kind === "resource" && house) {
    const good = house.goods[id];
    if (good) return words.say("board-why-good", { level: good.level, yield: good.produces, sum: sumOf(good.parts) });
  }
  if (thing === "counter:upkeep" && house) return words.say("board-why-upkeep", { n: house.upkeep, sum: sumOf(house.upkeep_parts) });
  if (thing === "counter:void" && view.crisis) return words.say("board-why-void", { sum: sumOf(view.crisis.void_influence) });
  if (kind === "sector") {
    const sector = view.sectors.find((other) => other.ref === thing);
    return sector ? labelOf(sector, view) : null;
  }
  if (kind === "focus") {
    const does = actionsOf(thing).map((action) => `${words.name(action)}: ${saidOf(action, "does")?.label ?? ""}.`);
    return does.join(" ") || null;
  }
  return allSaid(thing);
}
