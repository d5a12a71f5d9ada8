/** How a room is furnished. */

export type Floor = "planks" | "parquet" | "marble" | "tiles" | "stone" | "carpet" | "grass" | "gravel" | "soil" | "glass" | "sand";

/** Name of the part, where its middle stands (from the upper left corner of the room), quarter turns, size. */
export type Placed = readonly [part: string, x: number, y: number, turn?: number, size?: number];

export interface Furnishing {
  floor: Floor;
  placed: readonly Placed[];
  /** Lamps of the room: middle and reach of their light, from the upper left corner. */
  lamps: readonly (readonly [x: number, y: number, reach: number])[];
}
