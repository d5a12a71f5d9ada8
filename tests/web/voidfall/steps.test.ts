/** Which step of an action a question belongs to. */
import { expect, test } from "vitest";
import { stepIn } from "../../../src/stolik/games/voidfall/board/signs/steps";
import type { Question } from "../../../src/stolik/web/net/protocol";

const asked = (kind: string): Question => ({ kind, about: "", secret: false, type: "choose", options: [], lo: 1, hi: 1 });

test.each([
  ["2[recall] → [guild] + [defence]", "build_in", 4],
  ["2[recall] → [guild.F] + [installation]", "guild_in", 2],
  ["2[recall] → [guild.F] + [installation]", "recall_from", 0],
  ["[raise] / [cleanse]", "invade", -1],
  ["[advance] + [advance.society]", "advance", -1],
])("%s while %s is asked", (line, kind, nth) => expect(stepIn(line, asked(kind))).toBe(nth));

test("nothing is marked while nothing is asked", () => expect(stepIn("[guild]", null)).toBe(-1));
