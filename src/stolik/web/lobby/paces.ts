import type { Pace } from "../net/protocol";

const [MINUTE, DAY] = [60, 24 * 60 * 60];

/** The clocks that the lobby offers: for a game in one go, and for one played over weeks. */
export const PACES: readonly Omit<Pace, "end">[] = [
  { kind: "move", seconds: 30 },
  { kind: "move", seconds: MINUTE },
  { kind: "move", seconds: 3 * MINUTE },
  { kind: "bank", seconds: 10 * MINUTE, more: 10 },
  { kind: "bank", seconds: 20 * MINUTE, more: 20 },
  { kind: "move", seconds: DAY },
  { kind: "move", seconds: 3 * DAY },
  { kind: "move", seconds: 7 * DAY },
];

export const ENDS: readonly Pace["end"][] = ["wait", "answer", "leave"];
