import type { Question, Ref } from "../net/protocol";
import { onlyWord } from "./picks";

/** The answer that is given without asking the person, or null: the only one there is, or a pass for as long as the
 * person wants. */
export function ownAnswer(question: Question, autoPass: boolean, passOn: boolean): Ref | null {
  const only = onlyWord(question);
  if (only !== null) return autoPass ? only : null;
  return passOn && question.type === "choose" && question.options.includes("word:pass") ? "word:pass" : null;
}

/**
 * How long to wait before passing, in milliseconds. A person who could do something takes about this long to decline,
 * so that the others cannot read from the pause whether there was anything to decline. Bots read no pauses.
 */
export function passDelay(amongBots: boolean, random: () => number = Math.random): number {
  return amongBots ? 250 : 700 + 1900 * random() ** 1.5;
}
