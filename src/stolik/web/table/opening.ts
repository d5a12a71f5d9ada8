import { coverOf } from "../lobby/covers";
import { api } from "../net/api";
import type { Chapter, Options } from "../net/protocol";
import { applyPalette } from "../ui/palette";
import { read } from "../words/numbers";
import { words } from "../words/words.svelte";
import { loadBoard, type BoardModule } from "./board";
import type { Table } from "./table.svelte";

/** What a page needs to show a game. */
export interface Opened {
  board: BoardModule;
  /** The rule book; empty if it has none, or it has not come. */
  book: readonly Chapter[];
}

/** Loads board, texts and rule book of a game, and shows its colours. Raises ApiError. */
export async function opened(game: string, options: Options): Promise<Opened> {
  const texts = words.speakOf(game);
  const [book, board] = await Promise.all([api.rules(game).catch(() => []), loadBoard(game), texts]);
  words.options = options;
  applyPalette(coverOf(game).palette);
  return { board, book };
}

function nameOf(table: Table, seat: number): string {
  const info = table.seats.find((other) => other.seat === seat);
  // The guide speaks of the other seats by what they play.
  const guided = table.guide.now && info?.kind === "bot";
  const played = guided && table.view ? (table.board.seatName?.(seat, table.view) ?? null) : null;
  if (played) return words.name(played);
  const given = guided ? "" : info?.name;
  return given || words.maybe(`seat-${seat}`) || words.say("ui-seat", { seat });
}

/** What is said on the page is about this table. */
export function speakOf(table: Table): void {
  words.seatName = (seat) => nameOf(table, seat);
  words.numbers = (thing) => {
    const said = table.whys.said(thing, table.whose);
    return said ? read(said) : "";
  };
  words.noted = (thing) => table.notes.on(thing) && `${words.say(table.noteName)}: ${table.notes.on(thing)}`;
  words.facts = (thing) => (table.view && table.board.help ? table.board.help(thing, table.view, table.teller.log) : null);
}

/** The game's own colours and fonts apply to the whole page while its board is shown. Returns what ends this. */
export function dressed(game: string): () => void {
  const { dataset } = document.documentElement;
  dataset["board"] = game;
  return () => delete dataset["board"];
}
