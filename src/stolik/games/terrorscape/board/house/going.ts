import type { Question, Ref } from "../../../../web/net/protocol";

/** What going to a room means: how many steps, and whether it is heard. */
export interface Going {
  steps: number;
  loud: boolean;
}

/** What the question says about going to a room, if it asks for that. */
export function goingTo(question: Question | null, room: Ref): Going | null {
  const told = question?.says?.does?.[room];
  const steps = told?.args?.["steps"];
  return told && typeof steps === "number" ? { steps, loud: told.id.includes("noise") } : null;
}
