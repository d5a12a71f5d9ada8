/** The Mansion: the house in the middle, the grounds round it. */

import { draw } from "./draft";
import { turned, type HousePlan } from "./plan";

export const MANSION: HousePlan = draw({
  ref: "map:mansion",
  prefix: "",
  rooms: {
    R1: { corners: [[310, 548], [610, 776]], features: [["main_exit", [460, 736]]], stand: [[460, 650], 82, 44] },
    R2: {
      corners: [[670, 456], [880, 456], [880, 776], [610, 776], [610, 548], [670, 548]],
      stand: [[760, 640], 66, 52], label: [704, 483], features: [["search", [846, 490]]],
    },
    R3: { corners: [[430, 420], [670, 548]], stand: [[572, 490], 62, 26] },
    R4: { corners: [[670, 164], [880, 308]], stand: [[796, 246], 52, 28] },
    R5: { corners: [[670, 308], [880, 456]], stand: [[790, 402], 52, 22], label: [704, 335], features: [["book", [846, 340]]] },
    B1: { corners: [[24, 548], [310, 776]], stand: [[176, 664], 66, 50], features: [["radio", [282, 579]]] },
    B2: { corners: [[24, 326], [430, 548]], stand: [[240, 438], 110, 52] },
    B3: { corners: [[24, 166], [250, 326]], stand: [[146, 256], 60, 34] },
    B4: { corners: [[24, 24], [250, 166]], stand: [[138, 112], 52, 24], features: [["search", [220, 54]]] },
    B5: { corners: [[430, 164], [670, 420]], stand: [[552, 300], 66, 54] },
    G1: { corners: [[880, 590], [1176, 776]], outside: true, stand: [[1030, 690], 74, 42] },
    G2: {
      corners: [[1050, 270], [1176, 270], [1176, 590], [880, 590], [880, 470], [1050, 470]],
      outside: true, stand: [[1080, 531], 62, 34], label: [914, 497], features: [["occult", [1142, 308]]],
    },
    G3: { corners: [[880, 24], [1176, 270]], outside: true, stand: [[1000, 190], 74, 44], features: [["tools", [1142, 58]]] },
    G4: { corners: [[880, 270], [1050, 470]], stand: [[965, 392], 42, 44], features: [["search", [1016, 304]]] },
    G5: {
      corners: [[250, 24], [880, 24], [880, 164], [430, 164], [430, 326], [250, 326]],
      outside: true, stand: [[470, 98], 70, 32], features: [["hidden_exit", [640, 62]]],
    },
  },
  doors: [
    ["B1", "B2", [150, 548], "level"],
    ["B1", "R1", [310, 660], "upright"],
    ["B2", "B3", [136, 326], "level"],
    ["B2", "B5", [430, 373], "upright"],
    ["B2", "R1", [370, 548], "level"],
    ["B3", "B4", [136, 166], "level"],
    ["B4", "G5", [250, 108], "upright"],
    ["B5", "R3", [550, 420], "level"],
    ["B5", "R4", [670, 236], "upright"],
    ["R1", "R2", [610, 660], "upright"],
    ["R1", "R3", [520, 548], "level"],
    ["R2", "R3", [670, 502], "upright"],
    ["R2", "R5", [775, 456], "level"],
    ["R2", "G1", [880, 690], "upright"],
    ["R4", "R5", [775, 308], "level"],
    ["R5", "G4", [880, 396], "upright"],
    ["G3", "G4", [956, 270], "level"],
  ],
  borders: [
    ["G1", "G2", [880, 590], [1176, 590]],
    ["G2", "G3", [1050, 270], [1176, 270]],
    ["G3", "G5", [880, 24], [880, 164]],
  ],
  passages: [
    [1, "B1", "G2", [54, 744]],
    [1, "G2", "B1", [1086, 440]],
    [2, "B5", "G5", [462, 388]],
    [2, "G5", "B5", [340, 290]],
  ],
  windows: [
    ["B1", [24, 610], "upright", -1],
    ["B1", [100, 776], "level", 1],
    ["B1", [220, 776], "level", 1],
    ["B2", [24, 440], "upright", -1],
    ["B2", [340, 326], "level", -1],
    ["B3", [24, 240], "upright", -1],
    ["B4", [24, 100], "upright", -1],
    ["R1", [360, 776], "level", 1],
    ["R1", [560, 776], "level", 1],
    ["R2", [690, 776], "level", 1],
    ["R2", [800, 776], "level", 1],
    ["R2", [880, 540], "upright", 1],
    ["B5", [500, 164], "level", -1],
    ["B5", [600, 164], "level", -1],
    ["B5", [430, 250], "upright", -1],
    ["R4", [780, 164], "level", -1],
    ["R4", [880, 236], "upright", 1],
  ],
  exits: [
    ["main", "R1", [460, 776], "level"],
    ["hidden", "G5", [640, 24], "level"],
  ],
});

/** The Mansion on its side, for tall screens. */
export const MANSION_TALL: HousePlan = turned(MANSION);
