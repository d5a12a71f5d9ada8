import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage } from "../../src/stolik/web/net/protocol";
import { left, LONGEST_NOTE, plain } from "../../src/stolik/web/table/notes/text";

const stored = new Map<string, string>();
vi.stubGlobal("window", globalThis);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
const { Notes } = await import("../../src/stolik/web/table/notes/notes.svelte");

const A_SECOND = 1000;
const BEACH = "place:4";

/** The notes of a page, and what its server has heard. */
function page(kept: Record<string, string> = {}): { notes: InstanceType<typeof Notes>; heard: ClientMessage[]; arrive(kept: Record<string, string>): void } {
  const heard: ClientMessage[] = [];
  const notes = new Notes("seat", (message) => heard.push(message) > 0);
  const arrive = (now: Record<string, string>): void => {
    notes.connected();
    notes.heard(now, undefined);
    notes.arrived();
  };
  arrive(kept);
  return { notes, heard, arrive };
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
});

test("what is typed is sent after a pause, once, and is saved when the server says so", () => {
  const { notes, heard } = page();
  for (const text of ["h", "he", "he hides"]) notes.write(BEACH, text);
  expect([notes.on(BEACH), notes.state, heard]).toEqual(["he hides", "saving", []]);
  vi.advanceTimersByTime(A_SECOND);
  notes.save();
  expect(heard).toEqual([{ note: "he hides", on: BEACH }]);
  expect(notes.state).toBe("saving");
  notes.heard({ [BEACH]: "he hides" }, undefined);
  expect(notes.state).toBe("saved");
});

test("what is typed on while a note is on its way is not lost", () => {
  const { notes, heard } = page();
  notes.write(BEACH, "he");
  vi.advanceTimersByTime(A_SECOND);
  notes.write(BEACH, "he hides");
  notes.heard({ [BEACH]: "he" }, undefined);
  expect([notes.on(BEACH), notes.state]).toEqual(["he hides", "saving"]);
  vi.advanceTimersByTime(A_SECOND);
  expect(heard.at(-1)).toEqual({ note: "he hides", on: BEACH });
});

test("what another device writes is seen, and what it deletes is gone", () => {
  const { notes } = page({ [BEACH]: "he hides", "": "ask Ola" });
  notes.heard({ [BEACH]: "", "place:5": "or here" }, undefined);
  expect(notes.all).toEqual({ "": "ask Ola", "place:5": "or here" });
});

test("without a line it stays and is sent when the line is back, also by a page opened later", () => {
  const { notes, heard, arrive } = page({ [BEACH]: "he hides" });
  notes.lost();
  notes.write(BEACH, "he is gone");
  vi.advanceTimersByTime(A_SECOND);
  expect([notes.on(BEACH), notes.state, heard]).toEqual(["he is gone", "waiting", []]);
  const later = page({ [BEACH]: "he hides" });
  expect(later.notes.on(BEACH)).toBe("he is gone");
  expect(later.heard).toEqual([{ note: "he is gone", on: BEACH }]);
  arrive({ [BEACH]: "he is gone" });
  expect([notes.state, heard]).toEqual(["saved", []]);
  expect(stored.size).toBe(0);
});

test("what was on its way when the line broke is sent again if it has not arrived", () => {
  const { notes, heard, arrive } = page();
  notes.write(BEACH, "he hides");
  vi.advanceTimersByTime(A_SECOND);
  notes.lost();
  arrive({});
  expect(heard).toEqual([{ note: "he hides", on: BEACH }, { note: "he hides", on: BEACH }]);
});

test("too long a note stays in its field, and is sent once it is shorter", () => {
  const { notes, heard } = page();
  const megabyte = "x".repeat(1e6);
  notes.write(BEACH, megabyte);
  vi.advanceTimersByTime(A_SECOND);
  expect([notes.on(BEACH) === megabyte, notes.state, heard]).toEqual([true, "long", []]);
  notes.write(BEACH, "x".repeat(LONGEST_NOTE));
  vi.advanceTimersByTime(A_SECOND);
  expect(heard).toHaveLength(1);
});

test("what is refused stays, with the reason; what the disk did not keep is sent again by itself", () => {
  const { notes, heard } = page();
  notes.write(BEACH, "one too many");
  vi.advanceTimersByTime(A_SECOND);
  expect(notes.refused({ id: "notebook_full" })).toBe(true);
  expect([notes.on(BEACH), notes.state]).toEqual(["one too many", "refused"]);
  notes.write(BEACH, "another");
  vi.advanceTimersByTime(A_SECOND);
  expect(notes.refused({ id: "not_kept" })).toBe(false);
  vi.advanceTimersByTime(10 * A_SECOND);
  expect(heard.slice(-2)).toEqual([{ note: "another", on: BEACH }, { note: "another", on: BEACH }]);
});

test("a note is counted as the server counts it", () => {
  expect(left("zażółć 🦊")).toBe(LONGEST_NOTE - 8);
  expect(left("x".repeat(LONGEST_NOTE + 3))).toBe(-3);
  expect(plain(" \n ")).toBe("");
  expect(plain("a\u0000b\r\n\tc\ud800")).toBe("ab\n\tc");
});
