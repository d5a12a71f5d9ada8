/** The furniture of the Mansion. */

import type { Furnishing } from "./furnishing";

export const MANSION_ROOMS: Readonly<Record<string, Furnishing>> = {
  R1: {
    floor: "marble", lamps: [[150, 108, 190]],
    placed: [
      ["rug_runner", 150, 150, 0], ["stairs", 54, 78], ["statue", 32, 204], ["plant", 272, 200], ["coats", 260, 18], ["vase", 278, 54],
      ["chandelier", 150, 104], ["mat", 150, 206],
    ],
  },
  R2: {
    floor: "parquet", lamps: [[150, 90, 130], [150, 240, 150]],
    placed: [
      ["picture", 246, 130, 1], ["picture_two", 246, 70, 1], ["picture", 96, 298, 2], ["picture_two", 160, 298, 2], ["picture", 214, 298, 2],
      ["picture", 24, 262, 3], ["picture_two", 24, 178, 3], ["rope", 220, 96, 1, 0.9], ["rope", 150, 268, 0, 1],
      ["statue", 150, 176, 0, 1.1], ["statue", 90, 90, 0, 0.9], ["easel", 52, 124, 0, 0.9], ["bench", 208, 186, 1, 0.9], ["bench", 96, 230, 0, 0.8]
    ],
  },
  R3: {
    floor: "carpet", lamps: [[60, 64, 120], [180, 64, 120]],
    placed: [["runner", 120, 64], ["clock", 36, 17], ["lamp", 200, 20, 0, 0.9], ["vase", 20, 108], ["cabinet", 60, 112, 2], ["armour", 214, 112, 0, 0.8]],
  },
  R4: {
    floor: "planks", lamps: [[80, 40, 150]],
    placed: [
      ["shavings", 106, 84], ["workbench", 108, 32], ["blueprint", 176, 104, 0, 0.9], ["wheel", 30, 112], ["wheel", 55, 124, 0, 0.7], ["stool", 132, 66], ["saw_bench", 36, 72, 0, 0.9]
    ],
  },
  R5: {
    floor: "planks", lamps: [[120, 90, 150]],
    placed: [
      ["rug_blue", 122, 84], ["shelf", 22, 92, 3, 0.9], ["shelf", 66, 127, 2, 0.84], ["shelf", 170, 127, 2, 0.6], ["desk", 124, 50], ["chair", 124, 84, 2],
      ["armchair", 58, 84, 3, 0.7], ["globe", 184, 104, 0, 0.8],
    ],
  },
  B1: {
    floor: "planks", lamps: [[46, 114, 190], [220, 60, 120]],
    placed: [
      ["rug", 124, 116], ["fireplace", 28, 108, 3], ["sofa", 196, 114, 1], ["table_low", 122, 114], ["armchair", 124, 44, 0, 0.9], ["armchair", 110, 188, 2, 0.9],
      ["radio", 222, 194], ["vase", 30, 170], ["lamp", 206, 30],
    ],
  },
  B2: {
    floor: "planks", lamps: [[170, 112, 190], [320, 112, 150]],
    placed: [
      ["rug_long", 186, 116], ["table_dining", 186, 116], ["cabinet", 220, 24], ["cabinet", 48, 196, 2, 0.9], ["clock", 60, 24], ["vase", 220, 22, 0, 0.7],
      ["plant", 380, 194, 0, 0.8], ["shelf", 260, 197, 2, 0.9], ["plant", 26, 70, 0, 0.7],
    ],
  },
  B3: {
    floor: "tiles", lamps: [[120, 80, 150]],
    placed: [["stove", 186, 36], ["counter", 24, 74, 3, 0.4], ["sink", 24, 112, 3, 0.9], ["fridge", 200, 92, 1], ["counter", 180, 138, 2, 0.6], ["kitchen_table", 112, 96], ["stool", 62, 110], ["stool", 164, 92], ["counter", 60, 138, 2, 0.4]],
  },
  B4: {
    floor: "stone", lamps: [[110, 60, 130]],
    placed: [["rack", 122, 24], ["barrel", 30, 64], ["barrel", 32, 102, 0, 0.95], ["crates", 186, 104], ["sack", 60, 114, 0, 0.9],],
  },
  B5: {
    floor: "parquet", lamps: [[120, 120, 200]],
    placed: [["rug_star", 118, 128], ["table_high", 150, 34], ["table_round", 52, 92, 0, 0.9], ["table_round", 60, 186, 0, 0.9], ["table_round", 176, 206, 0, 0.9], ["piano", 204, 148, 1, 0.8], ["chandelier", 118, 128, 0, 1]],
  },
  G1: {
    floor: "grass", lamps: [[60, 70, 110]],
    placed: [
      ["path_back", 148, 93], ["tufts", 220, 60], ["lantern", 46, 58], ["tree", 252, 140], ["tree", 66, 166, 0, 0.75], ["bush", 198, 166], ["bush", 270, 30], ["bench", 136, 160, 2, 0.9], ["bush", 36, 140, 0, 0.7], ["fir", 150, 26, 0, 0.7]
    ],
  },
  G2: {
    floor: "soil", lamps: [[230, 130, 120], [90, 270, 100]],
    placed: [
      ["crypt", 230, 94], ["grave", 28, 268], ["grave_cross", 70, 268], ["grave_old", 112, 268], ["grave", 154, 268], ["grave_open", 258, 218, 0, 0.85], ["bare", 256, 292, 0, 0.7],
      ["tufts", 190, 250], ["grave_cross", 200, 272, 0, 0.9], ["lantern", 186, 60, 0, 0.8]
    ],
  },
  G3: {
    floor: "grass", lamps: [[110, 110, 140]],
    placed: [["shed", 128, 76], ["barrow", 232, 190, 0.3], ["logs", 254, 120], ["stump", 50, 196], ["tufts", 230, 60], ["bush", 276, 230], ["tufts", 110, 190]],
  },
  G4: {
    floor: "glass", lamps: [[85, 100, 120]],
    placed: [["planter", 24, 78], ["planter", 146, 148, 0, 0.9], ["palm", 132, 70, 0, 0.8], ["pots", 84, 182], ["pots", 36, 176, 1],],
  },
  G5: {
    floor: "grass", lamps: [[210, 78, 130]],
    placed: [
      ["fountain", 86, 200, 0, 0.9], ["hedge", 300, 120], ["hedge", 402, 120], ["hedge", 504, 120], ["bed_flowers", 300, 24], ["bed_flowers", 500, 30], ["tree", 590, 50],
      ["roses", 24, 140, 0, 0.9], ["roses", 156, 150, 0, 0.9], ["bush", 586, 116], ["well", 214, 66, 0, 0.9], ["tufts", 440, 80], ["tufts", 130, 60], ["roses", 556, 24, 0, 0.8], ["hedge", 60, 24],
    ],
  },
};
