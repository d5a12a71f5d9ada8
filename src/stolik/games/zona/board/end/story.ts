/** The story of a game, from its log once it is over: turning points and numbers. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Comparison, Figure, TurningPoint } from "../../../../web/table/board";
import { named } from "../../../../web/table/telling/stages";
import type { ZonaView } from "../view";

/** Possible turning points, the most important first: the colour, and the argument with its picture. */
const TURNS: Readonly<Record<string, { tone: string; thing: string; weight: number }>> = {
  won: { tone: "luck", thing: "event", weight: 9 },
  died: { tone: "harm", thing: "character", weight: 8 },
  secret: { tone: "luck", thing: "seat", weight: 7 },
  opened: { tone: "luck", thing: "area", weight: 5 },
  emission: { tone: "storm", thing: "counter:emission", weight: 4 },
  trauma: { tone: "harm", thing: "attribute", weight: 3 },
  defeated: { tone: "luck", thing: "threat", weight: 2 },
};

/** The log, each entry with its round; what came before the first is of round 0. */
export function dated(log: readonly Entry[]): readonly { round: number; entry: Entry }[] {
  let round = 0;
  return log.map((entry) => {
    if (entry.id === "round") round = Number(entry.args["n"]);
    return { round, entry };
  });
}

/** The turning points of the game, in order: at most so many, the most important ones. */
export function turningPoints(log: readonly Entry[], most: number): readonly TurningPoint[] {
  const found = dated(log).filter(({ entry }) => entry.id in TURNS);
  const weight = ({ entry }: { entry: Entry }): number => TURNS[entry.id]?.weight ?? 0;
  const kept = new Set(found.toSorted((one, other) => weight(other) - weight(one)).slice(0, most));
  return found
    .filter((moment) => kept.has(moment))
    .map(({ round, entry }) => {
      const { tone, thing } = TURNS[entry.id] ?? { tone: "", thing: "" };
      return { when: { id: "board-round", args: { n: round } }, entry, tone, thing: thing.includes(":") ? (thing as Ref) : named(entry.args[thing]) };
    });
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

const AGAINST: Readonly<Record<string, { best: "most" | "least"; ids: readonly string[] }>> = {
  secrets: { best: "most", ids: ["secret"] },
  locations: { best: "most", ids: ["opened"] },
  defeated: { best: "most", ids: ["defeated"] },
  passed: { best: "most", ids: ["passed"] },
  failed: { best: "least", ids: ["failed"] },
  ways: { best: "most", ids: ["moved", "ran", "relocated"] },
  bought: { best: "most", ids: ["bought"] },
  traumas: { best: "least", ids: ["trauma"] },
  deaths: { best: "least", ids: ["died"] },
};

/** What each scavenger has done. */
export function comparison(log: readonly Entry[], seats: readonly number[]): Comparison {
  const count = (seat: number, ids: readonly string[]): number =>
    log.filter(({ id, args }) => ids.includes(id) && named(args["seat"]) === `seat:${seat}`).length;
  return {
    rows: Object.entries(AGAINST).map(([id, { best, ids }]) => ({
      label: { id: `board-number-${id}` },
      best,
      values: seats.map((seat) => count(seat, ids)),
    })),
    seats,
  };
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
