import { ALONG, ROOT } from "../net/root";

/** The path at which another device fetches what was left for it. The server is sent nothing of what is behind the #. */
export function alongPath(parcel: string, key: string): string {
  return `${ROOT}${ALONG}${parcel}.${key}`;
}

/** What such an address says; null if it is not whole. */
export function alongIn(hash: string): { parcel: string; key: string } | null {
  const [parcel, key] = hash.startsWith(ALONG) ? hash.slice(ALONG.length).split(".") : [];
  return parcel && key ? { parcel, key } : null;
}
