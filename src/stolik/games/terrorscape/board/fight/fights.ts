import type { Entry, Ref } from "../../../../web/net/protocol";
import type { EncounterView } from "../view";

const LUCK = "trait:stroke_of_luck";

function lastOf(log: readonly Entry[], id: string): Entry | undefined {
  return log.findLast((entry) => entry.id === id);
}

/** The attack whose dice are still rolling: their total must not be visible yet. */
export function fightRolling(log: readonly Entry[], rolled: Entry): EncounterView | null {
  const fight = fightTold([...log, rolled]);
  return fight && { ...fight, bonuses: [], total: null, result: "" };
}

/**
 * The attack whose dice have just been told. When much happens at once, the table has moved on before anybody could see
 * the dice, but the log still has them. An unnamed bonus to the dice is attributed to the defender.
 */
export function fightTold(log: readonly Entry[]): EncounterView | null {
  const rolled = log.at(-1);
  const found = lastOf(log, "found");
  const begun = log.findLastIndex((entry) => entry.id === "attacked");
  if (rolled?.id !== "rolled" || !found || begun < 0) return null;
  const attack = log.slice(begun);
  const dice = [rolled.args["dice"] ?? []].flat().map(Number);
  const defender = String(rolled.args["survivor"]);
  const item = String(lastOf(attack, "defends_with")?.args["item"] ?? "");
  const [total, strength] = [Number(rolled.args["total"]), Number(rolled.args["strength"])];
  const more = total - dice.reduce((sum, die) => sum + die, 0);
  const lucky = attack.some((entry) => entry.args["trait"] === LUCK);
  const people = [found.args["survivors"] ?? []].flat().map(String) as Ref[];
  return {
    room: String(found.args["room"]),
    found: people,
    attacked: people,
    card: "",
    defender,
    item,
    dice,
    bonuses: more === 0 ? [] : [{ by: item || defender, value: more }],
    total,
    strength,
    result: total >= strength || lucky ? "defended" : "wounded",
  };
}
