import { tick } from "svelte";

/** Gives the focus to a button that comes back in the place of what it has opened, if `opened` says that it was this one. */
export function refocus(opened: () => boolean): (button: HTMLElement) => void {
  return (button) => {
    if (opened()) button.focus({ preventScroll: true });
  };
}

/** Gives the focus to this if nothing has it, as when what had it has just gone from the page. */
export async function catchFocus(element: HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
