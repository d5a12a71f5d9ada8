import type { Question, Ref, View } from "../../../web/net/protocol";
import type { ZonaView } from "./view";

/** A press on a die that has not succeeded pushes it. Of dice with the same face the first is asked for. */
export function leads(ref: Ref, question: Question, view: View): { first: Ref; then: Ref } | null {
  const [family, nth] = ref.split(":");
  const dice = question.kind === "modify" && family === "die" ? ((view as unknown as ZonaView).test?.dice ?? []) : [];
  const face = dice[Number(nth)];
  return face === undefined || face === "face:success" ? null : { first: "word:push", then: `die:${dice.indexOf(face)}` };
}
