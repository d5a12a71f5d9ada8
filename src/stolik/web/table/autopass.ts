import type { Question } from "../net/protocol";
import { onlyPass } from "./picks";

/** Should this question be passed without asking the person? */
export function passesItself(question: Question, autoPass: boolean, passOn: boolean): boolean {
  if (onlyPass(question)) return autoPass;
  return passOn && question.type === "choose" && question.options.includes("word:pass");
}

/**
 * How long to wait before passing, in milliseconds. A person who could do something takes about this long to decline,
 * so that the others cannot read from the pause whether there was anything to decline. Bots read no pauses.
 */
export function passDelay(amongBots: boolean, random: () => number = Math.random): number {
  return amongBots ? 250 : 700 + 1900 * random() ** 1.5;
}
