import type { Question, Ref } from "../../net/protocol";
import type { Caution } from "../settings.svelte";
import { offered } from "./picks";

/** Whether a question is answered with one pick. */
export function isSingle(question: Question): boolean {
  return question.type === "choose" || question.type === "number";
}

/** Whether an answer cannot be taken back. */
export function isFinal(question: Question, ref: Ref): boolean {
  return question.final?.includes(ref) ?? false;
}

/** Whether it is news that an answer cannot be taken back: others to the same question can. */
export function isNews(question: Question, ref: Ref): boolean {
  return isFinal(question, ref) && !offered(question).every((other) => isFinal(question, other));
}

/** Whether an answer cannot bring what it is for. */
export function isFutile(question: Question, ref: Ref): boolean {
  return question.futile?.includes(ref) ?? false;
}

/** Whether a pick that is the whole answer still waits for a confirmation; not if it `goesOn` with what was confirmed
 * before. */
export function waits(question: Question, ref: Ref, caution: Caution, goesOn = false): boolean {
  if (caution === "always" || question.says?.warn?.[ref] || isFutile(question, ref)) return true;
  return caution === "final" && isFinal(question, ref) && !goesOn;
}
