import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACTIONS, COUNTERS } from "../../src/stolik/games/terrorscape/board/art/actions";
import { OF } from "../../src/stolik/games/terrorscape/board/art/cards/emblems";
import { ITEMS } from "../../src/stolik/games/terrorscape/board/art/cards/items";
import { place } from "../../src/stolik/games/terrorscape/board/art/cards/place";
import { SKILLS } from "../../src/stolik/games/terrorscape/board/art/cards/skills";
import { PARTS } from "../../src/stolik/games/terrorscape/board/art/parts/parts";
import { KILLERS } from "../../src/stolik/games/terrorscape/board/art/people/killers";
import { SURVIVORS } from "../../src/stolik/games/terrorscape/board/art/people/survivors";
import { MAPS } from "../../src/stolik/games/terrorscape/board/art/plan/plans";
import { furnishing } from "../../src/stolik/games/terrorscape/board/art/rooms/rooms";
import { TOKENS } from "../../src/stolik/games/terrorscape/board/art/tokens/tokens";

const TEXT = "src/stolik/games/terrorscape/text/en";

/** Ids of this kind that the English catalogue names. */
function named(kind: string): string[] {
  const text = readdirSync(TEXT).map((file) => readFileSync(`${TEXT}/${file}`, "utf8")).join("\n");
  return [...text.matchAll(new RegExp(`^${kind}-(\\w+) =`, "gm"))].map(([, id = ""]) => id);
}

describe("the art of Terrorscape", () => {
  it.each([
    ["item", Object.keys(ITEMS)],
    ["skill", Object.keys(SKILLS)],
    ["trait", Object.keys(OF)],
    ["plan", Object.keys(OF)],
    ["killer", Object.keys(KILLERS)],
    ["survivor", Object.keys(SURVIVORS)],
    ["action", Object.keys(ACTIONS)],
    ["counter", Object.keys(COUNTERS)],
    ["token", [...Object.keys(TOKENS), "noise", "old_noise", "block"]],
    ["trap", Object.keys(TOKENS)],
    ["map", Object.keys(MAPS).map((ref) => ref.slice("map:".length))],
    ["room", Object.values(MAPS).flatMap(({ wide }) => wide.rooms.map((room) => room.ref.slice("room:".length)))],
  ])("has a picture of every %s the catalogue names", (kind, drawn) => {
    const ids = named(kind);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !drawn.includes(id))).toEqual([]);
  });

  it("furnishes every room with parts that exist", () => {
    for (const { wide } of Object.values(MAPS)) {
      for (const room of wide.rooms) {
        const inside = furnishing(room.ref);
        expect(inside.placed.length, room.ref).toBeGreaterThan(3);
        expect(inside.placed.filter(([part]) => !(part in PARTS)), room.ref).toEqual([]);
      }
    }
  });

  it("moves a path as a whole", () => {
    expect(place("M0 0L10 0", 5, 7)).toBe("M5 7L15 7");
    expect(place("M10 0H20V4Z", 0, 0, 2, 90)).toBe("M0 20L0 40L-8 40Z");
    expect(place("M1 1l2 0h3v-1", 10, 10, 2)).toBe("M12 12l4 0l6 0l0 -2");
    expect(place("M0 -8a8 8 0 1 1 -.1 0Z", 0, 10, 0.5)).toBe("M0 6a4 4 0 1 1 -0.05 0Z");
  });
});
