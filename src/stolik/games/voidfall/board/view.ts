
export type * from "./fields";

/** The colour of each seat; its number is written wherever the colour stands. */
export const SEAT_COLOURS = ["#ffd166", "#5ad1ff", "#ff8fb0", "#8fe388"] as const;

export function colourOf(seat: number): string {
  return SEAT_COLOURS[seat] ?? "#dbe4f0";
}
