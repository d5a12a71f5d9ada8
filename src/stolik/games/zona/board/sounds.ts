import type { Sound } from "../../../web/table/telling/sounds";

/** The sound of a log entry. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  round: "flip",
  moved: "steps",
  relocated: "steps",
  ran: "steps",
  encounter: "growl",
  event: "card",
  rolled: "dice",
  rerolled: "dice",
  passed: "lift",
  failed: "hush",
  damage: "snap",
  trauma: "sting",
  died: "fall",
  defeated: "rise",
  opened: "crash",
  secret: "beacon",
  bought: "placed",
  sold: "placed",
  taken: "drop",
  rumour: "radio",
  emission: "heartbeat",
  token_placed: "ripple",
  won: "rise",
};
