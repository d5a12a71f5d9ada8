/** What lies between the places of the map: woods, fields, waters, buildings; in units of its grid, lying. */

export type Pair = readonly [number, number];
export type Tree = "birch" | "pine" | "red" | "dead";

export interface Wood {
  readonly kind: Tree;
  readonly edge: readonly Pair[];
}

export const WOODS: readonly Wood[] = [
  { kind: "birch", edge: [[-0.8, -1.7], [0.35, -1.6], [0.55, -0.95], [0.1, -0.5], [-0.8, -0.4]] },
  { kind: "birch", edge: [[1.6, -1.7], [2.6, -1.7], [2.75, -0.9], [2.3, -0.55], [1.75, -0.7]] },
  { kind: "birch", edge: [[-0.8, 0.5], [-0.35, 0.55], [-0.15, 1.1], [-0.4, 1.55], [-0.8, 1.5]] },
  { kind: "birch", edge: [[1.5, 0.75], [1.85, 0.85], [1.8, 1.35], [1.55, 1.3]] },
  { kind: "birch", edge: [[0.15, 4.7], [0.55, 4.5], [0.65, 5.1], [0.5, 6], [-0.8, 6], [-0.5, 5]] },
  { kind: "pine", edge: [[3.1, -1.7], [4.6, -1.7], [4.75, -0.95], [3.9, -0.6], [3.2, -0.75]] },
  { kind: "pine", edge: [[2.5, 3.5], [2.75, 3.75], [3.2, 4.75], [3.1, 6], [1.75, 6], [1.8, 5.2], [2.4, 4.6]] },
  { kind: "pine", edge: [[3.4, 2.2], [3.75, 2.6], [3.6, 2.85], [3.3, 2.7]] },
  { kind: "pine", edge: [[4.3, 5], [4.75, 4.9], [4.9, 6], [4, 6]] },
  { kind: "red", edge: [[4.35, 1.15], [4.6, 0.55], [5.2, 0.2], [5.55, 0.6], [5.5, 1.7], [5.2, 2.3], [4.7, 2.35], [4.55, 1.8]] },
  { kind: "dead", edge: [[5.95, -1.7], [7.1, -1.7], [6.6, -0.9], [6.2, 0.1], [5.9, -0.3]] },
  { kind: "dead", edge: [[5.85, 3.9], [6.5, 4.1], [6.9, 4.9], [6.7, 6], [5.95, 6]] },
];

/** Fields: where, how large, which way they lie, what grows on them. */
export const FIELDS: readonly { at: Pair; size: Pair; turn: number; tint: string }[] = [
  { at: [0.5, 1.85], size: [46, 30], turn: -14, tint: "#cdbb68" },
  { at: [0.5, 2.3], size: [42, 26], turn: 8, tint: "#8f9f55" },
  { at: [1.5, 2.35], size: [50, 30], turn: -8, tint: "#c2a960" },
  { at: [1.5, 2.75], size: [40, 24], turn: 16, tint: "#93a35c" },
  { at: [0.45, 3.05], size: [44, 26], turn: 20, tint: "#b79a5e" },
  { at: [1.0, 0.35], size: [48, 26], turn: -6, tint: "#a9a75f" },
  { at: [1.55, 0.15], size: [34, 24], turn: 22, tint: "#cdbb68" },
  { at: [3.0, 2.2], size: [40, 24], turn: 12, tint: "#b08f4b" },
];

/** Things that stand on the map, each by its drawing and its size. */
export const STAMPS: readonly { kind: "house" | "block" | "tower" | "pylon" | "plant" | "reeds"; at: Pair; size: number }[] = [
  { kind: "house", at: [0.6, 1.25], size: 1 }, { kind: "house", at: [1.42, 1.55], size: 0.85 }, { kind: "house", at: [0.72, 0.75], size: 0.9 },
  { kind: "house", at: [1.5, 3.4], size: 0.85 }, { kind: "house", at: [2.5, 2.35], size: 0.9 }, { kind: "house", at: [0.6, 3.5], size: 0.75 },
  { kind: "block", at: [2.55, 0.75], size: 0.8 }, { kind: "block", at: [3.45, 0.72], size: 0.75 }, { kind: "block", at: [2.6, 1.35], size: 0.7 },
  { kind: "block", at: [6.35, 0.35], size: 1 }, { kind: "block", at: [6.75, 0.1], size: 1.2 }, { kind: "block", at: [7.15, 0.4], size: 1 },
  { kind: "block", at: [6.55, 0.75], size: 1.1 }, { kind: "block", at: [6.95, -0.4], size: 0.9 }, { kind: "block", at: [7.5, -0.1], size: 0.95 },
  { kind: "tower", at: [6.95, 4.1], size: 1 }, { kind: "tower", at: [7.5, 4.25], size: 1.15 },
  { kind: "pylon", at: [6.4, 1.75], size: 1 }, { kind: "pylon", at: [6.4, 2.4], size: 1 }, { kind: "pylon", at: [5.75, 2.55], size: 0.85 }, { kind: "pylon", at: [8.3, 3.3], size: 1.1 },
  { kind: "plant", at: [7.55, 1.45], size: 1 },
  { kind: "reeds", at: [-0.25, 3.55], size: 1 }, { kind: "reeds", at: [0.45, 3.75], size: 0.9 }, { kind: "reeds", at: [-0.4, 4.55], size: 1.1 }, { kind: "reeds", at: [0.3, 4.55], size: 1 },
  { kind: "reeds", at: [0.62, 4.25], size: 0.8 }, { kind: "reeds", at: [0.1, 3.5], size: 0.8 }, { kind: "reeds", at: [3.55, 4.5], size: 0.8 }, { kind: "reeds", at: [4.65, 4.15], size: 0.8 },
];

/** The edges of the yellow and the red sector, from top to bottom. */
export const FAR = 3;
export const YELLOW: readonly Pair[] = [[2.9, -FAR], [3.0, -0.8], [2.55, 0.3], [2.45, 1.5], [2.95, 2.1], [2.5, 2.8], [2.75, 3.6], [3.1, 4.4], [3.0, 5 + FAR]];
export const RED: readonly Pair[] = [[5.75, -FAR], [5.8, -0.6], [5.6, 0.5], [5.75, 1.5], [5.55, 2.2], [5.72, 3.0], [5.65, 3.7], [5.9, 4.6], [5.8, 5 + FAR]];
export const RIVER: readonly Pair[] = [[-1.2, 3.4], [-0.2, 3.35], [0.5, 2.7], [0.9, 1.9], [1.6, 1.45], [2.4, 1.3], [3.3, 1.9], [3.9, 2.85], [4.7, 3.25], [5.4, 3.65], [6.6, 3.75], [7.4, 3.1], [8.2, 2.9], [9.6, 3.3]];
export const LAKE: readonly Pair[] = [[3.5, 3.75], [4.1, 3.5], [4.6, 3.7], [4.75, 4.25], [4.3, 4.55], [3.7, 4.5], [3.4, 4.2]];
/** The cooling pond of the plant. */
export const POND: readonly Pair[] = [[6.75, 2.6], [7.4, 2.5], [8.2, 2.6], [8.3, 2.85], [7.6, 3], [6.9, 2.9]];
export const MARSH: readonly Pair[] = [[-0.7, 3.5], [0.25, 3.3], [0.75, 3.9], [0.7, 4.5], [0.1, 4.8], [-0.7, 4.9]];
export const POOLS: readonly { at: Pair; size: Pair }[] = [
  { at: [-0.3, 3.7], size: [20, 7] }, { at: [0.4, 3.55], size: [15, 6] }, { at: [0.55, 4.4], size: [17, 6] }, { at: [-0.3, 4.4], size: [22, 8] }, { at: [0.15, 4.65], size: [14, 5] },
];
export const HILLS: readonly { at: Pair; rings: readonly number[] }[] = [
  { at: [5.05, 2.95], rings: [0.95, 0.72, 0.5, 0.3] },
  { at: [2, 4.1], rings: [0.65, 0.45, 0.25] },
  { at: [0.05, -0.1], rings: [0.6, 0.4] },
  { at: [4.1, 0.1], rings: [0.7, 0.5, 0.3] },
];
export const REACTOR: Pair = [7.2, 2];
/** Where mist lies by day, and where clouds gather before an emission. */
export const MIST: readonly Pair[] = [[0, 4.3], [1, -0.7], [1.1, 4.7], [5.2, 3.1], [5.3, -0.4], [6.3, 0.2], [7.8, 3.9], [8.2, 0.6]];
export const CLOUDS: readonly Pair[] = [[8.4, -0.9], [7.3, -1.1], [6.2, -0.8], [8.6, 0.6], [8.5, 3.8], [7.4, 4.9], [6.2, 4.8], [4.9, -1.2], [4.8, 5.1]];
