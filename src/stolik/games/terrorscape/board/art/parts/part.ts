/** What a piece of furniture, seen from above, is made of. */

import { INK, PAINT, type PaintName } from "../palette";

/** Painted and outlined; `line:` draws a stroke of that colour alone, `flat:` paints without an outline. */
export type Paint = PaintName | `line:${PaintName}` | `flat:${PaintName}` | "shade";
export type Layer = readonly [paint: Paint, d: string, width?: number];
/** Around the middle (0, 0), its back to the top. */
export type Part = readonly Layer[];

export interface Style {
  fill: string;
  stroke: string;
  width: number;
}

export function style(paint: Paint, width?: number): Style {
  if (paint === "shade") return { fill: "#000", stroke: "none", width: 0 };
  if (paint.startsWith("line:")) return { fill: "none", stroke: PAINT[paint.slice(5) as PaintName], width: width ?? 2 };
  if (paint.startsWith("flat:")) return { fill: PAINT[paint.slice(5) as PaintName], stroke: "none", width: 0 };
  return { fill: PAINT[paint as PaintName], stroke: INK, width: width ?? 1.6 };
}
