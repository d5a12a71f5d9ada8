import type { Question, Ref } from "../../../web/net/protocol";
import type { ZonaView } from "./view";

interface Way {
  first: Ref;
  then: Ref;
}

/** What a press on a thing that is no option answers: a die is pushed, a thing of one's own is sold. */
export function leads(ref: Ref, question: Question, view: ZonaView): Way | null {
  if (question.kind === "modify") return push(ref, view);
  return question.kind === "camp" ? sell(ref, view) : null;
}

/** A die that has not succeeded is pushed. Of dice with the same face the first is asked for. */
function push(ref: Ref, { test }: ZonaView): Way | null {
  const [family, nth] = ref.split(":");
  const dice = family === "die" ? (test?.dice ?? []) : [];
  const face = dice[Number(nth)];
  return face === undefined || face === "face:success" ? null : { first: "word:push", then: `die:${dice.indexOf(face)}` };
}

/** A trophy or item is the first of what is sold; other things follow before one confirms. */
function sell(ref: Ref, { scavengers, turn }: ZonaView): Way | null {
  const mine = scavengers.find(({ seat }) => seat === turn.seat);
  const owned = mine?.trophies.includes(ref) || mine?.items.some(({ item }) => item === ref);
  return owned && !turn.bought.includes(ref) ? { first: "word:sell", then: ref } : null;
}
