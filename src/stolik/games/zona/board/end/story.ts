/** The story of a game, from its log once it is over: turning points and numbers. */

import type { Entry, Ref, Say } from "../../../../web/net/protocol";
import type { Comparison, Figure, TurningPoint } from "../../../../web/table/board";
import { compared, type Counted } from "../../../../web/table/end/compared";
import { inRounds, turning, type Change } from "../../../../web/table/end/turning";
import { named } from "../../../../web/table/telling/stages";
import type { ScavengerView, ZonaView } from "../view";

/** What can bring a scavenger nearer to the Source or farther from it: the colour, and the argument with its picture. */
const CAUSES: Readonly<Record<string, { tone: string; thing: string }>> = {
  won: { tone: "luck", thing: "event" },
  died: { tone: "harm", thing: "character" },
  secret: { tone: "luck", thing: "seat" },
  opened: { tone: "luck", thing: "area" },
  relocated: { tone: "luck", thing: "area" },
  moved: { tone: "luck", thing: "area" },
  trauma: { tone: "harm", thing: "attribute" },
};

export const byRound = (log: readonly Entry[]): ReturnType<typeof inRounds> => inRounds(log, "round", "n");

const SARCOPHAGUS = "area:sa";
/** The steps to the Source: a secret, the door of its location, the Sarcophagus, the Source itself; what a trauma costs;
 * and how near the Zone is to everybody's end. */
const [SECRET, DOOR, GATE, SOURCE, TRAUMA, ZONE] = [3, 0.5, 2, 2, 0.5, 4];

/** How far one scavenger has come. */
interface Way {
  secrets: number;
  opened: number;
  inside: boolean;
  traumas: number;
  won: boolean;
}

/** The part of all hope that is one's own: the nearer one is than others and than the Zone, the more. */
function share(ways: readonly Way[], seat: number, needed: number): number {
  const near = ways.map(({ secrets, opened, inside, traumas, won }) => {
    if (won) return Infinity;
    const left = Math.max(0, needed - secrets) * SECRET - Math.min(Math.max(0, opened - secrets), needed - secrets > 0 ? 1 : 0) * DOOR;
    return 1 / (left + (inside ? 0 : GATE) + SOURCE + traumas * TRAUMA);
  });
  const own = near[seat] ?? 0;
  return own === Infinity ? 1 : own / near.reduce((sum, one) => sum + one, 1 / ZONE);
}

function after(way: Way, { id, args }: Entry, kept: number): Way {
  if (id === "secret") return { ...way, secrets: way.secrets + 1 };
  if (id === "opened") return { ...way, opened: way.opened + 1 };
  if (id === "trauma") return { ...way, traumas: way.traumas + 1 };
  if (id === "won") return { ...way, won: true };
  if (id === "died") return { secrets: Math.min(kept, way.secrets), opened: Math.min(kept, way.opened), inside: false, traumas: 0, won: false };
  return id === "moved" || id === "relocated" ? { ...way, inside: named(args["area"]) === SARCOPHAGUS } : way;
}

/** The moments that brought a scavenger much nearer to the Source, or threw one back. */
export function turningPoints(log: readonly Entry[], view: ZonaView): readonly TurningPoint[] {
  const ways = view.scavengers.map((): Way => ({ secrets: 0, opened: 0, inside: false, traumas: 0, won: false }));
  const found: Change[] = [];
  for (const { round, entry } of byRound(log)) {
    const { tone, thing } = CAUSES[entry.id] ?? {};
    const seat = Number(named(entry.args["seat"]).slice("seat:".length));
    const way = ways[seat];
    if (!tone || !thing || !way) continue;
    const before = share(ways, seat, view.secrets_needed);
    const next = after(way, entry, view.scavengers[seat]?.secrets.length ?? 0);
    ways[seat] = next;
    const told = entry.id === "secret" || (entry.id === "died" && way.secrets > 0);
    const now: Say | undefined = told ? { id: "board-now-secrets", args: { n: next.secrets, needed: view.secrets_needed } } : undefined;
    found.push({
      when: { id: "board-round", args: { n: round } },
      side: `${seat} ${tone}`,
      swing: share(ways, seat, view.secrets_needed) - before,
      cause: tone === "harm" ? entry.id : `${entry.id} ${seat}`,
      entry,
      tone,
      thing: named(entry.args[thing]),
      ...(now && { now }),
    });
  }
  return turning(found);
}

/** Whoever of the others knew most secrets at the end, if anybody knew one. */
export function nearest({ scavengers }: Pick<ZonaView, "scavengers">, others: readonly number[]): ScavengerView | undefined {
  return scavengers
    .filter(({ seat, secrets }) => !others.includes(seat) && secrets.length > 0)
    .toSorted((one, other) => other.secrets.length - one.secrets.length)[0];
}

/** The Zone in numbers; what each scavenger has done is compared apart. */
export function numbers(log: readonly Entry[], view: ZonaView): readonly Figure[] {
  const count = (...ids: readonly string[]): number => log.filter(({ id }) => ids.includes(id)).length;
  const figure = (id: string, value: number): Figure => ({ label: { id: `board-number-${id}` }, value });
  return [
    figure("rounds", view.round),
    figure("emissions", count("emission")),
    figure("opened", view.facilities.filter(({ open }) => open).length),
    figure("deaths", count("died")),
  ];
}

const AGAINST: Readonly<Record<string, Counted>> = {
  "board-number-locations": { best: "most", ids: ["opened"] },
  "board-number-defeated": { best: "most", ids: ["defeated"] },
  "board-number-passed": { best: "most", ids: ["passed"] },
  "board-number-failed": { best: "least", ids: ["failed"] },
  "board-number-ways": { ids: ["moved", "ran", "relocated"] },
  "board-number-bought": { ids: ["bought"] },
  "board-number-traumas": { best: "least", ids: ["trauma"] },
  "board-number-deaths": { best: "least", ids: ["died"] },
};

/** What each scavenger has done, and the secrets that each has at the end. */
export function comparison(log: readonly Entry[], { scavengers }: ZonaView): Comparison {
  const { who, rows } = compared(log, scavengers.map(({ seat }) => `seat:${seat}`), "seat", AGAINST);
  return { who, rows: [{ label: { id: "board-number-secrets" }, best: "most", values: scavengers.map(({ secrets }) => secrets.length) }, ...rows] };
}

/** Finds that nobody took: what lay in the secret locations to the end. */
export function leftBehind(view: ZonaView): readonly Ref[] {
  return view.facilities.flatMap(({ known }) => known ?? []);
}

/** The last scene of the Sarcophagus and how it ended. */
export function lastScene(log: readonly Entry[]): { scene: Ref; ending: Ref } | null {
  const at = log.findLastIndex(({ id, args }) => id === "scene" && named(args["scene"]).startsWith("scene:s"));
  const scene = log[at];
  if (!scene) return null;
  const ending = log.slice(at).find(({ id }) => id === "ending");
  return { scene: named(scene.args["scene"]), ending: named(ending?.args["ending"]) };
}
