// How long the page tells what is heard between two questions: node scripts/turns/telling.mjs WAITS.json TEMPO
// It runs the page's own teller, with each game's board, on a clock of its own.
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const [file = "", tempo = "brisk"] = process.argv.slice(2);
const stored = { settings: JSON.stringify({ tempo, motion: true }) };
const storage = { getItem: (key) => stored[key] ?? stored[key.replace(/^.*\./, "")] ?? null, setItem: () => {}, removeItem: () => {} };
const browser = {
  window: { matchMedia: () => ({ matches: false, addEventListener: () => {} }), localStorage: storage, addEventListener: () => {} },
  localStorage: storage,
  document: { hidden: false, documentElement: { dataset: {}, style: {} }, querySelector: () => null },
  navigator: { languages: ["en"], language: "en" },
  Node: class {},
  Element: class {},
  HTMLElement: class {},
  location: { pathname: "/", href: "http://localhost/", search: "" },
};
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "silent" });
const { Teller } = await server.ssrLoadModule("/table/telling/teller.svelte.ts");
const { settings } = await server.ssrLoadModule("/table/settings.svelte.ts");
settings.now.tempo = tempo;

/** The time and what is to come. */
let time = 0;
let timers = [];
const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: Date.now };

function pretend() {
  globalThis.setTimeout = (run, after) => {
    const timer = { run, at: time + after };
    timers.push(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => (timers = timers.filter((one) => one !== timer));
  Date.now = () => time;
}

const stop = () => Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout }) && (Date.now = real.now);

function passUntil(end) {
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    timers = timers.filter((one) => one !== next);
    time = Math.max(time, next.at);
    next.run();
  }
  if (end < Infinity) time = Math.max(time, end);
}

/** Milliseconds until the next question is asked. */
function told(board, { heard, log }, lines) {
  timers = [];
  let asked = 0;
  const seats = heard[0][1].table.seats;
  const bots = new Set(seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat));
  const show = (step, left) => {
    if (step.last && left === 0 && step.message.question) asked = time;
  };
  const teller = new Teller({ token: "t", tempo, board, seat: 0, bots, peopled: false, show });
  time = 0;
  teller.arrive({ ...heard[0][1], log: { from: 0, lines: lines.slice(0, log) } }, false);
  teller.begin?.();
  for (const [at, message] of heard) {
    passUntil(at);
    teller.hear(message);
  }
  passUntil(Infinity);
  return asked;
}

const played = JSON.parse(readFileSync(file, "utf-8"));
const results = [];
for (const { game, lines, waits } of played) {
  const board = (await server.ssrLoadModule(`/@fs/${process.cwd()}/src/stolik/games/${game}/board/index.ts`)).default;
  pretend();
  results.push(waits.map((wait) => told(board, wait, lines)));
  stop();
}
process.stdout.write(JSON.stringify(results));
await server.close();
process.exit(0);
