import type { Question, Ref } from "../../net/protocol";
import { offered } from "./picks";
import type { Caution } from "../settings.svelte";
import { waits } from "./sending";

/** The answers that a press on a thing of a later question gives, the thing last, if there is one way to it. A part, such
 * as an effect of an action, stands `on` another thing. Whoever confirms each answer gives them one by one. */
export function wayTo(question: Question, ref: Ref, caution: Caution, on?: Ref): readonly Ref[] | null {
  if (!on && offered(question).includes(ref)) return null;
  const [way, ...more] = (question.leads ?? []).filter((one) => one.at(-1) === ref && (!on || one.at(-2) === on));
  return way?.[0] === undefined || more.length > 0 || waits(question, way[0], caution) ? null : way;
}

/** The things to which a press leads over another. */
export function partsOf(question: Question | null, on: Ref): readonly Ref[] {
  return (question?.leads ?? []).flatMap((way) => (way.at(-2) === on ? way.slice(-1) : []));
}

/** The things of these families to which a press leads. */
export function ledTo(question: Question, families: readonly string[]): readonly Ref[] {
  const things = new Set((question.leads ?? []).flatMap((way) => way.slice(-1)));
  return [...things].filter((ref) => families.includes(ref.split(":")[0] ?? ""));
}
