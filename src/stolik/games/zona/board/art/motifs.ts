/** What stands in each place, drawn on a field of 100 by 60 with the ground at 46: layers from far to near. */

/** A layer: f far, m in the middle, n near, l light, w water, r rust, g green, s sign. */
export type Layer = "f" | "m" | "n" | "l" | "w" | "r" | "g" | "s";
export type Motif = readonly (readonly [Layer, string])[];

/** Birches, drawn between x and x + 30. */
const BIRCHES: Motif = [
  ["f", "M4 46V16q3-8 6 0V46zM92 46V12q3-8 6 0V46z"],
  ["s", "M6 46V10h2.4V46zM13 46V18h2V46zM94 46V14h2.4V46zM87 46V22h1.8V46z"],
];
const GROUND: Motif = [["n", "M0 46q24-5 50-2t50-1V60H0z"]];

export const MOTIFS: Readonly<Record<string, Motif>> = {
  pg: [...BIRCHES, ["m", "M58 46V26l9-6 9 6V46z"], ["l", "M63 30h5v5h-5z"], ...GROUND, ["r", "M14 42l50-14 1 3.4L15 45.6zM17 36h3v16h-3z"], ["s", "M22 39.6l7-2 .8 3.2-7 2zM38 35.2l7-2 .8 3.2-7 2z"]],
  wy: [["f", "M0 46L22 26l14 10 18-18 20 20 14-8 12 16z"], ["m", "M12 48l10-14 12 4 8-14 16 8 8-6 20 22z"], ["r", "M30 36h12v8H30zM58 38l12-4 3 8-12 4z"], ...GROUND, ["s", "M44 44a5 5 0 1 0 10 0a5 5 0 1 0-10 0zm3 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0z"]],
  mo: [["f", "M0 40q26-8 50-3t50-4v12H0z"], ["w", "M0 42q25-6 50-2t50-1V60H0z"], ["g", "M12 52V28h1.6V52zM18 54V24h1.8V54zM24 52V32h1.4V52zM76 54V26h1.8V54zM83 52V31h1.6V52z"], ["n", "M11 22h3.6v9H11zM17 18h3.8v9H17zM75 20h3.8v9H75zM82 25h3.6v9H82z"], ["s", "M38 48h22v1.4H38zM46 53h26v1.4H46z"]],
  wi: [["f", "M0 44q30-14 60-8t40-2V60H0z"], ["m", "M18 46V32l12-9 12 9v14zM56 46V34l11-8 11 8v12z"], ["r", "M14 33l16-13 16 13-3 2-13-10-13 10zM52 35l15-12 15 12-3 2-12-9-12 9z"], ["l", "M27 35h7v7h-7zM64 37h6v6h-6z"], ...GROUND, ["s", "M46 46V12h1.6V46zM42 14h9.6v1.6H42z"]],
  go: [["f", "M0 44q20-10 44-6t56-6V60H0z"], ["r", "M28 46V28l22-14 22 14v18z"], ["n", "M42 46V32h16v14zM24 30l26-18 26 18-3 3-23-16-23 16z"], ["s", "M42 32l16 14m0-14L42 46"], ...GROUND, ["g", "M6 46q6-14 12 0zM80 47q8-18 16 0z"]],
  sz: [["f", "M0 46V34h18v-6h10v8h44v-6h14v6h14v10z"], ["m", "M24 46V22h52v24z"], ["n", "M44 46V34h12v12z"], ["l", "M30 26h6v5h-6zM41 26h6v5h-6zM53 26h6v5h-6zM64 26h6v5h-6zM30 36h6v5h-6zM64 36h6v5h-6z"], ["s", "M49 22V4h1.8v18z"], ["r", "M51 5l16 4-16 5z"], ...GROUND],
  za: [["f", "M0 46q30-12 60-8t40-4v12z"], ["m", "M20 46V26h46v20z"], ["r", "M16 27l8-10h38l8 10z"], ["l", "M26 31h9v7h-9zM40 31h9v7h-9z"], ["n", "M54 46V32h8v14z"], ...GROUND, ["s", "M80 46V16h2V46z"], ["l", "M70 14h22v10H70z"], ["n", "M74 17h6l-1 4h-4zM83 17h5v4h-5z"]],
  ka: [["f", "M0 46V22l16-8 20 4 26-8 38 12v24z"], ["m", "M0 48V34h24v-6h20v8h20v-8h22v-6h14v26z"], ["r", "M24 34h20v4H24zM64 34h22v4H64z"], ["n", "M0 48h18l6 6h52l8-8h16v14H0z"], ["s", "M50 46l8-20 10 3-1 2-8-2-6 17zM68 29l4 7-6 1z"]],
  cz: [["f", "M0 46V28h12v-6h12v10h10V18h14v14h12v-8h14v8h14v-4h12v18z"], ["m", "M10 46V20h24v26zM60 46V14h26v32z"], ["l", "M14 25h4v4h-4zM22 33h4v4h-4zM66 20h4v4h-4zM76 28h4v4h-4zM66 36h4v4h-4z"], ...GROUND, ["r", "M38 46V36h20v10z"], ["n", "M40 38h5v4h-5zM47 38h5v4h-5zM40 46a3 3 0 1 0 6 0zM50 46a3 3 0 1 0 6 0z"]],
  fa: [["f", "M14 46V12h6v34zM72 46V6h7v40zM86 46V16h5v30z"], ["m", "M20 46V30l12-8v8l12-8v8l12-8v8l12-8v24z"], ["l", "M26 36h5v5h-5zM38 36h5v5h-5zM50 36h5v5h-5z"], ["r", "M71 14h9v3h-9zM71 24h9v3h-9zM13 20h8v3h-8z"], ...GROUND, ["f", "M76 6q-8-6-20-4 8-6 20-1zM17 12q-6-5-14-3 8-6 15 0z"]],
  po: [["f", "M0 46q30-18 52-10t48-6V60H0z"], ["s", "M74 12a14 14 0 1 0 .1 0zm0 4a10 10 0 1 1-.1 0zm0 5a5 5 0 1 0 .1 0z"], ["m", "M72 40h4v8h-4z"], ...GROUND, ["n", "M14 44l4-8h26l6 8-4 6H18zM22 36l3-7h14l3 7zM40 30l22-4 .4 2-22 5z"], ["r", "M20 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM30 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM40 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"]],
  on: [["f", "M0 46q30-14 60-9t40-5v14z"], ["m", "M12 46q2-18 18-18t18 18z"], ["s", "M28 46q0-10 2-18h1q3 8 3 18z"], ["m", "M54 46V30h30v16z"], ["l", "M58 34h8v6h-8zM70 34h8v6h-8z"], ...GROUND, ["s", "M69 30V10h1.6v20zM58 8q12 12 24 0l-2-2q-10 9-20 0z"]],
  jb: [["f", "M0 34q14-12 30-10t30-6 40 12v10H0z"], ["l", "M70 12a6 6 0 1 0 .1 0z"], ["w", "M0 36h100v24H0z"], ["s", "M20 40h34v1.2H20zM58 43h30v1.2H58zM8 47h28v1.2H8zM46 51h36v1.2H46z"], ["n", "M34 46q12 6 26 0l-3 5H38z"], ["m", "M46 46V30h1.2v16z"]],
  cl: [["r", "M10 46V14l2-4 2 4v32zM10 20l-7 9h18zM10 28l-9 10h22zM40 46V8l2-4 2 4v38zM42 14l-9 11h18zM42 25l-12 13h24zM74 46V12l2-4 2 4v34zM76 18l-8 10h16zM76 28l-11 11h22z"], ["m", "M24 46V22l1.6-3 1.6 3v24zM25 26l-6 8h13zM58 46V20l1.6-3 1.6 3v26zM60 24l-7 9h14zM92 46V24l1.4-3 1.4 3v22zM93 28l-6 8h12z"], ...GROUND, ["s", "M48 49l5-5 5 5zm5-3.6v2"]],
  mw: [["f", "M0 46q22-26 44-28t56 24v4z"], ["m", "M14 46q22-24 40-22t34 22z"], ["n", "M52 24V12h2v12zM48 15h10v2H48z"], ["s", "M0 34q24-7 46-1t54-3v4q-30 7-54 3t-46 2zM0 44q30-6 52-1t48-4v5q-28 5-48 2t-52 3z"], ...GROUND],
  pr: [["f", "M0 46V30h12v-8h12v24zM76 46V26h10v-6h14v26z"], ["m", "M50 46l-12 0 11-22h2l11 22-12 0z"], ["r", "M50 6a18 18 0 1 0 .1 0zm0 2.4a15.6 15.6 0 1 1-.1 0z"], ["s", "M49.3 8h1.4v32h-1.4zM34 23.3h32v1.4H34zM38.2 12.2l1-1L62 35l-1 1zM61 11.2l1 1L39 36l-1-1z"], ["l", "M47.5 4h5v4h-5zM31 22h4v4h-4zM65 22h4v4h-4zM36 9h4v4h-4zM60 9h4v4h-4z"], ...GROUND],
  om: [["f", "M0 46q40-8 100-4v6z"], ["m", "M10 46V8h3v38zM28 46V8h3v38zM46 46V8h3v38zM64 46V14h3v32zM80 46V14h3v32z"], ["r", "M8 12h44v2H8zM8 20h76v2H8zM8 28h76v2H8zM8 36h76v2H8z"], ["s", "M14 10l14 26m0-26L14 36M32 10l14 26m0-26L32 36M50 16l14 20m0-20L50 36M67 16l14 20m0-20L67 36"], ...GROUND],
  el: [["f", "M62 46V2h6v44zM56 46l6-40h6l6 40h-3L66 10l-7 36z"], ["m", "M12 46V26h30v-8h24v28zM66 46V30h26v16z"], ["r", "M62.4 8h5.2v4h-5.2zM62.4 18h5.2v4h-5.2z"], ["l", "M18 31h5v4h-5zM28 31h5v4h-5zM48 24h5v4h-5zM72 34h5v4h-5zM82 34h5v4h-5z"], ...GROUND],
  sa: [["f", "M18 46Q20 10 50 8t32 38z"], ["m", "M24 46Q26 16 50 14t26 32z"], ["n", "M34 46V34q16-18 32 0v12z"], ["l", "M44 46V36q6-9 12 0v10z"], ["r", "M50 20a4 4 0 1 0 .1 0z"], ["s", "M30 42Q33 20 50 18t20 24M22 46Q24 12 50 10t28 36"], ...GROUND],
  archive: [["f", "M0 46V20h100v26z"], ["m", "M14 46V16h22v30zM40 46V16h22v30zM66 46V16h22v30z"], ["s", "M18 20h14v6H18zM18 29h14v6H18zM44 20h14v6H44zM44 29h14v6H44zM70 20h14v6H70zM70 29h14v6H70z"], ["r", "M23 22h4v2h-4zM49 31h4v2h-4zM75 22h4v2h-4z"], ...GROUND],
  lab: [["f", "M0 46V14h100v32z"], ["m", "M36 46l10-20V12h-3V9h16v3h-3v14l10 20z"], ["g", "M40 42l6-12h10l6 12zM14 46q-4-18 8-26-2 10 4 14 2-6 8-6-8 8-10 18zM78 46q-2-14 6-20 0 8 8 12-6 2-6 8z"], ["l", "M50 36a2 2 0 1 0 .1 0zM46 32a1.4 1.4 0 1 0 .1 0z"], ...GROUND],
  bunker: [["f", "M0 46q50-34 100 0z"], ["m", "M20 46q2-20 30-20t30 20z"], ["n", "M38 46V34h24v12z"], ["s", "M50 34a6 6 0 1 0 .1 0zm0 2.6a3.4 3.4 0 1 1-.1 0z"], ["r", "M38 34h24v2H38zM38 44h24v2H38z"], ...GROUND],
  observatory: [["f", "M0 46q30-20 50-20t50 20z"], ["m", "M30 46V30h40v16z"], ["s", "M30 30a20 20 0 0 1 40 0z"], ["n", "M47 30V12l6-3v21z"], ["r", "M50 14L66 2l3 4-15 12z"], ["l", "M36 35h5v5h-5zM59 35h5v5h-5z"], ...GROUND],
};

/** What is seen on the road, where a card names no place. */
export const ROAD: Motif = [...BIRCHES, ["f", "M0 44q40-10 100-2V60H0z"], ...GROUND, ["m", "M40 60l8-16h4l8 16z"], ["s", "M49.4 46h1.2v3h-1.2zM49 52h2v5h-2z"]];

export const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  green: ["#8fa38a", "#d8d2a4"],
  yellow: ["#a38a5c", "#e3c078"],
  red: ["#6b3a34", "#d0754a"],
  bunker: ["#7f95a0", "#cfd3bd"],
  sarcophagus: ["#2c2024", "#a4563a"],
  facility: ["#23282c", "#59605a"],
};

/** A tree of each sector, with its foot at 0, 0. */
export const TREE: Readonly<Record<string, string>> = {
  green: "M-1 0v-20c-5-1-7-5-5-10s9-8 12-3 3 12-4 13v20z",
  bunker: "M-1 0v-20c-5-1-7-5-5-10s9-8 12-3 3 12-4 13v20z",
  yellow: "M-1 0v-4h-8l6-9h-4l6-9h-3l5-11 5 11H3l6 9H5l6 9H3v4z",
  red: "M-1.5 0v-14l-7-7v-5l6 6v-14h2.5v11l6-8v5l-6 9v17z",
  sarcophagus: "M-5 0v-36h10v36z",
  facility: "M-6 0v-40h3v40zM2 0v-40h3v40z",
};
