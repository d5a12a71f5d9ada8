import { describe, expect, it } from "vitest";
import { continued, hasty, type Run } from "../../src/stolik/web/table/asking/haste";

function pressed(...presses: readonly [x: number, at: number][]): Run {
  return presses.reduce<Run | null>((run, [x, at]) => continued(run, { x, y: 0, at }), null) as Run;
}

describe("a press in haste", () => {
  it("follows quickly, at the same spot, a press that was meant for something else", () => {
    expect(hasty(pressed([100, 0], [101, 200], [102, 400]), 250)).toBe(true);
  });
  it("is not the second press that sends what the first has picked", () => {
    expect(hasty(pressed([100, 1000], [100, 1200]), 500)).toBe(false);
  });
  it("is not a press after a breath", () => {
    expect(hasty(pressed([100, 0], [100, 900]), 250)).toBe(false);
  });
  it("is not a press elsewhere", () => {
    expect(hasty(pressed([100, 0], [160, 200]), 100)).toBe(false);
  });
  it("is not the first press of all", () => {
    expect(hasty(pressed([100, 700]), 650)).toBe(false);
  });
});
