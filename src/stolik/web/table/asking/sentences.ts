/** A question in two parts: what is asked, and what is said after it. The first part ends where it asks; if nothing in it
 * asks, with the first sentence. */
export function parted(asked: string): readonly [asks: string, adds: string] {
  const end = asked.includes("?") ? asked.indexOf("?") : asked.search(/[.!](?=\s+\p{Lu})/u);
  return end < 0 ? [asked, ""] : [asked.slice(0, end + 1), asked.slice(end + 1).trim()];
}
