import { expect, it } from "vitest";
import { HotSeat, type InPublic } from "../../src/stolik/web/table/hotseat/hotseat.svelte";

const shared = (...seats: readonly number[]): HotSeat => new HotSeat("watch", seats.map((seat) => ({ seat, token: `link-${seat}` })));
const now = (given: Partial<InPublic>): InPublic => ({ over: false, waiting: [], waitingSecret: false, people: [0, 1, 2, 3], told: 5, ...given });

function round(device: HotSeat, moment: InPublic): (number | null)[] {
  return Array.from({ length: 4 }, () => {
    const next = device.next(moment);
    if (next !== null) device.take(next);
    device.handOn();
    return next;
  });
}

it("calls whoever the table waits for, and nobody from far away", () => {
  expect(shared(0, 1).next(now({ waiting: [3] }))).toBeNull();
  expect(shared(0, 1).next(now({ waiting: [1, 3] }))).toBe(1);
  expect(shared(0, 1).next(now({ waiting: [1], over: true }))).toBeNull();
});

it("goes round those who are asked at the same time, in the order of the seats", () => {
  const device = shared(0, 1, 2);
  device.take(1);
  device.handOn();
  expect(device.next(now({ waiting: [0, 2] }))).toBe(2);
  device.take(2);
  device.handOn();
  expect(device.next(now({ waiting: [0] }))).toBe(0);
});

it("goes round once to all while somebody is asked in secret, and again when something has happened", () => {
  const device = shared(0, 1, 2);
  expect(round(device, now({ waitingSecret: true }))).toEqual([0, 1, 2, null]);
  expect(round(device, now({ waitingSecret: true, told: 6 }))).toEqual([0, 1, 2, null]);
});

it("leaves out a seat that a bot has taken over", () => {
  expect(round(shared(0, 1, 2), now({ waitingSecret: true, people: [0, 2] }))).toEqual([0, 2, null, null]);
});

it("shows the link of whoever holds it, and else the one for watching", () => {
  const device = shared(0, 1);
  expect(device.link).toBe("watch");
  device.take(1);
  expect(device.link).toBe("link-1");
  device.handOn();
  expect(device.link).toBe("watch");
});
