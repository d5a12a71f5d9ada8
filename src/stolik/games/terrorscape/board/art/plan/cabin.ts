/** The Cabin: a lodge in the middle, camps and a forest to the west, a lake to the east. */

import { draw } from "./draft";
import { turned, type HousePlan } from "./plan";

export const CABIN: HousePlan = draw({
  ref: "map:cabin",
  prefix: "cabin_",
  rooms: {
    R1: { corners: [[490, 620], [730, 776]], stand: [[626, 688], 58, 28], features: [["main_exit", [610, 742]]] },
    R2: { corners: [[430, 440], [770, 620]], stand: [[600, 536], 96, 40] },
    R3: {
      corners: [[570, 270], [770, 270], [770, 440], [430, 440], [430, 360], [570, 360]],
      stand: [[664, 376], 56, 34], label: [604, 297], features: [["search", [738, 302]]],
    },
    R4: { corners: [[570, 134], [770, 270]], stand: [[670, 226], 50, 16], features: [["suitcase", [736, 168]]] },
    R5: { corners: [[430, 134], [570, 360]], stand: [[500, 251], 38, 40], features: [["book", [538, 168]]] },
    B1: {
      corners: [[770, 500], [990, 500], [990, 776], [730, 776], [730, 620], [770, 620]],
      outside: true, stand: [[868, 640], 66, 50], label: [804, 527],
    },
    B2: { corners: [[990, 134], [1176, 290]], stand: [[1062, 226], 38, 22], features: [["search", [1142, 168]]] },
    B3: { corners: [[990, 290], [1176, 776]], outside: true, stand: [[1056, 480], 38, 72], features: [["radio", [1142, 324]]] },
    B4: { corners: [[770, 230], [990, 500]], outside: true, stand: [[874, 372], 62, 60], features: [["tools", [956, 264]]] },
    B5: {
      corners: [[600, 24], [1176, 24], [1176, 134], [990, 134], [990, 230], [770, 230], [770, 134], [600, 134]],
      outside: true, stand: [[880, 146], 66, 42], features: [["hidden_exit", [880, 62]]],
    },
    G1: {
      corners: [[24, 525], [430, 525], [430, 620], [490, 620], [490, 776], [24, 776]],
      outside: true, stand: [[240, 646], 84, 52],
    },
    G2: {
      corners: [[215, 270], [430, 270], [430, 525], [24, 525], [24, 400], [215, 400]],
      outside: true, stand: [[300, 420], 62, 46], label: [249, 297],
    },
    G3: { corners: [[24, 134], [215, 400]], outside: true, stand: [[122, 264], 46, 54], features: [["occult", [182, 167]]] },
    G4: { corners: [[215, 134], [430, 270]], stand: [[322, 226], 54, 16], features: [["search", [398, 167]]] },
    G5: { corners: [[24, 24], [600, 134]], outside: true, stand: [[300, 80], 84, 22] },
  },
  doors: [
    ["G3", "G4", [215, 212], "upright"],
    ["G2", "G4", [340, 270], "level"],
    ["G4", "G5", [312, 134], "level"],
    ["G5", "B5", [600, 79], "upright"],
    ["R5", "R3", [500, 360], "level"],
    ["R4", "R3", [660, 270], "level"],
    ["R3", "B4", [770, 358], "upright"],
    ["R3", "R2", [610, 440], "level"],
    ["R2", "G1", [430, 572], "upright"],
    ["R1", "G1", [490, 700], "upright"],
    ["R1", "R2", [610, 620], "level"],
    ["R2", "B1", [770, 560], "upright"],
    ["B2", "B3", [1076, 290], "level"],
  ],
  borders: [
    ["G3", "G5", [24, 134], [215, 134]],
    ["G2", "G3", [24, 400], [215, 400], [215, 270]],
    ["G1", "G2", [24, 525], [430, 525]],
    ["B4", "B5", [770, 230], [990, 230]],
    ["B3", "B4", [990, 290], [990, 500]],
    ["B1", "B4", [770, 500], [990, 500]],
    ["B1", "B3", [990, 500], [990, 776]],
  ],
  passages: [
    [1, "R5", "B2", [542, 332]],
    [1, "B2", "R5", [1142, 256]],
    [2, "B1", "G3", [956, 742]],
    [2, "G3", "B1", [58, 366]],
  ],
  windows: [
    ["R1", [540, 776], "level", 1],
    ["R1", [684, 776], "level", 1],
    ["R1", [730, 700], "upright", 1],
    ["R2", [430, 484], "upright", -1],
    ["R2", [770, 470], "upright", 1],
    ["R4", [660, 134], "level", -1],
    ["R4", [770, 196], "upright", 1],
    ["R5", [490, 134], "level", -1],
    ["G4", [390, 134], "level", -1],
    ["G4", [264, 270], "level", 1],
    ["B2", [1080, 134], "level", -1],
    ["B2", [1176, 215], "upright", 1],
    ["B2", [990, 190], "upright", -1],
  ],
  exits: [
    ["main", "R1", [610, 776], "level"],
    ["hidden", "B5", [880, 24], "level"],
  ],
  gap: ["R5", "G2", [430, 316], "upright"],
});

/** The Cabin on its side, for tall screens. */
export const CABIN_TALL: HousePlan = turned(CABIN);
