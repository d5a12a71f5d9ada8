import type { Ref, View } from "../../../web/net/protocol";
import { signed } from "../../../web/words/numbers";
import { words } from "../../../web/words/words.svelte";
import { actionsOf } from "./signs/cards";
import { labelOf } from "./labels";
import { allSaid, saidOf } from "./signs/lines";
import { shown } from "./shown.svelte";
import { TRACKS } from "./constants";
import type { HouseView, SourceView, VoidfallView } from "./view";

/** The House board in sight: the one opened, one's own, or the first. */
export function houseShown(view: VoidfallView): HouseView | undefined {
  return view.houses[shown.seat ?? view.seat ?? 0];
}

/** A sum as words: `Aurelis 4 + Belvane 2`. */
export function sumOf(parts: readonly SourceView[]): string {
  const terms = parts.map(({ by, n }) => `${words.name(by)} ${signed(n)}`);
  return terms.join(" + ") || words.say("board-nothing");
}

/** What a thing does, or what lies in a sector. */
export function help(thing: Ref, seen: View): string | null {
  const view = seen as unknown as VoidfallView;
  const kind = thing.split(":")[0];
  if (kind === "sector") {
    const sector = view.sectors.find((other) => other.ref === thing);
    return sector ? labelOf(sector, view) : null;
  }
  if (kind === "track") {
    const house = houseShown(view);
    const nth = TRACKS.findIndex((track) => thing === `track:${track}`);
    const track = house?.tracks[nth];
    if (!house || !track) return null;
    const next = saidOf(house.house, `${TRACKS[nth]}${track.space + 1}`)?.label;
    const at = words.say("board-track", { track: words.name(thing), space: track.space, level: track.level });
    return [at, next && words.say("board-next", { effect: next })].filter(Boolean).join(", ") + ".";
  }
  if (kind === "focus") {
    const does = actionsOf(thing).map((action) => `${words.name(action)}: ${saidOf(action, "does")?.label ?? ""}.`);
    return does.join(" ") || null;
  }
  return allSaid(thing);
}
