/** The ten characters as busts on a field of 64 by 64: how they are built, how they look at one, and what each is known by. */

import type { Motif } from "./motifs";

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly dress: string;
  readonly trim: string;
  /** The light that falls on them from the left. */
  readonly light: string;
  readonly face: keyof typeof FACES;
  readonly eyes: string;
  /** How the brows stand: below 0 worried, above 0 stern. */
  readonly brow: number;
  /** How far the middle of the mouth hangs below its corners: above 0 a smile. */
  readonly smile: number;
  /** Wrinkles, scars and cheekbones: lines in a darker skin. */
  readonly lines?: string;
  readonly beard?: string;
  /** The colour of a hood or hat. */
  readonly hat?: string;
  /** Above the face: hair, hood, hat. */
  readonly head: string;
  /** Of `head`, what is in shadow or another stuff. */
  readonly band?: string;
  /** Before the face or on the breast. */
  readonly marks: Motif;
}

/** Outlines of a face. */
export const FACES = {
  lean: "M21 27q0-14 11-14t11 14q0 9-4 15-3 4-7 4t-7-4q-4-6-4-15z",
  square: "M20 26q0-13 12-13t12 13v9q-1 7-5 9.500-3 2-7 2t-7-2q-4-2.500-5-9.500z",
  round: "M19.500 29q0-16 12.500-16t12.500 16q0 8-4 12.500-4 4-8.500 4t-8.500-4q-4-4.500-4-12.500z",
  fine: "M21 27.500q0-14.500 11-14.500t11 14.500q0 8-4.500 13-4 4.500-6.500 4.500t-6.500-4.500q-4.500-5-4.500-13z",
} as const;

export const HOOD = "M32 4C17 4 11 17 11.500 31c.2 8 3 15 6.500 19h7c-5-6-6.500-12-6.500-19C18.500 21 24 15 32 15s13.500 6 13.500 16c0 7-1.500 13-6.500 19h7c3.500-4 6.300-11 6.500-19C53 17 47 4 32 4z";
const WRINKLES = "M27 20.500q5-1.200 10 0M26.500 23q5.500-1.400 11 0M23 33.500l-1.500 1.400M41 33.500l1.500 1.400M28 36.500l-2 3.500M36 36.500l2 3.500";

export const PEOPLE: Readonly<Record<string, Person>> = {
  iwan: {
    skin: "#cf9b72", hair: "#33261c", dress: "#4a503d", trim: "#7d6c45", light: "#ffb45e", face: "square", eyes: "#4a3a26", brow: 1.2, smile: -0.8,
    lines: "M24 34.500l2 4M40 34.500l-2 4M37.500 23l3.800 10.500",
    beard: "M20.500 35q1 8 5 10 6.500 3.500 13 0 4-2 5-10l-2.500 1.500q-1.500 2-4.500 1.800-4.500-1.300-9 0-3 .2-4.500-1.800z",
    head: "M19.500 28c-1.500-12 4-17.500 12.500-17.500S46 16 44.500 28c-.8-4-2.400-7.200-4.500-8.800-5 1.600-11 1.600-16 0-2.100 1.600-3.700 4.800-4.500 8.800z",
    marks: [["m", "M9 64l5-14 6-3.500L24 64zM55 64l-5-14-6-3.500L40 64z"], ["n", "M14 50l2 14h-2.600zM50 50l-2 14h2.600zM26 58h12v2.400H26z"], ["l", "M30.500 58h3v2.400h-3z"]],
  },
  tamara: {
    skin: "#dcab84", hair: "#7c3f20", dress: "#5f4330", trim: "#c99a4b", light: "#ffc873", face: "fine", eyes: "#4d6b3c", brow: 0.2, smile: 1.2,
    lines: "M24 36q2 2.500 1.600 4.500M40 36q-2 2.500-1.600 4.500",
    head: "M16.500 48c-3-9-2-17 0-24C18 12 24 7.500 32 7.500S46 12 47.500 24c2 7 3 15 0 24l-5.500 1.500c2.500-8 2.500-16 .8-22.500-5.800.6-11.800-1-15-5-1.400 2.800-3.600 4.400-6.300 5.500-1.500 6.500-1.500 14 .5 22z",
    band: "M18 20.500c5-7.500 23-7.500 28 0l-.6 5c-7-4.500-19.800-4.500-26.800 0z",
    marks: [["m", "M12 64l7-17 3 1-4 16z"], ["l", "M30 56h4l1 4-3 3-3-3z"], ["s", "M31.500 56.500h1l.4 1.500h-1.800z"]],
  },
  lidija: {
    skin: "#e3bd9b", hair: "#4a3b30", dress: "#c3c9c2", trim: "#5d7a84", light: "#a8e0ff", face: "fine", eyes: "#3f6272", brow: -0.2, smile: 0.2,
    head: "M18.500 30c-2-13 4.500-21.500 13.500-21.500S47.500 17 45.500 30c-1-2-1.700-5-2.100-8-5.400-.6-12-2.600-15.400-6-1 4-4 6.800-7.200 8-.6 2-1.300 4-2.300 6zM27 8.500q5-7 10 0-5 4-10 0z",
    marks: [["n", "M21.500 28h9.500v6.200q-4.700 2.400-9.500 0zm.9.900v4.700q3.800 1.700 7.700 0v-4.700zM33 28h9.500v6.200q-4.700 2.400-9.500 0zm.9.900v4.700q3.800 1.700 7.700 0v-4.700zM30.800 29.500h2.400v1h-2.400z"], ["g", "M41 51h7v10h-7z"], ["s", "M42.300 52.500h4.400v2h-4.400z"], ["w", "M16 50l6-3 4 17h-6z"]],
  },
  lukas: {
    skin: "#bd9576", hair: "#8d8b86", hat: "#3f3550", dress: "#3a3046", trim: "#a996c9", light: "#c9a6ff", face: "lean", eyes: "#9fd7d2", brow: -1.4, smile: -0.2,
    lines: WRINKLES, beard: "M22 36q1 6 3 9.500l3 12 4 5 4-5 3-12q2-3.500 3-9.500-3 3-6 2.600-4-1.200-8 0-3 .4-6-2.600z",
    head: HOOD,
    marks: [["l", "M32 19.500l1.300 2.700-1.300 2.700-1.300-2.700z"], ["w", "M12 60q8-9 12-10l1 2q-6 4-9 12zM52 60q-8-9-12-10l-1 2q6 4 9 12z"]],
  },
  andriej: {
    skin: "#c6946c", hair: "#1f1a16", hat: "#262019", dress: "#302d29", trim: "#8f5030", light: "#ff9a5c", face: "lean", eyes: "#2f2a20", brow: 0.8, smile: 1.6,
    lines: "M41 36.500l4.500 1.500M24.500 35l1.500 4",
    beard: "M27 38.600q5-3 10 0l-.8 1.600q-4.200-1.600-8.400 0zM29.500 43.500q2.500 1.200 5 0l-1 3h-3z",
    head: "M10 23.500q22-5.500 44 0l-3.500 3.800q-18.500-4-37 0zM19.500 22c0-11 4.500-15 12.500-15s12.500 4 12.500 15q-12.500-2.600-25 0z",
    band: "M19.600 18.500q12.400-2.800 24.800 0v3.700q-12.400-2.800-24.800 0z",
    marks: [["n", "M18 64l2-17 6-2-1 19zM46 64l-2-17-6-2 1 19z"], ["f", "M36.500 41.500l7 2.200-.4 1.200-7-2.200z"], ["l", "M43.500 43.700l1.200.4-.4 1.200-1.200-.4z"]],
  },
  sawwa: {
    skin: "#98a47c", hair: "#3b3f2b", hat: "#444a33", dress: "#4a4430", trim: "#87a04c", light: "#b9ff7a", face: "lean", eyes: "#e8ff9a", brow: -0.8, smile: -1.2,
    lines: "M23.500 36l2.500 4M40.500 36l-2.500 4M27 21q5-1 10 0",
    head: HOOD,
    marks: [["g", "M23.500 37.500a2.600 2.600 0 1 0 .1 0zM40.500 39.500a2 2 0 1 0 .1 0zM38 24a1.700 1.700 0 1 0 .1 0zM27 43a1.400 1.400 0 1 0 .1 0zM41.500 33.500a1 1 0 1 0 .1 0z"], ["l", "M23.600 38.300a.8.8 0 1 0 .1 0zM40.600 40.100a.6.600 0 1 0 .1 0z"]],
  },
  oleg: {
    skin: "#cb9f7b", hair: "#4a3826", hat: "#5b4a33", dress: "#39432f", trim: "#6d7b52", light: "#ffd9a0", face: "square", eyes: "#3c4a34", brow: 0.9, smile: -0.4,
    lines: "M27.500 36.500l-2 3M36.500 36.500l2 3",
    head: "M16.500 25c-1-11 6-17 15.500-17s16.500 6 15.500 17l4 2.500q-19.500-5.500-39 0z",
    band: "M16.400 22.500q15.600-5 31.200 0v3q-15.600-5-31.200 0z",
    marks: [["g", "M20 37q12 6 24 0l-1 12q-11 8-22 0z"], ["m", "M22 41q10 4.500 20 0l-.3 1.500q-9.700 4.500-19.400 0zM22.500 46q9.500 4.500 19 0l-.3 1.500q-9.200 4.500-18.400 0z"], ["n", "M49 64V26l2.200-3 1.300 1V64z"], ["m", "M47.500 34h6v9h-6z"]],
  },
  kostia: {
    skin: "#d9a488", hair: "#cfccc2", dress: "#4f4033", trim: "#71825e", light: "#ffdf9e", face: "round", eyes: "#56707a", brow: -1, smile: 1.4,
    lines: "M27 20.500q5-1.200 10 0M26.500 23q5.500-1.400 11 0",
    beard: "M19.800 33q1.500 5 3 6.500 9.200-4 18.400 0 1.500-1.500 3-6.500 1 12-4.500 17-7.700 5-15.400 0-5.500-5-4.500-17z",
    head: "M18 31c-6-3-5.500-12 1-14.500C20 7 44 6 45 16.500c6.500 2.500 7 11.500 1 14.500 0-5-1.500-8-4-10.500-7-3.500-13-3.500-20 0-2.500 2.500-4 5.500-4 10.500z",
    marks: [["r", "M32.400 33.200a2.600 2.400 0 1 0 .1 0zM23.500 35.500a2 1.200 0 1 0 .1 0zM40.500 35.500a2 1.200 0 1 0 .1 0z"], ["n", "M22 28.200h8.600v5.200H22zm1 1v3.200h6.600v-3.200zM33.400 28.200H42v5.200h-8.600zm1 1v3.200H41v-3.200zM30.500 30h3v1h-3z"], ["w", "M44 52h6v12h-6z"], ["n", "M45.500 49h3v3.200h-3z"]],
  },
  bohdan: {
    skin: "#c69673", hair: "#2d2620", hat: "#46502f", dress: "#49543a", trim: "#a33a2a", light: "#ff8f6b", face: "square", eyes: "#39424a", brow: -1, smile: -1.4,
    lines: "M24 35l2.500 4.500M40 35l-2.500 4.500M25 42l1 1M28 44l1 1M35 44l1-1M38 42.500l1-1",
    head: "M14.500 27.500c-.5-15 8-21 17.500-21s18 6 17.500 21q-3.500 2-4.500 1-1-5.500-3-6.500-10-3.500-20 0-2 1-3 6.500-1 1-4.500-1z",
    band: "M14.600 24.500q17.400-6.500 34.800 0v3q-17.400-6.500-34.800 0z",
    marks: [["r", "M32 10.500l1.500 3.200 3.500.4-2.600 2.400.7 3.500-3.100-1.800-3.100 1.800.7-3.500-2.600-2.400 3.500-.4z"], ["n", "M19.500 29l4.200 14.500 5 3.500-1-1.500-3-3L20.800 29zM44.500 29l-4.200 14.500-5 3.500 1-1.500 3-3L43.200 29z"], ["m", "M22 54l4 10h-8zM42 54l-4 10h8z"]],
  },
  wiera: {
    skin: "#e8c09f", hair: "#bb8a2c", dress: "#a94f38", trim: "#ecd495", light: "#fff0b8", face: "round", eyes: "#2f5f86", brow: -0.6, smile: 2.2,
    head: "M17 47c-3.500-8-2.500-16-.5-23C18 12 24 8 32 8s14 4 15.500 16c2 7 3 15-.5 23-2 1.500-4 1.500-5.500.5 2.500-7 3-14 1-20.500-5-.4-9.500-2.400-12.500-6-2.500 3.500-5.500 5-8.500 6-2 6.500-1.500 13.500 1 20.500-1.500 1-3.500 1-5.500-.5z",
    band: "M18.500 17c4-6.500 23-6.500 27 0l.8 3c-5.800-5-22.800-5-28.600 0z",
    marks: [["n", "M19 14.500q13-7 26 0v5q-13-6.500-26 0z"], ["w", "M21 15.500q4.500-2 9-2.400v3.800q-4.500.3-9 2zM34 13.100q4.500.4 9 2.400v3.400q-4.500-1.700-9-2z"], ["m", "M23 53h18v11H23z"], ["s", "M32 54.500a4 4 0 1 0 .1 0z"], ["n", "M32 56.200a2.300 2.300 0 1 0 .1 0zM20 47l5 6h-2zM44 47l-5 6h2z"]],
  },
};

/** Somebody who has no portrait of their own, such as a character of a pack: a hood and a respirator. */
export const SOMEBODY: Person = {
  ...{ skin: "#bf9c80", hair: "#3a3229", hat: "#454a3d", dress: "#383d35", trim: "#7f8478", light: "#e6dcc0", face: "lean", eyes: "#33302a", brow: 0.4, smile: 0, head: HOOD },
  marks: [["n", "M22 35.500q10-3 20 0l-1 9q-9 8-18 0z"], ["m", "M26 39.500a3 3 0 1 0 .1 0zM38 39.500a3 3 0 1 0 .1 0z"], ["n", "M26 41a1.500 1.500 0 1 0 .1 0zM38 41a1.500 1.500 0 1 0 .1 0z"]],
};
