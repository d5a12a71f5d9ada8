/** What this browser remembers. Everything works without it (private windows may refuse storage). */
const PREFIX = "stolik.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

export function recallJson<T>(key: string, fallback: T): T {
  const text = recall(key);
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}
