import { describe, expect, it } from "vitest";
import { follow } from "../../../src/stolik/games/not_alone/board/follow";
import { stage } from "../../../src/stolik/games/not_alone/board/stages";
import { comparison, figures, race } from "../../../src/stolik/games/not_alone/board/end/story";
import { trails } from "../../../src/stolik/games/not_alone/board/planet/trails";
import type { NotAloneView } from "../../../src/stolik/games/not_alone/board/view";
import type { View } from "../../../src/stolik/web/net/protocol";
import { stepsOf } from "../../../src/stolik/web/table/telling/steps";

const line = (id: string, args: Record<string, string | number | string[]> = {}) => ({ id, args });
const REVEAL = line("revealed", { seat: "seat:1", places: ["place:4"] });
const CATCH = line("caught", { seat: "seat:1", place: "place:4" });
const COST = line("will_lost", { seat: "seat:1", count: 1 });

function view(): View {
  const hunted = [1, 2].map((seat) => ({ seat, will: 3, visits: [], laid: null, laid_count: 1, survival: null, survival_size: 1 }));
  return { phase: 2, rescue: 9, assimilation: 7, hunted, hunt_played: [], tokens_ready: ["token:creature"], creature: { hand_size: 3, hand: null, plays_left: 1 } };
}

describe("the table follows what is told", () => {
  it("reveals, catches and counts line by line", () => {
    const moved = line("assimilation_moved", { left: 6 });
    const told = [REVEAL, CATCH, COST, moved].reduce(follow, view());
    const [first, second] = told["hunted"] as { will: number; visits: { place: number; status: string }[] }[];
    expect(first?.will).toBe(2);
    expect(first?.visits).toEqual([{ card: 4, place: 4, status: "caught" }]);
    expect(second?.visits).toEqual([]);
    expect([told["phase"], told["assimilation"], told["rescue"]]).toEqual([3, 6, 9]);
  });

  it("gives back as much Will as the variant does", () => {
    const will = (expert: number, id: string): unknown[] => {
      const told = follow({ ...view(), will_after_exhaustion: expert }, line(id, { seat: "seat:1" }));
      return (told["hunted"] as { will: number }[]).map((one) => one.will);
    };
    expect([will(2, "exhausted"), will(3, "exhausted"), will(2, "gave_up")]).toEqual([[2, 3], [3, 3], [3, 3]]);
  });

  it("lays the token where it is said to go", () => {
    const told = follow(view(), line("token_placed", { token: "token:creature", places: ["place:3"] }));
    expect([told["creature_token"], told["tokens_ready"]]).toEqual([[3], []]);
  });
});

describe("the weight of what is told", () => {
  it("tells all who are caught, and what it costs them, in one moment", () => {
    const other = { seat: "seat:2", place: "place:4" };
    const lines = [CATCH, COST, line("caught", other), line("will_lost", { seat: "seat:2", count: 1 }), line("assimilation_moved", { left: 6 })];
    const [moment, ...rest] = stepsOf({ log: { from: 0, lines } }, [], stage);
    expect(moment?.lines).toHaveLength(4);
    expect(moment?.stage.scene?.(moment.lines).title).toEqual({ id: "board-scene-caught", args: { names: ["seat:1", "seat:2"] } });
    expect(rest.map((step) => step.stage.weight)).toEqual(["plain"]);
  });

  it("tells Will lost without a strike as a plain sentence", () => {
    expect(stage(COST, [line("resisted", { seat: "seat:1" }), COST])).toEqual({ weight: "plain" });
  });
});

describe("the end of the game", () => {
  const turn = (number: number) => line("turn_begins", { turn: number });
  const beach = line("beach_used", { seat: "seat:2" });
  const log = [turn(1), REVEAL, beach, turn(2), CATCH, COST, line("caught", { seat: "seat:2", place: "place:4" }), turn(3), line("gave_up", { seat: "seat:1" })];

  it("counts", () => {
    const told = Object.fromEntries(figures(log).map(({ label, value }) => [label.id, value]));
    expect([told["board-figure-turns"], told["board-figure-hunt"]]).toEqual([3, 0]);
  });

  it("compares what each Hunted has done", () => {
    const { who, rows } = comparison(log, view() as unknown as NotAloneView);
    const told = Object.fromEntries(rows.map(({ label, values }) => [label.id, values]));
    expect(who).toEqual(["seat:1", "seat:2"]);
    expect([told["board-figure-caught"], told["board-figure-will"], told["board-figure-rescue"]]).toEqual([[1, 1], [1, 0], [0, 1]]);
  });

  it("remembers where everybody went and what befell them there", () => {
    const [step] = trails([turn(1), REVEAL, CATCH]).get("seat:1") ?? [];
    expect(step).toEqual({ turn: 1, places: [4], fate: "caught" });
  });
});

describe("the race to the star", () => {
  it("is told turn by turn, from the beginning", () => {
    const turn = (number: number) => line("turn_begins", { turn: number });
    const log = [turn(1), line("rescue_moved", { left: 11 }), turn(2), line("assimilation_moved", { left: 6 }), line("rescue_moved", { left: 10 })];
    expect(race(log, { rescue: 12, assimilation: 7 })).toEqual({ rescue: [12, 11, 10], assimilation: [7, 7, 6] });
  });
});
