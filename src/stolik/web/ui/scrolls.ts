/** Makes a box whose content does not fit scrollable by keyboard too. */
export function scrolls(box: HTMLElement): void {
  if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}
