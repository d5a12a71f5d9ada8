import type { Material } from "./description";

/** A mode of vibration: its pitch and loudness beside those of the first, and how fast it dies away. */
interface Mode {
  ratio: number;
  loud: number;
  quick: number;
}

const modes = (...rows: readonly (readonly [ratio: number, loud: number, quick: number])[]): readonly Mode[] =>
  rows.map(([ratio, loud, quick]) => ({ ratio, loud, quick }));

/** Bars, plates, bells and skins do not vibrate in whole-number ratios; that is how one hears what they are made of. */
export const MODES: Readonly<Record<Material, readonly Mode[]>> = {
  wood: modes([1, 1, 1], [2.57, 0.5, 1.9], [4.24, 0.26, 2.8], [6.9, 0.12, 4.2]),
  bone: modes([1, 0.7, 1], [1.83, 1, 1.2], [3.1, 0.6, 1.7], [4.7, 0.3, 2.4]),
  metal: modes([1, 0.7, 1], [2.09, 1, 1.2], [2.97, 0.7, 1.3], [4.31, 0.55, 1.8], [5.43, 0.35, 2.2], [7.1, 0.2, 3]),
  glass: modes([1, 1, 1], [2.32, 0.5, 1.4], [4.25, 0.28, 2], [6.63, 0.12, 3.1]),
  bell: modes([0.5, 0.35, 0.7], [1, 1, 1], [1.2, 0.5, 1.1], [1.5, 0.32, 1.5], [2, 0.45, 1.8], [2.74, 0.2, 2.6]),
  skin: modes([1, 1, 1], [1.59, 0.5, 1.6], [2.14, 0.3, 2.1], [2.65, 0.18, 2.8]),
  string: modes([1, 1, 1], [2.002, 0.55, 1.3], [3.006, 0.33, 1.7], [4.012, 0.2, 2.3], [5.02, 0.12, 3], [6.03, 0.07, 4]),
};
