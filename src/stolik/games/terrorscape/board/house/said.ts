import type { Ref } from "../../../../web/net/protocol";
import { words } from "../../../../web/words/words.svelte";
import { zoneOf } from "../refs";
import { list } from "./rooms";
import type { StatementView } from "../view";

/** The rooms of a statement: a whole zone by its name, everything as "everywhere", others one by one. */
export function placesOf(rooms: readonly Ref[]): readonly Ref[] {
  const zones = new Set(rooms.map(zoneOf));
  return rooms.length === 5 && zones.size === 1 ? [...zones] : rooms;
}

/** A public statement as a sentence. */
export function sentenceOf(said: StatementView): string {
  const rooms = said.rooms.length >= 15 ? words.say("board-everywhere") : list(placesOf(said.rooms));
  return words.say(`board-said-${said.kind}`, {
    rooms: rooms || words.say("board-nowhere"),
    names: said.survivors.length > 0 ? list(said.survivors) : words.say("board-nobody"),
  });
}
