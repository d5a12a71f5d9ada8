/** Keeps the screen on while the page is in sight, where the browser can. Returns what lets it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  /** A lock is lost whenever the page is out of sight. */
  async function hold(): Promise<void> {
    if (!("wakeLock" in navigator) || document.hidden) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  }

  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
