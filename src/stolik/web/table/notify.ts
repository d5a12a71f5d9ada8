import { settings } from "./settings.svelte";

/** Browsers tell of news outside the page only where it came over HTTPS, or from this computer. */
export const CAN_NOTIFY = "Notification" in window && window.isSecureContext;

/** Asks the person's leave, where the browser has not been told yet; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return CAN_NOTIFY && (await Notification.requestPermission()) === "granted";
}

/** Tells of something outside the page, if the person wants that and does not look at it. A press leads back. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.now.notify || !CAN_NOTIFY || !document.hidden || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
