import { help } from "../../ui/help.svelte";
import { shortcut } from "../../ui/shortcut";
import type { DrawerName } from "../keys";
import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";
import type { Replay } from "./replay.svelte";

/** What uses keys itself; the slider is moved as everything else is. */
const FIELDS = "input:not([type=range]), select, textarea";
/** What Space presses. */
const PRESSED = "button, a, summary, [role=button], label";

type Deed = () => void;

/** What a key does that steps through the game. */
function stepOf(key: string, great: boolean, target: HTMLElement, replay: Replay): Deed | null {
  if (key === "ArrowLeft") return () => (great ? replay.toPart("turn", -1) : replay.to(replay.at - 1));
  if (key === "ArrowRight") return () => (great ? replay.toPart("turn", 1) : replay.to(replay.at + 1));
  // The others scroll a drawer.
  if (target.closest("[role=dialog]")) return null;
  if (key === "ArrowUp") return () => replay.toPart("phase", -1);
  if (key === "ArrowDown") return () => replay.toPart("phase", 1);
  if (key === "Home") return () => replay.to(0);
  if (key === "End") return () => replay.to(replay.last);
  if (key === " " && !target.closest(PRESSED)) return () => replay.toggle();
  return null;
}

function deedOf(key: string, table: Table, toggle: (drawer: DrawerName) => void): Deed | null {
  if (key === "Escape") return () => help.hide();
  if (!settings.now.letterKeys) return null;
  if (key === "?") return () => toggle("how");
  if (key === "l") return () => toggle("log");
  if (key === "n" && table.noting) return () => toggle("notes");
  if (key === "s") return () => table.teller.skip();
  return null;
}

/** The keys of a replay. Whatever has used a key already, such as a group of buttons an arrow, keeps it. */
export function actOn(event: KeyboardEvent, replay: Replay, table: Table, toggle: (drawer: DrawerName) => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || target.matches(FIELDS) || document.querySelector("dialog:modal")) return;
  const key = shortcut(event);
  const deed = stepOf(key, event.shiftKey, target, replay) ?? deedOf(key, table, toggle);
  if (!deed) return;
  event.preventDefault();
  deed();
}
