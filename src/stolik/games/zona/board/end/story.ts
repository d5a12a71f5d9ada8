/** The story of a game, from its log once it is over: turning points and numbers. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Figure, TurningPoint } from "../../../../web/table/board";
import { named } from "../../../../web/table/telling/stages";

const MOST = 9;

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

/** The log, each entry with its round. */
function dated(log: readonly Entry[]): readonly { round: number; entry: Entry }[] {
  let round = Number(log.find(({ id }) => id === "round")?.args["n"] ?? 1) - 1;
  return log.map((entry) => {
    if (entry.id === "round") round = Number(entry.args["n"]);
    return { round, entry };
  });
}

/** The turning points of the game, in order; if there are many, the most important ones. */
export function turningPoints(log: readonly Entry[]): readonly TurningPoint[] {
  const found = dated(log).filter(({ entry }) => entry.id in TURNS);
  const weight = ({ entry }: { entry: Entry }): number => TURNS[entry.id]?.weight ?? 0;
  const kept = new Set(found.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST));
  return found
    .filter((moment) => kept.has(moment))
    .map(({ round, entry }) => {
      const { tone, thing } = TURNS[entry.id] ?? { tone: "", thing: "" };
      return { when: { id: "board-round", args: { n: round } }, entry, tone, thing: thing.includes(":") ? (thing as Ref) : named(entry.args[thing]) };
    });
}

/** The game in numbers. */
export function numbers(log: readonly Entry[]): readonly Figure[] {
  const count = (...ids: readonly string[]): number => log.filter(({ id }) => ids.includes(id)).length;
  const figure = (id: string, value: number): Figure => ({ label: { id: `board-number-${id}` }, value });
  return [
    figure("rounds", Number(log.findLast(({ id }) => id === "round")?.args["n"] ?? 0)),
    figure("emissions", count("emission")),
    figure("tests", count("passed", "failed")),
    figure("passed", count("passed")),
    figure("defeated", count("defeated")),
    figure("bought", count("bought")),
    figure("traumas", count("trauma")),
    figure("deaths", count("died")),
    figure("secrets", count("secret")),
  ];
}

/** The last scene of the Sarcophagus and how it ended. */
export function lastScene(log: readonly Entry[]): { scene: Ref; ending: Ref } | null {
  const at = log.findLastIndex(({ id, args }) => id === "scene" && named(args["scene"]).startsWith("scene:s"));
  const scene = log[at];
  if (!scene) return null;
  const ending = log.slice(at).find(({ id }) => id === "ending");
  return { scene: named(scene.args["scene"]), ending: named(ending?.args["ending"]) };
}
