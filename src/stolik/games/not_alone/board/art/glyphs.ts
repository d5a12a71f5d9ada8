/** The figures that return on tokens, badges and cards: path data around (0, 0), about 60 high. */

/** The clawed hand of the Creature and the points of its talons. */
export const CLAW =
  "M-8 28C-12 21 -20 14 -21 3C-22 -7 -19 -15 -23 -25C-13 -20 -10 -9 -10 0C-8 -2 -7 -3 -6 -3C-5 -12 -2 -21 0 -30C6 -21 7 -11 6 -3C8 -3 9 -2 10 0C11 -9 14 -18 24 -24C19 -14 22 -6 21 3C20 14 12 21 8 28Z";
export const TALONS =
  "M-23 -25C-13 -20 -10 -11 -10.5 -4C-14 -7 -18 -8 -20.5 -6C-20.5 -13 -20.5 -19 -23 -25ZM0 -30C5 -21 6.8 -14 6.3 -8C3 -11 -3 -11 -5.3 -8C-4.5 -14 -2 -21 0 -30ZM24 -24C19.5 -15 21 -11 20.8 -5C18 -8 13 -7 10.5 -3C11 -11 15 -18 24 -24Z";

/** The raking talons of the Creature under the paw they grow from. */
export const PAW = "M-27 -9Q-26 -24 -14 -23Q-10 -31 1 -29Q12 -31 15 -23Q28 -24 29 -9Q26 -2 18 -6Q10 2 1 -4Q-9 2 -17 -6Q-25 -3 -27 -9Z";
export const RAKE =
  "M-26 -9Q-17 -14 -10 -8Q-7 12 -27 26Q-19 10 -26 -9ZM-7 -6Q2 -12 10 -5Q13 16 -9 31Q0 13 -7 -6ZM12 -8Q20 -13 28 -8Q31 10 13 25Q19 9 12 -8Z";

/** The head of the Creature, its four eyes, its mandibles. */
export const HEAD =
  "M0 -30C10 -29 18 -22 21 -12L31 -20L27 -4L32 4L22 7C20 16 14 20 13 31L6 22L0 28L-6 22L-13 31C-14 20 -20 16 -22 7L-32 4L-27 -4L-31 -20L-21 -12C-18 -22 -10 -29 0 -30Z";
export const EYES =
  "M-17 -6Q-6 -6 -3 6Q-14 6 -17 -6ZM17 -6Q6 -6 3 6Q14 6 17 -6ZM-9 -19Q-4 -18 -4 -11Q-9 -12 -9 -19ZM9 -19Q4 -18 4 -11Q9 -12 9 -19Z";
export const TEETH = "M-8 12Q0 9 8 12L5.5 20L3.5 15L0 18L-3.5 15L-5.5 20Z";

/** The leaf of Artemia and its veins. */
export const LEAF = "M1 -25C15 -18 21 -6 17 7C14 16 8 20 2 21L1 28H-2L-1 21C-10 19 -17 12 -17 2C-17 -11 -8 -20 1 -25Z";
export const VEINS = "M.5 22Q-1 4 1.5 -16M0 13Q7 11 11.5 4M0 5Q6.5 2 10 -5M-.3 13Q-7 11 -11 5M0 4Q-6 1 -8 -4M.6 -4Q4 -7 5.5 -11";

/** One of the Hunted, standing and running. */
export const FIGURE =
  "M0 -29a7 7 0 1 1 -.1 0ZM-9 -12Q0 -16 9 -12L13 8L8.5 9.500L6 0L7.5 28H2L0 10L-2 28H-7.500L-6 0L-8.5 9.500L-13 8Z";
export const RUNNER =
  "M10 -29a6.5 6.5 0 1 1 -.1 0ZM-2 -14L8 -13L14 -4L23 -8L25 -3L13 4L7 -2L4 5L14 11L11 27L5 26L7 15L-5 10L-11 17L-24 15L-23 9L-13 10L-7 0L-3 -8L-10 -6L-14 3L-18.5 1L-14 -12Z";

export const BOOT = "M-4 -11C-1 -14 4 -13 5 -8C6 -2 3 2 3 4H-4C-5 -1 -6 -8 -4 -11ZM-4 6.500H3.500C4 11 2 14 -.5 14S-4.5 11 -4 6.500Z";
export const CARD = "M-10 -15h20a3 3 0 0 1 3 3v24a3 3 0 0 1 -3 3h-20a3 3 0 0 1 -3 -3v-24a3 3 0 0 1 3 -3Z";
