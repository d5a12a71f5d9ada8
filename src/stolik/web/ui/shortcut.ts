/** Keys that are not a letter, on the American layout. */
const SIGNS: Readonly<Record<string, string>> = { Minus: "-", Equal: "=", Slash: "/" };
/** What a key says while a letter is still being made. */
const UNFINISHED: readonly string[] = ["Dead", "Process", "Unidentified", "AltGraph"];

/** Whether the last letter was not Latin: then signs on the places of letters are letters too. */
let foreign = false;

/**
 * The key of a shortcut that was pressed, such as `l`, `?` or `Escape`; empty for none. On a layout without Latin letters
 * the place of the key counts. What is typed with Ctrl, Alt, AltGr, or in several presses, is no shortcut.
 */
export function shortcut(event: KeyboardEvent): string {
  const held = event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph");
  if (held || event.isComposing || UNFINISHED.includes(event.key)) return "";
  if (event.key.length > 1) return event.key;
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  if (/\p{L}/u.test(event.key)) foreign = !/\p{Script=Latin}/u.test(event.key);
  if (/^[ -~]$|\p{Script=Latin}/u.test(event.key)) return foreign && letter ? letter : event.key.toLowerCase();
  if (event.key === "؟") return "?";
  return letter ?? /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? SIGNS[event.code] ?? "";
}
