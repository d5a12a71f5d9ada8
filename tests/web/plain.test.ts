import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
const { shown } = await import("../../src/stolik/web/table/plain/fields");

test("a field with nothing in it is left out, as in a terminal, and is not said to be hidden", () => {
  const view = { seat: 1, event: null, place: "", cards: [], round: 0, open: false };
  expect(shown(view)).toEqual([["round", 0], ["open", false]]);
});
