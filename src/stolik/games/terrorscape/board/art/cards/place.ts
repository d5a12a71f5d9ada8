/** Moves path data: every point scaled, turned (degrees) and set down at (x, y). Knows M L Q C Z H V A in both cases. */

/** Two decimals: a circle drawn as one arc ends a hair away from its start. */
const short = (n: number): string => String(Math.round(n * 100) / 100);

const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, Q: 4, C: 6, H: 1, V: 1, A: 7, Z: 0 };

export function place(d: string, x: number, y: number, size = 1, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const line = (px: number, py: number): string => `${short(px * cos - py * sin)} ${short(px * sin + py * cos)}`;
  const spot = (px: number, py: number): string => `${short(x + px * cos - py * sin)} ${short(y + px * sin + py * cos)}`;
  let [atX, atY] = [0, 0];
  let moved = "";
  for (const [, letter = "", rest = ""] of d.matchAll(/([MLQCTZHVA])([^MLQCTZHVA]*)/gi)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const step = COUNT[kind] ?? 0;
    if (kind === "Z") moved += "Z";
    for (let i = 0; step > 0 && i + step <= numbers.length; i += step) {
      const n = numbers.slice(i, i + step);
      const to = relative ? line : spot;
      const drawn = relative ? "l" : "L";
      const [a = 0, b = 0] = n.slice(-2);
      if (kind === "H") {
        moved += `${drawn}${relative ? line(a, 0) : spot(a, atY)}`;
        atX = relative ? atX + a : a;
      } else if (kind === "V") {
        moved += `${drawn}${relative ? line(0, a) : spot(atX, a)}`;
        atY = relative ? atY + a : a;
      } else {
        const arc = kind === "A" ? `${short((n[0] ?? 0) * size)} ${short((n[1] ?? 0) * size)} ${short((n[2] ?? 0) + turn)} ${n[3]} ${n[4]} ` : "";
        const points: string[] = [];
        for (let k = kind === "A" ? 5 : 0; k < step; k += 2) points.push(to(n[k] ?? 0, n[k + 1] ?? 0));
        moved += `${letter}${arc}${points.join(" ")}`;
        [atX, atY] = relative ? [atX + a, atY + b] : [a, b];
      }
    }
  }
  return moved;
}
