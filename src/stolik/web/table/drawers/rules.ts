import type { Chapter, Question, View } from "../../net/protocol";

/** The paragraph that governs a question now; one for this moment takes precedence over one for the question in
 * general. */
export function ruleOf(book: readonly Chapter[], question: Question, view: View): string | null {
  const rules = book.flatMap((chapter) => chapter.rules);
  const now = (governed: string): boolean => {
    const [kind, moment = ""] = governed.split("@");
    const [field = "", value] = moment.split("=");
    return kind === question.kind && (moment === "" || String(view[field]) === value);
  };
  const fitting = rules.flatMap(({ id, governs }) => governs.filter(now).map((governed) => ({ id, particular: governed.includes("@") })));
  return (fitting.find(({ particular }) => particular) ?? fitting[0])?.id ?? null;
}

/** The number of a paragraph, such as 3.2. */
export function numberOf(book: readonly Chapter[], rule: string): string {
  for (const [nth, { rules }] of book.entries()) {
    const at = rules.findIndex(({ id }) => id === rule);
    if (at >= 0) return `${nth + 1}.${at + 1}`;
  }
  return "";
}
