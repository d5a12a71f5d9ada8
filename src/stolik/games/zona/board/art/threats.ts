/** What a threat looks like, on a field of 24 by 24: the sign on its token. */

const SHAPES: Readonly<Record<string, string>> = {
  wolf: "M3 2l6 4h6l6-4-1 8 1 4-5 4-2 4h-4l-2-4-5-4 1-4zM7 10l4 2-3.500 1.500zM17 10l-4 2 3.500 1.500zM10 17h4l-2 2.200z",
  rat: "M2 15c0-4 3.500-7 8-7 2 0 3 .5 4.500 1.200A2.700 2.700 0 1 1 19 9.500l3.500 4.500-2.500 2.500H6c0 1.500 1.500 2 3 2 3 0 5-.5 8 1l-.6 2c-3-1.500-5-.5-8-.8C4.500 20.800 2 18.500 2 15zM18.300 11.800a1 1 0 1 0 .1 0z",
  hulk: "M12 2a3.500 3.500 0 0 1 3.300 4.700C20 7 22.500 10 22.500 15l-1 6h-4l.5-6-1.500-2-1 9H8.500l-1-9L6 15l.5 6h-4l-1-6C1.500 10 4 7 8.700 6.700A3.500 3.500 0 0 1 12 2z",
  spines: "M2 18c0-2 .5-4 1.500-5.500L3 7l4 2 .5-5.500L11 7l2.500-5 2 5.500L20 5l-.5 5c1.800 1.500 3 4 3 8l-2 2h-3l-1-2H9l-1 2H4zM17.500 12a1.100 1.100 0 1 0 .1 0z",
  face: "M12 2c5 0 8 3.500 8 8 0 3-1.500 5-3 6v5.500l-2-2-1.500 2.500-1.500-2.500-1.500 2.500L9 19.500l-2 2V16c-1.500-1-3-3-3-6 0-4.500 3-8 8-8zM8.500 8.500a2.200 2.200 0 1 0 .1 0zM15.500 8.500a2.200 2.200 0 1 0 .1 0z",
  bolts: "M11 1L3 12h5L6 22 16 9h-5l3-8zM18 12l-4 6h3l-1 5 5-7h-3l2-4z",
  flame: "M12 1c1 4 6.500 6.500 6.500 13.500a6.500 6.500 0 0 1-13 .5c0-3 1.500-4.500 2.500-7 .8 1.500 1.500 2 2.200 2.500C10.800 7 10.500 4 12 1zM12 13c-1.500 2-2.500 3-2.500 4.500a2.500 2.500 0 0 0 5 0c0-1.500-1.500-2.500-2.500-4.500z",
  crystal: "M12 1l4 6-4 15.500L8 7zM4.500 8L7 11l3.500 11.500L2.500 14zM19.500 8L17 11l-3.500 11.500 8-8.500z",
  stain: "M3 15c1-3 3-2 4-5s2-7 5-7 3 4 4.500 6.500 4.500 2 5 5.500-3 5.500-9.500 5.500S2 18.500 3 15zM9.500 9a1.500 1.500 0 1 0 .1 0zM14.500 13a1.300 1.300 0 1 0 .1 0z",
  pull: "M2.500 3h19l-3 4.500h-13zM7 9.500h10l-5 6.500zM10.700 17h2.600v5.500h-2.600z",
  mist: "M2 5q2.500-2.500 5 0t5 0 5 0 5 0v2.800q-2.500 2.500-5 0t-5 0-5 0-5 0zM2 11q2.500-2.500 5 0t5 0 5 0 5 0v2.800q-2.500 2.500-5 0t-5 0-5 0-5 0zM2 17q2.500-2.500 5 0t5 0 5 0 5 0v2.800q-2.500 2.500-5 0t-5 0-5 0-5 0z",
  ghost: "M12 2c4.500 0 7.500 3.500 7.500 8v12L17 19.500 14.500 22 12 19.500 9.500 22 7 19.500 4.500 22V10C4.500 5.500 7.500 2 12 2zM9 8.500a1.800 1.800 0 1 0 .1 0zM15 8.500a1.800 1.800 0 1 0 .1 0z",
};

/** By shape. Those that are not here bear the sign of their kind: a paw or a whirl. */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  wolf: ["mongrel", "chernobyl_warg", "howler", "blindling"],
  rat: ["rat_ball", "rat_mother", "burrower", "pilferer"],
  hulk: ["bruiser", "bog_wader", "gargantuan", "bonebreaker", "hunchback", "mire_hulk"],
  spines: ["rustback", "spineback", "grunter"],
  face: ["whisperer", "duster", "dangler", "mind_leech", "mimic", "collector", "two_head", "shade"],
  bolts: ["sparker", "conduit", "lightbulb"],
  flame: ["toaster", "burner", "wisp"],
  crystal: ["hoarfrost", "pincushion", "glasshouse", "mirror"],
  stain: ["damp_stain", "phlegm", "black_tear"],
  pull: ["sinkhole", "press", "rift"],
  mist: ["clouder", "breath", "curtain", "silence"],
  ghost: ["jolly_phantom", "echo", "longing", "empty_trail"],
};
const SHAPE = new Map(Object.entries(LIKE).flatMap(([shape, ids]) => ids.map((id) => [id, SHAPES[shape] ?? ""] as const)));

/** The drawing of a threat, if it has one of its own. */
export function shapeOf(id: string): string | undefined {
  return SHAPE.get(id);
}
