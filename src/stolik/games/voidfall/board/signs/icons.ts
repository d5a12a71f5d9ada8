import type { IconSet, Picture, Shape } from "../../../../web/ui/lines";

const GREEN = "#86d45f";
const YELLOW = "#ffdb4d";
const ORANGE = "#f0954f";
const SILVER = "#dbe4f0";
const BLUE = "#6cb8ff";
const IVORY = "#fff0c2";
const GOLD = "#ffc861";
const STEEL = "#9db3cc";
const VOID = "#c08bff";
const RED = "#ff8573";
const INK = "#0c1626";
const GAIN = "#7ee7a8";
const LOSS = "#ffb26b";

function filled(fill: string, ...paths: string[]): Shape[] {
  return paths.map((d) => ({ d, fill }));
}

function drawn(line: string, width: number, ...paths: string[]): Shape[] {
  return paths.map((d) => ({ d, line, width }));
}

/** Shapes shrunk and moved: `x`, `y` is where the top left corner goes. */
function placed(shapes: readonly Shape[], x: number, y: number, scale: number): Shape[] {
  const move = `translate(${x} ${y}) scale(${scale})`;
  return shapes.map((shape) => ({ ...shape, move: shape.move ? `${move} ${shape.move}` : move }));
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const HEX = "M7 3.300h10L22 12l-5 8.700H7L2 12z";
const SHIP = "M12 2l8.500 19-8.500-4.500L3.500 21z";
const CARD = "M6.500 2h11A1.500 1.500 0 0 1 19 3.500v17a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 20.500v-17A1.500 1.500 0 0 1 6.500 2z";
const STAR = "M12 1.500l3.100 6.900 7.400.8-5.500 5.100 1.500 7.400-6.500-3.700-6.500 3.700L7 14.300 1.500 9.200l7.400-.8z";
const HALL = "M12 1.500 22 9.500V22H2V9.500z";

const RESOURCES: Readonly<Record<string, readonly Shape[]>> = {
  F: [...drawn(GREEN, 2.4, "M12 22V12"), ...filled(GREEN, "M11.500 16C5 16 2.500 11.500 2.500 6.500c6 0 9 3.500 9 9.500z", "M12.500 12.500c0-6 3-10 9-10 0 6-3 10-9 10z")],
  E: filled(YELLOW, "M14.500 1.500 3.500 14h6.700L8.300 22.500 20.500 9.200h-7.300z"),
  M: [...filled("#ffbd85", "M12 1.800 21.500 7 12 12.200 2.500 7z"), ...filled(ORANGE, "M2.500 8.900 11 13.600v8.800L2.500 17.600z"), ...filled("#c46f2f", "M21.500 8.900 13 13.600v8.800l8.500-4.800z")],
  C: [...filled(SILVER, circle(12, 12, 10)), ...drawn(INK, 1.600, circle(12, 12, 7)), ...filled(INK, "M12 7.500l3.500 4.500-3.500 4.500L8.500 12z")],
  S: [
    { d: "M1.500 12a10.500 4.300 0 1 0 21 0 10.500 4.300 0 1 0-21 0z", line: BLUE, width: 2, move: "rotate(45 12 12)" },
    { d: "M1.500 12a10.500 4.300 0 1 0 21 0 10.500 4.300 0 1 0-21 0z", line: BLUE, width: 2, move: "rotate(-45 12 12)" },
    ...filled("#d6ecff", circle(12, 12, 2.800)),
  ],
};
const COLOURS: Readonly<Record<string, string>> = { F: GREEN, E: YELLOW, M: ORANGE, C: SILVER, S: BLUE };

const UP = drawn(GAIN, 2.600, "M19.500 21V9.500M15.800 13l3.700-3.800 3.700 3.800");
const DOWN = drawn(LOSS, 2.600, "M19.500 9.500V21M15.800 17.300l3.700 3.800 3.700-3.800");
const PLUS = drawn(LOSS, 2.800, "M19 2.500v8M15 6.500h8");
const MINUS = drawn(GAIN, 2.800, "M15 6.500h8");
const STRUCK = [...drawn(INK, 6, "M3 21 21 3"), ...drawn(GAIN, 2.600, "M3 21 21 3")];

const ship = filled(SILVER, SHIP);
const sleeping = drawn(STEEL, 2.200, SHIP);
const hex = drawn(STEEL, 2, HEX);
const star = filled(IVORY, STAR);
const blot = [
  ...filled(VOID, "M12 1l2.300 5.300 5-3.100-1.600 5.600L23 11l-4.600 2.800 3 4.800-5.600-.9L14.600 23 12 18.300 9 22.800l-.8-5.300-5.700.6 3.300-4.600L1 10.600l5.500-1.700L4.900 3.400l5 2.800z"),
  ...filled(INK, circle(12, 12, 3.200)),
];
const TAINT = placed(blot, 13, -1, 0.480);
const person = filled(SILVER, circle(12, 6.800, 4.600), "M3 22c0-6.500 4-9 9-9s9 2.500 9 9z");
const enemy = [...filled(VOID, "M12 22.500 3 3l9 4.500L21 3z")];
const mask = [
  ...filled(VOID, "M3.500 1.500c0 4.500 1.600 6.200 3.300 7.300C5.800 13 7.500 17 12 22.500c4.500-5.500 6.200-9.500 5.200-13.700 1.700-1.100 3.300-2.800 3.300-7.300-2 2.600-4.500 3.700-8.500 3.700S5.500 4.100 3.500 1.500z"),
  ...filled(INK, "M8 10.500l3.200 1.500-1.200 2.200c-1.300-.5-2-1.900-2-3.700zM16 10.500l-3.200 1.500 1.200 2.200c1.300-.5 2-1.900 2-3.700z"),
];
const medal = [...filled(RED, "M6 1.500h5L14 9H9zM18 1.500h-5L10 9h5z"), ...filled(GOLD, circle(12, 15, 8))];
const card = [...filled("#22344f", CARD), ...drawn(STEEL, 1.800, CARD)];
const chip = [
  ...drawn(BLUE, 1.800, "M8 1.500v4M12 1.500v4M16 1.500v4M8 18.500v4M12 18.500v4M16 18.500v4M1.500 8h4M1.500 12h4M1.500 16h4M18.500 8h4M18.500 12h4M18.500 16h4"),
  ...filled("#17304f", "M5.500 5.500h13v13h-13z"),
  ...drawn(BLUE, 1.800, "M5.500 5.500h13v13h-13z"),
];
const TRIANGLE = "M12 2 23 21.500H1z";
const crisis = [...filled(RED, TRIANGLE), ...drawn(INK, 2.600, "M12 9v5.500M12 18.200v.1")];
const gear = [
  ...drawn(STEEL, 3.600, "M12 1.800v4M12 18.200v4M1.800 12h4M18.200 12h4M4.800 4.800l2.800 2.800M16.400 16.400l2.800 2.800M4.800 19.200l2.800-2.800M16.400 7.600l2.800-2.800"),
  ...drawn(STEEL, 3.600, circle(12, 12, 5.500)),
];
const gauge = [...drawn(STEEL, 2.400, "M2.500 18a9.500 9.500 0 1 1 19 0"), ...drawn(IVORY, 2.400, "M12 18l4.500-6.500"), ...filled(IVORY, circle(12, 18, 2))];
const crate = [...filled(GOLD, "M2 10.500h20V21H2zM4.500 4h15L22 9H2z"), ...filled(INK, "M10 8.500h4v5h-4z")];
const shipyard = [...drawn(STEEL, 2.600, "M2.500 9.500v11.500h19V9.500"), ...placed(ship, 5.500, 0.500, 0.540), ...drawn(STEEL, 2, "M7 16.800h10")];
const defence = [...filled(STEEL, "M12 1.500 21 4.800v7c0 5.500-4 9-9 11-5-2-9-5.500-9-11v-7z"), ...filled("#dbe8f7", "M12 1.500 21 4.800v7c0 5.500-4 9-9 11z")];
const starbase = [...drawn(STEEL, 2.400, circle(12, 12, 9.300), "M12 2.700V8M12 16v5.300M2.700 12H8M16 12h5.300"), ...filled("#dbe8f7", circle(12, 12, 4))];
const tower = filled(STEEL, "M3 22V11h5.500V2h7v9H21v11z");
const haven = [...filled("#5fd6c6", "M2 20a10 10 0 0 1 20 0z"), ...filled(INK, "M9.500 20v-4a2.500 2.500 0 0 1 5 0v4z"), ...drawn("#5fd6c6", 2, "M1 22.300h22")];
const token = [...filled(GOLD, circle(12, 12, 10.300)), ...drawn(INK, 2.400, "M5.500 9.500h12l-3.200-3.200M18.500 14.500h-12l3.200 3.200")];
const recycle = [...drawn(GAIN, 2.600, "M20.500 9A9.200 9.200 0 1 0 21 14.500"), ...filled(GAIN, "M23.200 4v7.500h-7.500z"), ...filled(GOLD, "M8 9h8v7H8z")];
const blades = drawn(SILVER, 2.800, "M3 3l13 13M21 3 8 16M5 18.500l3 3M3.500 21.500l3.500-3.500M19 18.500l-3 3M20.500 21.500 17 18");
const reticle = drawn(RED, 2.400, circle(12, 12, 8.300), "M12 .8v5M12 18.200v5M.8 12h5M18.200 12h5");
const swap = drawn(BLUE, 2.600, "M3 8h16.500M15 3.500 19.500 8 15 12.500M21 16.500H4.500M9 12 4.500 16.500 9 21");
const pathway = drawn(GAIN, 2.400, "M2 21h16.500M15.500 17.800 19 21l-3.500 3.200");

const EMBLEMS: Readonly<Record<string, readonly Shape[]>> = {
  society: filled("#7fd7f5", circle(12, 5.500, 4), circle(5, 11.500, 3.400), circle(19, 11.500, 3.400), "M7 18.500c0-4.500 2-7 5-7s5 2.500 5 7z"),
  politics: filled("#d9b3ff", "M12 1 22.500 7v2H1.500V7zM3.500 10.500h3.500v6H3.500zM10.300 10.500h3.500v6h-3.500zM17 10.500h3.500v6H17zM2 17.500h20v2.300H2z"),
  economy: filled(GOLD, "M2 12h5v7.500H2zM9.500 7h5v12.500h-5zM17 1.500h5v18h-5z"),
  lowest: drawn(IVORY, 3, "M4 5l8 8 8-8"),
  any: filled(IVORY, circle(5, 10, 3.600), circle(12, 10, 3.600), circle(19, 10, 3.600)),
};

const AGENDAS: Readonly<Record<string, readonly Shape[]>> = {
  support: filled("#5fd6c6", "M12 17.500C5.500 13 5.800 7.500 9 7.500c1.700 0 2.600 1.200 3 2.200.4-1 1.300-2.200 3-2.200 3.200 0 3.500 5.500-3 10z"),
  might: drawn(RED, 2.400, "M12 5v10.500M8.500 15.500h7M12 15.500v4"),
  wealth: filled(GOLD, "M9 7h6l2.500 3.500L12 18l-5.500-7.500z"),
  domination: filled("#d9b3ff", "M7 8.500l2.500 3L12 7l2.500 4.500 2.500-3-.8 8H7.800z"),
};

const CRISES: Readonly<Record<string, readonly Shape[]>> = {
  general: crisis,
  economic: [...filled(GOLD, TRIANGLE), ...filled(INK, circle(12, 15.500, 4)), ...filled(GOLD, circle(12, 15.500, 1.600))],
  military: [...filled(SILVER, TRIANGLE), ...drawn(INK, 2.200, "M12 8v9M9 17h6M12 17v3")],
  permanent: [...filled(RED, TRIANGLE), ...drawn(INK, 2.400, "M9 14h6M9 18h6")],
};

const FLEETS: Readonly<Record<string, readonly Shape[]>> = {
  corvette: ship,
  sentry: [...filled(SILVER, "M12 2 20 9v6l-8 7-8-7V9z"), ...filled(INK, circle(12, 12, 3))],
  destroyer: filled(SILVER, "M12 1l3.500 9L21 13v3l-5.500-1-1.500 7h-4l-1.500-7L3 16v-3l5.500-3z"),
  dreadnought: filled(SILVER, "M12 1.500l4.500 5v5l5 3.500v6h-6L14 18h-4l-1.500 3h-6v-6l5-3.500v-5z"),
  carrier: [...filled(SILVER, "M7 2h10l1.500 5v15h-13V7z"), ...drawn(INK, 2, "M12 5v14M8.500 10h7M8.500 15h7")],
};

const ruin = [...drawn(STEEL, 2.200, "M2.500 22V10l6-5 2 4 3-3.500 2 5 3-1.500 3 3.500V22z")];
const home = drawn(IVORY, 2.200, "M13.500 8.500 18.700 4l5.200 4.500M15.500 8v5.500h6.500V8");
const repeat = [...drawn(IVORY, 2.400, "M20.500 9A9.200 9.200 0 1 0 21 14.500"), ...filled(IVORY, "M23.200 4v7.500h-7.500z")];
const WRECK = [...drawn(INK, 6, "M3 3 21 21"), ...drawn(RED, 2.800, "M3 3 21 21")];

/** A fleet that is deployed: in a sector, or at Home. */
function deployed(fleet: readonly Shape[], atHome: boolean): Shape[] {
  const place = atHome ? drawn(IVORY, 2.400, HALL) : drawn(STEEL, 2.400, HEX);
  return [...placed(place, -1.500, 5, 0.740), ...placed(fleet, 2.500, atHome ? 10.500 : 9, 0.400), ...DOWN];
}

const PICTURES: Readonly<Record<string, readonly Shape[]>> = {
  ...RESOURCES,
  ...FLEETS,
  inf: star,
  lose_influence: [...placed(star, 0, 4, 0.820), ...drawn(LOSS, 2.800, "M15 4.500h8")],
  any: filled(IVORY, circle(12, 12, 2)).concat(
    filled(GREEN, circle(12, 4.200, 3.400)),
    filled(YELLOW, circle(19.600, 9.700, 3.400)),
    filled(ORANGE, circle(16.700, 18.700, 3.400)),
    filled(SILVER, circle(7.300, 18.700, 3.400)),
    filled(BLUE, circle(4.400, 9.700, 3.400)),
  ),
  fem: [...placed(RESOURCES["F"] ?? [], 0, 0, 0.520), ...placed(RESOURCES["E"] ?? [], 11.500, 0, 0.520), ...placed(RESOURCES["M"] ?? [], 6, 11.500, 0.520)],
  produce: [...placed(gear, 0, 2, 0.860), ...drawn(GAIN, 2.600, "M11 12h10.500M18 8.200l4 3.800-4 3.800")],
  yield: gauge,
  level: gauge,
  produced: gauge,
  stock: filled(STEEL, "M2 13h9v9H2zM13 13h9v9h-9zM7.500 2.500h9v9h-9z"),
  lowest_stock: [...filled(STEEL, "M2 13h9v9H2z"), ...drawn(STEEL, 1.800, "M13.500 13.500h8v8h-8zM8 3h8v8H8z")],
  rich_stocks: filled(GOLD, "M2 13h9v9H2zM13 13h9v9h-9zM7.500 2.500h9v9h-9z"),
  lose: drawn(LOSS, 2.800, circle(12, 12, 9.500), "M7.500 12h9"),
  activate: [...placed(ship, -0.500, 2, 0.780), ...UP],
  deactivate: [...placed(sleeping, -0.500, 2, 0.780), ...DOWN],
  active: ship,
  power: [...hex, ...placed(ship, 6, 5.500, 0.500)],
  fleet_kinds: [...placed(FLEETS["sentry"] ?? [], 0, 0, 0.550), ...placed(FLEETS["carrier"] ?? [], 11, 10, 0.540)],
  "deploy.yards": [...placed(shipyard, 0, 4.500, 0.800), ...DOWN],
  recall: [...placed(drawn(STEEL, 2.400, HEX), 0, 7.500, 0.700), ...placed(sleeping, 3.400, 10, 0.420), ...drawn(LOSS, 2.600, "M19.500 14V3M15.800 6.500l3.700-3.800 3.700 3.800")],
  regroup: swap,
  beyond: [...hex, ...drawn(GAIN, 2.600, "M12 7.500v9M7.500 12h9")],
  home: drawn(IVORY, 2.400, HALL),
  invade: [...reticle, ...placed(ship, 7, 6, 0.420)],
  "invade.corrupted": [...reticle, ...placed(blot, 6.300, 6.300, 0.480)],
  "invade.bombard": [...reticle, ...placed(RESOURCES["M"] ?? [], 7, 7, 0.420)],
  guild: [...filled("#5b7086", HALL), ...placed(filled(IVORY, circle(7, 7, 3), circle(17, 7, 3), circle(7, 17, 3), circle(17, 17, 3)), 5.500, 8, 0.540)],
  installation: [...tower, ...drawn(INK, 2.400, "M12 12v6M9 15h6")],
  shipyard,
  defence,
  starbase,
  raise: [...placed(person, -1.500, 3, 0.800), ...UP],
  lower: [...placed(person, -1.500, 3, 0.800), ...DOWN],
  pop: person,
  destroy: [...placed(tower, 0, 1, 0.960), ...WRECK],
  "destroy.installation": [...placed(tower, 0, 1, 0.960), ...WRECK],
  "destroy.guild": [...placed(filled("#5b7086", HALL), 1, 1, 0.920), ...WRECK],
  corrupt: [...placed(blot, 0, 5, 0.780), ...PLUS],
  move_corruption: [...placed(blot, 0, 0, 0.660), ...drawn(BLUE, 2.600, "M8 20.500h13M17.500 17l3.700 3.500-3.700 3.500")],
  cleanse: [...placed(blot, 1, 1, 0.920), ...STRUCK],
  corruption: blot,
  kept_corruption: blot,
  cleansed: [...placed(blot, 1, 1, 0.920), ...STRUCK],
  corrupt_offer: [...card, ...placed(blot, 5, 5, 0.580)],
  agenda: [...card, ...drawn(IVORY, 2, "M9 8h6M9 12h6M9 16h4")],
  remove_agenda: [...card, ...drawn(LOSS, 2.600, "M8.500 12h7")],
  score_agenda: [...card, ...placed(star, 6.300, 6.300, 0.480)],
  peek: [...drawn(IVORY, 2.200, "M1.500 12C5 6.500 8.500 4.500 12 4.500S19 6.500 22.500 12C19 17.500 15.500 19.500 12 19.500S5 17.500 1.500 12z"), ...filled(IVORY, circle(12, 12, 3.800))],
  preferred: [...placed(card, -2, 1.500, 0.860), ...filled(GOLD, "M8.500 6.500l5.500 5.300-5.500 5.300z"), ...placed(filled(IVORY, STAR), 14, 0, 0.420)],
  technology: [...chip, ...filled(IVORY, circle(12, 12, 3))],
  "technology.basic": [...chip, ...drawn(IVORY, 2.400, "M9 12h6")],
  "technology.improved": [...chip, ...drawn(GOLD, 2.400, "M8.500 12 12 8.500l3.500 3.500M8.500 16l3.500-3.500 3.500 3.500")],
  "technologies.basic": [...chip, ...drawn(IVORY, 2.400, "M9 12h6")],
  "technologies.improved": [...chip, ...drawn(GOLD, 2.400, "M8.500 12 12 8.500l3.500 3.500M8.500 16l3.500-3.500 3.500 3.500")],
  consume: [...chip, ...TAINT],
  "consume.basic": [...chip, ...drawn(IVORY, 2.400, "M9 12h6"), ...TAINT],
  "consume.improved": [...chip, ...drawn(GOLD, 2.400, "M8.500 12 12 8.500l3.500 3.500M8.500 16l3.500-3.500 3.500 3.500"), ...TAINT],
  skip: drawn(GAIN, 3, "M4 5l7 7-7 7M13 5l7 7-7 7"),
  trade: token,
  return_trade: [...placed(token, 0, 4, 0.800), ...drawn(LOSS, 2.800, "M15 4h8")],
  trade_resources: [...placed(person, 0, 0, 0.480), ...placed(person, 12.500, 0, 0.480), ...drawn(BLUE, 2.400, "M3 16h17l-3-3M21 21H4l3 2.500")],
  bounty: crate,
  discard_bounty: [...placed(crate, 0, 3.500, 0.820), ...drawn(LOSS, 2.800, "M15 3.500h8")],
  reclaim: recycle,
  "reclaim.home": [...placed(recycle, 0, 6, 0.720), ...home],
  discard_reclaim: [...placed(recycle, 0, 4.500, 0.800), ...drawn(LOSS, 2.800, "M15 3.500h8")],
  glory: medal,
  upgrade: [...placed(medal, -2, 1, 0.860), ...UP],
  score_glory: [...placed(medal, -2.500, 0, 0.800), ...placed(star, 11.500, 11.500, 0.520)],
  discard_glory: [...placed(medal, -1, 3, 0.840), ...drawn(LOSS, 2.800, "M15.500 4h8")],
  glories: medal,
  haven,
  harbinger: mask,
  remove_harbinger: [...placed(mask, 1, 1, 0.920), ...STRUCK],
  place_harbinger: [...placed(mask, -0.500, 4, 0.800), ...PLUS],
  catastrophe: [...filled(RED, "M12 0l3 7.500L23 4l-3.500 8 3.500 8-8-3.500L12 24l-3-7.500L1 20l3.500-8L1 4l8 3.500z"), ...drawn(INK, 2, "M13 6l-3 5h4l-3 6")],
  weaken: [...placed(enemy, 0, 4, 0.800), ...MINUS],
  void: enemy,
  removed: [...placed(enemy, 0, 4, 0.800), ...MINUS],
  yards: shipyard,
  near_void: [...hex, ...placed(enemy, 6.500, 6.500, 0.460)],
  skirmish: [...blades, ...placed(enemy, 7, -1, 0.420)],
  sectors: hex,
  place: [...drawn(VOID, 2, HEX), ...drawn(VOID, 2.600, "M12 7v7M8.500 11l3.500 3.500 3.500-3.500")],
  "place.all": [...placed(drawn(VOID, 2.400, HEX), -0.500, -0.500, 0.800), ...placed(drawn(VOID, 2.400, HEX), 6, 7, 0.720), ...drawn(VOID, 2.200, "M9 5v7M6 9.500 9 12.500l3-3")],
  "place.adjacent": [...drawn(VOID, 2, HEX), ...drawn(VOID, 2.600, "M12 7v7M8.500 11l3.500 3.500 3.500-3.500")],
  here: [...hex, ...filled(GOLD, "M12 18.500c-3.500-4-5-6-5-8.200a5 5 0 0 1 10 0c0 2.200-1.500 4.200-5 8.200z")],
  nearby: [...hex, ...drawn(GOLD, 2.400, circle(12, 12, 4))],
  elsewhere: [...placed(drawn(STEEL, 2.600, HEX), -1, 7.500, 0.560), ...placed(drawn(GOLD, 2.600, HEX), 11.500, 0, 0.540), ...drawn(GOLD, 2, "M8 8.500l2.500-2.500")],
  one_sector: [...hex, ...filled(STEEL, circle(8.500, 12, 2.200), circle(15.500, 12, 2.200))],
  where: [...hex, ...drawn(SILVER, 2.200, "M9.300 9.500c.3-3.400 5.400-3.200 5.400 0 0 2-2.700 2.200-2.700 4M12 17.300v.1")],
  up_to: repeat,
  when: [...drawn(SILVER, 2, "M12 1.800 22.200 12 12 22.200 1.800 12z"), ...drawn(SILVER, 2.200, "M9.300 9.500c.3-3.400 5.400-3.200 5.400 0 0 2-2.700 2.200-2.700 4M12 17.300v.1")],
  tracks: [...placed(EMBLEMS["any"] ?? [], 0, -2, 1), ...pathway],
  technologies: [...chip, ...filled(IVORY, circle(12, 12, 3))],
  agendas: [...card, ...drawn(IVORY, 2, "M9 8h6M9 12h6M9 16h4")],
  trades: token,
  bounties: crate,
  reclaims: recycle,
  upkeep: [...drawn(LOSS, 2.400, circle(12, 12, 10)), ...drawn(LOSS, 2.600, "M12 6v10M8 12.500l4 4 4-4")],
  unpaid_upkeep: [...drawn(LOSS, 2.400, circle(12, 12, 10)), ...drawn(LOSS, 2.600, "M8 8l8 8M16 8l-8 8")],
  empty_guild_slots: [{ d: HALL, line: STEEL, width: 2 }],
  guild_kinds: [...placed(filled(GREEN, HALL), 0, 8, 0.500), ...placed(filled(BLUE, HALL), 12, 8, 0.500), ...placed(filled(ORANGE, HALL), 6, 0, 0.500)],
  preferred_played: [...placed(card, 0, 1.500, 0.860), ...placed(star, 6, 6, 0.480)],
  catastrophes: filled(RED, "M12 0l3 7.500L23 4l-3.500 8 3.500 8-8-3.500L12 24l-3-7.500L1 20l3.500-8L1 4l8 3.500z"),
  rifts_sealed: [...drawn(VOID, 2.400, HEX), ...drawn(GAIN, 2.800, "M7 12.500l3.500 3.500 6.500-7.500")],
  havens_built: haven,
  sector: hex,
  slot: drawn(STEEL, 2, CARD),
  track: [...placed(EMBLEMS["any"] ?? [], 0, -2, 1), ...pathway],
  board: [...drawn(STEEL, 2, "M2 4.500h20v15H2zM2 12h20M12 4.500V12")],
  rift: [...drawn(VOID, 2.200, HEX), ...drawn(VOID, 2.200, "M13 4l-3.500 5 4 3-4 3.500 3 4.500")],
  near_rift: [...drawn(STEEL, 2.200, HEX), ...drawn(VOID, 2.200, "M13 4l-3.500 5 4 3-4 3.500 3 4.500")],
  near_fallen: [...hex, ...placed(ruin, 6.500, 6, 0.460)],
  or_fallen: ruin,
  near_combat: blades,
  lowest_pop: [...placed(person, -1.500, 3, 0.800), ...drawn(LOSS, 2.600, "M16 13l3.500 4 3.500-4")],
  highest_pop: [...placed(person, -1.500, 3, 0.800), ...drawn(GAIN, 2.600, "M16 14l3.500-4 3.500 4")],
  most_power: [...placed(enemy, -1.500, 3, 0.800), ...drawn(GAIN, 2.600, "M16 14l3.500-4 3.500 4")],
  "special.plain_trade": token,
  special: drawn(IVORY, 2.400, "M12 2v20M3.400 7l17.200 10M3.400 17 20.600 7"),
};

const PURE = filled("#ffffff", "M19 0l1.500 3.500L24 5l-3.500 1.500L19 10l-1.500-3.500L14 5l3.500-1.500z");
/** The words whose tags are letters of resources. */
const HALLS = ["guild", "guilds"];

/** Voidfall's icons: its words, with the tags that have a picture of their own inside or beside them. */
export const icons: IconSet = (name, tags) => {
  const mark = tags.includes("pure") ? PURE : tags.includes("corrupted") && name !== "invade" ? TAINT : [];
  const marked = (shapes: readonly Shape[]): Picture => ({ shapes: [...shapes, ...mark] });
  const letters = tags.filter((tag) => tag in RESOURCES);
  if (HALLS.includes(name)) return letters.length ? letters.map((letter) => marked(hall(letter))) : [marked(PICTURES["guild"] ?? [])];
  const exact = PICTURES[`${name}.${tags.filter((tag) => tag !== "pure").join(".")}`];
  if (exact) return [marked(exact)];
  if (name === "deploy") {
    const fleet = tags.find((tag) => tag in FLEETS);
    return [{ shapes: deployed(fleet ? (FLEETS[fleet] ?? ship) : ship, tags.includes("home")) }];
  }
  if (name === "agenda" || name === "corrupt_offer") {
    const found = tags.filter((tag) => tag in AGENDAS);
    if (found.length) return found.map((tag) => ({ shapes: [...card, ...(AGENDAS[tag] ?? []), ...(name === "agenda" ? [] : TAINT)] }));
  }
  if (name === "advance" || name === "track" || name === "level_points" || name === "tracks") {
    const found = tags.filter((tag) => tag in EMBLEMS);
    return (found.length ? found : ["any"]).map((tag) => marked([...placed(EMBLEMS[tag] ?? [], 3, -1, 0.780), ...pathway]));
  }
  if (name === "discard_crisis") return (tags.length ? tags : ["general"]).map((tag) => ({ shapes: [...placed(CRISES[tag] ?? crisis, 0, 4, 0.820), ...MINUS] }));
  if (name === "permanent_crises") return (tags.length ? tags : ["permanent"]).map((tag) => ({ shapes: CRISES[tag] ?? crisis }));
  const beside = tags.filter((tag) => tag in PICTURES).map((tag) => ({ shapes: PICTURES[tag] ?? [] }));
  if (name === "installations" && beside.length) return beside.map((picture) => marked(picture.shapes));
  const main = marked(PICTURES[name === "place" && tags.includes("all") ? "place.all" : name] ?? PICTURES[name.replace(/s$/, "")] ?? []);
  return [name === "glory" || name === "glories" ? { ...main, holds: 18.800 } : main, ...beside];
};

function hall(letter: string): Shape[] {
  return [...filled(COLOURS[letter] ?? STEEL, HALL), ...filled(INK, "M12 5.500 19 11v8.500H5V11z"), ...placed(RESOURCES[letter] ?? [], 6.500, 8.300, 0.460)];
}
