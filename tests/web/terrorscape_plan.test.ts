import { describe, expect, it } from "vitest";
import { CABIN, CABIN_TALL } from "../../src/stolik/games/terrorscape/board/art/plan/cabin";
import { MANSION, MANSION_TALL } from "../../src/stolik/games/terrorscape/board/art/plan/mansion";
import type { HousePlan, RoomPlan } from "../../src/stolik/games/terrorscape/board/art/plan/plan";
import type { Point } from "../../src/stolik/games/terrorscape/board/art/shapes";

const MANSION_DOORS =
  "B1_B2 B1_R1 B2_B3 B2_B5 B2_R1 B3_B4 B4_G5 B5_R3 B5_R4 R1_R2 R1_R3 R2_R3 R2_R5 R2_G1 R4_R5 R5_G4 G3_G4".split(" ");
const MANSION_BORDERS = "G1_G2 G2_G3 G3_G5".split(" ");
const CABIN_DOORS = "G3_G4 G2_G4 G4_G5 G5_B5 R5_R3 R4_R3 R3_B4 R3_R2 R2_G1 R1_G1 R1_R2 R2_B1 B2_B3".split(" ");
const CABIN_BORDERS = "G3_G5 G2_G3 G1_G2 B4_B5 B3_B4 B1_B4 B1_B3".split(" ");

function sides(room: RoomPlan): [Point, Point][] {
  return room.corners.map((corner, i) => [corner, room.corners[(i + 1) % room.corners.length] ?? corner]);
}

/** Whether the segment lies wholly on the edge of the room. */
function onEdge(room: RoomPlan, [[ax, ay], [bx, by]]: readonly [Point, Point]): boolean {
  const within = (v: number, p: number, q: number): boolean => v >= Math.min(p, q) && v <= Math.max(p, q);
  return sides(room).some(([[px, py], [qx, qy]]) =>
    px === qx
      ? ax === px && bx === px && within(ay, py, qy) && within(by, py, qy)
      : ay === py && by === py && within(ax, px, qx) && within(bx, px, qx),
  );
}

function inside(room: RoomPlan, [x, y]: Point, margin: number): boolean {
  const holds = (px: number, py: number): boolean => {
    let odd = false;
    for (const [[ax, ay], [bx, by]] of sides(room)) {
      if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) odd = !odd;
    }
    return odd;
  };
  return [-margin, margin].every((dx) => [-margin, margin].every((dy) => holds(x + dx, y + dy)));
}

function area(room: RoomPlan): number {
  return Math.abs(sides(room).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;
}

const PLANS: [string, HousePlan, string, string[], string[]][] = [
  ["Mansion", MANSION, "", MANSION_DOORS, MANSION_BORDERS],
  ["Mansion on its side", MANSION_TALL, "", MANSION_DOORS, MANSION_BORDERS],
  ["Cabin", CABIN, "cabin_", CABIN_DOORS, CABIN_BORDERS],
  ["Cabin on its side", CABIN_TALL, "cabin_", CABIN_DOORS, CABIN_BORDERS],
];

describe.each(PLANS)("plan of the %s", (_name, plan, prefix, doors, borders) => {
  const find = (ref: string): RoomPlan => {
    const room = plan.rooms.find((one) => one.ref === ref);
    if (!room) throw new Error(`no room ${ref}`);
    return room;
  };

  it("has fifteen rooms, five in each zone", () => {
    const ids = plan.rooms.map((room) => room.ref).sort();
    expect(ids).toEqual(["B", "G", "R"].flatMap((zone) => [1, 2, 3, 4, 5].map((n) => `room:${prefix}${zone}${n}`)));
  });

  it("has exactly the doors and borders of the map", () => {
    expect(plan.doors.map((door) => door.ref)).toEqual(doors.map((pair) => `door:${prefix}${pair}`));
    expect(plan.borders.map(({ between }) => between.map((ref) => ref.slice(5 + prefix.length)).join("_"))).toEqual(borders);
  });

  it.each(plan.doors.map((door) => [door.ref, door] as const))("%s lies with room to spare in a wall both rooms share", (_ref, door) => {
    const [x, y] = door.at;
    const half = door.width / 2 + 8;
    const gap: readonly [Point, Point] = door.wall === "level" ? [[x - half, y], [x + half, y]] : [[x, y - half], [x, y + half]];
    for (const ref of door.between) expect(onEdge(find(ref), gap)).toBe(true);
  });

  it("draws every border along an edge both rooms share", () => {
    for (const { between, line } of plan.borders) {
      line.slice(1).forEach((to, i) => {
        for (const ref of between) expect(onEdge(find(ref), [line[i] ?? to, to]), `${between} at ${to}`).toBe(true);
      });
    }
  });

  it("lets the Killer through a wall both rooms share", () => {
    if (!plan.gap) return;
    const [x, y] = plan.gap.at;
    const line: readonly [Point, Point] = plan.gap.wall === "level" ? [[x - 30, y], [x + 30, y]] : [[x, y - 30], [x, y + 30]];
    for (const ref of plan.gap.between) expect(onEdge(find(ref), line)).toBe(true);
  });

  it("keeps figures, labels, signs and hatches inside their rooms", () => {
    for (const room of plan.rooms) {
      for (const slot of room.slots) expect(inside(room, slot, 22), `${room.ref} ${slot}`).toBe(true);
      expect(inside(room, room.middle, 22)).toBe(true);
      expect(inside(room, room.label, 18), `${room.ref} label`).toBe(true);
      for (const { at } of room.features) expect(inside(room, at, 18), `${room.ref} sign`).toBe(true);
    }
    for (const { room, at } of plan.passages) expect(inside(find(room), at, 18), `hatch in ${room}`).toBe(true);
  });

  it("keeps signs and hatches clear of where figures stand", () => {
    for (const room of plan.rooms) {
      const hatches = plan.passages.filter((passage) => passage.room === room.ref);
      for (const { at: [x, y] } of [...room.features, ...hatches, { at: room.label }]) {
        for (const [sx, sy] of room.slots) expect(Math.hypot(x - sx, y - sy), `${room.ref} ${x},${y}`).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it("joins passages in pairs", () => {
    for (const { numeral, room, to } of plan.passages) {
      expect(plan.passages.filter((end) => end.numeral === numeral && end.room === to && end.to === room)).toHaveLength(1);
    }
  });

  it("lets no room cover another", () => {
    for (const room of plan.rooms) {
      for (const twin of plan.rooms) {
        if (room !== twin) for (const slot of [...room.slots, room.label]) expect(inside(twin, slot, 1), `${room.ref} in ${twin.ref}`).toBe(false);
      }
    }
    const covered = plan.rooms.reduce((sum, room) => sum + area(room), 0);
    expect(covered).toBeLessThanOrEqual(plan.width * plan.height);
  });

  it("puts every window in a wall of its room", () => {
    for (const { room, at: [x, y], wall, width } of plan.windows) {
      const half = width / 2;
      const line: readonly [Point, Point] = wall === "level" ? [[x - half, y], [x + half, y]] : [[x, y - half], [x, y + half]];
      expect(onEdge(find(room), line), `${room} window at ${x},${y}`).toBe(true);
    }
  });
});
