import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Listener = (event: unknown) => void;

/** The service worker as it is sent, in a browser that notes what it does. */
function worker() {
  const listeners = new Map<string, Listener>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const self = {
    registration: { scope: "https://example.org/stolik/", showNotification: (...all: unknown[]) => shown.push(all) },
    clients: { openWindow: (address: string) => opened.push(address) },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  new Function("self", readFileSync("src/stolik/web/public/worker.js", "utf-8"))(self);
  return { shown, opened, on: (name: string, event: object) => listeners.get(name)?.({ waitUntil: () => undefined, ...event }) };
}

it("shows a call, and leads back to its table at a press", () => {
  const { shown, opened, on } = worker();
  on("push", { data: { json: () => ({ table: "t-1", key: "k", title: "Stolik", text: "It is your turn." }) } });
  expect(shown).toMatchObject([["Stolik", { body: "It is your turn.", tag: "t-1", data: { table: "t-1" } }]]);
  on("notificationclick", { notification: { close: () => undefined, data: { table: "t-1" } } });
  expect(opened).toEqual(["https://example.org/stolik/back/t-1"]);
});

it("shows nothing that is no call", () => {
  const { shown, on } = worker();
  on("push", { data: null });
  on("push", { data: { json: () => ({ table: "../t/link", title: "x", text: "y" }) } });
  expect(shown).toEqual([]);
});
