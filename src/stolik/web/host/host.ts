/** What the host's page asks of the server. Its key is behind the # of the address, which a browser sends to nobody. */
import { ApiError } from "../net/api";
import type { HouseNotice, Problem } from "../net/protocol";
import { ROOT } from "../net/root";
import { keep } from "../table/end/keep";

/** Taken every ten minutes, so that they tell nobody what is answered in secret. */
export interface Figures {
  /** Per cent of the processors that bots use. */
  load: number | null;
  /** In megabytes, as `database`. */
  memory: number;
  /** Milliseconds until an answer is on disk. */
  commit: number;
  refused: number;
  /** Calls that wait, in tens. */
  calls: number;
  ways: Readonly<Record<string, number>>;
  database: number;
  /** In gigabytes. */
  free: number;
}

export interface House {
  version: string;
  file: string;
  up: number;
  guests: number;
  played: number;
  counts: { tables: number; binned: number; reports: number };
  /** Days; 0 is for ever. */
  keep: { unbegun: number; unfinished: number; finished: number; binned: number };
  figures: Figures | null;
  notice: HouseNotice | null;
}

export interface Listed {
  id: string;
  game: string;
  players: number;
  people: number;
  state: "open" | "over";
  /** In seconds, as `used`. */
  opened: number;
  used: number;
  /** Days after which it is removed; null is never. */
  goes: number | null;
  if_begun: number | null;
  size: number | null;
}

export interface Sitting {
  seat: number;
  name: string;
  bot: string;
}

export interface Reported {
  id: number;
  table: string;
  game: string;
  seat: number | null;
  made: number;
  rule: string;
  words: string;
  done: boolean;
}

export type Move = "bin" | "back" | "away";

/** Which tables are listed. */
export interface Wanted {
  binned?: boolean;
  over?: boolean;
  game: string;
  order: string;
  text: string;
  page: number;
}

const key = location.hash.slice(1);

async function ask(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const post = body === undefined ? { headers } : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`${ROOT}api/host${path}`, post).catch(() => null);
  if (response?.ok) return response;
  const answer = (await response?.json().catch(() => null)) as { error?: Problem } | null | undefined;
  throw new ApiError(answer?.error ?? { id: "ui-no-server" });
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

async function fetchFile(path: string, name: string): Promise<void> {
  await keep(new File([await (await ask(path)).blob()], name, { type: "application/json" }));
}

export const hostApi = {
  house: () => call<House>(""),
  tables: (wanted: Wanted) => call<{ tables: Listed[]; count: number }>("/tables", wanted),
  seats: (table: string) => call<{ seats: Sitting[] }>(`/tables/${table}`),
  move: (table: string, to: Move) => call<unknown>(`/tables/${table}`, { to }),
  save: (table: string) => fetchFile(`/tables/${table}/save`, `stolik-${table}.json`),
  reports: (wanted: { done: boolean; page: number }) => call<{ reports: Reported[]; count: number }>("/reports", wanted),
  changeReport: (id: number, change: { done?: boolean; delete?: boolean }) => call<unknown>(`/reports/${id}`, change),
  report: (id: number) => fetchFile(`/reports/${id}`, `stolik-report-${id}.json`),
  say: (text: string, minutes: number | null) => call<unknown>("/notice", { text, minutes }),
};
