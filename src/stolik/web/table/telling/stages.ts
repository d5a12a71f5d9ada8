import type { Arg, Entry, Ref } from "../../net/protocol";
import type { Scene, Stage } from "../board";

/** The reference in an argument of a log entry; of several, the first. */
export function named(arg: Arg | undefined): Ref {
  return String([arg ?? ""].flat()[0]);
}

/** Milliseconds. */
const READ_A_CARD = 2800;

/** A card that is played openly: large, with its picture. `card` is the argument that names it, `title` the message over
 * it, by default the sentence of the log. */
export function played(tone: (entry: Entry) => string, card = "card", title = ""): Stage {
  const scene = ([entry]: readonly Entry[]): Scene => ({
    title: { id: title || `log-${entry?.id}`, args: entry?.args ?? {} },
    thing: named(entry?.args[card]),
    explained: true,
    tone: entry ? tone(entry) : "",
  });
  return { weight: "great", hold: READ_A_CARD, scene };
}
