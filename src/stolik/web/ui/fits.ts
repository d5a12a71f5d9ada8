/** Makes a text smaller, step by step, until it fits where it stands. It is measured again when `text` changes, and
 * when its container changes size: its parent, or the nearest `frame`. */
export function fits(text: string, frame?: string): (node: HTMLElement) => () => void {
  const LEAST = 11;
  const STEP = 0.5;
  return (node) => {
    // A size in transition cannot be measured.
    node.style.transitionProperty = "none";
    const measure = (): void => {
      void text;
      node.style.removeProperty("font-size");
      let size = parseFloat(getComputedStyle(node).fontSize);
      while (size > LEAST && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth)) {
        size = Math.max(LEAST, size - STEP);
        node.style.fontSize = `${size}px`;
      }
    };
    const watcher = new ResizeObserver(measure);
    const around = (frame && node.closest(frame)) || node.parentElement;
    if (around) watcher.observe(around);
    void document.fonts.ready.then(measure);
    measure();
    return () => watcher.disconnect();
  };
}
