import { expect, it } from "vitest";
import type { Entry, View } from "../../../src/stolik/web/net/protocol";
import { follow } from "../../../src/stolik/games/zona/board/follow";
import { routes } from "../../../src/stolik/games/zona/board/end/routes";
import { comparison, lastScene, leftBehind, numbers } from "../../../src/stolik/games/zona/board/end/story";
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

it("tells its last scene", () => {
  expect(lastScene(GAME)).toEqual({ scene: "scene:s03_2", ending: "ending:s03_2_success" });
  expect(lastScene(GAME.slice(0, 3))).toBeNull();
});

it("counts the round in which the Source is reached, and what was found by nobody", () => {
  const [facility] = seen().facilities;
  const view = seen({ round: 10, facilities: facility ? [{ ...facility, open: true, known: ["item:rope"] }] : [] });
  const told = Object.fromEntries(numbers(GAME, view).map(({ label, value }) => [label.id, value]));
  expect(told).toMatchObject({ "board-number-rounds": 10, "board-number-opened": 1, "board-number-deaths": 0 });
  expect(leftBehind(view)).toEqual(["item:rope"]);
});

it("compares what each scavenger has done", () => {
  const { who, rows } = comparison([...GAME, told("died", { seat: "seat:1", character: "character:lukas" })], seen());
  const values = Object.fromEntries(rows.map(({ label, values }) => [label.id, values]));
  expect(who).toEqual(["seat:0", "seat:1"]);
  expect([values["board-number-defeated"], values["board-number-deaths"]]).toEqual([[1, 0], [0, 1]]);
});

it("follows everybody through the Zone; who sets out again, or is moved by something, leaps", () => {
  const log = [
    told("sets_out", { seat: "seat:0", character: "character:lukas", area: "area:mo" }),
    told("round", { n: 1, voice: "seat:0" }),
    told("moved", { seat: "seat:0", area: "area:pg" }),
    told("moved", { seat: "seat:1", area: "area:wy" }),
    told("relocated", { seat: "seat:0", area: "area:el" }),
    told("round", { n: 2, voice: "seat:1" }),
    told("sets_out", { seat: "seat:0", character: "character:bohdan", area: "area:mo" }),
  ];
  const [first, second] = routes(log, [0, 1], 2);
  expect(first?.stops).toEqual([
    { place: "area:mo", leap: false },
    { place: "area:pg", leap: false },
    { place: "area:el", leap: true },
    { place: "area:mo", leap: true },
  ]);
  expect(second?.stops).toEqual([{ place: "area:wy", leap: false }]);
  expect(routes(log, [0], 1)[0]?.stops).toHaveLength(3);
});
