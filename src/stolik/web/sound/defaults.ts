import type { GameSounds } from "./description";

/** How a game sounds that does not say it: by the weight of its lines. There is no soundscape. */
export const DEFAULTS: GameSounds = {
  room: { seconds: 0.8, dark: 3000 },
  cues: {},
  heard: (_, weight) => ({ great: "event", plain: "tick", small: null })[weight],
  over: "event",
  scape: {},
  mood: () => ({}),
};
