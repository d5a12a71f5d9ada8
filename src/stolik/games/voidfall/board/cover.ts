import type { Cover } from "../../../web/lobby/cover";

const cover: Cover = {
  picture: () => import("./CoverPicture.svelte"),
  minutes: [60, 180],
  palette: { accent: "#8fc6ff", left: "rgb(22 58 116 / 0.5)", right: "rgb(70 22 128 / 0.42)", above: "rgb(34 44 104 / 0.5)" },
  tints: { house: "#2b5fa8" },
  quickPlayers: 2,
  quick: [
    { preset: "first", players: 1 },
    { preset: "usual", players: 2 },
    { preset: "together", players: 2 },
    { preset: "usual", players: 1 },
  ],
};

export default cover;
