import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Question } from "../../src/stolik/web/net/protocol";
import { asks, Played, settings } from "./played";

const WALK: Question = { ...asks("walk", "area:mo", "area:za"), final: ["area:mo"], onward: { "area:mo": "word:roll" } };
const MEET = asks("meet", "word:roll", "word:leave");
const MET: Question = { ...MEET, onward: { "word:roll": "word:roll" } };

describe("a word that is said together with what cannot be taken back", () => {
  let played: Played;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings.now, { autoPass: true, caution: "final" });
    played = new Played();
  });

  const values = (): unknown[] => played.heard.map((message) => ("value" in message ? message.value : ""));

  function goOn(next: Question): void {
    played.ask(WALK, false);
    played.table.press("area:mo");
    played.table.confirm(played.table.onward);
    played.ask(next, false);
  }

  it("is offered where the pick waits, and given where it is to stand", () => {
    played.ask(WALK, false);
    expect(played.table.onward).toBeNull();
    played.table.press("area:mo");
    expect(played.table.onward).toBe("word:roll");
    goOn(MET);
    expect(values()).toEqual(["area:mo", "word:roll"]);
  });

  it("is asked for again where things have come otherwise, or another question comes first", () => {
    goOn(MEET);
    expect(values()).toEqual(["area:mo"]);
    played = new Played();
    goOn(asks("harm", "item:coat", "word:take"));
    played.table.press("word:take");
    played.ask(MET, false);
    expect(values()).toEqual(["area:mo", "word:take"]);
  });

  it("is not given by whoever confirms the pick alone, nor offered to whoever confirms each answer", () => {
    played.ask(WALK, false);
    played.table.press("area:mo");
    played.table.confirm();
    played.ask(MET, false);
    expect(values()).toEqual(["area:mo"]);
    settings.now.caution = "always";
    played.ask(WALK, false);
    played.table.press("area:mo");
    expect(played.table.onward).toBeNull();
  });
});
