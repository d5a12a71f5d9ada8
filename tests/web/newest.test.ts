/** Whole messages of changes, as the page makes them. */
import { expect, test } from "vitest";
import { Newest } from "@stolik/web/net/newest";
import { patched } from "@stolik/web/net/patched";

const FIRST = { nth: 0, seq: 7, view: { hand: ["card:1", "card:2"], turn: 1 }, over: false, log: { from: 0, lines: [] } };

test("changes follow the message before them", () => {
  const newest = new Newest();
  newest.whole(FIRST);
  const told = newest.whole({ nth: 1, changes: { seq: [8], view: { hand: { at: 0, gone: 1, new: [] } } }, log: { from: 3, lines: [] } });
  expect(told).toEqual({ seq: 8, view: { hand: ["card:2"], turn: 1 }, over: false, log: { from: 3, lines: [] } });
});

test("the log of one message is not that of the next, but a finished story stays", () => {
  const newest = new Newest();
  newest.whole({ ...FIRST, log: { from: 0, lines: [{ id: "a", args: {} }] } });
  const end = newest.whole({ nth: 1, changes: { over: [true] }, story: [{ id: "end", args: {} }] });
  expect(end?.log).toBeUndefined();
  expect(end?.story).toHaveLength(1);
  expect(newest.whole({ nth: 2, changes: { seq: [9] } })?.story).toHaveLength(1);
});

test.each([
  ["a message is missing", { nth: 2, changes: {} }],
  ["there is nothing to change", { nth: 1, changes: { view: { turn: { deep: [1] } } } }],
  ["the list is shorter", { nth: 1, changes: { view: { hand: { at: 2, gone: 1, new: [] } } } }],
  ["the item is not there", { nth: 1, changes: { view: { hand: { 5: ["card:3"] } } } }],
])("changes of another message are refused: %s", (_, changes) => {
  const newest = new Newest();
  newest.whole(FIRST);
  expect(newest.whole(changes)).toBeNull();
  expect(newest.whole(FIRST)?.seq).toBe(7);
});

test("other messages pass as they are", () => {
  expect(new Newest().whole({ error: { id: "stale" } })).toEqual({ error: { id: "stale" } });
});

test("what does not change stays the same object", () => {
  const before = { a: { deep: 1 }, b: [{ n: 1 }, { n: 2 }], c: 1 };
  const after = patched(before, { b: { 1: { n: [3] } }, c: [], d: [null] }) as typeof before;
  expect(after).toEqual({ a: { deep: 1 }, b: [{ n: 1 }, { n: 3 }], d: null });
  expect(after.a).toBe(before.a);
  expect(after.b[0]).toBe(before.b[0]);
});
