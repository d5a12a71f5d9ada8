// Measures what people see and press, for test_accessibility.py. Evaluates to an object of functions.
({
  /** Where the part is in the window. */
  clip(part) {
    const root = document.querySelector(part);
    const box = root === document.body ? new DOMRect(0, 0, innerWidth, innerHeight) : root.getBoundingClientRect();
    return { x: Math.max(0, box.x), y: Math.max(0, box.y), width: box.width, height: Math.min(box.height, innerHeight) };
  },

  /** All text in sight in the part: its colour with its opacity, how much contrast it needs, and where in the part its
   * lines are. Takes all text away until `show`; its shadows stay: they are part of what is behind it. */
  texts(part) {
    const clip = this.clip(part);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map();
    const rgba = (css) => {
      if (known.has(css)) return known.get(css);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      known.set(css, [...canvas.getImageData(0, 0, 1, 1).data]);
      return known.get(css);
    };
    const covers = (element) => {
      if (element instanceof SVGTextContentElement) return true;
      const { backgroundColor, backgroundImage, fill, fillOpacity, opacity } = getComputedStyle(element);
      const [colour, part] = element instanceof SVGElement ? [fill, fillOpacity * opacity] : [backgroundColor, opacity];
      return backgroundImage !== "none" || (colour !== "none" && (rgba(colour)[3] / 255) * part > 0.9);
    };
    const seenAt = (element, x, y) => {
      const meets = (there) => there.contains(element) || element.contains(there);
      // To list all that lies there takes many times as long as to find the uppermost.
      const uppermost = document.elementFromPoint(x, y);
      if (!uppermost || meets(uppermost) || covers(uppermost)) return uppermost !== null && meets(uppermost);
      for (const there of document.elementsFromPoint(x, y)) {
        if (meets(there)) return true;
        if (covers(there)) return false;
      }
      return false;
    };
    const seen = (element, { left, right, top, bottom }) =>
      [left + 1, (left + right) / 2, right - 1].every((x) => seenAt(element, x, (top + bottom) / 2));
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(part), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest(".heard-only, .picture, .horizon, option, :disabled, .btn[aria-disabled=true]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 1);
      if (lines.length === 0 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const [r, g, b, a] = rgba(parent instanceof SVGElement ? style.fill : style.webkitTextFillColor);
      let alpha = a / 255;
      for (let each = parent; each; each = each.parentElement) alpha *= Number(getComputedStyle(each).opacity);
      const size = parseFloat(style.fontSize) * (parent instanceof SVGElement ? Math.abs(parent.getScreenCTM().a) : 1);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const text = {
        what: `${parent.tagName.toLowerCase()}.${parent.getAttribute("class") ?? ""} in ${parent.closest("section, nav, header, form, [role], main")?.getAttribute("class") ?? ""}: "${node.data.trim().slice(0, 40)}"`,
        colour: [r, g, b],
        alpha,
        size,
        map: parent.closest(".map svg") !== null,
        need: large ? 3 : 4.5,
      };
      found.push({ text, parent, lines });
    }
    // The browser computes the style of all elements anew, which takes long: hence one sheet for two purposes. Whatever
    // lies above a text covers it, also what lets presses through.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important; } svg text, svg tspan { fill: transparent !important; }");
    document.adoptedStyleSheets = [sheet];
    return found.flatMap(({ text, parent, lines }) => {
      const inSight = lines.filter((line) => seen(parent, line));
      const within = inSight.map(({ x, y, width, height }) => [x - clip.x, y - clip.y, width, height]);
      return within.length === 0 ? [] : [{ ...text, lines: within }];
    });
  },

  /** Brings all text back. */
  show() {
    document.adoptedStyleSheets = [];
  },

  /** The texts that stand out too little from what is behind them: two pictures of the page, with and without text. */
  async faint([shown, hidden, texts]) {
    const pixels = async (picture) => {
      const text = atob(picture);
      const bytes = new Uint8Array(text.length);
      for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height);
    };
    const [front, back] = [await pixels(shown), await pixels(hidden)];
    const { width, height } = front;
    const linear = Array.from({ length: 256 }, (_, value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const light = (r, g, b) => 0.2126 * linear[Math.round(r)] + 0.7152 * linear[Math.round(g)] + 0.0722 * linear[Math.round(b)];
    const ink = new Uint8Array(width * height);
    const findInk = (from, to) => {
      for (let at = from; at < to; at++) {
        let apart = 0;
        for (let byte = 4 * at; byte < 4 * at + 3; byte++) apart += Math.abs(front.data[byte] - back.data[byte]);
        ink[at] = apart > 40 ? 1 : 0;
      }
    };
    const complaints = [];
    for (const { what, colour, alpha, need, lines } of texts) {
      const ratios = [];
      const above = (byte, nth) => back.data[byte + nth] + (colour[nth] - back.data[byte + nth]) * alpha;
      for (const [left, top, wide, high] of lines) {
        const [x0, x1] = [Math.max(1, Math.floor(left)), Math.min(width - 1, Math.ceil(left + wide))];
        const [y0, y1] = [Math.max(1, Math.floor(top)), Math.min(height - 1, Math.ceil(top + high))];
        for (let y = y0 - 1; y <= y1; y++) findInk(y * width + x0 - 1, y * width + x1 + 1);
        for (let y = y0; y < y1; y++) {
          for (let x = x0; x < x1; x++) {
            const at = y * width + x;
            if (!(ink[at] || ink[at - 1] || ink[at + 1] || ink[at - width] || ink[at + width])) continue;
            const behind = light(back.data[4 * at], back.data[4 * at + 1], back.data[4 * at + 2]);
            const drawn = light(above(4 * at, 0), above(4 * at, 1), above(4 * at, 2));
            ratios.push((Math.max(drawn, behind) + 0.05) / (Math.min(drawn, behind) + 0.05));
          }
        }
      }
      if (ratios.length === 0) continue;
      const ratio = Float64Array.from(ratios).sort()[Math.floor(ratios.length / 10)];
      if (ratio < need - 0.05) complaints.push(`${ratio.toFixed(2)} instead of ${need}: ${what}`);
    }
    return complaints;
  },

  /** Of everything that answers the question: how wide and high the part is that a finger reaches, after scrolling to it.
   * It is not measured beyond what is enough, nor where a press goes through it to what it lies on. */
  reach(enough) {
    const STEP = 4;
    const things = [...document.querySelectorAll(".touch.lit, .answers button:not([aria-disabled=true]), .amounts button")]
      .filter((thing) => getComputedStyle(thing).pointerEvents !== "none");
    return things.map((thing) => {
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = thing.getBoundingClientRect();
      let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
      const steps = (from, to) => Array.from({ length: Math.max(0, Math.ceil((to - from) / STEP)) }, (_, nth) => from + STEP * nth);
      const [columns, rows] = [steps(box.left + 1, box.right), steps(box.top + 1, box.bottom)];
      const isEnough = () => right - left >= enough && bottom - top >= enough;
      const look = (x, y) => {
        const there = document.elementFromPoint(x, y);
        if (there !== thing && !thing.contains(there)) return;
        [left, right] = [Math.min(left, x), Math.max(right, x + STEP)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + STEP)];
      };
      // The middle row and column are nearly always enough, and each point takes long.
      const [column, row] = [columns[columns.length >> 1], rows[rows.length >> 1]];
      for (const x of columns) if (row !== undefined && right - left < enough) look(x, row);
      for (const y of rows) if (column !== undefined && bottom - top < enough) look(column, y);
      for (const y of rows) if (!isEnough()) for (const x of columns) look(x, y);
      const cut = !thing.matches(".touch") && (thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 1);
      return { thing: `${thing.dataset.zone ?? "answers"} ${thing.dataset.thing ?? thing.innerText}`, width: Math.max(0, right - left), height: Math.max(0, bottom - top), of: [box.width, box.height], cut };
    });
  },

  /** Notes in window.movements all that moves for longer than a blink. */
  watch() {
    const BLINK = 100;
    window.movements = new Set();
    const look = () => {
      for (const { effect, animationName, transitionProperty } of document.getAnimations()) {
        if (effect.getComputedTiming().endTime <= BLINK) continue;
        window.movements.add(`${animationName ?? transitionProperty ?? "script"} of ${effect.target.className}`);
      }
      requestAnimationFrame(look);
    };
    look();
  },
})
