/** The most characters of a note; the server takes no longer one. */
export const LONGEST_NOTE = 500;

/** The note as the server keeps it: without characters that are none to see, and nothing if it is blank. */
export function plain(text: string): string {
  return text.trim() === "" ? "" : text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
}

/** How many more characters the note may have; less than none if it is too long. */
export function left(text: string): number {
  return text.length > 2 * LONGEST_NOTE ? LONGEST_NOTE - text.length : LONGEST_NOTE - [...plain(text)].length;
}
