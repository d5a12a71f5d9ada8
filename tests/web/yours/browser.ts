import { vi } from "vitest";

/** A browser's storage with these texts; what it keeps can be read in the map. */
export function browserWith(kept: Record<string, string> = {}): Map<string, string> {
  const map = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  };
  // As in a browser, the keys are the storage's own.
  vi.stubGlobal("localStorage", new Proxy(storage, { ownKeys: () => [...map.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }));
  return map;
}
