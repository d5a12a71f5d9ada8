/** Arrow keys move the focus inside a group to the nearest element in their direction; Tab moves between groups. */
import type { Action } from "svelte/action";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
}

/** The index of the nearest point from `here` towards `[dx, dy]`, or -1. Sideways distance counts double. */
export function nearest(points: readonly Box[], here: number, [dx, dy]: readonly [number, number]): number {
  const from = points[here];
  if (!from) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    const distance = ahead + 2 * aside;
    if (index !== here && ahead > 1 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function things(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button, a[href], input, select")].filter(
    (thing) => thing.offsetParent !== null && !thing.hasAttribute("disabled"),
  );
}

export const roving: Action<HTMLElement> = (group) => {
  let current: HTMLElement | null = null;

  function settle(): void {
    const all = things(group);
    if (!current || !all.includes(current)) current = all.find((thing) => thing.classList.contains("lit")) ?? all[0] ?? null;
    for (const thing of all) thing.tabIndex = thing === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    if (!things(group).includes(target)) return;
    current = target;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    const target = event.target as HTMLElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey || target instanceof HTMLInputElement) return;
    const all = things(group);
    const points = all.map((thing) => {
      const box = thing.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const next = all[nearest(points, all.indexOf(target), way)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watcher = new MutationObserver(() => {
    if (!group.contains(document.activeElement)) current = null;
    settle();
  });
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("keydown", pressed);
    },
  };
};
