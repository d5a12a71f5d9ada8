// Measures how much room the map of a table has and what is in sight, for room.py. Evaluates to a function of the
// things that make up a hand.
(hand) => {
  const PLACES = "main .touch:is([data-zone=map], [data-zone=planet]):is([data-thing^='place:'], [data-thing^='room:'], [data-thing^='sector:'], [data-thing^='area:'], [data-thing^='facility:'])";
  /** The box of an element, or of its words if it is a heading, which may be wider. */
  const boxOf = (element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return (element.matches("h2") ? words : element).getBoundingClientRect();
  };
  /** The part of a box within the window and within everything that cuts it off. */
  const inSight = (element) => {
    let { left, right, top, bottom } = boxOf(element);
    const cut = (box) => {
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    };
    cut({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow !== "visible") cut(each.getBoundingClientRect());
    }
    return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const shownOf = (things) => [...document.querySelectorAll(things)].filter((thing) => thing.checkVisibility());
  /** How much of an element is in sight, from 0 to 1: cut off by nothing and behind nothing. */
  const seen = (element) => {
    const [whole, part] = [boxOf(element), inSight(element)];
    if (whole.width * whole.height === 0 || part.width * part.height === 0) return 0;
    const points = [0.04, 0.5, 0.96].flatMap((x) => [0.06, 0.5, 0.94].map((y) => [part.left + part.width * x, part.top + part.height * y]));
    const open = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there && (element.contains(there) || there.contains(element));
    });
    return Math.round(100 * ((part.width * part.height) / (whole.width * whole.height)) * (open.length / points.length)) / 100;
  };
  const least = (elements) => (elements.length ? Math.min(...elements.map(seen)) : null);

  const places = shownOf(PLACES);
  const boxes = places.map(inSight).filter(({ width, height }) => width * height > 0);
  const edge = (side, pick) => pick(...boxes.map((box) => box[side]));
  const round = boxes.length ? (edge("right", Math.max) - edge("left", Math.min)) * (edge("bottom", Math.max) - edge("top", Math.min)) : 0;

  // Rooms and hexes are drawn by their outline: their boxes overlap, they do not.
  const outlined = (place) => place.closest("[style*=clip-path]") !== null || getComputedStyle(place.parentElement).clipPath !== "none";
  const square = places.filter((place) => !outlined(place)).map((place) => ({ thing: place.dataset.thing, ...place.getBoundingClientRect().toJSON() }));
  const overlaps = square.flatMap((one, nth) =>
    square.slice(nth + 1).flatMap((other) => {
      const [x, y] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
      return x > 1 && y > 1 ? [`${one.thing} and ${other.thing}`] : [];
    }),
  );
  const unreached = places.filter((place) => inSight(place).width + 1 < place.getBoundingClientRect().width || inSight(place).height + 1 < place.getBoundingClientRect().height).map((place) => place.dataset.thing);

  /** Words that do not fit into the box that cuts them off. */
  const cut = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, .heard-only, .telling") || !parent.checkVisibility()) continue;
    for (let box = parent, depth = 0; box && depth < 3; box = box.parentElement, depth++) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const wide = ["hidden", "clip"].includes(overflowX) && box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1;
      const high = ["hidden", "clip"].includes(overflowY) && box.scrollHeight > box.clientHeight + 3 && box.clientHeight > 1 && getComputedStyle(box).webkitLineClamp !== "none";
      if (wide || high) cut.push(node.data.trim().slice(0, 30));
      if (wide || high) break;
    }
  }

  const question = document.querySelector("main h2[data-kind]");
  const confirm = document.querySelector("main [data-thing=confirm]");
  const lit = shownOf(".touch.lit");
  return {
    share: round / (innerWidth * innerHeight),
    question: question ? seen(question) : null,
    confirm: confirm ? seen(confirm) : null,
    hand: least(shownOf(hand)),
    lit: lit.length ? lit.filter((thing) => seen(thing) > 0.5).length / lit.length : null,
    overlaps,
    unreached,
    cut: [...new Set(cut)],
  };
}
