import type { Table } from "./table.svelte";
import { help } from "../ui/help.svelte";
import { offered } from "./asking/picks";
import { shortcut } from "../ui/shortcut";
import { settings } from "./settings.svelte";

/** A drawer of the shell, or one of the board's by its name. */
export type DrawerName = "log" | "chat" | "notes" | "settings" | "how" | "people" | "plan" | "report" | "calls" | `board:${string}`;

/** A thing may also lie where this screen does not show it. */
function firstSeen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.checkVisibility());
}

/** Puts the focus on the question: its first lit thing, wherever that is, or the confirmation once enough is picked. */
export function goToQuestion(table: Table): void {
  const question = table.question;
  const read = document.querySelector<HTMLElement>("[data-thing=guide-on]");
  if (read) return read.focus();
  const most = question?.type === "some" ? question.hi : 1;
  const stepper = question?.type === "amounts" ? document.querySelector<HTMLElement>(".amounts [role=spinbutton]") : null;
  if (stepper) return stepper.focus();
  const full = table.ready !== null && table.picked.length >= most;
  const lit = full ? undefined : firstSeen("main .touch.lit:not(.led, .picked)");
  (lit ?? firstSeen(full ? "[data-thing=confirm]" : ".answers .btn:not([aria-disabled=true])") ?? firstSeen(".answers .btn"))?.focus();
}

function pickNumber(table: Table, digit: string): void {
  const number = digit === "0" ? "10" : digit;
  const ref = table.question && offered(table.question).find((option) => option.split(":")[1] === number);
  if (ref) table.press(ref);
}

/** Opens the notes, at that on the thing that is being explained. */
function noteOn(table: Table, toggle: (drawer: DrawerName) => void): void {
  if (help.thing === null || table.own === null) return toggle("notes");
  table.notes.asked = help.thing;
  help.hide();
}

/** The keys that work everywhere at the table. Letters and digits can be switched off, for people who dictate. */
export function actOn(event: KeyboardEvent, table: Table, toggle: (drawer: DrawerName) => void): void {
  const target = event.target as HTMLElement;
  if (target.closest("dialog") || document.querySelector("dialog:modal")) return;
  const key = shortcut(event);
  if (key === "" || target.matches("input:not([type=checkbox], [type=radio]), textarea")) return;
  if (key === "Escape") return help.thing === null ? table.clear() : help.hide();
  if (key === "Enter" && target === document.body) return table.guide.now?.waits ? table.follow("on") : table.confirm();
  if (key.startsWith("Arrow") && target === document.body) {
    event.preventDefault();
    return goToQuestion(table);
  }
  if (!settings.now.letterKeys) return;
  if (key === "?") toggle("how");
  else if (key === "l") toggle("log");
  else if (key === "c") toggle("chat");
  else if (key === "n" && table.noting) noteOn(table, toggle);
  else if (key === "u") (event.shiftKey ? table.undoTurn() : table.undo());
  else if (key === "p" && table.plans) table.plan(!table.planning);
  else if (key === "s") table.teller.skip();
  else if (key === "q") goToQuestion(table);
  else if (/^\d$/.test(key)) pickNumber(table, key);
  else return;
  event.preventDefault();
}
