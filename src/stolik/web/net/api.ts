import type { Chapter, GameOnOffer, HouseInfo, LobbyOffer, NewTable, Problem, TableInfo, TableWish } from "./protocol";
import { ROOT } from "./root";

/** The server refused, or could not be reached. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text ?? problem.id);
  }
}

/** What to say about an error: why the server refused, or that the page itself has broken. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : { id: "ui-page-broke-do" };
}

/** Milliseconds after which something that does not arrive is asked for again. */
const WAITS = [400, 1500];
/** What a web server answers if it does not reach Stolik. */
const GATEWAY: readonly number[] = [502, 503, 504];

/** The answer; null if there is none. Only what changes nothing is asked for more than once. A file is sent as it is. */
async function answered(path: string, body: unknown): Promise<Response | null> {
  if (body !== undefined) {
    const headers = { "content-type": "application/json" };
    return fetch(path, { method: "POST", headers, body: body instanceof Blob ? body : JSON.stringify(body) }).catch(() => null);
  }
  for (const wait of WAITS) {
    const response = await fetch(path).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return fetch(path).catch(() => null);
}

/** What a page on its own has inside, by the path at which a server would be asked for it. */
export const inside = new Map<string, string>();

export async function ask(path: string, body?: unknown): Promise<Response> {
  const own = inside.get(path);
  const response = own === undefined ? await answered(ROOT + path, body) : new Response(own);
  if (response?.ok) return response;
  const answer: unknown = await response?.json().catch(() => null);
  const problem = (answer as { error?: Problem } | null)?.error;
  throw new ApiError(problem ?? { id: !response || GATEWAY.includes(response.status) ? "ui-no-server" : "ui-not-stolik" });
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await ask(path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new ApiError({ id: "ui-not-stolik" });
  return answer as T;
}

export const api = {
  house: () => call<HouseInfo>("api/house"),
  words: async (game: string, language: string) =>
    (await ask(`api/texts/${encodeURIComponent(game)}/${language}`)).text(),
  /** The games, and more about the first of `wanted` that there is. */
  lobby: (language: string, wanted: readonly string[]) =>
    call<LobbyOffer>(`api/lobby/${language}?${new URLSearchParams(wanted.map((game) => ["game", game]))}`),
  onOffer: (game: string, language: string) => call<GameOnOffer>(`api/lobby/${language}/${encodeURIComponent(game)}`),
  /** `password`: the server's, if opening a table requires one. */
  create: (wish: TableWish, password: string) => call<NewTable>("api/tables", { ...wish, password }),
  learn: (game: string, guide: string, lang: string, name: string, password: string) =>
    call<NewTable>("api/guides", { game, guide, lang, name, password }),
  rules: (game: string) => call<readonly Chapter[]>(`api/rules/${encodeURIComponent(game)}`),
  table: (token: string) => call<TableInfo>(`api/tables/${encodeURIComponent(token)}`),
  setName: (token: string, name: string) => call<unknown>(`api/tables/${encodeURIComponent(token)}/name`, { name }),
};
