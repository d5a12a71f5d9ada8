/** Packing by hand: what dragging a thing onto a part of the pack means. */

import type { Attachment } from "svelte/attachments";
import type { Question, Ref } from "../../../../web/net/protocol";
import type { ScavengerView } from "../view";

const FAR_ENOUGH = 8;
const AWAY = new Set(["make_room", "drop", "discard"]);

/** A press, and what to answer to the question that follows it. */
export interface Press {
  ref: Ref;
  then?: Ref;
}

/** The answers that put an item into the backpack, onto the body or into the bin; empty if it is not possible. */
export function pressesOf(question: Question | null, one: ScavengerView, item: Ref, place: string): readonly Press[] {
  const held = one.items.find((other) => other.item === item);
  if (!question || !held) return [];
  const offered = question.options.includes(item);
  if (place === "bin" && AWAY.has(question.kind)) return offered ? [{ ref: item }] : [];
  if (question.kind !== "action") return [];
  if (place === "bin") return question.options.includes("word:drop") ? [{ ref: "word:drop", then: item }] : [];
  // Clothing is moved from the body to the backpack and back.
  const other = held.place === "worn" ? "pack" : "worn";
  return offered && held.place !== "small" && place === other ? [{ ref: item }] : [];
}

/** Lets the things in a box, each in an element with `data-item`, be dragged by mouse to its parts, each with `data-put`.
 * A finger scrolls instead: it taps what it wants to move. */
export function packable(put: (item: Ref, place: string) => void): Attachment<HTMLElement> {
  return (box) => {
    let stop = (): void => undefined;
    const down = (start: PointerEvent): void => {
      const tile = (start.target as HTMLElement).closest<HTMLElement>("[data-item]");
      const item = tile?.dataset["item"];
      if (start.button !== 0 || start.pointerType === "touch" || !tile || !item) return;
      let [moving, over] = [false, null as HTMLElement | null];
      const under = (event: PointerEvent): HTMLElement | null => {
        const found = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>("[data-put]"));
        return found.find((one) => one !== null && box.contains(one)) ?? null;
      };
      const move = (event: PointerEvent): void => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        moving ||= Math.hypot(x, y) > FAR_ENOUGH;
        if (!moving) return;
        tile.style.cssText = `translate: ${x}px ${y}px; z-index: 9; position: relative; pointer-events: none`;
        over?.removeAttribute("data-over");
        over = under(event);
        over?.setAttribute("data-over", "");
      };
      const end = (event: PointerEvent): void => {
        stop();
        over?.removeAttribute("data-over");
        tile.removeAttribute("style");
        if (!moving || event.type === "pointercancel") return;
        const swallow = (click: Event): void => click.stopPropagation();
        box.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => box.removeEventListener("click", swallow, { capture: true }));
        const place = over?.dataset["put"];
        if (place) put(item, place);
      };
      stop = () => {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", end);
        window.removeEventListener("pointercancel", end);
      };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    };
    box.addEventListener("pointerdown", down);
    return () => {
      stop();
      box.removeEventListener("pointerdown", down);
    };
  };
}
