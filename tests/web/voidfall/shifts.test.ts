import { describe, expect, it, vi } from "vitest";
import type { Change, View } from "../../../src/stolik/web/net/protocol";

vi.stubGlobal("navigator", { languages: ["en"] });
const { shifts } = await import("../../../src/stolik/games/voidfall/board/shifts");

const view = {
  seat: 0,
  houses: [{ seat: 0 }, { seat: 1 }],
  sectors: [{ ref: "sector:0" }, { ref: "sector:1" }],
} as unknown as View;
const change = (path: readonly (string | number)[], before: unknown, after: unknown): Change => ({ path, before, after });
const told = (...changes: Change[]): string[] => shifts(changes, view).map(({ thing, before, after }) => `${thing} ${before} ${after}`);

describe("what changes", () => {
  it("is said of stock, Level and Yield, Influence first", () => {
    expect(
      told(
        change(["houses", 0, "goods", "F", "level"], 3, 5),
        change(["houses", 0, "goods", "F", "stock"], 4, 2),
        change(["houses", 0, "influence"], 10, 13),
      ),
    ).toEqual(["counter:influence 10 13", "resource:F 4 2", "resource:F 3 5"]);
  });

  it("is said of Glory as a sum, of a single token by its value, and of tokens in a sector by their number", () => {
    expect(told(change(["houses", 0, "glory"], [2, 1], [2]))).toEqual(["undefined 3 2"]);
    expect(told(change(["houses", 0, "glory", 0], 2, 3))).toEqual(["undefined 2 3"]);
    expect(told(change(["sectors", 1, "bounties"], 1, 0))).toEqual(["sector:1 1 0"]);
  });

  it("leaves out what a player does not care for", () => {
    const parts = change(["houses", 0, "goods", "F", "parts"], [], []);
    expect(told(change(["turn", "acting"], "", "x"), change(["offers", 0, "deck"], 7, 6), parts)).toEqual([]);
  });

  it("names the owner of what is not one's own", () => {
    const [own] = shifts([change(["houses", 0, "active"], 1, 2)], view);
    const [other] = shifts([change(["houses", 1, "active"], 1, 2)], view);
    expect(own?.what).not.toEqual(other?.what);
    expect(other?.what.endsWith(own?.what ?? "?")).toBe(true);
  });

  it("says only who holds a sector that changes hands, and with what", () => {
    const taken = told(
      change(["sectors", 1, "owner"], null, 1),
      change(["sectors", 1, "void"], 2, 0),
      change(["sectors", 1, "fleets"], {}, { corvette: 2 }),
      change(["sectors", 0, "fleets", "corvette"], 3, 1),
    );
    expect(taken.map((line) => line.split(" ")[0])).toEqual(["sector:1", "sector:1", "sector:0"]);
    expect(told(change(["sectors", 0, "pop"], 2, 3))).toEqual(["sector:0 2 3"]);
  });

  it("counts tokens and cards, and says nothing more of a sector that is lost", () => {
    expect(told(change(["houses", 0, "glory"], [2], []), change(["houses", 0, "technologies"], ["technology:a"], ["technology:a", "technology:b"]))).toEqual([
      "undefined 2 0",
      "undefined 1 2",
    ]);
    const lost = told(change(["sectors", 1, "owner"], 0, null), change(["sectors", 1, "fleets"], { corvette: 1 }, {}));
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatch(/nobody$/);
  });
});
