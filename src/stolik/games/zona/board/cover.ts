import type { Cover } from "../../../web/lobby/cover";

const cover: Cover = {
  picture: () => import("./CoverPicture.svelte"),
  minutes: [60, 150],
  palette: { accent: "#e9a04a", left: "rgb(96 92 40 / 0.45)", right: "rgb(150 48 26 / 0.42)", above: "rgb(110 84 40 / 0.4)" },
  tints: { scavenger: "#8a5a24" },
  quickPlayers: 3,
};

export default cover;
