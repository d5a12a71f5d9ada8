import { expect, test } from "vitest";
import { race } from "../../../src/stolik/games/voidfall/board/end/story";
import type { Entry } from "../../../src/stolik/web/net/protocol";

const entry = (id: string, args: Entry["args"] = {}): Entry => ({ id, args }) as Entry;

test("Influence grows from what everybody had at the start to what they have at the end", () => {
  const log = [
    entry("cycle", { n: 1 }), entry("round", { n: 1 }), entry("influence", { seat: "seat:0", n: 5 }), entry("influence", { seat: "seat:1", n: 2 }),
    entry("evaluation", { n: 1 }), entry("influence_lost", { seat: "seat:1", n: 3 }), entry("cycle", { n: 2 }),
  ];
  expect(race(log, [15, 9])).toEqual({ lines: [[10, 10, 15, 15, 15], [10, 10, 12, 9, 9]], cycles: [1, 4] });
});
