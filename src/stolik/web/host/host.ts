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
  /** `strangers`: tables open to them; null if the server has none. */
  counts: { tables: number; binned: number; reports: number; strangers: number | null };
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
  /** Since when strangers may sit down, in seconds, and at how many seats; null if they may not. */
  open_since: number | null;
  free: number | null;
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
/** What may be done to a table. */
export type Change = Move | "close";

/** Which tables are listed. */
export interface Wanted {
  binned?: boolean;
  over?: boolean;
  strangers?: boolean;
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
  close: (table: string) => call<unknown>(`/tables/${table}/close`, {}),
  save: (table: string) => fetchFile(`/tables/${table}/save`, `stolik-${table}.json`),
  reports: (wanted: { done: boolean; page: number }) => call<{ reports: Reported[]; count: number }>("/reports", wanted),
  changeReport: (id: number, change: { done?: boolean; delete?: boolean }) => call<unknown>(`/reports/${id}`, change),
  report: (id: number) => fetchFile(`/reports/${id}`, `stolik-report-${id}.json`),
  say: (text: string, minutes: number | null) => call<unknown>("/notice", { text, minutes }),
};
