/** A shape of a picture drawn on a field of 24 by 24: filled, outlined, or both; `move` is an SVG transform. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly move?: string;
}

/** What an icon shows. A picture that `holds` a number shows it inside, at this height. */
export interface Picture {
  readonly shapes: readonly Shape[];
  readonly holds?: number;
}

/** A game's icons: the pictures that stand for a word of its effects with these tags, drawn close together. */
export type IconSet = (name: string, tags: readonly string[]) => readonly Picture[];

export type Token =
  | { readonly kind: "icon"; readonly name: string; readonly tags: readonly string[]; readonly number: string }
  | { readonly kind: "sign"; readonly text: string };

const TOKEN = /([\d/]*)\[([^\]]+)\]|([→+/:()])|([≥≤=]\d+)|(\S)/g;

/** A line of icons in pieces: `2[guild.F] + [trade]` has an icon, the sign "+" and an icon. */
export function tokens(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(([text, number, icon]) => {
    if (icon === undefined) return { kind: "sign", text };
    const [name = "", ...tags] = icon.split(".");
    return { kind: "icon", name, tags, number: number ?? "" };
  });
}
