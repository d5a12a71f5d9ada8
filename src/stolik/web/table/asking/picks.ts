import type { Answer, Question, Ref } from "../../net/protocol";

/** The picks after pressing `ref`: one for a choice, a toggle for several and for an order, a unit more for amounts. */
export function pick(question: Question, picked: readonly Ref[], ref: Ref): readonly Ref[] {
  if (question.type === "choose" || question.type === "number") return [ref];
  if (question.type === "amounts") return withUnits(question, picked, ref, unitsOf(picked, ref) + 1);
  if (picked.includes(ref)) return picked.filter((other) => other !== ref);
  const most = question.type === "order" ? question.options.length : question.hi;
  if (picked.length < most) return [...picked, ref];
  return most === 1 ? [ref] : picked;
}

/** The answer made of the picks, or null while there are too few. */
export function answerOf(question: Question, picked: readonly Ref[]): Answer | null {
  switch (question.type) {
    case "choose":
      return picked[0] ?? null;
    case "number": {
      const number = Number(picked[0]?.split(":")[1]);
      return Number.isInteger(number) ? number : null;
    }
    case "some":
    case "amounts":
      return picked.length >= question.lo && picked.length <= question.hi ? picked : null;
    case "order":
      return picked.length === question.options.length ? picked : null;
  }
}

/** Whether any options may be picked, from none to all. */
export function takesAll(question: Question): boolean {
  return question.type === "some" && question.lo === 0 && question.hi > 1 && question.hi === question.options.length;
}

/** The units given to an option. */
export function unitsOf(picked: readonly Ref[], ref: Ref): number {
  return picked.filter((one) => one === ref).length;
}

/** The most units an option can get. */
export function limitOf(question: Question, ref: Ref): number {
  return question.limits?.[question.options.indexOf(ref)] ?? 0;
}

/** The picks with `units` for an option, as far as its limit and the total allow. If the total is fixed, missing units
 * come from the other options, first from those given first. */
export function withUnits(question: Question, picked: readonly Ref[], ref: Ref, units: number): readonly Ref[] {
  const wanted = Math.max(0, Math.min(units, limitOf(question, ref), question.hi));
  const others = picked.filter((one) => one !== ref);
  const over = others.length + wanted - question.hi;
  if (over > 0 && question.lo < question.hi) return withUnits(question, picked, ref, wanted - over);
  return [...others.slice(Math.max(0, over)), ...Array<Ref>(wanted).fill(ref)];
}

/** The picks a question begins with: those that the game proposes; without them for `amounts` the first legal
 * distribution, else none. */
export function firstPicks(question: Question | null): readonly Ref[] {
  if (question?.proposed) return question.proposed;
  if (question?.type !== "amounts") return [];
  return question.options.flatMap((ref) => Array<Ref>(limitOf(question, ref)).fill(ref)).slice(0, question.lo);
}

/** Everything that may be picked; a number question offers its numbers as `number:n`. */
export function offered(question: Question): readonly Ref[] {
  if (question.type !== "number") return question.options;
  return Array.from({ length: question.hi - question.lo + 1 }, (_, index) => `number:${question.lo + index}`);
}

/** Words are not on the board: they are buttons beside the question. */
export function isWord(ref: Ref): boolean {
  return ref.startsWith("word:") || ref.startsWith("number:");
}

/** The only option, if it is a word (to pass, to end the turn), else null. */
export function onlyWord(question: Question): Ref | null {
  const [only, ...more] = question.options;
  return question.type === "choose" && only !== undefined && more.length === 0 && isWord(only) ? only : null;
}

/** Whether two questions are the same: picks stay while other seats move. What is said of it, which answers cannot be taken
 * back, and what they lead to, may change with their moves. */
export function sameQuestion(one: Question | null, other: Question | null): boolean {
  const asks = (question: Question): string => JSON.stringify({ ...question, says: undefined, final: undefined, futile: undefined, onward: undefined, leads: undefined });
  return one !== null && other !== null && asks(one) === asks(other);
}
