import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLine, type Line, type LineState } from "../../src/stolik/web/net/line";

/** A socket of which the test says when it opens, hears and closes. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** A dead line never says that it is closed. */
  close(): void {
    this.readyState = 2;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  hears(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let states: LineState[] = [];
let troubles: (string | null)[] = [];
let line: Line;

function newest(): FakeSocket {
  const found = FakeSocket.all.at(-1);
  if (!found) throw new Error("no socket");
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  troubles = [];
  const clock = { setTimeout, clearTimeout, setInterval, clearInterval, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("window", clock);
  vi.stubGlobal("document", clock);
  vi.stubGlobal("location", { protocol: "https:", host: "stolik.example" });
  vi.stubGlobal("WebSocket", FakeSocket);
  line = openLine("link", "en", { heard: () => undefined, state: (state) => states.push(state), trouble: (problem) => troubles.push(problem?.id ?? null) });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that dies without a word is left for a new one within 15 seconds", () => {
  newest().opens();
  newest().hears({ view: {} });
  vi.advanceTimersByTime(15_000);
  expect(newest().sent).toEqual([]);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]?.sent).toEqual(['{"ping":true}'.padEnd(256)]);
  expect(states).toEqual(["connecting", "open", "lost"]);
  newest().opens();
  expect(states.at(-1)).toBe("open");
});

test("a line that answers is kept, however quiet the table", () => {
  newest().opens();
  for (let beat = 0; beat < 20; beat += 1) {
    vi.advanceTimersByTime(4000);
    if (newest().sent.length > 0) newest().hears({ pong: true });
    newest().sent = [];
  }
  expect(FakeSocket.all).toHaveLength(1);
});

test("what an old line says late is not heard", () => {
  const old = newest();
  old.opens();
  vi.advanceTimersByTime(15_000);
  const told = states.length;
  old.onclose({ code: 4404 });
  old.opens();
  expect(states).toHaveLength(told);
});

test("a line that never opens is tried again", () => {
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("a line that made room comes back after a while, and only where somebody looks", () => {
  newest().opens();
  newest().onclose({ code: 4410 });
  expect(states.at(-1)).toBe("crowded");
  vi.advanceTimersByTime(7900);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
  Object.assign(document, { hidden: true });
  newest().onclose({ code: 4410 });
  vi.advanceTimersByTime(100_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a full house is asked again, more and more slowly", () => {
  const pauses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    newest().opens();
    newest().hears({ error: { id: "house_full" } });
    const before = FakeSocket.all.length;
    newest().onclose({ code: 1013 });
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    pauses.push(waited);
  }
  expect(states).not.toContain("refused");
  expect(pauses.at(-1)).toBeGreaterThan(2000);
});

/** Lets the newest socket fail before it has opened, and the next one be tried. */
async function fails(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", answer);
  const before = FakeSocket.all.length;
  newest().onclose({ code: 1006 });
  while (FakeSocket.all.length === before) await vi.advanceTimersByTimeAsync(100);
}

test("two sockets that fail although the server would let them in are cut off on the way", async () => {
  const willing = (): Promise<Response> => Promise.resolve(Response.json({}));
  await fails(willing);
  expect(troubles).toEqual([]);
  await fails(willing);
  expect(troubles.at(-1)).toBe("no_upgrade");
  newest().opens();
  newest().hears({ view: {} });
  expect(troubles.at(-1)).toBe(null);
});

test("what the server refuses is told in its words", async () => {
  await fails(() => Promise.resolve(Response.json({ error: { id: "foreign_host" } }, { status: 421 })));
  expect(troubles.at(-1)).toBe("foreign_host");
  await fails(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(troubles.at(-1)).toBe("ui-no-server");
  newest().opens();
  newest().hears({ error: { id: "house_full" } });
  expect(troubles.at(-1)).toBe("house_full");
});

test("a line that has spoken and is lost gives no reason", async () => {
  newest().opens();
  newest().hears({ view: {} });
  await fails(() => Promise.reject(new Error("nobody asks")));
  expect(troubles).toEqual([null]);
});

test.each([
  ["refused", 4404],
  ["removed", 4403],
] as const)("a line that is %s stays so, and nothing is tried again", (state, code) => {
  newest().opens();
  newest().hears({ view: {} });
  newest().readyState = 3;
  newest().onclose({ code });
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["connecting", "open", state]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a line that was left says nothing any more", () => {
  newest().opens();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["connecting", "open"]);
});
