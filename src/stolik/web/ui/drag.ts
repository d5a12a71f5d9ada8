import type { Table } from "../table/table.svelte";
import type { Ref } from "../net/protocol";

const FAR_ENOUGH = 8;

/** Dragging a thing onto another presses both in turn. */
export function draggable(node: HTMLElement, { table, thing, onto }: { table: Table; thing: Ref; onto: string }): void {
  node.addEventListener("pointerdown", (down) => {
    if (down.button !== 0 || node.querySelector(".lit") === null) return;
    let moving = false;

    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      moving ||= Math.hypot(x, y) > FAR_ENOUGH;
      if (moving) node.style.setProperty("translate", `${x}px ${y}px`);
    };
    const end = (event: PointerEvent): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      node.style.removeProperty("translate");
      if (!moving || event.type === "pointercancel") return;
      const swallow = (click: Event): void => click.stopPropagation();
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const target = under.map((element) => element.closest<HTMLElement>(`[data-zone="${onto}"]`)).find((found) => found !== null);
      const place = target?.dataset["thing"];
      if (place) table.pressThen(thing, place);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  });
}
