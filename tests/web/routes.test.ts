import { expect, it } from "vitest";
import { signOf, strands, type Way } from "../../src/stolik/web/table/end/routes";

const [A, B, C] = [[0, 0], [100, 0], [100, 100]] as const;
const way = (who: string, ...stops: readonly (readonly [number, number])[]): Way => ({ who, name: who, tint: "red", stops: stops.map((at) => ({ at, leap: false })) });
/** Where a line begins. */
const start = (path = ""): readonly number[] => /^M(-?\d+) (-?\d+)/.exec(path)?.slice(1).map(Number) ?? [];

it("ways of several people between two places lie beside each other, whichever way they went", () => {
  const [one, other] = strands([way("one", A, B), way("other", B, A)], 10);
  expect([start(one?.[0]?.path), start(other?.[0]?.path)]).toEqual([[0, -5], [0, 5]]);
});

it("who goes the same way again and again has one line with the numbers of all stops", () => {
  const [lines] = strands([way("one", A, B, A, B, C)], 10);
  expect(lines?.map(({ steps }) => steps)).toEqual([[1, 2, 3], [4]]);
  expect(start(lines?.[0]?.path)).toEqual([0, 0]);
});

it("a jump is a line of its own", () => {
  const jump = { ...way("one", A, B), stops: [{ at: A, leap: false }, { at: B, leap: false }, { at: A, leap: true }] };
  expect(strands([jump], 10)[0]?.map(({ leap, steps }) => [leap, steps])).toEqual([[false, [1]], [true, [2]]]);
});

it("of many numbers the first and the last are written", () => {
  expect([signOf([3]), signOf([1, 4, 9]), signOf([1, 4, 9, 12])]).toEqual(["3", "1·4·9", "1·4…12"]);
});
