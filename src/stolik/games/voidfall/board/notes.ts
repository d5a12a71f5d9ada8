/** The cost and effect of an answer, for its button, if its name does not say it. */

import type { Question, Ref } from "../../../web/net/protocol";
import type { Note } from "../../../web/table/board";
import { words } from "../../../web/words/words.svelte";
import { CATASTROPHES, CRISIS_SLOTS } from "./constants";
import { numbered, saidOf } from "./signs/lines";
import type { VoidfallView } from "./view";

/** The note on an answer; null if the name says everything. */
export function noteOf(ref: Ref, question: Question, view: VoidfallView): Note | null {
  const does = ref === "word:end_turn" ? unused(question) : doesOf(ref, question.kind, question.about ?? "", view);
  return does ? { cost: "", does } : null;
}

/** What whoever ends the turn could still do. */
function unused({ options }: Question): string {
  return options.some((option) => option.startsWith("action:")) ? words.say("board-note-action-left") : "";
}

function doesOf(ref: Ref, kind: string, about: Ref, view: VoidfallView): string {
  switch (ref) {
    case "way:penalty":
      return saidOf(about, "penalty")?.label ?? "";
    case "way:permanent":
      return words.say("board-note-permanent", { full: full(view) });
    case "way:catastrophe":
      return words.say("board-note-catastrophe", { left: CATASTROPHES - (view.crisis?.catastrophes ?? 0) });
    case "way:board":
      return words.say("board-note-board");
    case "word:decline":
      return kind === "crisis" ? words.say("board-note-crisis-stays") : "";
    case "word:no":
      return kind === "other_start" ? objectives(about, "objective") : "";
    case "word:yes":
      return kind === "other_start" ? objectives(about, "other") : "";
    default:
      return "";
  }
}

/** Whether a row of the Crisis board has no room for another Crisis. */
function full({ crisis }: VoidfallView): string {
  const rows = crisis ? [crisis.military, crisis.economic] : [];
  return rows.some((row) => row.harbingers + row.crises.length >= CRISIS_SLOTS) ? "yes" : "no";
}

/** What a starting Agenda counts, or the other one that may be played instead. */
function objectives(start: Ref, part: "objective" | "other"): string {
  return numbered(start, part).map(({ label }) => `${label}.`).join(" ");
}
