import { CAN_INSTALL } from "../../net/offline";
import type { ChannelWish } from "../../net/protocol";

/** Whether this browser can be called while the page is closed. */
export const CAN_PUSH = CAN_INSTALL && "PushManager" in window && "Notification" in window;

/** Why this browser is not called. */
export type PushTrouble = "blocked" | "failed";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Has the browser listen to calls of the server with this key. Asks its owner first. */
export async function subscribe(serverKey: string): Promise<Pick<ChannelWish, "address" | "keys"> | PushTrouble> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  try {
    const worker = await navigator.serviceWorker.ready;
    const before = await worker.pushManager.getSubscription();
    const key = bytes(serverKey);
    const known = new Uint8Array(before?.options.applicationServerKey ?? new ArrayBuffer());
    if (before && known.join() !== key.join()) await before.unsubscribe();
    const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint !== undefined && p256dh !== undefined && auth !== undefined ? { address: endpoint, keys: { p256dh, auth } } : "failed";
  } catch {
    return "failed";
  }
}
