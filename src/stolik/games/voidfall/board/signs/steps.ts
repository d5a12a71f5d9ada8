import type { Question } from "../../../../web/net/protocol";
import { tokens } from "../../../../web/ui/lines";

/** The words of effects during which a question is asked, by its kind. */
const DURING: Readonly<Record<string, readonly string[]>> = {
  advance: ["advance"],
  agenda: ["agenda"],
  keep_agenda: ["agenda"],
  place_agenda: ["agenda"],
  remove_agenda: ["remove_agenda"],
  score_agenda: ["score_agenda"],
  build: ["installation", "shipyard", "defence", "starbase"],
  build_in: ["installation", "shipyard", "defence", "starbase"],
  guild: ["guild"],
  guild_in: ["guild"],
  cleanse: ["cleanse"],
  corrupt: ["corrupt"],
  move_corruption: ["move_corruption"],
  move_corruption_to: ["move_corruption"],
  deploy_fleet: ["deploy"],
  deploy_in: ["deploy"],
  destroy: ["destroy"],
  destroy_guild: ["destroy"],
  destroy_in: ["destroy"],
  destroy_installation: ["destroy"],
  discard_glory: ["discard_glory"],
  gain_mix: ["any"],
  invade: ["invade"],
  send: ["invade"],
  lower: ["lower"],
  raise: ["raise"],
  pick_bounty: ["bounty"],
  preferred: ["preferred"],
  produce: ["produce"],
  produce_one: ["produce"],
  recall_fleet: ["recall"],
  recall_from: ["recall"],
  regroup_fleets: ["regroup"],
  regroup_from: ["regroup"],
  regroup_to: ["regroup"],
  return_trade: ["return_trade"],
  technology: ["technology"],
  upgrade: ["upgrade"],
};

/** The place in a line of icons of the step that a question belongs to; -1 if none is, or more than one may be. */
export function stepIn(line: string, question: Question | null): number {
  const during = (question && DURING[question.kind]) ?? [];
  const found = tokens(line).flatMap((token, nth) => (token.kind === "icon" && during.includes(token.name) ? [nth] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}
