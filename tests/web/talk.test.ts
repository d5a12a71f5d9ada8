import { expect, test } from "vitest";
import type { ChatLine } from "../../src/stolik/web/net/protocol";
import { NOTHING_READ, readOn, unread } from "../../src/stolik/web/table/drawers/talk";

const said = (n: number, seat: number | null = 2, team = false): ChatLine => ({ n, seat, text: `line ${n}`, team });
const lines = (from: number, to: number): ChatLine[] => Array.from({ length: to - from }, (_, nth) => said(from + nth));

test("one's own lines need no reading", () => {
  expect(unread([said(0), said(1, 1), said(2, null)], NOTHING_READ, 1)).toEqual([said(0), said(2, null)]);
});

test("after a break the server sends what it keeps: what was read stays read, though there are fewer lines", () => {
  const read = readOn(lines(0, 260), NOTHING_READ);
  expect(unread(lines(60, 260), read, 1)).toEqual([]);
  expect(unread(lines(63, 263), read, 1)).toEqual(lines(260, 263));
});

test("talk among one's team is numbered and read for itself", () => {
  const read = readOn([said(0), said(1), said(0, 2, true)], NOTHING_READ);
  expect(read).toEqual({ everybody: 1, team: 0 });
  expect(unread([said(1), said(1, 2, true)], read, 1)).toEqual([said(1, 2, true)]);
});

test("a table from a back-up counts on from an earlier number, and its lines are new", () => {
  const note: ChatLine = { ...said(5, null), text: "", note: "from_backup" };
  const read = readOn([...lines(0, 40), said(0, 2, true), said(1, 2, true)], NOTHING_READ);
  const restored = [...lines(0, 5), said(0, 2, true), note, said(6)];
  expect(unread(restored, read, 1)).toEqual([note, said(6)]);
  const again = readOn(restored, read);
  expect(unread(restored, again, 1)).toEqual([]);
  expect(unread([...restored, said(7), said(1, 2, true)], again, 1)).toEqual([said(7), said(1, 2, true)]);
  expect(readOn([], read)).toEqual(read);
});
