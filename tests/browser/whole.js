// Finds what is cut off or covered in the box of the question, for test_question_box.py. Evaluates to an object of
// functions.
({
  /** The part of a box within everything that cuts it off, and within the window. */
  inSight(element, box) {
    let { left, right, top, bottom } = box;
    const cut = (by) => {
      [left, right] = [Math.max(left, by.left), Math.min(right, by.right)];
      [top, bottom] = [Math.max(top, by.top), Math.min(bottom, by.bottom)];
    };
    cut({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    let placed = false;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { display, overflow, position } = getComputedStyle(each);
      if (display === "contents" || (placed && position === "static")) continue;
      if (overflow !== "visible") cut(each.getBoundingClientRect());
      placed = position === "absolute";
    }
    return { left, right, top, bottom };
  },

  /** Lines of text that are not whole: cut off by a box or the window, or covered. Of what scrolls, it is enough that
   * the box scrolls and is itself in sight, if `scrolling`. Where the box goes with the page, the page scrolls to each. */
  cut(part, scrolling = false) {
    const found = [];
    const { scrollX, scrollY } = window;
    for (const root of document.querySelectorAll(part)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(".heard-only, .preview, svg") || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (scrolling && this.scroller(parent, root)) continue;
        if (scrolling && this.stands(root)) parent.scrollIntoView({ block: "center", behavior: "instant" });
        const range = document.createRange();
        range.selectNodeContents(node);
        // The box of a line of letters is higher than what the letters take of it.
        for (const line of [...range.getClientRects()].filter(({ width }) => width > 1)) {
          const spare = line.height * 0.2;
          const seen = this.inSight(parent, line);
          const x = (line.left + line.right) / 2;
          const y = (line.top + line.bottom) / 2;
          const there = document.elementFromPoint(x, y);
          const why =
            seen.top > line.top + spare || seen.bottom < line.bottom - spare || seen.left > line.left + 2 || seen.right < line.right - 2
              ? "cut"
              : there && (parent.contains(there) || there.contains(parent)) ? "" : `under ${there?.className}`;
          if (why) found.push(`${why}: ${node.data.trim().slice(0, 40)} @${Math.round(line.top)}`);
          if (why) break;
        }
      }
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    return found;
  },

  /** Whether the box of the question goes with the page, instead of staying in the window. */
  stands(root) {
    const frame = root.closest(".decision");
    if (frame === null || document.documentElement.scrollHeight <= innerHeight || getComputedStyle(root).overflowY !== "visible") return false;
    const { position, bottom } = getComputedStyle(frame);
    return position === "relative" || (position === "sticky" && bottom === "auto");
  },

  /** The box within `root` that scrolls an element, or null. */
  scroller(element, root) {
    for (let box = element; box && root.contains(box); box = box.parentElement) {
      if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
    }
    return null;
  },

  /** Whether so much of an element is in sight and uncovered that one notices it. */
  seen(element) {
    const box = element.getBoundingClientRect();
    const { left, right, top, bottom } = this.inSight(element, box);
    const enough = 40;
    if (right - left < Math.min(enough, box.width - 1) || bottom - top < Math.min(enough, box.height - 1)) return false;
    const at = (part, from, to) => from + (to - from) * part;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(at(x, left, right), at(y, top, bottom))));
    return points.filter((there) => element.contains(there)).length > 2;
  },

  /** How an element that must be in view is not. */
  hidden(part) {
    const element = document.querySelector(part);
    if (!element) return [`no ${part}`];
    const box = element.getBoundingClientRect();
    const seen = this.inSight(element, box);
    if (seen.top > box.top + 1 || seen.bottom < box.bottom - 1 || seen.left > box.left + 1 || seen.right < box.right - 1) return [`${part} cut @${Math.round(box.top)}-${Math.round(box.bottom)}`];
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return there && (element.contains(there) || there.contains(element)) ? [] : [`${part} under ${there?.className}`];
  },
})
