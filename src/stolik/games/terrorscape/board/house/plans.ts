import type { Ref } from "../../../../web/net/protocol";
import { words } from "../../../../web/words/words.svelte";
import type { HousePlan, RoomPlan } from "../art/plan/plan";
import { MAPS } from "../art/plan/plans";

/** The plan of a map, lying or standing. */
export function planOf(map: Ref, upright: boolean): HousePlan {
  const pair = MAPS[map];
  if (!pair) throw new Error(`no plan of ${map}`);
  return upright ? pair.tall : pair.wide;
}

export interface Percents {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The rectangle around a room, and the room's outline in it, in percents. */
export function frameOf(room: RoomPlan, plan: HousePlan): { box: Percents; outline: string } {
  const xs = room.corners.map(([x]) => x);
  const ys = room.corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const outline = room.corners.map(([x, y]) => `${((x - left) / width) * 100}% ${((y - top) / height) * 100}%`).join(", ");
  return {
    box: { left: (left / plan.width) * 100, top: (top / plan.height) * 100, width: (width / plan.width) * 100, height: (height / plan.height) * 100 },
    outline: `polygon(${outline})`,
  };
}

/** The text on the sign of a room in the current language. */
export function codeOf(plan: HousePlan, id: string): string {
  const room = plan.rooms.find((other) => other.id === id);
  return (room && words.attribute(room.ref.replaceAll(":", "-"), "code")) ?? id;
}
