/** Moves the focus to what has taken the place of the button that was pressed. */
export function focused(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
