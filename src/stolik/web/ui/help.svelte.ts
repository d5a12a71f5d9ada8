import type { Ref } from "../net/protocol";
import { messageId, words } from "../words/words.svelte";

const LINGER = 280;
const LONG_PRESS = 430;

/** The explanation shown: its thing, and the element beside which it is placed. */
class Help {
  thing = $state<Ref | null>(null);
  beside = $state.raw<Element | null>(null);
  /** Whether it stays until something else is pressed: after a long press or a right click. */
  held = $state(false);
  #timer = 0;
  /** The last position of the pointer. */
  #at: readonly [number, number] = [-1, -1];

  pointed(event: PointerEvent): void {
    this.#at = [event.clientX, event.clientY];
  }

  /** Whether the pointer has moved. A page that changes under a resting pointer also causes events. */
  goes(event: PointerEvent): boolean {
    return Math.max(Math.abs(event.clientX - this.#at[0]), Math.abs(event.clientY - this.#at[1])) >= 1;
  }

  show(thing: Ref, beside: Element, held = false): void {
    window.clearTimeout(this.#timer);
    this.thing = thing;
    this.beside = beside;
    this.held = held;
  }

  hide(): void {
    window.clearTimeout(this.#timer);
    this.thing = null;
    this.beside = null;
    this.held = false;
  }

  /** Cancels an explanation that was about to be shown. */
  cancel(): void {
    window.clearTimeout(this.#timer);
  }

  later(thing: Ref, beside: Element, wait: number, held = false): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.show(thing, beside, held), wait);
  }
}

export const help = new Help();

/** Elements on which a press does nothing: a tap explains them. */
const IDLE = "[aria-disabled=true], [data-idle]";

/** Explains `thing` on hover, on keyboard focus, on a long press (which is then not a click), on a right click or
 * the menu key, and on a tap if that does nothing else; always to screen readers. */
export function explains(node: HTMLElement, thing: Ref): { update(thing: Ref): void; destroy(): void } {
  let about = $state(thing);
  let held = false;
  let touched = false;
  /** After a press, no explanation until the pointer enters again. */
  let pressed = false;

  const noted = $derived(words.noted(about));
  $effect(() => {
    node.dataset["about"] = about;
    const help = words.help(about) ?? "";
    const named = node.getAttribute("aria-label")?.includes(help.replace(/\.$/, "")) ?? false;
    const ours = words.attribute(messageId(about), "ours");
    const text = [named ? "" : help, words.numbers(about), ours, noted].filter(Boolean).join(" ");
    if (text) node.setAttribute("aria-description", text);
    else node.removeAttribute("aria-description");
  });

  const moved = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || pressed || help.held || !help.goes(event)) return;
    if (help.beside !== node) help.later(about, node, LINGER);
  };
  // A thing that is removed from the table loses its focus while the page is being redrawn, when state must not change.
  const left = (): void => {
    pressed = false;
    help.cancel();
    queueMicrotask(() => help.beside === node && !help.held && help.hide());
  };
  // A finger that is lifted leaves too: what a long press has shown stays until the next touch.
  const gone = (event: PointerEvent): void => (event.pointerType === "mouse" ? left() : help.cancel());
  const down = (event: PointerEvent): void => {
    held = false;
    touched = event.pointerType !== "mouse";
    if (!touched) {
      pressed = true;
      return help.hide();
    }
    help.later(about, node, LONG_PRESS, true);
    window.setTimeout(() => (held = help.beside === node), LONG_PRESS + 20);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" && help.beside !== node) help.hide();
  };
  const clicked = (event: MouseEvent): void => {
    if (!held) return touched && node.matches(IDLE) ? help.show(about, node, true) : help.hide();
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const focused = (): void => {
    if (node.matches(":focus-visible") && !help.held) help.later(about, node, LINGER);
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    help.show(about, node, true);
  };

  node.addEventListener("pointermove", moved);
  node.addEventListener("pointerleave", gone);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("click", clicked, true);
  node.addEventListener("focus", focused);
  node.addEventListener("blur", left);
  node.addEventListener("contextmenu", menu);
  return {
    update(next) {
      about = next;
    },
    destroy() {
      help.cancel();
      queueMicrotask(() => help.beside === node && help.hide());
    },
  };
}
