import { beforeEach, describe, expect, it, vi } from "vitest";
import { ownTable } from "../../../src/stolik/web/lobby/seats";
import { knownTables } from "../../../src/stolik/web/lobby/tables";
import { forgetAll } from "../../../src/stolik/web/ui/memory";
import { alongIn, alongPath } from "../../../src/stolik/web/yours/address";
import { packed, unpack } from "../../../src/stolik/web/yours/luggage";
import { sealed, unsealed } from "../../../src/stolik/web/yours/sealing";
import { browserWith } from "./browser";

const table = (mine: string) => ({ mine, wish: { game: "zona", players: 2 } });
const own = (mine: string) => ({ ...table(mine), mySeat: 0, host: `${mine}-host`, watch: `${mine}-watch` });
const GAME = { table: "t", game: "zona", players: 2, role: "scavenger", people: 1, bots: [], variants: {}, won: true, noted: 1, answers: 9, minutes: null, turn: 4, round: null, score: null };

const PHONE = {
  "stolik.tables": JSON.stringify([own("a"), table("b")]),
  "stolik.played": JSON.stringify([GAME]),
  "stolik.name": "Ann",
  "stolik.settings": '{"tempo":"calm"}',
  "stolik.lang": "pl",
  "stolik.device": "phone",
};

let luggage = "";
beforeEach(() => {
  browserWith(PHONE);
  luggage = packed();
});

describe("what is taken along", () => {
  it("comes whole into an empty browser", () => {
    const there = browserWith();
    expect(unpack(luggage)).toEqual({ tables: 2, left: 0, games: 1, name: "Ann", settings: true });
    expect(knownTables().map(({ mine }) => mine)).toEqual(["a", "b"]);
    expect([there.get("stolik.name"), there.get("stolik.settings"), there.get("stolik.lang")]).toEqual(["Ann", '{"tempo":"calm"}', "pl"]);
    expect(there.has("stolik.device")).toBe(false);
    expect(unpack(luggage)).toEqual({ tables: 0, left: 0, games: 0, name: null, settings: false });
  });

  it("is added to what is there, and takes the place of nothing", () => {
    const there = browserWith({
      "stolik.tables": JSON.stringify([{ ...table("a"), left: 5 }, table("c")]),
      "stolik.played": JSON.stringify([{ ...GAME, table: "u", noted: 2 }]),
      "stolik.name": "Anna",
      "stolik.settings": "{}",
    });
    expect(unpack(luggage)).toEqual({ tables: 1, left: 0, games: 1, name: null, settings: true });
    expect(knownTables().map(({ mine, left }) => [mine, left])).toEqual([["a", 5], ["c", undefined], ["b", undefined]]);
    expect(ownTable("a")?.host).toBe("a-host");
    expect([there.get("stolik.name"), there.get("stolik.settings")]).toEqual(["Anna", "{}"]);
  });

  it("says for how many tables there is no room", () => {
    browserWith({ "stolik.tables": JSON.stringify(Array.from({ length: 39 }, (_, n) => table(`here${n}`))) });
    expect(unpack(luggage)).toMatchObject({ tables: 1, left: 1 });
  });

  it.each(["", "null", "[]", "{}", '{"stolik":2}', "a save"])("is not %j", (text) => {
    expect(unpack(text)).toBeNull();
  });

  it("brings nothing of a wrong form", () => {
    const there = browserWith();
    const odd = { stolik: 1, tables: [{ mine: "../x", wish: {} }, 7], played: [{ won: 1 }], name: 7, settings: { tempo: "calm" } };
    expect(unpack(JSON.stringify(odd))).toEqual({ tables: 0, left: 0, games: 0, name: null, settings: false });
    expect(there.get("stolik.settings")).toBe(undefined);
  });
});

describe("what is sealed", () => {
  it("is opened by its own key alone", async () => {
    const text = "zażółć ".repeat(20_000);
    const { sealed: closed, key } = await sealed(text);
    const other = await sealed(text);
    expect(closed).not.toBe(other.sealed);
    expect(await unsealed(closed, key)).toBe(text);
    for (const bad of [other.key, "", "AAAA", "!"]) expect(await unsealed(closed, bad)).toBeNull();
    expect(await unsealed(`A${closed.slice(1)}`, key)).toBeNull();
    expect(await unsealed("", key)).toBeNull();
  });

  it("has its key in a part of the address that no server is sent", async () => {
    const { key } = await sealed("x");
    const address = new URL(alongPath("parcel-1_", key), "https://house.example");
    expect(alongIn(address.hash)).toEqual({ parcel: "parcel-1_", key });
    expect(address.pathname).toBe("/");
    expect(alongIn("#along.only")).toBeNull();
  });
});

it("forgets everything of this house, and nothing of another at the same address", () => {
  const there = browserWith({ ...PHONE, "stolik.other/tables": "[]", elsewhere: "1" });
  forgetAll();
  expect([...there.keys()]).toEqual(["stolik.other/tables", "elsewhere"]);
});

it("forgets nothing here if the server cannot be reached", async () => {
  const there = browserWith(PHONE);
  vi.stubGlobal("window", globalThis);
  const { forgetMe } = await import("../../../src/stolik/web/yours/forgetting");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await expect(forgetMe(["a"])).rejects.toThrow();
  expect(there.has("stolik.tables")).toBe(true);
  const refusal = (id: string): Response => new Response(JSON.stringify({ error: { id } }), { status: 404 });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(path.includes("gone") ? refusal("unknown_table") : path.includes("odd") ? refusal("other_rules") : new Response("{}")));
  expect(await forgetMe(["a", "gone", "odd"])).toBe(1);
  expect(there.size).toBe(0);
});
