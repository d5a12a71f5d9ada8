import { expect, it } from "vitest";
import { latest } from "@stolik/web/table/television/latest";

const line = (id: string, seat: number) => ({ id, args: { seat: `seat:${seat}` } });
const round = { id: "round", args: {} };
const SEATS = [0, 1].map((seat) => ({ seat, name: "", kind: "person" as const, connected: true }));
const board = { heading: ({ id }: { id: string }) => id === "round" };
const told = (...log: { id: string; args: Record<string, string> }[]) => latest(log, SEATS, board)?.entries.map(({ id }) => id);

it("tells what a person has done in this turn, and no more", () => {
  expect(told(line("rested", 0), line("moved", 1), { id: "appears", args: {} }, line("fought", 1))).toEqual(["moved", "appears", "fought"]);
});

it("begins again with a round", () => {
  expect(told(line("moved", 1), round, line("moved", 1))).toEqual(["moved"]);
  expect(told(line("moved", 1), round)).toEqual(["round"]);
});

it("tells nothing before anything has happened", () => {
  expect(told()).toBe(undefined);
});
