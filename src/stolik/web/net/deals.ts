import { call } from "./api";
import type { Day, DayTold, DealTold, NewTable } from "./protocol";

const of = (token: string, what: "deal" | "day"): string => `api/tables/${encodeURIComponent(token)}/${what}`;

/** What the lobby and the end of a game ask about deals. */
export const deals = {
  told: (token: string) => call<DealTold>(of(token, "deal")),
  /** A table with the deal of a finished game, with a person at this seat. */
  again: (token: string, seat: number | null) => call<NewTable>(of(token, "deal"), { seat }),
  today: (game: string) => call<Day>(`api/days/${encodeURIComponent(game)}`),
  /** The table of this browser's one try: `key` is the browser's. */
  begin: (game: string, mode: string, key: string, lang: string, name: string, password: string) =>
    call<NewTable>("api/days", { game, mode, key, lang, name, password }),
  result: (token: string) => call<DayTold>(of(token, "day")),
  showName: (token: string, shown: boolean) => call<unknown>(of(token, "day"), { shown }),
};
