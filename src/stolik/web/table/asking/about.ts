import type { Question, Ref } from "../../net/protocol";
import { words } from "../../words/words.svelte";

/** What a question is about, if its sentence does not say it. */
export function aboutOf(question: Question, asked: string): Ref {
  return question.about && !asked.includes(words.name(question.about)) ? question.about : "";
}
