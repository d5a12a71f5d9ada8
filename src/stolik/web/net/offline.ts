import { ROOT } from "./root";

/** Whether this address may keep a page for when the server cannot be reached, and be installed. */
export const CAN_INSTALL = window.isSecureContext && "serviceWorker" in navigator;

/** Milliseconds: what the page itself needs is loaded first. */
const LATER = 5000;

/** Has the browser keep that page. Everything works without it. */
export function keepOfflinePage(): void {
  if (!CAN_INSTALL || import.meta.env.DEV) return;
  setTimeout(() => void navigator.serviceWorker.register(`${ROOT}worker.js`, { scope: ROOT }).catch(() => undefined), LATER);
}
