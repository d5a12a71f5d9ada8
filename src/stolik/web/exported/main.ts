import "@fontsource-variable/commissioner/wght.css";
import "@fontsource-variable/jost/wght.css";
import "../start.css";
import "../ui/theme.css";
import "../ui/contrast.css";
import { mount } from "svelte";
import { settings } from "../table/settings.svelte";
import ReplayPage from "../table/replay/ReplayPage.svelte";
import { keepTrue } from "../ui/translated";
import { LANGUAGES } from "../words/language";
import { words } from "../words/words.svelte";
import { inside } from "../net/api";
import type { Eyes } from "../net/film";
import { filmsInside } from "../net/films";

/** What Stolik has written into the page (server/tables/replays/exported.py). */
interface Inside {
  /** The language with which the page begins; empty for the reader's own. */
  lang: string;
  /** Through whose eyes it begins. */
  eyes: Eyes;
  /** What a server would answer, by path. */
  answers: Readonly<Record<string, string>>;
}

async function unpacked(): Promise<Inside> {
  const packed = atob(document.getElementById("inside")?.textContent ?? "");
  const bytes = Uint8Array.from(packed, (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Inside;
}

async function show(target: Element): Promise<void> {
  const { lang, eyes, answers } = await unpacked();
  for (const [path, answer] of Object.entries(answers)) inside.set(path, answer);
  words.language = LANGUAGES.find((language) => language === lang) ?? words.language;
  await words.learn(null);
  document.documentElement.lang = words.language;
  document.getElementById("start")?.remove();
  mount(ReplayPage, { target, props: { source: filmsInside(eyes) } });
}

// start.js has told people with old browsers.
const target = document.getElementById("app");
if (target && !document.documentElement.classList.contains("old")) {
  settings.apply();
  settings.watchText();
  keepTrue(target);
  // The data follows this script.
  document.addEventListener("DOMContentLoaded", () => void show(target));
}
