import type { BoardModule } from "../board";
import type { View } from "../../net/protocol";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

const PARTS = ["turn", "round", "phase"];

function phaseKey(view: View): string {
  return PARTS.map((part) => String(view[part] ?? "")).join("/");
}

/** Draws any game from its view and its texts. */
const board: BoardModule = {
  Board,
  Picture: Nothing,
  zones: {},
  phaseKey,
  points: () => [],
};

export default board;
