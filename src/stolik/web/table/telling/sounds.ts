/** The sounds of all tables, as notes; `sound.ts` plays them. */

export interface Note {
  /** Hertz: the pitch of a tone, the middle of a noise. */
  pitch: number;
  /** The pitch it glides to, if it does. */
  to?: number;
  /** Seconds after the beginning, and how long. */
  at: number;
  length: number;
  noise?: true;
  /** 1 is as loud as a chime. */
  loud?: number;
}

const tone = (pitch: number, at: number, length: number, loud = 1, to?: number): Note => ({ pitch, at, length, loud, ...(to && { to }) });
const noise = (pitch: number, at: number, length: number, loud = 1, to?: number): Note => ({ ...tone(pitch, at, length, loud, to), noise: true });

export const SOUNDS = {
  turn: [tone(523, 0, 0.16), tone(784, 0.13, 0.3)],
  sent: [tone(440, 0, 0.07), tone(587, 0.06, 0.09)],

  /** A card laid on the table for all to see. */
  card: [noise(3400, 0, 0.11, 1.5, 1300), tone(150, 0.09, 0.12, 1.8, 90)],
  /** Cards turned over, one after another. */
  flip: [0, 0.09, 0.18].flatMap((at) => [noise(2600, at, 0.05, 1.6, 1500), tone(190, at + 0.03, 0.05, 0.9)]),
  /** A token put down. */
  placed: [tone(170, 0, 0.13, 2.4, 85), noise(1900, 0, 0.03, 1.2)],
  /** Three claws, and something heavy behind them. */
  claw: [...[0, 0.07, 0.14].map((at) => noise(3600, at, 0.16, 1.9, 620)), tone(88, 0.05, 0.45, 3.2, 36)],
  /** A cold sting that rings on. */
  sting: [tone(1319, 0, 0.5, 0.5), tone(1976, 0.05, 0.6, 0.35), tone(2637, 0.1, 0.8, 0.22), noise(6200, 0, 0.12, 0.9, 3000)],
  /** Something taken aim at. */
  aim: [tone(990, 0, 0.06, 0.8), tone(990, 0.1, 0.06, 0.8), tone(120, 0.2, 0.22, 2.4, 60)],
  drop: [tone(640, 0, 0.2, 0.7, 360)],
  lift: [tone(440, 0, 0.18, 0.6, 700)],
  beacon: [tone(880, 0, 0.09, 0.6), tone(1175, 0.14, 0.14, 0.6)],
  growl: [tone(66, 0, 0.75, 3, 42), tone(99, 0.04, 0.6, 1.2, 60), noise(150, 0, 0.7, 1.6, 90)],

  /** Something is heard far off, and dies away. */
  ripple: [noise(320, 0, 0.5, 1.3), noise(250, 0.22, 0.6, 0.8), noise(190, 0.46, 0.8, 0.5)],
  heartbeat: [tone(58, 0, 0.2, 4), tone(50, 0.24, 0.28, 3), tone(58, 0.95, 0.2, 4), tone(50, 1.19, 0.28, 3)],
  dice: [0, 0.07, 0.13, 0.22, 0.28, 0.4, 0.55].map((at, nth) => noise(2600 - 180 * nth, at, 0.05, 2.2 - 0.2 * nth)),
  knock: [0, 0.2].flatMap((at) => [tone(120, at, 0.12, 3), noise(700, at, 0.05, 1.5)]),
  /** Heavy boots. */
  steps: [0, 0.34].flatMap((at) => [tone(95, at, 0.14, 2.6, 55), noise(420, at, 0.06, 0.9)]),
  /** Somebody slips away. */
  hush: [noise(1100, 0, 0.6, 0.9, 260)],
  /** Steel turned away. */
  clash: [tone(1870, 0, 0.35, 0.5), tone(2490, 0.01, 0.3, 0.4), tone(3120, 0.02, 0.22, 0.25), noise(4200, 0, 0.07, 1.6)],
  snap: [noise(3200, 0, 0.04, 2.4), tone(760, 0.01, 0.09, 1, 240), tone(90, 0.03, 0.2, 2.4)],
  keys: [2093, 2637, 2349, 2794].map((pitch, nth) => tone(pitch, 0.06 * nth, 0.16, 0.35)),
  /** A radio finds its station. */
  radio: [noise(1400, 0, 0.5, 0.7, 2600), tone(620, 0.18, 0.3, 0.5, 820)],
  /** Boards nailed over a door. */
  boards: [0, 0.32, 0.64].flatMap((at) => [tone(95, at, 0.1, 3), noise(1700, at, 0.06, 2.4), tone(1250, at, 0.05, 0.4)]),
  /** Boards that break. */
  crash: [noise(900, 0, 0.5, 3), noise(2400, 0.02, 0.16, 2.2), tone(70, 0, 0.3, 3), noise(500, 0.2, 0.6, 1.4)],

  fall: [tone(180, 0, 0.5, 1.6), tone(120, 0.22, 0.6, 1.8), tone(75, 0.48, 1.1, 2.4)],
  rise: [tone(392, 0, 0.25), tone(494, 0.16, 0.25), tone(659, 0.32, 0.6)],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;
