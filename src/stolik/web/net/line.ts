import type { ClientMessage, ServerMessage } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "refused";

/** What the table needs from a connection: the real one below, or a fake in tests. */
export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
}

export interface Listener {
  heard(message: ServerMessage): void;
  state(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Close codes after which reconnecting is pointless: unknown link, a table that cannot be restored, another origin. */
const REFUSED: readonly number[] = [4404, 4409, 1008];

/** A WebSocket that reconnects with growing delays (with jitter, so that a table does not reconnect all at once). */
export function openLine(token: string, language: string, listener: Listener): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/ws/${encodeURIComponent(token)}?lang=${language}`;
  let socket: WebSocket | null = null;
  let timer = 0;
  let wait = FIRST_WAIT;
  let closed = false;

  function connect(): void {
    window.clearTimeout(timer);
    if (closed) return;
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT;
      listener.state("open");
    };
    mine.onmessage = (event) => listener.heard(JSON.parse(String(event.data)) as ServerMessage);
    mine.onclose = (event) => {
      if (closed || socket !== mine) return;
      if (REFUSED.includes(event.code)) {
        closed = true;
        listener.state("refused");
        return;
      }
      listener.state("lost");
      timer = window.setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
      wait = Math.min(wait * 1.7, LONGEST_WAIT);
    };
  }

  function now(): void {
    if (socket?.readyState === WebSocket.CLOSED) connect();
  }

  window.addEventListener("online", now);
  document.addEventListener("visibilitychange", now);
  listener.state("connecting");
  connect();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      closed = true;
      window.clearTimeout(timer);
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
      socket?.close();
    },
  };
}
