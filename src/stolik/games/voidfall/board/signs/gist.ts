import { tokens } from "../../../../web/ui/lines";

const SIGN = /^[+/×:]$/;

/** What a line of icons gives, as a list of few words: `1[M] → [guild] / [installation]` as "Guild or Installation". Icons for
 * which there is no word, such as those of places and of what is counted, are left out. */
export function gistOf(line: string, word: (name: string, tags: readonly string[]) => string | null, language: string): string {
  const gain = tokens(line.slice(line.indexOf("→") + 1));
  const found: string[] = [];
  let [either, counted] = [false, false];
  for (const piece of gain) {
    if (piece.kind === "sign") {
      either ||= piece.text === "/";
      if (SIGN.test(piece.text)) counted = piece.text === "×";
      continue;
    }
    const said = counted ? null : word(piece.name, piece.tags);
    if (said && !found.includes(said)) found.push(said);
  }
  return new Intl.ListFormat(language, either ? { type: "disjunction" } : { type: "unit" }).format(found);
}

/** The first resource of which a line of icons costs more than there is: its letter, and which piece of the line it is. */
export function lacking(line: string, stock: (letter: string) => number | undefined): { letter: string; at: number } | null {
  const cost = tokens(line.includes("→") ? line.slice(0, line.indexOf("→")) : "");
  for (const [at, piece] of cost.entries()) {
    if (piece.kind === "sign") continue;
    const has = stock(piece.name);
    if (has !== undefined && has < Number(piece.number || 1)) return { letter: piece.name, at };
  }
  return null;
}
