import { describe, expect, test } from "vitest";
import { Guided } from "@stolik/web/table/guide/guided.svelte";
import type { Guide, Question } from "@stolik/web/net/protocol";

const ASKED: Question = { kind: "place", type: "choose", options: ["place:1", "place:2"], lo: 1, hi: 1, about: "", secret: false };
const SAID: Guide = { name: "one", says: "guide-one", nth: 1, of: 9, back: false, marks: ["seat:1"], wants: "place:1", silent: false, waits: false };

function guided(said: Partial<Guide> | null, question: Question | null = ASKED): Guided {
  const guide = new Guided(() => question);
  guide.now = said && { ...SAID, ...said };
  return guide;
}

describe("a guide", () => {
  test("goes on with its own answer and objects to another", () => {
    const guide = guided({});
    expect(guide.objectsToPick("place:2")).toBe(true);
    expect(guide.objecting).toBe(true);
    expect(guide.objectsToPick("place:1")).toBe(false);
    expect(guide.objecting).toBe(false);
  });

  test("does not mind in which order things are picked", () => {
    expect(guided({ wants: ["place:1", "place:2"] }).objectsTo(["place:2", "place:1"])).toBe(false);
  });

  test("rings a number where a number is asked for, and nothing before it is asked", () => {
    expect(guided({ wants: 3 }).wanted).toEqual(["number:3"]);
    expect(guided({ wants: 3 }, null).wanted).toEqual([]);
  });

  test("gives an answer without a word by itself and rings nothing", () => {
    const guide = guided({ silent: true });
    expect([guide.silent, guide.wanted]).toEqual(["place:1", []]);
  });

  test("is quiet until the next question", () => {
    const guide = guided({ waits: true });
    guide.quieten();
    expect([guide.leads, guide.marks, guide.now?.waits, guide.now?.nth]).toEqual([false, [], false, 1]);
  });

  test("minds nothing at a table without one", () => {
    const guide = guided(null);
    expect([guide.objectsToPick("place:2"), guide.objectsTo("place:2"), guide.silent]).toEqual([false, false, null]);
  });
});
