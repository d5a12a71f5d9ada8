/** Numbers and words printed on cards and tokens in addition to their texts: the attribute `facts` of their messages.
 * */

import type { Ref } from "../../../web/net/protocol";
import { messageId, words } from "../../../web/words/words.svelte";

export interface ItemFacts {
  deck: string;
  category: string;
  price: number;
  durability: "single" | "exploitable" | "durable";
  boxes: number;
  /** Parts of the body that it covers. */
  worn: readonly string[];
  small: boolean;
}

export interface ThreatFacts {
  colour: "green" | "yellow";
  kind: "mutant" | "anomaly";
  detection: number;
  attribute: string;
  difficulty: number;
}

export interface CharacterFacts {
  attributes: readonly number[];
  fortitude: number;
  damage: number;
  roubles: number;
  reputation: string;
  start: Ref;
}

function factsOf(ref: Ref): readonly string[] {
  return (words.attribute(messageId(ref), "facts") ?? "").split(" ");
}

export function itemOf(ref: Ref): ItemFacts {
  return readItem(factsOf(ref));
}

export function readItem([deck = "junk", category = "tool", price = "0", durability = "single", boxes = "0", ...rest]: readonly string[]): ItemFacts {
  return {
    deck,
    category,
    price: Number(price),
    durability: durability as ItemFacts["durability"],
    boxes: Number(boxes),
    worn: rest.filter((one) => one !== "small"),
    small: rest.includes("small"),
  };
}

export function threatOf(ref: Ref): ThreatFacts {
  const [colour = "green", kind = "mutant", detection = "0", attribute = "physique", difficulty = "0"] = factsOf(ref);
  return {
    colour: colour as ThreatFacts["colour"],
    kind: kind as ThreatFacts["kind"],
    detection: Number(detection),
    attribute,
    difficulty: Number(difficulty),
  };
}

export function characterOf(ref: Ref): CharacterFacts {
  const facts = factsOf(ref);
  const [fortitude = 0, damage = 0, roubles = 0] = facts.slice(4, 7).map(Number);
  return { attributes: facts.slice(0, 4).map(Number), fortitude, damage, roubles, reputation: facts[7] ?? "neutral", start: `area:${facts[8] ?? ""}` };
}

/** A part of what is written on a card, such as its `does` or `backfire`. */
export function saidOf(ref: Ref, part: string): string {
  return words.attribute(messageId(ref), part) ?? "";
}
