import { expect, it, vi } from "vitest";
import type { View } from "../../../src/stolik/web/net/protocol";
import { seen } from "./views";

vi.stubGlobal("navigator", { languages: ["en"] });
const { shifts } = await import("../../../src/stolik/games/zona/board/shifts");

it("tells what a player weighs, of others with their names, and nothing of the table's own counting", () => {
  const changes = [
    { path: ["turn", "actions"], before: 0, after: 1 },
    { path: ["scavengers", 0, "fatigue"], before: 1, after: 3 },
    { path: ["scavengers", 1, "damage"], before: 2, after: 3 },
    { path: ["scavengers", 1, "items"], before: [], after: [] },
  ];
  expect(shifts(changes, seen() as unknown as View)).toEqual([
    { what: "board-fatigue", before: "1", after: "3" },
    { what: "1 · board-damage", before: "2", after: "3" },
  ]);
});
