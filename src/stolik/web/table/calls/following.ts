/** How this person is called follows them to a rematch. */
import { tableApi } from "../../net/table_api";
import { forget, recall, remember } from "../../ui/memory";

const key = (link: string): string => `before.${link}`;

/** This person goes on from one seat to another, both named by their links. */
export function goOn(before: string, next: string): void {
  remember(key(next), before);
}

/** The ways in which this seat is called since just now, as the one before was. Asked once: what is removed does not come back. */
export async function followed(link: string): Promise<readonly string[]> {
  const before = recall(key(link));
  if (before === null) return [];
  forget(key(link));
  const answer = await tableApi.followCalls(before, link).catch(() => null);
  return answer?.followed ?? [];
}
