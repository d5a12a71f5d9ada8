import { settings } from "../settings.svelte";

/** Browsers show notifications only for pages served over HTTPS or from this computer. */
export const CAN_NOTIFY = "Notification" in window && window.isSecureContext;

/** Asks for permission if the browser does not know it yet. Returns whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return CAN_NOTIFY && (await Notification.requestPermission()) === "granted";
}

/** Shows a notification if the person wants that and is not looking at the page. A press leads back to it. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.now.notify || !CAN_NOTIFY || !document.hidden || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
