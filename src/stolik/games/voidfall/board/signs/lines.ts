import type { Ref } from "../../../../web/net/protocol";
import { messageId, words } from "../../../../web/words/words.svelte";

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

const PARTS = ["does", "once", "immediate", "basic", "improved", "ability", "gains", "fallen", "deed", "penalty", "defended"];
const NUMBERED = ["frame", "objective", "other"];
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Everything a thing does, in sentences grouped under titles; null if it has no texts. */
export function allSaid(ref: Ref): string | null {
  const id = messageId(ref);
  const text = words.attribute(id, "text");
  const titled = (part: string, said: readonly string[]): readonly string[] => {
    const all = said.filter((one) => one !== text).map(sentence).join(" ");
    const title = all ? words.maybe(`board-part-of-${part}`) : null;
    return all ? [title ? `${title}: ${all}` : all] : [];
  };
  const parts = PARTS.flatMap((part) => titled(part, [words.attribute(id, part)].filter((one) => one !== null)));
  const more = NUMBERED.flatMap((part) => titled(part, numbered(ref, part).map(({ label }) => label)));
  return [...(text === null ? [] : [sentence(text)]), ...parts, ...more].join(" ") || null;
}
