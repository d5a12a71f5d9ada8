import { expect, it, vi } from "vitest";
import type { Question } from "../../../src/stolik/web/net/protocol";
import { scavenger, seen } from "./views";

vi.stubGlobal("navigator", { languages: ["en"] });
const { words } = await import("../../../src/stolik/web/words/words.svelte");
const { noteOf } = await import("../../../src/stolik/games/zona/board/notes");

words.say = (id, values) => [id, ...Object.values(values ?? {})].join(" ");
words.attribute = (id, name) => `${id}.${name}`;

const asked = (kind: string, about = ""): Question => ({ kind, about, options: [], n: 0 }) as unknown as Question;

it("calls a choice of a scene by its move and says beside it what it does; where none is written, by its effect", () => {
  const view = seen({ scavengers: [scavenger(0)] });
  expect(noteOf("effect:fatigue_1", asked("choose", "event:g01_other"), view, 0)).toEqual({
    cost: "", does: words.name("effect:fatigue_1"), name: "event-g01_other.move_fatigue_1",
  });
  words.attribute = (id, name) => (name.startsWith("move_") ? null : `${id}.${name}`);
  expect(noteOf("effect:fatigue_1", asked("choose", "event:pack_other"), view, 0)?.name).toBeUndefined();
  words.attribute = (id, name) => `${id}.${name}`;
});

it("says of an action that it is one and what it does here", () => {
  const view = seen({ scavengers: [scavenger(0, { area: "area:ka" })] });
  expect(noteOf("word:area_action", asked("action"), view, 0)).toEqual({ cost: "board-note-action", does: "area-ka.does" });
  expect(noteOf("word:search", asked("action"), view, 0)).toEqual({ cost: "board-note-action", does: "board-note-search mongrel" });
  expect(noteOf("word:drop", asked("action"), view, 0)).toEqual({ cost: "", does: "word-drop.note" });
});

it("says that a rest is of no use at the lowest fatigue, which the table may have set to 0", () => {
  const tired = (fatigue: number, fatigue_min = 1) => noteOf("word:rest", asked("action"), seen({ fatigue_min, scavengers: [scavenger(0, { fatigue })] }), 0)?.does;
  expect(tired(2)).toBe("word-rest.note");
  expect(tired(1)).toBe("board-note-rested");
  expect(tired(1, 0)).toBe("word-rest.note");
});

it("says what a confrontation tests as things stand, with a scanner Smarts", () => {
  const encounter = { seat: 0, threat: "threat:longing", area: "area:cz", detected: true, scanned: true, attribute: "attribute:smarts", difficulty: 4 };
  expect(noteOf("word:fight", asked("flee_or_fight"), seen({ encounter }), 0)?.does).toBe("board-note-fight smarts 4");
});

it("says how many actions are lost by passing, and nothing where nothing is", () => {
  const view = seen({ turn: { seat: 0, actions: 1, area_action: false, bought: [] } });
  expect(noteOf("word:pass", asked("action"), view, 0)).toEqual({ cost: "", does: "board-note-pass 1" });
  expect(noteOf("word:pass", asked("find"), view, 0)).toBeNull();
});

it("says what damage is received without protection", () => {
  expect(noteOf("word:take", asked("protect"), seen({ packet: [2, 0, 1] }), 0)?.does).toBe("2 × radiation, 1 × wound");
  expect(noteOf("word:take", asked("backfire"), seen({ packet: [0, 0, 0] }), 0)).toBeNull();
});
