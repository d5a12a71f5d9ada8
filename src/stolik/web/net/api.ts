import type { Chapter, GameInfo, HouseInfo, NewTable, Problem, Rematch, SeatWish, TableInfo, TableWish } from "./protocol";
import { ROOT } from "./root";

/** The server refused, or could not be reached. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text ?? problem.id);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const response = await fetch(ROOT + path, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (response?.ok) return response;
  const answer: unknown = await response?.json().catch(() => null);
  const problem = (answer as { error?: Problem } | null)?.error;
  throw new ApiError(problem ?? { id: "ui-no-server" });
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export const api = {
  house: () => call<HouseInfo>("api/house"),
  words: async (game: string, language: string) =>
    (await ask(`api/texts/${encodeURIComponent(game)}/${language}`)).text(),
  games: () => call<readonly GameInfo[]>("api/games"),
  /** `password`: the server's, if opening a table requires one. */
  create: (wish: TableWish, password: string) => call<NewTable>("api/tables", { ...wish, password }),
  learn: (game: string, guide: string, lang: string, name: string, password: string) =>
    call<NewTable>("api/guides", { game, guide, lang, name, password }),
  rules: (game: string) => call<readonly Chapter[]>(`api/rules/${encodeURIComponent(game)}`),
  table: (token: string) => call<TableInfo>(`api/tables/${encodeURIComponent(token)}`),
  /** Succeeds if the server would let a WebSocket with this link in. Raises ApiError. */
  tryLine: (token: string) => call<unknown>(`api/tables/${encodeURIComponent(token)}/line`, {}),
  again: (host: string, swap: boolean, password: string) =>
    call<Rematch>(`api/tables/${encodeURIComponent(host)}/rematch`, { swap, password }),
  setSeat: (host: string, seat: number, wish: SeatWish) =>
    call<unknown>(`api/tables/${encodeURIComponent(host)}/seats`, { seat, ...wish }),
  /** A new link for a seat (null: for spectators); the old one stops working. */
  newLink: (host: string, seat: number | null) =>
    call<{ token: string }>(`api/tables/${encodeURIComponent(host)}/link`, { seat }),
  letWatch: (host: string, spectator: number, wish: { muted?: boolean; removed?: boolean }) =>
    call<unknown>(`api/tables/${encodeURIComponent(host)}/spectators`, { spectator, ...wish }),
  setName: (token: string, name: string) => call<unknown>(`api/tables/${encodeURIComponent(token)}/name`, { name }),
};
