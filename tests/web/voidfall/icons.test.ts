import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { icons } from "../../../src/stolik/games/voidfall/board/signs/icons";
import { tokens } from "../../../src/stolik/web/ui/lines";

const USED = readFileSync(join(import.meta.dirname, "icons.txt"), "utf8").trim().split("\n");

describe("a line of icons", () => {
  it("is read as icons with tags and numbers, and signs", () => {
    expect(tokens("2[guild.F] → [invade] / 5[inf] × 3[stock.C]≥8")).toEqual([
      { kind: "icon", name: "guild", tags: ["F"], number: "2" },
      { kind: "sign", text: "→" },
      { kind: "icon", name: "invade", tags: [], number: "" },
      { kind: "sign", text: "/" },
      { kind: "icon", name: "inf", tags: [], number: "5" },
      { kind: "sign", text: "×" },
      { kind: "icon", name: "stock", tags: ["C"], number: "3" },
      { kind: "sign", text: "≥8" },
    ]);
  });
});

describe("Voidfall's icons", () => {
  it.each(USED)("draw %s", (icon) => {
    const [name = "", ...tags] = icon.split(".");
    const pictures = icons(name, tags);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture.shapes.length).toBeGreaterThan(0);
  });

  it("tell the resources apart by shape alone", () => {
    const outlines = ["F", "E", "M", "C", "S"].map((letter) => icons(letter, []).flatMap((picture) => picture.shapes.map((shape) => shape.d)).join());
    expect(new Set(outlines).size).toBe(5);
  });
});
