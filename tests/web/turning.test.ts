import { describe, expect, it } from "vitest";
import { turningPoints as planet } from "../../src/stolik/games/not_alone/board/end/story";
import { turningPoints as night } from "../../src/stolik/games/terrorscape/board/end/night";
import type { TerrorscapeView } from "../../src/stolik/games/terrorscape/board/view";
import { turningPoints as galaxy } from "../../src/stolik/games/voidfall/board/end/story";
import type { VoidfallView } from "../../src/stolik/games/voidfall/board/view";
import { turningPoints as zone } from "../../src/stolik/games/zona/board/end/story";
import type { ZonaView } from "../../src/stolik/games/zona/board/view";
import type { Entry } from "../../src/stolik/web/net/protocol";
import type { TurningPoint } from "../../src/stolik/web/table/board";
import { turning } from "../../src/stolik/web/table/end/turning";

const entry = (id: string, args: Entry["args"] = {}): Entry => ({ id, args });
const told = (points: readonly TurningPoint[]) => points.map(({ when, entries }) => [Object.values(when.args ?? {}).join("."), ...entries.map(({ id }) => id)]);

describe("of all that happened in a game", () => {
  const change = (round: number, swing: number, side = "one") => ({ when: { id: "round", args: { round } }, side, swing, entry: entry(`of_${round}`) });

  it("at most five moments are told, in the order in which they came", () => {
    const swings = [3, 9, 4, 8, 5, 7, 6];
    expect(told(turning(swings.map((swing, nth) => change(nth, swing)))).map(([round]) => Number(round))).toEqual([1, 3, 4, 5, 6]);
  });

  it("of equal changes the later ones are told", () => {
    expect(told(turning([1, 2, 3, 4, 5, 6, 7, 8].map((round) => change(round, 2)))).map(([round]) => Number(round))).toEqual([4, 5, 6, 7, 8]);
  });

  it("small changes beside great ones are left out, but three are told", () => {
    expect(turning([change(1, 100), change(2, 1), change(3, 1), change(4, 1)])).toHaveLength(3);
  });

  it("two of one cause are not told one after another, nor twice in one moment", () => {
    const caused = (round: number, swing: number, cause: string) => ({ ...change(round, swing), cause });
    const deaths = [caused(1, 5, "death"), caused(2, 9, "death"), caused(2, 3, "death"), caused(3, 4, "gain"), caused(4, 8, "death"), caused(5, 7, "death")];
    expect(told(turning(deaths))).toEqual([["2", "of_2"], ["3", "of_3"], ["4", "of_4"]]);
  });

  it("what one side did at one time is one moment, and what changed nothing is none", () => {
    expect(told(turning([change(1, 2), change(1, 3), change(1, -1, "other"), change(2, 0)]))).toEqual([["1", "of_1", "of_1"], ["1", "of_1"]]);
  });
});

describe("Not Alone turns", () => {
  const turn = (n: number) => entry("turn_begins", { turn: n });
  const caught = entry("caught", { seat: "seat:1", place: "place:2" });
  const [assimilation, rescue] = [(left: number) => entry("assimilation_moved", { left }), (left: number) => entry("rescue_moved", { left })];

  it("where a counter moved most of what was left, but not where Rescue came on by itself", () => {
    const log = [
      turn(1), caught, assimilation(6), rescue(9), turn(2), entry("beach_used", { seat: "seat:2" }), rescue(8), rescue(7),
      turn(3), rescue(6), turn(4), caught, assimilation(5), entry("exhausted", { seat: "seat:1" }), assimilation(4), rescue(5),
    ];
    const points = planet(log, { rescue: 10, assimilation: 7 });
    expect(told(points)).toEqual([["1", "caught"], ["2", "beach_used"], ["4", "caught", "exhausted"]]);
    expect(points[2]?.now?.args?.["left"]).toBe(4);
  });
});

describe("the night turns", () => {
  const round = (n: number) => entry("round_begins", { round: n });
  const anna = { survivor: "survivor:anna" };

  it("where a wound or one of the last Keys brought the end near, not at the first Keys", () => {
    const log = [
      round(1), entry("key_found", { keys: 1 }), entry("noise_told"), round(2), entry("defended", anna), round(3), entry("key_found", { keys: 2 }),
      round(4), entry("wounded", anna), entry("level_up", { killer: "killer:butcher", level: 2 }), round(5), entry("key_found", { keys: 3 }),
      round(6), entry("key_found", { keys: 4 }), round(7), entry("key_found", { keys: 5 }), round(8), entry("eliminated", anna),
    ];
    const points = night(log, { keys_needed: 5 } as TerrorscapeView);
    expect(told(points)).toEqual([["4", "wounded", "level_up"], ["5", "key_found"], ["6", "key_found"], ["7", "key_found"], ["8", "eliminated"]]);
    expect(points[0]).toMatchObject({ thing: "survivor:anna", tone: "killer" });
  });

  it("at the repairs and the call where the radio has saved the Survivors, however many Keys they had", () => {
    const repair = (n: number) => [round(2 * n - 1), entry("key_found", { keys: n }), round(2 * n), entry("repaired", { ...anna, repaired: n })];
    const log = [1, 2, 3, 4, 5].flatMap(repair);
    log.push(entry("rescue_called", { rounds: 5 }));
    for (const rounds of [4, 3, 2, 1, 0]) log.push(entry("rescue_moved", { rounds }));
    const points = night(log, { keys_needed: 5, reason: "rescued" } as TerrorscapeView);
    expect(told(points)).toEqual([["2", "repaired"], ["4", "repaired"], ["6", "repaired"], ["8", "repaired"], ["10", "repaired", "rescue_called"]]);
  });
});

describe("the galaxy turns", () => {
  const gains = (seat: number, n: number, by: string) => entry("influence", { seat: `seat:${seat}`, n, by });

  it("where a House won more than its rivals, or lost much, not where all scored alike", () => {
    const log = [
      entry("cycle", { n: 1 }), entry("round", { n: 1 }), entry("conquered", { seat: "seat:1", sector: "sector:3" }), gains(1, 8, "source:glory"),
      entry("round", { n: 2 }), gains(0, 2, "action:production_supply"),
      entry("evaluation", { n: 1 }), gains(0, 12, "event:all"), gains(1, 12, "event:all"), gains(0, 5, "agenda:own"), gains(0, 6, "agenda:own"),
      entry("cycle", { n: 2 }), entry("evaluation", { n: 2 }), entry("sector_lost", { seat: "seat:1", sector: "sector:3" }),
    ];
    const points = galaxy(log, { houses: [{ seat: 0 }, { seat: 1 }], crisis: null } as unknown as VoidfallView);
    expect(told(points)).toEqual([["1.1", "conquered", "influence"], ["1.0", "influence"], ["2.0", "sector_lost"]]);
    expect(points[1]?.entries[0]?.args).toMatchObject({ n: 11, by: "agenda:own" });
  });
});

describe("the Zone turns", () => {
  const secret = (seat: number) => entry("secret", { seat: `seat:${seat}`, event: "event:b04" });
  const moves = (seat: number, area: string) => entry("relocated", { seat: `seat:${seat}`, area });

  it("where somebody comes near the Source or is thrown back, not at each threat", () => {
    const log = [
      entry("round", { n: 1 }), entry("defeated", { seat: "seat:0", threat: "threat:wisp" }), secret(0), entry("round", { n: 2 }), secret(1), moves(1, "area:ka"),
      entry("round", { n: 3 }), secret(0), entry("emission", { card: "emission:e01" }), entry("round", { n: 4 }), moves(0, "area:sa"),
      entry("round", { n: 5 }), entry("died", { seat: "seat:0", character: "character:lukas" }),
    ];
    const view = { secrets_needed: 2, scavengers: [{ seat: 0, secrets: [] }, { seat: 1, secrets: ["event:b04"] }] } as unknown as ZonaView;
    const points = zone(log, view);
    expect(told(points)).toEqual([["1", "secret"], ["2", "secret"], ["3", "secret"], ["4", "relocated"], ["5", "died"]]);
    expect(points[2]?.now?.args).toEqual({ n: 2, needed: 2 });
  });
});
