import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Question } from "../../src/stolik/web/net/protocol";
import { asks, MOVE, Played, settings } from "./played";

const LEFT = asks("turn", "word:over", "word:give");
const OVER: Question = { ...LEFT, futile: ["word:give"] };

describe("a turn in which nothing is left to do", () => {
  let played: Played;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings.now, { autoPass: true, caution: "final" });
    played = new Played();
  });

  function askAfterAnswer(question: Question): void {
    played.ask(MOVE, false);
    played.table.press("room:1");
    played.ask(question, true);
  }

  it("ends by itself, and Undo goes back to it for good", () => {
    askAfterAnswer(OVER);
    expect(played.table.closing).toBe(true);
    expect(played.table.passing).toBe(false);
    played.wait();
    expect(played.last).toEqual({ seq: 2, value: "word:over" });
    played.ask(MOVE, true);
    played.table.undo();
    played.ask(OVER, true);
    expect(played.table.closing).toBe(false);
    played.wait();
    expect(played.last).toEqual({ seq: 3, undo: true });
  });

  it("stays once the person touches anything", () => {
    askAfterAnswer(OVER);
    played.table.stay();
    played.wait();
    expect(played.table.question).toEqual(OVER);
    expect(played.last).toEqual({ seq: 1, value: "room:1" });
    played.table.press("word:over");
    expect(played.last).toEqual({ seq: 2, value: "word:over" });
  });

  it.each([
    ["something could still bring something", LEFT],
    ["Undo does not take the end back", { ...OVER, final: ["word:over"] }],
  ])("is ended by hand if %s", (_, question) => {
    askAfterAnswer(question);
    expect(played.table.closing).toBe(false);
  });

  it("is ended by hand by whoever has only just come to the table", () => {
    played.ask(OVER, true);
    expect(played.table.closing).toBe(false);
  });

  it.each([{ autoPass: false }, { caution: "always" as const }])("is ended by hand by whoever wants it: %o", (wanted) => {
    Object.assign(settings.now, wanted);
    askAfterAnswer(OVER);
    expect(played.table.closing).toBe(false);
  });
});
