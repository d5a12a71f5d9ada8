/** What is heard, through whole random games (told.py): a loudspeaker is heard by everybody in the room. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import notAlone, { HEARD as IN_NOT_ALONE } from "@stolik/games/not_alone/board/sounds";
import terrorscape, { HEARD as IN_TERRORSCAPE } from "@stolik/games/terrorscape/board/sounds";
import voidfall, { HEARD as IN_VOIDFALL } from "@stolik/games/voidfall/board/sounds";
import zona, { HEARD as IN_ZONA } from "@stolik/games/zona/board/sounds";
import type { Entry, View } from "@stolik/web/net/protocol";
import { CUES } from "@stolik/web/sound/cues";
import { DEFAULTS } from "@stolik/web/sound/defaults";
import type { GameSounds } from "@stolik/web/sound/description";
import { linesOf } from "./catalogues";

const FILE = process.env["STOLIK_TOLD"];
const GAMES: Readonly<Record<string, GameSounds>> = { not_alone: notAlone, terrorscape, voidfall, zona };
const LINES: Readonly<Record<string, object>> = { not_alone: IN_NOT_ALONE, terrorscape: IN_TERRORSCAPE, voidfall: IN_VOIDFALL, zona: IN_ZONA };

/** Names of cues by line, for all lines that the game's texts know. */
function cuesOf(game: string): Map<string, string> {
  const heard = linesOf(game).map((id) => [id, GAMES[game]?.heard({ id, args: {} }, "plain") ?? null] as const);
  return new Map(heard.flatMap(([id, one]) => (one === null ? [] : [[id, typeof one === "string" ? one : one.cue] as const])));
}

describe.each(Object.keys(GAMES))("the sounds of %s", (game) => {
  const own = GAMES[game]?.cues ?? {};

  test("have a cue for each line that is heard", () => {
    expect([...cuesOf(game).values()].filter((cue) => !(cue in own) && !(cue in CUES))).toEqual([]);
  });

  test("are of lines that the log tells", () => {
    expect(Object.keys(LINES[game] ?? {}).filter((id) => !linesOf(game).includes(id))).toEqual([]);
  });

  test("are all heard", () => {
    const heard = new Set(["turn", "sent", ...cuesOf(game).values()]);
    expect(Object.keys(own).filter((cue) => !heard.has(cue))).toEqual([]);
  });
});

test("no sign of all tables is for nothing", () => {
  const heard = new Set(["turn", "sent", "tick", DEFAULTS.over, ...Object.keys(GAMES).flatMap((game) => [...cuesOf(game).values()])]);
  expect(Object.keys(CUES).filter((cue) => !heard.has(cue))).toEqual([]);
});

test("a game that says nothing is heard by the weight of its lines", () => {
  const line = { id: "anything", args: {} };
  expect((["great", "plain", "small"] as const).map((weight) => DEFAULTS.heard(line, weight))).toEqual(["event", "tick", null]);
});

interface Told {
  seat: number | null;
  lines: Entry[];
  view: View;
}

/** What all viewers are told at one moment, moment by moment. */
function* moments(): Iterable<[game: string, told: Told[]]> {
  let [game, now]: [string, Told[]] = ["", []];
  for (const written of readFileSync(FILE ?? "", "utf8").split("\n").filter(Boolean)) {
    const told = JSON.parse(written) as Told & { game?: string };
    const before = now.at(-1);
    if (told.game || (before && (told.seat ?? -1) <= (before.seat ?? -1))) {
      yield [game, now];
      now = [];
    }
    if (told.game) game = told.game;
    else now.push(told);
  }
  yield [game, now];
}

test.skipIf(!FILE)("a line that only some are told is not heard", () => {
  const heard = new Set<string>();
  const secrets = new Set<string>();
  for (const [game, told] of moments()) {
    const all = told.find(({ seat }) => seat === null)?.lines ?? [];
    for (const { seat, lines } of told) {
      for (const line of lines) {
        if (seat === null) heard.add(line.id);
        else if (!all.some((other) => JSON.stringify(other) === JSON.stringify(line)) && GAMES[game]?.heard(line, "plain")) secrets.add(line.id);
      }
    }
  }
  expect(heard.size).toBeGreaterThan(0);
  expect([...secrets]).toEqual([]);
}, 120_000);

test.skipIf(!FILE)("the soundscape is the same at every seat and for a spectator", () => {
  const different = new Set<string>();
  let compared = 0;
  for (const [game, told] of moments()) {
    const open = told.find(({ seat }) => seat === null);
    const sounds = GAMES[game];
    if (!open || !sounds) continue;
    const mood: Readonly<Record<string, unknown>> = sounds.mood(open.view);
    expect(Object.keys(mood).toSorted()).toEqual(Object.keys(sounds.scape).toSorted());
    for (const { view } of told) {
      for (const [layer, felt] of Object.entries<unknown>(sounds.mood(view))) {
        compared++;
        if (JSON.stringify(felt) !== JSON.stringify(mood[layer])) different.add(layer);
      }
    }
  }
  expect(compared).toBeGreaterThan(0);
  expect([...different]).toEqual([]);
}, 120_000);
