import type { Ref } from "../../net/protocol";
import { help } from "../../ui/help.svelte";
import { words } from "../../words/words.svelte";
import type { Table } from "../table.svelte";
import { offered } from "./picks";
import { isFutile, isNews, isSingle } from "./sending";

/** What an answer costs for good, as sentences: what its question says of it, and what is foreseen. Without any, that it
 * is final, where that is news. */
export function costsOf({ question, whys }: Table, answer: Ref | null): { lasting: boolean; said: readonly string[] } {
  const warn = answer === null ? undefined : question?.says?.warn?.[answer];
  const foreseen = (whys.preview?.foreseen ?? []).filter(({ cost }) => cost).map(({ of }) => of);
  const said = [...(warn ? [warn] : []), ...foreseen].map((one) => words.sentence(one));
  if (said.length === 0 && question && answer !== null && isFutile(question, answer)) return { lasting: true, said: [words.say("ui-futile")] };
  if (said.length > 0) return { lasting: true, said };
  return { lasting: false, said: question && answer !== null && isNews(question, answer) ? [words.say("ui-final")] : [] };
}

/** The answer to speak about: the pick, or the option that is pointed at while nothing is picked. */
export function considered({ question, picked }: Table): Ref | null {
  if (question === null || !isSingle(question)) return null;
  if (picked[0] !== undefined) return picked[0];
  return help.thing !== null && offered(question).includes(help.thing) ? help.thing : null;
}
