import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shapeOf } from "../../../src/stolik/games/zona/board/art/threats";

const printed = readFileSync("src/stolik/games/zona/content/threats.toml", "utf8");
const threats = [...printed.matchAll(/^id = "(\w+)"[^[]*?^kind = "(\w+)"/gms)].map(([, id = "", kind = ""]) => ({ id, kind }));

it("draws most threats, and mutants unlike anomalies", () => {
  const drawn = threats.flatMap(({ id, kind }) => (shapeOf(id) ? [{ kind, shape: shapeOf(id) }] : []));
  expect(threats.length).toBeGreaterThan(50);
  expect(drawn.length).toBeGreaterThan(threats.length * 0.75);
  const [mutants, anomalies] = ["mutant", "anomaly"].map((kind) => new Set(drawn.filter((one) => one.kind === kind).map(({ shape }) => shape)));
  expect([...(mutants ?? [])].filter((shape) => anomalies?.has(shape))).toEqual([]);
});
