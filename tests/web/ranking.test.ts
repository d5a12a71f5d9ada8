import { expect, it } from "vitest";
import { ranking } from "../../src/stolik/web/table/end/ranking";

it("puts the best first, and those who play together in the order of seats", () => {
  const rivals = ranking({ winners: [1], reason: "most", scores: [3, 9, 9], ranks: [3, 1, 2] });
  expect(rivals.map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [2, 2], [0, 3]]);
  const guild = ranking({ winners: [], reason: "missed", scores: [3, 9], bar: 20 });
  expect(guild.map(({ seat, rank, points }) => [seat, rank, points])).toEqual([[0, null, 3], [1, null, 9]]);
  expect(ranking({ winners: [0], reason: "rescued" })).toEqual([]);
});
