import { expect, it, vi } from "vitest";
import type { Question } from "../../../src/stolik/web/net/protocol";
import type { VoidfallView } from "../../../src/stolik/games/voidfall/board/view";

vi.stubGlobal("navigator", { languages: ["en"] });
const { words } = await import("../../../src/stolik/web/words/words.svelte");
const { noteOf } = await import("../../../src/stolik/games/voidfall/board/notes");

words.say = (id, values) => [id, ...Object.values(values ?? {})].join(" ");
const TEXTS: Readonly<Record<string, string>> = {
  "crisis-trophy.penalty": "Lose 2 Influence", "crisis-trophy.penalty-icons": "[inf]",
  "start-a.objective1": "One", "start-a.objective1-icons": "1", "start-a.objective2": "Two", "start-a.objective2-icons": "2",
  "start-a.other1": "Three", "start-a.other1-icons": "3",
};
words.attribute = (id, name) => TEXTS[`${id}.${name}`] ?? null;

const asking = (kind: string, about: string): Question => ({ type: "choose", kind, about, options: [] }) as unknown as Question;
const row = (harbingers: number, ...crises: string[]): object => ({ harbingers, crises });
const after = (catastrophes: number, military = row(0)): VoidfallView => ({ crisis: { catastrophes, military, economic: row(0) } }) as unknown as VoidfallView;

it("says what each way out of an unresolved Crisis costs", () => {
  const note = (ref: string, catastrophes = 1): string | undefined => noteOf(ref, asking("void_progress", "crisis:trophy"), after(catastrophes))?.does;
  expect(note("way:penalty")).toBe("Lose 2 Influence");
  expect(note("way:permanent")).toBe("board-note-permanent no");
  expect(note("way:catastrophe")).toBe("board-note-catastrophe 2");
  expect(note("way:catastrophe", 3)).toBe("board-note-catastrophe 0");
});

it("says what a full row of the Crisis board costs", () => {
  const note = (military: object): string | undefined => noteOf("way:permanent", asking("void_progress", "crisis:trophy"), after(0, military))?.does;
  expect(note(row(4))).toBe("board-note-permanent yes");
  expect(note(row(1, "crisis:a", "crisis:b", "crisis:c"))).toBe("board-note-permanent yes");
  expect(note(row(1, "crisis:a", "crisis:b"))).toBe("board-note-permanent no");
});

it("says that a Crisis left alone stays, and nothing where something else is declined", () => {
  expect(noteOf("word:decline", asking("crisis", ""), after(0))?.does).toBe("board-note-crisis-stays");
  expect(noteOf("word:decline", asking("invade", ""), after(0))).toBeNull();
});

it("says what both starting Agendas count where one is chosen", () => {
  expect(noteOf("word:no", asking("other_start", "start:a"), after(0))?.does).toBe("One. Two.");
  expect(noteOf("word:yes", asking("other_start", "start:a"), after(0))?.does).toBe("Three.");
  expect(noteOf("word:yes", asking("aftermath", "start:a"), after(0))).toBeNull();
});

it("says that whoever ends the turn could still take an action", () => {
  const end = (...options: string[]): string | undefined => noteOf("word:end_turn", { ...asking("act", "focus:politics"), options: [...options, "word:end_turn"] }, after(0))?.does;
  expect(end("action:production_supply")).toBe("board-note-action-left");
  expect(end("agenda:any")).toBeUndefined();
});
