/** Makes a text smaller, step by step, until it fits where it stands; `text` says when to measure again. */
export function fits(text: string): (node: HTMLElement) => () => void {
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
    if (node.parentElement) watcher.observe(node.parentElement);
    void document.fonts.ready.then(measure);
    measure();
    return () => watcher.disconnect();
  };
}
