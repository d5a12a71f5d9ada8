import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../../src/stolik/web/net/protocol";
import { missed } from "../../src/stolik/web/table/telling/away";
import { END, MOVE, Played } from "./played";

const line = (id: string, seat?: number): Entry => ({ id, args: seat === undefined ? {} : { seat: `seat:${seat}` } });
const told = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);
const MINUTE = 60_000;

describe("what was missed", () => {
  const log = [line("sat", 0), line("mine", 1), line("mine_too", 1), line("round"), line("theirs", 0), line("hits_me", 1)];

  it("begins after one's own answer that was on the way, and tells what the others did to one, newest first", () => {
    expect(told(missed(log, 1, 1))).toEqual(["hits_me", "theirs", "round"]);
  });

  it("is nothing where only one's own answer was told", () => {
    expect(missed(log.slice(0, 3), 1, 1)).toEqual([]);
  });
});

describe("the recap", () => {
  let played: Played;
  const log = [line("turn", 0), line("mine", 1), line("round"), line("theirs", 0)];

  beforeEach(() => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    played = new Played();
    played.log = log.slice(0, 1);
    played.ask(MOVE, false);
  });

  function comeBack(after: number): string[] {
    played.log = log;
    vi.advanceTimersByTime(after);
    played.reconnect(END, { restarted: false });
    return told(played.table.teller.recap);
  }

  it("is not shown where the line was broken for a moment", () => {
    expect(comeBack(4000)).toEqual([]);
  });

  it("tells after a real absence what the others did, until one answers", () => {
    expect(comeBack(2 * MINUTE)).toEqual(["theirs", "round"]);
    played.table.press("word:end");
    played.table.confirm();
    expect(played.table.teller.recap).toEqual([]);
  });
});
