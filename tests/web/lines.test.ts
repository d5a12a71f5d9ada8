import { beforeEach, describe, expect, it, vi } from "vitest";
import { follows as inVoidfall } from "@stolik/games/voidfall/board/stage/uses";
import { follows as inZona } from "@stolik/games/zona/board/scene/uses";
import type { Arg, Entry } from "@stolik/web/net/protocol";
import { linesOf } from "@stolik/web/table/telling/lines";
import { words } from "@stolik/web/words/words.svelte";
import { catalogueOf } from "./catalogues";

vi.hoisted(() => void vi.stubGlobal("navigator", { languages: ["en"] }));

const line = (id: string, args: Record<string, Arg> = {}, seat = 0): Entry => ({ id, args: { seat: `seat:${seat}`, ...args } });
const item = (name: string): Record<string, Arg> => ({ item: `item:${name}` });

/** The lines of a log as texts. */
function read(game: string, follows: typeof inZona | typeof inVoidfall, log: readonly Entry[]): string[] {
  const known = catalogueOf("en", game);
  vi.spyOn(words, "of").mockReturnValue(known);
  return linesOf(log, { follows }).map(({ sentence }) => sentence.map(({ text }) => text).join(""));
}

beforeEach(() => {
  vi.restoreAllMocks();
  words.language = "en";
  words.seatName = (seat) => ["Ala", "Jan"][seat] ?? "";
});

describe("one line for one use", () => {
  it("says what a thing used up has brought", () => {
    expect(read("zona", inZona, [line("used", item("bandage")), line("discarded", item("bandage")), line("healed", { n: 2 })])).toEqual([
      "Ala uses the Bandage, discards it, and heals 2 damage.",
    ]);
  });

  it("does not say of what was bought that it was taken", () => {
    const log = [line("bought", { ...item("bandage"), n: 200 }), line("taken", item("bandage")), line("rests")];
    expect(read("zona", inZona, log)).toEqual(["Ala buys the Bandage for 200 ₽.", "Ala rests."]);
  });

  it("says it of the thing named last, and names any other", () => {
    const log = [line("used", item("bandage")), line("healed", { n: 2 }), line("discarded", item("bandage"))];
    expect(read("zona", inZona, log)).toEqual(["Ala uses the Bandage, heals 2 damage, and discards the Bandage."]);
  });

  it("ends where another goes on", () => {
    expect(read("zona", inZona, [line("rests"), line("rested", { n: 1 }, 1)])).toEqual(["Ala rests.", "Jan loses 1 fatigue."]);
  });

  it("says the price of an action with it, and the verb of like things once", () => {
    const paid = (resource: string, n: number): Entry => line("spent", { resource: `resource:${resource}`, n });
    expect(read("voidfall", inVoidfall, [line("acts", { action: "action:conquest_engage" }), paid("E", 2), paid("F", 1)])).toEqual(["Ala takes the action Engage and spends 2 Energy and 1 Food."]);
  });
});
