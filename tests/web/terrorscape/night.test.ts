import { describe, expect, it } from "vitest";
import type { Entry } from "../../../src/stolik/web/net/protocol";
import { routes, upTo } from "../../../src/stolik/games/terrorscape/board/end/night";
import type { TerrorscapeView } from "../../../src/stolik/games/terrorscape/board/view";

const entry = (id: string, args: Entry["args"] = {}): Entry => ({ id, args });
const round = (number: number): Entry => entry("round_begins", { round: number });

describe("the ways of the night", () => {
  it("follow each one from where all began, the Killer's leaps through the dark as leaps", () => {
    const view = { survivors: [{ survivor: "survivor:anna" }], killer: "killer:spectre" } as unknown as TerrorscapeView;
    const log = [
      entry("walked", { survivor: "survivor:anna", room: "room:R2" }),
      entry("moved", { killer: "killer:spectre", room: "room:B4" }),
      entry("reappeared", { killer: "killer:spectre", room: "room:B2" }),
      entry("went_through_passage", { survivor: "survivor:anna", room: "room:G5" }),
    ];
    expect(routes(log, view, { survivors: "room:R1", killer: "room:G5" })).toEqual([
      { who: "survivor:anna", stops: [{ room: "room:R1", leap: false }, { room: "room:R2", leap: false }, { room: "room:G5", leap: true }] },
      { who: "killer:spectre", stops: [{ room: "room:G5", leap: false }, { room: "room:B4", leap: false }, { room: "room:B2", leap: true }] },
    ]);
  });

  it("can be looked at as they were when a round ended", () => {
    const log = [round(1), entry("walked", { survivor: "survivor:anna", room: "room:R2" }), round(2), entry("noise_told")];
    expect(upTo(log, 1)).toEqual(log.slice(0, 2));
    expect(upTo(log, 2)).toEqual(log);
  });
});
