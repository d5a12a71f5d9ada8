import type { Cover } from "../../../web/lobby/cover";

const cover: Cover = {
  picture: () => import("./CoverPicture.svelte"),
  minutes: [45, 75],
  palette: { accent: "#ffb75c", left: "rgb(96 58 20 / 0.42)", right: "rgb(104 14 26 / 0.45)", above: "rgb(44 34 74 / 0.5)" },
  tints: { killer: "#8c1f28", survivors: "#8a5a1f" },
  quickPlayers: 2,
};

export default cover;
