import type { Ref } from "../../../web/net/protocol";
import { messageId, words } from "../../../web/words/words.svelte";

/** An effect as a line of icons and as a sentence. */
export interface Said {
  line: string;
  label: string;
}

/** What a part of a row says, such as `does` of an action or `frame1` of an event; null if it has no such part. */
export function saidOf(ref: Ref, part: string): Said | null {
  const id = messageId(ref);
  const label = words.attribute(id, part);
  const line = words.attribute(id, part === "does" ? "icons" : `${part}-icons`);
  return label === null || line === null ? null : { line, label };
}

/** The numbered parts of a row: `objective1`, `objective2`, until there is none. */
export function numbered(ref: Ref, part: string): readonly Said[] {
  const all: Said[] = [];
  for (let nth = 1; ; nth += 1) {
    const said = saidOf(ref, `${part}${nth}`);
    if (!said) return all;
    all.push(said);
  }
}

const PARTS = ["text", "does", "once", "immediate", "basic", "improved", "ability", "gains", "fallen", "deed", "penalty", "defended"];
const NUMBERED = ["frame", "objective", "other"];

/** All that a thing does, in sentences; null if its texts say nothing. */
export function allSaid(ref: Ref): string | null {
  const id = messageId(ref);
  const plain = PARTS.map((part) => words.attribute(id, part)).filter((text) => text !== null);
  const more = NUMBERED.flatMap((part) => numbered(ref, part).map(({ label }) => label));
  const all = [...plain, ...more].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  return all.length ? all.join(" ") : null;
}
