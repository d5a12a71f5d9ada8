import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
const { isThing, said, shown } = await import("../../src/stolik/web/table/plain/fields");

test("a field with nothing in it is left out, as in a terminal, and is not said to be hidden", () => {
  const view = { seat: 1, event: null, place: "", cards: [], round: 0, open: false };
  expect(shown(view)).toEqual([["round", 0], ["open", false]]);
});

test("a view can say that there is none, and that something is hidden", () => {
  const view = { event: "shown:none", hand: "shown:hidden", bid: null };
  expect(shown(view).map(([, value]) => said(value as string))).toEqual(["none", "hidden"]);
  expect(isThing("shown:hidden")).toBe(false);
  expect(isThing("card:4")).toBe(true);
});
