/** The ten characters as busts on a field of 64 by 64: skin, hair, dress and what each is known by. */

import type { Motif } from "./motifs";

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly dress: string;
  readonly trim: string;
  /** Above the face: hair, hood, hat. */
  readonly head: string;
  /** Before the face or on the breast. */
  readonly marks: Motif;
}

const HOOD = "M32 6C18 6 13 18 13 30c0 8 4 14 6 18h6c-5-6-6-12-6-18 0-8 5-14 13-14s13 6 13 14c0 6-1 12-6 18h6c2-4 6-10 6-18C51 18 46 6 32 6z";
const CROP = "M19 27c-1-12 5-18 13-18s14 6 13 18c-2-5-4-8-6-9-5 2-10 2-14 0-3 1-5 4-6 9z";
const LONG = "M17 46c-2-8-1-16 0-22C18 13 24 8 32 8s14 5 15 16c1 6 2 14 0 22l-5 2c2-8 2-16 0-22-5 1-11 0-14-4-2 3-4 4-6 5-2 7-1 14 0 21z";
const CAP = "M17 24c0-10 7-15 15-15s15 5 15 15l6 2v3H17z";

export const PEOPLE: Readonly<Record<string, Person>> = {
  iwan: { skin: "#d9a982", hair: "#3b2d22", dress: "#4d5340", trim: "#8c7a4e", head: CROP, marks: [["n", "M20 36l-3 14 5 0zM24 41h16v3H24z"], ["s", "M38 24l5 9-1.4.8-5-9z"], ["m", "M14 62l6-12 4 2-4 12zM50 62l-6-12-4 2 4 12z"]] },
  tamara: { skin: "#e2b690", hair: "#8a4a24", dress: "#6a4a35", trim: "#d2a552", head: LONG, marks: [["r", "M18 18c6-6 22-6 28 0l-1 5c-7-4-19-4-26 0z"], ["l", "M29 54h6v6h-6z"]] },
  lidija: { skin: "#e7c3a3", hair: "#5b4a3e", dress: "#cfd3cb", trim: "#6d8790", head: LONG, marks: [["n", "M22 29h8v6h-8zm12 0h8v6h-8zm-4 2h4v1.4h-4z"], ["s", "M23.4 30.4h5.2v3.2h-5.2zm12 0h5.2v3.2h-5.2z"], ["r", "M40 52h6v8h-6z"]] },
  lukas: { skin: "#caa58a", hair: "#7b7f79", dress: "#4c3f57", trim: "#b7a3d0", head: HOOD, marks: [["f", "M22 40q10 18 20 0l-3 14q-7 8-14 0z"], ["l", "M32 52a3 3 0 1 0 .1 0z"]] },
  andriej: { skin: "#d2a27a", hair: "#211b17", dress: "#37342f", trim: "#a05a35", head: "M12 22h40l-3 4H15zM20 22c0-9 4-14 12-14s12 5 12 14z", marks: [["n", "M26 40q6-3 12 0l-1 2q-5-2-10 0z"], ["r", "M20 18h24v4H20z"], ["s", "M41 42l8 3-.6 1.6-8-3z"]] },
  sawwa: { skin: "#a9b18a", hair: "#53583f", dress: "#5a5236", trim: "#9bb05a", head: HOOD, marks: [["g", "M24 36a3 3 0 1 0 .1 0zM40 40a2.4 2.4 0 1 0 .1 0zM37 33a1.6 1.6 0 1 0 .1 0z"], ["l", "M25 29h5v3h-5zM35 29h5v3h-5z"]] },
  oleg: { skin: "#d6ab88", hair: "#6a5138", dress: "#3f4a3a", trim: "#77865a", head: CAP, marks: [["r", "M21 38q11 18 22 0l-2 10q-9 9-18 0z"], ["n", "M46 62V30l3-2v34z"]] },
  kostia: { skin: "#dcae94", hair: "#d9d6cc", dress: "#5b4a3a", trim: "#7e8f6a", head: "M17 30c-5-4-4-12 2-14 1-8 25-9 27 0 6 2 7 10 1 14 0-6-2-9-5-11-6 2-13 2-20 0-3 2-5 5-5 11z", marks: [["s", "M23 37q9 22 18 0l-2 14q-7 9-14 0z"], ["r", "M30.5 33a2.6 2.6 0 1 0 .1 0z"], ["n", "M22 28h8v5h-8zm12 0h8v5h-8z"]] },
  bohdan: { skin: "#cf9f7c", hair: "#2d2620", dress: "#4f5a3c", trim: "#b3402f", head: "M15 27c0-14 8-20 17-20s17 6 17 20l-2 2H17z", marks: [["r", "M32 12l1.6 3.4 3.6.4-2.7 2.4.8 3.6-3.3-1.9-3.3 1.9.8-3.6-2.7-2.4 3.6-.4z"], ["n", "M20 29l4 10M44 29l-4 10"]] },
  wiera: { skin: "#ecc6a6", hair: "#c9952f", dress: "#b5563c", trim: "#f0d9a0", head: LONG, marks: [["n", "M21 29h10v6q-5 3-10 0zm12 0h10v6q-5 3-10 0zm-2 1h2v1.6h-2z"], ["m", "M24 52h16v10H24z"], ["s", "M32 54a3.4 3.4 0 1 0 .1 0z"]] },
};

/** Somebody who has no portrait of their own, such as a character of a pack: a hood and a respirator. */
export const SOMEBODY: Person = {
  ...{ skin: "#c9a487", hair: "#4f5446", dress: "#3d423a", trim: "#8a8f78", head: HOOD },
  marks: [["n", "M23 36h18v8q-9 8-18 0z"], ["m", "M27 39h3v4h-3zM34 39h3v4h-3z"]],
};
