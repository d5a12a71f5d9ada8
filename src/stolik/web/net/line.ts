import { recall, remember } from "../ui/memory";
import { problemOf } from "./api";
import { tableApi } from "./table_api";
import { Newest, type Sent } from "./newest";
import { ROOT } from "./root";
import type { ClientMessage, Problem, ServerMessage } from "./protocol";

/** "removed": the host has removed this spectator; "crowded": the connection made room for a newer one with the same
 * link. */
export type LineState = "connecting" | "open" | "lost" | "refused" | "removed" | "crowded";

/** What the table needs from a connection: the real one below, or a fake in tests. */
export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
}

export interface Listener {
  heard(message: ServerMessage): void;
  state(state: LineState): void;
  /** Why the table cannot be shown; null once it can. */
  trouble(problem: Problem | null): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How often a quiet connection is tested, and how long after that one without a reply is dead. */
const BEAT = 4000;
/** Close codes after which reconnecting is pointless: unknown link, a table that cannot be restored, another origin. */
const REFUSED: readonly number[] = [4404, 4409, 1008];
const REMOVED = 4403;
const CROWDED = 4410;

/** The lengths of messages in bytes are multiples of this, so that they do not tell a listener what is said. */
const STEP = 256;

function padded(message: ClientMessage): string {
  const text = JSON.stringify(message);
  const { length } = new TextEncoder().encode(text);
  return text + " ".repeat(Math.ceil(length / STEP) * STEP - length);
}

/** The id of this browser, so that everybody is told if a seat is opened on another device. */
function device(): string {
  const known = recall("device");
  if (known && /^[0-9a-f]{32}$/.test(known)) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember("device", made);
  return made;
}

/** Why a WebSocket was not opened, which a browser does not say: null if the server would let it in. */
async function refusal(token: string): Promise<Problem | null> {
  try {
    await tableApi.tryLine(token);
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * A WebSocket that reconnects with growing delays (with jitter, so that a table does not reconnect all at once). A
 * quiet connection is tested with a ping; if nothing comes back, a new one replaces it, because it would not close by
 * itself. `shared`: a whole room looks on, so nobody is to let it see with a seat's eyes.
 */
export function openLine(token: string, language: string, listener: Listener, shared = false): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}${ROOT}ws/${encodeURIComponent(token)}?patches=1&lang=${language}${shared ? "" : `&device=${device()}`}`;
  let socket: WebSocket | null = null;
  let timer = 0;
  let beat = 0;
  let heard = true;
  let tried = false;
  let wait = FIRST_WAIT;
  let closed = false;
  /** Whether the present socket has said anything, and how many before it have not. */
  let spoke = false;
  let silent = 0;

  function connect(): void {
    window.clearTimeout(timer);
    window.clearInterval(beat);
    if (closed) return;
    const mine = new WebSocket(address);
    const newest = new Newest();
    let shown = false;
    socket = mine;
    heard = true;
    tried = spoke = false;
    beat = window.setInterval(() => check(mine), BEAT);
    mine.onopen = () => {
      if (socket === mine) listener.state("open");
    };
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      heard = true;
      spoke = true;
      silent = 0;
      const message = newest.whole(JSON.parse(String(event.data)) as Sent);
      if (!message) {
        mine.send(padded({ whole: true }));
        return;
      }
      if (message.view) {
        shown = true;
        wait = FIRST_WAIT;
        listener.trouble(null);
      } else if (message.error && !shown) listener.trouble(message.error);
      listener.heard(message);
    };
    mine.onclose = (event) => {
      if (closed || socket !== mine) return;
      if (event.code === REMOVED || REFUSED.includes(event.code)) {
        end();
        listener.state(event.code === REMOVED ? "removed" : "refused");
        return;
      }
      if (event.code === CROWDED) crowded();
      else lost();
    };
  }

  /** Hidden pages do not reconnect; otherwise too many of them would displace each other endlessly. */
  function crowded(): void {
    window.clearInterval(beat);
    socket = null;
    listener.state("crowded");
    if (!document.hidden) timer = window.setTimeout(connect, LONGEST_WAIT);
  }

  function lost(): void {
    window.clearInterval(beat);
    socket = null;
    listener.state("lost");
    if (!spoke) void explain();
    timer = window.setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(wait * 1.7, LONGEST_WAIT);
  }

  /** One socket that fails may be chance; two in a row, which the server would have let in, fail on the way. */
  async function explain(): Promise<void> {
    silent += 1;
    const often = silent > 1;
    const why = await refusal(token);
    if (silent > 0 && !closed && (why || often)) listener.trouble(why ?? { id: "no_upgrade" });
  }

  /** Called at each beat: tests the connection if it was quiet, and abandons it if it stayed quiet. */
  function check(mine: WebSocket): void {
    if (heard) {
      heard = tried = false;
    } else if (tried || mine.readyState !== WebSocket.OPEN) {
      lost();
      mine.close();
    } else {
      mine.send(padded({ ping: true }));
      tried = true;
    }
  }

  function now(): void {
    if (!closed && socket === null && !document.hidden) connect();
  }

  /** Nothing is tried or tested any more. */
  function end(): void {
    closed = true;
    window.clearTimeout(timer);
    window.clearInterval(beat);
    window.removeEventListener("online", now);
    document.removeEventListener("visibilitychange", now);
  }

  window.addEventListener("online", now);
  document.addEventListener("visibilitychange", now);
  listener.state("connecting");
  connect();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(padded(message));
      return true;
    },
    close() {
      end();
      socket?.close();
    },
  };
}
