import { expect, it } from "vitest";
import type { Entry, View } from "../../../src/stolik/web/net/protocol";
import { follow } from "../../../src/stolik/games/zona/board/follow";
import { lastScene, numbers, turningPoints } from "../../../src/stolik/games/zona/board/end/story";
import type { ZonaView } from "../../../src/stolik/games/zona/board/view";
import { seen, told } from "./views";

const after = (...entries: Entry[]): ZonaView => entries.reduce<View>((view, entry) => follow(view, entry), seen() as unknown as View) as unknown as ZonaView;

it("moves people, money and tokens as they are told", () => {
  const view = after(
    told("moved", { seat: "seat:0", area: "area:ka" }),
    told("roubles", { seat: "seat:0", n: 200 }),
    told("tired", { seat: "seat:0", n: 2, by: "area:ka" }),
    told("defeated", { seat: "seat:0", threat: "threat:mongrel" }),
    told("token_placed", { threat: "threat:duster", area: "area:mo" }),
  );
  expect(view.scavengers[0]).toMatchObject({ area: "area:ka", roubles: 500, fatigue: 3 });
  expect(view.scavengers[1]).toMatchObject({ area: "area:ka", roubles: 300, fatigue: 1 });
  expect(view.tokens).not.toContainEqual(expect.objectContaining({ area: "area:ka" }));
  expect(view.tokens).toContainEqual({ area: "area:mo", threats: ["threat:duster"] });
});

it("lets what is sold leave its owner", () => {
  const view = after(told("trophy", { seat: "seat:1", threat: "threat:mongrel" }), told("sold", { seat: "seat:1", item: "threat:mongrel", n: 100 }));
  expect(view.scavengers[1]).toMatchObject({ trophies: [], roubles: 400 });
});

it("clears the board in an emission", () => {
  expect(after(told("emission_marker", { n: 6 })).emission).toBe(6);
  expect(after(told("emission", { card: "emission:e01" }), told("board_cleared"))).toMatchObject({ emission: 0, tokens: [] });
});

it("lets a test end with its result", () => {
  const test = { seat: 0, attribute: "attribute:smarts", difficulty: 3, value: 1, signs: [], stage: "", by: "", dice: [], bonus: 0, cancel: 0, total: 1, may_push: true, chance: 0.4, best: 0.6 };
  const view = seen({ test }) as unknown as View;
  const rolled = follow(view, told("rerolled", { dice: ["face:success"], total: 2 }));
  expect(rolled["test"]).toMatchObject({ dice: ["face:success"], total: 2 });
  expect(follow(rolled, told("failed", { seat: "seat:0", by: "" }))["test"]).toBeNull();
});

const GAME = [
  told("round", { n: 1, voice: "seat:0" }),
  told("defeated", { seat: "seat:0", threat: "threat:mongrel" }),
  told("round", { n: 9, voice: "seat:0" }),
  told("scene", { seat: "seat:0", event: "event:s03_2", scene: "scene:s03_2" }),
  told("ending", { seat: "seat:0", ending: "ending:s03_2_success" }),
  told("won", { seat: "seat:0", event: "event:s03" }),
];

it("tells where the game turned, and its last scene", () => {
  expect(turningPoints(GAME).map(({ when, entry }) => [when.args?.["n"], entry.id])).toEqual([[1, "defeated"], [9, "won"]]);
  expect(numbers(GAME)[0]).toMatchObject({ value: 2 });
  expect(lastScene(GAME)).toEqual({ scene: "scene:s03_2", ending: "ending:s03_2_success" });
  expect(lastScene(GAME.slice(0, 3))).toBeNull();
});
