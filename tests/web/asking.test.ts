import { beforeEach, describe, expect, it, vi } from "vitest";
import { asks, END, MOVE, Played } from "./played";
import { settings } from "../../src/stolik/web/table/settings.svelte";

const ELSEWHERE = asks("turn", "room:3", "room:4");

/** A question that counts as new is spoken to a screen reader, and forgets what was picked. */
describe("a question is asked once", () => {
  let played: Played;
  const asked = (): number => played.table.asking;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.now.caution = "always";
    played = new Played();
    played.ask(MOVE, false);
    played.table.press("room:1");
  });

  const answer = (): void => played.table.confirm();

  it("stays what it is while others move", () => {
    played.rest(MOVE, false);
    expect([asked(), played.table.picked, played.table.question]).toEqual([1, ["room:1"], MOVE]);
  });

  it("is not asked again while its answer is on the way", () => {
    answer();
    played.rest(MOVE, false);
    expect([asked(), played.table.sent]).toEqual([1, true]);
    played.ask(ELSEWHERE, false);
    expect([asked(), played.table.sent, played.table.picked]).toEqual([2, false, []]);
  });

  it("is asked anew after its answer, also where it reads the same", () => {
    answer();
    played.ask(MOVE, false);
    expect([asked(), played.table.sent, played.table.picked]).toEqual([2, false, []]);
  });

  it("is open again, and not asked again, where its answer is refused", () => {
    answer();
    played.refuse();
    expect([asked(), played.table.sent, played.table.problem?.id]).toEqual([1, false, "nothing_to_undo"]);
    played.rest(MOVE, false);
    expect([asked(), played.table.picked]).toEqual([1, ["room:1"]]);
  });

  it("is asked anew by an undo, also where it reads the same", () => {
    answer();
    played.ask(MOVE, true);
    played.table.undo();
    played.ask(MOVE, false);
    expect(asked()).toBe(3);
  });

  it.each([false, true])("stays what it is while the line is away (server restarted: %s)", (restarted) => {
    played.reconnect(MOVE, { restarted });
    expect([asked(), played.table.picked]).toEqual([1, ["room:1"]]);
    answer();
    played.ask(END, true);
    expect(asked()).toBe(2);
  });

  it.each([false, true])("is asked anew where the line broke with its answer on the way (server restarted: %s)", (restarted) => {
    answer();
    played.reconnect(MOVE, { restarted });
    expect([asked(), played.table.sent, played.table.picked]).toEqual([2, false, []]);
  });
});
