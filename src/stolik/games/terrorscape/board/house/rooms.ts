import type { Ref } from "../../../../web/net/protocol";
import { words } from "../../../../web/words/words.svelte";
import type { Mark } from "./notes";
import { endsOf } from "../refs";
import { killerAt, standingIn, type TerrorscapeView } from "../view";

function behind(door: Ref, room: Ref): Ref {
  const [one, other] = endsOf(door);
  return one === room ? other : one;
}

export function list(refs: readonly Ref[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(refs.map((ref) => words.name(ref)));
}

/** Everything that can be seen in a room, in words that make sense without the map. */
export function labelOf(room: Ref, view: TerrorscapeView, may: readonly Ref[], marks: readonly (readonly [Ref, Mark])[]): string {
  const code = words.attribute(room.replaceAll(":", "-"), "code") ?? "";
  const standing = standingIn(view, room).map((other) => other.survivor);
  const blocked = view.blocks.filter((door) => endsOf(door).includes(room)).map((door) => behind(door, room));
  const killerHere = killerAt(view) === room && view.killer !== "";
  return [
    words.name(room),
    code,
    killerHere ? words.say(view.side !== "killer" && view.stealthed ? "board-trace" : "board-killer-here", { killer: words.name(view.killer) }) : "",
    standing.length > 0 ? words.say("board-standing", { names: list(standing) }) : "",
    view.noise.includes(room) ? words.say("board-noise") : view.old_noise.includes(room) ? words.say("board-old-noise") : "",
    blocked.length > 0 ? words.say("board-boarded", { rooms: list(blocked), count: blocked.length }) : "",
    view.trap === room ? words.name("token:trap") : "",
    view.buzzer === room ? words.name("plan:buzzer") : "",
    view.chests?.includes(room) ? words.say("board-chest") : "",
    ...(view.hunter_traps ?? []).filter((laid) => laid.room === room).map((laid) => words.name(laid.trap)),
    may.length > 0 ? words.say("board-may-be", { names: list(may) }) : "",
    ...marks.map(([survivor, mark]) => words.say(`board-noted-${mark}`, { name: words.name(survivor) })),
  ]
    .filter((part) => part !== "")
    .join(", ");
}
