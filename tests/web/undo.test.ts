import { beforeEach, describe, expect, it, vi } from "vitest";
import { END, MOVE, Played } from "./played";

describe("undo after an answer that was given by itself", () => {
  let played: Played;

  beforeEach(() => {
    vi.useFakeTimers();
    played = new Played();
    played.ask(MOVE, false);
    played.table.press("room:1");
    played.table.confirm();
    played.ask(END, true);
    played.wait();
    played.ask(MOVE, true);
  });

  it("goes back to the last answer the person gave", () => {
    expect(played.heard).toEqual([{ seq: 1, value: "room:1" }, { seq: 2, value: "word:end" }]);
    played.table.undo();
    expect(played.last).toEqual({ seq: 3, undo: true });
    played.ask(END, true);
    expect(played.last).toEqual({ seq: 4, undo: true });
    played.ask(MOVE, false);
    played.wait();
    expect(played.heard).toHaveLength(4);
    expect(played.table.question).toEqual(MOVE);
  });

  it("stays at the only answer where nothing before it can be taken back", () => {
    played.table.undo();
    played.ask(END, false);
    played.wait();
    played.rest(END, false);
    played.wait();
    expect(played.last).toEqual({ seq: 3, undo: true });
    expect(played.table.passing).toBe(false);
    played.table.press("word:end");
    played.table.confirm();
    expect(played.last).toEqual({ seq: 4, value: "word:end" });
  });

  it("lets things answer by themselves again once the person has answered", () => {
    played.table.undo();
    played.ask(END, true);
    played.ask(MOVE, false);
    played.table.press("room:2");
    played.table.confirm();
    played.ask(END, true);
    played.wait();
    expect(played.last).toEqual({ seq: 6, value: "word:end" });
  });

  it("takes back a pass that is still to come", () => {
    played.ask(END, true);
    played.table.undo();
    played.wait();
    expect(played.last).toEqual({ seq: 4, undo: true });
  });

  it("is over when the server refuses", () => {
    played.table.undo();
    played.refuse();
    played.ask(END, true);
    played.wait();
    expect(played.last).toEqual({ seq: 4, value: "word:end" });
  });
});

describe("undo of the whole turn", () => {
  it("is one message, after which nothing answers by itself", () => {
    vi.useFakeTimers();
    const played = new Played();
    played.ask(MOVE, true);
    played.table.undoTurn();
    expect(played.last).toEqual({ seq: 1, undo: true });
    played.ask(MOVE, true, true);
    expect(played.table.turnUndoable).toBe(true);
    played.table.undoTurn();
    expect(played.last).toEqual({ seq: 2, undo: "turn" });
    played.ask(END, true);
    played.wait();
    expect(played.heard).toHaveLength(2);
    expect(played.table.question).toEqual(END);
  });
});
