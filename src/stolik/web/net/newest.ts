import type { ServerMessage } from "./protocol";
import { patched, type Patch } from "./patched";

/** A message as it comes: whole, or with the changes since the one before it. */
export type Sent = ServerMessage & { nth?: number; changes?: Patch };

/** Makes whole messages of changes. */
export class Newest {
  #nth = -1;
  #message: ServerMessage = {};

  /** The whole message; null if its changes are of another message than the one before. */
  whole(sent: Sent): ServerMessage | null {
    const { nth, changes, ...rest } = sent;
    if (nth === undefined) return rest;
    if (changes === undefined) return this.#keep(nth, rest);
    if (nth !== this.#nth + 1) return null;
    try {
      return this.#keep(nth, { ...(patched(this.#message, changes) as ServerMessage), ...rest });
    } catch {
      return null;
    }
  }

  /** All but the lines of the log stays for the next message. */
  #keep(nth: number, told: ServerMessage): ServerMessage {
    const { log: _, ...rest } = told;
    [this.#nth, this.#message] = [nth, rest];
    return told;
  }
}
