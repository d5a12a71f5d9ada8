/** What the board shows while lines are told is what the next view says, through whole random games (told.py). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Entry, View } from "@stolik/web/net/protocol";
import { patched, type Patch } from "@stolik/web/net/patched";
import { follow as inNotAlone } from "@stolik/games/not_alone/board/follow";
import { follow as inTerrorscape } from "@stolik/games/terrorscape/board/follow";
import { follow as inVoidfall } from "@stolik/games/voidfall/board/follow";
import { follow as inZona } from "@stolik/games/zona/board/follow";

const FILE = process.env["STOLIK_TOLD"];
const GAMES: Readonly<Record<string, (view: View, entry: Entry) => View>> = {
  not_alone: inNotAlone, terrorscape: inTerrorscape, voidfall: inVoidfall, zona: inZona,
};

/** By game and line: what this line begins anew, so that what earlier lines said of it no longer counts. */
const ANEW: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  not_alone: { turn_begins: /^creature/, hand_refilled: /^creature/, did_nothing: /^hunted.*status/ },
  terrorscape: { wounded: /^encounter/, eliminated: /^encounter/ },
  zona: { rolled: /^test/, encounter: /^encounter/, died: /^scavengers/, taken: /^scavengers\.\d+\.items/ },
};
/** What the table shows while it is told, and no longer once it is done; and a strength that comes with the attack. */
const PASSING = /^rumour$|^encounter.strength$/;

interface Told {
  seat: number | null;
  lines: Entry[];
  view: View;
  /** The patch that makes the view of the one before. */
  changes: Patch;
}

/** The value at each path of a view; a list of words or numbers is one value, whatever its order. */
function leaves(value: unknown, path = "", into: Map<string, string> = new Map()): Map<string, string> {
  if (typeof value === "object" && value !== null && !(Array.isArray(value) && value.every((one) => typeof one !== "object"))) {
    for (const [name, part] of Object.entries(value)) leaves(part, path ? `${path}.${name}` : name, into);
    if (Array.isArray(value)) into.set(`${path}.length`, String(value.length));
  } else into.set(path, JSON.stringify(Array.isArray(value) ? [...value].sort() : value));
  return into;
}

/** The changes of the lines that the next view does not bear out: by path, what was shown and what is. */
function lies(game: string, before: View, { lines, view }: Told): string[] {
  const follow = GAMES[game] ?? ((same: View) => same);
  const first = leaves(before);
  const last = leaves(view);
  const by = new Map<string, string>();
  let shown = before;
  let now = first;
  for (const line of lines) {
    const anew = ANEW[game]?.[line.id];
    if (anew) for (const path of by.keys()) if (anew.test(path)) by.delete(path);
    const after = follow(shown, line);
    if (after === shown) continue;
    const then = leaves(after);
    for (const path of new Set([...now.keys(), ...then.keys()])) if (now.get(path) !== then.get(path)) by.set(path, line.id);
    [shown, now] = [after, then];
  }
  return [...by]
    .filter(([path]) => now.get(path) !== first.get(path) && now.get(path) !== last.get(path) && !PASSING.test(path))
    .map(([path, line]) => `${line} ${path.replace(/\d+/g, "#")}: ${now.get(path)} is ${last.get(path)}`);
}

/** The games in the file, as they were told to one viewer after another. */
function* games(): Generator<Told & { game?: string }> {
  for (const written of readFileSync(FILE ?? "", "utf8").split("\n")) if (written) yield JSON.parse(written) as Told & { game?: string };
}

test.skipIf(!FILE)("what has changed makes the next view of the one before", () => {
  const seen = new Map<number | null, View>();
  let patches = 0;
  for (const { game, seat, view, changes } of games()) {
    if (game) seen.clear();
    else {
      const before = seen.get(seat);
      if (before) expect(patched(before, changes)).toEqual(view);
      patches += before ? 1 : 0;
      seen.set(seat, view);
    }
  }
  expect(patches).toBeGreaterThan(100);
}, 120_000);

test.skipIf(!FILE)("no line is told otherwise than it was", () => {
  const seen = new Map<number | null, View>();
  const found = new Map<string, [number, string]>();
  let game = "";
  for (const told of games()) {
    if (told.game) {
      game = told.game;
      seen.clear();
      continue;
    }
    const before = seen.get(told.seat);
    if (before) {
      for (const lie of lies(game, before, told)) {
        const kind = lie.split(":")[0] ?? "";
        const [count] = found.get(kind) ?? [0];
        found.set(kind, [count + 1, lie]);
      }
    }
    seen.set(told.seat, told.view);
  }
  expect([...found].sort((a, b) => b[1][0] - a[1][0]).map(([, [count, lie]]) => `${count} x ${lie.slice(0, 200)}`)).toEqual([]);
}, 120_000);
