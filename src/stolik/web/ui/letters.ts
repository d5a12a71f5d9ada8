/** The most letters of a name and of a line of talk; the server cuts at the same. */
export const LONGEST_NAME = 24;
export const LONGEST_TALK = 300;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first letters of a text. A letter is what a reader takes for one, such as a family of four people. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let nth = 0;
  for (const { index } of segmenter.segment(text)) {
    nth += 1;
    if (nth > most) return text.slice(0, index);
  }
  return text;
}
