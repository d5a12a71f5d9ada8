import { ApiError } from "../net/api";
import { tableApi } from "../net/table_api";
import { forgetAll } from "../ui/memory";

/** Refusals after which there is nothing to forget at a table. */
const NOTHING: readonly string[] = ["unknown_table", "foreign_seat"];
/** Refusals after which one can try again. */
const LATER: readonly string[] = ["ui-no-server", "ui-not-stolik", "rate_limited"];

/** Forgets this person at the tables of these links, then here. Returns at how many tables the server could not. If it
 * cannot be reached nothing is forgotten here, so that it can be tried again. Raises ApiError. */
export async function forgetMe(links: readonly string[]): Promise<number> {
  let missed = 0;
  for (const link of links) {
    try {
      await tableApi.forget(link);
    } catch (error) {
      if (!(error instanceof ApiError) || LATER.includes(error.problem.id)) throw error;
      if (!NOTHING.includes(error.problem.id)) missed += 1;
    }
  }
  forgetAll();
  return missed;
}
