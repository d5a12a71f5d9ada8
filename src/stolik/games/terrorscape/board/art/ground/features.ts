/** The signs of what rooms are good for: path data around (0, 0), about 26 wide. */

import type { Feature } from "../plan/plan";
import { box, disc, star } from "../shapes";

export interface Sign {
  filled?: string;
  drawn?: string;
  /** Fine lines in the dark over what is filled. */
  cut?: string;
  color: string;
}

export const FEATURE: Record<Feature, Sign> = {
  main_exit: { color: "#ffe08a", filled: "M-12 13V-13H5V13Z", cut: "M0 -1h.1", drawn: "M10 -6L16 0L10 6M16 0H-1" },
  hidden_exit: { color: "#b9f0a0", drawn: "M-12 13V-4Q-12 -13 -3 -13T6 -4V13M-12 13H6M10 -6L16 0L10 6M16 0H-2" },
  search: { color: "#ffe9b0", drawn: `${disc(-3, -3, 8)}M3 3L12 12` },
  radio: { color: "#ffb27a", filled: box(-12, -1, 24, 14, 2), drawn: "M-7 -1L4 -14M9 -14Q14 -10 14 -5M6 -11Q9 -9 9 -6", cut: `${disc(-5, 6, 3.4)}M3 3H9M3 6H9M3 9H9` },
  book: { color: "#9fd0ff", filled: "M-14 -10Q-6 -13 0 -9Q6 -13 14 -10V9Q6 6 0 10Q-6 6 -14 9Z", cut: "M0 -8V9M-10 -5Q-6 -6 -4 -5M-10 -1Q-6 -2 -4 -1M4 -5Q6 -6 10 -5M4 -1Q6 -2 10 -1" },
  tools: { color: "#d5dce6", filled: "M-14 -6L-4 -14L2 -8L-1 -5L13 9L9 13L-5 -1L-8 2Z", drawn: "M-12 12L-3 3M3 -3L8 -8M14 -8A6 6 0 1 1 8 -14" },
  occult: { color: "#d3a6ff", filled: star(0, 0.5, 5, 12, 4.8), drawn: disc(0, 0, 14) },
  suitcase: { color: "#f0b482", filled: box(-13, -6, 26, 18, 3), drawn: "M-5 -6V-11H5V-6", cut: "M-6 -5V11M6 -5V11" },
};
