/** The cost and effect of an answer now, in a few words for its button. */

import type { Question, Ref } from "../../../web/net/protocol";
import type { Note } from "../../../web/table/board";
import { messageId, words } from "../../../web/words/words.svelte";
import { saidOf } from "./facts";
import { ACTIONS, DAMAGE, HEAL_PRICE } from "./constants";
import { threatsAt, type ScavengerView, type ZonaView } from "./view";

/** Answers that cost an action; if other answers to the same question cost none, they say so. */
const COSTLY = new Set(["word:area_action", "word:search", "word:rest", "word:trade"]);

/** The note on an answer to this kind of question; null if the name says everything. */
export function noteOf(ref: Ref, { kind, about }: Question, view: ZonaView, seat: number | null): Note | null {
  const move = kind === "choose" ? saidOf(about, `move_${ref.slice(ref.indexOf(":") + 1)}`) : "";
  if (move) return { cost: "", does: words.name(ref), name: move };
  const one = view.scavengers.find((other) => other.seat === seat);
  const does = one ? doesOf(ref, kind, view, one) : "";
  return does ? { cost: kind === "action" && COSTLY.has(ref) ? words.say("board-note-action") : "", does } : null;
}

function doesOf(ref: Ref, kind: string, view: ZonaView, one: ScavengerView): string {
  const written = words.attribute(messageId(ref), "note") ?? "";
  if (kind === "heal") return words.say("board-price", { n: HEAL_PRICE * Number(ref.split(":")[1]) });
  switch (ref) {
    case "word:area_action":
      return isBunker(one.area, view) ? words.say("board-note-camp") : saidOf(one.area, "does");
    case "word:bunker":
      return saidOf(one.area, "does");
    case "word:search":
      return words.say("board-note-search", { names: threatsAt(view, one.area).map((threat) => words.name(threat)).join(", ") });
    case "word:rest":
      return one.fatigue <= view.fatigue_min ? words.say("board-note-rested") : written;
    case "word:ability":
      return saidOf(one.character, "does");
    case "word:fight":
      return view.encounter ? words.say("board-note-fight", { attribute: words.name(view.encounter.attribute), n: view.encounter.difficulty }) : "";
    case "word:take":
      return kind === "protect" ? packetOf(view) : "";
    case "word:pass":
      return kind === "action" ? words.say("board-note-pass", { n: Math.max(0, ACTIONS - view.turn.actions) }) : "";
    default:
      return written;
  }
}

/** The damage on its way, such as "2 × radiation, 1 × wound". */
function packetOf({ packet }: ZonaView): string {
  return DAMAGE.flatMap((kind, nth) => (packet[nth] ? [`${packet[nth]} × ${words.name(`damage:${kind}`)}`] : [])).join(", ");
}

const isBunker = (area: Ref, view: ZonaView): boolean => view.areas.some((other) => other.area === area && other.sector === "bunker");
