import { expect, test } from "vitest";
import { fitted, freeCorner, stretched, zoomed } from "../../../src/stolik/games/voidfall/board/galaxy/camera";
import { actionsOf } from "../../../src/stolik/games/voidfall/board/signs/cards";
import { centre, isInvaded, sightAt, storms, tunnels } from "../../../src/stolik/games/voidfall/board/galaxy/sectors";
import { planetOf } from "../../../src/stolik/games/voidfall/board/galaxy/planets";
import { SCENES, sceneOf } from "../../../src/stolik/games/voidfall/board/galaxy/scenes";
import tiles from "../../../src/stolik/games/voidfall/content/tiles.toml?raw";
import type { SectorView, VoidfallView } from "../../../src/stolik/games/voidfall/board/view";
import type { Question } from "../../../src/stolik/web/net/protocol";
import { partsOf, partsShown } from "../../../src/stolik/games/voidfall/board/zones";

const files = import.meta.glob<string>("../../../src/stolik/games/voidfall/content/focus/*.toml", { query: "?raw", import: "default", eager: true });

function sector(ref: string, at: readonly [number, number], ...near: string[]): SectorView {
  return {
    ref, tile: "tile:standard", at, near, owner: null, home: null, house: "", pop: 1, corrupted: false, guilds: [], guild_slots: 3,
    installations: [], installation_slots: 3, upkeep: 0, fleets: {}, void: 0, void_limit: 3, bounties: 0, reclaims: 0, glory: [], harbingers: 0,
    upkeep_slots: true, letter: "",
  };
}

test("every Focus card shows the actions its content names", () => {
  const cards = Object.values(files).flatMap((text) => text.split(/\[\[\w+\]\]/).slice(1));
  expect(cards.length).toBeGreaterThan(40);
  for (const card of cards) {
    const [id, ...actions] = [...card.matchAll(/\bid = "(\w+)"/g)].map(([, name]) => name);
    expect(actionsOf(`focus:${id}`)).toEqual(actions.map((action) => `action:${id}_${action}`));
  }
});

test("an edge between sectors that are not adjacent is a Voidstorm", () => {
  const galaxy = [sector("sector:0", [0, 0], "sector:1"), sector("sector:1", [0, 1], "sector:0"), sector("sector:2", [1, 0])];
  const [storm, ...more] = storms(galaxy, { turned: false, wide: 1, high: 1 });
  expect(more).toHaveLength(1);
  const middle = { x: ((storm?.[0].x ?? 0) + (storm?.[1].x ?? 0)) / 2, y: ((storm?.[0].y ?? 0) + (storm?.[1].y ?? 0)) / 2 };
  const [here, there] = [centre([0, 0]), centre([1, 0])];
  expect(middle.x).toBeCloseTo((here.x + there.x) / 2);
  expect(middle.y).toBeCloseTo((here.y + there.y) / 2);
});

test("sectors joined by Wormholes are adjacent from afar", () => {
  const galaxy = [sector("sector:0", [0, 0], "sector:1"), sector("sector:1", [3, 0], "sector:0")];
  expect(tunnels(galaxy, { turned: true, wide: 1, high: 1 })).toHaveLength(1);
});

test("the whole galaxy is seen at first, and nothing is nearer than four times that", () => {
  const camera = fitted({ left: 0, top: 0, right: 400, bottom: 200 }, 800, 800);
  expect(camera.scale).toBe(1.8);
  expect(zoomed(camera, 100, { x: 0, y: 0 }, 1.8).scale).toBeCloseTo(7.2);
});

test("hexes become wider or higher, as far as they stay hexes, until the galaxy fills its room", () => {
  const square = { width: 100, height: 100 };
  expect(stretched(square, { width: 300, height: 250 })).toEqual({ wide: 1.2, high: 1 });
  expect(stretched(square, { width: 250, height: 300 })).toEqual({ wide: 1, high: 1.2 });
  expect(stretched(square, { width: 900, height: 100 })).toEqual({ wide: 1.5, high: 1 });
});

test("of a sector seen small less is drawn", () => {
  expect([1.2, 0.8, 0.6, 0.4, 0.25].map(sightAt)).toEqual(["near", "mid", "low", "far", "least"]);
});

test("on a phone a question about Bounties opens the hand, where they say what they give", () => {
  const asked = { type: "choose", kind: "pick_bounty", options: ["bounty:any", "bounty:science"], lo: 1, hi: 1 } as unknown as Question;
  expect(partsOf(asked)).toEqual(["hand"]);
});

test("on a phone a question about sectors opens the galaxy, one about effects nothing", () => {
  const asking = (kind: string, ...options: string[]): Question => ({ type: "choose", kind, options, lo: 1, hi: 1 }) as unknown as Question;
  expect(partsOf(asking("invade", "word:done", "sector:3"))).toEqual(["map"]);
  expect(partsOf(asking("buy", "effect:agenda"))).toEqual([]);
  expect(partsOf(asking("keep_agenda", "agenda:trophy"))).toEqual(["hand"]);
  expect(partsOf(asking("agenda", "agenda:trophy", "deck:might"))).toEqual(["house"]);
});

test("the hand opens where nothing but the end of the turn is left, because the next card may be pressed", () => {
  const act = { type: "choose", kind: "act", options: ["word:end_turn"], lo: 1, hi: 1, leads: [["word:end_turn", "focus:politics"]] } as unknown as Question;
  expect(partsOf(act)).toEqual(["hand"]);
  expect(partsOf({ ...act, leads: [["word:end_turn", "slot:1"]] })).toEqual([]);
});

test("on a phone a question about Crises, their rows, Safe Havens and cards on offer opens the House", () => {
  const asking = (kind: string, ...options: string[]): Question => ({ type: "choose", kind, options, lo: 1, hi: 1 }) as unknown as Question;
  expect(partsOf(asking("crisis", "crisis:trophy", "word:decline"))).toEqual(["house"]);
  expect(partsOf(asking("crisis_row", "row:0", "row:1"))).toEqual(["house"]);
  expect(partsOf(asking("haven", "haven:1"))).toEqual(["house"]);
  expect(partsOf(asking("remove_harbinger", "sector:4", "row:0"))).toEqual(["map", "house"]);
  expect(partsOf(asking("focus", "focus:conquest", "focus:joint_politics"))).toEqual(["hand", "house"]);
});

test("on a phone a question about sectors and slots marks the House board too", () => {
  const question = { type: "choose", kind: "move_corruption_to", options: ["sector:1", "slot:2", "slot:3"] } as unknown as Question;
  expect(partsOf(question)).toEqual(["map", "house"]);
});

test("on a phone a guide opens the hand for an Agenda that is still in it", () => {
  expect(partsShown(["agenda:trophy"], ["agenda:trophy"])).toEqual(["hand"]);
  expect(partsShown(["agenda:trophy"], [])).toEqual([]);
  expect(partsShown(["track:economy", "sector:1"], [])).toEqual(["house"]);
});

test("every kind of tile but a standard sector has a scene", () => {
  const kinds = [...tiles.matchAll(/^id = "(\w+)"$/gm)].map(([, id]) => id);
  expect([...Object.keys(SCENES), "standard", "outpost"].toSorted()).toEqual(kinds.toSorted());
});

test("the buttons of the galaxy lie where no sector is", () => {
  const [window, box] = [{ width: 400, height: 300 }, { width: 100, height: 40 }];
  const [below, above] = [{ x: 360, y: 260 }, { x: 360, y: 40 }];
  expect(freeCorner([], 50, window, box)).toBe("bottom right");
  expect(freeCorner([below], 50, window, box)).toBe("top right");
  expect(freeCorner([below, above], 50, window, box)).toBe("bottom left");
  expect(freeCorner([below, above, { x: 40, y: 260 }], 50, window, box)).toBeNull();
});

test("a sector is invaded until it is conquered", () => {
  const view = { turn: { seat: 0, target: "sector:1" } } as unknown as VoidfallView;
  expect(isInvaded(sector("sector:1", [0, 0]), view)).toBe(true);
  expect(isInvaded({ ...sector("sector:1", [0, 0]), owner: 1 }, view)).toBe(true);
  expect(isInvaded({ ...sector("sector:1", [0, 0]), owner: 0 }, view)).toBe(false);
  expect(isInvaded(sector("sector:2", [0, 0]), view)).toBe(false);
});

test("no two sectors have the same world, and those of neighbouring numbers share neither colour, surface nor company", () => {
  const planets = Array.from({ length: 40 }, (_, number) => planetOf(`sector:${number}`));
  expect(new Set(planets.map(({ colour, surface }) => JSON.stringify([colour, surface]))).size).toBe(40);
  for (const [nth, { colour, surface, rings, moons }] of planets.slice(1).entries()) {
    const before = planets[nth];
    expect(before?.colour).not.toBe(colour);
    expect(before?.surface).not.toBe(surface);
    expect([before?.rings.length, before?.moons.length]).not.toEqual([rings.length, moons.length]);
  }
});

test("the Homes of one galaxy are unlike each other, and a sector looks the same in every game", () => {
  expect(new Set([0, 1, 2].map((seat) => JSON.stringify(sceneOf("home", seat)))).size).toBe(3);
  expect(planetOf("sector:7")).toEqual(planetOf("sector:7"));
});
