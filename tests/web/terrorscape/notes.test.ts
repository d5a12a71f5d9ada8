import { expect, test } from "vitest";
import { BLANK, cycled, noteOf, notesIn, suspects } from "../../../src/stolik/games/terrorscape/board/house/notes";
import { survivor } from "./views";

test("a mark goes from nothing over here and not here back to nothing", () => {
  const once = cycled({}, "room:B3", "survivor:anna");
  expect(once).toEqual({ "room:B3": { "survivor:anna": "here" } });
  const twice = cycled(once, "room:B3", "survivor:anna");
  expect(twice).toEqual({ "room:B3": { "survivor:anna": "not" } });
  expect(cycled(twice, "room:B3", "survivor:anna")).toEqual({});
});

test("marks about others, in this room and in others, stay", () => {
  const marks = { "room:B3": { "survivor:marco": "not" }, "room:R1": { "survivor:anna": "here" } } as const;
  expect(cycled(marks, "room:B3", "survivor:anna")).toEqual({
    ...marks,
    "room:B3": { "survivor:marco": "not", "survivor:anna": "here" },
  });
});

test("shading names those who can be in a room, on foot or with a hidden help", () => {
  const team = [survivor("anna"), survivor("marco", { may_be: ["room:B1"] }), survivor("johnson", { alive: false })];
  const names = (given: object, room: string): string[] => suspects(team, room, { ...BLANK, ...given }).map((one) => one.survivor);
  expect(names({ shade: "all" }, "room:R1")).toEqual(["survivor:anna"]);
  expect(names({ shade: "survivor:marco" }, "room:R1")).toEqual([]);
  expect(names({ shade: "all" }, "room:R2")).toEqual([]);
  expect(names({ shade: "all", reach: true }, "room:R2")).toEqual(["survivor:anna", "survivor:marco"]);
  expect(names({ shade: "off" }, "room:R1")).toEqual([]);
});

test("the notebook is read from the notes of the seat, whatever else is there", () => {
  const texts = { "": "{}", "room:B3": "locked", [noteOf("room:B3")]: '{"survivor:anna":"here"}', "pencil:map": '{"shade":"off","reach":true}' };
  expect(notesIn(texts)).toEqual({ marks: { "room:B3": { "survivor:anna": "here" } }, shade: "off", reach: true });
  for (const bad of ["", "[]", "7", '{"survivor:anna":7}', '{"shade":7,"reach":"x"}'])
    expect(notesIn({ [noteOf("room:B3")]: bad, "pencil:map": bad }).shade).toBe(BLANK.shade);
  expect(notesIn({})).toEqual(BLANK);
});
