/** Gives the focus to a button that comes back in the place of what it has opened, if `opened` says that it was this one. */
export function refocus(opened: () => boolean): (button: HTMLElement) => void {
  return (button) => {
    if (opened()) button.focus({ preventScroll: true });
  };
}
