import { beforeEach, describe, expect, test, vi } from "vitest";
import { ownTable } from "../../src/stolik/web/lobby/seats";
import { knownTables } from "../../src/stolik/web/lobby/tables";
import { recallCount, recallFields, recallList } from "../../src/stolik/web/ui/memory";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storage);
});

const BAD = ["", "nul", "null", "0", "-1", "NaN", "true", '"x"', "[]", "{}", '{"a":', "[1,null,{}]", '[{"mine":7}]', "\u0000", "9".repeat(400), '{"__proto__":null}'];
const GOOD = { mine: "abc", wish: { game: "zona", players: 2 } };
const isWord = (item: unknown): item is string => typeof item === "string";

describe.each(BAD)("where %j is stored", (bad) => {
  beforeEach(() => kept.set("stolik.it", bad));

  test("something of the right form is read", () => {
    expect(recallList("it", isWord).every(isWord)).toBe(true);
    kept.set("stolik.it", bad);
    expect(recallFields("it", { sound: true, size: 1 })).toEqual({ sound: true, size: 1 });
    kept.set("stolik.it", bad);
    expect(Number.isSafeInteger(recallCount("it"))).toBe(true);
  });

  test("the tables are read without it", () => {
    kept.set("stolik.tables", bad);
    expect(knownTables()).toEqual([]);
    expect(ownTable("abc")).toBe(null);
  });
});

test("what is good is kept, and the rest set aside", () => {
  const all = JSON.stringify([1, null, {}, GOOD, { ...GOOD, mine: "../x" }, GOOD, { ...GOOD, mine: "own", host: "h", watch: 3, mySeat: 0 }]);
  kept.set("stolik.tables", all);
  expect(knownTables().map(({ mine }) => mine)).toEqual(["abc", "own"]);
  expect(ownTable("own")).toBe(null);
  expect(kept.get("stolik.aside.tables")).toBe(all);
  expect(JSON.parse(kept.get("stolik.tables") ?? "")).toHaveLength(3);
  kept.set("stolik.aside.tables", "");
  knownTables();
  expect(kept.get("stolik.aside.tables")).toBe("");
});

test("fields that do not fit are as they are by default", () => {
  const otherwise = { sound: false, tempo: "brisk", size: 100 };
  kept.set("stolik.settings", '{"sound":"yes","tempo":"calm","size":1e9,"more":1}');
  expect(recallFields("settings", otherwise, { size: (size) => size === 100 })).toEqual({ sound: false, tempo: "calm", size: 100 });
  expect(JSON.parse(kept.get("stolik.settings") ?? "")).toEqual({ sound: false, tempo: "calm", size: 100 });
  kept.set("stolik.settings", '{"sound":true}');
  expect(recallFields("settings", otherwise)).toEqual({ ...otherwise, sound: true });
  expect(kept.get("stolik.settings")).toBe('{"sound":true}');
});

test.each([
  ["refuses to write", { getItem: () => "[1", setItem: () => { throw new DOMException("full", "QuotaExceededError"); } }],
  ["refuses everything", { getItem: () => { throw new DOMException("no", "SecurityError"); }, setItem: () => { throw new DOMException("no", "SecurityError"); } }],
  ["does not exist", null],
])("a storage that %s harms nothing", (_, broken) => {
  vi.stubGlobal("localStorage", broken);
  expect(recallList("it", isWord)).toEqual([]);
  expect(recallFields("it", { a: 1 })).toEqual({ a: 1 });
  expect(recallCount("it")).toBe(0);
});
