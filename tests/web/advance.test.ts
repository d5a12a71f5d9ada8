import { beforeEach, describe, expect, it } from "vitest";
import type { ClientMessage, Step } from "../../src/stolik/web/net/protocol";
import { Advance } from "../../src/stolik/web/table/planning/advance.svelte";
import { asks } from "./played";

const BEACH: Step = { kind: "lay", value: "place:4" };

describe("what a seat says in advance", () => {
  let sent: ClientMessage[];
  let advance: Advance;
  const stands = (steps: readonly Step[], until: string, ended = ""): void => advance.heard({ view: {}, advance: { steps, until, ended } });

  beforeEach(() => {
    sent = [];
    advance = new Advance(
      (message) => sent.push(message) > 0,
      () => 5,
    );
    advance.heard({ view: {}, table: { advance: { passes: { play: "word:pass" }, until: ["phase", "asked"] } } });
  });

  it("is offered where the game has an answer that does nothing", () => {
    expect(advance.untils).toEqual(["phase", "asked"]);
    expect(advance.passOf(asks("play", "word:pass", "survival:dodge"))).toBe("word:pass");
    expect(advance.passOf(asks("play", "survival:dodge"))).toBeNull();
    expect(advance.passOf(asks("lay", "word:pass"))).toBeNull();
  });

  it("keeps the answers when one passes, and the other way round", () => {
    advance.leave([BEACH]);
    stands([BEACH], "");
    advance.pass("phase");
    stands([BEACH], "phase");
    advance.leave([]);
    advance.stop();
    expect(sent.map((message) => "advance" in message && message.advance)).toEqual([
      { steps: [BEACH], until: "" }, { steps: [BEACH], until: "phase" }, { steps: [], until: "phase" }, {},
    ]);
  });

  it("passes between the answers of a plan if one says so", () => {
    advance.leave([BEACH], true);
    stands([BEACH], "phase");
    advance.leave([BEACH], true);
    expect(sent.map((message) => "advance" in message && message.advance)).toEqual([
      { steps: [BEACH], until: "asked" }, { steps: [BEACH], until: "phase" },
    ]);
  });

  it("answers only about the thing that the step names", () => {
    stands([{ kind: "act", value: "word:power", about: "place:4" }], "");
    expect(advance.answers({ ...asks("act", "word:power"), about: "place:4" })).toBe(true);
    expect(advance.answers({ ...asks("act", "word:power"), about: "place:5" })).toBe(false);
  });

  it("answers passes and the next step, until it has ended", () => {
    stands([BEACH], "phase");
    expect(advance.answers(asks("lay", "place:1"))).toBe(true);
    expect(advance.answers(asks("play", "word:pass"))).toBe(true);
    expect(advance.answers(asks("act", "word:power"))).toBe(false);
    stands([BEACH], "", "other");
    expect(advance.answers(asks("lay", "place:1"))).toBe(false);
    advance.pass("asked");
    expect(sent).toEqual([{ seq: 5, advance: { steps: [], until: "asked" } }]);
    advance.heard({ view: {} });
    expect(advance.told).toBeNull();
  });
});
