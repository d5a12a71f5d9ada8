import type { Cover } from "../../../web/lobby/cover";

const cover: Cover = {
  picture: () => import("./CoverPicture.svelte"),
  minutes: [30, 60],
  palette: { left: "rgb(24 106 128 / 0.5)", right: "rgb(104 32 58 / 0.5)", above: "rgb(66 44 128 / 0.55)" },
  tints: { creature: "#8f2430", hunted: "#24527f" },
};

export default cover;
