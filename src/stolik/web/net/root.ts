const here = import.meta.url;

/** The path under which the server is reached, such as `/` or `/stolik/`: scripts are one level below it. */
export const ROOT = here.startsWith("http") ? new URL(import.meta.env.DEV ? "/" : "..", here).pathname : "/";

/** Whether this page is on its own: a file that belongs to no server (docs/decisions/0055-pages-on-their-own.md). */
export const ALONE = import.meta.env.ALONE;

/** The path of a table's page. */
export function tablePath(link: string): string {
  return `${ROOT}t/${link}`;
}

/** What follows a watchers' link on a television; a browser does not send it to the server. */
export const ON_TELEVISION = "#television";

/** What follows a watchers' link on a device that several players hand around. */
export const HOT_SEAT = "#hot-seat";

/** What follows a link where its game is shown again, and the lobby's address where a file is. */
export const AGAIN = "#replay";

/** The path of the page that shows a table's game again, from this frame if one is given. */
export function replayPath(link: string, frame?: number): string {
  return tablePath(link) + AGAIN + (frame === undefined ? "" : `-${frame}`);
}

/** What an address says of a replay: whether it is one, and the frame with which it begins. */
export function replayIn(hash: string): { start?: number } | null {
  const found = new RegExp(`^${AGAIN}(?:-(\\d+))?$`).exec(hash);
  return found && (found[1] === undefined ? {} : { start: Number(found[1]) });
}

/** The path of a link to a moment. */
export function momentPath(moment: string): string {
  return `${ROOT}r/${moment}`;
}

/** The path of a table's page on a device that several players hand around. */
export function hotSeatPath(watch: string): string {
  return tablePath(watch) + HOT_SEAT;
}

/** What follows the lobby's address where this person's games and data are. */
export const YOURS = "#yours";
/** What follows it where another device has left something. */
export const ALONG = "#along.";

/** The end of the path of whoever runs the server; what follows it is their key. */
export const HOST = "/host";

/** Whether an address is one of these three. */
export function isYours({ hash, pathname }: Location): boolean {
  return hash === YOURS || hash.startsWith(ALONG) || pathname.endsWith(HOST);
}

/** The path of a table's page for a television. */
export function televisionPath(watch: string): string {
  return tablePath(watch) + ON_TELEVISION;
}
