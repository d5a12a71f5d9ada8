import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Whys } from "@stolik/web/table/asking/whys.svelte";
import type { Previewed } from "@stolik/web/net/protocol";

const LEADS: Previewed = { value: "place:1", changes: [], log: [], stopped: "", foreseen: [], refused: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function offered(): { whys: Whys; sent: unknown[] } {
  const sent: unknown[] = [];
  const whys = new Whys((message) => sent.push(message) > 0);
  whys.offered = true;
  return { whys, sent };
}

test("a preview is asked for once a pick rests, and shown while it holds", () => {
  const { whys, sent } = offered();
  whys.want("place:2");
  whys.want("place:1");
  vi.runAllTimers();
  expect(sent).toEqual([{ preview: "place:1" }]);
  whys.foresaw(LEADS);
  expect(whys.preview).toEqual(LEADS);
  whys.foresaw({ ...LEADS, value: "place:2" });
  expect(whys.preview).toEqual(LEADS);
});

test("a refused preview takes the last one away", () => {
  const { whys } = offered();
  whys.want("place:1");
  whys.foresaw(LEADS);
  whys.foresaw({ ...LEADS, refused: { id: "error-illegal" } });
  expect(whys.preview).toBeNull();
});

test("a thing is asked about once for each state of the table", () => {
  const { whys, sent } = offered();
  whys.ask("seat:1", 0);
  whys.ask("seat:1", 0);
  whys.forget();
  whys.ask("seat:1", 0);
  expect(sent).toHaveLength(2);
});
