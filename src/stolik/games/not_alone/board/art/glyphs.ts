/** The figures that return on tokens, badges and cards: path data around (0, 0), about 60 high. */

/** The clawed hand of the Creature and the points of its talons. */
export const CLAW =
  'M-8 28C-12 21 -20 14 -21 3C-22 -7 -19 -15 -23 -25C-13 -20 -10 -9 -10 0C-8 -2 -7 -3 -6 -3C-5 -12 -2 -21 0 -30C6 -21 7 -11 6 -3C8 -3 9 -2 10 0C11 -9 14 -18 24 -24C19 -14 22 -6 21 3C20 14 12 21 8 28Z';
export const TALONS =
  'M-23 -25C-13 -20 -10 -11 -10.5 -4C-14 -7 -18 -8 -20.5 -6C-20.5 -13 -20.5 -19 -23 -25ZM0 -30C5 -21 6.8 -14 6.3 -8C3 -11 -3 -11 -5.3 -8C-4.5 -14 -2 -21 0 -30ZM24 -24C19.5 -15 21 -11 20.8 -5C18 -8 13 -7 10.5 -3C11 -11 15 -18 24 -24Z';

/** The head of the Creature, its three eyes, its teeth. */
export const HEAD =
  'M0 30C-9 26 -13 18 -15 9C-24 9 -31 -4 -28 -24C-24 -13 -18 -10 -12 -12C-8 -18 -4 -20 0 -20C4 -20 8 -18 12 -12C18 -10 24 -13 28 -24C31 -4 24 9 15 9C13 18 9 26 0 30Z';
export const EYES = 'M-14 -2Q-4 -3 -2 7Q-11 8 -14 -2ZM14 -2Q4 -3 2 7Q11 8 14 -2ZM0 -15Q3.5 -10 0 -5Q-3.5 -10 0 -15Z';
export const TEETH = 'M-7 14L-4.5 21L-2 16L0 23L2 16L4.5 21L7 14Q0 17.5 -7 14Z';

/** The leaf of Artemia and its veins. */
export const LEAF = 'M1 -25C15 -18 21 -6 17 7C14 16 8 20 2 21L1 28H-2L-1 21C-10 19 -17 12 -17 2C-17 -11 -8 -20 1 -25Z';
export const VEINS = 'M.5 22Q-1 4 1.5 -16M0 13Q7 11 11.5 4M0 5Q6.5 2 10 -5M-.3 13Q-7 11 -11 5M0 4Q-6 1 -8 -4M.6 -4Q4 -7 5.5 -11';

/** One of the Hunted, standing and running. */
export const FIGURE =
  'M0 -29a7 7 0 1 1 -.1 0ZM-9 -12Q0 -16 9 -12L13 8L8.5 9.500L6 0L7.5 28H2L0 10L-2 28H-7.500L-6 0L-8.5 9.500L-13 8Z';
export const RUNNER =
  'M10 -29a6.5 6.5 0 1 1 -.1 0ZM-2 -14L8 -13L14 -4L23 -8L25 -3L13 4L7 -2L4 5L14 11L11 27L5 26L7 15L-5 10L-11 17L-24 15L-23 9L-13 10L-7 0L-3 -8L-10 -6L-14 3L-18.5 1L-14 -12Z';

export const BOOT = 'M-4 -11C-1 -14 4 -13 5 -8C6 -2 3 2 3 4H-4C-5 -1 -6 -8 -4 -11ZM-4 6.500H3.500C4 11 2 14 -.5 14S-4.5 11 -4 6.500Z';
export const CARD = 'M-10 -15h20a3 3 0 0 1 3 3v24a3 3 0 0 1 -3 3h-20a3 3 0 0 1 -3 -3v-24a3 3 0 0 1 3 -3Z';
