/** How pictures are written down: one path after another, the first lying lowest. */

/** Paint, path data, then line colour and width; an empty paint draws the line alone, the line `none` paints alone. */
export type Stroke = readonly [fill: string, d: string, line?: string, width?: number];
