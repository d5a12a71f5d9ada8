import type { Sound } from "../../../web/table/telling/sounds";

/** The sound of a log entry. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  card_played: "card",
  card_repeated: "card",
  revealed: "flip",
  token_placed: "placed",
  token_moved: "placed",
  caught: "claw",
  artemia_hit: "sting",
  target_hit: "aim",
  anticipated: "heartbeat",
  will_lost: "drop",
  will_regained: "lift",
  place_taken: "lift",
  rescue_moved: "beacon",
  assimilation_moved: "growl",
  gave_up: "fall",
  exhausted: "fall",
  game_over_creature: "fall",
  game_over_hunted: "rise",
};
