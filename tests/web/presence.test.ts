import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeatInfo } from "../../src/stolik/web/net/protocol";
import { Presence } from "../../src/stolik/web/table/telling/presence";

const seat = (connected: boolean, kind: SeatInfo["kind"] = "person"): SeatInfo => ({ seat: 1, name: "", kind, connected });
let told: [number, boolean][];
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  presence = new Presence((who, came) => told.push([who, came]));
});
afterEach(() => vi.useRealTimers());

it("tells who sits down and who leaves, but not who was there from the beginning", () => {
  presence.see([seat(false)]);
  presence.see([seat(true)]);
  expect(told).toEqual([[1, true]]);
  presence.see([seat(false)]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([[1, true], [1, false]]);
});

it("says nothing of a page that is loaded anew", () => {
  presence.see([seat(true)]);
  presence.see([seat(false)]);
  vi.advanceTimersByTime(2000);
  presence.see([seat(true)]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});

it("says nothing of seats that go to a bot", () => {
  presence.see([seat(true)]);
  presence.see([seat(true, "bot")]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});
