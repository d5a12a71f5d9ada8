/** What a portrait is made of: 120 by 120, the face around (60, 54). */

import type { Stroke } from "../common/stroke";

export interface Person {
  /** Colour of the person's things on the table. */
  color: string;
  /** The dark of that colour, behind the head. */
  deep: string;
  /** The outline of the figure on the map, 64 by 64. */
  frame: string;
  skin: string;
  /** Half of the face away from the light. */
  shade: string;
  eyes: string;
  brows: string;
  mouth: string;
  /** Width and height of the head, 1 = as drawn. */
  head: readonly [number, number];
  /** Hair and hood behind the head. */
  behind: readonly Stroke[];
  clothes: readonly Stroke[];
  /** Hair, beard, glasses, hat over the face. */
  over: readonly Stroke[];
}

export const FACE = "M39 47Q38 24 60 23Q82 24 81 47Q81 62 74 71Q66 82 60 82Q54 82 46 71Q39 62 39 47Z";
export const FACE_SHADE = "M60 23Q82 24 81 47Q81 62 74 71Q66 82 60 82Q70 66 66 56L70 50Q66 34 60 23Z";
export const NECK = "M50 70H70V96H50Z";
export const EARS = "M39 48Q33 46 34 54Q36 62 41 60ZM81 48Q87 46 86 54Q84 62 79 60Z";
export const SHOULDERS = "M10 122Q12 98 40 91L60 99L80 91Q108 98 110 122Z";
