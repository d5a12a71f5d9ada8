import type { Question, Ref } from "../../net/protocol";
import type { Caution } from "../settings.svelte";
import { onlyWord } from "./picks";
import { isFinal, isFutile } from "./sending";

/** The answer given automatically, or null: the only one. Answers that must be given by hand are never automatic. */
export function ownAnswer(question: Question, autoPass: boolean, byHand: readonly Ref[] = []): Ref | null {
  const only = onlyWord(question);
  return only !== null && autoPass && !byHand.includes(only) ? only : null;
}

/**
 * How long to wait before passing, in milliseconds. A person with a choice takes about this long to pass,
 * so the pause does not tell others whether there was a choice. Bots do not look at pauses.
 */
export function passDelay(amongBots: boolean, random: () => number = Math.random): number {
  return amongBots ? 250 : 700 + 1900 * random() ** 1.5;
}

/** How long a person may look at the board before the turn ends by itself, in milliseconds. */
export const CLOSES = 4000;

/** The word of `byHand` that ends what nothing is left to do in, or null: all else would bring nothing, and Undo takes it
 * back. Whoever confirms everything ends it by hand. */
export function closingWord(question: Question, { autoPass, caution }: { autoPass: boolean; caution: Caution }, byHand: readonly Ref[] = []): Ref | null {
  const end = byHand.find((ref) => question.options.includes(ref) && !isFinal(question, ref));
  const wanted = autoPass && caution !== "always";
  return wanted && end && question.options.every((ref) => ref === end || isFutile(question, ref)) ? end : null;
}
