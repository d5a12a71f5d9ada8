import type { Ref } from "../../../web/net/protocol";
import { words } from "../../../web/words/words.svelte";
import { isInvaded, isVoid } from "./galaxy/sectors";
import type { SectorView, VoidfallView } from "./view";

/** Everything that can be seen in a sector, with its neighbours, in words. */
export function labelOf(sector: SectorView, view: VoidfallView, futile = false): string {
  const counted = (ref: Ref, n: number): string => (n === 1 ? words.name(ref) : `${words.name(ref)} ${n}`);
  const fleets = Object.entries(sector.fleets).map(([kind, power]) => words.say("board-fleet", { fleet: words.name(`fleet:${kind}`), power }));
  const said = [
    words.name(sector.ref),
    words.name(sector.tile),
    sector.house ? words.name(sector.house) : "",
    sector.owner !== null ? words.seatName(sector.owner) : isVoid(sector) ? words.say("board-voidborn") : "",
    sector.pop ? words.say("board-population", { n: sector.pop }) : "",
    sector.corrupted ? words.name("token:corruption") : "",
    sector.void ? words.say("board-void-power", { n: sector.void }) : "",
    ...fleets,
    ...sector.guilds.map((letter) => words.name(`guild:${letter}`)),
    ...sector.installations.map((kind) => words.name(`installation:${kind}`)),
    sector.bounties ? counted("token:bounty", sector.bounties) : "",
    sector.reclaims ? counted("token:reclaim", sector.reclaims) : "",
    sector.harbingers ? counted("token:harbinger", sector.harbingers) : "",
    sector.glory.length ? words.say("board-glory-here", { values: sector.glory.join(", ") }) : "",
    sector.upkeep ? words.say("board-upkeep", { n: sector.upkeep }) : "",
    futile ? words.say("board-futile") : "",
    isInvaded(sector, view) ? words.say("board-target") : "",
  ];
  const near = sector.near.map((other) => words.name(other)).join(", ");
  return `${said.filter(Boolean).join(", ")}. ${words.say("board-near", { near })}`;
}
