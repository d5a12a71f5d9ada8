const here = import.meta.url;

/** The path under which the server is reached, such as `/` or `/stolik/`: scripts are one level below it. */
export const ROOT = here.startsWith("http") ? new URL(import.meta.env.DEV ? "/" : "..", here).pathname : "/";

/** The path of a table's page. */
export function tablePath(link: string): string {
  return `${ROOT}t/${link}`;
}

/** What follows a watchers' link on a television; a browser does not send it to the server. */
export const ON_TELEVISION = "#television";

/** What follows a link where its game is shown again, and the lobby's address where a file is. */
export const AGAIN = "#replay";

/** The path of the page that shows a table's game again. */
export function replayPath(link: string): string {
  return tablePath(link) + AGAIN;
}

/** The path of a table's page for a television. */
export function televisionPath(watch: string): string {
  return tablePath(watch) + ON_TELEVISION;
}
