import type { Cover } from "../../../web/lobby/cover";
import CoverPicture from "./CoverPicture.svelte";

const cover: Cover = {
  Picture: CoverPicture,
  palette: { accent: "#8fc6ff", left: "rgb(22 58 116 / 0.5)", right: "rgb(70 22 128 / 0.42)", above: "rgb(34 44 104 / 0.5)" },
  tints: { house: "#2b5fa8" },
  quickPlayers: 1,
};

export default cover;
