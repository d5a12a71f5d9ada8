/** How this person is called follows them to a rematch. */
import { tableApi } from "../../net/table_api";
import { takeBefore } from "./going";

/** The ways in which this seat is called since just now, as the one before was. Asked once: what is removed does not come back. */
export async function followed(link: string): Promise<readonly string[]> {
  const before = takeBefore(link);
  const answer = before === null ? null : await tableApi.followCalls(before, link).catch(() => null);
  return answer?.followed ?? [];
}
