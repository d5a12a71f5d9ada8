import { api, call } from "./api";
import type { OpenTable } from "./protocol";

/** What the lobby and the host of a table ask about open tables. */
export const strangers = {
  /** How many tables there are, and the first of them. */
  listed: (most: number) => call<{ count: number; tables: readonly OpenTable[] }>(`api/open-tables?most=${most}`),
  /** The link of a seat, which from now on is this person's. */
  sit: (table: string, seat: number, name: string) =>
    call<{ token: string }>(`api/open-tables/${encodeURIComponent(table)}/seat`, { seat, name }),
  /** Lets strangers sit down at a table, or no more of them; with `bots` these take the free seats. */
  letIn: (host: string, wish: { open: boolean } | { bots: true }) => call<unknown>(`api/tables/${encodeURIComponent(host)}/open`, wish),
};

let offered: Promise<boolean> | undefined;

/** Whether this server has open tables at all. */
export function hasOpenTables(): Promise<boolean> {
  offered ??= api.house().then(
    ({ open_tables: has }) => has ?? false,
    () => false,
  );
  return offered;
}
