import type { Question, Ref } from "../../../../web/net/protocol";
import type { SurvivorView, TerrorscapeView } from "../view";

/** Whether something takes the one main action of a turn or comes on top of it. */
export type Group = "main" | "extra";

const EXTRA: ReadonlySet<Ref> = new Set([
  "action:swap", "action:chest", "action:suitcase", "action:loot",
  "trait:sound_decoy", "trait:judicious_move", "trait:prompt_reaction",
  "plan:site_study", "plan:mystic_herbs", "plan:molotov",
]);

export function groupOf(ref: Ref): Group {
  return EXTRA.has(ref) ? "extra" : "main";
}

/** The options of a question that are entries of the menu, in two groups; the others are on the map, in a pack, or
 * words. */
export function entriesOf(options: readonly Ref[], group: Group): readonly Ref[] {
  return options.filter((ref) => /^(action|plan):/.test(ref) && groupOf(ref) === group);
}

/** Whose backpack is open: the one the question is about, else those with the things asked for, else the viewer's own.
 * */
export function packsShown(view: TerrorscapeView, question: Question | null): readonly SurvivorView[] {
  const known = view.survivors.filter((one) => one.items !== null && one.alive && !one.escaped);
  const wanted = question?.options.filter((ref) => /^(item|trait):/.test(ref)) ?? [];
  const acting = known.filter((one) => view.phase === 1 && one.survivor === view.actor);
  if (question?.kind === "swap_give" && acting.length > 0) return acting;
  const about = known.filter((one) => one.survivor === question?.about);
  if (about.length > 0) return about;
  const defender = known.filter((one) => view.phase === 2 && one.survivor === view.encounter?.defender);
  if (defender.length > 0) return defender;
  const holders = known.filter((one) => wanted.some((ref) => one.items?.includes(ref) || one.trait === ref));
  if (holders.length > 0) return holders;
  return acting.length > 0 ? acting : known.filter((one) => one.seat === view.seat);
}
