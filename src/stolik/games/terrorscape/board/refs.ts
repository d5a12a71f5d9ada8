import type { Ref } from "../../../web/net/protocol";

/** The two rooms of a door: `door:cabin_G3_G4` stands between `room:cabin_G3` and `room:cabin_G4`. */
export function endsOf(door: Ref): readonly [Ref, Ref] {
  const parts = (door.split(":")[1] ?? "").split("_");
  const [one, other] = parts.slice(-2);
  const map = parts.length > 2 ? `${parts[0]}_` : "";
  return [`room:${map}${one}`, `room:${map}${other}`];
}

/** `zone:red` for a room whose number begins with R. */
export function zoneOf(room: Ref): Ref {
  const letter = room.replace(/^room:(cabin_)?/, "").charAt(0);
  return letter === "R" ? "zone:red" : letter === "B" ? "zone:blue" : "zone:green";
}
