import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Eyes, Film } from "../../src/stolik/web/net/film";
import type { Entry, ServerMessage } from "../../src/stolik/web/net/protocol";

vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("document", { hidden: false });
const { momentsOf, sameMoment } = await import("../../src/stolik/web/net/film");
const { kept } = await import("../../src/stolik/web/net/films");
const { Replay } = await import("../../src/stolik/web/table/replay/replay.svelte");

const line = (id: string): Entry => ({ id, args: {} });
const round = line("round");

/** Two rounds of a game of four answers: in the first the creature moves in secret, which the hunted do not see. */
const whole = { view: { phase: "a", hand: ["x", "y"] }, over: false };
const CREATURE: Film = {
  game: "hideout",
  options: {},
  players: 2,
  roles: [],
  seats: [],
  eyes: 0,
  may: [0, 1],
  over: true,
  frames: [
    { nth: 0, ...whole, log: { from: 0, lines: [round] } },
    { nth: 1, changes: { view: { hand: { at: 0, gone: 1, new: [] } } }, log: { from: 1, lines: [line("hides")] } },
    { nth: 2, changes: { view: { phase: ["b"] } }, log: { from: 2, lines: [line("seeks"), line("misses")] } },
    { nth: 3, changes: { view: { phase: ["a"] } }, log: { from: 4, lines: [round] } },
    { nth: 4, changes: { over: [true] }, log: { from: 5, lines: [line("wins")] } },
  ],
  notes: [],
  answers: [0, 1, 2, 3, 4],
};
const HUNTED: Film = {
  ...CREATURE,
  eyes: 1,
  frames: [
    { nth: 0, ...whole, log: { from: 0, lines: [round] } },
    { nth: 1, changes: { view: { phase: ["b"] } }, log: { from: 1, lines: [line("seeks"), line("misses")] } },
    { nth: 2, changes: { view: { phase: ["a"] } }, log: { from: 3, lines: [round] } },
    { nth: 3, changes: { over: [true] }, log: { from: 4, lines: [line("wins")] } },
  ],
  answers: [0, 2, 3, 4],
};
const board = { heading: ({ id }: Entry) => id === "round", phaseKey: (view: object) => String(Reflect.get(view, "phase")) };
const source = async (eyes?: Eyes): Promise<Film> => (eyes === 1 ? HUNTED : CREATURE);

/** A replay, what its table hears of it, and whether each message comes after the line has opened anew. */
class Shown {
  readonly heard: { message: ServerMessage; anew: boolean }[] = [];
  readonly replay: InstanceType<typeof Replay>;
  #anew = false;

  constructor(film = CREATURE) {
    this.replay = new Replay(film, source, board, "/t/link");
    this.replay.teller = { busy: false, skip: () => undefined };
    this.replay.connect({
      heard: (message) => {
        this.heard.push({ message, anew: this.#anew });
        this.#anew = false;
      },
      state: () => void (this.#anew = true),
      trouble: () => undefined,
    });
  }

  /** The ids of the log, and whether they are shown at once. */
  get now(): [string[], boolean] {
    const { message, anew } = this.heard.at(-1) ?? { message: {}, anew: false };
    return [(message.log?.lines ?? []).map(({ id }) => id), anew];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a film", () => {
  it("is made of whole messages, each with the whole log up to it", () => {
    const moments = momentsOf(CREATURE);
    expect(moments.map(({ view }) => view)).toEqual([
      { phase: "a", hand: ["x", "y"] },
      { phase: "a", hand: ["y"] },
      { phase: "b", hand: ["y"] },
      { phase: "a", hand: ["y"] },
      { phase: "a", hand: ["y"] },
    ]);
    expect(moments.map(({ log }) => log?.lines.length)).toEqual([1, 2, 4, 5, 6]);
    expect(moments.at(-1)?.over).toBe(true);
  });

  it("shows the same moment through other eyes, or the last one before it that they saw", () => {
    expect([0, 1, 2, 3, 4].map((at) => sameMoment(CREATURE, at, HUNTED))).toEqual([0, 0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((at) => sameMoment(HUNTED, at, CREATURE))).toEqual([0, 2, 3, 4]);
  });

  it("is asked for once only, and again if it has not come", async () => {
    const asked: (Eyes | undefined)[] = [];
    const films = kept(async (eyes) => {
      asked.push(eyes);
      if (asked.length === 1) throw new Error("no server");
      return CREATURE;
    });
    await expect(films(0)).rejects.toThrow("no server");
    expect(await films(0)).toBe(await films(0));
    await films("all");
    expect(asked).toEqual([0, 0, "all"]);
  });
});

describe("a replay", () => {
  it("begins at the start, and at the present moment of a game that runs", () => {
    expect(new Shown().now).toEqual([["round"], true]);
    expect(new Shown({ ...CREATURE, over: false }).replay.at).toBe(4);
  });

  it("tells one step on, and shows any other moment at once", () => {
    const { replay } = new Shown();
    const shown = new Shown();
    shown.replay.to(1);
    expect(shown.now).toEqual([["round", "hides"], false]);
    shown.replay.to(3);
    expect(shown.now).toEqual([["round", "hides", "seeks", "misses", "round"], true]);
    shown.replay.to(2);
    expect(shown.now).toEqual([["round", "hides", "seeks", "misses"], true]);
    replay.to(-1);
    expect(replay.at).toBe(0);
  });

  it("has each seat's notes as they were, and says those of the seat that looks", () => {
    const notes = [
      { seat: 0, thing: "card:x", text: "mine", at: 1 },
      { seat: 0, thing: "card:x", text: "", at: 3 },
      { seat: 1, thing: "", text: "theirs", at: 2 },
    ];
    const frames = CREATURE.frames.map((frame, nth) => (nth === 0 ? { ...frame, seat: 0 } : frame));
    const shown = new Shown({ ...CREATURE, frames, notes });
    const said = [0, 1, 2, 3].map((nth) => {
      shown.replay.to(nth);
      return [shown.heard.at(-1)?.message.notes, shown.replay.notes.map(({ seat }) => seat)];
    });
    expect(said).toEqual([
      [{ "card:x": "", "": "" }, []],
      [{ "card:x": "mine", "": "" }, [0]],
      [{ "card:x": "mine", "": "" }, [0, 1]],
      [{ "card:x": "", "": "" }, [1]],
    ]);
  });

  it("goes by rounds and by phases, and to both ends", () => {
    const { replay } = new Shown();
    const at = (): number => replay.at;
    replay.toPart("turn", 1);
    expect(at()).toBe(3);
    replay.toPart("turn", 1);
    expect(at()).toBe(4);
    replay.toPart("turn", -1);
    expect(at()).toBe(3);
    replay.toPart("phase", -1);
    expect(at()).toBe(2);
    replay.toPart("phase", -1);
    expect(at()).toBe(0);
    replay.toPart("phase", 1);
    expect(at()).toBe(2);
    expect(replay.mark).toBe(round);
  });

  it("finds the moment at which a line was written", () => {
    const { replay } = new Shown();
    replay.toLine(3);
    expect(replay.at).toBe(2);
    expect(replay.linesOf(2).map(({ id }) => id)).toEqual(["seeks", "misses"]);
  });

  it("stays at its moment when it is seen through other eyes", async () => {
    const { replay } = new Shown();
    replay.to(2);
    await replay.see(1);
    expect([replay.film.eyes, replay.at]).toEqual([1, 1]);
    await replay.see(0);
    expect([replay.film.eyes, replay.at]).toEqual([0, 2]);
  });

  it("plays by itself to the end, and waits for what is still told", () => {
    const shown = new Shown();
    const { replay } = shown;
    const teller = { busy: true, skip: () => undefined };
    replay.teller = teller;
    replay.toggle();
    vi.advanceTimersByTime(60_000);
    expect(replay.at).toBe(0);
    teller.busy = false;
    vi.advanceTimersByTime(1000);
    expect([replay.at, shown.now[1]]).toEqual([1, false]);
    replay.toggle();
    vi.advanceTimersByTime(60_000);
    expect([replay.at, replay.playing]).toEqual([1, false]);
    replay.toggle();
    vi.advanceTimersByTime(60_000);
    expect([replay.at, replay.playing]).toEqual([4, false]);
    replay.toggle();
    expect(replay.at).toBe(0);
  });

  it("plays faster at a faster tempo", () => {
    const at = (tempo: "calm" | "instant"): number => {
      const { replay } = new Shown();
      replay.tempo = tempo;
      replay.toggle();
      vi.advanceTimersByTime(1500);
      return replay.at;
    };
    expect(at("instant")).toBeGreaterThan(at("calm"));
  });
});
