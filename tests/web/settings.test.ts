import { describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: true }));

async function cautionAfter(stored: object | null): Promise<string> {
  kept.clear();
  if (stored) kept.set("stolik.settings", JSON.stringify(stored));
  vi.resetModules();
  return (await import("../../src/stolik/web/table/settings.svelte")).settings.now.caution;
}

describe("what is asked before an answer is sent", () => {
  it.each([
    ["nothing is stored", null, "final"],
    ["an older page has stored that everything is asked about", { sound: true, confirm: true }, "final"],
    ["an older page has stored that nothing is asked about", { confirm: false }, "costly"],
    ["it is chosen", { confirm: false, caution: "always" }, "always"],
    ["something unknown is stored", { caution: "whatever" }, "final"],
  ])("where %s", async (_, stored, caution) => {
    expect(await cautionAfter(stored)).toBe(caution);
  });
});
