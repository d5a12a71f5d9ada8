import type { ChatLine } from "../../net/protocol";
import { words } from "../../words/words.svelte";

/** Who has said a line. */
export function speakerOf({ seat, name, watcher }: ChatLine): string {
  if (seat !== null) return words.seatName(seat);
  return name ?? (watcher ? words.say("ui-watcher-number", { number: watcher }) : words.say("ui-watcher"));
}
