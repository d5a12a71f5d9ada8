/** The furniture of the Cabin. */

import type { Furnishing } from "./furnishing";

export const CABIN_ROOMS: Readonly<Record<string, Furnishing>> = {
  cabin_R1: {
    floor: "planks", lamps: [[120, 60, 150]],
    placed: [["rug_runner", 120, 110, 0, 0.6], ["reception", 158, 50, 0, 0.86], ["keys_rack", 178, 18, 0, 0.8], ["mat", 120, 138, 0, 0.9], ["plant", 216, 130, 0, 0.8], ["armchair", 34, 122, 3, 0.7], ["stool", 160, 26, 0, 0.8]],
  },
  cabin_R2: {
    floor: "carpet", lamps: [[110, 90, 160], [240, 90, 150]],
    placed: [["rug_long", 176, 96, 0, 1], ["meeting", 168, 96], ["screen", 314, 92, 1, 0.9], ["cabinet", 78, 24, 0, 0.9], ["plant", 312, 160, 0, 0.7], ["plant", 28, 160, 0, 0.7], ["vase", 262, 24]],
  },
  cabin_R3: {
    floor: "planks", lamps: [[240, 90, 150], [80, 130, 110]],
    placed: [["rug_blue", 234, 96, 0, 1.3], ["billiard", 234, 92], ["arcade", 320, 142, 2, 0.9], ["darts", 28, 142, 0, 0.9], ["bench", 98, 154, 2, 0.8], ["stool", 170, 146],],
  },
  cabin_R4: {
    floor: "carpet", lamps: [[150, 60, 130]],
    placed: [["rug_blue", 104, 82, 0, 0.9], ["bed", 42, 84, 0, 0.8], ["suitcase_open", 164, 104, 0, 0.9], ["wardrobe", 112, 26, 0, 0.8],],
  },
  cabin_R5: {
    floor: "carpet", lamps: [[60, 100, 130]],
    placed: [["rug_blue", 74, 116, 1, 0.9], ["bed", 100, 96, 0, 0.84], ["shelf", 22, 96, 3, 0.7], ["lamp", 52, 64, 0, 0.8], ["armchair", 36, 152, 3, 0.6]],
  },
  cabin_B1: {
    floor: "grass", lamps: [[140, 150, 130]],
    placed: [["tufts", 160, 90], ["tent", 92, 222, -0.15, 0.9], ["tent_blue", 208, 90, 0.1, 0.9], ["campfire", 140, 154], ["log", 176, 190, 0.8, 0.7], ["log", 96, 130, 0.6, 0.7], ["fir", 168, 252, 0, 0.8], ["tufts", 200, 200],],
  },
  cabin_B2: {
    floor: "planks", lamps: [[90, 80, 140]],
    placed: [["rug", 90, 84, 0, 0.8], ["armchair", 54, 116, 3, 0.7], ["table_low", 96, 84, 1, 0.8], ["telescope", 118, 38, 0, 0.8], ["plant", 26, 130, 0, 0.6], ["cabinet", 70, 22, 0, 0.7]],
  },
  cabin_B3: {
    floor: "sand", lamps: [[60, 60, 120], [50, 340, 110]],
    placed: [["lake", 92, 246], ["jetty", 116, 196], ["boat", 154, 282, 0.3, 0.8], ["boat", 40, 372, 0.55, 0.8], ["radio", 62, 96, 0, 0.8], ["reeds", 98, 400], ["reeds", 72, 452], ["reeds", 120, 94, 0, 0.8], ["rocks", 38, 452], ["tufts", 60, 260]],
  },
  cabin_B4: {
    floor: "soil", lamps: [[108, 138, 190]],
    placed: [["bonfire", 108, 138], ["log", 108, 66], ["log", 108, 212, 2], ["log", 34, 138, 1], ["log", 186, 138, 1], ["stump", 182, 226], ["logs", 40, 230, 0, 0.8], ["tufts", 60, 40],],
  },
  cabin_B5: {
    floor: "grass", lamps: [[280, 110, 130]],
    placed: [
      ["trail", 288, 60], ["trail_short", 280, 136, 1, 0.6], ["fir", 60, 84, 0, 0.8], ["fir", 120, 28, 0, 0.7], ["fir", 346, 150, 0, 1], ["fir", 356, 92, 0, 0.8], ["fir", 432, 24, 0, 0.8], ["fir", 500, 84, 0, 0.9],
      ["fir", 548, 30, 0, 0.8], ["fir", 206, 176, 0, 0.8], ["fir", 214, 24, 0, 0.7], ["bush", 450, 86], ["signpost", 330, 30, 0, 0.9],
    ],
  },
  cabin_G1: {
    floor: "grass", lamps: [[190, 120, 150]],
    placed: [
      ["tufts", 240, 60], ["caravan", 104, 86], ["tent", 74, 186, 0.3, 0.95], ["tent_blue", 290, 196, -0.2, 0.8], ["campfire", 204, 150, 0, 1], ["log", 246, 178, 0.7, 0.8], ["log", 168, 186, -0.6, 0.8], ["fir", 420, 214, 0, 0.9], ["fir", 350, 190, 0, 0.7], ["bush", 150, 222],
      ["tufts", 400, 130], ["trail_short", 316, 90, 0, 0.7],
    ],
  },
  cabin_G2: {
    floor: "soil", lamps: [[250, 160, 130]],
    placed: [["trail_short", 150, 186, 0, 1.2], ["truck", 340, 90, -0.2, 0.9], ["fir", 40, 164, 0, 0.9], ["fir", 64, 224, 0, 0.8], ["fir", 370, 216, 0, 0.9], ["fir", 314, 230, 0, 0.7], ["fir", 232, 84, 0, 0.8], ["tufts", 180, 220], ["stump", 150, 160, 0, 0.8], ["bush", 130, 232, 0, 0.8]],
  },
  cabin_G3: {
    floor: "gravel", lamps: [[100, 110, 120]],
    placed: [["terraces", 98, 140, 0, 0.95], ["rails", 108, 150, 0.15, 0.9], ["rocks", 30, 80], ["rocks", 158, 240, 1], ["altar", 150, 84, 0, 0.7], ["rocks", 160, 170, 2, 0.8], ["rocks", 40, 170, 3, 0.7]],
  },
  cabin_G4: {
    floor: "planks", lamps: [[110, 70, 140]],
    placed: [["fur", 112, 84], ["bed", 44, 100, 3, 0.62], ["stove_iron", 140, 30, 0, 0.7], ["kitchen_table", 178, 98, 0, 0.8],],
  },
  cabin_G5: {
    floor: "grass", lamps: [[300, 60, 120]],
    placed: [["trail", 288, 62], ["fir", 110, 26, 0, 0.7], ["fir", 60, 92, 0, 0.7], ["fir", 180, 92, 0, 0.7], ["fir", 232, 18, 0, 0.7], ["fir", 356, 20, 0, 0.8], ["fir", 404, 92, 0, 0.8], ["fir", 480, 18, 0, 0.7], ["fir", 522, 94, 0, 0.7], ["signpost", 440, 32, 0, 0.9], ["bush", 324, 94, 0, 0.8]],
  },
};
