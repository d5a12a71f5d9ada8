import type { Question, Ref } from "../../net/protocol";
import { onlyWord } from "./picks";

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
