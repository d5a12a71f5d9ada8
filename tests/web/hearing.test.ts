/** When a table sounds, and when somebody in the room could count what is secret. */
import { beforeEach, expect, test, vi } from "vitest";
import { asks } from "./played";

const heard: string[] = [];
const pressed = new Map<string, () => void>();
vi.stubGlobal("addEventListener", (press: string, then: () => void) => pressed.set(press, then));
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
const navigator = { userActivation: { hasBeenActive: false }, connection: { saveData: false } };
vi.stubGlobal("navigator", navigator);
vi.mock("../../src/stolik/web/sound/player", () => ({
  soundsOf: () => Promise.resolve({}),
  Player: class {
    sign = (name: string): void => void heard.push(name);
    set = (): void => undefined;
    feel = (): void => undefined;
    leave = (): void => undefined;
  },
}));
const { hearing } = await import("../../src/stolik/web/table/telling/hearing");

const OPEN = asks("turn", "room:1");
const SECRET = { ...asks("turn", "room:1"), secret: true };

async function press(): Promise<void> {
  navigator.userActivation.hasBeenActive = true;
  pressed.get("keydown")?.();
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  hearing.end();
  heard.length = 0;
  navigator.userActivation.hasBeenActive = navigator.connection.saveData = false;
  hearing.begin("not_alone");
});

test("nothing sounds before the first press", async () => {
  hearing.follow();
  hearing.asked(OPEN, "1");
  expect(heard).toEqual([]);
  await press();
  hearing.asked(OPEN, "1");
  hearing.sent(OPEN);
  expect(heard).toEqual(["turn", "sent"]);
});

test("nothing is loaded where data is saved", async () => {
  navigator.connection.saveData = true;
  await press();
  hearing.asked(OPEN, "1");
  expect(heard).toEqual([]);
});

test("secret questions ring once in a phase, however many there are, and their answers never", async () => {
  await press();
  for (const phase of ["1/2", "1/2", "1/2", "2/2"]) {
    hearing.asked(SECRET, phase);
    hearing.sent(SECRET);
  }
  expect(heard).toEqual(["turn", "turn"]);
});
