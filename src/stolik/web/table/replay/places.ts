import type { Eyes } from "../../net/film";
import { words } from "../../words/words.svelte";
import type { Replay } from "./replay.svelte";

/** Whose eyes they are. */
export function eyesName(eyes: Eyes): string {
  return typeof eyes === "number" ? words.seatName(eyes) : words.say(`ui-replay-eyes-${eyes}`);
}

/** Which moment is shown, of how many. */
export function momentOf(replay: Replay): string {
  return words.say("ui-replay-moment", { n: replay.at + 1, of: replay.last + 1 });
}

/** The round or turn of the moment, as the log says it. */
export function markOf(replay: Replay): string {
  return replay.mark ? words.tell(replay.mark) : "";
}
