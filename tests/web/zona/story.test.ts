import { expect, it } from "vitest";
import { numbers } from "../../../src/stolik/games/zona/board/end/story";

it("says the round in which the game ended, also where the log begins later than the first", () => {
  const log = [{ id: "voice", args: { seat: "seat:0" } }, ...[2, 3, 4].map((n) => ({ id: "round", args: { n, voice: "seat:0" } }))];
  expect(numbers(log).find(({ label }) => label.id === "board-number-rounds")?.value).toBe(4);
});
