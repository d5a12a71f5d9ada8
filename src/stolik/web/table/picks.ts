import type { Answer, Question, Ref } from "../net/protocol";

/** The picks after pressing `ref`: one for a choice, a toggle for several and for an order. */
export function pick(question: Question, picked: readonly Ref[], ref: Ref): readonly Ref[] {
  if (question.type === "choose" || question.type === "number") return [ref];
  if (picked.includes(ref)) return picked.filter((other) => other !== ref);
  const most = question.type === "order" ? question.options.length : question.hi;
  if (picked.length < most) return [...picked, ref];
  return most === 1 ? [ref] : picked;
}

/** What the picks answer, or null while they are too few. */
export function answerOf(question: Question, picked: readonly Ref[]): Answer | null {
  switch (question.type) {
    case "choose":
      return picked[0] ?? null;
    case "number": {
      const number = Number(picked[0]?.split(":")[1]);
      return Number.isInteger(number) ? number : null;
    }
    case "some":
      return picked.length >= question.lo && picked.length <= question.hi ? picked : null;
    case "order":
      return picked.length === question.options.length ? picked : null;
  }
}

/** Everything that may be picked; a number question offers its numbers as `number:n`. */
export function offered(question: Question): readonly Ref[] {
  if (question.type !== "number") return question.options;
  return Array.from({ length: question.hi - question.lo + 1 }, (_, index) => `number:${question.lo + index}`);
}

/** Words have no thing on the board: they are buttons beside the question. */
export function isWord(ref: Ref): boolean {
  return ref.startsWith("word:") || ref.startsWith("number:");
}

/** The word that is all one may answer (to pass, to end one's turn, to suffer), or null. */
export function onlyWord(question: Question): Ref | null {
  const [only, ...more] = question.options;
  return question.type === "choose" && only !== undefined && more.length === 0 && isWord(only) ? only : null;
}

/** A question still open after others have moved is the same question: what is picked stays picked. */
export function sameQuestion(one: Question | null, other: Question | null): boolean {
  const asks = (question: Question): string => JSON.stringify({ ...question, says: undefined });
  return one !== null && other !== null && asks(one) === asks(other);
}
